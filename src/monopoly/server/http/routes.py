"""Every address of the HTTP part, as data: the application and its OpenAPI description are made of
these rows."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from monopoly.protocol.messages import (
    AddBot,
    AddWords,
    BoardView,
    Choices,
    HandOver,
    Health,
    LeaveTable,
    Me,
    NewTable,
    Readmit,
    Rematch,
    RenewLink,
    Replay,
    Scenarios,
    Seated,
    Sit,
    Start,
    Statutes,
    TableInvite,
    TableList,
    TableView,
)
from monopoly.server.http import replays, status, tables
from monopoly.server.http import statutes as book
from monopoly.server.http.responses import LINES


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter after the question mark."""

    name: str
    schema: dict[str, object]
    required: bool = False


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    summary: str
    handler: Callable[[Request], Awaitable[Response]]
    answer: type[msgspec.Struct] | str  # a type of JSON, or another content type
    status: int = 200
    body: type[msgspec.Struct] | str | None = None  # a type of JSON, or another content type
    problems: tuple[int, ...] = ()  # statuses it may refuse with, beside 429
    query: tuple[Query, ...] = ()
    tagged: bool = False  # 304 for who has it already
    needs_seat: bool = False


TABLE: Final = "/api/tables/{id}"
STAGE: Final = Query("stage", {"type": "string", "enum": list(tables.STAGES)})
CLAUSE: Final = Query(
    "clause", {"type": "string", "minLength": 1, "maxLength": book.CITATION_MAX}, required=True
)

ROUTES: Final[tuple[Route, ...]] = (
    Route("GET", "/healthz", "Whether the server is well.", status.health, Health, problems=(503,)),
    Route("GET", "/metrics", "Figures for Prometheus.", status.metrics, "text/plain"),
    Route("GET", "/api/choices", "What a table may be opened with.", tables.choices, Choices),
    Route("GET", "/api/statutes", "The statute book.", book.show_statutes, Statutes, tagged=True),
    Route(
        "GET",
        "/api/statutes/scenarios",
        "What shows a clause in play.",
        book.show_scenarios,
        Scenarios,
        problems=(400, 404),
        query=(CLAUSE,),
    ),
    Route(
        "GET",
        "/api/tables",
        "Tables to join or watch, or whose games are over.",
        tables.list_tables,
        TableList,
        problems=(400,),
        query=(STAGE,),
    ),
    Route(
        "POST",
        "/api/tables",
        "Open a table and be its host.",
        tables.open_table,
        Seated,
        201,
        NewTable,
        (400, 403, 409, 413, 422, 503),
    ),
    Route("GET", TABLE, "A table.", tables.show_table, TableView, problems=(404,)),
    Route("GET", f"{TABLE}/board", "Its board.", tables.show_board, BoardView, problems=(404,)),
    Route("GET", f"{TABLE}/me", "Which seat is mine.", tables.me, Me, problems=(401, 404)),
    Route(
        "POST",
        f"{TABLE}/seats",
        "Sit down.",
        tables.sit,
        Seated,
        201,
        Sit,
        (400, 403, 404, 409, 413, 422),
    ),
    Route(
        "DELETE",
        f"{TABLE}/seats/{{seat}}",
        "Remove a player.",
        tables.remove,
        TableView,
        problems=(401, 403, 404, 409, 422),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/readmit",
        "Let somebody who was removed sit down again.",
        tables.readmit,
        TableView,
        200,
        Readmit,
        (400, 401, 403, 404, 409, 413),
        needs_seat=True,
    ),
    Route(
        "GET",
        f"{TABLE}/invite",
        "What a link must carry for others to sit down.",
        tables.show_invite,
        TableInvite,
        problems=(401, 403, 404),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/invite",
        "Renew the link: older ones seat nobody any more.",
        tables.renew_link,
        TableInvite,
        201,
        RenewLink,
        (400, 401, 403, 404, 409, 413),
        needs_seat=True,
    ),
    Route(
        "POST",
        f"{TABLE}/bots",
        "Seat a bot.",
        tables.add_bot,
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
        tables.add_words,
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
        tables.start,
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
        tables.leave,
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
        tables.hand_over,
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
        tables.rematch,
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
        replays.record,
        LINES,
        problems=(404, 409),
    ),
    Route(
        "GET",
        f"{TABLE}/replay",
        "A game that is over, frame by frame.",
        replays.replay,
        Replay,
        problems=(404, 409),
    ),
    Route(
        "POST",
        "/api/replays",
        "The game of a record, frame by frame.",
        replays.replay_record,
        Replay,
        200,
        LINES,
        (403, 413, 422),
    ),
)
