"""What was missed is counted once a turn; reviews of two records share no chance."""

from monopoly import Game
from monopoly.analysis.model import Estimate
from monopoly.analysis.review.decisions import Judged, counted_once
from monopoly.analysis.review.timeline import Timeline, source_of
from tests.analysis.review.games import play

POLICY = ("trader", "trader")


def missed(step: int, seat: int, space: int, kind: str = "build", loss: float = 0.2) -> Judged:
    best: dict[str, object] = {"kind": kind, "space": space}
    return Judged(step, seat, "building", best, Estimate(loss, 0.1, 0.3), mattered=True)


def test_what_was_missed_twice_in_a_turn_counts_at_the_last_chance() -> None:
    game = play(Game.new(players=["Ann", "Bob"], seed=3), 30)
    timeline = Timeline(source_of(tuple(game.record()), POLICY, 0))
    turns = [timeline.turn(step) for step in range(30)]
    first = next(step for step in range(29) if turns[step] == turns[step + 1] > 0)
    other_turn = next(step for step in range(30) if turns[step] > turns[first])
    judged = [
        missed(first, 0, space=1),
        missed(first + 1, 0, space=1),
        missed(first + 1, 0, space=2),
        missed(first + 1, 1, space=1),
        missed(other_turn, 0, space=1),
    ]
    assert [one.is_error for one in counted_once(timeline, judged)] == [False, *[True] * 4]


def test_what_stands_turn_after_turn_is_missed_where_it_costs_most() -> None:
    game = play(Game.new(players=["Ann", "Bob"], seed=3), 30)
    timeline = Timeline(source_of(tuple(game.record()), POLICY, 0))
    turns = [timeline.turn(step) for step in range(30)]
    one, two, three = (turns.index(turn) for turn in (2, 4, 6))
    judged = [
        missed(one, 0, space=1, kind="lift-mortgage"),
        missed(two, 0, space=1, kind="lift-mortgage", loss=0.25),
        missed(three, 0, space=1, kind="lift-mortgage"),
        missed(three, 0, space=3, kind="lift-mortgage"),
        missed(three, 1, space=1, kind="lift-mortgage"),
    ]
    found = [one.is_error for one in counted_once(timeline, judged)]
    assert found == [False, True, False, True, True]


def test_every_record_has_chance_of_its_own() -> None:
    one, other = (tuple(Game.new(players=["Ann", "Bob"], seed=n).record()) for n in (1, 2))
    assert source_of(one, POLICY, 0) == source_of(one, POLICY, 0)
    seeds = {source_of(lines, POLICY, seed).seed for lines in (one, other) for seed in (0, 1)}
    assert len(seeds) == 4
