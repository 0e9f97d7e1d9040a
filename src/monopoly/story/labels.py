"""What an action would be, with its consequence: the lines of a menu.

"Buy Boardwalk for $400 · leaves $212", "Mortgage Baltic Avenue for $30", "Bid $20 (up to $340)".
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeVar, cast

from monopoly.game import actions as a
from monopoly.game.game import Game
from monopoly.rules import bitset
from monopoly.rules.action import Action
from monopoly.rules.board import NOBODY, NOTHING, SPACES
from monopoly.rules.business import is_placer
from monopoly.rules.item import HOUSE
from monopoly.rules.jail import ANY_DECK
from monopoly.rules.mortgage import cost_to_lift
from monopoly.rules.rent import find_claim
from monopoly.rules.skipped_turn import who_is_skipped
from monopoly.rules.state import (
    FREE,
    OPENING,
    TO_END_TURN,
    TO_THROW_FOR_RENT,
    Bundle,
    StandingOffer,
)
from monopoly.rules.trade import find_offer
from monopoly.rules.turn import next_player
from monopoly.story.wording import Wording, counted, ordinal


@dataclass(frozen=True, slots=True)
class ActionLabel:
    """A line of a menu, in words and as plain data: nobody need read a figure out of its words."""

    kind: str  # the action's
    words: str  # what is done: "Buy Boardwalk for $400"
    then: tuple[str, ...] = ()  # what follows from it, in words: "leaves $212"
    amount: int | None = None  # the money it is about: a price, a bid, what a sale brings
    left: int | None = None  # the cash that remains after a payment
    limit: int | None = None  # the highest amount it may be done for, where that is more
    space: int | None = None  # the Space it is about
    group: str = ""  # the key of the color-group it completes

    @property
    def sentence(self) -> str:
        return " · ".join((self.words, *self.then))


def describe_action(game: Game, action: Action, seat: int) -> str:
    """A line for the player in this seat; the action need not be legal."""
    return label_action(game, action, seat).sentence


def label_action(game: Game, action: Action, seat: int) -> ActionLabel:
    """The same, with what it speaks of as plain data."""
    if type(action) in PLAIN:
        return ActionLabel(action.kind, PLAIN[type(action)])
    said = LABELS[type(action)](_Scene(game, seat), action)
    return ActionLabel(action.kind, said) if isinstance(said, str) else said


@dataclass(frozen=True, slots=True)
class GiftTold:
    """What a player gives for nothing."""

    to: int
    deeds: tuple[int, ...]
    cash: int
    cards: tuple[int, ...]
    sentence: str


def describe_gift(game: Game, deal: StandingOffer, seat: int) -> GiftTold | None:
    """What the player in this seat would give away for nothing, if the trade is a gift."""
    proposes = deal.proposer == seat
    give, get = (deal.give, deal.get) if proposes else (deal.get, deal.give)
    if any(get.dump()) or not any(give.dump()):
        return None
    scene = _Scene(game, seat)
    other = deal.receiver if proposes else deal.proposer
    return GiftTold(
        to=int(other),
        deeds=tuple(bitset.members_of(give.deeds)),
        cash=int(give.cash),
        cards=tuple(bitset.members_of(give.cards)),
        sentence=f"You give {scene.name(other)} {_goods(scene, give)} and get nothing for it.",
    )


class _Scene:
    """The moment as the one who chooses sees it."""

    def __init__(self, game: Game, seat: int) -> None:
        self.state: Final = game.state
        self.board: Final = game.board
        self.seat: Final = seat
        self.cash: Final = game.state.cash[seat] if seat >= 0 else 0
        self.words: Final = Wording(game.players, game.board, seat)

    def name(self, seat: int) -> str:
        return str(self.words.person(seat))

    def paying(
        self, action: Action, words: str, amount: int, space: int | None = None
    ) -> ActionLabel:
        """With what the payment leaves; said only when the cash is there."""
        label = ActionLabel(action.kind, words, amount=amount, space=space)
        left = self.cash - amount
        if left < 0:
            return label
        return replace(label, left=left, then=(f"leaves {self.words.money(left)}",))


A = TypeVar("A", bound=Action)
Labeling = Callable[[_Scene, A], ActionLabel | str]  # words alone where there is no more to say

LABELS: Final[dict[type[Action], Labeling[Action]]] = {}


def _labels(kind: type[A]) -> Callable[[Labeling[A]], Labeling[A]]:
    def keep(labeling: Labeling[A]) -> Labeling[A]:
        LABELS[kind] = cast(Labeling[Action], labeling)  # called with actions of its kind alone
        return labeling

    return keep


@_labels(a.Throw)
def _throw(scene: _Scene, action: a.Throw) -> ActionLabel | str:
    s = scene.state
    if s.phase == OPENING:
        return "Throw for the start"
    if s.phase == TO_THROW_FOR_RENT:
        words = f"Throw for the rent of {scene.words.space(s.rent_throw)}"
        return ActionLabel(action.kind, words, space=s.rent_throw)
    if s.current != scene.seat:
        return _throw_of_another(scene)
    if s.jail[scene.seat] != FREE:
        return "Throw for doubles"
    return "Throw again" if s.throw_again else "Throw the dice"


def _throw_of_another(scene: _Scene) -> str:
    s = scene.state
    skipped = next_player(s) if s.phase == TO_END_TURN else s.current
    if skipped == scene.seat:
        return f"Throw the dice: {scene.words.person(s.current).whose} turn is over"
    return f"Throw out of turn: {scene.words.person(skipped).whose} turn is skipped"


@_labels(a.Move)
def _move(scene: _Scene, action: a.Move) -> ActionLabel:
    if not action.steps:
        words = f"Go to {scene.words.space(action.space)}"
        return ActionLabel(action.kind, words, space=action.space)
    space = (scene.state.position[scene.seat] + action.steps) % SPACES
    words = f"Go {counted(action.steps, 'Space')} to {scene.words.space(space)}"
    return ActionLabel(action.kind, words, space=space)


@_labels(a.Buy)
def _buy(scene: _Scene, action: a.Buy) -> ActionLabel | str:
    space = scene.state.for_sale
    if space == NOTHING:
        return "Buy"
    price = scene.board.price[space]
    words = f"Buy {scene.words.space(space)} for {scene.words.money(price)}"
    label = scene.paying(action, words, price, space)
    group = scene.board.edition.groups[scene.board.group[space]]
    others = [other for other in group.spaces if other != space]
    if others and all(scene.state.owner[other] == scene.seat for other in others):
        return replace(label, group=group.key, then=(*label.then, f"completes {group.name}"))
    return label


@_labels(a.Decline)
def _decline(scene: _Scene, action: a.Decline) -> ActionLabel | str:
    space = scene.state.for_sale
    if space == NOTHING:
        return "Decline"
    words = f"Leave {scene.words.space(space)} to an auction"
    return ActionLabel(action.kind, words, space=space)


@_labels(a.Bid)
def _bid(scene: _Scene, action: a.Bid) -> ActionLabel:
    words = f"Bid {scene.words.money(action.amount)}"
    if action.highest <= action.amount:
        return ActionLabel(action.kind, words, amount=action.amount)
    words += f" (up to {scene.words.money(action.highest)})"
    return ActionLabel(action.kind, words, amount=action.amount, limit=action.highest)


@_labels(a.KnockDown)
def _knock_down(scene: _Scene, action: a.KnockDown) -> ActionLabel | str:
    sale = scene.state.auction
    if sale is None:
        return "Knock down"
    item = scene.words.item(sale.item.number)
    if sale.bidder == NOBODY:
        return f"Knock down: nobody wants {item}"
    words = f"Knock {item} down to {scene.name(sale.bidder)} for {scene.words.money(sale.bid)}"
    return ActionLabel(action.kind, words, amount=sale.bid)


@_labels(a.PayFine)
def _pay_fine(scene: _Scene, action: a.PayFine) -> ActionLabel:
    fine = scene.board.fine
    return scene.paying(action, f"Pay the {scene.words.money(fine)} fine", fine)


@_labels(a.UseJailCard)
def _use_jail_card(scene: _Scene, action: a.UseJailCard) -> str:
    deck = action.deck
    return "Use a jail card" if deck == ANY_DECK else f"Use {scene.words.jail_card(deck)}"


@_labels(a.PayFlatTax)
def _pay_flat_tax(scene: _Scene, action: a.PayFlatTax) -> ActionLabel:
    tax = scene.board.income_tax
    return scene.paying(action, f"Pay {scene.words.money(tax)}", tax)


@_labels(a.Build)
def _build(scene: _Scene, action: a.Build) -> ActionLabel:
    s = scene.state
    space = action.space
    rank = s.buildings[space] + 1
    what = "a hotel" if rank >= s.board.hotel else f"a {ordinal(rank)} house"
    where = scene.words.space(space)
    if is_placer(s, scene.seat):
        return ActionLabel(action.kind, f"Put {what} on {where}", space=space)
    cost = s.board.house_cost[space]
    words = f"Build {what} on {where} for {scene.words.money(cost)}"
    return scene.paying(action, words, cost, space)


@_labels(a.SellBuilding)
def _sell_building(scene: _Scene, action: a.SellBuilding) -> ActionLabel:
    space, amount = action.space, _proceeds(scene, action)
    hotel = scene.state.buildings[space] == scene.board.hotel
    what = "the hotel" if hotel else "a house"
    words = f"Sell {what} on {scene.words.space(space)} for {scene.words.money(amount)}"
    return ActionLabel(action.kind, words, amount=amount, space=space)


@_labels(a.SellHotels)
def _sell_hotels(scene: _Scene, action: a.SellHotels) -> ActionLabel:
    color, amount = scene.board.group_names[action.group], _proceeds(scene, action)
    words = f"Sell the hotels of the {color} group for {scene.words.money(amount)}"
    return ActionLabel(action.kind, words, amount=amount)


def _proceeds(scene: _Scene, action: Action) -> int:
    """What a sale would bring, by trying it on a copy."""
    trial = scene.state.copy()
    if action.why_not(trial, scene.seat) is None:
        action.do(trial, scene.seat)
    return trial.cash[scene.seat] - scene.cash


@_labels(a.Mortgage)
def _mortgage(scene: _Scene, action: a.Mortgage) -> ActionLabel:
    space, amount = action.space, scene.board.mortgage[action.space]
    words = f"Mortgage {scene.words.space(space)} for {scene.words.money(amount)}"
    return ActionLabel(action.kind, words, amount=amount, space=space)


@_labels(a.LiftMortgage)
def _lift_mortgage(scene: _Scene, action: a.LiftMortgage) -> ActionLabel:
    space, cost = action.space, cost_to_lift(scene.state, action.space)
    words = f"Lift the mortgage on {scene.words.space(space)} for {scene.words.money(cost)}"
    return scene.paying(action, words, cost, space)


@_labels(a.KeepMortgage)
def _keep_mortgage(scene: _Scene, action: a.KeepMortgage) -> ActionLabel:
    space = action.space
    words = f"Keep the mortgage on {scene.words.space(space)} for now"
    return ActionLabel(action.kind, words, space=space)


@_labels(a.Offer)
def _offer(scene: _Scene, action: a.Offer) -> str:
    return f"Offer {scene.name(action.to)} {_terms(scene, action.give, action.get)}"


@_labels(a.Counter)
def _counter(scene: _Scene, action: a.Counter) -> str:
    return f"Answer with another offer: {_terms(scene, action.give, action.get)}"


def _terms(scene: _Scene, give: Bundle, get: Bundle) -> str:
    return f"{_goods(scene, give)} for {_goods(scene, get)}"


def _goods(scene: _Scene, bundle: Bundle) -> str:
    deeds, cards = bitset.members_of(bundle.deeds), bitset.members_of(bundle.cards)
    return scene.words.goods(deeds, bundle.cash, cards)


@_labels(a.Withdraw)
def _withdraw(scene: _Scene, action: a.Withdraw) -> str:
    offer = find_offer(scene.state, action.number)
    if offer is None:
        return "Withdraw an offer"
    receiver = scene.name(offer.receiver)
    return f"Withdraw your offer to {receiver}: {_terms(scene, offer.give, offer.get)}"


@_labels(a.Accept)
def _accept(scene: _Scene, action: a.Accept) -> str:
    offer = find_offer(scene.state, action.number)
    if offer is None:
        return "Accept an offer"
    proposer = scene.words.person(offer.proposer)
    give, get = _goods(scene, offer.get), _goods(scene, offer.give)
    return f"Accept {proposer.whose} offer: you give {give} and get {get}"


@_labels(a.Refuse)
def _refuse(scene: _Scene, action: a.Refuse) -> str:
    offer = find_offer(scene.state, action.number)
    if offer is None:
        return "Refuse an offer"
    return f"Refuse {scene.words.person(offer.proposer).whose} offer"


@_labels(a.DemandRent)
def _demand_rent(scene: _Scene, action: a.DemandRent) -> ActionLabel | str:
    debtor = scene.name(action.player)
    claim = find_claim(scene.state, scene.seat, action.player)
    if claim is None:
        return f"Ask {debtor} for rent"
    rent, where = scene.words.money(claim.amount), scene.words.space(claim.space)
    words = f"Ask {debtor} for the {rent} rent for {where}"
    return ActionLabel(action.kind, words, amount=claim.amount, space=claim.space)


@_labels(a.CollectSalary)
def _collect_salary(scene: _Scene, action: a.CollectSalary) -> ActionLabel:
    amount = scene.state.salary_due[scene.seat]
    words = f"Collect the {scene.words.money(amount)} salary"
    return ActionLabel(action.kind, words, amount=amount)


@_labels(a.Want)
def _want(scene: _Scene, action: a.Want) -> str:
    short = scene.state.shortage
    what = "building"
    if short is not None:
        what = "house" if short.building is HOUSE else "hotel"
    return f"Want {counted(action.count, what)}"


@_labels(a.CallSkip)
def _call_skip(scene: _Scene, action: a.CallSkip) -> str:
    skipped = scene.state.skipped
    if skipped is None:
        return "Call a skipped turn back"
    return f"Call {scene.words.person(who_is_skipped(skipped)).whose} skipped turn back"


@_labels(a.DeclareBankruptcy)
def _declare_bankruptcy(scene: _Scene, action: a.DeclareBankruptcy) -> str:
    if len(scene.state.debts) == 0:
        return "Declare bankruptcy"
    return f"Declare bankruptcy to {scene.name(scene.state.debts[0].creditor)}"


@_labels(a.ChooseToken)
def _choose_token(scene: _Scene, action: a.ChooseToken) -> str:
    return f"Take the {scene.board.edition.tokens[action.token]}"


PLAIN: Final[dict[type[Action], str]] = {
    a.Pass: "Pass: no bid for this any more",
    a.SitOut: "Sit this turn out in Jail",
    a.PayPercentageTax: "Pay a tenth of all you are worth",  # chosen blind: no figure here
    a.EndTurn: "End the turn",
    a.Leave: "Leave the table for good",
    a.TimeUp: "Say that time is up",
}
