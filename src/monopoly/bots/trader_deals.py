"""`trader` deals: finds trades both sides gain from, and answers offers by what they are worth."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.prospects import Prospects
from monopoly.bots.view import View
from monopoly.rules import bitset

KEPT: Final = 100  # cash that is not built with
WORTHWHILE: Final = 60  # dollars that both together must gain
FAIR: Final = 30  # hundredths of the partner's gain: less for oneself is no deal
FOR_A_GROUP: Final = 70  # the same when the partner completes a group and we do not
ROOM_TO_HAGGLE: Final = 15  # hundredths of the gain kept back in a first offer
ROUND_SUM: Final = 5  # nobody haggles over less


@final
class Deal:
    """What a proposer gives and gets: deeds as bit sets; and the cash it pays, or gets below 0."""

    def __init__(
        self, partner: i64, give: i64, get: i64, cash: i64, gain: i64, surplus: i64
    ) -> None:
        self.partner: Final = partner
        self.give: Final = give
        self.get: Final = get
        self.cash: Final = cash
        self.gain: Final = gain  # the proposer's, before any cash
        self.surplus: Final = surplus  # what both gain together


def estate(view: View, book: Prospects, held: i64, cash: i64) -> i64:
    """What holdings and cash are worth together, to whoever has them."""
    board = view.board
    whole: i64 = 0
    for group in range(board.groups):
        bits = board.group_bits[group]
        if held & bits == bits and board.house_cost[board.first[group]] > 0:
            whole += 1
    spare = max(cash - KEPT, 0)
    if whole > 1:
        spare = spare // whole  # one purse for all of them
    rivals = view.players_left - 1
    total = cash
    for group in range(board.groups):
        mine = held & board.group_bits[group]
        if mine != 0:
            total += book.worth(view, group, mine, spare, rivals)
    return total


def change(view: View, book: Prospects, player: i64, give: i64, get: i64, cash: i64) -> i64:
    """What a trade adds to a player's estate: deeds given and got, cash paid."""
    held = view.held(player)
    had = view.cash(player)
    after = held & ~give | get
    interest = _interest(view, get)
    return estate(view, book, after, had - cash - interest) - estate(view, book, held, had)


def _interest(view: View, got: i64) -> i64:
    total: i64 = 0
    rest = got & view.mortgages
    while rest != 0:
        space = bitset.lowest(rest)
        total += view.board.interest[space]
        rest = bitset.without(rest, space)
    return total


@final
class Gains:
    """What a trade adds to either side: `one` gives and gets, and pays the cash."""

    def __init__(
        self, view: View, book: Prospects, one: i64, two: i64, give: i64, get: i64, cash: i64
    ) -> None:
        self.ones: Final[i64] = change(view, book, one, give, get, cash)
        self.twos: Final[i64] = change(view, book, two, get, give, -cash)
        self._one_completes: Final[bool] = view.completes_by(one, give, get)
        self._two_completes: Final[bool] = view.completes_by(two, get, give)

    def suits_one(self) -> bool:
        return self.ones > 0 and self.ones * 100 >= self.twos * _share(
            self._two_completes, self._one_completes
        )

    def suits_two(self) -> bool:
        return self.twos > 0 and self.twos * 100 >= self.ones * _share(
            self._one_completes, self._two_completes
        )


def _share(other_completes: bool, self_completes: bool) -> i64:
    """What one must gain for each hundred of the other's: more where only the other completes."""
    return FOR_A_GROUP if other_completes and not self_completes else FAIR


# --- finding one


def find(view: View, book: Prospects, player: i64, partner: i64) -> Deal | None:
    """The trade with this partner that brings both together most, at a fair price.

    It completes a color-group for the player, for cash or for what the partner can use.
    """
    shared, whole = _shared_groups(view, player, partner)
    best: Deal | None = None
    while whole != 0:
        wanted = bitset.lowest(whole)
        whole = bitset.without(whole, wanted)
        found = _best_for(view, book, player, partner, wanted, bitset.without(shared, wanted))
        if found is not None and (best is None or found.surplus > best.surplus):
            best = found
    return best


def _best_for(
    view: View, book: Prospects, player: i64, partner: i64, wanted: i64, shared: i64
) -> Deal | None:
    """The best to give for the partner's part of a wanted group: a part of another, or cash."""
    board = view.board
    mine_up = _gain(view, book, player, partner, wanted)
    theirs_down = _loss(view, book, partner, wanted)
    best = mine_up - theirs_down
    gain = mine_up
    given: i64 = 0
    while shared != 0:
        group = bitset.lowest(shared)
        shared = bitset.without(shared, group)
        theirs_up = _gain(view, book, partner, player, group)
        mine_down = _loss(view, book, player, group)
        total = mine_up - theirs_down + theirs_up - mine_down
        if total > best:
            best = total
            gain = mine_up - mine_down
            given = view.held(player) & board.group_bits[group]
    if best < WORTHWHILE:
        return None
    get = view.held(partner) & board.group_bits[wanted]
    return Deal(partner, given, get, gain - best // 2, gain, best)  # each half of the surplus


def _gain(view: View, book: Prospects, player: i64, partner: i64, group: i64) -> i64:
    """Of having the partner's part of a group beside one's own."""
    bits = view.board.group_bits[group]
    mine = view.held(player) & bits
    cash = max(view.cash(player) - KEPT, 0)
    rivals = view.players_left - 1
    after = book.worth(view, group, mine | view.held(partner) & bits, cash, rivals)
    return after - book.worth(view, group, mine, cash, rivals)


def _loss(view: View, book: Prospects, player: i64, group: i64) -> i64:
    """Of giving one's part of a group away."""
    mine = view.held(player) & view.board.group_bits[group]
    cash = max(view.cash(player) - KEPT, 0)
    return book.worth(view, group, mine, cash, view.players_left - 1)


def _shared_groups(view: View, player: i64, partner: i64) -> tuple[i64, i64]:
    """Groups both hold deeds of, and the color-groups among them that are whole together."""
    board = view.board
    mine = view.held(player)
    theirs = view.held(partner)
    shared: i64 = 0
    whole: i64 = 0
    for group in range(board.groups):
        bits = board.group_bits[group]
        if mine & bits != 0 and theirs & bits != 0:
            shared |= bitset.one(group)
            if (mine | theirs) & bits == bits and board.house_cost[board.first[group]] > 0:
                whole |= bitset.one(group)
    return shared, whole


def priced(view: View, book: Prospects, player: i64, deal: Deal, eager: bool) -> Deal | None:
    """The deal at the price it would be offered at, or None where the money is not there.

    A first offer keeps something back; the second, `eager`, gives in a little.
    """
    back = deal.surplus * ROOM_TO_HAGGLE // 100
    cash = deal.cash + (back // 2 if eager else -back)
    cash = min(cash, view.spendable(player) - _interest(view, deal.get))
    cash = max(cash, _interest(view, deal.give) - view.spendable(deal.partner))
    cash = cash // ROUND_SUM * ROUND_SUM if cash >= 0 else -(-cash // ROUND_SUM * ROUND_SUM)
    if deal.gain <= cash or deal.surplus - deal.gain + cash <= 0:
        return None  # one of them cannot pay what the other would want
    gains = Gains(view, book, player, deal.partner, deal.give, deal.get, cash)
    if not (gains.suits_one() and gains.suits_two()):
        return None
    return Deal(deal.partner, deal.give, deal.get, cash, deal.gain, deal.surplus)
