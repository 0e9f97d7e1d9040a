"""What a first visit to a table may cost, as the browser itself counts what travels."""

from typing import Final

import pytest

from monopoly.web.files import BUNDLE
from tests.web.guest import Guest, wait_until_ready
from tests.web.network import Network
from tests.web.visit import Visit

BYTES_MAX: Final = 150_000  # compressed, with headers
REQUESTS_MAX: Final = 40
SHELL: Final = "#shell"

pytestmark = pytest.mark.skipif(
    not BUNDLE.exists(), reason="a checkout sends modules; what is installed has a budget"
)


def expect_within_budget(network: Network) -> None:
    heaviest = sorted(network.bytes.items(), key=lambda one: -one[1])[:10]
    assert any(url.endswith("/js/main.js") for url in network.requests), "nothing was counted"
    assert network.total + network.message_bytes <= BYTES_MAX, heaviest
    assert len(network.requests) <= REQUESTS_MAX, network.requests


def test_a_link_to_a_running_game(visit: Visit) -> None:
    host = Guest(visit(None))
    table = host.open_game()
    page = visit(None)
    network = Network(page)
    page.goto(f"/table/{table}")
    wait_until_ready(page)
    page.wait_for_load_state("networkidle")
    expect_within_budget(network)


def test_from_the_lobby_to_a_game(visit: Visit) -> None:
    page = visit(None)
    network = Network(page)
    page.goto("/")
    page.locator("[data-play=now]").click()
    wait_until_ready(page)
    page.wait_for_load_state("networkidle")
    expect_within_budget(network)


def test_something_is_painted_before_the_script_runs(visit: Visit) -> None:
    page = visit(None)
    page.route("**/js/main.js", lambda _route: None)  # it never comes
    page.goto("/", wait_until="commit")
    shell = page.locator(SHELL)
    shell.wait_for()
    assert "Monopoly, whole" in shell.inner_text()
    page.wait_for_function("() => performance.getEntriesByType('paint').length > 0")
    page.unroute("**/js/main.js")
