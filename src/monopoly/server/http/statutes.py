"""The statute book over HTTP."""

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from monopoly.server.http.responses import answer, unless_known
from monopoly.server.refusal import Refusal
from monopoly.server.services import services_of
from monopoly.server.views import statutes

CITATION_MAX: Final = 40


async def show_statutes(request: Request) -> Response:
    book = await services_of(request).executor.run(statutes.printed)
    return unless_known(request, book.data, book.tag)


async def show_scenarios(request: Request) -> Response:
    clause = request.query_params.get("clause", "")
    if not 0 < len(clause) <= CITATION_MAX:
        raise Refusal("bad-body", "Name a clause: ?clause=10 MCS 140(f).", path="clause")
    found = await services_of(request).executor.run(partial(statutes.scenarios, clause))
    return answer(found)
