"""Invitations: whom a link reaches, and a code that says the same."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import segno
from starlette.applications import Starlette

from monopoly.client import Server
from monopoly.server.http import errors, invite
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Rate, Settings
from monopoly.server.ops.times import SystemTimes
from tests.server.program import Program

pytestmark = pytest.mark.once

TABLE = "abcDEF0123456789"
AT_HOME = "192.168.1.20"
EVERYWHERE = "0.0.0.0"  # noqa: S104


class Site:
    """The invitations alone, asked at any address."""

    def __init__(
        self,
        *,
        secure: bool = False,
        listens_at: str = "127.0.0.1",
        rate: Rate = invite.RATE,
        own: str = "",
    ) -> None:
        self._app = Starlette(
            routes=invite.invitations(SystemTimes(), rate, lambda _towards: own),
            exception_handlers=errors.HANDLERS,
        )
        settings = Settings(data=Path(), secure_cookie=secure)
        self._app.state.services = SimpleNamespace(
            settings=settings, metrics=Metrics(), listens_at=listens_at
        )

    def get(self, path: str, host: str = "localhost:8080") -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self._app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                return await client.get(path, headers={"host": host})

        return asyncio.run(ask())

    def link(self, host: str) -> tuple[str, str]:
        answer = self.get(f"/invite/{TABLE}", host).json()
        return answer["link"], answer["reach"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Program(tmp_path_factory.mktemp("server")) as program:
        yield program.start()


def test_the_server_invites_to_its_tables(server: Server) -> None:
    answer = httpx.get(f"{server.url}/invite/{TABLE}")
    assert answer.json() == {"link": f"{server.url}/table/{TABLE}", "reach": "this-machine"}


def test_a_link_is_the_address_the_page_was_asked_at() -> None:
    link = f"http://play.example.org/table/{TABLE}"
    assert Site().link("play.example.org") == (link, "everybody")


def test_an_address_at_home_reaches_the_network() -> None:
    link = f"http://192.168.1.20:8080/table/{TABLE}"
    assert Site().link("192.168.1.20:8080") == (link, "network")


@pytest.mark.parametrize(
    "host", ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "localhost", "mine.localhost"]
)
def test_where_only_this_machine_listens_nobody_else_comes(host: str) -> None:
    assert Site().link(host) == (f"http://{host}/table/{TABLE}", "this-machine")


def test_where_only_this_machine_listens_there_is_no_code_to_scan() -> None:
    answer = Site().get(f"/invite/{TABLE}/qr.svg")
    assert (answer.status_code, answer.json()["code"]) == (404, "only-here")
    assert "--host 0.0.0.0" in answer.json()["sentence"]


def test_asked_here_but_listening_everywhere_the_machine_says_its_own_address() -> None:
    site = Site(listens_at=EVERYWHERE, own=AT_HOME)
    assert site.link("localhost:8080") == (f"http://{AT_HOME}:8080/table/{TABLE}", "network")
    assert site.link("localhost") == (f"http://{AT_HOME}/table/{TABLE}", "network")
    drawn = site.get(f"/invite/{TABLE}/qr.svg", "localhost:8080")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    there = site.get(f"/invite/{TABLE}/qr.svg", f"{AT_HOME}:8080")
    assert drawn.content == there.content


def test_an_address_of_the_newer_kind_stands_in_brackets() -> None:
    site = Site(listens_at="::", own="2001:db8::7")
    assert site.link("[::1]:8080") == (f"http://[2001:db8::7]:8080/table/{TABLE}", "network")
    assert site.link("[::1]") == (f"http://[2001:db8::7]/table/{TABLE}", "network")


def test_without_a_network_the_link_stays_here() -> None:
    link = f"http://localhost:8080/table/{TABLE}"
    assert Site(listens_at=EVERYWHERE).link("localhost:8080") == (link, "this-machine")


def test_behind_https_the_link_says_so() -> None:
    link, _ = Site(secure=True).link("play.example.org")
    assert link == f"https://play.example.org/table/{TABLE}"


def dark_modules(drawn: str) -> set[tuple[int, int]]:
    """Column and row of each square of ink: lines along the rows, from where the last ended."""
    found = re.search(rf'stroke="{invite.INK}" d="([^"]+)"', drawn)
    assert found is not None, drawn
    modules: set[tuple[int, int]] = set()
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmh])([-\d. ]+)", found[1]):
        steps = [float(number) for number in numbers.split()]
        if command == "h":
            modules |= {(int(x) + i, int(y)) for i in range(int(steps[0]))}
            x += steps[0]
        else:
            x, y = (steps[0], steps[1]) if command == "M" else (x + steps[0], y + steps[1])
    return modules


def test_the_code_is_that_of_the_link_in_ink_on_paper() -> None:
    """Square by square, with the margin of four that a camera needs."""
    drawn = Site().get(f"/invite/{TABLE}/qr.svg", "play.example.org").text
    expected = segno.make(f"http://play.example.org/table/{TABLE}", error="m", micro=False)
    side = expected.symbol_size(border=4)[0]
    assert f'viewBox="0 0 {side} {side}"' in drawn
    assert f'fill="{invite.PAPER}" d="M0 0h{side}v{side}h-{side}z"' in drawn
    assert dark_modules(drawn) == {
        (x, y)
        for y, row in enumerate(expected.matrix_iter(border=4))
        for x, dark in enumerate(row)
        if dark
    }


@pytest.mark.parametrize("path", ["/invite/no-such.table", f"/invite/{'a' * 33}/qr.svg"])
def test_what_cannot_be_a_table_has_no_link(path: str) -> None:
    answer = Site().get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-table"


@pytest.mark.parametrize(
    "host",
    ['evil"><svg', "a b", "x:y:z", "[zz]", "[1.1]", "[1.2.3.4]", "[::1", "[:::]", "[...]:80"],
)
def test_an_address_that_is_none_gets_into_no_code(host: str) -> None:
    for path in (f"/invite/{TABLE}", f"/invite/{TABLE}/qr.svg"):
        answer = Site().get(path, host)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-body")
        assert "no address" in answer.json()["sentence"]


def test_nobody_asks_for_codes_without_end() -> None:
    site = Site(rate=Rate(3, 0.001))  # no machine is so slow that another one is due meanwhile
    answers = [site.get(f"/invite/{TABLE}").status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert int(site.get(f"/invite/{TABLE}").headers["retry-after"]) >= 1
