"""uvicorn's HTTP protocol with an end to everything: a request that never comes whole, or never
ends, or comes a thousand times, and an answer that is never read."""

import asyncio
from types import ModuleType
from typing import ClassVar, Final

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.utils import get_remote_addr

from monopoly.server.http.access import network_of
from monopoly.server.http.gate import Gate, has_hung_up
from monopoly.server.http.intake import Intake
from monopoly.server.ops.buckets import Counts
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.ops.times import Times

resource: ModuleType | None
try:
    import resource
except ImportError:  # a system without it has other limits
    resource = None

HEAD_MAX: Final = 32_768  # bytes of the request line and the headers; of the trailers
HEADERS_MAX: Final = 100
BODY_MAX: Final = 4_194_304  # bytes of a body as it is sent; the application takes less of most
CHUNK_COST: Final = 64  # bytes that a piece of it counts for besides, however small
PIPELINE_MAX: Final = 8  # requests that wait behind the one being answered
CUT_SECONDS: Final = 0.5  # for reading why one is cut off
NO_MORE: Final = b"content-length: 0\r\nconnection: close\r\n\r\n"
PER_ADDRESS: Final = 500  # connections that are no WebSocket


class _Flow(FlowControl):
    """uvicorn's, but what is held is parsed before more is read."""

    def __init__(self, transport: asyncio.Transport, intake: Intake) -> None:
        super().__init__(transport)
        self._intake: Final = intake

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._intake.go_on()


class GuardedHttp(HttpToolsProtocol):
    """Whoever sends too much, or too slowly, or does not read, is let go."""

    held: ClassVar[Counts]
    gate: ClassVar[Gate]
    metrics: ClassVar[Metrics]
    settings: ClassVar[Settings]

    url = b""
    _intake: Intake
    _deadline: asyncio.TimerHandle | None = None
    _may_come_in = False
    _in_head = True
    _head_size = 0  # or that of the trailers
    _header_count = 0
    _body_size = 0
    _silent_size = 0  # bytes in which the parser found nothing whole yet
    _offence = 0  # the status that a request is refused with while it is parsed
    _parsing = False
    _to_begin: tuple[RequestResponseCycle, ASGI3Application] | None = None
    _address = ""

    # --- from the connection to its end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._intake = Intake(self.loop, transport, self._parse, self._may_parse)
        self.flow = _Flow(transport, self._intake)
        self._expect_end(self.settings.head_seconds)
        client = get_remote_addr(transport)
        address = network_of(client[0] if client else "")
        if not self.held.take(address):
            self._refuse(429)
            return
        self._address = address
        self.gate.arrive(address, self)
        if not self._may_come_in:
            transport.pause_reading()

    def let_in(self) -> None:
        self._may_come_in = True
        self._intake.go_on()

    def is_gone(self) -> bool:
        if not has_hung_up(self.transport):
            return False
        self.transport.abort()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self._intake.take(data)

    # --- parsing

    def _may_parse(self) -> bool:
        return self._may_come_in and not self.flow.read_paused and not self.pipeline

    def _parse(self, piece: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._in_head and self._deadline is None:
            self._expect_end(self.settings.head_seconds)
        self._silent_size += len(piece)
        self._body_size += 0 if self._in_head else len(piece)
        self._parsing = True
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade as upgrade:
            self._upgrade(piece[upgrade.args[0] :])
            return
        except httptools.HttpParserError:
            self._refuse(self._offence or 400)
            return
        finally:
            self._parsing = False
        if self._silent_size > HEAD_MAX or self._body_size > BODY_MAX:
            self._refuse(431 if self._in_head else 413)
        elif self.url and piece.endswith(b"\n") and self.parser.get_http_version() == "0.0":
            self._refuse(400)  # a request line that has ended without a version: HTTP/0.9
        else:
            self._begin()

    def _upgrade(self, behind: bytes) -> None:
        if self._should_upgrade():
            self.handle_websocket_upgrade()
            behind += self._intake.take_back()
            protocol = self.transport.get_protocol()
            if behind and isinstance(protocol, asyncio.Protocol):
                protocol.data_received(behind)
        else:
            self._begin()

    def handle_websocket_upgrade(self) -> None:
        self._release()
        self._may_come_in = False  # what comes from now on is for the other protocol
        super().handle_websocket_upgrade()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Only once everything that came with a request has been parsed without an offence: what
        is cut off at once has not been served."""
        if self._parsing:
            self._to_begin = cycle, app
        else:
            super()._start_asgi_task(cycle, app)

    def _begin(self) -> None:
        if self._to_begin is not None:
            cycle, app = self._to_begin
            self._to_begin = None
            self._start_asgi_task(cycle, app)

    def _offend(self, status: int) -> None:
        """In a callback of the parser, which stops there."""
        self._offence = status
        raise ValueError(status)

    def _grow(self, size: int) -> None:
        self._silent_size = 0
        self._head_size += size
        if self._head_size > HEAD_MAX or self._header_count > HEADERS_MAX:
            self._offend(431)

    def on_message_begin(self) -> None:
        self._silent_size = self._head_size = self._header_count = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._header_count += 1
        self._grow(len(name) + len(value) + 4)
        if self._in_head:  # trailers are not for anybody here
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        version = self.parser.get_http_version()
        hosts = sum(name == b"host" for name, _ in self.headers)
        if version not in ("1.0", "1.1") or hosts > 1 or (hosts == 0 and version == "1.1"):
            self._offend(400)
        if len(self.pipeline) >= PIPELINE_MAX:
            self._offend(429)
        self._in_head = False
        self._head_size = self._header_count = self._body_size = 0
        self._expect_end(self.settings.request_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._silent_size = 0
        self._body_size += CHUNK_COST
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head = True
        self._body_size = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._no_deadline()
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if not self._in_head:  # its body still comes, but has been answered already
            self._expect_end(self.settings.linger_seconds)
        elif not self.cycle.response_complete:  # another request had been sent behind it
            self._expect_end(self.settings.request_seconds)
        self._intake.go_on()

    # --- ends

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
        """Says why, unless this request has an answer or is getting one, and ends the connection.

        A second answer would be taken for that to the client's next request."""
        if self.transport.is_closing():
            return
        if status != 400:
            self.metrics.count("connections_cut")
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        if cycle is not None and not (cycle.response_complete and self._in_head):
            self.transport.abort()
            return
        self.transport.write(STATUS_LINE[status] + NO_MORE)
        self.transport.close()
        self._expect_end(CUT_SECONDS)

    def _release(self) -> None:
        self._no_deadline()
        if self._address:
            self.held.give_back(self._address)
            self._address = ""


def guarded_http(settings: Settings, metrics: Metrics, times: Times) -> type[GuardedHttp]:
    """The protocol of one server, with counts of its own."""
    shared = {
        "held": Counts(PER_ADDRESS),
        "gate": Gate(settings.connections, times),
        "metrics": metrics,
        "settings": settings,
    }
    return type("GuardedHttp", (GuardedHttp,), shared)


def allow_files() -> None:
    """As many open files, and so connections, as the system lets this process have."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
