"""The files of the page, read once, compressed.

Installed, the page is a bundle (`bundler/bundle.mjs`): one script, one style sheet, compressed when
it was built. A checkout has none and needs none: its modules are sent as they lie in `page/`, and
compressed here.
"""

import gzip
import hashlib
import mimetypes
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from monopoly.web.negotiation import Encoding

MODULES: Final = Path(__file__).parent / "page"
BUNDLE: Final = Path(__file__).parent / "bundle"
DOCUMENT: Final = "index.html"
SOURCE_ADDRESS: Final = b"/page/"  # in the document; /p/STATE/ is sent in its place
STATE_LENGTH: Final = 4  # characters of six bits
BESIDE: Final[Mapping[str, Encoding]] = {".br": "br", ".gz": "gzip"}  # compressed already
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
COMPRESSED_BY_ITSELF: Final = {".woff2"}


@dataclass(frozen=True, slots=True)
class File:
    media_type: str
    tag: str  # of its content, whatever the encoding
    bodies: Mapping[Encoding, bytes]


@dataclass(frozen=True, slots=True)
class Page:
    state: str  # another when any file is another
    document: File
    files: Mapping[str, File]


@lru_cache(maxsize=1)
def page() -> Page:
    return read(BUNDLE if (BUNDLE / DOCUMENT).is_file() else MODULES)


def read(folder: Path) -> Page:
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(".d.ts")  # types are for the checker alone
    }
    state = _state(found)
    document = found.pop(DOCUMENT).replace(SOURCE_ADDRESS, f"/p/{state}/".encode())
    files = {name: _file(name, data, found) for name, data in found.items() if not _is_beside(name)}
    return Page(state, _file(DOCUMENT, document, {}), files)


def _is_beside(name: str) -> bool:
    return Path(name).suffix in BESIDE


def _state(found: Mapping[str, bytes]) -> str:
    whole = hashlib.sha256()
    for name, data in found.items():
        whole.update(f"{name} {len(data)} ".encode())
        whole.update(data)
    return urlsafe_b64encode(whole.digest())[:STATE_LENGTH].decode()


def _file(name: str, data: bytes, found: Mapping[str, bytes]) -> File:
    bodies: dict[Encoding, bytes] = {"identity": data}
    for suffix, encoding in BESIDE.items():
        if name + suffix in found:
            bodies[encoding] = found[name + suffix]
    suffix = Path(name).suffix
    if len(bodies) == 1 and suffix not in COMPRESSED_BY_ITSELF:
        bodies["gzip"] = gzip.compress(data, mtime=0)
    media_type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(media_type, hashlib.sha256(data).hexdigest()[:20], bodies)
