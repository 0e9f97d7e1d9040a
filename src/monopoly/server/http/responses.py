"""Answers, all written the same way. Headers that every answer has are added by `middleware`."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from monopoly.protocol.codec import encode
from monopoly.server.refusal import Refusal

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
METRICS: Final = "text/plain; version=0.0.4; charset=utf-8"


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(encode(body), status, media_type=JSON)


def problem(refusal: Refusal) -> Response:
    headers: dict[str, str] = {}
    if refusal.retry_after:
        headers["retry-after"] = str(max(1, round(min(refusal.retry_after, 86_400.0))))
    if refusal.status == 401:
        headers["www-authenticate"] = 'Bearer realm="seat"'
    return Response(encode(refusal.problem()), refusal.status, headers, JSON)


def unless_known(request: Request, data: bytes, tag: str) -> Response:
    """What seldom changes: only sent to who does not have exactly this (RFC 9110, 13.1.2)."""
    headers = {"cache-control": "no-cache", "etag": tag}
    known = request.headers.get("if-none-match", "")
    if known.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(None, 304, headers)
    return Response(data, 200, headers, JSON)
