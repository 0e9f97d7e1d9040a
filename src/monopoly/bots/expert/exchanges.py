"""What two players could exchange: parts of color-groups, single deeds and jail cards."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.trade import Offer

DECKS: Final = 2


@final
@mypyc_attr(acyclic=True)
class Exchange:
    """What a proposer gives and gets in a trade: deeds and jail cards, as bit sets."""

    def __init__(
        self, partner: i64, give: i64, get: i64, give_cards: i64 = 0, get_cards: i64 = 0
    ) -> None:
        self.partner: Final = partner
        self.give: Final = give
        self.get: Final = get
        self.give_cards: Final = give_cards
        self.get_cards: Final = get_cards

    def key(self) -> tuple[int, int, int, int]:
        """What tells it from others, whatever the price."""
        cards = self.give_cards << DECKS | self.get_cards
        return self.partner, self.give, self.get, cards

    def offer(self, cash: i64) -> Offer:
        """At a price that the proposer pays, or gets where it is below zero."""
        return Offer(
            self.partner,
            give_deeds=list(bitset.members_of(self.give)),
            give_cash=max(cash, 0),
            give_cards=list(bitset.members_of(self.give_cards)),
            get_deeds=list(bitset.members_of(self.get)),
            get_cash=max(-cash, 0),
            get_cards=list(bitset.members_of(self.get_cards)),
        )


def exchanges(view: View, player: i64, partner: i64) -> list[Exchange]:
    """Every part of one's for every part of the other's, or for cash alone."""
    mine, theirs = parts(view, player), parts(view, partner)
    found = [Exchange(partner, give, get) for give in mine for get in theirs]
    found += [Exchange(partner, give, 0) for give in mine]
    found += [Exchange(partner, 0, get) for get in theirs]
    for deck in range(DECKS):
        if view.jail_card(deck) == player:
            found.append(Exchange(partner, 0, 0, bitset.one(deck), 0))
            found += [Exchange(partner, 0, get, bitset.one(deck), 0) for get in theirs]
        elif view.jail_card(deck) == partner:
            found.append(Exchange(partner, 0, 0, 0, bitset.one(deck)))
    return found


def parts(view: View, player: i64) -> list[int]:
    """What a player holds of each group on which nothing stands, and each of these deeds alone."""
    board = view.board
    found: list[int] = []
    for group in range(board.groups):
        held = view.held(player) & board.group_bits[group]
        if held == 0 or view.most_buildings(board.first[group]) > 0:
            continue
        found.append(int(held))
        if bitset.without_lowest(held) != 0:
            found += [int(bitset.one(space)) for space in bitset.members_of(held)]
    return found
