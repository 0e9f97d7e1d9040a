"""One client at one table, from hello to its end. It is never sent anything it must not know, and
never waited for."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Final

from monopoly.protocol.codec import MessageError, encode, id_of, read_client_message
from monopoly.protocol.messages import (
    PROTOCOL,
    Act,
    Bye,
    CallOut,
    ClientMessage,
    ComeBack,
    Fault,
    Hello,
    Ping,
    Pong,
    Presence,
    Say,
    ServerMessage,
    Welcome,
)
from monopoly.server.ops.buckets import Bucket, milliseconds
from monopoly.server.ops.settings import Rate
from monopoly.server.refusal import Refusal
from monopoly.server.store.interface import StoreError, TableError
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.seats import NOBODY, Seat
from monopoly.server.views.table import table_view
from monopoly.server.websocket.commands import Commands
from monopoly.server.websocket.feed import Feed
from monopoly.server.websocket.shared import Shared
from monopoly.server.websocket.transport import Gone, Transport

OUTBOX_MAX: Final = 64  # answers waiting to be sent; then nothing more is read
EXCESS_PER_SECOND: Final = 1.0  # messages beyond the limit that are forgiven

_log: Final = logging.getLogger("monopoly.server")


class Connection:
    def __init__(self, transport: Transport, runtime: TableRuntime, shared: Shared) -> None:
        services = shared.services
        self.seat_person = NOBODY
        self._transport: Final = transport
        self._settings: Final = services.settings
        self._metrics: Final = services.metrics
        self._store: Final = services.store
        self._registry: Final = services.registry
        self._places: Final = shared.places
        self._updates: Final = shared.updates_of(runtime)
        self._runtime: Final = runtime
        self._table: Final = runtime.table
        self._seat: Seat | None = None
        self._feed: Feed  # these two from hello on
        self._commands: Commands
        self._welcomed = False
        self._sending = False  # the sender is at work
        self._outbox: Final[deque[bytes]] = deque()
        self._presence: Presence | None = None
        self._woken: Final = asyncio.Event()
        self._drained: Final = asyncio.Event()
        self._bucket: Final = Bucket(services.settings.messages, self._table.times)
        excess = Rate(services.settings.messages_over_max, EXCESS_PER_SECOND)
        self._excess: Final = Bucket(excess, self._table.times)
        self._closed = False
        self._sender: asyncio.Task[None] | None = None
        self._sending_since = 0.0  # a message is on its way since then; 0.0 none is

    # --- what the table calls

    def wake(self) -> None:
        """The table's lock is held, and everything is stored."""
        try:
            if self._is_idle() and self._feed.is_at_hand:
                self._send_now(self._feed.newest())
                return
        except Exception:  # noqa: BLE001, S110 — the sender comes to the same, and says so
            pass
        self._woken.set()

    def note_presence(self, presence: Presence) -> None:
        self._presence = presence
        self._woken.set()

    async def disconnect(
        self, code: int, reason: str, sentence: str, *, again: bool, path: str = ""
    ) -> None:
        """Says why and closes. Whatever goes wrong with that, the connection is gone."""
        if self._closed:
            return
        self._closed = True
        bye = encode(Bye(code=reason, sentence=sentence, again=again, path=path))
        with contextlib.suppress(Gone, TimeoutError):
            async with asyncio.timeout(2.0):
                await self._transport.send(bye)
                await self._transport.close(code, reason)

    async def check(self, now: float) -> None:
        """Lets a client go that does not read; what it has missed waits for it in the log."""
        since = self._sending_since
        if self._closed or not since or now - since < self._settings.send_seconds:
            return
        self._closed = True
        self._metrics.count("slow_clients")
        if self._sender is not None:
            self._sender.cancel()
        self._drained.set()
        with contextlib.suppress(Gone, TimeoutError):
            async with asyncio.timeout(1.0):
                await self._transport.close(4413, "slow")

    async def _disconnect_damaged(self, error: TableError) -> None:
        refusal = self._registry.set_aside(error)
        await self.disconnect(4410, refusal.code, refusal.sentence, again=False)

    # --- from hello to the end

    async def run(self, seat_key: str, address: str = "") -> None:
        """Serves a socket that has been accepted; `seat_key` came with its headers."""
        self._places.greet(address, self)
        try:
            await self._run(seat_key, address)
        finally:
            self._places.leave(address, self._place_key(), self)

    async def _run(self, seat_key: str, address: str) -> None:
        try:
            await self._greet(seat_key, address)
        except Refusal as refusal:
            code = {401: 4401, 404: 4404, 410: 4410, 429: 4429}.get(refusal.status, 4400)
            code = 4408 if refusal.code == "no-hello" else code
            self._metrics.refuse(refusal.code)
            await self.disconnect(
                code, refusal.code, refusal.sentence, again=False, path=refusal.path
            )
            return
        except StoreError as error:
            await self.disconnect(1011, "store", str(error), again=False)
            return
        except TableError as error:
            await self._disconnect_damaged(error)
            return
        self._sender = asyncio.create_task(self._send_all())
        try:
            await self._receive_all()
        finally:
            self._sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender
            self._runtime.leave(self, self._seat)

    async def _greet(self, seat_key: str, address: str) -> None:
        hello = await self._hello()
        if hello.protocol != PROTOCOL:
            raise Refusal("bad-protocol", f"This server speaks protocol {PROTOCOL}.")
        runtime, table = self._runtime, self._table
        async with runtime.lock:
            runtime.check_stored()
            if runtime.gone:
                raise Refusal("no-table", "There is no such table any more.")
            if hello.since is not None and hello.since > table.version:
                sentence = f"This table has only come to version {table.version}."
                raise Refusal("bad-since", sentence)
            self._take_seat(hello.seat_token or seat_key)
            self._take_place(address)
            person = self.seat_person
            self._feed = Feed(runtime, self._updates, self._store, hello, person)
            self._commands = Commands(runtime, person, self._metrics)
            await runtime.join(self, self._seat)
            welcome = Welcome(
                protocol=PROTOCOL,
                table=table_view(table, runtime.watchers),
                seat=table.seat_of(self.seat_person),
                since=self._feed.version,
            )
        self._outbox.append(encode(welcome))
        self._woken.set()

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                data = await self._receive()
        except TimeoutError:
            raise Refusal("no-hello", "The first message, hello, did not come.") from None
        if data is None:
            raise Refusal("no-hello", "The first message, hello, did not come.")
        message = _read(data)
        if not isinstance(message, Hello):
            raise Refusal("bad-hello", "The first message must be hello.")
        return message

    def _take_seat(self, seat_key: str) -> None:
        if not seat_key:
            return
        found = self._table.seat_keys.person(seat_key, self._table.times.wall())
        number = self._table.seat_of(found.person)
        if number is None:
            raise Refusal("wrong-token", "This seat token is not one of this table.")
        self.seat_person = found.person
        self._seat = self._table.seat(number)

    def _take_place(self, address: str) -> None:
        if self._seat is not None:
            self._places.sit(address, self._place_key(), self)
            return
        if self._runtime.watchers >= self._settings.sockets_per_table:
            raise Refusal("too-many-sockets", "Too many are watching this table already.")
        self._places.watch(address, self)

    def _place_key(self) -> str:
        return f"{self._table.id} {self.seat_person}"

    # --- receiving

    async def _receive(self) -> bytes | str | None:
        """The next message; None when there will be none."""
        data = await self._transport.receive()
        if data is not None:
            self._metrics.count("messages_received")
        return data

    async def _receive_all(self) -> None:
        while not self._closed:
            data = await self._receive()
            if data is None:
                return
            wait = self._bucket.take()
            if wait > 0:
                await self._slow_down(data, wait)
                continue
            try:
                await self._handle(_read(data))
            except Refusal as refusal:
                self._fault(refusal, id_of(data))
            except StoreError as error:
                await self.disconnect(1011, "store", str(error), again=False)
                return
            except TableError as error:
                await self._disconnect_damaged(error)
                return
            except Exception:  # noqa: BLE001 — a mistake of ours is answered too, and logged
                _log.exception("A message could not be handled")
                sentence = "The server has made a mistake; nothing was done."
                self._fault(Refusal("internal", sentence), id_of(data))
            await self._keep_pace()

    async def _slow_down(self, data: bytes | str, wait: float) -> None:
        if self._excess.take() > 0:
            await self.disconnect(4429, "flood", "Far too many messages.", again=False)
            return
        sentence = "That is too many messages at once."
        self._fault(Refusal("too-fast", sentence, retry_after=milliseconds(wait)), id_of(data))
        await self._keep_pace()

    async def _keep_pace(self) -> None:
        """Who does not read its answers is not read from."""
        while len(self._outbox) > OUTBOX_MAX and not self._closed:
            self._drained.clear()
            await self._drained.wait()

    async def _handle(self, message: ClientMessage) -> None:
        match message:
            case Act() | CallOut() | Say() | ComeBack():
                self._answer(await self._commands.carry_out(message))
            case Ping():
                self._answer(Pong(id=message.id, version=self._feed.version))
            case Hello():
                raise Refusal("bad-message", "Hello has been said.")
            case _:
                self._answer(await self._commands.find_out(message))

    # --- sending

    def _is_idle(self) -> bool:
        """Nothing is on its way, and the client reads: what comes now need not wake the sender."""
        busy = not self._welcomed or self._sending or self._outbox or self._closed
        return not busy and self._transport.is_ready()

    def _send_now(self, frame: bytes) -> None:
        self._transport.send_now(frame)
        self._metrics.count("messages_sent")

    def _answer(self, answer: ServerMessage) -> None:
        frame = encode(answer)
        if self._is_idle() and not self._feed.has_more:
            self._send_now(frame)
        else:
            self._outbox.append(frame)
            self._woken.set()

    def _fault(self, refusal: Refusal, message_id: str) -> None:
        self._metrics.refuse(refusal.code)
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
            while not self._closed:
                await self._woken.wait()
                self._woken.clear()
                self._sending = True
                await self._send_what_there_is()
                self._sending = False
        except StoreError as error:
            await self.disconnect(1011, "store", str(error), again=False)
        except TableError as error:
            await self._disconnect_damaged(error)
        except Gone:
            self._closed = True  # the other end is gone; receiving ends as well
        except Exception:  # noqa: BLE001 — a client must not wait for what will never come
            _log.exception("A client could not be told")
            await self.disconnect(1011, "internal", "The server has made a mistake.", again=True)
        finally:
            self._drained.set()

    async def _send_what_there_is(self) -> None:
        """What has happened first, then the answers: who reads an answer has seen its effect."""
        if not self._welcomed:
            self._welcomed = True
            await self._send(self._outbox.popleft())
        answers = len(self._outbox)
        while self._feed.has_more:
            await self._send(await self._feed.next_update())
        for _ in range(answers):
            await self._send(self._outbox.popleft())
        self._drained.set()
        presence, self._presence = self._presence, None
        if presence is not None:
            await self._send(encode(presence))
        if self._outbox:
            self._woken.set()

    async def _send(self, frame: bytes) -> None:
        self._sending_since = self._table.times.steady()
        await self._transport.send(frame)
        self._sending_since = 0.0
        self._metrics.count("messages_sent")


def _read(data: bytes | str) -> ClientMessage:
    try:
        return read_client_message(data)
    except MessageError as error:
        raise Refusal.of_shape("bad-message", error) from None
