"""Moments of the page that must be seen: for the layout, for axe, and for pictures of them.

A moment is a position that is set up at a table of the test server. Only what comes in every game
is played up to, without the page; then the page is opened.
"""

from collections.abc import Callable
from typing import Final

from monopoly.client import NewTable, Player
from tests.server.positions import begin_at
from tests.web.company import Choose, Company, first, play_until, preferring
from tests.web.guest import Guest

Moment = dict[str, object]  # a position as plain data; the guest is the first player
Scene = Callable[[Guest, Company], None]


def set_up(guest: Guest, moment: Moment, **wish: object) -> str:
    """A table of the guest's, with bots in the other seats, whose game begins at this moment."""
    players = moment["players"]
    assert isinstance(players, list)
    usual: dict[str, object] = {
        "rules": moment.get("rules", "statutes"),
        "options": moment.get("options", {}),
        "bots": ["easy"] * (len(players) - 1),
        "seats": len(players),
    }
    table = guest.open_table(**(usual | wish))
    begin_at(table, moment)
    guest.start(table)
    guest.go_to(table)
    return table


def reach(
    guest: Guest,
    company: Company,
    wanted: Callable[[Player], bool],
    choose: Choose = first,
    **wish: object,
) -> str:
    """A table at which the game waits for the guest in a moment that comes in every game."""
    table = guest.open_game(**wish)
    token = guest.tokens[table]
    assert company.do(play_until(company.server, table, token, wanted, choose)), wish
    guest.go_to(table)
    return table


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


def removed(guest: Guest, company: Company) -> None:
    """A room whose host has removed somebody, and renewed its link."""
    table = guest.open_table(seats=4, bots=["easy"], rules="london-speed")
    seat = company.do(company.server.sit(table, "Maximiliane von Wartburg"))
    guest.page.request.delete(f"/api/tables/{table}/seats/{seat.number}")
    guest.go_to(table)
    guest.press("[data-renew=link]")
    guest.page.wait_for_function(
        "() => document.querySelector('[data-field=link]').value.includes('?invite=')"
    )
    guest.page.wait_for_selector("[data-readmit]")
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


CROWDED: Final[Moment] = {
    "players": [
        {"name": "Ann", "deeds": ["the orange group"], "buildings": {"the orange group": 3}},
        {"name": "Bob", "deeds": ["the red group"], "buildings": {"the red group": "hotel"}},
        {"name": "Cy", "deeds": ["the pink group"], "buildings": {"the pink group": 4}},
        {"name": "Dan", "deeds": ["the yellow group"], "mortgaged": ["the yellow group"]},
        {"name": "Eve", "deeds": ["the green group"], "buildings": {"Pacific Avenue": 1}},
        {"name": "Fay", "deeds": ["the utility group"], "space": "Free Parking"},
        {"name": "Gus", "failed_throws": 1, "jail_cards": ["chance"]},
        {"name": "Hal", "deeds": ["the dark blue group"], "mortgaged": ["Boardwalk"]},
    ],
}


def crowded(guest: Guest, company: Company) -> None:
    """Eight at the table, late: houses, hotels, mortgages and as long a name as there can be."""
    del company
    set_up(guest, CROWDED, name="Maximiliane von Wartburg", bots=["hard"] * 7)


MIDGAME: Final[Moment] = {
    "players": [
        {
            "name": "Ann",
            "cash": 640,
            "space": "Pacific Avenue",
            "deeds": ["the orange group", "Short Line", "Water Works"],
            "buildings": {"the orange group": 2},
        },
        {
            "name": "Bob",
            "cash": 310,
            "space": "Oriental Avenue",
            "deeds": ["the light blue group", "Reading Railroad"],
            "buildings": {"the light blue group": 3},
        },
        {"name": "Cy", "cash": 890, "space": "Boardwalk", "deeds": ["Illinois Avenue"]},
        {"name": "Dan", "cash": 1250, "in_jail": True, "deeds": ["the pink group"]},
    ],
    "turn": {"player": "Ann", "for_sale": "Pacific Avenue", "dice": [5, 6], "number": 40},
}


def midgame(guest: Guest, company: Company) -> None:
    """Four at the table, some of it built: what a game looks like."""
    del company
    set_up(guest, MIDGAME, bots=["easy", "medium", "hard"])


AUCTION: Final[Moment] = {
    "players": [{"name": "Ann", "space": "Oriental Avenue"}, {"name": "Bob"}, {"name": "Cy"}],
    "turn": {"player": "Ann", "stage": "after-throw", "dice": [2, 4]},
    "auction": {"item": "Oriental Avenue", "bid": 40, "bidder": "Cy"},
}


def auction(guest: Guest, company: Company) -> None:
    del company
    set_up(guest, AUCTION)
    guest.page.wait_for_selector("[data-prompt=auction]")


DEALT: Final[Moment] = {
    "players": [
        {"name": "Ann", "deeds": ["Boardwalk", "Oriental Avenue", "Water Works"]},
        {"name": "Bob", "deeds": ["Illinois Avenue", "Short Line", "States Avenue"]},
        {"name": "Cy", "deeds": ["Pacific Avenue", "Baltic Avenue"]},
    ],
}


def trade(guest: Guest, company: Company) -> None:
    """Both trays laid with deeds and money."""
    del company
    set_up(guest, DEALT)
    guest.press("[data-open=trade]")
    page = guest.page
    page.wait_for_selector("[data-sheet=trade]")
    for way in ("give", "get"):
        page.locator(f"[data-sheet=trade] button[data-way={way}][data-space]").first.click()
    page.locator("[data-sheet=trade] input").first.fill("50")
    page.wait_for_selector("[data-sheet=trade] [data-effect]")


DEBT: Final[Moment] = {
    "players": [
        {"name": "Ann", "cash": 35, "space": "Boardwalk", "deeds": ["States Avenue", "Short Line"]},
        {"name": "Bob", "deeds": ["the dark blue group"], "space": "Free Parking"},
        {"name": "Cy"},
    ],
    "turn": {"player": "Ann", "stage": "after-throw", "dice": [3, 4]},
    "debts": [
        {"debtor": "Ann", "creditor": "Bob", "amount": 100, "cause": "rent", "item": "Boardwalk"}
    ],
}


def debt(guest: Guest, company: Company) -> None:
    """More than there is at hand, and deeds to be mortgaged for it."""
    del company
    set_up(guest, DEBT)
    guest.page.wait_for_selector("[data-prompt=debt]")


ESTATE: Final[Moment] = {
    "players": [{"name": "Ann", "deeds": ["the orange group", "Boardwalk"]}, {"name": "Bob"}],
}


def estate(guest: Guest, company: Company) -> None:
    """Building: a whole group, and money for it."""
    del company
    set_up(guest, ESTATE)
    guest.press("[data-open=estate]")
    guest.page.wait_for_selector("[data-sheet=estate]")


CLAIMS: Final[Moment] = {
    "options": {"rent_claim": "on-demand"},
    "players": [
        {"name": "Ann", "deeds": ["Boardwalk"]},
        {"name": "Bob", "space": "Boardwalk"},
    ],
    "turn": {"player": "Ann", "number": 5},
    "claims": [{"owner": "Ann", "debtor": "Bob", "amount": 50, "space": "Boardwalk", "turn": 4}],
}


def claims(guest: Guest, company: Company) -> None:
    """Rent that must be asked for."""
    del company
    set_up(guest, CLAIMS)
    guest.page.wait_for_selector("[data-prompt=claims]")


TAX: Final[Moment] = {
    "players": [{"name": "Ann", "space": "Income Tax", "deeds": ["Boardwalk"]}, {"name": "Bob"}],
    "turn": {"player": "Ann", "choice": "to-choose-tax", "dice": [1, 3]},
}


def tax(guest: Guest, company: Company) -> None:
    del company
    set_up(guest, TAX)
    guest.page.wait_for_selector("[data-prompt=tax]")


def confirm(guest: Guest, company: Company) -> None:
    """What is asked once: a tenth of everything, before it is known how much that is."""
    tax(guest, company)
    guest.press("[data-action=pay-percentage-tax]")
    guest.page.wait_for_selector("[data-sheet=confirm]")


BUS: Final[Moment] = {
    "rules": "london-speed",
    "players": [{"name": "Ann", "passed_go": True}, {"name": "Bob"}],
    "turn": {"player": "Ann", "choice": "to-move", "dice": [2, 5, "bus"]},
}


def bus(guest: Guest, company: Company) -> None:
    del company
    set_up(guest, BUS)
    guest.page.wait_for_selector("[data-prompt=bus]")


JAIL: Final[Moment] = {"players": [{"name": "Ann", "in_jail": True}, {"name": "Bob"}]}


def fine(guest: Guest, company: Company) -> None:
    del company
    set_up(guest, JAIL)
    guest.page.wait_for_selector("[data-prompt=fine]")


def offers(guest: Guest, company: Company) -> None:
    """One from Bob, with a mortgaged deed in it, and one to him."""
    table = guest.open_table(bots=[], rules="statutes")
    seat = company.do(company.server.sit(table, "Bob"))
    states, illinois, short_line = 13, 24, 35
    deeds = ["States Avenue", "Illinois Avenue", "Short Line"]
    bobs = {"name": "Bob", "deeds": deeds, "mortgaged": ["States Avenue"]}
    begin_at(table, {"players": [{"name": "Ann"}, bobs]})
    guest.start(table)
    ann = company.friend(table, guest.tokens[table])
    bob = company.friend(table, seat.token)
    company.act(bob, kind="offer", to=0, give_deeds=[states, illinois], get_cash=1)
    company.act(ann, kind="offer", to=1, give_cash=120, get_deeds=[short_line])
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
        *(removed, house_rules, watcher, filters, clause, leave, menu),
        *(tax, confirm, bus, fine, claims, offers, keep),
    )
}
