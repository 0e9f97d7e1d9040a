"""What goes wrong is told in a sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.program import Program
from tests.web import scenes
from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.laying import Line
from tests.web.visit import Visit

CONNECTION = r"WebSocket connection to|net::ERR_|Failed to load resource"
VERSION = "() => document.querySelector('mp-table').store.decision?.version"
NOT_FOUND = r"status of 404"
UNAUTHORIZED = r"status of 401"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Program]:
    """A server that may be killed."""
    with Program(tmp_path) as program:
        program.start()
        yield program


def test_a_lost_connection_is_told_and_comes_back_by_itself(
    browser: Browser, mortal: Program
) -> None:
    visit = Visit(browser, mortal.url)
    visit.watch.allow(CONNECTION)
    try:
        ann = Guest(visit(None))
        ann.go_to(ann.open_game())
        line = ann.page.locator("mp-table .line")
        expect(line).to_be_hidden()
        mortal.kill()
        expect(line).to_contain_text("connection")
        mortal.start()
        expect(line).to_be_hidden()
        ann.play(until=("[data-main][data-action=end-turn]",), presses=60)
    finally:
        visit.close()
    visit.watch.check()


def test_nothing_looks_live_while_the_connection_is_lost(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    line = Line(ann.page)
    scenes.board(ann, company)
    main = ann.page.locator("[data-main][data-action=throw]")
    expect(main).to_have_attribute("aria-disabled", "false")
    line.cut()
    expect(main).to_have_attribute("aria-disabled", "true")
    expect(main).to_contain_text("no connection")
    ann.page.keyboard.press("Space")  # nothing waits to be thrown later either
    line.mend()
    expect(main).to_have_attribute("aria-disabled", "false")
    before = ann.page.evaluate(VERSION)
    main.click()
    ann.page.wait_for_function(f"before => ({VERSION})() > before", arg=before)


def test_a_server_that_is_gone_is_told_in_the_lobby(browser: Browser, mortal: Program) -> None:
    visit = Visit(browser, mortal.url)
    visit.watch.allow(CONNECTION)
    try:
        page = visit("/")
        page.locator("[data-play=now]").wait_for()
        mortal.kill()
        page.locator("[data-play=now]").click()
        expect(page.locator(".problem[role=alert]").first).to_contain_text("server")
    finally:
        visit.close()
    visit.watch.check()


def test_a_table_that_is_gone_is_told(visit: Visit) -> None:
    visit.watch.allow(NOT_FOUND)
    page = visit("/table/AAAAAAAAAAAAAAAA")
    expect(page.locator("main h1")).to_contain_text("table")
    page.locator("main a[href='/']").click()
    expect(page.locator("[data-play=now]")).to_be_visible()


def test_an_address_with_nothing_there_is_told(visit: Visit) -> None:
    page = visit("/")
    page.locator("[data-play=now]").wait_for()
    page.evaluate(
        """() => {
          const link = Object.assign(document.createElement("a"), { href: "/nowhere" });
          document.body.append(link);
          link.click();
        }"""
    )
    expect(page.locator("main")).to_contain_text("nothing at this address")


def test_a_seat_that_is_no_longer_ones_own_is_told_once(visit: Visit) -> None:
    """A token of another time: told, forgotten, and then one may watch."""
    visit.watch.allow(UNAUTHORIZED)
    ann = Guest(visit(None))
    table = ann.open_game()
    bob = visit(None)
    bob.context.add_cookies(
        [
            {
                "name": "monopoly_seat",
                "value": "A" * 43,
                "domain": "127.0.0.1",
                "path": f"/api/tables/{table}",
            }
        ]
    )
    bob.goto(f"/table/{table}")
    expect(bob.locator("main h1")).to_contain_text("seat")
    bob.reload()
    expect(bob.locator("mp-board")).to_be_visible()


def test_whoever_is_sent_away_is_told(visit: Visit) -> None:
    visit.watch.allow(UNAUTHORIZED)
    ann, bob = Guest(visit(None)), Guest(visit(None, name="Bob"))
    table = ann.open_table(bots=[], seats=3)
    ann.page.goto(f"/table/{table}")
    bob.page.goto(f"/table/{table}")
    bob.press("[data-join=seat]")
    ann.press("[data-remove='1']")
    ann.press("[data-sheet=confirm] .danger")
    expect(bob.page.locator("body")).to_contain_text("no longer yours")


def test_what_is_no_fault_is_not_told(visit: Visit) -> None:
    page = visit("/")
    page.locator("[data-play=now]").wait_for()
    told = "message => void dispatchEvent(new ErrorEvent('error', { message }))"
    page.evaluate(told, "ResizeObserver loop completed with undelivered notifications.")
    page.evaluate(told, "The board is not a board.")
    expect(page.locator(".toast")).to_have_count(1)
    expect(page.locator(".toast")).to_contain_text("Something went wrong")


def test_what_is_refused_says_why_and_by_which_clause(visit: Visit) -> None:
    """A lot alone cannot be built on: the sheet says so, and its clause opens the rulebook."""
    ann = Guest(visit(None))
    scenes.set_up(ann, scenes.DEALT)
    ann.press("[data-open=estate]")
    sheet = ann.page.locator("[data-sheet=estate]")
    sheet.locator("[data-action=build][aria-disabled=true]").first.focus()
    clause = sheet.locator("button.clause").first
    expect(clause).to_contain_text("MCS")
    citation = clause.inner_text()
    clause.click()
    expect(ann.page.locator(f"[data-clause='{citation}']").first).to_be_visible()


def test_an_offer_that_cannot_be_says_why(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    scenes.board(ann, company)
    ann.press("[data-open=trade]")
    sheet = ann.page.locator("[data-sheet=trade]")
    sheet.locator("[data-tray=give] input").fill("99999")
    expect(sheet.locator(".verdict.wrong")).to_contain_text("MCS")
    expect(sheet.locator("[data-action=offer]")).to_be_disabled()
