"""The address at which the WebSockets of a table are opened."""

import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from monopoly.protocol.codec import encode
from monopoly.protocol.messages import Bye
from monopoly.server.http.access import address_of, seat_key_of, was_removed
from monopoly.server.refusal import Refusal
from monopoly.server.services import Services
from monopoly.server.store.interface import StoreError
from monopoly.server.websocket.connection import Connection
from monopoly.server.websocket.shared import Shared

PATH: Final = "/api/tables/{id}/play"


class Endpoint:
    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._shared: Final = Shared(services)

    async def play(self, socket: WebSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect):  # whoever is gone need not be told why
            await self._serve(socket)

    async def _serve(self, socket: WebSocket) -> None:
        await socket.accept()
        self._services.metrics.count("connections")
        try:
            runtime = await self._services.registry.find(str(socket.path_params["id"])[:32])
        except Refusal as refusal:
            close = {404: 4404, 410: 4410}.get(refusal.status, 1011)
            await _disconnect(socket, close, refusal.code, refusal.sentence)
            return
        except StoreError as error:
            await _disconnect(socket, 1011, "store", str(error))
            return
        connection = Connection(socket, runtime, self._shared)
        seat_key = "" if was_removed(runtime, socket) else seat_key_of(socket)  # they may watch
        await connection.run(seat_key, address_of(socket))


async def _disconnect(socket: WebSocket, close: int, code: str, sentence: str) -> None:
    bye = Bye(code=code, sentence=sentence, again=False)
    await socket.send_text(encode(bye).decode())
    await socket.close(close, code)
