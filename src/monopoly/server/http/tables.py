"""Tables over HTTP: found, opened, sat down at, begun and left."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from monopoly.protocol.messages import (
    AddBot,
    AddWords,
    HandOver,
    LeaveTable,
    Me,
    NewTable,
    Readmit,
    Rematch,
    RenewLink,
    Seated,
    Sit,
    Start,
    TableInvite,
    TableList,
)
from monopoly.server.http.access import (
    check_host,
    person_of,
    seat_key_of,
    seat_of,
    set_cookie,
    take_cookie_back,
    was_removed,
)
from monopoly.server.http.limits import limits_of
from monopoly.server.http.requests import body_of, table_of
from monopoly.server.http.responses import answer
from monopoly.server.refusal import Refusal
from monopoly.server.services import services_of
from monopoly.server.store.interface import SeatKey
from monopoly.server.tables import lobby
from monopoly.server.tables.registry import TakenSeat
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.seats import claim_of
from monopoly.server.tables.table import Table
from monopoly.server.views import board
from monopoly.server.views import choices as offered
from monopoly.server.views.table import table_view

STAGES: Final = ("open", "playing", "over")


async def choices(_request: Request) -> Response:
    return answer(offered.choices())


async def list_tables(request: Request) -> Response:
    stage = request.query_params.get("stage", "open")
    if stage not in STAGES:
        sentence = f"Tables are listed by stage: {', '.join(STAGES)}."
        raise Refusal("bad-body", sentence, path="stage")
    views = []
    for runtime in services_of(request).registry.listed(stage):
        async with runtime.lock:
            runtime.check_stored()
            views.append(table_view(runtime.table, runtime.watchers))
    return answer(TableList(tables=views))


async def open_table(request: Request) -> Response:
    wish = await body_of(request, NewTable)
    limits_of(request).open_table(request)
    return await _seated(request, await services_of(request).registry.open(wish))


async def show_table(request: Request) -> Response:
    return await _view(await table_of(request))


async def show_board(request: Request) -> Response:
    runtime = await table_of(request)
    return answer(board.board_view(runtime.table.config.rule_set))


async def me(request: Request) -> Response:
    runtime = await table_of(request)
    seat_key = seat_key_of(request)
    if not seat_key:
        return answer(Me(seat=None, host=False))
    if was_removed(runtime, request):
        return answer(Me(seat=None, host=False, removed=True))
    person = person_of(runtime, request)
    settings = services_of(request).settings
    seconds = settings.seat_key_seconds
    renewed = await runtime.change(lambda table: lobby.renew(table, seat_key, seconds))
    response = answer(
        Me(
            seat=seat_of(runtime, person),
            host=runtime.table.host == person,
            expires=renewed.expires,
        )
    )
    set_cookie(response, runtime, seat_key, settings)
    return response


async def sit(request: Request) -> Response:
    runtime = await table_of(request)
    wish = await body_of(request, Sit)
    limits_of(request).sit(request)
    claim = claim_of(wish.id)
    seconds = services_of(request).settings.seat_key_seconds

    def do(table: Table) -> tuple[int, str, SeatKey]:
        person = lobby.sits_already(table, claim)
        if person is None:
            lobby.check_invited(table, wish.invite, seat_key_of(request))
            person = lobby.sit(table, wish.name, wish.token, claim=claim)
        seat_key, issued = lobby.issue(table, person, seconds)
        return person, seat_key, issued

    person, seat_key, issued = await runtime.change(do)
    return await _seated(request, TakenSeat(runtime, person, seat_key, issued.expires))


def _seat_number(request: Request) -> int:
    text = str(request.path_params["seat"])
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Refusal("no-seat", "There is no such seat at this table.")
    return int(text)


async def remove(request: Request) -> Response:
    runtime = await table_of(request)
    number = _seat_number(request)

    def do(table: Table) -> None:
        check_host(runtime, person_of(runtime, request))
        lobby.remove(table, number)

    await runtime.change(do)
    return await _view(runtime)


async def readmit(request: Request) -> Response:
    runtime = await table_of(request)
    wish = await body_of(request, Readmit)

    def do(table: Table) -> None:
        check_host(runtime, person_of(runtime, request))
        lobby.readmit(table, wish.person)

    await runtime.change(do)
    return await _view(runtime)


async def show_invite(request: Request) -> Response:
    runtime = await table_of(request)
    person_of(runtime, request)
    return await _invite(runtime)


async def renew_link(request: Request) -> Response:
    runtime = await table_of(request)
    wish = await body_of(request, RenewLink)

    def do(table: Table) -> None:
        check_host(runtime, person_of(runtime, request))
        lobby.renew_link(table, clear=wish.clear)

    await runtime.change(do)
    return await _invite(runtime, 201)


async def add_bot(request: Request) -> Response:
    runtime = await table_of(request)
    wish = await body_of(request, AddBot)

    def do(table: Table) -> None:
        check_host(runtime, person_of(runtime, request))
        lobby.add_bot(table, wish.bot)

    await runtime.change(do)
    return await _view(runtime, 201)


async def add_words(request: Request) -> Response:
    runtime = await table_of(request)
    wish = await body_of(request, AddWords)

    def do(table: Table) -> None:
        lobby.add_words(table, seat_of(runtime, person_of(runtime, request)), wish.words)

    await runtime.change(do)
    return await _view(runtime)


async def start(request: Request) -> Response:
    runtime = await table_of(request)
    wish = await body_of(request, Start)

    def do(table: Table) -> None:
        check_host(runtime, person_of(runtime, request))
        lobby.start(table, wish.fill)

    await runtime.change(do)
    return await _view(runtime)


async def leave(request: Request) -> Response:
    runtime = await table_of(request)
    wish = await body_of(request, LeaveTable)

    def do(table: Table) -> None:
        lobby.leave(table, seat_of(runtime, person_of(runtime, request)), wish.then)

    await runtime.change(do)
    response = await _view(runtime)
    take_cookie_back(response, request)
    await services_of(request).registry.forget_if_empty(runtime)
    return response


async def hand_over(request: Request) -> Response:
    runtime = await table_of(request)
    wish = await body_of(request, HandOver)

    def do(table: Table) -> None:
        check_host(runtime, person_of(runtime, request))
        lobby.hand_over(table, wish.seat)

    await runtime.change(do)
    return await _view(runtime)


async def rematch(request: Request) -> Response:
    runtime = await table_of(request)
    await body_of(request, Rematch)
    person = person_of(runtime, request)
    if runtime.table.stage == "over" and not runtime.table.rematch:
        limits_of(request).open_table(request)
    return await _seated(request, await services_of(request).registry.rematch(runtime, person))


# --- what several answer with


async def _view(runtime: TableRuntime, status: int = 200) -> Response:
    async with runtime.lock:
        runtime.check_stored()
        return answer(table_view(runtime.table, runtime.watchers), status)


async def _invite(runtime: TableRuntime, status: int = 200) -> Response:
    async with runtime.lock:
        runtime.check_stored()
        return answer(TableInvite(code=runtime.table.invite), status)


async def _seated(request: Request, taken: TakenSeat) -> Response:
    runtime, person, seat_key, expires = taken
    async with runtime.lock:
        runtime.check_stored()
        seated = Seated(
            table=table_view(runtime.table, runtime.watchers),
            seat=seat_of(runtime, person),
            seat_token=seat_key,
            expires=expires,
        )
    response = answer(seated, 201)
    set_cookie(response, runtime, seat_key, services_of(request).settings)
    return response
