"""A board from a file of one's own: drawn by the page, and offered in the lobby."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from monopoly.editions import load_edition, open_edition
from tests.fuzz import OWN_BOARD
from tests.server.program import GENEROUS, Program
from tests.web.visit import Visit

READ: Final = (Path(__file__).parent / "board.js").read_text(encoding="utf-8")


@pytest.fixture
def harbour(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    with Program(tmp_path, *GENEROUS, f"--edition={OWN_BOARD}") as program:
        visit = Visit(browser, program.start().url)
        try:
            yield visit
        finally:
            visit.close()
        visit.watch.check()


def test_the_page_draws_it(harbour: Visit) -> None:
    name = open_edition(OWN_BOARD)
    edition = load_edition(name)
    page = harbour(f"/?play=1&rules=statutes&option=edition%3D{name}&bots=easy")
    page.wait_for_selector("mp-board .space >> nth=39")
    expect(page.locator("mp-board")).to_contain_text("€55")
    printed = " ".join(page.locator("mp-board .space").all_text_contents())
    for space in edition.spaces:
        assert all(word in printed for word in space.name.split()), space.name
    drawn = page.evaluate(READ)
    looks = {(one["group"], one["color"], one["pattern"], one["mark"]) for one in drawn}
    looks = {look for look in looks if look[0]}
    assert len(looks) == len({look[2] for look in looks}) == len(edition.groups)
    for group in edition.groups:
        red, green, blue = (int(group.color[i : i + 2], 16) for i in (1, 3, 5))
        assert any(look[:2] == (group.key, f"rgb({red}, {green}, {blue})") for look in looks)
    expect(page.locator("mp-table")).to_contain_text("€2,000")


def test_the_lobby_offers_it_with_its_own_figures(harbour: Visit) -> None:
    page = harbour("/")
    page.locator("[data-open=make]").click()
    page.locator("[data-section=house-rules] summary").click()
    edition = page.locator("[data-option=edition] select")
    edition.select_option(label="Harbour Town")
    expect(page.locator("[data-option=starting_cash] input")).to_have_value("2000")
    expect(page.locator("[data-option=houses] input")).to_have_value("20")
    expect(page.locator("[data-option=luxury_tax] select")).to_have_value("60")
    changes = page.locator("[data-section=summary] .changes li")
    expect(changes).to_have_count(1)
    edition.select_option(label="Atlantic City")
    expect(page.locator("[data-option=starting_cash] input")).to_have_value("1500")
    expect(changes).to_have_count(0)
