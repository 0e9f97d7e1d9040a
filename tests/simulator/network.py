"""The network between people and a server. What is sent arrives later and in order, or not at all:
a connection breaks at any message and any byte, and its ends learn of that late."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

from starlette.types import ASGIApp

from tests.simulator.loop import Process, SimulatedLoop

HOST: Final = "table.example"


class LostError(Exception):
    """There is no connection any more; what became of the last that was sent, nobody knows."""


@dataclass(slots=True)
class Conditions:
    """How the network is. They may change at any time."""

    delay: float = 0.02  # seconds one way, at least
    jitter: float = 0.05  # seconds more, at most
    loss: float = 0.0  # how likely a connection breaks at any one message
    vanish: float = 0.0  # how likely its server does not notice that for long


class Link(Protocol):
    """A connection, as the network sees it."""

    def server_has_gone(self) -> None:
        """Its end of it went with the process."""


class Network:
    def __init__(self, loop: SimulatedLoop, random: Random) -> None:
        self.loop: Final = loop
        self.random: Final = random
        self.conditions = Conditions()
        self.links: Final[dict[Link, None]] = {}
        self._serving: tuple[ASGIApp, Process] | None = None

    @property
    def serving(self) -> tuple[ASGIApp, Process]:
        """What answers, and in which process. Raises `LostError` while nobody listens."""
        if self._serving is None:
            raise LostError
        return self._serving

    def listen(self, app: ASGIApp, server: Process) -> None:
        self._serving = (app, server)

    def stop_listening(self) -> None:
        self._serving = None

    def lose_server(self) -> None:
        self.stop_listening()
        links = list(self.links)
        self.links.clear()
        for link in links:
            link.server_has_gone()

    def breaks(self) -> bool:
        return self.random.random() < self.conditions.loss

    def delay(self) -> float:
        return self.conditions.delay + self.random.random() * self.conditions.jitter


class Line:
    """One direction of a connection: nothing overtakes what was sent before."""

    def __init__(self, network: Network, receiver: Process) -> None:
        self._network: Final = network
        self._receiver: Final = receiver
        self._last = 0.0

    def send(self, what: Callable[[], None], *, later: float = 0.0) -> float:
        """When it arrives."""
        loop = self._network.loop
        self._last = max(self._last, loop.time() + self._network.delay() + later)
        loop.arrive(self._receiver, self._last, what)
        return self._last


def asgi_scope(
    kind: str, method: str, path: str, headers: dict[str, str], address: str
) -> dict[str, Any]:
    """What a server such as uvicorn says of a request."""
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http" if kind == "http" else "ws",
        "path": plain,
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [
            (name.encode(), value.encode()) for name, value in ({"host": HOST} | headers).items()
        ],
        "client": (address, 50_000),
        "server": (HOST, 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }
