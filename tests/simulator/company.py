"""Who comes to the tables of a run: how a table is opened and begun, and who plays at it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.simulator.exchange import Answer, request
from tests.simulator.ledger import Ledger
from tests.simulator.loop import Process
from tests.simulator.network import LostError, Network
from tests.simulator.person import Manner, Person

NAMES: Final = "Ann Bob Cid Dot Eve Flo Gus Hal".split()
RULES: Final = ("statutes-short", "wikibook", "mcc-speed", "parker-timed", "london")


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What is to become of one table."""

    wish: dict[str, Any]
    people: int
    manner: Manner
    second_devices: int
    watchers: int


def plan_table(random: Random, manner: Manner) -> TablePlan:
    people = random.randint(1, 3)
    bots = random.randint(0 if people > 1 else 1, 2)
    rules = random.choice(RULES)
    clock: dict[str, int] = {"grace": random.choice((5, 60))}
    if random.random() < 0.5:
        clock |= {"decision": random.choice((3, 10)), "reserve": random.choice((0, 20))}
    wish: dict[str, Any] = {
        "rules": rules,
        "seats": people + bots,
        "bots": ["cautious"] * bots,
        "clock": clock,
        "pace": random.choice((300, 2_000)),
        "private": random.random() < 0.5,
    }
    if rules == "parker-timed":
        wish["minutes"] = random.randint(1, 3)
    else:
        wish["options"] = {"starting_cash": random.choice((150, 1500))}
    return TablePlan(wish, people, manner, random.randint(0, 1), random.randint(0, 1))


class Company:
    """The people of one table, from its opening on."""

    def __init__(
        self,
        network: Network,
        process: Process,
        ledger: Ledger,
        random: Random,
        plan: TablePlan,
        number: int,
        is_over: Callable[[], bool],
    ) -> None:
        self.persons: Final[list[Person]] = []
        self.table = ""
        self._network: Final = network
        self._process: Final = process
        self._ledger: Final = ledger
        self._random: Final = random
        self._plan: Final = plan
        self._number: Final = number
        self._is_over: Final = is_over
        self._tries = 0

    async def live(self) -> None:
        opened = await self._insist(lambda: ("POST", "/api/tables", self._wish(), ""))
        self.table = str(opened["table"]["id"])
        host_key = self._seated(opened)
        seats = f"/api/tables/{self.table}/seats"
        for _ in range(self._plan.people - 1):
            self._seated(await self._insist(lambda: ("POST", seats, {"name": self._name()}, "")))
        for _ in range(self._plan.second_devices):
            self._join(self.persons[0].name, host_key)
        for _ in range(self._plan.watchers):
            self._join(f"watcher {self._number}", "")
        start = f"/api/tables/{self.table}/start"
        await self._insist(lambda: ("POST", start, {"fill": "cautious"}, host_key), ("started",))

    def _wish(self) -> dict[str, Any]:
        return self._plan.wish | {"name": self._name()}

    def _name(self) -> str:
        """Another at each try: the one before may be taken by oneself."""
        self._tries += 1
        return f"{NAMES[self._tries % len(NAMES)]} {self._number}.{self._tries}"

    def _seated(self, seated: dict[str, Any]) -> str:
        name = next(
            seat["name"] for seat in seated["table"]["seats"] if seat["seat"] == seated["seat"]
        )
        key = str(seated["seat_token"])
        self._ledger.table(self.table).keys[name] = key
        self._ledger.heard(self.table, seated["table"]["version"])
        self._join(name, key)
        return key

    def _join(self, name: str, key: str) -> None:
        person = Person(
            self._network,
            self._process,
            self._ledger,
            Random(self._random.random()),
            self._plan.manner,
            name=name,
            table=self.table,
            seat_key=key,
            address=f"10.{self._number}.0.{len(self.persons)}",
            is_over=self._is_over,
            device=len(self.persons),
        )
        self.persons.append(person)
        self._network.loop.spawn(self._process, person.live(), name)

    async def _insist(
        self,
        ask: Callable[[], tuple[str, str, dict[str, Any], str]],
        enough: tuple[str, ...] = (),
    ) -> dict[str, Any]:
        """Asks until it is done, or refused for good."""
        while True:
            method, path, body, key = ask()
            try:
                answer: Answer = await request(
                    self._network, self._process, method, path, body, seat_key=key
                )
            except LostError:
                self._ledger.count("requests lost")
            else:
                if answer.status < 300:
                    found: dict[str, Any] = answer.body
                    return found
                code = answer.body["code"]
                self._ledger.count(f"http {code}")
                if code in enough:
                    return {}
                if code == "table-full":
                    raise asyncio.CancelledError
                if answer.status == 500:
                    self._ledger.find("failed", f"{method} {path}: {answer.body['sentence']}")
            await asyncio.sleep(self._random.random() * 3.0)
