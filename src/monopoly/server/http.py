"""The HTTP part: tables and records. Every route is a row of `ROUTES`, from which the OpenAPI
description is made as well."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from monopoly import __version__
from monopoly.server import lobby, shown
from monopoly.server.access import (
    check_host,
    person_of,
    seat_of,
    set_cookie,
    token_of,
)
from monopoly.server.hall import Hall
from monopoly.server.live import LiveTable
from monopoly.server.messages import (
    MESSAGE_MAX,
    AddBot,
    AddWords,
    BoardView,
    Choices,
    HandOver,
    Health,
    LeaveTable,
    Me,
    NewTable,
    Rematch,
    Seated,
    Sit,
    Start,
    TableList,
    TableView,
)
from monopoly.server.reading import read_body
from monopoly.server.records import record_of
from monopoly.server.refusal import Refusal
from monopoly.server.store import Pass
from monopoly.server.table import Table

B = TypeVar("B", bound=msgspec.Struct)

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
METRICS: Final = "text/plain; version=0.0.4; charset=utf-8"
BODY_SECONDS: Final = 10.0
SAFE: Final = {"cache-control": "no-store", "x-content-type-options": "nosniff"}


# --- helpers


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def table_of(request: Request) -> LiveTable:
    table_id = str(request.path_params["id"])
    if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 32):
        raise Refusal("no-table", "There is no such table.")
    return await hall_of(request).find(table_id)


def _seat_number(request: Request) -> int:
    text = str(request.path_params["seat"])
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Refusal("no-seat", "There is no such seat at this table.")
    return int(text)


async def body_of(request: Request, kind: type[B]) -> B:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            data = await _read(request)
    except TimeoutError:
        raise Refusal("too-slow", f"A body comes within {BODY_SECONDS:.0f} seconds.") from None
    except ClientDisconnect:
        raise Refusal("too-slow", "The body did not come.") from None
    return read_body(data or b"{}", kind)


async def _read(request: Request) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > MESSAGE_MAX:
            raise Refusal("too-big", f"A body has at most {MESSAGE_MAX:,} bytes.")
    return bytes(data)


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, SAFE, JSON)


async def _view(live: LiveTable, status: int = 200) -> Response:
    async with live.lock:
        live.check_stored()
        return answer(live.table.view(live.watchers), status)


async def _seated(
    request: Request, live: LiveTable, person: int, token: str, issued: Pass
) -> Response:
    async with live.lock:
        live.check_stored()
        seated = Seated(
            table=live.table.view(live.watchers),
            seat=seat_of(live, person),
            seat_token=token,
            expires=issued.expires,
        )
    response = answer(seated, 201)
    set_cookie(response, live, token, hall_of(request).settings)
    return response


# --- the server


async def health(request: Request) -> Response:
    down = hall_of(request).going_down
    body = Health(status="going-down" if down else "ok", version=__version__)
    return answer(body, 503 if down else 200)


async def metrics(request: Request) -> Response:
    hall = hall_of(request)
    hall.gauge()
    return Response(hall.metrics.text(), 200, SAFE, METRICS)


async def choices(_request: Request) -> Response:
    return answer(shown.choices())


# --- tables


async def list_tables(request: Request) -> Response:
    stage = request.query_params.get("stage", "open")
    if stage not in ("open", "playing"):
        raise Refusal("bad-body", "Tables are listed by stage: open or playing.", path="stage")
    views = []
    for live in hall_of(request).listed(stage):
        async with live.lock:
            live.check_stored()
            views.append(live.table.view(live.watchers))
    return answer(TableList(tables=views))


async def open_table(request: Request) -> Response:
    wish = await body_of(request, NewTable)
    request.app.state.limits.open_table(request)
    live, person, token, issued = await hall_of(request).open(wish)
    return await _seated(request, live, person, token, issued)


async def show_table(request: Request) -> Response:
    return await _view(await table_of(request))


async def show_board(request: Request) -> Response:
    live = await table_of(request)
    return answer(shown.board_view(live.table.facts.rule_set))


async def me(request: Request) -> Response:
    live = await table_of(request)
    token = token_of(request)
    if not token:
        return answer(Me(seat=None, host=False))
    person = person_of(live, request)
    settings = hall_of(request).settings
    renewed = await live.change(lambda table: lobby.renew(table, token, settings.token_seconds))
    response = answer(
        Me(
            seat=seat_of(live, person),
            host=live.table.host == person,
            expires=renewed.expires,
        )
    )
    set_cookie(response, live, token, settings)
    return response


async def sit(request: Request) -> Response:
    live = await table_of(request)
    wish = await body_of(request, Sit)
    seconds = hall_of(request).settings.token_seconds

    def do(table: Table) -> tuple[int, str, Pass]:
        person = lobby.sit(table, wish.name, wish.token)
        token, issued = lobby.issue(table, person, seconds)
        return person, token, issued

    person, token, issued = await live.change(do)
    return await _seated(request, live, person, token, issued)


async def remove(request: Request) -> Response:
    live = await table_of(request)
    number = _seat_number(request)

    def do(table: Table) -> None:
        check_host(live, person_of(live, request))
        lobby.remove(table, number)

    await live.change(do)
    return await _view(live)


async def add_bot(request: Request) -> Response:
    live = await table_of(request)
    wish = await body_of(request, AddBot)

    def do(table: Table) -> None:
        check_host(live, person_of(live, request))
        lobby.add_bot(table, wish.bot)

    await live.change(do)
    return await _view(live, 201)


async def add_words(request: Request) -> Response:
    live = await table_of(request)
    wish = await body_of(request, AddWords)

    def do(table: Table) -> None:
        lobby.add_words(table, seat_of(live, person_of(live, request)), wish.words)

    await live.change(do)
    return await _view(live)


async def start(request: Request) -> Response:
    live = await table_of(request)
    wish = await body_of(request, Start)

    def do(table: Table) -> None:
        check_host(live, person_of(live, request))
        lobby.start(table, wish.fill)

    await live.change(do)
    return await _view(live)


async def leave(request: Request) -> Response:
    live = await table_of(request)
    wish = await body_of(request, LeaveTable)

    def do(table: Table) -> None:
        lobby.leave(table, seat_of(live, person_of(live, request)), wish.then)

    await live.change(do)
    response = await _view(live)
    await hall_of(request).forget_if_empty(live)
    return response


async def hand_over(request: Request) -> Response:
    live = await table_of(request)
    wish = await body_of(request, HandOver)

    def do(table: Table) -> None:
        check_host(live, person_of(live, request))
        lobby.hand_over(table, wish.seat)

    await live.change(do)
    return await _view(live)


async def rematch(request: Request) -> Response:
    live = await table_of(request)
    await body_of(request, Rematch)
    person = person_of(live, request)
    if live.table.stage == "over" and not live.table.rematch:
        request.app.state.limits.open_table(request)
    found, there, token, issued = await hall_of(request).rematch(live, person)
    return await _seated(request, found, there, token, issued)


async def record(request: Request) -> Response:
    live = await table_of(request)
    async with live.lock:
        live.check_stored()
        lines = record_of(live.table)
    headers = SAFE | {"content-disposition": f'attachment; filename="{live.table.id}.jsonl"'}
    return Response("\n".join([*lines, ""]), 200, headers, LINES)


# --- the table of routes


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    summary: str
    handler: Callable[[Request], Awaitable[Response]]
    answer: type[msgspec.Struct] | str  # a type of JSON, or another content type
    status: int = 200
    body: type[msgspec.Struct] | None = None
    problems: tuple[int, ...] = ()  # statuses it may refuse with, beside 429
    needs_seat: bool = False


TABLE: Final = "/api/tables/{id}"

ROUTES: Final[tuple[Route, ...]] = (
    Route("GET", "/healthz", "Whether the server is well.", health, Health, problems=(503,)),
    Route("GET", "/metrics", "Figures for Prometheus.", metrics, "text/plain"),
    Route("GET", "/api/choices", "What a table may be opened with.", choices, Choices),
    Route(
        "GET", "/api/tables", "Tables to join or watch.", list_tables, TableList, problems=(400,)
    ),
    Route(
        "POST",
        "/api/tables",
        "Open a table and be its host.",
        open_table,
        Seated,
        201,
        NewTable,
        (400, 403, 409, 413, 422, 503),
    ),
    Route("GET", TABLE, "A table.", show_table, TableView, problems=(404,)),
    Route("GET", f"{TABLE}/board", "Its board.", show_board, BoardView, problems=(404,)),
    Route("GET", f"{TABLE}/me", "Which seat is mine.", me, Me, problems=(401, 404)),
    Route(
        "POST",
        f"{TABLE}/seats",
        "Sit down.",
        sit,
        Seated,
        201,
        Sit,
        (400, 403, 404, 409, 413, 422),
    ),
    Route(
        "DELETE",
        f"{TABLE}/seats/{{seat}}",
        "Remove a player.",
        remove,
        TableView,
        problems=(401, 403, 404, 409, 422),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/bots",
        "Seat a bot.",
        add_bot,
        TableView,
        201,
        AddBot,
        (400, 401, 403, 404, 409, 413, 422),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/words",
        "Add words of one's own to the dice.",
        add_words,
        TableView,
        200,
        AddWords,
        (400, 401, 403, 404, 409, 413, 422),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/start",
        "Begin the game.",
        start,
        TableView,
        200,
        Start,
        (400, 401, 403, 404, 409, 413, 422),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/leave",
        "Leave for good.",
        leave,
        TableView,
        200,
        LeaveTable,
        (400, 401, 403, 404, 409, 413),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/host",
        "Make another the host.",
        hand_over,
        TableView,
        200,
        HandOver,
        (400, 401, 403, 404, 409, 413),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/rematch",
        "Play again with the same people.",
        rematch,
        Seated,
        201,
        Rematch,
        (400, 401, 403, 404, 409, 413, 503),
        needs_seat=True,
    ),
    Route(
        "GET",
        f"{TABLE}/record",
        "The record of a game that is over.",
        record,
        LINES,
        problems=(404, 409),
    ),
)
