"""`trader` proposes: the best trade it can find, a little more once it is refused, then no more."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.explanation import WIN_CHANCE, ExplanationBuilder
from monopoly.bots.trader import chances, deals, further
from monopoly.bots.trader.deals import Deal
from monopoly.bots.trader.rivals import Rivals
from monopoly.bots.valuation import Valuation, valuation_for
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.action import Action
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.trade import Offer, Withdraw

OFFERS_PER_TURN: Final = 2
PLAYERS_FOR_DEALS: Final = 3  # between the last two, what one gains the other loses
TURNS_TO_FORGET: Final = 60  # after so many turns of the game what came to nothing is tried again
TURNS_TO_LOOK_AGAIN: Final = 12  # the same where deals are rare and none had a price


@final
class Offers:
    """What it has offered and to whom, so that it neither pesters nor repeats itself."""

    def __init__(self) -> None:
        self._turn: i64 = -1  # the turn its offers are counted in
        self._made: i64 = 0  # in that turn
        self._looked = False  # for deals, in that turn
        self._last: Deal | None = None  # offered last, and not known to be accepted
        self._deeds: i64 = -1  # as they were held when there was no deal with anybody
        self._deeds_at: i64 = 0
        # by partner: what was at stake when there was no deal, the last that was refused, the turns
        self._stake: vec[i64] = vec[i64]([0] * SEATS_MAX)
        self._deal: vec[i64] = vec[i64]([0] * SEATS_MAX)
        self._at: vec[i64] = vec[i64]([-TURNS_TO_FORGET] * SEATS_MAX)
        self._seen_at: vec[i64] = vec[i64]([-TURNS_TO_FORGET] * SEATS_MAX)

    def copy(self) -> "Offers":
        twin = Offers()
        twin._turn = self._turn
        twin._made = self._made
        twin._looked = self._looked
        twin._last = self._last
        twin._deeds = self._deeds
        twin._deeds_at = self._deeds_at
        twin._stake = self._stake[:]
        twin._deal = self._deal[:]
        twin._at = self._at[:]
        twin._seen_at = self._seen_at[:]
        return twin

    def watch(self, view: View, player: i64) -> None:
        """An offer of its own that it sees on the table was its last word."""
        for offer in view.offers():
            if offer.proposer == player:
                give, get = offer.give.deeds, offer.get.deeds
                cash = offer.give.cash - offer.get.cash
                self._give_up(view, Deal(offer.receiver, give, get, cash, 0, 0))
                self._turn = view.turn
                self._made = OFFERS_PER_TURN

    def propose(
        self,
        view: View,
        player: i64,
        valuation: Valuation,
        rivals: Rivals,
        explanation: ExplanationBuilder | None,
    ) -> Action | None:
        if view.turn != self._turn:
            self._turn = view.turn
            self._made = 0
            self._looked = False
        last = self._last
        if last is not None and self._made < OFFERS_PER_TURN:
            self._last = None
            accepted = _came_about(view, player, last)
            rivals.answered(last.partner, accepted)
            if not accepted:
                return self._improve(view, player, valuation, rivals, last, explanation)
            self._looked = False  # what is held now may be good for more
        if self._looked or self._made >= OFFERS_PER_TURN:
            return None
        self._looked = True
        best = self._best_deal(view, player, valuation, rivals)
        return None if best is None else self._offer(view, player, rivals, best, explanation)

    def _best_deal(
        self, view: View, player: i64, valuation: Valuation, rivals: Rivals
    ) -> Deal | None:
        deeds = _all_deeds(view)
        rare = rivals.refuse()  # where somebody does not trade, deals are rare: look harder
        patience: i64 = TURNS_TO_LOOK_AGAIN if rare else TURNS_TO_FORGET
        if deeds == self._deeds and view.turn < self._deeds_at + patience:
            return None
        best: Deal | None = None
        gains: chances.Gains | None = None  # made when it is needed: mostly it is not
        partners = deals.partners(view, valuation, player)
        if view.players_left < PLAYERS_FOR_DEALS:
            partners = 0
        while partners != 0:
            partner = bitset.lowest(partners)
            partners = bitset.without_lowest(partners)
            shared, whole = deals.shared_groups(view, valuation, player, partner)
            stake = _at_stake(view, player, partner, shared)
            if self._has_seen(view, partner, stake, patience):
                continue
            deal = deals.find(view, valuation, player, partner, shared, whole)
            if deal is None or self._has_tried(view, deal):
                self._see(view, partner, stake)
                continue
            if best is not None and deal.surplus <= best.surplus:
                continue  # its turn may come when the better one is done
            if gains is None:
                gains = chances.Gains(rivals)
            found = chances.priced(view, gains, player, deal, False)
            if found is None and rare:
                found = further.other_deal(view, gains, player, partner, deal)
            if found is None or self._has_tried(view, found):
                self._see(view, partner, stake)
            else:
                best = found
        if best is None:
            self._deeds = deeds
            self._deeds_at = view.turn
        return best

    def _improve(
        self,
        view: View,
        player: i64,
        valuation: Valuation,
        rivals: Rivals,
        last: Deal,
        explanation: ExplanationBuilder | None,
    ) -> Action | None:
        """A refused offer once more, a little better; then no more of it."""
        self._give_up(view, last)
        standing = _standing(view, player, last.partner)
        if standing > 0:  # not answered: it may think about it
            return None if self._made > 0 else Withdraw(standing)
        shared, whole = deals.shared_groups(view, valuation, player, last.partner)
        deal = deals.find(view, valuation, player, last.partner, shared, whole)
        if deal is None:
            return None
        better = chances.priced(view, chances.Gains(rivals), player, deal, True)
        if better is None or better.get != last.get or better.cash <= last.cash:
            return None
        action = self._offer(view, player, rivals, better, explanation)
        self._last = None  # whatever comes of it
        return action

    def _offer(
        self,
        view: View,
        player: i64,
        rivals: Rivals,
        deal: Deal,
        explanation: ExplanationBuilder | None,
    ) -> Action | None:
        """Where the rules allow it."""
        offer = _as_offer(deal)
        if not view.allows(offer, player):
            self._give_up(view, deal)
            return None
        self._made += 1
        self._last = deal
        if explanation is not None:
            gains = chances.Gains(rivals)
            gains.weigh(view, player, deal.partner, offer.give, offer.get)
            explanation.weigh(offer, gains.ones, WIN_CHANCE)
            explanation.because(f"It would change {gains.in_words()}.")
        return offer

    # --- remembering

    def _has_seen(self, view: View, partner: i64, stake: i64, patience: i64) -> bool:
        """Whether both hold what they held when there was nothing to be had, not long ago."""
        return self._stake[partner] == stake and view.turn < self._seen_at[partner] + patience

    def _has_tried(self, view: View, deal: Deal) -> bool:
        """Whether this very exchange has come to nothing, at whatever price."""
        partner = deal.partner
        if self._deal[partner] != deal.give ^ (deal.get << 1):
            return False
        return view.turn < self._at[partner] + TURNS_TO_FORGET

    def _see(self, view: View, partner: i64, stake: i64) -> None:
        self._stake[partner] = stake
        self._seen_at[partner] = view.turn

    def _give_up(self, view: View, deal: Deal) -> None:
        partner = deal.partner
        self._deal[partner] = deal.give ^ (deal.get << 1)
        self._at[partner] = view.turn


def possible_offers(view: View, player: i64) -> list[Action]:
    """The trades it finds with each partner, whatever came of them before: at its first price, and
    at the best one it would go to."""
    valuation = valuation_for(view.board)
    found: list[Action] = []
    gains = chances.Gains(Rivals())
    partners = deals.partners(view, valuation, player)
    while partners != 0:
        partner = bitset.lowest(partners)
        partners = bitset.without_lowest(partners)
        shared, whole = deals.shared_groups(view, valuation, player, partner)
        deal = deals.find(view, valuation, player, partner, shared, whole)
        if deal is None:
            continue
        for eager in (False, True):
            priced = chances.priced(view, gains, player, deal, eager)
            if priced is not None:
                offer = _as_offer(priced)
                if view.allows(offer, player) and offer not in found:
                    found.append(offer)
    return found


def _all_deeds(view: View) -> i64:
    """A number that changes when a deed changes hands."""
    found: i64 = 0
    for player in range(view.players):
        found ^= view.held(player) << player
    return found


def _at_stake(view: View, player: i64, partner: i64, groups: i64) -> i64:
    """What two players hold of some groups, in one number."""
    bits = view.deeds_of(groups)
    return (view.held(player) & bits) ^ (view.held(partner) & bits) << 1


def _came_about(view: View, player: i64, deal: Deal) -> bool:
    return view.held(player) & deal.get == deal.get


def _standing(view: View, player: i64, partner: i64) -> i64:
    for offer in view.offers():
        if offer.proposer == player and offer.receiver == partner:
            return offer.number
    return 0


def _as_offer(deal: Deal) -> Offer:
    return Offer(
        deal.partner,
        give_deeds=list(bitset.members_of(deal.give)),
        give_cash=max(deal.cash, 0),
        get_deeds=list(bitset.members_of(deal.get)),
        get_cash=max(-deal.cash, 0),
    )
