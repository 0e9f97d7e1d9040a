"""The files of the page over HTTP: read once, sent with a tag, never anything from outside.

`/`, `/rules`, `/replay`, `/table/ID` and `/table/ID/replay` are one document; which screen it shows
is the page's own business. Everything else lies below `/p/STATE/`, named after the state of all
files together: a browser that has a file never asks for it again, and never mixes two states.
"""

import hashlib
import mimetypes
import re
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from rcssmin import cssmin
from rjsmin import jsmin
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from monopoly.web.invite import invitations

FOLDER: Final = Path(__file__).parent / "page"
DOCUMENT: Final = "index.html"
# Comments and white space are for who reads the source, which lies in the package.
THIN: Final[dict[str, Callable[[str], str]]] = {".css": cssmin, ".js": jsmin}
# Addresses of the page, each with the module that draws it (js/main.js has the same list).
SCREENS: Final = {
    "/": "js/screens/lobby.js",
    "/rules": "js/screens/rulebook.js",
    "/replay": "js/screens/replay.js",
    "/table/{id}": "js/screens/table.js",
    "/table/{id}/replay": "js/screens/replay.js",
}
START: Final = "js/main.js"
IMPORTS: Final = re.compile(r'(?:^|[;\n])(?:import|export)\b[^"(;]*?"(\.[^"\n]+)"')
STYLE: Final = "css/index.css"  # sent with all that it imports, in their order
SHEET: Final = re.compile(r'@import "([^"]+)" layer\((\w+)\);')
PRELOADS: Final = "<!-- the modules, so that the browser asks for all of them at once -->"
BETWEEN: Final = re.compile(r">\s+<")
STATE_LENGTH: Final = 4  # characters of six bits
RENEWED: Final = "The page has been renewed since you opened it: load it again."

# Nothing is ever fetched from anywhere else, and nobody frames the table.
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",  # places of pieces are set as styles
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",  # the address of a table is its key
    "x-content-type-options": "nosniff",
}
ASK_AGAIN: Final = "no-cache"  # each time, to be answered "not modified"
KEEP: Final = "public, max-age=31536000, immutable"

for _ending, _type in (
    (".js", "text/javascript"),
    (".svg", "image/svg+xml"),
    (".woff2", "font/woff2"),
):
    mimetypes.add_type(_type, _ending)  # whatever the system's own list says


@dataclass(frozen=True, slots=True)
class File:
    data: bytes
    media_type: str
    tag: str


def pages() -> list[BaseRoute]:
    """The routes of the page, for the server's application."""
    found: list[BaseRoute] = [Route(path, _document(screen)) for path, screen in SCREENS.items()]
    found.append(Route("/favicon.svg", _icon))
    found.append(Route("/p/{state}/{path:path}", _file))
    found += invitations()
    return found


@lru_cache(maxsize=1)
def files() -> dict[str, File]:
    """Every file of the page by its path below the folder. Types are for the checker alone."""
    found = {
        path.relative_to(FOLDER).as_posix(): path.read_bytes()
        for path in sorted(FOLDER.rglob("*"))
        if path.is_file() and not path.name.endswith(".d.ts")
    }
    del found[DOCUMENT]

    def sheet(named: re.Match[str]) -> str:
        name, layer = named.groups()
        return f"@layer {layer}{{{found.pop(f'css/{name}').decode()}}}"

    found[STYLE] = SHEET.sub(sheet, found[STYLE].decode()).encode()
    return {name: _as_file(name, _thinned(name, data)) for name, data in found.items()}


@lru_cache(maxsize=1)
def state() -> str:
    """Another when any file is another."""
    told = "".join(f"{name}{file.tag}" for name, file in files().items())
    return urlsafe_b64encode(hashlib.sha256(told.encode()).digest())[:STATE_LENGTH].decode()


@lru_cache(maxsize=len(SCREENS))
def document(screen: str) -> File:
    """The document with the modules its first screen needs named at once: they import one another,
    and a browser would find them one after the other."""
    wanted = _imported_from([START, screen])
    lines = [f"<link rel=modulepreload href=/page/{name}>" for name in wanted]
    text = (FOLDER / DOCUMENT).read_text(encoding="utf-8")
    text = BETWEEN.sub("><", text.replace(PRELOADS, "".join(lines)))
    return _as_file(DOCUMENT, text.replace("/page/", f"/p/{state()}/").encode())


def _thinned(name: str, data: bytes) -> bytes:
    thin = THIN.get(Path(name).suffix)
    return data if thin is None else str(thin(data.decode())).encode()


def _as_file(name: str, data: bytes) -> File:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(data, media_type, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def _imported_from(starts: list[str]) -> list[str]:
    """The modules these need at once, themselves among them; `import()` is for later."""
    known = files()
    found: dict[str, None] = {}
    waiting = list(starts)
    while waiting:
        name = waiting.pop()
        if name in found or name not in known:
            continue
        found[name] = None
        folder = (Path("/") / name).parent
        targets = IMPORTS.findall(known[name].data.decode())
        waiting += [(folder / target).resolve().as_posix()[1:] for target in targets]
    return list(found)


def _document(screen: str) -> Callable[[Request], Awaitable[Response]]:
    async def show(request: Request) -> Response:
        return _answer(request, document(screen))

    return show


async def _icon(request: Request) -> Response:
    return _answer(request, files()["favicon.svg"])


async def _file(request: Request) -> Response:
    if request.path_params["state"] != state():  # modules of two states do not fit together
        return Response(RENEWED, 410, HEADERS | {"cache-control": "no-store"}, "text/plain")
    file = files().get(request.path_params["path"])
    if file is None:
        return Response("There is nothing at this address.", 404, HEADERS, "text/plain")
    return _answer(request, file, KEEP)


def _answer(request: Request, file: File, cache: str = ASK_AGAIN) -> Response:
    headers = HEADERS | {"etag": file.tag, "cache-control": cache}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(file.data, 200, headers, file.media_type)
