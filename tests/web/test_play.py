"""Whole games: from one click to the end, with the mouse, by touch, and by keys alone."""

import json
from typing import Final

from playwright.sync_api import Page, Route

from tests.web.conftest import Visit
from tests.web.guest import END, Guest

POOR: Final = 200  # dollars to begin with: somebody is ruined soon


def shorten(page: Page) -> None:
    """The game the page asks for is made shorter on its way to the server; all else is as asked."""

    def change(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        wish = json.loads(route.request.post_data or "{}")
        wish |= {"rules": "statutes-short", "pace": 0, "options": {"starting_cash": POOR}}
        route.continue_(post_data=json.dumps(wish))

    page.route("**/api/tables", change)


def test_a_person_plays_a_whole_game_against_bots_from_one_click_to_the_end(visit: Visit) -> None:
    page = visit("/")
    shorten(page)
    ann = Guest(page)
    ann.press("[data-play=now]")
    ann.play_to_the_end()
    assert page.locator(f"{END} [data-place]").count() == 4
    assert page.locator(f"{END} [data-place='1']").is_visible()
    assert page.title() != ""


def test_a_phone_plays_through(visit: Visit) -> None:
    page = visit("/", width=360, height=740, phone=True)
    shorten(page)
    ann = Guest(page, "touch")
    ann.press("[data-play=now]")
    ann.play_to_the_end()
    ann.press(f"{END} [data-replay]")
    page.wait_for_selector("[data-scrubber]")


def test_keys_alone_play_through(visit: Visit) -> None:
    page = visit("/")
    shorten(page)
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
    if ann.sees("[data-action=skip]"):
        ann.press("[data-action=skip]")
    page.wait_for_function(
        "() => { const { store } = document.querySelector('mp-table');"
        " return !store.director.busy && store.now && store.shown === store.now.position; }"
    )
