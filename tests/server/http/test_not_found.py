"""What somebody is told at an address where there is nothing."""

import httpx
import pytest

from monopoly.client import Server
from monopoly.server.http import not_found

pytestmark = pytest.mark.once

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def test_a_person_gets_a_page_with_a_way_home(server: Server) -> None:
    answer = httpx.get(f"{server.url}/nonsense", headers={"accept": BROWSER})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert '<a href="/">' in answer.text
    assert not_found.NOTHING_HERE in answer.text
    assert "'unsafe-inline'" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize("accept", ["*/*", "application/json", "text/htmlx", ""])
def test_a_program_gets_json(server: Server, accept: str) -> None:
    answer = httpx.get(f"{server.url}/nonsense", headers={"accept": accept})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
