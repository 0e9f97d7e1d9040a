"""How many WebSockets there may be, and who gives way. Places of people with a seat come first: no
number of watchers, and of sockets that have not said yet who they are, keeps a player out."""

import asyncio
from typing import Final, Generic, Protocol, TypeVar

from monopoly.server.ops.settings import Settings
from monopoly.server.refusal import Refusal

SEATED_SHARE: Final = 8  # so many times more sockets of an address may be seated than may watch


class Leaver(Protocol):
    """A connection, as its place sees it."""

    async def disconnect(self, code: int, reason: str, sentence: str, *, again: bool) -> None: ...


M = TypeVar("M")


class Places(Generic[M]):
    """So many for each key, in the order in which they were taken."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._taken: Final[dict[str, dict[M, None]]] = {}

    def take_free(self, key: str, member: M) -> bool:
        if len(self._taken.get(key, ())) >= self._most:
            return False
        self._taken.setdefault(key, {})[member] = None
        return True

    def take(self, key: str, member: M) -> M | None:
        """Where none is free, the one that was taken first; who had it has to go."""
        members = self._taken.setdefault(key, {})
        members[member] = None
        if len(members) <= self._most:
            return None
        first = next(iter(members))
        del members[first]
        return first

    def leave(self, key: str, member: M) -> None:
        members = self._taken.get(key)
        if members is not None:
            members.pop(member, None)
            if not members:
                del self._taken[key]


class SocketPlaces:
    """The sockets of a server: those that have not said hello, those that watch, and those of
    seats."""

    def __init__(self, settings: Settings) -> None:
        most = settings.sockets_per_address
        self._greeting: Final = Places[Leaver](most)
        self._watching: Final = Places[Leaver](most)
        self._seated: Final = Places[Leaver](most * SEATED_SHARE)
        self._of_seat: Final = Places[Leaver](settings.sockets_per_seat)
        self._parting: Final[set[asyncio.Task[None]]] = set()

    def greet(self, address: str, socket: Leaver) -> None:
        """Somebody who may turn out to have a seat is not turned away: who has kept silent for
        longest gives way."""
        self._send_away(self._greeting.take(address, socket))

    def watch(self, address: str, socket: Leaver) -> None:
        self._greeting.leave(address, socket)
        if not self._watching.take_free(address, socket):
            raise Refusal("too-many-sockets", "Too many are watching from this address.")

    def sit(self, address: str, seat: str, socket: Leaver) -> None:
        """Always; of too many at one seat, or seated from one address, the oldest gives way."""
        self._greeting.leave(address, socket)
        self._send_away(self._of_seat.take(seat, socket))
        self._send_away(self._seated.take(address, socket))

    def leave(self, address: str, seat: str, socket: Leaver) -> None:
        for places in (self._greeting, self._watching, self._seated):
            places.leave(address, socket)
        self._of_seat.leave(seat, socket)

    def _send_away(self, socket: Leaver | None) -> None:
        if socket is None:
            return
        sentence = "This connection was closed because there are too many newer ones."
        task = asyncio.create_task(
            socket.disconnect(4429, "too-many-sockets", sentence, again=False)
        )
        self._parting.add(task)
        task.add_done_callback(self._parting.discard)
