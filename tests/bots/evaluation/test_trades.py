"""The judge of trades remembers the position and the trades it has looked at last, and errs not."""

from collections.abc import Callable

import pytest
from librt.vecs import vec

from monopoly.bots import View
from monopoly.bots.evaluation.moment import Moment
from monopoly.bots.evaluation.trades import TradeJudge
from monopoly.rules import bitset
from monopoly.rules.state import (
    FREE,
    STAGE_AFTER_THROW,
    STAGE_BEFORE_THROW,
    Bundle,
    Debt,
    State,
)
from tests.bots.evaluation.moments import NETWORK, played


def gains(
    judge: TradeJudge, s: State, one: int, two: int, give: Bundle, get: Bundle
) -> list[float]:
    view = View(s)
    judge.look(view)
    judge.weigh(view, one, two, give, get)
    return [float(judge.gain(player)) for player in range(int(s.players))]


def a_trade(s: State) -> tuple[Bundle, Bundle]:
    """All deeds of the first player for some cash of the second."""
    return Bundle(s.held[0], 0, 0), Bundle(0, 100, 0)


def change_cash(s: State) -> None:
    s.cash[2] += 1


def change_deed(s: State) -> None:
    deed = bitset.one(bitset.lowest(s.held[2]))
    s.held[2] &= ~deed
    s.held[3] |= deed


def change_position(s: State) -> None:
    s.position[1] = (s.position[1] + 3) % 40


def change_jail(s: State) -> None:
    s.jail[1] = FREE if s.jail[1] != FREE else 1


def change_jail_card(s: State) -> None:
    s.jail_card[1] = 3 if s.jail_card[1] != 3 else 2


def change_mortgages(s: State) -> None:
    s.mortgaged ^= bitset.one(bitset.lowest(s.held[2]))


def change_turn(s: State) -> None:
    s.current = (s.current + 1) % 4


def change_houses(s: State) -> None:
    s.houses -= 1


def change_buildings(s: State) -> None:
    s.buildings[39] += 1


def change_throw(s: State) -> None:
    s.stage = STAGE_AFTER_THROW if s.stage == STAGE_BEFORE_THROW else STAGE_BEFORE_THROW
    s.throw_again = False


def change_debts(s: State) -> None:
    s.debts = vec[Debt]([Debt(0, 1, 50, 0, 39)])


CHANGES = [
    change_cash,
    change_deed,
    change_position,
    change_jail,
    change_jail_card,
    change_mortgages,
    change_turn,
    change_houses,
    change_buildings,
    change_throw,
    change_debts,
]


def test_who_answers_learns_what_the_proposer_has_learned() -> None:
    s = played(60)
    give, get = a_trade(s)
    judge = TradeJudge()
    for_one = gains(judge, s, 0, 1, give, get)
    assert gains(judge, s.copy(), 1, 0, get, give) == for_one
    assert for_one == gains(TradeJudge(), s, 0, 1, give, get)
    assert for_one[0] != 0


def test_another_price_is_another_trade() -> None:
    s = played(60)
    give, get = a_trade(s)
    judge = TradeJudge()
    for cash in (0, 100, 200, 300, 400, 500, 0, 100):
        got = Bundle(0, cash, get.cards)
        assert gains(judge, s, 0, 1, give, got) == gains(TradeJudge(), s, 0, 1, give, got)


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_position_is_another(change: Callable[[State], None]) -> None:
    s = played(60)
    s.houses -= 1  # buildings count where any stand
    moment = Moment()
    assert not moment.is_still(View(s))
    assert moment.is_still(View(s))
    assert moment.is_still(View(s.copy()))
    changed = s.copy()
    change(changed)
    assert not moment.is_still(View(changed))
    assert not moment.is_still(View(s))


@pytest.mark.parametrize("turns", range(20, 120, 10))
def test_what_is_remembered_of_one_position_is_not_said_of_the_next(turns: int) -> None:
    judge = TradeJudge()
    before, after = played(turns), played(turns + 1)
    give, get = Bundle(0, 50, 0), Bundle(0, 0, 0)
    gains(judge, before, 0, 1, give, get)
    assert gains(judge, after, 0, 1, give, get) == gains(TradeJudge(), after, 0, 1, give, get)


def test_another_game_looked_at_meanwhile_changes_nothing() -> None:
    s, other = played(60), played(60, seed=6)
    give, get = a_trade(s)
    judge = TradeJudge()
    view = View(s)
    judge.look(view)
    judge.look(View(other))
    judge.weigh(view, 0, 1, give, get)
    before, after = vec[float]([0.0] * 8), vec[float]([0.0] * 8)
    NETWORK.chances(view, before)
    NETWORK.chances_after_trade(view, 0, 1, give, get, after)
    assert judge.gain(0) == after[0] - before[0]
