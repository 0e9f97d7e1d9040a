"""One run of the simulated world, made wholly of its seed."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.simulator.checker import Checker
from tests.simulator.company import Company, plan_table
from tests.simulator.disk import PowerCut
from tests.simulator.faults import Faults
from tests.simulator.host import Host, MakeStore, make_store
from tests.simulator.ledger import Finding, Ledger
from tests.simulator.loop import SimulationError, simulated_loop
from tests.simulator.network import Network
from tests.simulator.person import Manner

COMMAND: Final = "python -m tests.simulator"
TOLD_MAX: Final = 5  # findings of one run
TOLD_LENGTH: Final = 1_000  # letters of one finding
CALM_SECONDS: Final = 600.0  # after which everybody must have been answered


class Simulation:
    """The world of one seed: `run` plays it to its end, `ledger.findings` is what went wrong."""

    def __init__(self, seed: int, make: MakeStore = make_store) -> None:
        self.seed: Final = seed
        self.random: Final = Random(f"simulation {seed}")
        self.ledger: Final = Ledger()
        self.loop: Final = simulated_loop()
        self.network: Final = Network(self.loop, self._random("network"))
        self.host: Final = Host(self.loop, self.network, self.ledger, self._random("host"), make)
        self.people: Final = self.loop.process("people")
        self.companies: Final[list[Company]] = []
        self.faults: Final = Faults(
            self.loop, self.host, self.network, self.ledger, self._random("faults")
        )
        self.seconds: Final = self.random.choice((20.0, 60.0, 150.0))
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
        for _ in range(self.random.randint(0, 8)):
            loop.plan(self.random.random() * self.seconds, self.faults.any)
        loop.plan(1.0, self._look_after)
        loop.run(lambda: loop.time() >= self.seconds)
        self.faults.end()
        self._quiet = True
        limit = loop.time() + CALM_SECONDS
        loop.run(lambda: self._is_settled() or loop.time() >= limit)
        self._check_settled()
        later = loop.time() + 5.0
        loop.run(lambda: loop.time() >= later)
        self.host.stop()
        loop.run(lambda: not self.host.is_up or loop.time() >= limit + CALM_SECONDS)
        if self.host.is_up:
            self.ledger.find("stuck", "the server does not end")
        self.host.end()
        Checker(self.ledger, self.host.disk, self.host.times).check()

    def _check_failures(self) -> None:
        """What nobody caught."""
        for context in self.loop.failures:
            if not isinstance(context.get("exception"), PowerCut):
                self.ledger.find("failed", f"{context['message']}: {context.get('exception')!r}")

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
        if self.host.process is None:
            if self.host.refused_to_start and self.host.started_at > self.faults.ended_at:
                self.ledger.find("lost", f"no start: {self.host.refused_to_start}")
            self.host.start()
        self.loop.plan(self.loop.time() + 1.0 + self.random.random() * 4.0, self._look_after)

    def _is_settled(self) -> bool:
        return self.host.is_up and all(
            person.at_rest for company in self.companies for person in company.persons
        )

    def _check_settled(self) -> None:
        if not self.host.is_up:
            self.ledger.find("stuck", "no server runs although everything works")
        for company in self.companies:
            for person in company.persons:
                if person.dismissed:
                    self.ledger.find("lost", f"{person.name} was sent away: {person.dismissed}")
                elif not person.at_rest:
                    text = f"{person.name} waits for {person.pending} at version {person.version}"
                    self.ledger.find("stuck", text)


class _Log(logging.Handler):
    """What the server says of itself. Mistakes of its own are findings."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__(logging.WARNING)
        self._ledger: Final = ledger

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None:
            self._ledger.find("failed", self.format(record))


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
    findings: tuple[Finding, ...]
    counts: dict[str, int]
    trace: tuple[int, int]  # alike for runs that were alike

    def __str__(self) -> str:
        told = [f"seed {self.seed}: {len(self.findings)} findings"]
        told += [f"  {str(finding)[:TOLD_LENGTH]}" for finding in self.findings[:TOLD_MAX]]
        return "\n".join([*told, f"  repeat it with: {COMMAND} --seed {self.seed}"])


def simulate(seed: int, make: MakeStore = make_store) -> Report:
    simulation = Simulation(seed, make)
    simulation.run()
    ledger = simulation.ledger
    counts = ledger.counts | {"simulated seconds": round(simulation.loop.time())}
    trace = (simulation.loop.trace, ledger.digest)
    return Report(seed, tuple(ledger.findings), counts, trace)
