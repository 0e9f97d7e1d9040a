"""Moments of the page that must be seen: for the layout, for axe, and for pictures of them.

Dice are the server's, so a moment is not set up but waited for: a person's seat is played without
the page until it comes, at a table whose rules bring it soon; then the page is opened.
"""

from collections.abc import Callable
from typing import Final

from monopoly.client import NewTable, Player
from tests.web.company import Choose, Company, first, play_together, play_until, preferring
from tests.web.guest import Guest

TABLES_MAX: Final = 12  # tried, until one comes to the moment

Scene = Callable[[Guest, Company], None]


def reach(
    guest: Guest,
    company: Company,
    wanted: Callable[[Player], bool],
    choose: Choose = first,
    **wish: object,
) -> str:
    """A table at which the game waits for the guest in a moment that is wanted."""
    for _ in range(TABLES_MAX):
        table = guest.open_game(**wish)
        token = guest.tokens[table]
        if company.do(play_until(company.server, table, token, wanted, choose)):
            guest.go_to(table)
            return table
    raise AssertionError(f"{TABLES_MAX} games ended before the moment came: {wish}")


def phase(name: str) -> Callable[[Player], bool]:
    return lambda player: player.now is not None and player.now.phase == name


# --- before the game


def lobby(guest: Guest, company: Company) -> None:
    del company
    guest.page.goto("/")
    guest.page.wait_for_selector("[data-play=now]")
    guest.page.wait_for_load_state("networkidle")


def make(guest: Guest, company: Company) -> None:
    del company
    guest.page.goto("/?make")
    guest.page.wait_for_selector("mp-make main, mp-make form")
    guest.page.wait_for_load_state("networkidle")


def room(guest: Guest, company: Company) -> None:
    del company
    guest.go_to(guest.open_table(seats=6, bots=["easy", "hard"], rules="london-speed"))
    guest.page.wait_for_selector("mp-room")
    guest.page.wait_for_load_state("networkidle")


def settings(guest: Guest, company: Company) -> None:
    lobby(guest, company)
    guest.press("[data-open=settings]")
    guest.page.wait_for_selector("[data-sheet=settings]")


def rulebook(guest: Guest, company: Company) -> None:
    del company
    guest.page.goto("/rules")
    guest.page.wait_for_selector("main h2, main h3")
    guest.page.wait_for_load_state("networkidle")


# --- at the table


def board(guest: Guest, company: Company) -> None:
    """The first decision of a game."""
    reach(guest, company, phase("to-throw"), bots=["easy", "medium", "hard"], rules="statutes")


def london(guest: Guest, company: Company) -> None:
    reach(guest, company, phase("to-throw"), bots=["easy", "medium", "hard"], rules="london")


def crowded(guest: Guest, company: Company) -> None:
    """Eight at the table, late: houses, hotels, mortgages and as long a name as there can be."""
    reach(
        guest,
        company,
        _is_late,
        preferring("accept", "build", "buy"),
        name="Maximiliane von Wartburg",
        bots=["hard"] * 7,
        rules="statutes",
        options={"starting_cash": 4000, "dealt_deeds": 3, "houses": 60, "hotels": 30},
    )


def _is_late(player: Player) -> bool:
    position = player.position
    if position is None or position.phase not in ("to-throw", "to-end-turn"):
        return False
    houses = sum(1 for built in position.buildings if 0 < built < 5)
    hotels = sum(1 for built in position.buildings if built == 5)
    return houses >= 3 and hotels >= 1 and len(position.mortgaged) >= 1


def midgame(guest: Guest, company: Company) -> None:
    """Four at the table, some of it built: what a game looks like."""
    reach(
        guest,
        company,
        _is_under_way,
        preferring("accept", "build", "buy"),
        bots=["easy", "medium", "hard"],
        rules="statutes",
        options={"starting_cash": 3000},
    )


def _is_under_way(player: Player) -> bool:
    position = player.position
    if position is None or position.phase not in ("to-buy", "to-throw"):
        return False
    built = sum(1 for count in position.buildings if count)
    mine = sum(1 for owner in position.owner if owner == player.seat)
    return built >= 4 and mine >= 4 and not any(position.retired)


def auction(guest: Guest, company: Company) -> None:
    reach(
        guest,
        company,
        phase("to-bid"),
        preferring("decline"),
        bots=["easy", "medium"],
        rules="statutes",
    )
    guest.page.wait_for_selector("[data-prompt=auction]")


def trade(guest: Guest, company: Company) -> None:
    """Both trays laid with deeds and money."""
    reach(
        guest,
        company,
        phase("to-throw"),
        rules="statutes",
        bots=["easy", "medium"],
        options={"dealt_deeds": 3},
    )
    guest.press("[data-open=trade]")
    page = guest.page
    page.wait_for_selector("[data-sheet=trade]")
    for way in ("give", "get"):
        page.locator(f"[data-sheet=trade] button[data-way={way}][data-space]").first.click()
    page.locator("[data-sheet=trade] input").first.fill("50")
    page.wait_for_selector("[data-sheet=trade] [data-effect]")


def debt(guest: Guest, company: Company) -> None:
    """Three deeds are dealt and must be paid for: more than there is at hand."""
    reach(
        guest,
        company,
        _owes_and_can_raise,
        preferring("buy"),
        bots=["easy", "medium"],
        rules="statutes",
        options={"starting_cash": 350, "dealt_deeds": 3, "dealt_deeds_paid": True},
    )
    guest.page.wait_for_selector("[data-prompt=debt]")


def _owes_and_can_raise(player: Player) -> bool:
    kinds = {legal.action["kind"] for legal in player.legal}
    return phase("to-settle")(player) and "mortgage" in kinds


def estate(guest: Guest, company: Company) -> None:
    """Building: a whole group, and money for it."""
    reach(
        guest,
        company,
        lambda player: any(legal.action["kind"] == "build" for legal in player.legal),
        preferring("buy"),
        rules="statutes",
        options={"starting_cash": 5000, "dealt_deeds": 3},
    )
    guest.press("[data-open=estate]")
    guest.page.wait_for_selector("[data-sheet=estate]")


def claims(guest: Guest, company: Company) -> None:
    """Rent that must be asked for."""
    reach(
        guest,
        company,
        may("demand-rent"),
        preferring("buy"),
        rules="statutes",
        options={"rent_claim": "on-demand", "starting_cash": 100_000},
    )
    guest.page.wait_for_selector("[data-prompt=claims]")


def tax(guest: Guest, company: Company) -> None:
    reach(guest, company, phase("to-choose-tax"), rules="statutes")
    guest.page.wait_for_selector("[data-prompt=tax]")


def confirm(guest: Guest, company: Company) -> None:
    """What is asked once: a tenth of everything, before it is known how much that is."""
    tax(guest, company)
    guest.press("[data-action=pay-percentage-tax]")
    guest.page.wait_for_selector("[data-sheet=confirm]")


def bus(guest: Guest, company: Company) -> None:
    reach(guest, company, phase("to-move"), rules="london-speed")
    guest.page.wait_for_selector("[data-prompt=bus]")


def fine(guest: Guest, company: Company) -> None:
    reach(guest, company, may("pay-fine"), rules="statutes", options={"starting_cash": 100_000})
    guest.page.wait_for_selector("[data-prompt=fine]")


def may(kind: str) -> Callable[[Player], bool]:
    return lambda player: any(legal.action["kind"] == kind for legal in player.legal)


def offers(guest: Guest, company: Company) -> None:
    """One from Bob, with a mortgaged deed in it, and one to him."""
    table = guest.open_table(bots=[], rules="statutes", options={"dealt_deeds": 3})
    seat = company.do(company.server.sit(table, "Bob"))
    guest.start(table)
    ann = company.friend(table, guest.tokens[table])
    bob = company.friend(table, seat.token)
    company.do(play_together([ann, bob], lambda: not phase("opening")(ann)))
    assert bob.position is not None
    own = [space for space, owner in enumerate(bob.position.owner) if owner == 1]
    company.act(bob, kind="mortgage", space=own[0])
    company.act(bob, kind="offer", to=0, give_deeds=own[:2], get_cash=1)
    company.act(ann, kind="offer", to=1, give_cash=120, get_deeds=[own[2]])
    guest.go_to(table)
    guest.page.wait_for_selector("[data-prompt=offers] [data-action=withdraw]")


def keep(guest: Guest, company: Company) -> None:
    offers(guest, company)
    guest.press("[data-prompt=offers] [data-action=accept]")
    guest.press("[data-sheet=confirm] .danger")
    guest.page.wait_for_selector("[data-prompt=keep]")


def leave(guest: Guest, company: Company) -> None:
    board(guest, company)
    guest.press("[data-switch=leave]")
    guest.page.wait_for_selector("[data-sheet=leave]")


def menu(guest: Guest, company: Company) -> None:
    """Where a phone has its switches."""
    board(guest, company)
    guest.page.set_viewport_size({"width": 360, "height": 740})
    guest.press("[data-open=menu]")
    guest.page.wait_for_selector("[data-sheet=menu]")


def filters(guest: Guest, company: Company) -> None:
    """The story, with some of it left out."""
    board(guest, company)
    guest.press("[role=tab][data-tab=story]")
    guest.press("[data-filter]")
    guest.press("[data-topic=money]")
    guest.page.wait_for_selector("[data-topic=money][aria-pressed=false]")


def clause(guest: Guest, company: Company) -> None:
    """The statute book over the table, open where a line of the story says."""
    board(guest, company)
    guest.press("[role=tab][data-tab=story]")
    guest.press("mp-story button.clause")
    guest.page.wait_for_selector("[data-sheet=rulebook] [aria-current=true]")


def watcher(guest: Guest, company: Company) -> None:
    """Somebody else's table, looked at."""
    seat = company.do(company.server.open_table(NewTable(name="Bob", seats=2, bots=["easy"])))
    company.do(seat.start())
    guest.go_to(seat.table.id)
    guest.page.wait_for_selector("mp-board .cell")


def house_rules(guest: Guest, company: Company) -> None:
    """Every rule that can be changed."""
    make(guest, company)
    guest.press("[data-section=house-rules] summary")
    guest.page.wait_for_selector("[data-section=house-rules] [data-option]")


def deed(guest: Guest, company: Company) -> None:
    board(guest, company)
    guest.press("button[data-space='39']")
    guest.page.wait_for_selector("[data-deed='39']")
    guest.page.wait_for_load_state("networkidle")


# --- after the game


def finished(guest: Guest, company: Company) -> str:
    """A table whose game has been played for a while and is over."""
    table = guest.open_game(options={"starting_cash": 150}, bots=["easy", "hard"])
    token = guest.tokens[table]
    company.do(play_until(company.server, table, token, _is_long, preferring("build", "buy")))
    guest.leave(table)
    return table


def _is_long(player: Player) -> bool:
    return player.position is not None and player.position.turn > 60


def end(guest: Guest, company: Company) -> None:
    guest.page.goto(f"/table/{finished(guest, company)}")
    guest.page.wait_for_selector("[data-sheet=end] mp-chart svg")


def replay(guest: Guest, company: Company) -> None:
    guest.page.goto(f"/table/{finished(guest, company)}/replay")
    guest.page.wait_for_selector("[data-scrubber]")
    guest.page.wait_for_selector("mp-board .cell")
    guest.press("[data-step=forward]")
    guest.page.wait_for_function(
        "() => Number(document.querySelector('[data-scrubber]').value) === 1"
    )


SCENES: Final[dict[str, Scene]] = {
    scene.__name__: scene
    for scene in (
        *(lobby, make, room, settings, rulebook),
        *(board, london, crowded, auction, trade, debt, estate, deed),
        *(end, replay),
    )
}

# Measured in fewer sizes: what they are made of is in the scenes too.
MOMENTS: Final[dict[str, Scene]] = {
    scene.__name__: scene
    for scene in (
        *(house_rules, watcher, filters, clause, leave, menu),
        *(tax, confirm, bus, fine, claims, offers, keep),
    )
}
