"""Who may ask, under which name, and who is believed."""

import asyncio
import stat
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from monopoly.server.app import make_app
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from tests.server.program import Program
from tests.server.worlds import store_in

pytestmark = pytest.mark.once


def answers(folder: Path, *hosts: str, secure: bool = False, names: tuple[str, ...] = ()):  # type: ignore[no-untyped-def]
    """Of /healthz, asked under each of these names."""
    settings = Settings(data=folder, hosts=names, secure_cookie=secure)

    async def ask(app: Starlette) -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://any") as client,
        ):
            return [await client.get("/healthz", headers={"host": host}) for host in hosts]

    return asyncio.run(ask(make_app(store_in(folder), settings, Metrics())))


def test_only_its_public_names_are_answered_once_it_knows_them(tmp_path: Path) -> None:
    hosts = ("table.example", "Table.Example:8080", "evil.example", "table.example.evil.example")
    named = answers(tmp_path, *hosts, names=("table.example",))
    assert [answer.status_code for answer in named] == [200, 200, 421, 421]
    assert named[2].json()["code"] == "wrong-host"
    assert [answer.status_code for answer in answers(tmp_path, *hosts)] == [200] * 4


def test_browsers_are_told_to_keep_to_https(tmp_path: Path) -> None:
    header = "strict-transport-security"
    assert answers(tmp_path, "a", secure=True)[0].headers[header] == "max-age=31536000"
    assert header not in answers(tmp_path, "a")[0].headers


def test_a_data_folder_that_it_makes_is_its_owner_s_alone(tmp_path: Path) -> None:
    answers(tmp_path / "new", "a")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


@pytest.mark.parametrize(("options", "believed"), [((), False), (("--proxy",), True)])
def test_a_proxy_is_believed_only_when_it_was_announced(
    tmp_path: Path, options: tuple[str, ...], believed: bool
) -> None:
    """Each address may open one table: by who is counted one sees who was believed."""
    with Program(tmp_path, "--tables-per-address=1", *options) as program:
        url = f"{program.start().url}/api/tables"
        codes = [
            httpx.post(
                url, json={"name": "Ann", "seats": 2}, headers={"x-forwarded-for": f"192.0.2.{n}"}
            ).status_code
            for n in range(3)
        ]
    assert codes == ([201, 201, 201] if believed else [201, 429, 429])
