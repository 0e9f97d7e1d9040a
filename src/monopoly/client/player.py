"""One client at one table. Connections come and go; the player stays: it says the last version it
saw, is told what it missed, and sends again what was not answered."""

import asyncio
import contextlib
import itertools
import secrets
from collections import deque
from collections.abc import Callable, Collection, Mapping
from types import TracebackType
from typing import Final, Literal, Self, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from monopoly.client.errors import Parted
from monopoly.protocol.codec import encode, read_server_message
from monopoly.protocol.messages import (
    PROTOCOL,
    TAIL_MAX,
    Act,
    AskDeed,
    AskEffect,
    AskFunds,
    AskOdds,
    AskStory,
    AskWhyNot,
    Bye,
    Call,
    CallOut,
    ComeBack,
    Deed,
    Done,
    Effect,
    Ended,
    Fault,
    Funds,
    Hello,
    Legal,
    LogEntry,
    Lost,
    Now,
    OddsOf,
    Ping,
    Pong,
    Position,
    Presence,
    Question,
    Reason,
    Refused,
    Say,
    ServerMessage,
    Story,
    TableView,
    Update,
    Welcome,
    WhyNot,
    Wish,
)

Asking = Act | Question | Say | CallOut | ComeBack | AskStory | Ping
Answer = Story | Done | Refused | WhyNot | Deed | OddsOf | Effect | Funds | Pong | Fault
A = TypeVar("A")

MESSAGE_MAX: Final = 16_000_000
KEPT: Final = 10_000  # entries remembered
TIMEOUT: Final = 30.0  # seconds, unless something else is said
PAUSES: Final = (0.0, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)  # before coming back, again and again


class Player:
    """Use it as `async with`. Whatever it awaits ends with `Parted` when the server says so, or
    when it has not been found again within `timeout` seconds; it waits as long for anything else
    unless told otherwise.

    With `since` it is told every later entry, but only the last ones where it has missed very many;
    without, so many of the last as `tail` says. `story` asks for those before."""

    def __init__(
        self,
        url: str,
        table_id: str,
        token: str,
        *,
        since: int | None,
        tail: int = 0,
        want: Collection[Wish] = (),
        on_entry: Callable[[LogEntry], None] | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self.table: TableView | None = None  # as of the last welcome
        self.seat: int | None = None
        self.version = since or 0
        self.now: Now | None = None
        self.position: Position | None = None  # the last that was sent, and beside it:
        self.worth: list[int] = []  # of each player; empty while a tax is chosen blind
        self.called: Call | None = None  # the Banker's last word in the auction
        self.presence: Presence | None = None
        self.entries: Final[deque[LogEntry]] = deque(maxlen=KEPT)
        self.faults: Final[deque[Fault]] = deque(maxlen=100)
        self.ended: Ended | None = None
        self.welcomes = 0  # how often a connection was made
        self._url: Final = f"ws{url[4:]}/api/tables/{table_id}/play"
        self._token: Final = token
        self._since = since
        self._tail: Final = tail
        self._want: Final = list(want)
        self._on_entry: Final = on_entry
        self._timeout: Final = timeout
        self._socket: ClientConnection | None = None
        self._waiting: Final[dict[str, tuple[bytes, asyncio.Future[Answer]]]] = {}
        self._changed = asyncio.Event()
        self._parted: Bye | None = None
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._ids: Final = itertools.count(1)
        self._name: Final = secrets.token_hex(4)  # so that ids are new with every player

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self.now is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        self._closing = True
        await self.drop()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def drop(self) -> None:
        """Loses the connection, as a train in a tunnel does; the player comes back by itself."""
        if self._socket is not None:
            await self._socket.close()

    # --- looking

    @property
    def over(self) -> bool:
        return self.ended is not None

    @property
    def legal(self) -> list[Legal]:
        return self.now.legal if self.now is not None else []

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for this seat."""
        now = self.now
        return now is not None and now.actor == self.seat and bool(now.legal)

    async def until(self, condition: Callable[[], bool], seconds: float | None = None) -> None:
        """Waits until something that was told makes the condition true."""
        async with asyncio.timeout(self._timeout if seconds is None else seconds):
            while not condition():
                if self._parted is not None:
                    raise Parted(self._parted)
                await self._changed.wait()

    async def my_turn(self, seconds: float | None = None) -> bool:
        """Waits until the game waits for this seat; False when it is over."""
        await self.until(lambda: self.is_asked or self.over, seconds)
        return not self.over

    async def entry(self, kind: type[A], seconds: float | None = None) -> A:
        """The latest entry of a kind, or the first to come."""

        def find() -> A | None:
            return next((e for e in reversed(self.entries) if isinstance(e, kind)), None)

        await self.until(lambda: find() is not None, seconds)
        found = find()
        if found is None:
            raise LookupError(f"no entry {kind.__name__}")
        return found

    # --- doing and asking

    def new_id(self) -> str:
        return f"{self._name}-{next(self._ids)}"

    async def act(
        self,
        action: Mapping[str, object],
        *,
        version: int | None = None,
        id: str = "",  # noqa: A002
    ) -> Done | Refused:
        message = Act(
            id=id or self.new_id(),
            version=self.version if version is None else version,
            action=dict(action),  # type: ignore[arg-type]
        )
        return self._done(await self.send(message))

    async def chat(self, text: str, *, id: str = "") -> Done | Refused:  # noqa: A002
        return self._done(await self.send(Say(id=id or self.new_id(), text=text)))

    async def call(self, call: Literal["open", "once", "twice"]) -> Done | Refused:
        message = CallOut(id=self.new_id(), version=self.version, call=call)
        return self._done(await self.send(message))

    async def come_back(self) -> Done | Refused:
        return self._done(await self.send(ComeBack(id=self.new_id())))

    async def why_not(self, action: Mapping[str, object]) -> WhyNot | Refused:
        message = AskWhyNot(id=self.new_id(), action=dict(action))  # type: ignore[arg-type]
        answer = await self.send(message)
        return answer if isinstance(answer, WhyNot) else self._refused(answer)

    async def deed(self, space: int) -> Deed | Refused:
        answer = await self.send(AskDeed(id=self.new_id(), space=space))
        return answer if isinstance(answer, Deed) else self._refused(answer)

    async def odds(self, space: int) -> OddsOf | Refused:
        answer = await self.send(AskOdds(id=self.new_id(), space=space))
        return answer if isinstance(answer, OddsOf) else self._refused(answer)

    async def effect(self, action: Mapping[str, object]) -> Effect | Refused:
        message = AskEffect(id=self.new_id(), action=dict(action))  # type: ignore[arg-type]
        answer = await self.send(message)
        return answer if isinstance(answer, Effect) else self._refused(answer)

    async def funds(self) -> Funds | Refused:
        answer = await self.send(AskFunds(id=self.new_id()))
        return answer if isinstance(answer, Funds) else self._refused(answer)

    async def story(self, before: int, count: int = TAIL_MAX) -> Story | Refused:
        """So many entries right before a version: those this player was not sent."""
        answer = await self.send(AskStory(id=self.new_id(), before=before, count=count))
        return answer if isinstance(answer, Story) else self._refused(answer)

    async def ping(self) -> Answer:
        return await self.send(Ping(id=self.new_id()))

    async def send(self, message: Asking) -> Answer:
        """Sends a message, again after every lost connection, until it is answered."""
        if self._parted is not None:
            raise Parted(self._parted)
        data = encode(message)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (data, answer)
        try:
            await self.send_raw(data)
            return await answer
        finally:
            self._waiting.pop(message.id, None)

    async def send_raw(self, data: bytes) -> None:
        """Bytes as they are, if there is a connection just now."""
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(data, text=True)

    def _done(self, answer: Answer) -> Done | Refused:
        return answer if isinstance(answer, Done) else self._refused(answer)

    def _refused(self, answer: Answer) -> Refused:
        if isinstance(answer, Refused):
            return answer
        if isinstance(answer, Fault):
            return Refused(
                id=answer.id,
                code=answer.code,
                version=self.version,
                reason=Reason(key=answer.code, parameters={}, sentence=answer.sentence, clause=""),
                retry_after=answer.retry_after,
            )
        raise TypeError(f"{answer!r} answers another question")

    # --- connections

    async def _stay(self) -> None:
        """Connects, again and again, until the server or the player has had enough."""
        loop = asyncio.get_running_loop()
        tries, lost_at = 0, loop.time()
        while not self._closing:
            before = self.welcomes
            # it is lost, or not there: the next may be
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                await self._connection()
            self._socket = None
            if self._parted is not None:
                break
            if self.welcomes > before:
                tries, lost_at = 0, loop.time()
            elif loop.time() - lost_at > self._timeout:
                self._parted = Bye(code="lost", sentence="The server is not there.", again=False)
                break
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
        self._tell()
        for _, answer in self._waiting.values():
            if not answer.done() and self._parted is not None:
                answer.set_exception(Parted(self._parted))

    async def _connection(self) -> None:
        async with connect(
            self._url, compression=None, max_size=MESSAGE_MAX, open_timeout=self._timeout
        ) as socket:
            hello = Hello(
                protocol=PROTOCOL,
                since=self._since,
                tail=self._tail if self._since is None else TAIL_MAX,
                seat_token=self._token,
                want=self._want,
            )
            # The server may have said goodbye already, and closed: that is still to be read.
            with contextlib.suppress(ConnectionClosed):
                await socket.send(encode(hello), text=True)
            self._socket = socket
            async for data in socket:
                message = read_server_message(data)
                self._take(message)
                if isinstance(message, Welcome):
                    for again, _ in list(self._waiting.values()):
                        await socket.send(again, text=True)

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self.table, self.seat = message.table, message.seat
                self.version = self._since = message.since
                self.welcomes += 1
            case Update():
                self._take_update(message)
            case Presence():
                self.presence = message
            case Bye():
                if not message.again:
                    self._parted = message
            case Fault():
                self.faults.append(message)
                self._resolve(message.id, message)
            case _:
                self._resolve(message.id, message)
        self._tell()

    def _take_update(self, update: Update) -> None:
        for entry in update.entries:
            if entry.version != self.version + 1 and not isinstance(entry, Lost):
                raise WebSocketException(f"version {entry.version} came after {self.version}")
            self.version = self._since = entry.version
            self.entries.append(entry)
            if isinstance(entry, Ended):
                self.ended = entry
            if self._on_entry is not None:
                self._on_entry(entry)
        if update.now is not None:
            self.now = update.now
            self.seat = update.now.seat
            if update.now.position is not None:
                self.position = update.now.position
                self.worth, self.called = update.now.worth, update.now.called

    def _resolve(self, message_id: str, answer: Answer) -> None:
        waiting = self._waiting.get(message_id)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(answer)

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
