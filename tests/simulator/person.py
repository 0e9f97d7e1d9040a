"""People at a table: they play what is legal, come and go, and are not to be relied on."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from monopoly.server.websocket.feed import MISSED_MAX
from tests.simulator.ledger import Ledger, Sent
from tests.simulator.loop import Process
from tests.simulator.network import LostError, Network
from tests.simulator.socket import Socket

ANSWER_SECONDS: Final = 20.0  # after which a message is sent once more, elsewhere
BACK_SECONDS: Final = 3.0  # at most, before somebody connects again
OLD_MAX: Final = 20  # messages remembered to be sent once more


@dataclass(frozen=True, slots=True)
class Manner:
    """How somebody behaves, as chances for each message of theirs; `think` in seconds at most."""

    think: float = 2.0
    twice: float = 0.0  # sends a message twice
    again: float = 0.0  # sends an old one once more
    stale: float = 0.0  # decides on what they saw before
    chat: float = 0.0
    nonsense: float = 0.0
    vanish: float = 0.0  # goes without a farewell, and comes back
    idle: float = 0.0  # reads nothing for a while


class Person:
    """One device of one person, at one table."""

    def __init__(
        self,
        network: Network,
        process: Process,
        ledger: Ledger,
        random: Random,
        manner: Manner,
        *,
        name: str,
        table: str,
        seat_key: str,
        address: str,
        device: int,
        is_over: Callable[[], bool],
    ) -> None:
        self.name: Final = name
        self.table: Final = table
        self.seat_key: Final = seat_key
        self.pending: dict[str, Any] | None = None  # sent, and not answered
        self.version = 0  # seen so far
        self.dismissed = ""  # why there is no coming back
        self.finished = False  # the game is over
        self._network: Final = network
        self._process: Final = process
        self._ledger: Final = ledger
        self._random: Final = random
        self._manner: Final = manner
        self._address: Final = address
        self._device: Final = device
        self._is_over: Final = is_over
        self._now: dict[str, Any] = {}
        self._acts_at = 0.0
        self._sent_at = 0.0
        self._old: Final[list[dict[str, Any]]] = []
        self._numbers = 0

    @property
    def at_rest(self) -> bool:
        """They are there, everything they sent is answered, and what is known they have heard."""
        known = self._ledger.table(self.table)
        return bool(self.dismissed) or (
            bool(self._now) and self.pending is None and self.version >= known.highest
        )

    async def live(self) -> None:
        while not self.dismissed:
            try:
                await self._visit()
            except LostError:
                self._ledger.count("connections lost")
            self._now = {}
            await asyncio.sleep(self._random.random() * BACK_SECONDS)

    async def _visit(self) -> None:
        socket = await Socket.open(
            self._network,
            self._process,
            f"/api/tables/{self.table}/play",
            seat_key=self.seat_key,
            address=self._address,
        )
        hello: dict[str, Any] = {"type": "hello", "protocol": 3}
        if self.version or self._random.random() < 0.5:
            hello["since"] = self.version
        hello["want"] = [wish for wish in ("story", "labels", "positions") if self._chance(0.2)]
        await self._send(socket, hello)
        self._sent_at = 0.0  # what is still pending is sent again at once
        while not self.dismissed:
            message = await self._next(socket)
            if message is not None:
                self._hear(message)
            elif not self._is_over() and self._chance(self._manner.vanish):
                socket.vanish()
            await self._act(socket)

    async def _next(self, socket: Socket) -> dict[str, Any] | None:
        """A message; None when it is time to do something."""
        time = self._network.loop.time
        may_act = self._now.get("legal") and not self.pending and not self._is_over()
        due = self._acts_at if may_act else time() + 1.0
        try:
            async with asyncio.timeout(max(0.01, due - time())):
                found: dict[str, Any] = msgspec.json.decode(await socket.receive())
                return found
        except TimeoutError:
            return None

    # --- what is heard

    def _hear(self, message: Mapping[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "update":
                self._update(message)
            case "done":
                self._ledger.done(self.table, message["id"], message["version"])
                self._settle(message["id"])
            case "refused":
                self._ledger.refused(self.table, message["id"], message["code"])
                self._settle(message["id"])
                # only what was done is known to a server that was started anew
                self._old[:] = [old for old in self._old if old["id"] != message["id"]]
            case "error":
                self._ledger.count(f"error {message['code']}")
                if message["code"] == "internal":
                    self._ledger.find("failed", f"{self.table}: {message['sentence']}")
            case "story":
                for entry in message["entries"]:
                    self._ledger.told(self.table, entry)
            case "bye":
                self._part(message)
            case _:
                pass

    def _welcome(self, message: Mapping[str, Any]) -> None:
        missed = message["table"]["version"] - self.version
        if not self.version or missed > MISSED_MAX:
            self.version = message["since"]
        elif message["since"] != self.version:
            text = f"{self.table}: {self.name} asked since {self.version}"
            self._ledger.find("lost", f"{text}, and is told since {message['since']}")

    def _update(self, message: Mapping[str, Any]) -> None:
        for entry in message["entries"]:
            if entry["version"] != self.version + 1:
                text = f"{self.table}: {self.name} was told {entry['version']}"
                self._ledger.find("lost", f"{text} after {self.version}")
            self.version = entry["version"]
            self._ledger.told(self.table, entry)
            if entry["what"] == "ended":
                self.finished = True
        now = message.get("now")
        if now is not None:
            self._now = now
            self._ledger.heard(self.table, now["version"])
            self._acts_at = self._network.loop.time() + self._random.random() * self._manner.think

    def _settle(self, message_id: str) -> None:
        if self.pending is not None and self.pending["id"] == message_id:
            self.pending = None

    def _part(self, message: Mapping[str, Any]) -> None:
        code = message["code"]
        self._ledger.count(f"bye {code}")
        if code == "bad-since":
            self._ledger.find(
                "lost",
                f"{self.table}: {self.name} has seen version {self.version}, and is told: "
                f"{message['sentence']}",
            )
        if code in ("bad-since", "no-table", "wrong-token", "expired-token", "damaged"):
            self.dismissed = code

    # --- what is done

    async def _act(self, socket: Socket) -> None:
        time = self._network.loop.time()
        if self.pending is not None:
            if time - self._sent_at > ANSWER_SECONDS:
                self._sent_at = time
                await self._send(socket, self.pending)
            return
        if self._is_over() or not self._now:
            return
        if self._chance(self._manner.nonsense):
            await socket.send(self._nonsense())
        if self._old and self._chance(self._manner.again):
            await self._send(socket, self._random.choice(self._old))
        if self._chance(self._manner.idle):
            await asyncio.sleep(self._random.random() * 30.0)
        if self._chance(self._manner.chat):
            await self._ask(socket, {"type": "chat", "text": f"{self.name} says {self._numbers}"})
        elif self._now.get("legal") and time >= self._acts_at:
            await self._ask(socket, self._play())
        elif self._now.get("calls") and time >= self._acts_at:
            call = self._now["calls"][0]
            await self._ask(socket, {"type": "call", "version": self._now["version"], "call": call})

    def _play(self) -> dict[str, Any]:
        """Buildings before all, so that games come to an end."""
        legal = self._now["legal"]
        building = [one for one in legal if one["action"]["kind"] == "build"]
        chosen = building[0] if building else self._random.choice(legal[:4])
        version = self._now["version"]
        if self._chance(self._manner.stale):
            version = self._random.randrange(version + 2)
        return {"type": "act", "version": version, "action": chosen["action"]}

    async def _ask(self, socket: Socket, message: dict[str, Any]) -> None:
        self._numbers += 1
        message["id"] = f"{self.name}/{self._device}-{self._numbers}"
        self._ledger.send(Sent(self.table, self.name, message))
        self._old.append(message)
        del self._old[:-OLD_MAX]
        self.pending = message
        self._sent_at = self._network.loop.time()
        await self._send(socket, message)
        if self._chance(self._manner.twice):
            await self._send(socket, message)

    async def _send(self, socket: Socket, message: Mapping[str, Any]) -> None:
        arrives = await socket.send(msgspec.json.encode(message).decode())
        sent = self._ledger.sent.get(message.get("id", ""))
        if sent is not None and sent.arrived_at is None:
            sent.arrived_at = arrives

    def _nonsense(self) -> str | bytes:
        return self._random.choice(
            (
                "",
                "{",
                "null",
                '{"type":"act"}',
                '{"type":"hello","protocol":3}',
                '{"type":"act","id":"x","version":99999999,"action":{"kind":"throw"}}',
                '{"type":"act","id":"x","version":1,"action":{"kind":"throw","dice":[6,6]}}',
                '{"type":"act","id":"x","version":1,"action":{"kind":"leave"}}',
                '{"type":"chat","id":"","text":"\\u0000"}',
                '{"type":"ping","id":"p"}',
                '{"type":"story","id":"s","before":40,"count":20}',
                '{"type":"effect","id":"q","action":{"kind":"throw"}}',
                self._random.randbytes(20),
                "[" * 5_000,
            )
        )

    def _chance(self, likely: float) -> bool:
        return self._random.random() < likely
