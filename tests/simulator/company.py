"""Who comes to a table of a run: how it is opened and begun, who plays there, and again."""

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
LOOK_SECONDS: Final = 2.0  # between two looks at whether the game is over


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What is to become of one table."""

    wish: dict[str, Any]
    people: int
    manner: Manner
    second_devices: int
    watchers: int
    leaver_after: float | None  # seconds, after which somebody gives up their seat


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
        wish["options"] = {
            "starting_cash": random.choice((150, 1500)),
            "banker": random.choice(("computer", "player")),
        }
    leaver_after = random.random() * 60.0 if people > 1 and random.random() < 0.2 else None
    return TablePlan(wish, people, manner, random.randint(0, 1), random.randint(0, 1), leaver_after)


class Company:
    """The people of one table, from its opening on, and of the tables at which they play again."""

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
        self.tables: Final[list[str]] = []
        self._network: Final = network
        self._process: Final = process
        self._ledger: Final = ledger
        self._random: Final = random
        self._plan: Final = plan
        self._number: Final = number
        self._is_over: Final = is_over
        self._tries = 0

    async def live(self) -> None:
        opened = await self._insist("POST", "/api/tables", self._plan.wish, new_name=True)
        table = opened["table"]["id"]
        keys = [self._sit_down(opened)]
        for _ in range(self._plan.people - 1):
            seated = await self._insist("POST", f"{_path(table)}/seats", {}, new_name=True)
            keys.append(self._sit_down(seated))
        for _ in range(self._plan.second_devices):
            self._join(table, self.persons[0].name, keys[0])
        for _ in range(self._plan.watchers):
            self._join(table, f"watcher {self._number}", "")
        for key in keys:
            if self._random.random() < 0.3:
                words = {"words": f"words {self._random.random()}"}
                await self._insist("POST", f"{_path(table)}/words", words, key)
        while not self._is_over():
            await self._play(table, keys)
            table, keys = await self._play_again(table, keys)

    async def _play(self, table: str, keys: list[str]) -> None:
        start = {"fill": "cautious"}
        await self._insist("POST", f"{_path(table)}/start", start, keys[0], ("started",))
        if self._plan.leaver_after is not None and len(keys) > 1:
            await asyncio.sleep(self._plan.leaver_after)
            await self._leave(table, keys.pop())
        host = next(person for person in self.persons if person.table == table)
        while not (host.finished or self._is_over()):
            await asyncio.sleep(LOOK_SECONDS)

    async def _leave(self, table: str, key: str) -> None:
        for person in self.persons:
            if person.seat_key == key:
                person.dismissed = "left"
        self._ledger.leave(table, key)  # whatever comes of it
        then = {"then": self._random.choice(("bot", "estate"))}
        enough = ("over", "wrong-token")  # the answer to an earlier try was lost
        await self._insist("POST", f"{_path(table)}/leave", then, key, enough)

    async def _play_again(self, table: str, keys: list[str]) -> tuple[str, list[str]]:
        """Everybody asks; the first opens the new table."""
        found: list[str] = []
        again = table
        for key in keys:
            if self._is_over():
                break
            seated = await self._insist("POST", f"{_path(table)}/rematch", {}, key)
            again = seated["table"]["id"]
            found.append(self._sit_down(seated))
        return again, found or keys

    def _sit_down(self, seated: dict[str, Any]) -> str:
        table = str(seated["table"]["id"])
        views = [*seated["table"]["seats"], seated["table"]["banker"]]
        name = next(view["name"] for view in views if view and view["seat"] == seated["seat"])
        key = str(seated["seat_token"])
        self._ledger.sit(table, name, key)
        self._ledger.heard(table, seated["table"]["version"])
        if table not in self.tables:
            self.tables.append(table)
        self._join(table, name, key)
        return key

    def _join(self, table: str, name: str, key: str) -> None:
        person = Person(
            self._network,
            self._process,
            self._ledger,
            Random(self._random.random()),
            self._plan.manner,
            name=name,
            table=table,
            seat_key=key,
            address=f"10.{self._number}.0.{len(self.persons)}",
            device=len(self.persons),
            is_over=self._is_over,
        )
        self.persons.append(person)
        self._network.loop.spawn(self._process, person.live(), name)

    async def _insist(
        self,
        method: str,
        path: str,
        body: dict[str, Any],
        key: str = "",
        enough: tuple[str, ...] = (),
        *,
        new_name: bool = False,
    ) -> dict[str, Any]:
        """Asks until it is done, or refused for good. With another name at each try: the one
        before may be taken, by oneself."""
        while True:
            if new_name:
                self._tries += 1
                name = f"{NAMES[self._tries % len(NAMES)]} {self._number}.{self._tries}"
                body = body | {"name": name}
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
                if answer.status == 500:
                    self._ledger.find("failed", f"{method} {path}: {answer.body['sentence']}")
                if answer.status < 429 and code != "name-taken":
                    raise asyncio.CancelledError  # this company comes no further
            await asyncio.sleep(self._random.random() * 3.0)


def _path(table: str) -> str:
    return f"/api/tables/{table}"
