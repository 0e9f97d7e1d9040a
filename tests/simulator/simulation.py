"""One run of the simulated world, made wholly of its seed."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from monopoly.server.tables.registry import LOST
from monopoly.server.websocket.connection import AHEAD
from tests.simulator.bounds import check_bounds, check_empty
from tests.simulator.checker import Checker
from tests.simulator.company import Company, plan_table
from tests.simulator.disk import PowerCut
from tests.simulator.faults import ALSO, USUAL, Faults, Kind
from tests.simulator.host import SETTINGS, Host, MakeStore, make_store
from tests.simulator.ledger import Finding, Ledger
from tests.simulator.loop import SimulationError, simulated_loop
from tests.simulator.network import Network
from tests.simulator.person import Manner
from tests.simulator.socket import Socket
from tests.simulator.stranger import Stranger

COMMAND: Final = "python -m tests.simulator"
TOLD_MAX: Final = 5  # findings of one run
TOLD_LENGTH: Final = 1_000  # letters of one finding
# How the log begins to name a table that is damaged, or has lost something.
LOSSES: Final = ("Table %s is set aside", LOST, AHEAD)
# Of the whole file; the second is SQLite's.
DAMAGES: Final = ("is damaged", "malformed", "not a database")
CLOCKS: Final = "clocks"  # the check that nobody is charged for time they did not have
PARTING_SECONDS: Final = 300.0  # within which the server has noticed that somebody is gone
CALM_SECONDS: Final = 600.0  # after which everybody must have been answered


@dataclass(frozen=True, slots=True)
class Setup:
    """What differs from the usual."""

    also: tuple[str, ...] = ()  # what nothing is promised of yet, by name
    make: MakeStore = make_store
    more: tuple[Kind, ...] = ()  # faults

    @property
    def kinds(self) -> list[Kind]:
        return [*USUAL, *self.more, *(ALSO[name] for name in self.also if name in ALSO)]


USUALLY: Final = Setup()


class Simulation:
    """The world of one seed: `run` plays it to its end, `ledger.findings` is what went wrong."""

    def __init__(self, seed: int, setup: Setup = USUALLY) -> None:
        self.seed: Final = seed
        self.setup: Final = setup
        self.ledger: Final = Ledger()
        self.loop: Final = simulated_loop()
        self.network: Final = Network(self.loop, self._random("network"))
        random = self._random("simulation")
        settings = replace(
            SETTINGS,
            rest_seconds=random.choice((20.0, 3600.0)),
            idle_seconds=random.choice((20.0, 600.0)),
        )
        self.host: Final = Host(
            self.loop, self.network, self.ledger, self._random("host"), settings, setup.make
        )
        self.people: Final = self.loop.process("people")
        self.companies: Final[list[Company]] = []
        self.faults: Final = Faults(
            self.loop,
            self.host,
            self.network,
            self.ledger,
            self._random("faults"),
            setup.kinds,
        )
        self.random: Final = random
        self.seconds: Final = random.choice((20.0, 60.0, 150.0))
        self._quiet = False  # people only wait for answers

    def _random(self, what: str) -> Random:
        return Random(f"{what} {self.seed}")

    def run(self) -> None:
        with _log_of(self.ledger):
            try:
                self._run()
            except SimulationError as error:
                self.ledger.find("stuck", str(error))
            finally:
                self.host.end()
                self.loop.close()
                self._check_failures()

    def _run(self) -> None:
        loop = self.loop
        self.host.start()
        for number in range(self.random.randint(1, 3)):
            self._gather(number)
        stranger = Stranger(
            self.network, self.people, self.ledger, self._random("stranger"), self._tables
        )
        loop.spawn(self.people, stranger.live(), "stranger")
        for _ in range(self.random.randint(0, 8)):
            loop.plan(self.random.random() * self.seconds, self.faults.any)
        loop.plan(1.0, self._look_after)
        self._let_pass(self.seconds, lambda: False)
        self.faults.end()
        self._quiet = True
        if self.ledger.damaged:
            self.host.end()  # every table is taken up once more, by a server that looks at it
        self._let_pass(CALM_SECONDS, self._is_settled)
        self._check_settled()
        self._see_everybody_off()
        self.host.stop()
        self._let_pass(CALM_SECONDS, lambda: not self.host.is_up)
        if self.host.is_up:
            self.ledger.find("stuck", "the server does not end")
        self.host.end()
        if not self.ledger.all_reported:
            clocks = CLOCKS in self.setup.also
            disk, times = self.host.disk, self.host.times
            Checker(loop, self.ledger, disk, times, clocks=clocks).check()

    def _check_failures(self) -> None:
        """What nobody caught."""
        for context in self.loop.failures:
            if not isinstance(context.get("exception"), PowerCut):
                task = context.get("future") or context.get("task")
                text = f"{context['message']}: {context.get('exception')!r} in {task}"
                self.ledger.find("failed", text)

    def _see_everybody_off(self) -> None:
        """And nothing of them is left with the server."""
        for link in list(self.network.links):
            if isinstance(link, Socket):
                if self.random.random() < 0.5:
                    link.leave()
                else:
                    link.vanish()
        self.loop.kill(self.people)
        self._let_pass(PARTING_SECONDS, lambda: not self.network.links)
        self._let_pass(PARTING_SECONDS, lambda: not self.host.is_at_work)
        self._let_pass(1.0, lambda: False)
        if self.host.app is not None:
            check_empty(self.ledger, self.host.app)

    def _let_pass(self, seconds: float, enough: Callable[[], bool]) -> None:
        until = self.loop.time() + seconds
        self.loop.plan(until, lambda: None)
        self.loop.run(lambda: enough() or self.loop.time() >= until)

    def _gather(self, number: int) -> None:
        company = Company(
            self.network,
            self.people,
            self.ledger,
            self._random(f"company {number}"),
            plan_table(self.random, self._manner()),
            number,
            lambda: self._quiet,
        )
        self.companies.append(company)
        self.loop.spawn(self.people, company.live(), f"company {number}")

    def _tables(self) -> list[str]:
        return [table for company in self.companies for table in company.tables]

    def _manner(self) -> Manner:
        random = self.random
        return Manner(
            think=random.choice((0.5, 2.0, 8.0)),
            twice=random.choice((0.0, 0.1, 0.5)),
            again=random.choice((0.0, 0.05, 0.3)),
            stale=random.choice((0.0, 0.1)),
            chat=random.choice((0.0, 0.05)),
            nonsense=random.choice((0.0, 0.1)),
            vanish=random.choice((0.0, 0.05)),
            idle=random.choice((0.0, 0.01)),
        )

    def _look_after(self) -> None:
        """Somebody starts the server whenever it is gone."""
        if self.host.app is not None and self.host.process is not None:
            check_bounds(self.ledger, self.host.app, self.host.process)
        if any(word in self.host.broken for word in DAMAGES):
            self.ledger.report_all(self.host.broken)
        if self.host.process is None:
            self._check_refused()
            self.host.start()
        self.loop.plan(self.loop.time() + 1.0 + self.random.random() * 4.0, self._look_after)

    def _check_refused(self) -> None:
        why = self.host.refused_to_start
        if any(word in why for word in DAMAGES):
            self.ledger.report_all(why)
        elif why and self.host.started_at > self.faults.ended_at:
            self.ledger.find("lost", f"no start: {why}")

    def _is_settled(self) -> bool:
        persons = [person for company in self.companies for person in company.persons]
        return bool(self.ledger.all_reported) or (
            self.host.is_up
            and all(one.at_rest or self.ledger.is_reported(one.table) for one in persons)
        )

    def _check_settled(self) -> None:
        if self.ledger.all_reported:
            return
        if not self.host.is_up:
            self.ledger.find("stuck", "no server runs although everything works")
        for company in self.companies:
            for person in company.persons:
                if self.ledger.is_reported(person.table) or person.dismissed == "left":
                    continue
                if person.dismissed:
                    text = f"{person.table}: {person.name} was sent away: {person.dismissed}"
                    self.ledger.find("lost", text)
                elif not person.at_rest:
                    text = f"{person.table}: {person.name} waits for {person.pending}"
                    self.ledger.find("stuck", f"{text} at version {person.version}")


class _Log(logging.Handler):
    """What the server says: which tables are damaged. Mistakes of its own are findings."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__(logging.WARNING)
        self._ledger: Final = ledger

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None:
            self._ledger.find("failed", self.format(record))
        if record.msg.startswith(LOSSES) and isinstance(record.args, tuple):
            self._ledger.report(str(record.args[0]), record.getMessage())


@contextmanager
def _log_of(ledger: Ledger) -> Iterator[None]:
    log, handler = logging.getLogger("monopoly.server"), _Log(ledger)
    propagate = log.propagate
    log.addHandler(handler)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.propagate = propagate


@dataclass(frozen=True, slots=True)
class Report:
    """What came of one seed."""

    seed: int
    also: tuple[str, ...]
    findings: tuple[Finding, ...]
    counts: dict[str, int]
    trace: tuple[int, int]  # alike for runs that were alike

    def __str__(self) -> str:
        told = [f"seed {self.seed}: {len(self.findings)} findings"]
        told += [f"  {str(finding)[:TOLD_LENGTH]}" for finding in self.findings[:TOLD_MAX]]
        command = " ".join(
            [COMMAND, "--seed", str(self.seed), *(f"--also {one}" for one in self.also)]
        )
        return "\n".join([*told, f"  repeat it with: {command}"])


def simulate(seed: int, setup: Setup = USUALLY) -> Report:
    simulation = Simulation(seed, setup)
    simulation.run()
    ledger = simulation.ledger
    counts = ledger.counts | {"simulated seconds": round(simulation.loop.time())}
    trace = (simulation.loop.trace, ledger.digest)
    return Report(seed, setup.also, tuple(ledger.unreported), counts, trace)
