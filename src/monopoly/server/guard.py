"""uvicorn's two protocols with an end to everything: a request that never comes whole, an answer
that is never read, a connection whose other end is gone."""

import asyncio
from types import ModuleType
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from monopoly.server.access import network_of
from monopoly.server.limits import Counts

resource: ModuleType | None
try:
    import resource
except ImportError:  # a system without it has other limits
    resource = None

HEAD_MAX: Final = 32_768  # bytes of a request before its body
HEAD_SECONDS: Final = 10.0  # from the first byte, or the connection, to the end of the headers
REQUEST_SECONDS: Final = 60.0  # from there until the answer has been read
LINGER_SECONDS: Final = 5.0  # for what was still to be sent when a WebSocket closes
PER_ADDRESS: Final = 500  # connections that are no WebSocket


class GuardedHttp(HttpToolsProtocol):
    """Whoever sends headers a byte at a time, or does not read, is let go."""

    held: Final = Counts(PER_ADDRESS)

    _deadline: asyncio.TimerHandle | None = None
    _in_head = True
    _head_size = 0
    _requests = 0  # that have come whole
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_end(HEAD_SECONDS)
        client = get_remote_addr(transport)
        address = network_of(client[0] if client else "")
        if self.held.take(address):
            self._address = address
        else:
            self._refuse(429)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._release()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head and self._deadline is None:
            self._expect_end(HEAD_SECONDS)
        requests = self._requests
        super().data_received(data)
        if self._in_head and self._requests == requests:  # nothing but headers so far
            self._head_size += len(data)
            if self._head_size > HEAD_MAX:
                self._refuse(431)

    def on_headers_complete(self) -> None:
        self._in_head, self._head_size = False, 0
        self._expect_end(REQUEST_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._requests += 1
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._no_deadline()
        super().on_response_complete()
        if not self._in_head:  # its body still comes, but has been answered already
            self._expect_end(LINGER_SECONDS)
        elif not self.cycle.response_complete:  # another request had been sent behind it
            self._expect_end(REQUEST_SECONDS)

    def _expect_end(self, seconds: float) -> None:
        self._no_deadline()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _no_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        self.transport.abort()

    def _refuse(self, status: int) -> None:
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\n\r\n")
            self.transport.close()

    def _release(self) -> None:
        self._no_deadline()
        if self._address:
            self.held.give_back(self._address)
            self._address = ""


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn waits until everything has been sent before it closes: for ever, if nobody reads."""

    _end: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._linger()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._linger()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None
        super().connection_lost(exc)

    def _linger(self) -> None:
        if self._end is None and not self.disconnected:
            wait = LINGER_SECONDS if self.close_timer is None else self.close_timeout
            self._end = self.loop.call_later(wait + LINGER_SECONDS, self.transport.abort)


def allow_files() -> None:
    """As many open files, and so connections, as the system lets this process have."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
