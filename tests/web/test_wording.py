"""The page does not live by the words of the server: with other sentences, full of figures and
strokes, it shows and does the same."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from monopoly.client import Server
from tests.server.positions import AT_POSITIONS
from tests.server.program import GENEROUS, Program
from tests.web import scenes
from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.scenes import Moment
from tests.web.visit import Visit

WORDS: Final = "99,999 / 7 · is - "  # and the kind of the action
THEN: Final = "1 · 2 / 3"
REASON: Final = "4 is 5 or 6 · 7 / 8"
VISITING: Final = "9 · 9"
OTHER_WORDS: Final = f"""
from dataclasses import replace
import msgspec
from monopoly.server import refusal
from monopoly.server.views import board, labels

def label_action(*asked):
    label = as_ever(*asked)
    return replace(label, words={WORDS!r} + label.kind, then=({THEN!r},) * len(label.then))

as_ever, labels.label_action = labels.label_action, label_action
refusal.describe_refusal = lambda *asked: {REASON!r}
space_as_ever = board._space
board._space = lambda *asked: msgspec.structs.replace(
    space_as_ever(*asked), name="8 / 8 - 8", visiting={VISITING!r}
)
"""
STATES_AVENUE, SHORT_LINE = 13, 35
TO_BUY: Final[Moment] = {
    "players": [{"name": "Ann", "space": "Boardwalk"}, {"name": "Bob"}],
    "turn": {"player": "Ann", "for_sale": "Boardwalk", "dice": [3, 4]},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("wording")
    with Program(folder, *GENEROUS, start=AT_POSITIONS, prelude=OTHER_WORDS) as program:
        yield program.start()


def test_a_button_shows_the_words_and_what_follows_apart(visit: Visit) -> None:
    ann = Guest(visit("/"))
    scenes.set_up(ann, TO_BUY)
    main = ann.page.locator("[data-main]")
    expect(main.locator(".what")).to_have_text(f"{WORDS}buy")
    expect(main.locator(".then")).to_have_text(THEN)
    main.click()
    expect(ann.page.locator("[data-main][data-action=end-turn]")).to_be_visible()


def test_what_helps_most_against_a_debt_comes_first(visit: Visit, company: Company) -> None:
    ann = Guest(visit("/"))
    scenes.debt(ann, company)
    ways = ann.page.locator("[data-prompt=debt] .ways [data-action]")
    expect(ways).to_have_count(2)
    spaces = ways.evaluate_all("all => all.map((one) => Number(one.dataset.space))")
    assert spaces == [SHORT_LINE, STATES_AVENUE]
    expect(ways.first.locator(".what")).to_have_text(f"{WORDS}mortgage")


def test_what_a_step_would_do_and_why_another_is_refused(visit: Visit, company: Company) -> None:
    ann = Guest(visit("/"))
    scenes.estate(ann, company)
    sheet = ann.page.locator("[data-sheet=estate]")
    sheet.locator("[data-action=build]:not([aria-disabled=true])").first.hover()
    expect(sheet.locator(".would")).to_have_text(f"{WORDS}build")
    sheet.locator("[data-action=build][aria-disabled=true]").first.hover()
    expect(sheet.locator(".refusal")).to_contain_text(REASON)
    expect(sheet.locator(".refusal button.clause")).to_contain_text("MCS")


def test_what_stands_around_the_cell_of_jail_is_no_part_of_its_name(visit: Visit) -> None:
    ann = Guest(visit("/"))
    scenes.set_up(ann, TO_BUY)
    paper = ann.page.locator("mp-board svg.board-paper")
    expect(paper).to_contain_text("Jail")
    expect(paper).to_contain_text(VISITING)
