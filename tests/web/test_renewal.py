"""After an upgrade of the server an open page says that it is one of before, and loads the new one
only when it is told to."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from monopoly.web.files import BUNDLE
from monopoly.web.site import RENEWED
from tests.server.program import Program
from tests.web import scenes
from tests.web.guest import Guest
from tests.web.visit import Visit

CONNECTION: Final = r"WebSocket connection to|net::ERR_|Failed to load resource"
MISSING: Final = r"status of 410|dynamically imported module"
UPGRADE: Final = """
from monopoly.web import files
files._state = lambda found: "next"
"""
NOTICE: Final = "#renewal"
IN_THE_LOBBY: Final = ("a[href='/rules']", "a[href='/replay']", "a[href='/?make']")
AT_THE_TABLE: Final = ("[data-open=estate]", "[data-switch=rules]")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Program]:
    """A server that may be killed."""
    with Program(tmp_path) as program:
        program.start()
        yield program


def upgrade(program: Program) -> None:
    program.kill()
    program._prelude = UPGRADE
    program.start()


def test_a_table_that_comes_back_from_an_upgrade_offers_to_load_the_new_page(
    browser: Browser, mortal: Program
) -> None:
    visit = Visit(browser, mortal.url)
    visit.watch.allow(CONNECTION)
    try:
        ann = Guest(visit(None))
        ann.go_to(ann.open_game())
        line, notice = ann.page.locator("mp-table .line"), ann.page.locator(NOTICE)
        mortal.kill()
        expect(line).to_be_visible()
        mortal.start()  # the same page again: nothing to say
        expect(line).to_be_hidden()
        expect(notice).to_be_hidden()
        upgrade(mortal)
        expect(notice).to_contain_text("newer version")
        notice.locator("button").click()
        ann.page.wait_for_selector("mp-board .cell")
        expect(notice).to_be_hidden()
        assert "/p/next/" in ann.page.content()
    finally:
        visit.close()
    visit.watch.check()


def renew(page: Page) -> None:
    """The server has another page from now on."""
    page.route("**/p/**", lambda route: route.fulfill(status=410, body=RENEWED))


@pytest.mark.skipif(BUNDLE.exists(), reason="a bundle has no modules that could be missing")
@pytest.mark.parametrize("selector", IN_THE_LOBBY)
def test_a_screen_that_is_missing_is_told(visit: Visit, selector: str) -> None:
    visit.watch.allow(MISSING)
    page = visit("/")
    page.locator("[data-play=now]").wait_for()
    renew(page)
    page.locator(selector).first.click()
    expect(page.locator(NOTICE)).to_contain_text("newer version")
    expect(page.locator("main")).to_contain_text("could not be loaded")


@pytest.mark.skipif(BUNDLE.exists(), reason="a bundle has no modules that could be missing")
@pytest.mark.parametrize("selector", AT_THE_TABLE)
def test_a_sheet_that_is_missing_is_told(visit: Visit, selector: str) -> None:
    visit.watch.allow(MISSING)
    ann = Guest(visit(None))
    scenes.set_up(ann, scenes.DEALT)
    renew(ann.page)
    ann.page.locator(selector).first.click()
    expect(ann.page.locator(NOTICE)).to_contain_text("newer version")


@pytest.mark.skipif(BUNDLE.exists(), reason="a bundle has no modules that could be missing")
def test_a_screen_that_cannot_be_loaded_is_told(visit: Visit) -> None:
    visit.watch.allow("net::ERR_|Failed to load|dynamically imported")
    page = visit("/")
    page.locator("[data-play=now]").wait_for()
    page.route("**/js/screens/rulebook.js", lambda route: route.abort())
    page.locator("a[href='/rules']").click()
    expect(page.locator("main h1")).to_contain_text("could not be loaded")
    page.unroute("**/js/screens/rulebook.js")
    page.locator("main button").click()
    expect(page.locator("[data-search]")).to_be_visible()
