"""Records and replays over HTTP."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from monopoly.game.game import Game
from monopoly.server.http.limits import limits_of
from monopoly.server.http.requests import data_of, table_of
from monopoly.server.http.responses import JSON, LINES
from monopoly.server.refusal import Refusal
from monopoly.server.replay import build
from monopoly.server.replay.record import no_record_yet, record_of
from monopoly.server.replay.timeline import FRAMES_MAX
from monopoly.server.services import services_of
from monopoly.server.store.interface import StoredTable
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.world import World

Make = Callable[[StoredTable, World, Callable[[], bool]], bytes]


async def record(request: Request) -> Response:
    runtime = await table_of(request)
    await _check_over(runtime, no_record_yet)
    data = await _made(request, runtime, "record", record_of)
    headers = {"content-disposition": f'attachment; filename="{runtime.table.id}.jsonl"'}
    return Response(data, 200, headers, LINES)


async def replay(request: Request) -> Response:
    runtime = await table_of(request)
    game = await _check_over(runtime, build.not_over)
    if game.length > FRAMES_MAX:
        raise Refusal("too-much", f"Only games of up to {FRAMES_MAX:,} actions are shown again.")
    return Response(await _made(request, runtime, "table", build.of_table), media_type=JSON)


async def _check_over(runtime: TableRuntime, refuse: Callable[[], Refusal]) -> Game:
    async with runtime.lock:
        runtime.check_stored()
        game = runtime.table.game
    if game is None or not game.over:
        raise refuse()
    return game


async def _made(request: Request, runtime: TableRuntime, what: str, make: Make) -> bytes:
    """Of a table's log, played again: kept for a while, as it takes one."""
    services, key = services_of(request), f"{what} {runtime.table.id}"
    data = services.replays.kept(key)
    if data is not None:
        return data
    limits_of(request).replay_table(request)
    stored = await services.store.load(runtime.table.id)
    if stored is None:
        raise Refusal("no-table", "There is no such table any more.")
    return await services.replays.make(key, partial(make, stored, services.registry.world))


async def replay_record(request: Request) -> Response:
    body = await data_of(request, build.RECORD_MAX)
    services, key = services_of(request), sha256(body).hexdigest()
    data = services.replays.kept(key)
    if data is None:
        limits_of(request).replay_record(request)
        make = partial(build.of_record, body, services.registry.world.times)
        data = await services.replays.make(key, make)
    return Response(data, media_type=JSON)
