"""Coming back: a page that is loaded anew shows the very same question."""

from playwright.sync_api import Page, expect

from tests.web import scenes
from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.guest import READY, Guest

OFFERED = """prompt => [...document.querySelectorAll(`[data-prompt=${prompt}] [data-action]`)].map(
  (one) => `${one.dataset.action} ${one.dataset.amount ?? ""} ${one.textContent}`)"""


def expect_same_after_reload(page: Page, prompt: str) -> None:
    place = page.locator(f"[data-prompt={prompt}]")
    heading = place.locator("h2").first.inner_text()
    offered = page.evaluate(OFFERED, prompt)
    assert offered
    page.reload()
    page.wait_for_function(READY)
    expect(place).to_be_visible()
    expect(place.locator("h2").first).to_have_text(heading)
    page.wait_for_function(
        f"([prompt, before]) => JSON.stringify(({OFFERED})(prompt)) === before",
        arg=[prompt, page.evaluate("list => JSON.stringify(list)", offered)],
    )


def test_a_reload_in_the_middle_of_an_auction_comes_back_to_it(
    visit: Visit, company: Company
) -> None:
    ann = Guest(visit(None))
    scenes.auction(ann, company)
    expect_same_after_reload(ann.page, "auction")
    ann.press("[data-prompt=auction] [data-action=bid]")
    ann.play(until=("[data-main][data-action=end-turn]", "[data-main][data-action=throw]"))


def test_a_reload_in_the_middle_of_a_debt_comes_back_to_it(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    scenes.debt(ann, company)
    expect_same_after_reload(ann.page, "debt")
    ann.press("[data-prompt=debt] [data-action=mortgage]")


def test_nobody_goes_bankrupt_by_mistake(visit: Visit, company: Company) -> None:
    """As long as the money can be raised there is no such button; and then it asks."""
    ann = Guest(visit(None))
    scenes.debt(ann, company)
    prompt = ann.page.locator("[data-prompt=debt]")
    if ann.page.evaluate("() => document.querySelector('mp-table').store.funds()")["enough"]:
        expect(prompt.locator("[data-action=declare-bankruptcy]")).to_have_count(0)
    else:
        prompt.locator("[data-action=declare-bankruptcy]").click()
        ann.press("[data-sheet=confirm] button:not(.danger):not(.close)")
        expect(prompt).to_be_visible()
