"""uvicorn's WebSocket protocol with an end to everything: frames without number, and a close that
is never read."""

import asyncio
from typing import ClassVar, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from monopoly.server.http.intake import Intake
from monopoly.server.ops.buckets import Bucket
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Rate, Settings
from monopoly.server.ops.times import Times
from monopoly.server.websocket.transport import DIRECT, Direct

# Pings, pongs and pieces of messages; whole messages are counted by who answers them.
FRAMES: Final = Rate(100, 20)
GATHERED_MAX: Final = 16_384  # bytes of a message that waits for others
WHOLE_TEXT: Final = 0x81  # the first byte of a text message in one frame
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn parses whatever comes, and waits until everything has been sent before it closes."""

    settings: ClassVar[Settings]
    metrics: ClassVar[Metrics]
    times: ClassVar[Times]

    _intake: Intake
    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._frames = Bucket(FRAMES, self.times)
        self._unsent: list[bytes] = []
        self._intake = Intake(self.loop, self.transport, super().data_received, self._may_parse)

    # --- what comes in

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.handshake_initiated:
            self._intake.take(data)
        else:
            self._take_request(data)

    def _take_request(self, data: bytes) -> None:
        """It has come within the bounds of the HTTP protocol, but may be no proper handshake."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def _may_parse(self) -> bool:
        """Not before the connection is accepted, nor while a message waits to be handled."""
        return self.handshake_complete and not self.read_paused

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._intake.go_on()
        return message

    def handle_ping(self) -> None:
        if self._is_within_bounds():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_bounds():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_within_bounds():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not self.close_sent or self._is_within_bounds():  # then nobody else counts them
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self.close_sent or self._is_within_bounds():
            super().handle_bytes(event)

    def _is_within_bounds(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._frames.take() > 0:
            self.metrics.count("connections_cut")
            self.transport.abort()
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            if not self.close_sent:
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    # --- what goes out

    async def run_asgi(self) -> None:
        direct: Direct = self
        extensions = cast(dict[str, object], self.scope.setdefault("extensions", {}))
        extensions[DIRECT] = direct
        await super().run_asgi()
        self._linger()

    def send_text(self, text: bytes) -> None:
        """A message as it is encoded becomes a frame and is written: nothing in between."""
        self._send_soon(text_frame(text))

    async def send(self, message: ASGISendEvent) -> None:
        self._send_now()
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)
        if message["type"] in ("websocket.accept", "websocket.close"):
            self._intake.go_on()

    def _send_soon(self, frame: bytes) -> None:
        """What one connection is sent in one turn of the event loop is written at once: an update
        and the answer to who brought it about are one call of the system."""
        if not self._unsent:
            self.loop.call_soon(self._send_now)
        self._unsent.append(frame)
        if len(frame) > GATHERED_MAX:
            self._send_now()

    def _send_now(self) -> None:
        if self._unsent:
            frames = b"".join(self._unsent)
            self._unsent.clear()
            if self.conn.state is State.OPEN and not self.transport.is_closing():
                self.transport.write(frames)

    def is_ready(self) -> bool:
        """Whether a message is nothing but a header and its text: open, not compressed, and the
        client reads. Then it need not go through five calls and two copies."""
        return (
            self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.conn.extensions
            and not self.close_sent
            and not self.disconnected
        )

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
            linger = self.settings.linger_seconds
            wait = linger if self.close_timer is None else self.close_timeout
            self._end = self.loop.call_later(wait + linger, self.transport.abort)


def guarded_socket(settings: Settings, metrics: Metrics, times: Times) -> type[GuardedWebSocket]:
    """The protocol of one server, with figures of its own."""
    shared = {"settings": settings, "metrics": metrics, "times": times}
    return type("GuardedWebSocket", (GuardedWebSocket,), shared)


def text_frame(payload: bytes) -> bytes:
    """A whole text message of a server (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + payload
    if size < 65_536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + payload


def _is_utf8(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True
