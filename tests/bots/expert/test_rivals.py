"""What `expert` learns of the others: who is no trader, what they sell at, how far they bid."""

import pytest

from monopoly.bots import View
from monopoly.bots.expert.exchanges import Exchange
from monopoly.bots.expert.printed import MINE, PLAIN, THEIRS
from monopoly.bots.expert.rival_bot import RivalBot
from monopoly.bots.expert.rivals import (
    CLEARLY_BETTER,
    FIRST,
    LADDER,
    STUBBORN,
    TURNS_TO_FORGET,
    Rivals,
)
from monopoly.bots.trader.trader import TraderBot
from monopoly.rules import bitset, deeds, engine
from monopoly.rules.auction import Bid
from monopoly.rules.state import State
from monopoly.rules.trade import Accept, Offer, Refuse
from tests.bots.expert.tables import (
    ANN,
    BOB,
    CY,
    VERMONT,
    auctioned,
    two_thirds_of_light_blue,
)

LAST_LOT = Exchange(BOB, 0, bitset.one(VERMONT))


def refuse(rivals: Rivals, s: State, cash: int, *, expected: bool = False) -> None:
    """Ann offers so much for the last lot of her group, and Bob refuses."""
    rivals.offer(View(s), ANN, LAST_LOT, cash, expected)
    assert rivals.learn(View(s), ANN)


def accept(rivals: Rivals, s: State, cash: int, *, expected: bool = False) -> None:
    rivals.offer(View(s), ANN, LAST_LOT, cash, expected)
    deeds.give(s, VERMONT, ANN)
    assert rivals.learn(View(s), ANN)
    deeds.give(s, VERMONT, BOB)


def answer(rivals: Rivals, s: State, cash: int) -> object:
    """What the model of Bob says when Ann offers so much."""
    trial = s.copy()
    engine.apply(trial, Offer(BOB, give_cash=cash, get_deeds=[VERMONT]), ANN)
    return rivals.model(BOB).choose(View(trial), BOB)


def test_a_price_climbs_after_each_refusal_until_it_is_hopeless() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    tried = []
    while price := rivals.price(BOB, MINE):
        tried.append(price)
        refuse(rivals, s, int(price))  # of a lot at $100: as many dollars
        assert len(tried) <= len(LADDER)
    assert tried == [step for step in LADDER if step >= FIRST]
    assert rivals.price(CY, MINE) == FIRST, "nothing is known of Cy"


def test_what_was_sold_before_is_asked_for_at_that_price() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    refuse(rivals, s, 125)
    accept(rivals, s, 150)
    assert rivals.price(BOB, MINE) == 150
    assert rivals.chance(BOB, MINE) > rivals.chance(CY, MINE)
    assert rivals.price(BOB, THEIRS) < FIRST, "who completes a group may pay for it"


def test_a_seller_is_imagined_as_one_in_rollouts() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    accept(rivals, s, 150)
    assert not rivals.is_trader(BOB), "no trader would have sold"
    assert isinstance(answer(rivals, s, 150), Accept)
    assert isinstance(answer(rivals, s, 145), Refuse)


def test_who_refuses_what_a_trader_accepts_is_imagined_to_refuse_all() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    assert isinstance(rivals.model(BOB), TraderBot)
    refuse(rivals, s, 125)
    assert isinstance(rivals.model(BOB), TraderBot), "a trader refuses that too"
    refuse(rivals, s, 900, expected=True)
    assert isinstance(rivals.model(BOB), RivalBot)
    assert isinstance(rivals.model(CY), TraderBot)
    assert isinstance(answer(rivals, s, 950), Refuse)


def test_who_makes_an_offer_that_no_trader_makes_is_none() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    sold = Exchange(BOB, 0, bitset.one(VERMONT))
    rivals.was_offered(View(s), ANN, sold, 110, expected=False)
    assert not rivals.is_trader(BOB)
    assert rivals.price(BOB, MINE) == 110


@pytest.mark.parametrize(("bid", "expected"), [(150, TraderBot), (300, RivalBot)])
def test_who_bids_far_above_the_price_is_imagined_to_do_so(bid: int, expected: type) -> None:
    rivals = Rivals()
    rivals.watch(View(auctioned(bid)), ANN)
    assert isinstance(rivals.model(CY), expected)


def test_a_high_bidder_is_imagined_to_bid_so_far_again_and_no_farther() -> None:
    rivals = Rivals()
    rivals.watch(View(auctioned(300)), ANN)
    model = rivals.model(CY)
    for bid, goes_on in ((280, True), (300, False)):
        s = auctioned(bid, bidder="Bob")
        s.actor = CY
        assert isinstance(model.choose(View(s), CY), Bid) == goes_on


def test_a_bid_that_completes_a_group_says_nothing() -> None:
    rivals = Rivals()
    rivals.watch(View(auctioned(300, ["Vermont Avenue", "Connecticut Avenue"])), ANN)
    assert rivals.is_trader(CY)


def test_what_was_refused_is_only_asked_again_at_a_clearly_better_price_or_much_later() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    assert not rivals.was_refused(View(s), LAST_LOT, 125)
    refuse(rivals, s, 125)
    assert rivals.was_refused(View(s), LAST_LOT, 125)
    assert rivals.was_refused(View(s), LAST_LOT, 124 + CLEARLY_BETTER)
    assert not rivals.was_refused(View(s), LAST_LOT, 125 + CLEARLY_BETTER)
    s.turn += TURNS_TO_FORGET
    assert not rivals.was_refused(View(s), LAST_LOT, 125)


def test_who_refuses_again_and_again_is_left_alone() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    for number in range(STUBBORN):
        assert rivals.trades(View(s), BOB), number
        refuse(rivals, s, 100)
    assert not rivals.trades(View(s), BOB)
    assert rivals.trades(View(s), CY)
    twin = rivals.copy()
    s.turn += TURNS_TO_FORGET
    assert twin.trades(View(s), BOB)


def test_a_jail_card_alone_is_seen_to_change_hands() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    for _ in range(STUBBORN):
        s.jail_card[0] = ANN
        rivals.offer(View(s), ANN, Exchange(BOB, 0, 0, bitset.one(0), 0), -50, False)
        s.jail_card[0] = BOB
        rivals.learn(View(s), ANN)
    assert rivals.trades(View(s), BOB)


def test_a_copy_goes_its_own_way() -> None:
    s, rivals = two_thirds_of_light_blue(), Rivals()
    twin = rivals.copy()
    refuse(rivals, s, 125)
    assert twin.price(BOB, PLAIN) == twin.price(BOB, MINE) == FIRST
    assert rivals.price(BOB, MINE) > FIRST
