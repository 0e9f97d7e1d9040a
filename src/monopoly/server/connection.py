"""One client at one table. It is never sent anything it must not know, and never waited for: what
it has not read yet lies in the table's log, from where it is sent at the client's own pace."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from monopoly.server import effects, play, questions, told
from monopoly.server.hall import Hall
from monopoly.server.limits import Bucket, milliseconds
from monopoly.server.live import LiveTable
from monopoly.server.messages import (
    PROTOCOL,
    Act,
    AskDeed,
    AskEffect,
    AskFunds,
    AskOdds,
    AskWhyNot,
    Bye,
    CallOut,
    ClientMessage,
    ComeBack,
    Done,
    Fault,
    Hello,
    Ping,
    Pong,
    Presence,
    Question,
    Refused,
    Say,
    ServerMessage,
    Welcome,
)
from monopoly.server.reading import id_of, read_message
from monopoly.server.refusal import Refusal
from monopoly.server.seats import NOBODY, Seat
from monopoly.server.settings import Rate
from monopoly.server.store import Store, StoreError, TableError
from monopoly.server.table import Table

ENTRIES_MAX: Final = 100  # in one message
OUTBOX_MAX: Final = 64  # answers waiting to be sent; then nothing more is read
EXCESS_PER_SECOND: Final = 1.0  # messages beyond the limit that are forgiven
LATER: Final = ("too-fast", "too-much")  # refusals that the same message may overcome

M = TypeVar("M", Act, CallOut, Say, ComeBack)

_log: Final = logging.getLogger("monopoly.server")
_ENCODER: Final = msgspec.json.Encoder()


class Connection:
    def __init__(self, socket: WebSocket, hall: Hall, live: LiveTable, store: Store) -> None:
        self.seat_person = NOBODY
        self._socket: Final = socket
        self._hall: Final = hall
        self._live: Final = live
        self._table: Final = live.table
        self._store: Final = store
        self._seat: Seat | None = None
        self._cursor = 0
        self._welcomed = False
        self._placed = False  # a position has been sent
        self._outbox: Final[deque[bytes]] = deque()
        self._presence: Presence | None = None
        self._stirred: Final = asyncio.Event()
        self._drained: Final = asyncio.Event()
        self._bucket: Final = Bucket(hall.settings.messages)
        self._excess: Final = Bucket(Rate(hall.settings.messages_over_max, EXCESS_PER_SECOND))
        self._parted = False
        self._sender: asyncio.Task[None] | None = None
        self._sending_since = 0.0  # a message is on its way since then; 0.0 none is
        self._story = self._labels = self._positions = False

    # --- what the table calls

    def stir(self) -> None:
        self._stirred.set()

    def note_presence(self, presence: Presence) -> None:
        self._presence = presence
        self._stirred.set()

    async def part(
        self, code: int, reason: str, sentence: str, *, again: bool, path: str = ""
    ) -> None:
        """Says why and closes. Whatever goes wrong with that, the connection is gone."""
        if self._parted:
            return
        self._parted = True
        bye = _ENCODER.encode(Bye(code=reason, sentence=sentence, again=again, path=path))
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(2.0):
                await self._socket.send({"type": "websocket.send", "text": bye.decode()})
                await self._socket.close(code, reason)

    async def check(self, now: float) -> None:
        """Lets a client go that does not read; what it has missed waits for it in the log."""
        since = self._sending_since
        if self._parted or not since or now - since < self._hall.settings.send_seconds:
            return
        self._parted = True
        self._hall.metrics.count("slow_clients")
        if self._sender is not None:
            self._sender.cancel()
        self._drained.set()
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(1.0):
                await self._socket.close(4413, "slow")

    async def _part_damaged(self, error: TableError) -> None:
        refusal = self._hall.set_aside(error)
        await self.part(4410, refusal.code, refusal.sentence, again=False)

    # --- from hello to the end

    async def run(self, token: str, address: str = "") -> None:
        """Serves a socket that has been accepted; `token` came with its headers."""
        places = self._hall.places
        places.greet(address, self)
        try:
            await self._run(token, address)
        finally:
            places.leave(address, self._seat_key(), self)

    async def _run(self, token: str, address: str) -> None:
        try:
            await self._greet(token, address)
        except Refusal as refusal:
            code = {401: 4401, 404: 4404, 410: 4410, 429: 4429}.get(refusal.status, 4400)
            code = 4408 if refusal.code == "no-hello" else code
            self._hall.metrics.refuse(refusal.code)
            await self.part(code, refusal.code, refusal.sentence, again=False, path=refusal.path)
            return
        except StoreError as error:
            await self.part(1011, "store", str(error), again=False)
            return
        except TableError as error:
            await self._part_damaged(error)
            return
        self._sender = asyncio.create_task(self._send_all())
        try:
            await self._receive_all()
        finally:
            self._sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender
            self._live.part(self, self._seat)

    async def _greet(self, token: str, address: str) -> None:
        hello = await self._hello()
        if hello.protocol != PROTOCOL:
            raise Refusal("bad-protocol", f"This server speaks protocol {PROTOCOL}.")
        live, table = self._live, self._table
        async with live.lock:
            live.check_stored()
            if live.gone:
                raise Refusal("no-table", "There is no such table any more.")
            if hello.since is not None and hello.since > table.version:
                sentence = f"This table has only come to version {table.version}."
                raise Refusal("bad-since", sentence)
            self._take_seat(hello.seat_token or token)
            self._take_place(address)
            self._cursor = table.version if hello.since is None else hello.since
            self._story = "story" in hello.want
            self._labels = "labels" in hello.want
            self._positions = "positions" in hello.want
            await live.join(self, self._seat)
            welcome = Welcome(
                protocol=PROTOCOL,
                table=table.view(live.watchers),
                seat=table.seat_of(self.seat_person),
                since=self._cursor,
            )
        self._outbox.append(_ENCODER.encode(welcome))
        self._stirred.set()

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._hall.settings.hello_seconds):
                data = await self._receive()
        except TimeoutError:
            raise Refusal("no-hello", "The first message, hello, did not come.") from None
        if data is None:
            raise Refusal("no-hello", "The first message, hello, did not come.")
        message = read_message(data)
        if not isinstance(message, Hello):
            raise Refusal("bad-hello", "The first message must be hello.")
        return message

    def _take_seat(self, token: str) -> None:
        if not token:
            return
        found = self._table.passes.person(token, self._table.times.wall())
        number = self._table.seat_of(found.person)
        if number is None:
            raise Refusal("wrong-token", "This seat token is not one of this table.")
        self.seat_person = found.person
        self._seat = self._table.seat(number)

    def _take_place(self, address: str) -> None:
        if self._seat is not None:
            self._hall.places.sit(address, self._seat_key(), self)
            return
        if self._live.watchers >= self._hall.settings.sockets_per_table:
            raise Refusal("too-many-sockets", "Too many are watching this table already.")
        self._hall.places.watch(address, self)

    def _seat_key(self) -> str:
        return f"{self._table.id} {self.seat_person}"

    # --- receiving

    async def _receive(self) -> bytes | str | None:
        """The next message; None when there will be none."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        self._hall.metrics.count("messages_received")
        data: bytes | str = event.get("text") or event.get("bytes") or ""
        return data

    async def _receive_all(self) -> None:
        while not self._parted:
            data = await self._receive()
            if data is None:
                return
            wait = self._bucket.take()
            if wait > 0:
                await self._slow_down(data, wait)
                continue
            try:
                await self._handle(read_message(data))
            except Refusal as refusal:
                self._fault(refusal, id_of(data))
            except StoreError as error:
                await self.part(1011, "store", str(error), again=False)
                return
            except TableError as error:
                await self._part_damaged(error)
                return
            except Exception:  # noqa: BLE001 — a mistake of ours is answered too, and logged
                _log.exception("A message could not be handled")
                sentence = "The server has made a mistake; nothing was done."
                self._fault(Refusal("internal", sentence), id_of(data))
            await self._keep_pace()

    async def _slow_down(self, data: bytes | str, wait: float) -> None:
        if self._excess.take() > 0:
            await self.part(4429, "flood", "Far too many messages.", again=False)
            return
        sentence = "That is too many messages at once."
        self._fault(Refusal("too-fast", sentence, retry_after=milliseconds(wait)), id_of(data))
        await self._keep_pace()

    async def _keep_pace(self) -> None:
        """Who does not read its answers is not read from."""
        while len(self._outbox) > OUTBOX_MAX and not self._parted:
            self._drained.clear()
            await self._drained.wait()

    async def _handle(self, message: ClientMessage) -> None:
        match message:
            case Act():
                await self._do(message, self._act)
            case CallOut():
                await self._do(message, play.call)
            case Say():
                await self._do(message, self._say)
            case ComeBack():
                await self._do(message, play.come_back)
            case AskWhyNot() | AskDeed() | AskOdds() | AskEffect() | AskFunds():
                await self._answer_question(message)
            case Ping():
                self._answer(Pong(id=message.id, version=self._told_version()))
            case Hello():
                raise Refusal("bad-message", "Hello has been said.")

    async def _do(self, message: M, how: Callable[[Table, int, M], None]) -> None:
        def do(table: Table) -> Done | Refused:
            known = table.answers.find(self.seat_person, message.id)
            if known is not None:
                return known
            try:
                how(table, self._seat_number(), message)
            except Refusal as refusal:
                answer = refusal.answer(message.id, table.version)
                if refusal.code not in LATER:
                    table.answers.keep(self.seat_person, answer)
                return answer
            done = table.answers.find(self.seat_person, message.id)
            return done or Done(id=message.id, version=table.version)

        answer = await self._live.change(do)
        if isinstance(answer, Refused):
            self._hall.metrics.refuse(answer.code)
        self._answer(answer)

    def _say(self, table: Table, number: int, message: Say) -> None:
        self._live.check_chat(self.seat_person)
        play.say(table, number, message)

    def _act(self, table: Table, number: int, message: Act) -> None:
        if message.action.get("kind") in play.OFFERS:
            table.check_room()
            self._live.check_offer(self.seat_person)
        play.act(table, number, message)

    async def _answer_question(self, message: Question) -> None:
        async with self._live.lock:
            self._live.check_stored()
            try:
                answer = self._find_out(message)
            except Refusal as refusal:
                answer = refusal.answer(message.id, self._table.version)
        self._answer(answer)

    def _find_out(self, message: Question) -> ServerMessage:
        table = self._table
        match message:
            case AskWhyNot():
                return questions.why_not(table, self._seat_number(), message)
            case AskEffect():
                return effects.effect(table, self._seat_number(), message)
            case AskFunds():
                return questions.funds(table, self._seat_number(), message)
            case AskDeed():
                return questions.deed(table, message)
            case AskOdds():
                return questions.odds(table, message)

    def _seat_number(self) -> int:
        number = self._table.seat_of(self.seat_person) if self.seat_person != NOBODY else None
        if number is None:
            raise Refusal("watcher", "You are watching: only who sits at the table can do that.")
        return number

    def _told_version(self) -> int:
        return self._cursor

    # --- sending

    def _answer(self, answer: ServerMessage) -> None:
        self._outbox.append(_ENCODER.encode(answer))
        self._stirred.set()

    def _fault(self, refusal: Refusal, message_id: str) -> None:
        self._hall.metrics.refuse(refusal.code)
        self._answer(
            Fault(
                code=refusal.code,
                sentence=refusal.sentence,
                path=refusal.path,
                id=message_id,
                retry_after=refusal.retry_after,
            )
        )

    async def _send_all(self) -> None:
        try:
            while not self._parted:
                await self._stirred.wait()
                self._stirred.clear()
                await self._send_what_there_is()
        except StoreError as error:
            await self.part(1011, "store", str(error), again=False)
        except TableError as error:
            await self._part_damaged(error)
        except (RuntimeError, OSError, WebSocketDisconnect):
            self._parted = True  # the other end is gone; receiving ends as well
        except Exception:  # noqa: BLE001 — a client must not wait for what will never come
            _log.exception("A client could not be told")
            await self.part(1011, "internal", "The server has made a mistake.", again=True)
        finally:
            self._drained.set()

    async def _send_what_there_is(self) -> None:
        """What has happened first, then the answers: who reads an answer has seen its effect."""
        if not self._welcomed:
            await self._send(self._outbox.popleft())
        answers = len(self._outbox)
        while self._cursor < self._table.version or not self._welcomed:
            await self._send(await self._next_update())
        for _ in range(answers):
            await self._send(self._outbox.popleft())
        self._drained.set()
        presence, self._presence = self._presence, None
        if presence is not None:
            await self._send(_ENCODER.encode(presence))
        if self._outbox:
            self._stirred.set()

    async def _next_update(self) -> bytes:
        oldest = self._table.recent[0].version if self._table.recent else 0
        if self._cursor + 1 < oldest:
            lines = await self._store.lines(self._table.id, self._cursor, ENTRIES_MAX)
            self._cursor = lines[-1].version
            return told.update([self._worded(line.version, line.entry) for line in lines], None)
        async with self._live.lock:
            self._live.check_stored()
            found: list[bytes] = []
            for line in reversed(self._table.recent):
                if line.version <= self._cursor:
                    break
                found.append(self._worded(line.version, line.entry))
            found.reverse()
            self._cursor = self._table.version
            now = self._live.told.now(
                self._table.seat_of(self.seat_person) if self.seat_person else None,
                labels=self._labels,
                with_position=self._positions or not self._placed,
            )
            self._welcomed = True
            self._placed = self._table.game is not None
        return told.update(found, now)

    def _worded(self, version: int, entry: bytes) -> bytes:
        if not self._story:
            return entry
        seat = self._table.seat_of(self.seat_person)
        return self._live.told.with_story(version, entry, seat)

    async def _send(self, frame: bytes) -> None:
        self._sending_since = self._table.times.steady()
        await self._socket.send({"type": "websocket.send", "text": frame.decode()})
        self._sending_since = 0.0
        self._hall.metrics.count("messages_sent")
