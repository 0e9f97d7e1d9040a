"""A game in another browser than all else is tried in: from the lobby on, by clicks."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from monopoly.client import Server
from tests.web import bidi, firefox
from tests.web.bidi import Json, Tab
from tests.web.guest import END, STATE, USUAL
from tests.web.layout import SCRIPT, SETTLED
from tests.web.visit import QUICK

ACTIONS: Final = 12
HERE: Final = Path(__file__).parent
ABORTED: Final = "NS_BINDING_ABORTED"  # the page itself has gone elsewhere meanwhile
PNG: Final = b"\x89PNG\r\n\x1a\n"
# The element to press next, as guest.js finds it: once there is one.
NEXT: Final = f"""async (wishes) => {{
  const next = {(HERE / "guest.js").read_text(encoding="utf-8")};
  for (;;) {{
    const found = next(JSON.parse(wishes));
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }}
}}"""
CHANGED: Final = f"""async (before) => {{
  while (({STATE})() === before) await new Promise(requestAnimationFrame);
}}"""
REMEMBER: Final = "(settings) => { localStorage.monopoly = settings; }"
FAULTS: Final = f"""async () => {{
  await ({SETTLED})();
  return JSON.stringify(({SCRIPT})());
}}"""

pytestmark = [pytest.mark.once, pytest.mark.slow(seconds=30)]


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Tab]:
    path = firefox.find()
    if path is None:
        pytest.skip(firefox.MISSING)
    with bidi.firefox(path, tmp_path) as tab:
        yield tab


def test_a_game_begins_and_goes_on_in_firefox(page: Tab, server: Server) -> None:
    page.resize(1280, 800)
    page.go(server.url)
    page.call(REMEMBER, json.dumps(QUICK))
    page.go(server.url)
    play = page.wait_for("[data-play=now]")
    assert faults(page) == []
    assert page.click(play)
    page.wait_for("mp-board .cell")
    wishes = json.dumps({"kinds": list(USUAL), "stopAt": [END], "within": ""})
    done = 0
    while done < ACTIONS:
        found = page.call(NEXT, wishes)
        before = page.call(STATE)["value"]
        if page.click(found):  # else something came in between, and there is another
            page.call(CHANGED, before)
            done += 1
    assert faults(page) == []
    picture = page.screenshot()
    assert picture.startswith(PNG)
    assert len(picture) > 100_000, "a board has more to show than an empty page"
    assert troubles(page, server.url) == []


def faults(page: Tab) -> list[str]:
    """What cannot be read."""
    found: list[str] = json.loads(page.call(FAULTS)["value"])
    return found


def troubles(page: Tab, url: str) -> list[str]:
    """What the browser said of the page, and what the page asked for in vain."""
    return [one for event in page.events if (one := trouble(event["method"], event["params"], url))]


def trouble(method: str, told: Json, url: str) -> str:
    if method == "log.entryAdded":
        return f"{told['level']}: {told['text']}" if told["level"] in ("error", "warn") else ""
    asked = str(told["request"]["url"])
    if told["errorText"] == ABORTED:
        return ""
    return f"{asked}: {told['errorText']}" if asked.startswith(url) else ""
