"""Coming back: a page that is loaded anew shows the very same question."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from monopoly.client import Player
from monopoly.game.boards import board_for
from monopoly.rules.ruleset import rule_set
from tests.server.sent import state_sent
from tests.web import scenes
from tests.web.company import Company
from tests.web.guest import END, Guest, wait_until_ready
from tests.web.visit import Visit

BOARD: Final = board_for(rule_set("statutes"))
BANKRUPTCY: Final = "[data-prompt=debt] [data-action=declare-bankruptcy]"
PENNILESS: Final = {"starting_cash": 1, "dealt_deeds": 2, "dealt_deeds_paid": True}
DEALS_MAX: Final = 40
# What a mortgage does to the rents is asked of the server: it stands on the button a little later.
RENTS_TOLD: Final = """() =>
  [...document.querySelectorAll("[data-prompt=debt] [data-action=mortgage]")].every(
    (one) => one.textContent.includes("→"))"""

OFFERED = """prompt => [...document.querySelectorAll(`[data-prompt=${prompt}] [data-action]`)].map(
  (one) => `${one.dataset.action} ${one.dataset.amount ?? ""} ${one.textContent}`)"""


def expect_same_after_reload(page: Page, prompt: str) -> None:
    place = page.locator(f"[data-prompt={prompt}]")
    page.wait_for_function(RENTS_TOLD)
    heading = place.locator("h2").first.inner_text()
    offered = page.evaluate(OFFERED, prompt)
    assert offered
    page.reload()
    wait_until_ready(page)
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


# --- bankruptcy, which is final


def owing(guest: Guest, visit: Visit, company: Company, wanted: Callable[[Player], bool]) -> Player:
    """Two deeds are dealt to each and must be paid for with one dollar: tables are laid until Ann
    owes as it is wanted, and her page is opened there. Bob owes too, and waits."""
    other = Guest(visit(None))
    for _ in range(DEALS_MAX):
        table = guest.open_table(bots=[], rules="statutes", options=PENNILESS)
        other.sit(table, "Bob")
        guest.start(table)
        ann = company.friend(table, guest.tokens[table])
        company.wait(ann, lambda ann=ann: ann.is_asked)  # type: ignore[misc]
        if wanted(ann):
            guest.go_to(table)
            guest.page.locator("[data-prompt=debt] .funds-verdict").first.wait_for()
            return ann
    raise AssertionError(f"{DEALS_MAX} deals without such a debt")


def could_raise(ann: Player) -> bool:
    """Whether mortgaging all she has pays the first of her debts; the second it never pays."""
    s = state_sent(ann)
    held = [space for space, owner in enumerate(s.owner) if owner == ann.seat]
    mortgages = sum(BOARD.mortgage[space] for space in held)
    first = next(debt.amount for debt in s.debts if debt.debtor == ann.seat)
    return bool(s.cash[ann.seat or 0] + mortgages >= first)


def test_who_can_raise_what_is_due_cannot_go_bankrupt(visit: Visit, company: Company) -> None:
    guest = Guest(visit(None))
    ann = owing(guest, visit, company, could_raise)
    prompt = guest.page.locator("[data-prompt=debt]")
    expect(prompt.locator(".funds-verdict").first).to_contain_text("You need")
    expect(prompt.locator("[data-action=mortgage]")).to_have_count(2)
    expect(guest.page.locator(BANKRUPTCY)).to_have_count(0)
    debts = owed(ann)
    for count in (1, 2):  # it is paid at once, as soon as it is enough: after one mortgage or both
        if owed(ann) == debts:
            prompt.locator("[data-action=mortgage]").first.click()
            company.wait(ann, lambda count=count: mortgaged(ann) == count)  # type: ignore[misc]
    assert owed(ann) == debts - 1


def owed(ann: Player) -> int:
    """How many debts there are."""
    assert ann.position is not None
    return len(ann.position.debts)


def mortgaged(ann: Player) -> int:
    assert ann.position is not None
    return len(ann.position.players[ann.seat or 0].mortgaged)


def test_nobody_goes_bankrupt_by_mistake(visit: Visit, company: Company) -> None:
    """Where there is no other way the button asks, and who takes it back still sits there."""
    guest = Guest(visit(None))
    ann = owing(guest, visit, company, lambda ann: not could_raise(ann))
    page = guest.page
    button, question = page.locator(BANKRUPTCY), page.locator("[data-sheet=confirm]")
    expect(page.locator(".funds-verdict").first).to_contain_text("All you have would raise")
    before = ann.version
    for no in ("button:not(.danger):not(.close)", ".close"):
        button.click()
        question.locator(no).click()
        expect(question).to_be_hidden()
        expect(button).to_be_visible()
    button.click()
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    company.do(ann.ping())
    assert ann.version == before
    button.click()
    question.locator(".danger").click()
    expect(page.locator(END)).to_be_visible()
    company.wait(ann, lambda: ann.over)
    assert ann.position is not None
    assert ann.position.players[0].retired
