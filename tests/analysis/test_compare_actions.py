"""What should be done: a blunder is found, chance is shared, and the race stops in time."""

import pytest

from monopoly import (
    Accept,
    Bid,
    Buy,
    Decline,
    Game,
    Leave,
    Position,
    Refuse,
    Throw,
)
from monopoly.analysis import AnalysisError, compare_actions
from monopoly.game.actions import to_dict
from monopoly.pool.executor import ProcessExecutor, SerialExecutor
from tests.analysis.moments import last_throw, offered_boardwalk, to_buy

HERE = SerialExecutor()
BOARDWALK = 39


@pytest.mark.compiled_only
@pytest.mark.slow(seconds=20)
def test_giving_boardwalk_away_is_found_to_be_a_blunder_by_every_seed() -> None:
    for seed in range(100):
        found = compare_actions(
            offered_boardwalk(), [Accept(1), Refuse(1)], player="Ann", games=800, seed=seed
        )
        assert found.best.action == Refuse(1), seed
        assert found.value_of(Accept(1)).is_error, seed


def test_the_best_comes_first_and_loses_nothing() -> None:
    found = compare_actions(
        offered_boardwalk(), [Accept(1), Refuse(1)], player="Ann", games=40, executor=HERE
    )
    assert found.player == "Ann"
    assert [value.loss.value for value in found.values] == sorted(
        value.loss.value for value in found.values
    )
    best = found.best
    assert (best.loss.value, best.loss.low, best.loss.high, best.is_error) == (0, 0, 0, False)


def test_who_is_clearly_worse_gets_no_more_games() -> None:
    """Whoever leaves has lost: that is plain long before the games are played."""
    actions = [Buy(), Decline(), Leave()]
    found = compare_actions(
        to_buy(round_limit=3), actions, games=200, policy="cautious", executor=HERE
    )
    left = found.value_of(Leave())
    assert (left.win.value, left.is_error) == (0, True)
    assert left.games < 200
    assert {found.value_of(action).games for action in (Buy(), Decline())} == {200}


def test_trades_that_trader_thinks_of_are_compared() -> None:
    """It is Bob's turn: he may offer for what completes a color-group."""
    found = compare_actions(without_offers(), games=2, executor=HERE)
    assert found.player == "Bob"
    wanted = [to_dict(value.action).get("get_deeds") for value in found.values]
    assert [BOARDWALK] in wanted


def without_offers() -> Position:
    position = offered_boardwalk().to_dict()
    del position["offers"]
    return Position.from_dict(position)


def test_the_same_question_has_the_same_answer() -> None:
    found = compare_actions(last_throw(), [Throw()], games=30, executor=HERE)
    again = compare_actions(last_throw(), [Throw()], games=30, executor=HERE)
    assert found == again


def test_processes_change_nothing() -> None:
    with ProcessExecutor(2) as two:
        there = compare_actions(offered_boardwalk(), player="Ann", games=20, executor=two)
    assert there == compare_actions(offered_boardwalk(), player="Ann", games=20, executor=HERE)


def test_without_actions_all_legal_ones_are_compared() -> None:
    found = compare_actions(to_buy(), games=10, executor=HERE)
    actions = [value.action for value in found.values]
    assert Buy() in actions
    assert Decline() in actions


def test_bids_come_at_sensible_steps() -> None:
    game = Game.from_position(to_buy(), seed=1)
    game.apply(Decline())
    found = compare_actions(game, games=2, executor=HERE)
    bids = sorted(value.action.amount for value in found.values if isinstance(value.action, Bid))
    assert len(bids) > 4
    assert bids[-1] == 200
    assert all(bid % 5 == 0 for bid in bids[1:])


@pytest.mark.parametrize(
    ("actions", "player", "words"),
    [
        ([Buy()], None, "cannot be done"),
        ([], None, "nothing to compare"),
        ([Throw(), Throw()], None, "given twice"),
        (None, "Zoe", "Nobody called 'Zoe'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    actions: list[object] | None, player: str | None, words: str
) -> None:
    with pytest.raises(AnalysisError, match=words):
        compare_actions(last_throw(), actions, player=player, games=5)  # type: ignore[arg-type]
