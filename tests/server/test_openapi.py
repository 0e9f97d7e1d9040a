"""The HTTP part is what its description says: valid, complete, and it holds under any request."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from monopoly.client import Server
from monopoly.server import http
from monopoly.server.http import ROUTES
from monopoly.server.openapi import document
from monopoly.server.refusal import STATUS

pytestmark = pytest.mark.once

description = msgspec.json.decode(document())
schema = schemathesis.openapi.from_dict(description)
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@schema.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_is_described(case: Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.url, checks=CHECKS, timeout=30)


def test_every_code_is_in_the_protocol() -> None:
    folder = Path(http.__file__).parent
    told = Path(__file__).parents[2].joinpath("docs/protocol.md").read_text(encoding="utf-8")
    codes = {
        code
        for path in folder.glob("*.py")
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
        assert [bot.level for bot in choices.bots] == ["", "easy", "medium", "hard"]
        assert "monopoly_tables_opened_total" in await server.metrics()

    asyncio.run(story())
