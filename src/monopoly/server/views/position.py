"""The position as it is sent: all that lies open, never the order of a deck. What is stored of it
is another form, `tables/position_digest.py`, so that this one is free to change."""

from monopoly.protocol.messages import Bidding, OfferView, Owed, Position, Shortage
from monopoly.rules import bitset, worth
from monopoly.rules.state import PHASES, Bundle, StandingOffer, State


def position_of(s: State, call: str = "") -> Position:
    players = range(int(s.players))
    return Position(
        phase=PHASES[s.phase],
        actor=int(s.actor),
        current=int(s.current),
        turn=int(s.turn),
        dice=[int(s.die1), int(s.die2), int(s.die3)],
        doubles=int(s.doubles),
        cash=[int(s.cash[i]) for i in players],
        worth=[int(worth.total_worth(s, i)) for i in players],
        space=[int(s.position[i]) for i in players],
        jail=[int(s.jail[i]) for i in players],
        retired=[int(s.retired[i]) for i in players],
        token=[int(s.token[i]) for i in players],
        salary_due=[int(s.salary_due[i]) for i in players],
        owner=list(s.owner),
        buildings=list(s.buildings),
        mortgaged=list(bitset.members_of(s.mortgaged)),
        jail_cards=list(s.jail_card),
        houses=int(s.houses),
        hotels=int(s.hotels),
        bank=int(s.bank_cash),
        pot=int(s.pot),
        for_sale=int(s.for_sale),
        auction=_auction(s, call),
        shortage=_shortage(s),
        debts=[_owed(d.debtor, d.creditor, d.amount, d.subject()) for d in s.debts],
        claims=[_owed(c.debtor, c.owner, c.amount, c.space) for c in s.claims],
        offers=[_offer(offer) for offer in s.offers],
        time_up=bool(s.time_up),
        winners=list(bitset.members_of(s.winners)),
    )


def _auction(s: State, call: str) -> Bidding | None:
    sale = s.auction
    if sale is None:
        return None
    return Bidding(
        item=int(sale.item.number),
        bid=int(sale.bid),
        bidder=int(sale.bidder),
        passed=list(bitset.members_of(sale.passed)),
        call=call,
    )


def _shortage(s: State) -> Shortage | None:
    short = s.shortage
    if short is None:
        return None
    return Shortage(
        building=int(short.building.number),
        asker=int(short.asker),
        asked=int(short.asked),
        left=int(short.left),
    )


def _owed(debtor: int, creditor: int, amount: int, space: int) -> Owed:
    return Owed(debtor=int(debtor), creditor=int(creditor), amount=int(amount), space=int(space))


def _offer(offer: StandingOffer) -> OfferView:
    return OfferView(
        number=int(offer.number),
        proposer=int(offer.proposer),
        receiver=int(offer.receiver),
        give_deeds=_deeds(offer.give),
        give_cash=int(offer.give.cash),
        give_cards=_cards(offer.give),
        get_deeds=_deeds(offer.get),
        get_cash=int(offer.get.cash),
        get_cards=_cards(offer.get),
    )


def _deeds(bundle: Bundle) -> list[int]:
    return list(bitset.members_of(bundle.deeds))


def _cards(bundle: Bundle) -> list[int]:
    return [deck for deck in range(2) if bundle.cards >> deck & 1]
