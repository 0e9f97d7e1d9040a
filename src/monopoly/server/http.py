"""The HTTP part: tables, records, the statute book. `routes` says at which address."""

import asyncio
from functools import partial
from hashlib import sha256
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from monopoly import __version__
from monopoly.server import lobby, replays, shown, statute_views
from monopoly.server.access import (
    check_host,
    person_of,
    seat_of,
    set_cookie,
    take_cookie_back,
    token_of,
)
from monopoly.server.exchange import (
    JSON,
    LINES,
    METRICS,
    SAFE,
    answer,
    body_of,
    data_of,
    hall_of,
    table_of,
    unless_known,
)
from monopoly.server.frames import FRAMES_MAX
from monopoly.server.live import LiveTable
from monopoly.server.messages import (
    AddBot,
    AddWords,
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
)
from monopoly.server.records import record_of
from monopoly.server.refusal import Refusal
from monopoly.server.store import Pass
from monopoly.server.table import Table

STAGES: Final = ("open", "playing", "over")
CITATION_MAX: Final = 40


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
    status: Literal["ok", "going-down"] = "going-down" if down else "ok"
    body = Health(status=status, program="monopoly", version=__version__)
    return answer(body, 503 if down else 200)


async def metrics(request: Request) -> Response:
    hall = hall_of(request)
    hall.gauge()
    return Response(hall.metrics.text(), 200, SAFE, METRICS)


async def choices(_request: Request) -> Response:
    return answer(shown.choices())


# --- the statute book


async def show_statutes(request: Request) -> Response:
    book = await asyncio.to_thread(statute_views.printed)
    return unless_known(request, book.data, book.tag)


async def show_scenarios(request: Request) -> Response:
    clause = request.query_params.get("clause", "")
    if not 0 < len(clause) <= CITATION_MAX:
        raise Refusal("bad-body", "Name a clause: ?clause=10 MCS 140(f).", path="clause")
    return answer(await asyncio.to_thread(statute_views.scenarios, clause))


# --- tables


async def list_tables(request: Request) -> Response:
    stage = request.query_params.get("stage", "open")
    if stage not in STAGES:
        sentence = f"Tables are listed by stage: {', '.join(STAGES)}."
        raise Refusal("bad-body", sentence, path="stage")
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


def _seat_number(request: Request) -> int:
    text = str(request.path_params["seat"])
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Refusal("no-seat", "There is no such seat at this table.")
    return int(text)


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
    take_cookie_back(response, request)
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


# --- replays


async def replay(request: Request) -> Response:
    live = await table_of(request)
    async with live.lock:
        live.check_stored()
        game = live.table.game
    if game is None or not game.over:
        raise replays.not_over()
    if game.length > FRAMES_MAX:
        raise Refusal("too-much", f"Only games of up to {FRAMES_MAX:,} actions are shown again.")
    hall, key = hall_of(request), f"table {live.table.id}"
    data = hall.replays.kept(key)
    if data is None:
        request.app.state.limits.replay_table(request)
        stored = await request.app.state.store.load(live.table.id)
        data = await hall.replays.make(key, partial(replays.of_table, stored, hall.times))
    return Response(data, 200, SAFE, JSON)


async def replay_record(request: Request) -> Response:
    body = await data_of(request, replays.RECORD_MAX)
    hall, key = hall_of(request), sha256(body).hexdigest()
    data = hall.replays.kept(key)
    if data is None:
        request.app.state.limits.replay_record(request)
        data = await hall.replays.make(key, partial(replays.of_record, body))
    return Response(data, 200, SAFE, JSON)
