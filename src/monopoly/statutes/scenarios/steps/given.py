"""Given: who has what, who stands where, and what lies on top of the decks."""

from monopoly.rules import bitset, deeds, turn
from monopoly.rules.board import BANK, LOT
from monopoly.rules.state import (
    FREE,
    NEWCOMER,
    STAGE_AFTER_THROW,
    STAGE_BEFORE_THROW,
    TO_END_TURN,
    TO_THROW,
    deck_order,
    order_deck,
)
from monopoly.statutes.errors import StepError
from monopoly.statutes.scenarios.language import given
from monopoly.statutes.scenarios.placeholders import ANY_CARD, Buildings
from monopoly.statutes.scenarios.world import World


@given("{player} has {money}")
def has_cash(w: World, player: int, amount: int) -> None:
    """The player's cash; the difference goes to the Bank or comes from it."""
    w.give_cash(player, amount)


@given("{player} is on {space}")
def stands_on(w: World, player: int, space: int) -> None:
    """Where the token stands; nothing happens by it."""
    w.s.position[player] = space
    w.s.jail[player] = FREE


@given("{player} has passed GO")
def passed_go(w: World, player: int) -> None:
    """From now on the third die is the player's."""
    w.s.passed_go |= bitset.one(player)


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
    w.s.position[player] = w.board.jail
    w.s.jail[player] = NEWCOMER + failed


@given("{player} owns {properties}")
def owns(w: World, player: int, spaces: list[int]) -> None:
    """Gives Title Deeds, free of charge."""
    for space in spaces:
        deeds.give(w.s, space, player)


@given("{property} {is} mortgaged")
def is_mortgaged(w: World, spaces: list[int]) -> None:
    """Turns Title Deeds over; no money moves."""
    for space in spaces:
        w.s.mortgaged |= bitset.one(space)


@given("{property} {has} {buildings}")
def has_buildings(w: World, spaces: list[int], buildings: Buildings) -> None:
    """Puts buildings up, out of the Bank's stock."""
    for space in spaces:
        w.put_up(space, rank_of(w, space, buildings))


def rank_of(w: World, space: int, buildings: Buildings) -> int:
    if w.board.kind[space] != LOT:
        raise StepError(f"{w.space(space)} is no lot: nothing is built there.")
    hotel = int(w.board.hotel)
    if buildings.houses >= hotel:
        raise StepError(f"A lot has {hotel - 1} houses at most in this game.")
    return hotel if buildings.hotel else buildings.houses


@given("the Bank has {count} {houses} left")
def stock_left(w: World, count: int, kind: str) -> None:
    """The Bank's stock; those missing are set aside, as if on nobody's lots."""
    w.leave_in_stock(kind, count)


@given("the Bank has {money} in notes")
def notes_left(w: World, amount: int) -> None:
    """The cash in the Bank's till; beyond it, paper is issued."""
    w.leave_in_till(amount)


@given("the pot holds {money}")
def pot_holds(w: World, amount: int) -> None:
    """What lies on Free Parking; whether it is won there is for the rules to say."""
    w.fill_pot(amount)


# --- cards


@given("{player} holds {jail cards}")
def holds_card(w: World, player: int, decks: tuple[int, ...]) -> None:
    """Get Out of Jail Free cards, taken out of their decks."""
    for deck in decks:
        if deck == ANY_CARD:
            w.hand_any_card(player)
        else:
            w.make_way(deck)
            w.hand_card(player, deck)


@given("the next {deck} card is {card}")
def next_card(w: World, deck: int, name: str) -> None:
    """Puts a card on top of its deck."""
    named = w.names.cards(deck, name)
    if int(w.board.jail_card[deck]) in named:
        w.make_way(deck)
    order = deck_order(w.s, deck)
    found = [card for card in named if card in order]
    if not found:
        raise StepError("That card is not in its deck: somebody holds it.")
    order.remove(found[0])
    order_deck(w.s, deck, [found[0], *order])


# --- the turn


@given("it is {player}{s} turn")
def is_turn_of(w: World, player: int) -> None:
    """Whose turn it is, before the throw."""
    if w.played:
        if w.s.phase not in (TO_THROW, TO_END_TURN):
            raise StepError("The turn cannot be given to another while something is being decided.")
        turn.begin(w.s, player)
    elif w.s.current != player:
        w.s.current = player
        w.s.stage = STAGE_BEFORE_THROW
        w.s.doubles = 0
        w.s.throw_again = False


@given("{player} has thrown doubles {times} this turn")
def has_thrown_doubles(w: World, player: int, times: int) -> None:
    """It is this player's turn, and the next throw is one more after doubles."""
    if w.played:
        raise StepError("This comes before the first When: later, doubles are really thrown.")
    s = w.s
    s.current = player
    s.stage = STAGE_AFTER_THROW
    s.doubles = times
    s.throw_again = True
    s.throws += times


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
    w.s.salary_due[player] = amount


@given("{player} has retired", added=True)
def has_retired(w: World, player: int) -> None:
    """Out of the game since before the scenario, with nothing left."""
    s = w.s
    if w.played or s.retired[player] > 0:
        raise StepError(f"{w.name(player)} cannot have retired here.")
    if s.left <= 2:
        raise StepError("With fewer than two players left there is no game.")
    w.give_cash(player, 0)
    s.left -= 1
    s.retired[player] = s.players - s.left
    s.position[player] = 0
    s.jail[player] = FREE
    while s.retired[s.current] > 0:
        s.current = (s.current + 1) % s.players


@given("the Bank owns {properties}", added=True)
def bank_owns(w: World, spaces: list[int]) -> None:
    """Takes Title Deeds back, after a whole group was given."""
    for space in spaces:
        deeds.give(w.s, space, BANK)
