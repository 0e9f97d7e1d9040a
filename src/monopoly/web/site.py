"""The page over HTTP: its files, sent with a tag and compressed, never anything from outside.

`/`, `/rules`, `/replay`, `/table/ID` and `/table/ID/replay` are one document; which screen it shows
is the page's own business. Everything else lies below `/p/STATE/`, named after the state of all
files together: a browser that has a file never asks for it again, and never mixes two states.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from monopoly.web.files import File, page
from monopoly.web.negotiation import choose, has

# Addresses of the page: js/main.js knows which screen each of them shows.
SCREENS: Final = ("/", "/rules", "/replay", "/table/{id}", "/table/{id}/replay")
ICON: Final = "favicon.svg"
RENEWED: Final = "The page has been renewed since you opened it: load it again."

# Nothing is ever fetched from anywhere else, nothing in the markup is a script or a style, no text
# becomes a script, and nobody frames the table.
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",  # the address of a table is its key
    "x-content-type-options": "nosniff",
}
ASK_AGAIN: Final = "no-cache"  # each time, to be answered "not modified"
KEEP: Final = "public, max-age=31536000, immutable"


def pages() -> list[BaseRoute]:
    """The routes of the page, for the server's application. Reads all its files."""
    page()
    found: list[BaseRoute] = [Route(path, _document) for path in SCREENS]
    found.append(Route(f"/{ICON}", _icon))
    found.append(Route("/p/{state}/{path:path}", _file))
    return found


async def _document(request: Request) -> Response:
    return _answer(request, page().document)


async def _icon(request: Request) -> Response:
    return _answer(request, page().files[ICON])


async def _file(request: Request) -> Response:
    if request.path_params["state"] != page().state:  # modules of two states do not fit together
        return Response(RENEWED, 410, HEADERS | {"cache-control": "no-store"}, "text/plain")
    file = page().files.get(request.path_params["path"])
    if file is None:
        return Response("There is nothing at this address.", 404, HEADERS, "text/plain")
    return _answer(request, file, KEEP)


def _answer(request: Request, file: File, cache: str = ASK_AGAIN) -> Response:
    encoding = choose(request.headers.get("accept-encoding", ""), file.bodies)
    tag = f'"{file.tag}-{encoding}"'
    headers = HEADERS | {"etag": tag, "cache-control": cache, "vary": "accept-encoding"}
    if has(tag, request.headers.get("if-none-match", "")):
        return Response(None, 304, headers)
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], 200, headers, file.media_type)
