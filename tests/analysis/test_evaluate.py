"""Win chances: right where they are known, the same on any number of cores, blind to the decks."""

import doctest
from importlib import import_module

import pytest

from monopoly import Game, ScriptedDealer, Throw
from monopoly.analysis import AnalysisError, evaluate
from monopoly.bots import BotError
from monopoly.chance.seeded import SeededDealer
from monopoly.lab.shares import wilson
from monopoly.pool.executor import ProcessExecutor, SerialExecutor
from tests.analysis.executors import Pressed
from tests.analysis.moments import chance_to_pay, even_start, last_card, last_throw, won_by_ann
from tests.analysis.review.games import play

HERE = SerialExecutor()
PLAYERS = ["Ann", "Bob", "Cy"]


@pytest.mark.parametrize("name", ["evaluate", "compare_actions", "review.review"])
def test_the_examples_are_true(name: str) -> None:
    results = doctest.testmod(import_module(f"monopoly.analysis.{name}"))
    assert results.attempted > 0
    assert results.failed == 0


def games(build: str, compiled: int, pure: int) -> int:
    return compiled if build == "compiled" else pure


def test_a_won_position_is_certain() -> None:
    ann, bob = evaluate(won_by_ann(), games=50, executor=HERE).players
    assert (ann.win, ann.high, bob.win, bob.low) == (1, 1, 0, 0)
    assert ann.low > 0.9
    assert bob.ruined_within(1).value == 1
    assert ann.ruined_within(1).value == 0


def test_the_last_throw_of_a_game_is_worked_out_by_hand(build: str) -> None:
    bob, ann = evaluate(last_throw(), games=games(build, 20_000, 1_000), executor=HERE).players
    assert bob.low < chance_to_pay() < bob.high
    assert bob.win + ann.win == pytest.approx(1)
    assert bob.high - bob.low < games(build, 2, 8) / 100


def test_equal_players_have_equal_chances(build: str) -> None:
    ann, bob = evaluate(even_start("Ann", "Bob"), games=games(build, 4_000, 60)).players
    assert ann.low < 0.5 < ann.high
    assert bob.low < 0.5 < bob.high


@pytest.mark.parametrize("rounds", [1, 4])
def test_the_length_of_a_game_that_ends_after_so_many_rounds_is_known(rounds: int) -> None:
    game = Game.new(players=PLAYERS, seed=1, round_limit=rounds)
    found = evaluate(game, games=20, policy="cautious", executor=HERE)
    assert (found.rounds.low, found.rounds.value, found.rounds.high) == (rounds, rounds, rounds)
    assert found.unfinished == 0


def test_one_process_or_two_give_the_same_answer() -> None:
    game = Game.new(players=PLAYERS, seed=7)
    with ProcessExecutor(2) as two:
        assert evaluate(game, games=30, executor=two) == evaluate(game, games=30, executor=HERE)


def test_one_process_or_two_count_the_same_luck() -> None:
    with ProcessExecutor(2) as two:
        found = evaluate(last_throw(), games=600, executor=two)
    assert found == evaluate(last_throw(), games=600, executor=HERE)
    bob = found.players[0]
    low, high = wilson(bob.win * 600, 600)
    assert bob.high - bob.low < 0.9 * (high - low)


def test_another_seed_plays_other_games() -> None:
    game = Game.new(players=PLAYERS, seed=7)
    found = [evaluate(game, games=20, seed=seed, executor=HERE).rounds for seed in (1, 2)]
    assert found[0] != found[1]


def test_a_game_and_its_position_are_the_same_moment() -> None:
    game = Game.new(players=PLAYERS, seed=7)
    position = game.position()
    assert evaluate(game, games=10, executor=HERE) == evaluate(position, games=10, executor=HERE)


def test_the_order_of_the_decks_is_never_seen() -> None:
    """The next card would decide it: each order is evaluated as if it were unknown."""
    unknown = evaluate(last_card(), games=60, executor=HERE)
    cards = range(len(last_card().check().chance.unseen))
    by_winner = {_winner_by_card(first): first for first in cards}
    assert set(by_winner) == {"Ann", "Bob"}
    for first in by_winner.values():
        assert evaluate(_last_card(first), games=60, executor=HERE).players == unknown.players


def _last_card(first: int) -> Game:
    """Ann's throw will be a four and a three, and this is the first card of Chance."""
    position = last_card().check()
    chance, chest = (
        list(range(len(deck.unseen))) for deck in (position.chance, position.community_chest)
    )
    chance.insert(0, chance.pop(first))
    return Game.from_position(position, dealer=ScriptedDealer([Throw(4, 3)], [chance, chest]))


def _winner_by_card(first: int) -> str:
    game = _last_card(first)
    game.apply(Throw())
    return play(game, 40).winners[0]


def test_a_precision_is_reached_and_no_more(build: str) -> None:
    wanted = 0.02 if build == "compiled" else 0.05
    found = evaluate(last_throw(), precision=wanted, executor=HERE)
    assert max((player.high - player.low) / 2 for player in found.players) <= wanted
    fewer = evaluate(last_throw(), games=found.games - 250, executor=HERE)
    assert max((player.high - player.low) / 2 for player in fewer.players) > wanted


def test_a_time_gives_an_answer_however_short() -> None:
    found = evaluate(last_throw(), seconds=0.001, executor=HERE)
    assert found.games > 0


def test_ctrl_c_gives_the_answer_so_far_and_says_so() -> None:
    found = evaluate(last_throw(), games=1_000, executor=Pressed(after=3))
    assert found.interrupted
    first = evaluate(last_throw(), games=found.games, executor=HERE)
    assert not first.interrupted
    assert 0 < found.games < 1_000
    assert found.players == first.players


def test_ctrl_c_before_the_first_game_is_over_has_no_answer() -> None:
    with pytest.raises(KeyboardInterrupt):
        evaluate(last_throw(), games=1_000, executor=Pressed(after=0))


def test_bots_have_seen_what_came_before() -> None:
    """The game is replayed for them, action by action."""
    game = Game.new(players=PLAYERS, dealer=SeededDealer(3))
    with pytest.raises(AnalysisError, match="watched 5"):
        evaluate(_played(game), games=1, policy=f"{__file__}:Watching", executor=HERE)


def _played(game: Game) -> Game:
    for _ in range(5):
        game.apply(game.legal_actions()[0])
    return game


class Watching:
    """Raises when it is asked, with the number of actions it has watched."""

    def __init__(self) -> None:
        self.watched = 0

    def watch(self, view: object, player: int) -> None:
        self.watched += 1

    def choose(self, view: object, player: int) -> None:
        assert self.watched == 0, f"watched {self.watched}"


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"games": 0}, "The games are 1 to 10,000,000, not 0"),
        ({"seconds": 0}, "more than 0 seconds, not 0"),
        ({"seconds": float("nan")}, "more than 0 seconds"),
        ({"precision": 0}, "A precision is 0.0005 to 1, not 0"),
        ({"seconds": 1, "games": 5}, "one of the three"),
        ({"games": 5, "policy": ["trader"]}, "one for each of 2 players, not 1"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(asked: dict[str, object], words: str) -> None:
    with pytest.raises(AnalysisError, match=words):
        evaluate(last_throw(), **asked)  # type: ignore[arg-type]


def test_an_unknown_policy_is_named() -> None:
    with pytest.raises(BotError, match="Did you mean 'trader'"):
        evaluate(last_throw(), games=5, policy="tradr")


def test_a_game_that_is_over_has_nothing_to_say() -> None:
    game = Game.from_position(last_throw(), seed=2)
    while not game.over:
        game.apply(game.legal_actions()[0])
    for source in (game, game.position()):
        with pytest.raises(AnalysisError, match=f"The game is over, {game.winners[0]} won"):
            evaluate(source, games=5)


def test_a_mistake_of_the_policy_is_told() -> None:
    with pytest.raises(AnalysisError, match="Watching"):
        evaluate(last_throw(), games=1, policy=f"{__file__}:Watching", executor=HERE)
