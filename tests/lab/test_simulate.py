"""The laboratory as a library: the same games however they are handed out, and truly counted."""

from collections import Counter
from dataclasses import replace
from itertools import count
from math import isclose
from pathlib import Path

import pytest

import monopoly.lab
from monopoly.bots import Bot, GreedyBot, RandomBot, View
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab import Plan, Result, simulate
from monopoly.lab.simulation.chunk import Block, Row, play_block
from monopoly.lab.simulation.plan import game_seed
from monopoly.lab.simulation.result import lengths, spread, wilson
from monopoly.pool.chunks import BLOCK_MAX, ChunkQueue
from monopoly.pool.errors import PoolError
from monopoly.pool.executor import ExecutorLost, Playing, ProcessExecutor, SerialExecutor
from monopoly.pool.job import Job, P
from monopoly.rules import engine
from monopoly.rules.state import FREE, OVER, TO_END_TURN, TO_THROW
from monopoly.rules.tally import IN_JAIL
from monopoly.rules.throw import Throw, dice_thrown
from tests.lab.bots import MARKER
from tests.lab.executors import Backwards
from tests.lab.program import own

PLAN = Plan(
    games=24, players=("greedy", "random", "greedy"), seed=7, turns_max=150, rules="statutes-short"
)


@pytest.fixture(scope="module")
def alone() -> Result:
    return simulate(PLAN, processes=1)


# --- the same result


@pytest.mark.parametrize("block", [1, 5, 7, 24, 100])
def test_how_the_games_are_cut_changes_nothing(alone: Result, block: int) -> None:
    assert simulate(PLAN, processes=1, block=block) == alone


@pytest.mark.slow
@pytest.mark.parametrize("block", [0, 3])
def test_how_many_processes_play_changes_nothing(alone: Result, block: int) -> None:
    assert simulate(PLAN, processes=2, block=block) == alone


def test_another_seed_gives_other_games(alone: Result) -> None:
    assert simulate(replace(PLAN, seed=8), processes=1).throws != alone.throws


def test_blocks_that_come_back_in_any_order_are_counted_in_theirs(alone: Result) -> None:
    rows: list[Row] = []
    assert simulate(PLAN, executor=Backwards(), rows=rows.extend, block=5) == alone
    assert [row[0] for row in rows] == list(range(PLAN.games))


# --- what is lost


@pytest.mark.slow
@pytest.mark.parametrize("block", [0, 4])
def test_a_killed_process_is_replaced_and_nothing_counts_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, block: int
) -> None:
    marker = tmp_path / "killed"
    monkeypatch.setenv(MARKER, str(marker))
    plan = Plan(games=30, players=(own("Killed"), "greedy", "greedy"), turns_max=60)
    rows: list[Row] = []
    result = simulate(plan, processes=2, block=block, rows=rows.extend)
    assert marker.exists(), "nobody was killed"
    assert result == simulate(plan, processes=1)
    assert [row[0] for row in rows] == list(range(30))


@pytest.mark.slow
def test_when_every_process_is_lost_it_gives_up_and_says_so() -> None:
    plan = Plan(games=20, players=(own("AlwaysKilled"), "greedy"))
    result = simulate(plan, processes=2)
    assert result.games == 0
    assert "lost 5 times in a row" in result.mistake


class LostAfter:
    def __init__(self, blocks: int) -> None:
        self._blocks = blocks

    def play(self, job: Job[P], work: ChunkQueue) -> Playing[P]:
        playing = SerialExecutor().play(job, work)
        for _ in range(self._blocks):
            yield next(playing)
        raise ExecutorLost("Everybody went home.")


def test_what_was_counted_before_a_loss_stands() -> None:
    result = simulate(PLAN, executor=LostAfter(2), block=5)
    assert (result.games, result.mistake) == (10, "Everybody went home.")


class CtrlC:
    """Pressed after some blocks, of which the first comes back last."""

    def play(self, job: Job[P], work: ChunkQueue) -> Playing[P]:
        first, second, third = (work.take(9) for _ in range(3))
        assert first is not None
        assert second is not None
        assert third is not None
        for span in (third, first):
            yield span, job.play(*span)
        raise KeyboardInterrupt


def test_an_interrupted_result_is_that_of_the_first_games() -> None:
    result = simulate(PLAN, executor=CtrlC(), block=5)
    assert result.interrupted
    assert result.games == 5
    whole = simulate(replace(PLAN, games=5), processes=1)
    assert replace(result, interrupted=False, games_wanted=5) == whole


@pytest.mark.parametrize("block", [1, 6, 40])
def test_a_mistake_ends_it_at_the_same_game_however_it_is_cut(block: int) -> None:
    plan = Plan(games=40, players=(own("Raises"), "greedy"), turns_max=60)
    result = simulate(plan, processes=1, block=block)
    first = next(game for game in count() if game_seed(plan.seed, game, 1) % 7 == 0)
    assert 0 < first < 40
    assert result.games == first
    assert f"In game {first} the bot {own('Raises')} " in result.mistake
    assert "thought too hard" in result.mistake
    good = simulate(replace(plan, games=first), processes=1)
    assert replace(result, mistake="", games_wanted=first) == good


def test_a_bot_that_would_end_the_program_is_named() -> None:
    result = simulate(Plan(games=4, players=("greedy", own("Exits"))), processes=1)
    assert result.games == 0
    assert f"the bot {own('Exits')} " in result.mistake
    assert "SystemExit(7)" in result.mistake


# --- counted truly


def test_bankruptcies_are_those_of_the_rows() -> None:
    rows: list[Row] = []
    plan = Plan(games=30, players=("greedy", "random", "random"), seed=2, turns_max=90)
    result = simulate(plan, processes=1, rows=rows.extend)
    broke = [row[6] for row in rows]
    assert len(set(broke)) > 1
    assert isclose(result.bankruptcies, sum(broke) / len(broke))


def test_seats_rotate_so_that_each_player_sits_everywhere_equally_often() -> None:
    for players in range(2, 9):
        plan = replace(PLAN, players=("random",) * players)
        seen = Counter(
            (seat, player)
            for game in range(3 * players)
            for seat, player in enumerate(plan.seats(game))
        )
        assert len(seen) == players * players
        assert set(seen.values()) == {3}


def test_no_two_chances_of_a_simulation_have_the_same_seed() -> None:
    seeds = [game_seed(1, game, salt) for game in range(500) for salt in range(9)]
    assert len(set(seeds)) == len(seeds)


def test_where_throws_ended_agrees_with_a_recount() -> None:
    """Plays the same games with a loop of its own, which looks at the state alone."""
    plan = Plan(games=6, players=("greedy", "random"), seed=3, turns_max=60)
    counted: Counter[int] = Counter()
    for game in range(plan.games):
        counted += _recount(plan, game)
    result = simulate(plan, processes=1)
    throws = counted.total()
    assert throws > 100
    for space in range(IN_JAIL + 1):
        assert isclose(result.spaces[space].share, counted[space] / throws), space
    assert isclose(sum(space.share for space in result.spaces), 1)


def _recount(plan: Plan, game: int) -> Counter[int]:
    dealer = SeededDealer(game_seed(plan.seed, game))
    seats = plan.seats(game)
    makers = (lambda _seed: GreedyBot(), RandomBot)
    bots: list[Bot] = [makers[player](game_seed(plan.seed, game, 1 + player)) for player in seats]
    state = new_game(board_for(plan.rule_set()), ["Ann", "Bob"], dealer)
    view = View(state)
    rests: Counter[int] = Counter()
    thrower = -1  # who has thrown and may still be on the way
    while state.phase != OVER and state.turn <= plan.turns_max:
        player = int(state.actor)
        action = bots[player].choose(view, player)
        assert action is not None
        if isinstance(action, Throw):
            action = dealer.throw(dice_thrown(state, player))
            if state.phase == TO_THROW:  # neither for the start nor for a utility's rent
                thrower = player
        engine.apply(state, action, player)
        at_rest = state.phase in (TO_THROW, TO_END_TURN, OVER)
        if thrower >= 0 and at_rest:
            in_jail = state.jail[thrower] != FREE
            rests[IN_JAIL if in_jail else int(state.position[thrower])] += 1
            thrower = -1
    return rests


def test_wins_are_shared_out_and_never_more_than_the_games(alone: Result) -> None:
    won = sum(share.wins for share in alone.players)
    assert isclose(won, sum(share.wins for share in alone.seats))
    assert 0 < won <= alone.finished <= alone.games == 24
    for share in (*alone.players, *alone.seats):
        assert 0 <= share.low <= share.win_share <= share.high <= 1


def test_every_deed_is_held_by_somebody(alone: Result) -> None:
    for holding in alone.holdings:
        assert isclose(sum(holding.players) + holding.bank, 1), holding


def test_rent_of_groups_is_that_of_their_lots(alone: Result) -> None:
    assert sum(rent.per_game for rent in alone.rent) > 0
    assert isclose(
        sum(rent.per_game for rent in alone.rent), sum(rent.per_game for rent in alone.rent_groups)
    )


def test_lengths_hold_every_game_once(alone: Result) -> None:
    assert sum(step.games for step in alone.lengths) == alone.games
    steps = lengths(Counter({1: 2, 999: 3, 1000: 4}))
    assert len(steps) == 100
    assert (steps[0].first, steps[0].games, steps[-1].last, steps[-1].games) == (1, 2, 1000, 7)


def test_mean_median_and_p95() -> None:
    found = spread(Counter({10: 50, 20: 45, 30: 5}))
    assert (found.mean, found.median, found.p95) == (15.5, 10, 20)
    assert spread(Counter()).mean == 0


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(25, 100)
    assert (round(low, 4), round(high, 4)) == (0.1755, 0.3430)  # as in the textbooks
    assert wilson(0, 50)[0] == 0 < wilson(0, 50)[1] < 0.1
    assert wilson(0, 0) == (0, 1)


# --- the work


def test_work_hands_out_every_game_once_also_after_losses() -> None:
    work = ChunkQueue(1000)
    played: list[int] = []
    for turn in count():
        span = work.take(2)
        if span is None:
            break
        if turn % 3 == 0:
            work.lose(span)
            continue
        work.finish(span, 0.001)
        played += range(span[0], sum(span))
    assert sorted(played) == list(range(1000))


def test_work_lets_nobody_far_ahead_and_stays_small() -> None:
    work = ChunkQueue(10**12)
    slow = work.take(1)
    assert slow is not None
    ahead = 0
    while (span := work.take(1)) is not None:
        work.finish(span, 0.0)
        assert span[1] <= BLOCK_MAX
        ahead += 1
    assert 0 < ahead < 20
    work.lose(slow)
    assert work.take(1) == slow


def test_slow_bots_get_small_blocks() -> None:
    work = ChunkQueue(10_000)
    first = work.take(2)
    assert first is not None
    work.finish(first, 100.0)
    assert work.take(2) == (first[1], 1)


# --- what cannot be


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"games": 0}, "1 to 1,000,000,000,000, not 0"),
        ({"games": -5}, "not -5"),
        ({"players": ("greedy",)}, "2 to 8 players, not 1"),
        ({"players": ("greedy",) * 9}, "2 to 8 players, not 9"),
        ({"players": "greedy"}, "list of names"),
        ({"players": ("greedy", "gredy")}, "Did you mean 'greedy'?"),
        ({"turns_max": 0}, "1 to 100,000 turns"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"rules": "statuets"}, "There is no rule set"),
        ({"options": {"huoses": 3}}, "There is no option"),
        ({"options": {"houses": "many"}}, "a whole number"),
        ({"players": ("greedy", own("NoBot"))}, "no method choose"),
        ({"players": ("greedy", own("Missing"))}, "has no class 'Missing'"),
        ({"players": ("greedy", "nowhere.py:Bot")}, "no file nowhere.py"),
        ({"players": ("greedy", "no_such_module:Bot")}, "cannot be imported"),
    ],
    ids=str,
)
def test_a_plan_that_cannot_be_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=r"^.+$") as refused:
        replace(PLAN, **change)  # type: ignore[arg-type]
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_processes_have_a_bound() -> None:
    with pytest.raises(PoolError, match="processes"):
        simulate(PLAN, processes=-1)


def test_a_list_of_players_will_do() -> None:
    plan = replace(PLAN, players=["greedy", "random"], games=2)  # type: ignore[arg-type]
    assert simulate(plan, processes=1).games == 2


# --- the public surface


def test_the_example_in_the_documentation_works() -> None:
    code = (monopoly.lab.__doc__ or "").partition("\n\n")[2]
    assert "simulate(" in code
    exec(code.replace("games=1000", "games=4"), {})  # noqa: S102


def test_everything_public_is_there() -> None:
    for name in monopoly.lab.__all__:
        assert hasattr(monopoly.lab, name), name


def test_blocks_and_crews_can_be_used_alone() -> None:
    block = play_block(PLAN, 3, 2, rows=True)
    assert isinstance(block, Block)
    assert [row[0] for row in block.rows] == [3, 4]
    assert ProcessExecutor(2) is not None
