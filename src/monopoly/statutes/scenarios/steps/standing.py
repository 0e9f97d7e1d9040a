"""Then: who has what, who stands where, and what the Bank has left."""

from monopoly.rules import bitset, worth
from monopoly.rules.board import BANK, CHANCE
from monopoly.rules.state import FREE, deck_order
from monopoly.statutes.errors import StepError
from monopoly.statutes.scenarios.expectation import Finding, buildings, compare, listed
from monopoly.statutes.scenarios.language import then
from monopoly.statutes.scenarios.placeholders import ANY_CARD, Buildings
from monopoly.statutes.scenarios.steps.given import rank_of
from monopoly.statutes.scenarios.world import World


@then("{player} has {money}")
def has_cash(w: World, player: int, amount: int) -> Finding:
    """The player's cash, to the dollar."""
    return compare(w.money(amount), w.money(int(w.s.cash[player])))


@then("{player} is on {any space}")
def stands_on(w: World, player: int, spaces: list[int]) -> Finding:
    """Where the token stands, on any Space of that name; in Jail is not Just Visiting."""
    expected = w.space(spaces[0]) if len(spaces) == 1 else w.board.names[spaces[0]]
    stands = w.s.jail[player] == FREE and w.s.position[player] in spaces
    return Finding(stands, expected, _place(w, player))


def _place(w: World, player: int) -> str:
    jailed = w.s.jail[player] != FREE
    return "in Jail" if jailed else w.space(int(w.s.position[player]))


@then("{player} is in Jail")
def is_in_jail(w: World, player: int) -> Finding:
    """A prisoner, not a visitor."""
    return compare("in Jail", _place(w, player))


@then("{player} is in Jail after {count} failed {throws}", added=True)
def is_in_jail_after(w: World, player: int, failed: int) -> Finding:
    """A prisoner with so many throws without doubles behind them."""
    found = f"in Jail after {int(w.s.jail[player]) - 1}"
    return compare(f"in Jail after {failed}", found if w.s.jail[player] else _place(w, player))


@then("{player} is not in Jail")
def is_not_in_jail(w: World, player: int) -> Finding:
    """Free, wherever the token stands."""
    return Finding(w.s.jail[player] == FREE, "not in Jail", _place(w, player))


# --- Title Deeds and buildings


@then("{owner} owns {properties}")
def owns(w: World, owner: int, spaces: list[int]) -> Finding:
    """Whose these Title Deeds are; the Bank's, when nobody has them."""
    others = [space for space in spaces if w.s.owner[space] != owner]
    found = listed([f"{w.space(i)} owned by {w.name(int(w.s.owner[i]))}" for i in others])
    expected = listed([f"{w.space(i)} owned by {w.name(owner)}" for i in others or spaces])
    return Finding(not others, expected, found)


@then("{player} owns nothing", added=True)
def owns_nothing(w: World, player: int) -> Finding:
    """The player has no Title Deed."""
    held = [w.space(i) for i, owner in enumerate(w.s.owner) if owner == player]
    return compare("nothing", listed(held) if held else "nothing")


@then("{property} {is} mortgaged")
def is_mortgaged(w: World, spaces: list[int]) -> Finding:
    """The Title Deeds are turned over."""
    return _mortgages(w, spaces, "mortgaged")


@then("{property} {is not} mortgaged")
def is_not_mortgaged(w: World, spaces: list[int]) -> Finding:
    """The Title Deeds are not turned over."""
    return _mortgages(w, spaces, "not mortgaged")


def _mortgages(w: World, spaces: list[int], expected: str) -> Finding:
    stands = {i: "mortgaged" if bitset.has(w.s.mortgaged, i) else "not mortgaged" for i in spaces}
    wrong = [i for i in spaces if stands[i] != expected]
    return Finding(
        not wrong,
        listed([f"{w.space(i)} {expected}" for i in wrong or spaces]),
        listed([f"{w.space(i)} {stands[i]}" for i in wrong]),
    )


@then("{property} {has} {buildings}")
def has_buildings(w: World, spaces: list[int], wanted: Buildings) -> Finding:
    """What stands on a lot, or on each of several."""
    hotel = int(w.board.hotel)
    expected = {i: rank_of(w, i, wanted) for i in spaces}
    wrong = [i for i in spaces if w.s.buildings[i] != expected[i]]
    return Finding(
        not wrong,
        listed([f"{buildings(expected[i], hotel)} on {w.space(i)}" for i in wrong or spaces]),
        listed([f"{buildings(int(w.s.buildings[i]), hotel)} on {w.space(i)}" for i in wrong]),
    )


@then("{player}{s} total worth is {money}")
def total_worth(w: World, player: int, amount: int) -> Finding:
    """As for the income tax: cash, printed prices and the cost of buildings."""
    return compare(w.money(amount), w.money(int(worth.total_worth(w.s, player))))


@then("{player}{s} final worth is {money}", added=True)
def final_worth(w: World, player: int, amount: int) -> Finding:
    """As at the end of a short or timed game: mortgaged deeds at half."""
    return compare(w.money(amount), w.money(int(worth.final_worth(w.s, player))))


# --- the Bank


@then("the Bank has {count} {houses} left")
def stock_left(w: World, count: int, kind: str) -> Finding:
    """The Bank's stock of houses or hotels."""
    stock = w.s.hotels if kind == "hotel" else w.s.houses
    return compare(f"{count} {kind}s left", f"{int(stock)} {kind}s left")


@then("the Bank has issued {money} in paper")
def paper_issued(w: World, amount: int) -> Finding:
    """Money the Bank wrote on paper, beyond the notes of the set."""
    return compare(w.money(amount), w.money(int(w.s.paper)))


@then("the Bank has issued no paper", added=True)
def no_paper_issued(w: World) -> Finding:
    """The notes of the set were enough."""
    return compare(w.money(0), w.money(int(w.s.paper)))


@then("the Bank has {money} in notes", added=True)
def notes_left(w: World, amount: int) -> Finding:
    """The cash in the Bank's till."""
    return compare(w.money(amount), w.money(int(w.s.bank_cash)))


@then("the pot holds {money}")
def pot_holds(w: World, amount: int) -> Finding:
    """What waits on Free Parking."""
    return compare(w.money(amount), w.money(int(w.s.pot)))


# --- what is in the box


@then("the {deck} deck has {steps} cards", added=True)
def deck_size(w: World, deck: int, count: int) -> Finding:
    """How many cards lie in a deck; one that is held is not among them."""
    return compare(f"{count} cards", f"{len(deck_order(w.s, deck))} cards")


@then("each player was given {count} notes of {money}", added=True)
def notes_given(w: World, count: int, value: int) -> Finding:
    """The notes that make up the starting cash."""
    found = dict(w.board.edition.starting_notes).get(value, 0)
    return compare(f"{count} notes", f"{found} notes")


@then("{space} is marked {color}", added=True)
def is_marked(w: World, space: int, color: str) -> Finding:
    """The color of the mark on a Chance Space, where the board has them."""
    spaces = [i for i, kind in enumerate(w.board.kind) if kind == CHANCE]
    marks = dict(zip(spaces, w.board.edition.chance_marks, strict=False))
    return compare(color.casefold(), marks.get(space, "no mark"))


# --- cards and tokens


@then("{player} holds {jail cards}")
def holds_cards(w: World, player: int, decks: tuple[int, ...]) -> Finding:
    """How many Get Out of Jail Free cards a player has, or that of one deck."""
    held = [deck for deck in range(2) if w.s.jail_card[deck] == player]
    found = listed([f"that of {w.board.decks[deck].name}" for deck in held]) if held else "none"
    if len(decks) == 1 and decks[0] != ANY_CARD:
        return Finding(decks[0] in held, f"that of {w.board.decks[decks[0]].name}", found)
    return Finding(len(held) == len(decks), f"{len(decks)} of the cards", found)


@then("the bottom {deck} card is {card}")
def bottom_card(w: World, deck: int, name: str) -> Finding:
    """The card last put back."""
    return _card_at(w, deck, -1, name)


@then("the top {deck} card is {card}", added=True)
@then("the next {deck} card is {card}", added=True)
def top_card(w: World, deck: int, name: str) -> Finding:
    """The card to be drawn next."""
    return _card_at(w, deck, 0, name)


def _card_at(w: World, deck: int, place: int, name: str) -> Finding:
    wanted = w.names.cards(deck, name)
    card = deck_order(w.s, deck)[place]
    cards = w.board.decks[deck].cards
    return Finding(card in wanted, f'"{cards[wanted[0]].title}"', f'"{cards[card].title}"')


@then("{player}{s} token is {token}", added=True)
@then("{player} has {token}", added=True)
def has_token(w: World, player: int, name: str) -> Finding:
    """The token a player chose, or was given at the first throw."""
    token = w.names.token(name)
    tokens = w.board.edition.tokens
    if token is None:
        raise StepError(f"There is no such token in the box: {', '.join(tokens)}.")
    found = int(w.s.token[player])
    return compare(tokens[token], tokens[found] if found >= 0 else "no token")


@then("the Bank owns every Title Deed", added=True)
def bank_owns_all(w: World) -> Finding:
    """Nobody has bought or been dealt anything."""
    held = [w.space(i) for i, owner in enumerate(w.s.owner) if owner != BANK]
    return compare("nothing sold", f"{listed(held)} sold" if held else "nothing sold")
