"""What only some tables or moments have: each has a panel of its own, and it works."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from monopoly.client import Player
from tests.web.company import Company, play_together, preferring
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.scenes import phase, reach

RICH: Final = 100_000
BLIND: Final = "worth told once the tax is chosen"
STANDS: Final = """() => {
  const { store } = document.querySelector("mp-table");
  return store.shown.space[store.seat];
}"""
# Somebody else has bid or passed, and it is shown.
ANSWERED: Final = """() => {
  const { now, shown, seat } = document.querySelector("mp-table").store;
  const { bidder, passed } = shown.auction;
  return now && (bidder >= 0 || passed.some((one) => one !== seat));
}"""
OWNER: Final = """([space, owner]) =>
  document.querySelector("mp-table").store.shown.owner[space] === owner
"""


def may(kind: str) -> Callable[[Player], bool]:
    return lambda player: any(legal.action["kind"] == kind for legal in player.legal)


def cash_of(page: Page) -> int:
    return int(
        page.evaluate(
            "() => { const { store } = document.querySelector('mp-table');"
            " return store.shown.cash[store.seat]; }"
        )
    )


def expect_richer(page: Page, before: int) -> None:
    page.wait_for_function(
        "before => { const { store } = document.querySelector('mp-table');"
        " return store.shown.cash[store.seat] > before; }",
        arg=before,
    )


def with_bob(visit: Visit, company: Company, **wish: object) -> tuple[Guest, Player, Player]:
    """Ann at a page, and Bob somewhere else; Ann's seat can be played without the page too."""
    guest, other = Guest(visit(None)), Guest(visit(None))
    table = guest.open_table(bots=[], rules="statutes", **wish)
    other.sit(table, "Bob")
    guest.start(table)
    ann = company.friend(table, guest.tokens[table])
    bob = company.friend(table, other.tokens[table])
    company.do(play_together([ann, bob], lambda: not phase("opening")(ann)))
    return guest, ann, bob


def table_of(player: Player) -> str:
    assert player.table is not None
    return player.table.id


def deeds_of(player: Player, seat: int) -> list[int]:
    assert player.position is not None
    return [space for space, owner in enumerate(player.position.owner) if owner == seat]


# --- the third die


def test_the_bus_goes_by_either_die_or_both(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    reach(ann, company, phase("to-move"), rules="london-speed")
    ways = ann.page.locator("[data-prompt=bus] [data-action=move]")
    expect(ways.first).to_be_visible()
    assert ways.count() >= 2
    ways.last.click()
    expect(ann.page.locator("[data-prompt=bus]")).to_be_hidden()


def test_three_of_a_kind_goes_anywhere(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    reach(
        ann,
        company,
        phase("to-move-anywhere"),
        rules="london-speed",
        options={"starting_cash": RICH},
    )
    page = ann.page
    here = page.evaluate(STANDS)
    name, space = ("Mayfair", 39) if here != 39 else ("Bow Street", 16)
    prompt = page.locator("[data-prompt=anywhere]")
    prompt.locator("input").fill(name)
    prompt.locator(f"[data-choose='{space}']").click()
    prompt.locator("[data-action=move]").click()
    page.wait_for_function(f"space => ({STANDS})() === space", arg=space)


# --- what must be asked for


def test_salary_is_asked_for(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    reach(
        ann,
        company,
        may("collect-salary"),
        rules="statutes",
        options={"salary_claim": "on-demand", "starting_cash": RICH},
    )
    told = ann.page.locator("[data-prompt=claims] .about")
    expect(told).to_have_text("It is lost when your next turn begins. 20 MCS 70")
    before = cash_of(ann.page)
    ann.press("[data-prompt=claims] [data-action=collect-salary]")
    expect_richer(ann.page, before)


def test_rent_is_asked_for(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    reach(
        ann,
        company,
        may("demand-rent"),
        preferring("buy"),
        rules="statutes",
        options={"rent_claim": "on-demand", "starting_cash": RICH},
    )
    before = cash_of(ann.page)
    ann.press("[data-prompt=claims] [data-action=demand-rent]")
    expect_richer(ann.page, before)


def test_a_throw_out_of_turn_is_called_back(visit: Visit, company: Company) -> None:
    guest, ann, bob = with_bob(visit, company, options={"turn_skipping": "challenge"})
    company.do(play_together([ann, bob], lambda: phase("to-throw")(ann) and ann.is_asked))
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
    reach(
        ann,
        company,
        phase("to-bid"),
        preferring("decline"),
        rules="statutes",
        options={"banker": "player"},
    )
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
    guest, ann, bob = with_bob(
        visit, company, options={"houses": 1, "hotels": 0, "starting_cash": RICH, "dealt_deeds": 3}
    )
    swap_groups(company, ann, bob)
    company.do(play_together([ann, bob], lambda: phase("to-throw")(bob) and bob.is_asked))
    lot = next(legal.action["space"] for legal in bob.legal if legal.action["kind"] == "build")
    company.act(bob, kind="build", space=lot)
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


def swap_groups(company: Company, ann: Player, bob: Player) -> None:
    """They buy all there is, and trade until each has a group: Ann orange, Bob light blue."""
    wanted = {0: [16, 18, 19], 1: [6, 8, 9]}
    every = [space for group in wanted.values() for space in group]

    def all_sold() -> bool:
        assert ann.position is not None
        return all(ann.position.owner[space] >= 0 for space in every)

    def is_calm() -> bool:
        return any(one.is_asked and phase("to-throw")(one) for one in (ann, bob)) and all_sold()

    assert company.do(play_together([ann, bob], is_calm, preferring("buy", "bid")))
    gives = [space for space in wanted[1] if space in deeds_of(ann, 0)]
    gets = [space for space in wanted[0] if space in deeds_of(ann, 1)]
    if gives or gets:
        company.act(ann, kind="offer", to=1, give_deeds=gives, get_deeds=gets, give_cash=1)
        company.wait(bob, lambda: bool(bob.position and bob.position.offers))
        assert bob.position is not None
        company.act(bob, kind="accept", number=bob.position.offers[0].number)


def test_a_mortgaged_deed_comes_with_a_question(visit: Visit, company: Company) -> None:
    guest, ann, bob = with_bob(visit, company, options={"dealt_deeds": 2})
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
    guest, ann, bob = with_bob(visit, company, options={"dealt_deeds": 2})
    company.act(bob, kind="offer", to=0, give_cash=10, get_deeds=[deeds_of(ann, 0)[0]])
    guest.go_to(table_of(ann))
    guest.press("[data-prompt=offers] [data-look]")
    guest.press("[data-sheet=trade] [data-counter]")
    guest.page.locator("[data-sheet=trade] [data-tray=get] input").fill("60")
    guest.press("[data-sheet=trade] [data-action=counter]")
    company.wait(
        bob, lambda: bool(bob.position and [o for o in bob.position.offers if o.proposer == 0])
    )
    assert bob.position is not None
    assert [offer.get_cash for offer in bob.position.offers if offer.proposer == 0] == [60]
    guest.press("[data-prompt=offers] [data-action=withdraw]")
    expect(guest.page.locator("[data-prompt=offers]")).to_be_hidden()


# --- taxes, Jail, a bot in one's place


def test_the_income_tax_is_chosen_blind(visit: Visit, company: Company) -> None:
    """Nothing on the page tells what anybody is worth until it is chosen; then everything does."""
    ann = Guest(visit(None))
    reach(ann, company, phase("to-choose-tax"), rules="statutes")
    page = ann.page
    assert page.evaluate("() => document.querySelector('mp-table').store.shown.worth") == []
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
    reach(ann, company, phase("to-choose-tax"), rules="statutes")
    ann.press("[data-prompt=tax] [data-action=pay-percentage-tax]")
    ann.press("[data-sheet=confirm] .danger")
    expect(ann.page.locator("[data-prompt=tax]")).to_be_hidden()


def test_in_jail_the_ways_out_are_shown(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    reach(ann, company, may("pay-fine"), rules="statutes", options={"starting_cash": RICH})
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


# --- building and selling


def test_building_shows_what_it_does_before_it_is_done(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    reach(
        ann,
        company,
        may("build"),
        preferring("buy"),
        rules="statutes",
        options={"starting_cash": 5000, "dealt_deeds": 3},
    )
    before = cash_of(ann.page)
    ann.press("[data-open=estate]")
    build = ann.page.locator("[data-sheet=estate] [data-action=build][aria-disabled=false]").first
    build.focus()
    expect(ann.page.locator("[data-sheet=estate] .preview")).to_contain_text("→")
    build.click()
    ann.page.wait_for_function(
        "before => { const { store } = document.querySelector('mp-table');"
        " return store.shown.cash[store.seat] < before && store.shown.buildings.some(Boolean); }",
        arg=before,
    )
