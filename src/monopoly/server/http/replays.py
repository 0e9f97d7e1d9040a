"""Records and replays over HTTP."""

from functools import partial
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from monopoly.server.http.limits import limits_of
from monopoly.server.http.requests import data_of, table_of
from monopoly.server.http.responses import JSON, LINES
from monopoly.server.refusal import Refusal
from monopoly.server.replay import build
from monopoly.server.replay.record import record_of
from monopoly.server.replay.timeline import FRAMES_MAX
from monopoly.server.services import services_of


async def record(request: Request) -> Response:
    runtime = await table_of(request)
    async with runtime.lock:
        runtime.check_stored()
        lines = record_of(runtime.table)
    headers = {"content-disposition": f'attachment; filename="{runtime.table.id}.jsonl"'}
    return Response("\n".join([*lines, ""]), 200, headers, LINES)


async def replay(request: Request) -> Response:
    runtime = await table_of(request)
    async with runtime.lock:
        runtime.check_stored()
        game = runtime.table.game
    if game is None or not game.over:
        raise build.not_over()
    if game.length > FRAMES_MAX:
        raise Refusal("too-much", f"Only games of up to {FRAMES_MAX:,} actions are shown again.")
    services, key = services_of(request), f"table {runtime.table.id}"
    data = services.replays.kept(key)
    if data is None:
        limits_of(request).replay_table(request)
        stored = await services.store.load(runtime.table.id)
        if stored is None:
            raise Refusal("no-table", "There is no such table any more.")
        make = partial(build.of_table, stored, services.registry.world)
        data = await services.replays.make(key, make)
    return Response(data, media_type=JSON)


async def replay_record(request: Request) -> Response:
    body = await data_of(request, build.RECORD_MAX)
    services, key = services_of(request), sha256(body).hexdigest()
    data = services.replays.kept(key)
    if data is None:
        limits_of(request).replay_record(request)
        make = partial(build.of_record, body, services.registry.world.times)
        data = await services.replays.make(key, make)
    return Response(data, media_type=JSON)
