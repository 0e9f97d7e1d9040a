"""A review: an account that adds up, luck where the dice were, errors where somebody erred."""

import pytest

from monopoly import Buy, EndTurn, Game, Leave, Refuse
from monopoly.analysis import AnalysisError
from monopoly.analysis.review import Review, review
from monopoly.analysis.review.values import ValuesJob
from monopoly.analysis.review.words import words_of
from monopoly.bots import View, make_bot
from monopoly.pool.executor import ProcessExecutor, SerialExecutor
from monopoly.rules.action import Action
from tests.analysis.executors import Listening
from tests.analysis.moments import chance_to_pay, offered_boardwalk, to_buy
from tests.analysis.review.games import boardwalk_given_away, decided_by_a_throw, play

HERE = SerialExecutor()
ANN, BOB, CY = range(3)


def check_account(found: Review) -> None:
    for player in found.players:
        change = 100 * (player.result - player.start.value)
        assert change == pytest.approx(player.luck.value + player.own.value + player.others.value)


def test_a_game_decided_by_a_throw_was_luck() -> None:
    found = review(decided_by_a_throw((1, 4)), games=400, executor=HERE)
    bob, ann = found.players
    assert (bob.result, ann.result) == (1, 0)
    assert bob.start.low < chance_to_pay() < bob.start.high
    assert bob.luck.value == pytest.approx(100 * (1 - bob.start.value))
    assert ann.luck.value == pytest.approx(-100 * ann.start.value)
    assert ann.luck.high < 0
    check_account(found)


@pytest.mark.compiled_only
def test_whatever_happens_the_account_adds_up_and_cards_are_luck_of_their_own() -> None:
    game = play(Game.new(players=["Ann", "Bob", "Cy"], seed=12), 40)
    found = review(game, games=4, executor=HERE)
    check_account(found)
    assert not found.over
    assert sum(player.result for player in found.players) == pytest.approx(1)
    drawn = {
        number
        for number, (_, step) in enumerate(list(Game.replay_steps(game.record()))[1:])
        if any(event.kind == "card-drawn" for event in step or ())
    }
    assert drawn
    assert {change.step for change in found.changes if change.cause == "card"} == drawn


def test_how_many_processes_there_are_changes_nothing() -> None:
    game = boardwalk_given_away()
    with ProcessExecutor(2) as two:
        assert review(game, games=6, executor=two) == review(game, games=6, executor=HERE)


@pytest.mark.compiled_only
@pytest.mark.slow(seconds=5)
def test_giving_boardwalk_away_is_an_error_and_a_bad_deal() -> None:
    game = boardwalk_given_away()
    found = review(game, games=2_000)
    check_account(found)
    worst = found.errors[0]
    assert (worst.step, worst.seat, worst.kind) == (0, ANN, "trading")
    assert worst.best == {"kind": "refuse", "number": 1}
    ann = found.players[ANN]
    assert ann.errors >= 1
    assert ann.lost > 5
    (deal,) = found.deals
    assert (deal.step, deal.proposer, deal.receiver) == (0, BOB, ANN)
    assert deal.points[ANN].high < 0
    assert deal.points[BOB].low > 0
    assert deal.who_paid == [CY]
    assert "Boardwalk" in words_of(game.record(), found)[0].told


def test_a_game_in_which_nothing_changed_ends_where_it_began() -> None:
    """Ann declines an offer as the policy would, and nobody has thrown."""
    game = Game.from_position(offered_boardwalk(), seed=1)
    game.apply(Refuse(1), by="Ann")
    found = review(game, games=20, policy="cautious", executor=HERE)
    assert found.changes == ()
    check_account(found)
    assert sum(player.result for player in found.players) == pytest.approx(1)


def test_where_games_take_long_few_are_played_to_see_how_long() -> None:
    """The least that a review plays is 20 from every moment: what comes before must not be more."""
    listening = Listening()
    review(decided_by_a_throw((1, 4)), seconds=1e-6, executor=listening)
    assert [job.games for job in listening.jobs if isinstance(job, ValuesJob)] == [1, 1, 20]


def test_nothing_done_is_nothing_to_review() -> None:
    with pytest.raises(AnalysisError, match="nothing to review"):
        review(Game.new(players=["Ann", "Bob"], seed=1), games=5)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"seconds": 0}, "more than 0 seconds, not 0"),
        ({"seconds": float("nan")}, "more than 0 seconds"),
        ({"seconds": float("inf")}, "more than 0 seconds"),
        ({"games": 0}, "The games are 1 to 100,000, not 0"),
        ({"games": 5, "seconds": 1}, "one of the two"),
        ({"games": 5, "policy": ["trader"]}, "one for each of 2 players, not 1"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(asked: dict[str, object], words: str) -> None:
    with pytest.raises(AnalysisError, match=words):
        review(decided_by_a_throw((1, 4)), **asked)  # type: ignore[arg-type]


def test_a_mistake_of_the_policy_is_told() -> None:
    with pytest.raises(AnalysisError, match=r"The bot .*:Raises \(seat 1\) raised"):
        review(boardwalk_given_away(), games=2, policy=f"{__file__}:Raises", executor=HERE)


class Raises:
    def choose(self, view: View, player: int) -> Action | None:
        raise ZeroDivisionError


def test_a_good_plan_is_no_error_because_the_policy_would_spoil_it() -> None:
    """Ann buys and ends her turn. The policy would have left the table in between."""
    game = Game.from_position(to_buy(round_limit=3), seed=1)
    game.apply(Buy())
    game.apply(EndTurn())
    found = review(game, games=200, policy=f"{__file__}:LeavesInTurnOne", executor=HERE)
    bought, ended = found.judged[0], found.changes[-1]
    assert (bought.step, bought.is_error) == (0, False)
    assert ended.points[ANN].low > 0
    check_account(found)


class LeavesInTurnOne:
    """Plays like `cautious`, but Ann leaves as soon as she owns something, in the first turn."""

    def __init__(self) -> None:
        self._inner = make_bot("cautious")

    def choose(self, view: View, player: int) -> Action | None:
        if player == ANN and view.turn == 1 and view.held(player):
            return Leave()
        return self._inner.choose(view, player)
