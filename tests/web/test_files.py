"""What the server hands out as the page: the right types, no more than needed, nothing stale."""

import gzip
import http.client
import re
from typing import Final
from urllib.parse import urlsplit

import pytest

from monopoly.client import Server
from monopoly.web.site import FOLDER, KEEP, POLICY, RENEWED, SCREENS, document, files, state
from tests.limits import TIMEOUT

TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
SCRIPTS_MAX: Final = 248_000  # bytes of the modules and a document, not compressed
STYLE_MAX: Final = 16_000  # bytes of the style sheet, compressed
FONTS_MAX: Final = 45_000
# As they are asked for: the style sheets are sent as one.
FILES: Final = sorted(
    {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*") if path.suffix != ".css"}
    - {"index.html"}
    | {"css/index.css"}
)


class Answer:
    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status: Final = answer.status
        self.headers: Final = answer.headers
        self.body: Final = answer.read()

    @property
    def media_type(self) -> str:
        return self.headers.get_content_type()


def get(server: Server, path: str, **headers: str) -> Answer:
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=TIMEOUT)
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=named)
        return Answer(connection.getresponse())
    finally:
        connection.close()


@pytest.mark.parametrize("path", [path.format(id="Abc123") for path in SCREENS])
def test_every_screen_is_one_document_that_lets_nothing_in_from_outside(
    server: Server, path: str
) -> None:
    answer = get(server, path)
    assert (answer.status, answer.media_type) == (200, "text/html")
    assert answer.headers["content-security-policy"] == POLICY
    assert "script-src" not in POLICY  # default-src 'self': no script but the files
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"
    text = answer.body.decode()
    named = re.findall(r'(?:src|href)="?([^">]+)', text)
    assert len(named) > 20
    for wanted in named:
        assert wanted.startswith("/"), f"{wanted} is not on this server"
        assert get(server, wanted).status == 200, wanted


def test_files_have_their_types_and_are_kept_until_they_change(server: Server) -> None:
    for name in FILES:
        answer = get(server, f"/p/{state()}/{name}")
        if name.endswith(".d.ts"):  # for the checker alone
            assert answer.status == 404, name
            continue
        assert answer.status == 200, name
        ending = name[name.rindex(".") :]
        assert answer.media_type == TYPES.get(ending, answer.media_type), name
        assert answer.media_type != "application/octet-stream", name
        assert answer.headers["cache-control"] == KEEP, name
        again = get(server, f"/p/{state()}/{name}", if_none_match=answer.headers["etag"])
        assert (again.status, again.body) == (304, b""), name


def test_a_page_from_before_the_server_was_renewed_gets_no_files_of_another_state(
    server: Server,
) -> None:
    answer = get(server, "/p/012345/js/main.js")
    assert (answer.status, answer.headers["cache-control"]) == (410, "no-store")
    assert answer.body.decode() == RENEWED


def test_every_style_sheet_is_in_the_one_that_is_sent() -> None:
    index = FOLDER / "css" / "index.css"
    named = {f"css/{name}" for name in re.findall(r'@import "([^"]+)"', index.read_text("utf-8"))}
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.css")}
    assert named == there - {"css/index.css"}
    whole = files()["css/index.css"].data.decode()
    for name in named:
        for variable in re.findall(r"--[a-z0-9-]+(?=:)", (FOLDER / name).read_text("utf-8")):
            assert variable in whole, name


def test_a_document_names_the_files_of_its_own_state_and_is_asked_for_each_time(
    server: Server,
) -> None:
    answer = get(server, "/")
    assert answer.headers["cache-control"] == "no-cache"
    named = re.findall(r'="?/p/([^/"]+)/', answer.body.decode())
    assert set(named) == {state()}
    again = get(server, "/", if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")


def test_nothing_beside_the_page_can_be_had(server: Server) -> None:
    for path in (
        "",
        "../site.py",
        "%2e%2e/site.py",
        "js/../../../site.py",
        "/etc/passwd",
        "js",
        "index.html",
        "css/tokens.css",
        "css/components/board.css",
    ):
        assert get(server, f"/p/{state()}/{path}").status == 404, path
    for path in ("/p/", "/p/site.py", "/page/js/main.js"):
        assert get(server, path).status == 404, path


def test_the_page_weighs_no_more_than_it_should() -> None:
    weights = {name: len(file.data) for name, file in files().items() if name.endswith(".js")}
    weights["index.html"] = max(len(document(screen).data) for screen in SCREENS.values())
    total = sum(weights.values())
    heaviest = sorted(weights.items(), key=lambda one: -one[1])[:10]
    assert total < SCRIPTS_MAX, f"{total} bytes: {heaviest}"
    style = len(gzip.compress(files()["css/index.css"].data))
    assert style < STYLE_MAX, f"{style} bytes"
    fonts = [len(file.data) for name, file in files().items() if name.endswith(".woff2")]
    assert fonts
    assert sum(fonts) < FONTS_MAX, f"{fonts} bytes"


def test_modules_are_as_written_with_no_step_between() -> None:
    """No build, no library: every import is a file of the page."""
    for path in FOLDER.rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        for target in re.findall(r'\b(?:from|import)\s*\(?\s*"([^"]+)"', text):
            if target.endswith(".d.ts"):
                continue
            assert (path.parent / target).resolve().is_file(), f"{path.name} imports {target}"
        assert "innerHTML" not in text, f"{path.name} makes markup of text"
        assert not re.search(r"https?://(?!www\.w3\.org/)", text), f"{path.name} names an address"
