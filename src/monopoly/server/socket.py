"""The WebSocket of a table: who may open one, and the connection that serves it."""

import contextlib

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from monopoly.server.access import address_of, check_origin, token_of
from monopoly.server.connection import Connection
from monopoly.server.hall import Hall
from monopoly.server.messages import Bye
from monopoly.server.refusal import Refusal
from monopoly.server.store import StoreError


async def play(socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect):  # whoever is gone need not be told why
        await _admit(socket)


async def _admit(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    try:
        check_origin(socket, hall.settings)
        await socket.app.state.limits.request(address_of(socket))
    except Refusal as refusal:
        hall.metrics.refuse(refusal.code)
        body = msgspec.json.encode(refusal.problem())
        await socket.send_denial_response(
            Response(body, refusal.status, media_type="application/json")
        )
        return
    await _serve(socket, hall)


async def _serve(socket: WebSocket, hall: Hall) -> None:
    await socket.accept()
    hall.metrics.count("connections")
    try:
        live = await hall.find(str(socket.path_params["id"])[:32])
    except Refusal as refusal:
        close = {404: 4404, 410: 4410}.get(refusal.status, 1011)
        await _part(socket, close, refusal.code, refusal.sentence)
        return
    except StoreError as error:
        await _part(socket, 1011, "store", str(error))
        return
    connection = Connection(socket, hall, live, socket.app.state.store)
    await connection.run(token_of(socket), address_of(socket))


async def _part(socket: WebSocket, close: int, code: str, sentence: str) -> None:
    bye = Bye(code=code, sentence=sentence, again=False)
    await socket.send_text(msgspec.json.encode(bye).decode())
    await socket.close(close, code)
