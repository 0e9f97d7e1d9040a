"""The address at which the WebSockets of a table are opened."""

import contextlib
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from monopoly.protocol.codec import encode
from monopoly.protocol.messages import Bye
from monopoly.server.http.access import address_of, seat_key_of, was_removed
from monopoly.server.refusal import Refusal
from monopoly.server.services import Services
from monopoly.server.store.interface import StoreError
from monopoly.server.websocket.connection import Connection
from monopoly.server.websocket.shared import Shared
from monopoly.server.websocket.transport import AsgiTransport, Gone

PATH: Final = "/api/tables/{id}/play"


class Endpoint:
    """An ASGI application: starlette's own socket would be one more layer around every message."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._shared: Final = Shared(services)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        transport = AsgiTransport(scope, receive, send)
        with contextlib.suppress(Gone):  # whoever is gone need not be told why
            await self._serve(HTTPConnection(scope), transport)

    async def _serve(self, asked: HTTPConnection, transport: AsgiTransport) -> None:
        await transport.accept()
        self._services.metrics.count("connections")
        try:
            runtime = await self._services.registry.find(str(asked.path_params["id"])[:32])
        except Refusal as refusal:
            close = {404: 4404, 410: 4410}.get(refusal.status, 1011)
            await _disconnect(transport, close, refusal.code, refusal.sentence)
            return
        except StoreError as error:
            await _disconnect(transport, 1011, "store", str(error))
            return
        connection = Connection(transport, runtime, self._shared)
        seat_key = "" if was_removed(runtime, asked) else seat_key_of(asked)  # they may watch
        await connection.run(seat_key, address_of(asked))


async def _disconnect(transport: AsgiTransport, close: int, code: str, sentence: str) -> None:
    bye = Bye(code=code, sentence=sentence, again=False)
    await transport.send(encode(bye))
    await transport.close(close, code)
