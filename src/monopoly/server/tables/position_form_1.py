"""Form 1 of a position: what the digests without a mark are of (`position_digest.py`).

They stand in `played` entries stored by earlier versions, and a table is taken up again only if it
comes to its last digest. So nothing of this may ever change: not a field, not a name, not an
order, not the way a figure is counted. Nothing new is written in this form.
"""

from functools import lru_cache
from typing import Final

import msgspec

from monopoly.rules import bitset
from monopoly.rules.board import Board
from monopoly.rules.state import Bundle, StandingOffer, State

# The names of the phases as they were called when the form was fixed.
PHASES: Final = (
    *("opening", "to-throw", "to-move", "to-move-anywhere", "to-buy", "to-choose-tax"),
    *("to-throw-for-rent", "to-bid", "to-want", "to-place", "to-settle", "to-keep"),
    *("to-pay-fine", "to-end-turn", "over"),
)

_ENCODER: Final = msgspec.json.Encoder()


class Form1(msgspec.Struct, frozen=True, kw_only=True):
    phase: str
    actor: int
    current: int
    turn: int
    dice: list[int]
    doubles: int
    cash: list[int]
    worth: list[int]
    space: list[int]
    jail: list[int]
    retired: list[int]
    token: list[int]
    salary_due: list[int]
    owner: list[int]
    buildings: list[int]
    mortgaged: list[int]
    jail_cards: list[int]
    houses: int
    hotels: int
    bank: int
    pot: int
    for_sale: int
    auction: "Auction1 | None"
    shortage: "Shortage1 | None"
    debts: "list[Owed1]"
    claims: "list[Owed1]"
    offers: "list[Offer1]"
    time_up: bool
    winners: list[int]


class Auction1(msgspec.Struct, frozen=True, kw_only=True):
    item: int
    bid: int
    bidder: int
    passed: list[int]
    call: str


class Shortage1(msgspec.Struct, frozen=True, kw_only=True):
    building: int
    asker: int
    asked: int
    left: int


class Owed1(msgspec.Struct, frozen=True, kw_only=True):
    debtor: int
    creditor: int
    amount: int
    space: int


class Offer1(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    proposer: int
    receiver: int
    give_deeds: list[int]
    give_cash: int
    give_cards: list[int]
    get_deeds: list[int]
    get_cash: int
    get_cards: list[int]


def encoded(s: State, call: str) -> bytes:
    """`call` is the Banker's last word in an auction."""
    return _ENCODER.encode(form_1(s, call))


def form_1(s: State, call: str) -> Form1:
    players = range(int(s.players))
    cash = [int(s.cash[i]) for i in players]
    owner, buildings = list(s.owner), list(s.buildings)
    return Form1(
        phase=PHASES[s.phase],
        actor=int(s.actor),
        current=int(s.current),
        turn=int(s.turn),
        dice=[int(s.die1), int(s.die2), int(s.die3)],
        doubles=int(s.doubles),
        cash=cash,
        worth=_worth(_printed(s.board), cash, owner, buildings),
        space=[int(s.position[i]) for i in players],
        jail=[int(s.jail[i]) for i in players],
        retired=[int(s.retired[i]) for i in players],
        token=[int(s.token[i]) for i in players],
        salary_due=[int(s.salary_due[i]) for i in players],
        owner=owner,
        buildings=buildings,
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


def _worth(
    printed: list[tuple[int, int, int]], cash: list[int], owner: list[int], buildings: list[int]
) -> list[int]:
    """Cash, printed prices, mortgaged or not, and the cost of all buildings; counted here, so that
    another way to count elsewhere makes no difference to what is stored."""
    worth = cash[:]
    for space, price, house_cost in printed:
        if owner[space] >= 0:
            worth[owner[space]] += price + buildings[space] * house_cost
    return worth


@lru_cache(maxsize=256)
def _printed(board: Board) -> list[tuple[int, int, int]]:
    """Of every deed its Space, its price and what a house costs there."""
    return [(int(i), int(board.price[i]), int(board.house_cost[i])) for i in board.deeds]


def _auction(s: State, call: str) -> Auction1 | None:
    sale = s.auction
    if sale is None:
        return None
    return Auction1(
        item=int(sale.item.number),
        bid=int(sale.bid),
        bidder=int(sale.bidder),
        passed=list(bitset.members_of(sale.passed)),
        call=call,
    )


def _shortage(s: State) -> Shortage1 | None:
    short = s.shortage
    if short is None:
        return None
    return Shortage1(
        building=int(short.building.number),
        asker=int(short.asker),
        asked=int(short.asked),
        left=int(short.left),
    )


def _owed(debtor: int, creditor: int, amount: int, space: int) -> Owed1:
    return Owed1(debtor=int(debtor), creditor=int(creditor), amount=int(amount), space=int(space))


def _offer(offer: StandingOffer) -> Offer1:
    return Offer1(
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
