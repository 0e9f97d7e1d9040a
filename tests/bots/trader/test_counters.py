"""`trader` names a price instead of only refusing: once, at which both gain, and then takes it."""

from itertools import islice

import pytest

from monopoly import Game, Position
from monopoly.bots import TraderBot, View
from monopoly.bots.trader.chances import MARGIN, Gains
from monopoly.bots.trader.counters import Counters
from monopoly.bots.trader.rivals import Rivals
from monopoly.rules import bitset, engine
from monopoly.rules.state import State
from monopoly.rules.trade import Accept, Counter, Offer, Refuse
from tests.bots.levels.tables import answer, moments

ANN, BOB, CY = 0, 1, 2
NEW_YORK, VERMONT, SHORT_LINE = 19, 8, 35


def table() -> State:
    """Bob and Cy lack one deed each of a group, and Ann has both."""
    at: dict[str, object] = {
        "rules": "statutes",
        "players": [
            {"name": "Ann", "cash": 700, "deeds": ["New York Avenue", "Vermont Avenue"]},
            {
                "name": "Bob",
                "cash": 1500,
                "deeds": ["St. James Place", "Tennessee Avenue", "Short Line"],
            },
            {"name": "Cy", "cash": 1200, "deeds": ["Oriental Avenue", "Connecticut Avenue"]},
        ],
        "turn": "Bob",
    }
    return Game.from_position(Position.from_dict(at), seed=1).state


def ask(bot: TraderBot, state: State, maker: int, offer: Offer) -> object:
    trial = state.copy()
    engine.apply(trial, offer, maker)
    return bot.choose(View(trial), ANN)


@pytest.mark.parametrize("cash", [50, 200, 300, 400])
def test_its_price_is_good_for_both(cash: int) -> None:
    state = table()
    bot = TraderBot()
    counter = ask(bot, state, BOB, Offer(ANN, give_cash=cash, get_deeds=[NEW_YORK]))
    assert isinstance(counter, Counter)
    assert counter.get.cash > cash
    assert counter.get.cash % 10 == 0
    gains = Gains(Rivals())
    gains.weigh(View(state), ANN, BOB, counter.give, counter.get)
    assert min(gains.ones, gains.twos) >= MARGIN
    taken = Offer(ANN, give_cash=int(counter.get.cash), get_deeds=[NEW_YORK])
    assert isinstance(ask(bot, state, BOB, taken), Accept)


def test_it_names_a_price_once() -> None:
    bot = TraderBot()
    offer = Offer(ANN, give_cash=300, get_deeds=[NEW_YORK])
    said = [ask(bot, table(), BOB, offer) for _ in range(9)]
    assert isinstance(said[0], Counter)
    assert all(isinstance(later, Refuse) for later in said[1:])
    assert isinstance(
        ask(bot, table(), BOB, Offer(ANN, give_cash=310, get_deeds=[NEW_YORK])), Refuse
    )


def test_it_names_two_prices_a_turn_at_most() -> None:
    bot = TraderBot()
    offers = [
        (BOB, Offer(ANN, give_cash=300, get_deeds=[NEW_YORK])),
        (CY, Offer(ANN, give_cash=100, get_deeds=[VERMONT])),
        (BOB, Offer(ANN, give_deeds=[SHORT_LINE], give_cash=50, get_deeds=[NEW_YORK])),
    ]
    each = [ask(TraderBot(), table(), maker, offer) for maker, offer in offers]
    assert [type(said) for said in each] == [Counter] * 3
    together = [ask(bot, table(), maker, offer) for maker, offer in offers]
    assert [type(said) for said in together] == [Counter, Counter, Refuse]


def test_the_answer_to_its_own_offer_is_not_countered() -> None:
    state = table()
    bot = TraderBot()
    state.current = state.actor = ANN
    offer = Offer(BOB, give_deeds=[NEW_YORK], get_cash=1000)
    bot._counters.note(View(state), offer)
    lower = Offer(ANN, give_cash=300, get_deeds=[NEW_YORK])
    assert isinstance(ask(bot, state, BOB, lower), Refuse)


@pytest.mark.parametrize("space", [NEW_YORK, VERMONT])
@pytest.mark.parametrize("maker", [BOB, CY])
def test_it_gives_nothing_away(space: int, maker: int) -> None:
    """Whatever the network thinks of it."""
    for cash in (0, 10, 40):
        state = table()
        said = ask(TraderBot(), state, maker, Offer(ANN, give_cash=cash, get_deeds=[space]))
        assert isinstance(said, Refuse | Counter)


def test_what_looks_like_a_present_is_none() -> None:
    """Less than half of what the Bank would lend on it."""
    for cash, gives in ((0, True), (10, True), (49, True), (50, False), (300, False)):
        state = table()
        engine.apply(state, Offer(ANN, give_cash=cash, get_deeds=[NEW_YORK]), BOB)
        assert Counters().is_giveaway(View(state), ANN, state.offers[0]) == gives, cash


def test_no_game_among_traders_has_a_present_in_it() -> None:
    """In these the network alone would give lots away to whoever asks."""
    asked = 0
    for state, _bots, _seat in islice(moments(["trader"] * 4, 11, 75), 60, None, 40):
        if state.offers or state.auction is not None:
            continue
        for owner in range(4):
            for space in bitset.members_of(state.held[owner]):
                gift = Offer(owner, get_deeds=[space])
                maker = (owner + 1) % 4
                if state.retired[maker] == 0 and gift.why_not(state, maker) is None:
                    asked += 1
                    assert not isinstance(answer(TraderBot(), state, maker, gift), Accept)
    assert asked > 30
