"""Somebody who has no seat anywhere, and asks for what is not theirs or makes no sense."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.simulator.exchange import request
from tests.simulator.ledger import Ledger
from tests.simulator.loop import Process
from tests.simulator.network import LostError, Network
from tests.simulator.socket import Socket

PAUSE_SECONDS: Final = 5.0  # at most
ADDRESS: Final = "10.99.0.1"
KEY: Final = "A" * 43  # to no seat

# Method, path below the table, body; none of these is ever done for a stranger.
FORBIDDEN: Final[tuple[tuple[str, str, object], ...]] = (
    ("POST", "/start", {"fill": "cautious"}),
    ("POST", "/words", {"words": "strange"}),
    ("POST", "/bots", {"bot": "cautious"}),
    ("POST", "/host", {"seat": 0}),
    ("POST", "/leave", {"then": "estate"}),
    ("POST", "/invite", {}),
    ("GET", "/invite", None),
    ("POST", "/readmit", {"person": 1}),
    ("POST", "/rematch", {}),
    ("DELETE", "/seats/0", None),
)
OPEN: Final[tuple[tuple[str, str, object], ...]] = (
    ("GET", "", None),
    ("GET", "/board", None),
    ("GET", "/replay", None),
    ("GET", "/record", None),
    ("POST", "/seats", b"{"),
    ("POST", "/seats", b'{"name":"\\u202e"}'),
    ("POST", "/seats", b"[" * 20_000),
)


ELSEWHERE: Final = ("/api/tables", "/healthz", "/metrics", "/api/choices", "/nowhere")


class Stranger:
    def __init__(
        self,
        network: Network,
        process: Process,
        ledger: Ledger,
        random: Random,
        tables: Callable[[], list[str]],
    ) -> None:
        self._network: Final = network
        self._process: Final = process
        self._ledger: Final = ledger
        self._random: Final = random
        self._tables: Final = tables

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self._random.random() * PAUSE_SECONDS)
            table = self._random.choice([*self._tables(), "nowhere"])
            what = self._random.choice((self._ask, self._ask, self._look_about, self._call))
            try:
                await what(f"/api/tables/{table}")
            except LostError:
                self._ledger.count("strangers lost")

    async def _ask(self, table: str) -> None:
        method, path, body = self._random.choice(FORBIDDEN)
        answer = await self._request(method, table + path, body)
        if answer < 400:
            self._ledger.find(
                "another", f"{method} {table}{path} was done for a stranger: {answer}"
            )

    async def _look_about(self, table: str) -> None:
        method, path, body = self._random.choice(OPEN)
        await self._request(method, table + path, body)
        await self._request(
            "GET", self._random.choice(("/api/tables", "/healthz", "/metrics")), None
        )

    async def _call(self, table: str) -> None:
        """A WebSocket on which hello is never said, or something else instead."""
        socket = await Socket.open(
            self._network, self._process, f"{table}/play", seat_key=self._key(), address=ADDRESS
        )
        words: tuple[Any, ...] = ("", "{}", '{"type":"hello","protocol":2}', b"\xff")
        for _ in range(self._random.randrange(4)):
            await socket.send(self._random.choice(words))
        await asyncio.sleep(self._random.random() * 20.0)
        if self._random.random() < 0.5:
            socket.leave()
        else:
            socket.vanish()

    async def _request(self, method: str, path: str, body: object) -> int:
        answer = await request(
            self._network,
            self._process,
            method,
            path,
            body,
            seat_key=self._key(),
            address=ADDRESS,
        )
        self._ledger.count(f"strangers told {answer.status}")
        if answer.status == 500:
            self._ledger.find("failed", f"{method} {path}: 500")
        return answer.status

    def _key(self) -> str:
        return self._random.choice(("", KEY))
