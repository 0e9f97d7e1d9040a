"""Two browsers at one table."""

from collections.abc import Callable
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.limits import TIMEOUT
from tests.web.guest import END, SOON_OVER, USUAL, Guest, Stuck
from tests.web.visit import Fated, Visit

DUEL: Final = 21  # a game for two that is soon over
PRESSES_MAX: Final = 250
BIDDING: Final = "[data-prompt=auction] [data-action=bid]"


def sit_down(visit: Visit, **wish: object) -> tuple[Guest, Guest]:
    """Ann makes a table; Bob comes by its link, and she begins."""
    ann, bob = Guest(visit(None)), Guest(visit(None, name="Bob"))
    table = ann.open_table(bots=[], **wish)
    ann.page.goto(f"/table/{table}")
    bob.page.goto(f"/table/{table}")
    bob.press("[data-join=seat]")
    ann.page.locator("[data-seat='1']").wait_for()
    ann.press("[data-start]")
    for one in (ann, bob):
        one.page.wait_for_function(
            "() => document.querySelector('mp-table')?.store?.decision?.phase"
        )
    return ann, bob


def has_ended(guest: Guest) -> bool:
    return guest.sees(END)


def play_on(
    *guests: Guest,
    until: Callable[[Guest], bool] = has_ended,
    kinds: tuple[str, ...] = USUAL,
) -> None:
    """Whoever can do something does it, until one of them sees what is waited for."""
    presses, since = 0, monotonic()
    while presses < PRESSES_MAX and monotonic() - since < TIMEOUT:
        for one in guests:
            if until(one):
                return
            if one.press_if_offered(kinds):
                presses, since = presses + 1, monotonic()
        guests[0].page.wait_for_timeout(20)
    raise Stuck("\n".join(one.told() for one in guests))


@pytest.mark.slow(seconds=15)
def test_two_people_trade_bid_against_each_other_and_finish(fated: Fated) -> None:
    ann, bob = sit_down(fated(DUEL), options={"dealt_deeds": 2, "starting_cash": 60})
    trade(ann, bob)
    bid(ann, bob)
    play_on(ann, bob)
    for one in (ann, bob):
        expect(one.page.locator(END)).to_be_visible()
    assert winners(ann) == winners(bob)


def winners(guest: Guest) -> list[str]:
    """More than one may share the first place."""
    first = guest.page.locator(f"{END} [data-place='1']")
    found: list[str] = first.evaluate_all("all => all.map((one) => one.dataset.seat)")
    assert found
    return found


def trade(ann: Guest, bob: Guest) -> None:
    """Ann offers a deed and money for a deed of Bob's; he accepts."""
    play_on(ann, bob, until=lambda one: one.phase not in ("", "opening"))
    ann.press("[data-open=trade]")
    sheet = ann.page.locator("[data-sheet=trade]")
    given = sheet.locator("button[data-way=give][data-space]").first
    got = sheet.locator("button[data-way=get][data-space]").first
    spaces = [given.get_attribute("data-space"), got.get_attribute("data-space")]
    given.click()
    got.click()
    sheet.locator("[data-tray=give] input").fill("5")
    sheet.locator("[data-action=offer]").click()
    bob.page.locator("[data-prompt=offers] [data-action=accept]").click()
    bob.page.locator("[data-sheet=confirm] .danger").click()
    for space, owner in zip(spaces, (1, 0), strict=True):
        for one in (ann, bob):
            one.page.wait_for_function(
                "([space, owner]) =>"
                " document.querySelector('mp-table').store.position.owner[space] === owner",
                arg=[int(space or -1), owner],
            )


def bid(ann: Guest, bob: Guest) -> None:
    """Nobody buys what they land on: it is auctioned, they outbid each other, and Ann gives in."""
    declining = tuple(kind for kind in USUAL if kind not in ("buy", "pass"))
    play_on(ann, bob, until=lambda one: one.sees(BIDDING), kinds=declining)
    first, second = (ann, bob) if ann.sees(BIDDING) else (bob, ann)
    for amount, one in ((1, first), (2, second), (3, first)):
        one.page.locator(f"{BIDDING}[data-amount='{amount}']").first.click()
        expect(second.page.locator("[data-prompt=auction]")).to_contain_text(f"${amount}")
    second.press("[data-prompt=auction] [data-action=pass]")
    for one in (ann, bob):
        expect(one.page.locator("[data-prompt=auction]")).to_be_hidden()


def test_a_rematch_seats_both(visit: Visit) -> None:
    ann, bob = sit_down(visit, options=SOON_OVER)
    play_on(ann, bob)
    ann.press(f"{END} [data-rematch]")
    ann.page.wait_for_selector("mp-room")
    bob.press(f"{END} [data-rematch]")
    bob.page.wait_for_selector("mp-room")
    assert ann.page.url == bob.page.url
    expect(ann.page.locator("mp-room li[data-seat]")).to_have_count(2)
