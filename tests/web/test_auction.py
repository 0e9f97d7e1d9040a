"""Auctions: bids as they come, what one could bid oneself, and the clock."""

from typing import Final

from playwright.sync_api import Locator, expect

from monopoly.game.boards import board_for
from monopoly.rules.ruleset import rule_set
from tests.server.sent import state_sent
from tests.web import scenes
from tests.web.ann_and_bob import table_of, with_bob
from tests.web.company import Company, play_together, preferring
from tests.web.guest import Guest
from tests.web.scenes import phase
from tests.web.visit import Visit

ANN, BOB = 0, 1
AMOUNTS: Final = """all => all.map((one) => [
  Number(one.dataset.amount), [...one.querySelectorAll(".seen > *")].map((part) => part.textContent)
])"""
CLOCK: Final = "[data-prompt=auction] header [role=timer]"


class Sale:
    """What nobody bought comes under the hammer: Ann bids at a page, Bob elsewhere."""

    def __init__(self, visit: Visit, company: Company, **wish: object) -> None:
        self.company: Final = company
        guest, self.ann, self.bob = with_bob(visit, company, **wish)
        both = [self.ann, self.bob]
        is_on = phase("to-bid")
        assert company.do(play_together(both, lambda: any(map(is_on, both)), preferring("decline")))
        company.wait(self.ann, lambda: is_on(self.ann))
        company.wait(self.bob, lambda: is_on(self.bob))
        guest.go_to(table_of(self.ann))
        self.page: Final = guest.page
        self.prompt: Final = guest.page.locator("[data-prompt=auction]")
        self.raises: Final = self.prompt.locator(".raises [data-action=bid]")

    def cash(self, seat: int) -> int:
        return int(state_sent(self.ann).cash[seat])

    @property
    def item(self) -> int:
        sale = state_sent(self.ann).auction
        assert sale is not None
        return int(sale.item.number)

    def bids(self, amount: int) -> None:
        """Bob does, and the page shows it."""
        self.company.act(self.bob, kind="bid", amount=amount)
        self.expect_highest(amount, BOB)

    def expect_highest(self, amount: int, bidder: int) -> None:
        highest = self.prompt.locator(f"[data-bid-now='{amount}'][data-bidder='{bidder}']")
        expect(highest).to_contain_text(f"${amount:,}")

    def state(self, seat: int) -> Locator:
        return self.prompt.locator(f".bidders [data-seat='{seat}']")


def test_bids_of_others_are_seen_as_they_come(visit: Visit, company: Company) -> None:
    sale = Sale(visit, company)
    expect(sale.prompt.locator(".highest")).to_contain_text("No bid yet")
    expect(sale.page.locator(CLOCK)).to_have_count(0)  # this table has none
    expect(sale.prompt.locator(f"[data-item='{sale.item}']")).to_be_visible()
    sale.bids(5)
    expect(sale.prompt.locator(".highest")).to_contain_text("by Bob")
    expect(sale.state(BOB)).to_have_attribute("data-state", "high")
    sale.raises.first.click()
    sale.expect_highest(6, ANN)
    sale.bids(40)
    expect(sale.state(ANN)).to_contain_text("$6")
    expect(sale.prompt.locator(".bids li")).to_have_text(["Bob $40", "Ann $6", "Bob $5"])


def test_quick_raises_are_what_one_can_afford(visit: Visit, company: Company) -> None:
    """The lowest, some steps, the printed price and everything: never more than there is."""
    sale = Sale(visit, company)
    printed = board_for(rule_set("statutes")).price[sale.item]
    everything = sale.cash(ANN)
    sale.bids(1)
    assert sale.raises.evaluate_all(AMOUNTS) == sorted(
        [
            [2, ["$2", "lowest"]],
            [11, ["$11", "+10"]],
            [51, ["$51", "+50"]],
            [101, ["$101", "+100"]],
            [printed, [f"${printed}", "printed"]],
            [everything, [f"${everything:,}", "all"]],
        ]
    )
    expect(sale.prompt.locator(".leave")).to_contain_text(f"you have ${everything:,}")
    sale.raises.first.click()
    sale.expect_highest(2, ANN)
    high = min(everything, sale.cash(BOB)) - 20
    sale.bids(high)
    steps = [high + by for by in (1, 10, 50, 100) if high + by < everything]
    assert [amount for amount, _ in sale.raises.evaluate_all(AMOUNTS)] == [*steps, everything]
    sale.raises.last.click()
    sale.page.locator("[data-sheet=confirm] .danger").click()
    sale.expect_highest(everything, ANN)
    company.act(sale.bob, kind="pass")
    expect(sale.prompt).to_be_hidden()
    assert sale.cash(ANN) == 0


def test_a_bid_of_ones_own_is_typed_and_a_wrong_one_is_told(visit: Visit, company: Company) -> None:
    sale = Sale(visit, company)
    sale.bids(30)
    field = sale.prompt.locator("[data-bid]")
    field.fill("12")
    expect(sale.prompt).to_contain_text("A bid is now at least $31.")
    refusal = sale.prompt.locator(".verdict.wrong")
    expect(refusal).to_be_hidden()
    field.press("Enter")
    expect(refusal).to_contain_text("MCS")
    sale.expect_highest(30, BOB)
    field.fill("45")
    sale.prompt.locator(".main[data-action=bid][data-amount='45']").click()
    sale.expect_highest(45, ANN)
    expect(refusal).to_be_hidden()


def test_who_passes_is_out_and_the_others_go_on(visit: Visit, company: Company) -> None:
    sale = Sale(visit, company)
    sale.prompt.locator("[data-action=pass]").click()
    expect(sale.state(ANN)).to_have_attribute("data-state", "out")
    expect(sale.prompt).to_contain_text("You are out of this auction.")
    expect(sale.prompt.locator("[data-action]")).to_have_count(0)
    item = sale.item
    company.act(sale.bob, kind="bid", amount=3)
    expect(sale.prompt).to_be_hidden()
    sale.page.wait_for_function(
        "item => document.querySelector('mp-table').store.position.owner[item] === 1", arg=item
    )


def test_the_clock_runs_where_the_table_has_one(visit: Visit, company: Company) -> None:
    sale = Sale(visit, company, clock={"decision": 60, "reserve": 0, "grace": 60})
    clock = sale.page.locator(CLOCK)
    expect(clock).to_have_class("clock decision")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    assert seconds(clock.inner_text()) < seconds(before) <= 60


def seconds(shown: str) -> int:
    """1:05"""
    minutes, _, rest = shown.partition(":")
    return int(minutes) * 60 + int(rest)


def test_the_space_bar_leads_to_the_bid(visit: Visit, company: Company) -> None:
    """Where the main thing is a choice its key only goes there: what is typed next is the bid."""
    ann = Guest(visit(None))
    scenes.auction(ann, company)
    ann.page.keyboard.press("Space")
    expect(ann.page.locator("[data-prompt=auction] [data-bid]")).to_be_focused()
    ann.page.keyboard.type("37")
    expect(ann.page.locator("[data-prompt=auction] .main[data-action=bid]")).to_have_attribute(
        "data-amount", "37"
    )
