"""Coming in: the lobby, a table of one's own making, its link, and the rulebook."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guest import Guest


def test_the_lobby_opens_without_a_word_of_trouble(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("[data-play=now]")).to_be_enabled()
    assert any(url.endswith("/js/main.js") for url in visit.watch.requests)


def test_a_table_is_made_listed_joined_and_begun(visit: Visit) -> None:
    """Ann makes a table that is listed; Bob finds it, sits down, and she begins."""
    ann, bob = Guest(visit("/")), Guest(visit(None, name="Bob"))
    ann.press("[data-open=make]")
    ann.press("[data-preset=london]")
    ann.page.locator("[data-choice=private] input, [data-switch=private] input").first.evaluate(
        "one => one.name ? null : one.click()"
    )
    ann.press("[data-create=table]")
    ann.page.wait_for_selector("mp-room")
    table = ann.page.url.rpartition("/")[2]
    bob.page.goto("/")
    bob.page.locator("input[name=link]").fill(ann.page.url)
    bob.press("[data-join=link]")
    bob.press("[data-join=seat]")
    expect(ann.page.locator("mp-room")).to_contain_text("Bob")
    ann.press("[data-start]")
    for one in (ann, bob):
        one.page.locator("mp-board").wait_for()
    bob.page.goto("/")
    expect(bob.page.locator(f"[data-card=mine] [data-table='{table}']")).to_be_visible()


def test_the_link_is_also_a_qr_code(visit: Visit) -> None:
    ann = Guest(visit(None))
    ann.page.goto(f"/table/{ann.open_table(bots=[])}")
    code = ann.page.locator("mp-room img[src$='qr.svg']")
    code.wait_for()
    ann.page.wait_for_function(
        "() => document.querySelector(\"mp-room img[src$='qr.svg']\").naturalWidth > 0"
    )
    expect(ann.page.locator("[data-field=link]")).to_have_value(ann.page.url)


def test_a_link_that_is_none_is_told(visit: Visit) -> None:
    page = visit("/")
    page.locator("input[name=link]").fill("what?")
    page.locator("[data-join=link]").click()
    expect(page.locator("#join-wrong")).to_be_visible()


def test_settings_are_remembered(visit: Visit) -> None:
    ann = Guest(visit("/"))
    ann.press("[data-open=settings]")
    sheet = ann.page.locator("[data-sheet=settings]")
    sheet.locator("[data-choice=theme] input[value=dark]").check(force=True)
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_address_begins_a_game(visit: Visit) -> None:
    """What `monopoly play` opens."""
    page = visit("/?play=1&rules=london&bots=easy&name=Ann&option=starting_cash%3D900")
    page.locator("mp-board").wait_for()
    page.wait_for_function(
        "() => { const { store } = document.querySelector('mp-table');"
        " return store.shown?.cash[0] === 900 && store.board.edition === 'london'; }"
    )


def test_the_rulebook_is_searched(visit: Visit) -> None:
    page = visit("/rules")
    page.locator("[data-search]").fill("mortgage interest")
    expect(page.locator("[data-clause]").first).to_be_visible()
    found = page.locator("[data-clause]").all_inner_texts()
    assert any(re.search("interest", text, re.IGNORECASE) for text in found)


def test_a_link_leads_to_a_clause(visit: Visit) -> None:
    page = visit("/rules?clause=10%20MCS%20140(f)")
    expect(page.locator("[data-clause='10 MCS 140(f)']")).to_be_in_viewport()
