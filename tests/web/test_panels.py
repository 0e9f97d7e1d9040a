"""What only some tables or moments have: each has a panel of its own, and it works."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from monopoly.client import Player
from tests.web import scenes
from tests.web.ann_and_bob import deeds_of, table_of, with_bob_at
from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.laying import Line
from tests.web.scenes import set_up
from tests.web.visit import Visit

BLIND: Final = "worth told once the tax is chosen"
STANDS: Final = """() => {
  const { store } = document.querySelector("mp-table");
  return store.position.space[store.seat];
}"""
# Somebody else has bid or passed, and it is shown.
ANSWERED: Final = """() => {
  const { decision, position, seat } = document.querySelector("mp-table").store;
  const { bidder, passed } = position.auction;
  return decision && (bidder >= 0 || passed.some((one) => one !== seat));
}"""
EACH_HAS_DEEDS: Final[scenes.Moment] = {
    "players": [
        {"name": "Ann", "deeds": ["Oriental Avenue", "Boardwalk"]},
        {"name": "Bob", "deeds": ["States Avenue", "Short Line"]},
    ],
}
OWNER: Final = """([space, owner]) =>
  document.querySelector("mp-table").store.position.owner[space] === owner
"""


def cash_of(page: Page) -> int:
    return int(
        page.evaluate(
            "() => { const { store } = document.querySelector('mp-table');"
            " return store.position.cash[store.seat]; }"
        )
    )


def expect_richer(page: Page, before: int) -> None:
    page.wait_for_function(
        "before => { const { store } = document.querySelector('mp-table');"
        " return store.position.cash[store.seat] > before; }",
        arg=before,
    )


# --- the third die


def test_the_bus_goes_by_either_die_or_both(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    set_up(ann, scenes.BUS)
    ways = ann.page.locator("[data-prompt=bus] [data-action=move]")
    expect(ways.first).to_be_visible()
    assert ways.count() >= 2
    ways.last.click()
    expect(ann.page.locator("[data-prompt=bus]")).to_be_hidden()


def test_three_of_a_kind_goes_anywhere(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    turn = {"player": "Ann", "choice": "to-move-anywhere", "dice": [3, 3, 3]}
    set_up(ann, scenes.BUS | {"turn": turn})
    page = ann.page
    space = 39
    prompt = page.locator("[data-prompt=anywhere]")
    prompt.locator("input").fill("Mayfair")
    prompt.locator(f"[data-choose='{space}']").click()
    prompt.locator("[data-action=move]").click()
    page.wait_for_function(f"space => ({STANDS})() === space", arg=space)


# --- what must be asked for


def test_salary_is_asked_for(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    players = [{"name": "Ann", "salary_due": 200}, {"name": "Bob"}]
    set_up(ann, {"options": {"salary_claim": "on-demand"}, "players": players})
    told = ann.page.locator("[data-prompt=claims] .about")
    expect(told).to_have_text("It is lost when your next turn begins. 20 MCS 70")
    before = cash_of(ann.page)
    ann.press("[data-prompt=claims] [data-action=collect-salary]")
    expect_richer(ann.page, before)


def test_rent_is_asked_for(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    set_up(ann, scenes.CLAIMS)
    before = cash_of(ann.page)
    ann.press("[data-prompt=claims] [data-action=demand-rent]")
    expect_richer(ann.page, before)


def test_a_throw_out_of_turn_is_called_back(visit: Visit, company: Company) -> None:
    guest, ann, bob = with_bob_at(
        visit, company, EACH_HAS_DEEDS | {"options": {"turn_skipping": "challenge"}}
    )
    guest.go_to(table_of(ann))
    company.act(bob, kind="throw")
    guest.press("[data-prompt=skip] [data-action=call-skip]")
    expect(guest.page.locator("[data-sheet=confirm]")).to_contain_text("20 MCS 60(b)")
    guest.press("[data-sheet=confirm] .danger")
    expect(guest.page.locator("[data-prompt=skip]")).to_be_hidden()
    expect(guest.page.locator("[data-main][data-action=throw]")).to_be_visible()


def test_a_space_without_a_deed_says_what_this_table_plays(visit: Visit) -> None:
    guest = Guest(visit(None))
    guest.go_to(guest.open_game(options={"free_parking": "fines", "salary_claim": "on-demand"}))
    for space, said in ((20, "takes the pot"), (0, "if you ask for it")):
        guest.page.locator(f"mp-board [data-space='{space}']").first.click()
        expect(guest.page.locator(f"[data-deed='{space}'] p").first).to_contain_text(said)
        expect(guest.page.locator(f"[data-deed='{space}'] button.clause")).to_be_visible()
        guest.page.keyboard.press("Escape")


# --- auctions and buildings


def test_the_banker_calls_the_auction(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    auction = {"item": "Oriental Avenue"}
    moment = {"options": {"banker": "player"}, "players": [{"name": "Ann"}, {"name": "Bob"}]}
    set_up(ann, scenes.AUCTION | moment | {"auction": auction})
    prompt = ann.page.locator("[data-prompt=auction]")
    for call in ("open", "once", "twice"):
        prompt.locator(f"[data-call-out={call}]").click()
        expect(prompt.locator(f"[data-call-out={call}]")).to_be_hidden()
        if call == "open":  # she leaves it to the other, and counts
            prompt.locator("[data-action=pass]").click()
            expect(prompt.locator("[data-action=pass]")).to_be_hidden()
            ann.page.wait_for_function(ANSWERED)
        if prompt.locator("[data-action=knock-down]").is_enabled():
            break  # nobody is left who could bid
    prompt.locator("[data-action=knock-down]").click()
    expect(prompt).to_be_hidden()


def test_the_last_house_is_wanted_by_both_and_auctioned(visit: Visit, company: Company) -> None:
    players = [
        {"name": "Ann", "deeds": ["the orange group"]},
        {"name": "Bob", "deeds": ["the light blue group"]},
    ]
    moment: scenes.Moment = {"players": players, "turn": "Bob", "bank": {"houses": 1}}
    guest, ann, bob = with_bob_at(visit, company, moment)
    company.act(bob, kind="build", space=6)
    guest.go_to(table_of(ann))
    guest.press("[data-prompt=shortage] [data-action=want][data-count='1']")
    bidding = guest.page.locator("[data-prompt=auction]")
    if company_waits_for(bob, company):
        company.act(bob, kind="pass")
    bidding.locator("[data-action=bid]").last.click()
    if company_waits_for(bob, company):
        company.act(bob, kind="pass")
    guest.press("[data-prompt=place] [data-action=build]")
    expect(guest.page.locator("[data-prompt=place]")).to_be_hidden()


def company_waits_for(player: Player, company: Company) -> bool:
    """Whether the game waits for them, once it has made up its mind."""
    company.do(player.ping())
    return player.is_asked


def test_a_mortgaged_deed_comes_with_a_question(visit: Visit, company: Company) -> None:
    guest, ann, bob = with_bob_at(visit, company, EACH_HAS_DEEDS)
    deed = deeds_of(bob, 1)[0]
    company.act(bob, kind="mortgage", space=deed)
    company.act(bob, kind="offer", to=0, give_deeds=[deed], get_cash=1)
    guest.go_to(table_of(ann))
    guest.press("[data-prompt=offers] [data-action=accept]")
    guest.press("[data-sheet=confirm] .danger")
    guest.press("[data-prompt=keep] [data-action=keep-mortgage]")
    expect(guest.page.locator("[data-prompt=keep]")).to_be_hidden()
    guest.page.wait_for_function(OWNER, arg=[deed, 0])


def test_an_offer_can_be_countered(visit: Visit, company: Company) -> None:
    guest, ann, bob = with_bob_at(visit, company, EACH_HAS_DEEDS)
    company.act(bob, kind="offer", to=0, give_cash=10, get_deeds=[deeds_of(ann, 0)[0]])
    guest.go_to(table_of(ann))
    guest.press("[data-prompt=offers] [data-look]")
    guest.press("[data-sheet=trade] [data-counter]")
    guest.page.locator("[data-sheet=trade] [data-tray=get] input").fill("60")
    guest.press("[data-sheet=trade] [data-action=counter]")
    company.wait(
        bob, lambda: bool(bob.position and [o for o in bob.position.offers if o.proposer == "Ann"])
    )
    assert bob.position is not None
    assert [offer.get.cash for offer in bob.position.offers if offer.proposer == "Ann"] == [60]
    guest.press("[data-prompt=offers] [data-action=withdraw]")
    expect(guest.page.locator("[data-prompt=offers]")).to_be_hidden()


# --- taxes, Jail, a bot in one's place


def test_the_income_tax_is_chosen_blind(visit: Visit, company: Company) -> None:
    """Nothing on the page tells what anybody is worth until it is chosen; then everything does."""
    ann = Guest(visit(None))
    set_up(ann, scenes.TAX)
    page = ann.page
    assert page.evaluate("() => document.querySelector('mp-table').store.position.worth") == []
    bars = page.locator("mp-players .worth")
    for bar in bars.all():
        expect(bar).to_have_attribute("title", BLIND)
    expect(page.locator("mp-players")).not_to_contain_text("worth $")
    page.locator("mp-players button").first.click()
    sheet = page.locator("[data-sheet=player]")
    expect(sheet).to_contain_text(BLIND)
    expect(sheet).not_to_contain_text("worth $")
    sheet.locator(".close").click()
    ann.press("[data-prompt=tax] [data-action=pay-flat-tax]")
    expect(bars.first).to_have_attribute("title", re.compile(r"worth \$[\d,]+"))


def test_the_income_tax_is_chosen(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    set_up(ann, scenes.TAX)
    ann.press("[data-prompt=tax] [data-action=pay-percentage-tax]")
    ann.press("[data-sheet=confirm] .danger")
    expect(ann.page.locator("[data-prompt=tax]")).to_be_hidden()


def test_in_jail_the_ways_out_are_shown(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    set_up(ann, scenes.JAIL)
    expect(ann.page.locator("[data-main][data-action=throw]")).to_be_visible()
    ann.press("[data-prompt=fine] [data-action=pay-fine]")
    expect(ann.page.locator("[data-prompt=fine]")).to_be_hidden()


def test_who_is_out_of_time_takes_the_seat_back(visit: Visit) -> None:
    ann = Guest(visit(None))
    clock = {"decision": 1, "reserve": 0, "grace": 0}
    ann.go_to(ann.open_game(rules="statutes", clock=clock, pace=2_000))
    ann.press("[data-prompt=replaced] [data-action=come-back]")
    ann.page.wait_for_function(  # for a second, until the clock has run down again
        "() => document.querySelector('mp-table').store.lines.some("
        "(line) => line.kind === 'returned')"
    )


def test_who_comes_back_is_told_what_a_bot_did_meanwhile(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    line = Line(ann.page)
    scenes.board(ann, company)
    prompt = ann.page.locator("[data-prompt=away]")
    for _ in range(2):
        line.tell_entry("replaced", {"bot": "greedy", "why": "away"})
        for kind in ("thrown", "bought"):
            line.tell({"kind": kind}, by="bot")
        line.tell_entry("played", {"events": [], "told": [], "action": {}, "seat": 1, "by": "bot"})
        line.tell_entry("returned", {})
        line.shown()
        expect(prompt.locator("li")).to_have_text(["(thrown)", "(bought)"])
        prompt.locator("[data-read=missed]").click()
        expect(prompt).to_have_count(0)
    # Who acts again has seen enough; what one does oneself is not told.
    line.tell_entry("replaced", {"bot": "greedy", "why": "away"})
    line.tell({"kind": "thrown"}, by="bot")
    line.tell_entry("returned", {})
    line.shown()
    expect(prompt).to_be_visible()
    line.tell({"kind": "thrown"})
    line.shown()
    expect(prompt).to_have_count(0)


# --- building and selling


def test_building_shows_what_it_does_before_it_is_done(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    set_up(ann, scenes.ESTATE)
    before = cash_of(ann.page)
    ann.press("[data-open=estate]")
    build = ann.page.locator("[data-sheet=estate] [data-action=build][aria-disabled=false]").first
    build.focus()
    expect(ann.page.locator("[data-sheet=estate] .preview")).to_contain_text("→")
    build.click()
    ann.page.wait_for_function(
        "before => { const { store } = document.querySelector('mp-table');"
        " const { cash, buildings } = store.position;"
        " return cash[store.seat] < before && buildings.some(Boolean); }",
        arg=before,
    )
