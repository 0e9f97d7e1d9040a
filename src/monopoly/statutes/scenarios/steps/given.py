"""Given: who has what, who stands where, and what lies on top of the decks."""

from dataclasses import replace

from monopoly.game.position.names import space_names
from monopoly.rules import turn
from monopoly.rules.board import BANK, LOT
from monopoly.rules.state import TO_END_TURN, TO_THROW
from monopoly.statutes.errors import StepError
from monopoly.statutes.scenarios.language import given
from monopoly.statutes.scenarios.placeholders import ANY_CARD, Buildings
from monopoly.statutes.scenarios.world import World


@given("{player} has {money}")
def has_cash(w: World, player: int, amount: int) -> None:
    """The player's cash; the difference goes to the Bank or comes from it."""
    w.draft.change_player(player, cash=amount)


@given("{player} is on {space}")
def stands_on(w: World, player: int, space: int) -> None:
    """Where the token stands; nothing happens by it."""
    w.draft.change_player(
        player,
        space=space_names(w.board)[space],
        in_jail=False,
        failed_throws=0,
        fine_sat_out=False,
    )


@given("{player} has passed GO")
def passed_go(w: World, player: int) -> None:
    """From now on the third die is the player's."""
    w.draft.change_player(player, passed_go=True)


@given("{player} is in Jail")
def in_jail(w: World, player: int) -> None:
    """In Jail, before the first throw for doubles."""
    _lock_up(w, player, 0)


@given("{player} is in Jail after {count} failed {throws}")
def in_jail_after(w: World, player: int, failed: int) -> None:
    """In Jail, with so many throws without doubles behind them."""
    if failed >= w.board.jail_turns:
        raise StepError(f"In this game nobody stays in Jail after {failed} failed throws.")
    _lock_up(w, player, failed)


def _lock_up(w: World, player: int, failed: int) -> None:
    w.draft.change_player(
        player,
        space=space_names(w.board)[w.board.jail],
        in_jail=True,
        failed_throws=failed,
        fine_sat_out=False,
    )


@given("{player} owns {properties}")
def owns(w: World, player: int, spaces: list[int]) -> None:
    """Gives Title Deeds, free of charge."""
    for space in spaces:
        w.draft.owner[space] = player


@given("{property} {is} mortgaged")
def is_mortgaged(w: World, spaces: list[int]) -> None:
    """Turns Title Deeds over; no money moves."""
    for space in spaces:
        w.draft.mortgaged.add(space)


@given("{property} {has} {buildings}")
def has_buildings(w: World, spaces: list[int], buildings: Buildings) -> None:
    """Puts buildings up, out of the Bank's stock."""
    for space in spaces:
        w.draft.rank[space] = rank_of(w, space, buildings)


def rank_of(w: World, space: int, buildings: Buildings) -> int:
    if w.board.kind[space] != LOT:
        raise StepError(f"{w.space(space)} is no lot: nothing is built there.")
    hotel = int(w.board.hotel)
    if buildings.houses >= hotel:
        raise StepError(f"A lot has {hotel - 1} houses at most in this game.")
    return hotel if buildings.hotel else buildings.houses


@given("the Bank has {count} {houses} left")
def stock_left(w: World, count: int, kind: str) -> None:
    """The Bank's stock; those missing are not in the box."""
    w.draft.stock[kind] = count


@given("the Bank has {money} in notes")
def notes_left(w: World, amount: int) -> None:
    """The cash in the Bank's till; beyond it, paper is issued."""
    w.draft.notes = amount


@given("the pot holds {money}")
def pot_holds(w: World, amount: int) -> None:
    """What lies on Free Parking; whether it is won there is for the rules to say."""
    w.draft.change(bank=replace(w.draft.position.bank, pot=amount))


# --- cards


@given("{player} holds {jail cards}")
def holds_card(w: World, player: int, decks: tuple[int, ...]) -> None:
    """Get Out of Jail Free cards, taken out of their decks."""
    for deck in decks:
        if deck == ANY_CARD:
            w.draft.hand_any_jail_card(player)
        else:
            w.draft.make_way(deck)
            w.draft.hand_jail_card(player, deck)


@given("the next {deck} card is {card}")
def next_card(w: World, deck: int, name: str) -> None:
    """Puts a card on top of its deck."""
    named = w.names.cards(deck, name)
    if int(w.board.jail_card[deck]) in named:
        w.draft.make_way(deck)
    w.draft.put_on_top(deck, named)


# --- the turn


@given("it is {player}{s} turn")
def is_turn_of(w: World, player: int) -> None:
    """Whose turn it is, before the throw."""
    if w.played:
        if w.s.phase not in (TO_THROW, TO_END_TURN):
            raise StepError("The turn cannot be given to another while something is being decided.")
        turn.begin(w.s, player)
    elif w.draft.position.turn.player != w.name(player):
        w.draft.change_turn(
            player=w.name(player), stage="before-throw", doubles=0, throw_again=False
        )


@given("{player} has thrown doubles {times} this turn")
def has_thrown_doubles(w: World, player: int, times: int) -> None:
    """It is this player's turn, and the next throw is one more after doubles."""
    if w.played:
        raise StepError("This comes before the first When: later, doubles are really thrown.")
    w.draft.change_turn(
        player=w.name(player),
        stage="after-throw",
        doubles=times,
        throw_again=True,
        throws=w.draft.position.turn.throws + times,
    )


# --- ours


@given("{player} has a salary waiting", added=True)
def salary_waiting(w: World, player: int) -> None:
    """A salary not yet collected, where it must be asked for."""
    salary_of(w, player, int(w.board.salary))


@given("{player} has a salary of {money} waiting", added=True)
def salary_of(w: World, player: int, amount: int) -> None:
    """Salaries not yet collected, where they must be asked for."""
    if not w.board.salary_on_demand:
        raise StepError("Salaries are paid unasked in this game: set the rule salary_claim.")
    w.draft.change_player(player, salary_due=amount)


@given("{player} has retired", added=True)
def has_retired(w: World, player: int) -> None:
    """Out of the game since before the scenario, with nothing left."""
    players = w.draft.position.players
    if w.played or players[player].retired:
        raise StepError(f"{w.name(player)} cannot have retired here.")
    gone = sum(other.retired > 0 for other in players) + 1
    if len(players) - gone < 2:
        raise StepError("With fewer than two players left there is no game.")
    stands_on(w, player, 0)
    w.draft.change_player(player, cash=0, retired=gone)
    left = [other.name for other in w.draft.position.players if not other.retired]
    current = w.names.players.index(w.draft.position.turn.player)
    seats = [w.names.players[(current + i) % len(players)] for i in range(len(players))]
    w.draft.change_turn(player=next(name for name in seats if name in left))


@given("the Bank owns {properties}", added=True)
def bank_owns(w: World, spaces: list[int]) -> None:
    """Takes Title Deeds back, after a whole group was given."""
    for space in spaces:
        w.draft.owner[space] = BANK
