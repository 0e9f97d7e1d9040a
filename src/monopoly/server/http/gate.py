"""New connections of one address are taken at a bounded rate, in the order in which they came.

An attacker who is cut and comes back at once waits like everybody else. Whoever shares the address
with them is not turned away: of two at the gate, each is every second to be let in."""

import asyncio
import select
from collections import deque
from typing import Final, Protocol

from monopoly.server.ops.buckets import Buckets
from monopoly.server.ops.settings import Rate
from monopoly.server.ops.times import Times

HUNG_UP: Final[int] = getattr(select, "POLLRDHUP", 0)  # Linux tells of it; elsewhere nobody asks


class Guest(Protocol):
    """A connection, as the gate sees it."""

    def let_in(self) -> None: ...

    def is_gone(self) -> bool:
        """Whether the other end has hung up; then it does not count."""


class Gate:
    def __init__(self, rate: Rate, times: Times) -> None:
        self._buckets: Final = Buckets(rate, times)
        self._waiting: Final[dict[str, deque[Guest]]] = {}

    def arrive(self, address: str, guest: Guest) -> None:
        queue = self._waiting.get(address)
        if queue is not None:
            queue.append(guest)
            return
        wait = self._buckets.take(address)
        if wait > 0:
            self._waiting[address] = deque([guest])
            self._look_again(address, wait)
        else:
            guest.let_in()

    def _look_again(self, address: str, wait: float) -> None:
        asyncio.get_running_loop().call_later(wait, self._let_in, address)

    def _let_in(self, address: str) -> None:
        queue = self._waiting[address]
        while queue:
            if queue[0].is_gone():
                queue.popleft()
                continue
            wait = self._buckets.take(address)
            if wait > 0:
                self._look_again(address, wait)
                return
            queue.popleft().let_in()
        del self._waiting[address]


def has_hung_up(transport: asyncio.Transport) -> bool:
    """Nothing is read while one waits, so nobody else would notice."""
    if transport.is_closing():
        return True
    if not HUNG_UP:
        return False
    poll = select.poll()
    poll.register(transport.get_extra_info("socket").fileno(), HUNG_UP)
    return bool(poll.poll(0))
