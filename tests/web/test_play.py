"""Whole games: from one click to the end, with the mouse, by touch, and by keys alone."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, Route

from tests.web.guest import END, Guest
from tests.web.visit import Fated, Visit

# Games that are over after some 40 presses of somebody who presses as `Guest` does.
FULL: Final = 56
SHORT: Final = 40
POOR: Final = {"rules": "statutes-short", "options": {"starting_cash": 200}}


def hurry(page: Page, **changes: object) -> None:
    """What the page asks for is changed on its way to the server: bots do not stop to think."""

    def change(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        wish = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(wish | {"pace": 0} | changes))

    page.route("**/api/tables", change)


@pytest.mark.slow(seconds=15)
def test_a_person_plays_a_whole_game_against_bots_from_one_click_to_the_end(fated: Fated) -> None:
    """The very game of the button: no rule is changed, and nobody gives up."""
    page = fated(FULL)("/")
    hurry(page)
    ann = Guest(page)
    ann.press("[data-play=now]")
    ann.play_to_the_end()
    assert page.locator(f"{END} [data-place]").count() == 4
    assert page.locator(f"{END} [data-place='1']").is_visible()


@pytest.mark.slow(seconds=15)
def test_a_phone_plays_through(fated: Fated) -> None:
    page = fated(SHORT)("/", width=360, height=740, phone=True)
    hurry(page, **POOR)
    ann = Guest(page, "touch")
    ann.press("[data-play=now]")
    ann.play_to_the_end()
    ann.press(f"{END} [data-replay]")
    page.wait_for_selector("[data-scrubber]")


@pytest.mark.slow(seconds=15)
def test_keys_alone_play_through(fated: Fated) -> None:
    page = fated(SHORT)("/")
    hurry(page, **POOR)
    ann = Guest(page, "keys")
    ann.press("[data-play=now]")
    ann.play_to_the_end()
    ann.press(f"{END} .close")
    page.wait_for_selector(END, state="detached")


def test_moving_pieces_can_be_watched_or_skipped(visit: Visit) -> None:
    """With motion on, the throw is seen, and the game is where it should be afterwards."""
    page = visit(None, speed=1)
    ann = Guest(page)
    ann.go_to(ann.open_game(bots=["easy"]))
    ann.play(until=("[data-action=skip]", "[data-action=end-turn]"), presses=3)
    # Whatever moves may have come to rest while the hand was on its way.
    page.evaluate("() => document.querySelector('[data-action=skip]')?.click()")
    page.wait_for_function(
        "() => { const { store } = document.querySelector('mp-table');"
        " const { decision, position, sequencer } = store;"
        " return !sequencer.busy && decision && position === decision.position; }"
    )
