"""What is true after every action, whatever happened (architecture decision 7).

`broken` recounts everything from the board and says in a sentence what does not add up.
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import bitset
from monopoly.rules.board import BANK, DECK_ROOM, LOT, NOBODY, Board
from monopoly.rules.state import (
    FINE_DUE,
    FREE,
    OVER,
    TO_BID,
    State,
    deck_order,
)


@final
class Box:
    """What the set of one game holds; notes and buildings may be missing from the printed set."""

    def __init__(self, cash: i64, houses: i64, hotels: i64) -> None:
        self.cash: Final = cash  # without paper
        self.houses: Final = houses
        self.hotels: Final = hotels


def whole_box(board: Board) -> Box:
    return Box(board.set_cash, board.houses, board.hotels)


def box_of(s: State) -> Box:
    """What there is on the table now, to be compared with later."""
    cash = s.bank_cash + s.pot - s.paper
    for player in range(s.players):
        cash += s.cash[player]
    return Box(cash, s.houses + _standing_houses(s), s.hotels + _standing_hotels(s))


def _standing_houses(s: State) -> i64:
    houses: i64 = 0
    for space in range(len(s.board.names)):
        if s.buildings[space] != s.board.hotel:
            houses += s.buildings[space]
    return houses


def _standing_hotels(s: State) -> i64:
    hotels: i64 = 0
    for space in range(len(s.board.names)):
        if s.buildings[space] == s.board.hotel:
            hotels += 1
    return hotels


def broken(s: State, box: Box | None = None, *, settled: bool = True) -> str | None:
    """What does not add up; `box` is the set played with, if it is not the printed one."""
    found = _counted(s, box if box is not None else whole_box(s.board))
    if found is not None:
        return found
    for check in (_even_rows, _deeds, _decks, _players, _affairs):
        found = check(s)
        if found is not None:
            return found
    return _waiting(s) if settled else None


def _counted(s: State, box: Box) -> str | None:
    found = _money(s, box)
    return found if found is not None else _buildings(s, box)


def _money(s: State, box: Box) -> str | None:
    total = s.bank_cash + s.pot
    for player in range(s.players):
        if s.cash[player] < 0:
            return f"{s.names[player]} has {s.cash[player]} in cash"
        total += s.cash[player]
    if s.bank_cash < 0 or s.pot < 0 or s.paper < 0:
        return f"negative money: bank {s.bank_cash}, pot {s.pot}, paper {s.paper}"
    if total != box.cash + s.paper:
        return f"{total} dollars in play, but {box.cash + s.paper} were made"
    return None


def _buildings(s: State, box: Box) -> str | None:
    for space in range(len(s.board.names)):
        rank = s.buildings[space]
        if rank == 0:
            continue
        if s.board.kind[space] != LOT or s.owner[space] == BANK or bitset.has(s.mortgaged, space):
            return f"a building where none may stand: {s.board.names[space]}"
        if not 0 < rank <= s.board.hotel:
            return f"{s.board.names[space]} has building rank {rank}"
    if s.houses < 0 or s.hotels < 0:
        return f"the Bank has {s.houses} houses and {s.hotels} hotels"
    houses = s.houses + _standing_houses(s)
    hotels = s.hotels + _standing_hotels(s)
    if houses != box.houses or hotels != box.hotels:
        return f"{houses} houses and {hotels} hotels, not {box.houses} and {box.hotels}"
    return None


def _even_rows(s: State) -> str | None:
    board = s.board
    for group in range(board.groups):
        low: i64 = 99
        high: i64 = 0
        owner = s.owner[board.first[group]]
        mixed = False
        for space in board.group_spaces[group]:
            low = min(low, s.buildings[space])
            high = max(high, s.buildings[space])
            mixed = mixed or s.owner[space] != owner
        if high > 0 and mixed:
            return f"buildings on the divided {board.group_names[group]} group"
        if high - low > 1 and not board.whole_hotels:
            return f"uneven buildings on the {board.group_names[group]} group"
    return None


def _deeds(s: State) -> str | None:
    held: i64 = 0
    for holder in range(len(s.held)):
        held += bitset.count(s.held[holder])
        for group in range(s.board.groups):
            bits = s.board.group_bits[group]
            if bitset.has(s.complete[holder], group) != (s.held[holder] & bits == bits):
                return f"the {s.board.group_names[group]} group is counted wrongly"
    if held != len(s.board.deeds):
        return f"{held} deeds are held, but there are {len(s.board.deeds)}"
    for space in range(len(s.board.names)):
        owner = s.owner[space]
        if bitset.has(s.held[owner], space) != (s.board.price[space] > 0):
            return f"{s.board.names[space]} is not held by its owner"
        if owner != BANK and s.board.price[space] == 0:
            return f"{s.board.names[space]} has an owner"
        if owner != BANK and (not 0 <= owner < s.players or s.retired[owner] > 0):
            return f"{s.board.names[space]} belongs to nobody in the game"
        if bitset.has(s.mortgaged, space) and owner == BANK:
            return f"the Bank holds {s.board.names[space]} mortgaged"
        if bitset.has(s.to_keep, space) and not bitset.has(s.mortgaged, space):
            return f"a choice about {s.board.names[space]}, which is not mortgaged"
    return None


def _decks(s: State) -> str | None:
    for deck in range(2):
        cards = deck_order(s, deck)
        if s.jail_card[deck] != NOBODY:
            cards.append(int(s.board.jail_card[deck]))
            if s.retired[s.jail_card[deck]] > 0:
                return "a retired player holds a jail card"
        if sorted(cards) != list(range(s.board.deck_size[deck])):
            return f"deck {deck} is no longer whole: {cards}"
        if s.deck_known[deck] + s.deck_unseen[deck] > s.deck_left[deck]:
            return f"more of deck {deck} is known or unseen than there is"
        if s.deck_left[deck] > DECK_ROOM:
            return f"deck {deck} overflows"
    return None


def _players(s: State) -> str | None:
    left: i64 = 0
    for player in range(s.players):
        if s.retired[player] == 0:
            left += 1
        elif s.cash[player] != 0 or s.jail[player] != FREE:
            return f"{s.names[player]} has retired but not wholly"
        if s.jail[player] != FREE and s.position[player] != s.board.jail:
            return f"{s.names[player]} is in Jail but elsewhere"
        if not FREE <= s.jail[player] <= FINE_DUE:
            return f"{s.names[player]} has jail {s.jail[player]}"
    if left != s.left:
        return f"{left} players left, but {s.left} counted"
    return None


def _affairs(s: State) -> str | None:
    for debt in s.debts:
        if s.retired[debt.debtor] > 0 or debt.amount <= 0 or debt.debtor == debt.creditor:
            return f"an impossible debt: {debt.dump()}"
        if debt.creditor >= 0 and s.retired[debt.creditor] > 0:
            return f"a debt to one who has retired: {debt.dump()}"
    sale = s.auction
    if sale is not None and sale.bidder != NOBODY and s.retired[sale.bidder] > 0:
        return "the highest bidder has retired"
    if sale is not None and sale.item.is_building and s.shortage is None:
        return "an auction of a building that is not scarce"
    return None


def _waiting(s: State) -> str | None:
    if s.phase != OVER:
        if s.actor == BANK and s.phase != TO_BID:
            return f"the game waits for the Bank in phase {s.phase}"
        if s.actor >= 0 and s.retired[s.actor] > 0:
            return f"the game waits for {s.names[s.actor]}, who has retired"
    elif s.winners == 0:
        return "a game without a winner"
    return None
