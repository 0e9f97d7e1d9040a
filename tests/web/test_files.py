"""What the server hands out as the page: the right types, compressed, nothing stale."""

import gzip
import http.client
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from monopoly.client import Server
from monopoly.web.files import BUNDLE, MODULES, page, read
from monopoly.web.site import KEEP, POLICY, RENEWED, SCREENS
from tests.limits import TIMEOUT

TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}


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
    assert len(named) >= 3
    for wanted in named:
        assert wanted.startswith("/"), f"{wanted} is not on this server"
        assert get(server, wanted).status == 200, wanted


def test_the_policy_lets_no_markup_be_a_script_or_a_style() -> None:
    assert "default-src 'self'" in POLICY
    assert "unsafe" not in POLICY
    assert "require-trusted-types-for 'script'" in POLICY
    assert not re.search("(script|style)-src", POLICY), "as default-src says"
    document = page().document.bodies["identity"].decode()
    assert not re.search(r"<style|<script(?![^>]* src=)|\sstyle=|\son[a-z]+=", document)
    for name, file in page().files.items():
        if name.endswith(".svg"):
            assert b"style=" not in file.bodies["identity"], name


def test_files_have_their_types_and_are_kept_until_they_change(server: Server) -> None:
    assert {"js/main.js", "css/index.css", "art/symbols.svg", "favicon.svg"} <= page().files.keys()
    for name in page().files:
        answer = get(server, f"/p/{page().state}/{name}")
        assert answer.status == 200, name
        ending = Path(name).suffix
        assert answer.media_type == TYPES[ending], name
        assert answer.headers["cache-control"] == KEEP, name
        tag = answer.headers["etag"]
        again = get(server, f"/p/{page().state}/{name}", if_none_match=tag)
        assert (again.status, again.body) == (304, b""), name


def test_a_file_is_sent_compressed_to_who_takes_it(server: Server) -> None:
    for path in ("/", f"/p/{page().state}/js/main.js", f"/p/{page().state}/css/index.css"):
        plain, packed = get(server, path), get(server, path, accept_encoding="gzip, deflate")
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body
        assert len(packed.body) < len(plain.body)
        assert plain.headers["etag"] != packed.headers["etag"]
        assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"


def test_an_installed_page_is_a_bundle_compressed_when_it_was_built(server: Server) -> None:
    if MODULES.parents[2].name == "src":
        assert not BUNDLE.exists(), "nothing is built into the sources"
        return
    assert BUNDLE.exists(), "installed without the bundle: `make page` says why"
    assert [name for name in page().files if name.endswith((".js", ".css"))] == [
        "css/index.css",
        "js/main.js",
    ]
    for name in ("js/main.js", "css/index.css", "art/symbols.svg"):
        answer = get(server, f"/p/{page().state}/{name}", accept_encoding="gzip, br")
        assert answer.headers["content-encoding"] == "br"
        assert answer.body == (BUNDLE / f"{name}.br").read_bytes()


def test_the_state_is_another_when_a_file_is_another(tmp_path: Path) -> None:
    document, script = tmp_path / "index.html", tmp_path / "main.js"
    document.write_text('<script src="/page/main.js"></script>', encoding="utf-8")
    script.write_text("1;", encoding="utf-8")
    before = read(tmp_path)
    assert read(tmp_path).state == before.state
    script.write_text("2;", encoding="utf-8")
    after = read(tmp_path)
    assert after.state != before.state
    assert f"/p/{after.state}/main.js" in after.document.bodies["identity"].decode()


def test_a_page_from_before_the_server_was_renewed_gets_no_files_of_another_state(
    server: Server,
) -> None:
    answer = get(server, "/p/012345/js/main.js")
    assert (answer.status, answer.headers["cache-control"]) == (410, "no-store")
    assert answer.body.decode() == RENEWED


def test_a_document_names_the_files_of_its_own_state_and_is_asked_for_each_time(
    server: Server,
) -> None:
    answer = get(server, "/")
    assert answer.headers["cache-control"] == "no-cache"
    named = re.findall(r'="?/p/([^/"]+)/', answer.body.decode())
    assert set(named) == {page().state}
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
        "types/wire.d.ts",
        "js/main.js.br",
        "js/main.js.gz",
    ):
        assert get(server, f"/p/{page().state}/{path}").status == 404, path
    for path in ("/p/", "/p/site.py", "/page/js/main.js"):
        assert get(server, path).status == 404, path


def test_a_checkout_runs_without_a_step_between() -> None:
    """No library: every import is a file of the page."""
    for path in MODULES.rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        for target in re.findall(r'\b(?:from|import)\s*\(?\s*"([^"]+)"', text):
            if target.endswith(".d.ts"):
                continue
            assert (path.parent / target).resolve().is_file(), f"{path.name} imports {target}"
        assert "innerHTML" not in text, f"{path.name} makes markup of text"
        assert not re.search(r"https?://(?!www\.w3\.org/)", text), f"{path.name} names an address"
