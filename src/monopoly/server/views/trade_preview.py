"""Trades as both sides would find them: what each has after it, whether or not it may be done."""

from librt.vecs import append

from monopoly.game.actions import Accept, Counter, Offer
from monopoly.protocol.messages import GroupChange, Side
from monopoly.rules import bitset, trade, worth
from monopoly.rules.action import Action
from monopoly.rules.state import Bundle, StandingOffer, State
from monopoly.server.views.blind import is_blind


def deal_of(s: State, action: Action, seat: int) -> StandingOffer | None:
    """The terms an action proposes or accepts; None where they make no sense, or it is no trade."""
    deal: StandingOffer | None = None
    if isinstance(action, Offer):
        deal = StandingOffer(0, seat, action.to, action.give, action.get)
    elif isinstance(action, Accept | Counter):
        deal = trade.find_offer(s, action.number)
        if deal is None or deal.receiver != seat:
            return None
        if isinstance(action, Counter):
            deal = StandingOffer(0, seat, deal.proposer, action.give, action.get)
    return deal if deal is not None and _makes_sense(s, deal) else None


def _makes_sense(s: State, deal: StandingOffer) -> bool:
    """Two players, each of whom holds what they would give; the cash may be lacking."""
    one, two = deal.proposer, deal.receiver
    if one == two or not (0 <= one < s.players and 0 <= two < s.players):
        return False
    return _holds(s, one, deal.give) and _holds(s, two, deal.get)


def _holds(s: State, player: int, given: Bundle) -> bool:
    if s.retired[player] or given.cash < 0 or given.deeds & ~s.held[player]:
        return False
    return all(s.jail_card[deck] == player for deck in bitset.members_of(given.cards))


def carried_out(s: State, deal: StandingOffer) -> State:
    """The moment after the trade itself, before anything follows of it; cash may be below zero."""
    after = s.copy()
    if deal not in after.offers:
        after.offers = append(after.offers, deal)
    trade.carry_out(after, deal)
    return after


def sides_of(before: State, after: State, deal: StandingOffer, asker: int) -> list[Side]:
    """Both parties, the one who asks first."""
    sides = [
        _side(before, after, int(deal.proposer), deal.get),
        _side(before, after, int(deal.receiver), deal.give),
    ]
    return sides if sides[0].player == asker else sides[::-1]


def _side(before: State, after: State, player: int, received: Bundle) -> Side:
    return Side(
        player=player,
        cash=int(after.cash[player]),
        interest=int(trade.interest_on(before, received.deeds)),
        worth=None if is_blind(before) else int(worth.total_worth(after, player)),
        groups=_groups(before, after, player),
    )


def _groups(before: State, after: State, player: int) -> list[GroupChange]:
    changes = [
        GroupChange(
            group=group.key,
            before=sum(before.owner[space] == player for space in group.spaces),
            after=sum(after.owner[space] == player for space in group.spaces),
            size=len(group.spaces),
        )
        for group in before.board.edition.groups
    ]
    return [change for change in changes if change.before != change.after]
