"""The HTTP part is what its description says: valid, complete, and it holds under any request."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from monopoly.client import NewTable, Server
from monopoly.server import refusal
from monopoly.server.http.openapi import PARAMETERS, document
from monopoly.server.http.routes import ROUTES
from monopoly.server.refusal import STATUS
from tests.limits import TIMEOUT

pytestmark = pytest.mark.once

ROOT = str(Path(__file__).parents[3])

description = msgspec.json.decode(document())

# What a schema cannot say is refused with 422: a name nobody can see, a token that is not in the
# box, minutes without a time limit. All other data that the description allows must be taken.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422, 429]
"""
# The phase "stateful" follows links between operations; there are none to follow. So the checks of
# what was deleted and created have nothing to say. All other phases, and every check.
PHASES = "examples,coverage,fuzzing"


def run_schemathesis(folder: Path, server: Server, told: bytes, *more: str) -> None:
    config, file = folder / "schemathesis.toml", folder / "openapi.json"
    config.write_text(CONFIG, encoding="utf-8")
    file.write_bytes(told)
    done = subprocess.run(  # noqa: S603
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
            *("run", str(file), f"--url={server.url}", "--checks=all", f"--phases={PHASES}"),
            *("--max-examples=15", "--generation-database=none", "--no-color"),
            *more,
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT,
        cwd=folder,
        env=os.environ
        | {"SCHEMATHESIS_HOOKS": "tests.server.schemathesis_hooks", "PYTHONPATH": ROOT},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    tested = re.search(r"Tested: (\d+)", done.stdout)
    assert tested, done.stdout
    assert int(tested[1]) > 15, done.stdout  # nearly all operations, not none


@pytest.mark.slow(seconds=15)
def test_every_answer_to_anybody_is_one_that_is_described(server: Server, tmp_path: Path) -> None:
    run_schemathesis(tmp_path, server, document())


@pytest.mark.slow(seconds=15)
def test_every_answer_to_a_host_is_one_that_is_described(server: Server, tmp_path: Path) -> None:
    """At a table that is there, by one who may do everything, but leave."""
    seat = asyncio.run(server.open_table(NewTable(name="Ann", seats=8)))
    anything = msgspec.json.encode(PARAMETERS["id"])
    told = document().replace(anything, msgspec.json.encode({"enum": [seat.table_id]}))
    bearer = f"--header=Authorization: Bearer {seat.token}"
    run_schemathesis(tmp_path, server, told, bearer, "--exclude-path-regex=leave$")


def test_every_code_is_in_the_protocol() -> None:
    folder = Path(refusal.__file__).parent
    told = Path(__file__).parents[3].joinpath("docs/protocol.md").read_text(encoding="utf-8")
    codes = {
        code
        for path in folder.rglob("*.py")
        for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(codes) > 30
    assert [code for code in sorted(codes | set(STATUS)) if f"`{code}`" not in told] == []


def test_every_route_is_described_and_served(server: Server) -> None:
    async def story() -> None:
        served = msgspec.json.decode(await server.fetch("GET", "/api/openapi.json"))
        assert served == description
        told = {(m.upper(), path) for path, methods in served["paths"].items() for m in methods}
        assert told == {(route.method, route.path) for route in ROUTES}
        choices = await server.choices()
        assert [bot.level for bot in choices.bots if bot.level] == ["easy", "medium", "hard"]
        assert "expert" not in [bot.name for bot in choices.bots], "it thinks too long for a server"
        assert [overlay.suffix for overlay in choices.overlays] == [
            *("short", "timed", "speed", "tabletop")
        ]
        assert "revision" not in {option.name for option in choices.options}
        assert "monopoly_tables_opened_total" in await server.metrics()

    asyncio.run(story())
