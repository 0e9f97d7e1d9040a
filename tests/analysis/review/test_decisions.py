"""What was missed is counted once a turn; reviews of two records share no chance."""

from monopoly import Game
from monopoly.analysis.model import Estimate
from monopoly.analysis.review.decisions import Judged, once_a_turn
from monopoly.analysis.review.timeline import Timeline, source_of
from tests.analysis.review.games import play

POLICY = ("trader", "trader")


def missed(step: int, seat: int, to: int) -> Judged:
    best: dict[str, object] = {"kind": "offer", "to": to}
    return Judged(step, seat, "trading", best, Estimate(0.2, 0.1, 0.3), mattered=True)


def test_what_was_missed_twice_in_a_turn_counts_at_the_last_chance() -> None:
    game = play(Game.new(players=["Ann", "Bob"], seed=3), 30)
    timeline = Timeline(source_of(tuple(game.record()), POLICY, 0))
    turns = [timeline.turn(step) for step in range(30)]
    first = next(step for step in range(29) if turns[step] == turns[step + 1] > 0)
    other_turn = next(step for step in range(30) if turns[step] > turns[first])
    judged = [
        missed(first, 0, to=1),
        missed(first + 1, 0, to=1),
        missed(first + 1, 0, to=2),
        missed(first + 1, 1, to=1),
        missed(other_turn, 0, to=1),
    ]
    assert [one.is_error for one in once_a_turn(timeline, judged)] == [False, *[True] * 4]


def test_every_record_has_chance_of_its_own() -> None:
    one, other = (tuple(Game.new(players=["Ann", "Bob"], seed=n).record()) for n in (1, 2))
    assert source_of(one, POLICY, 0) == source_of(one, POLICY, 0)
    seeds = {source_of(lines, POLICY, seed).seed for lines in (one, other) for seed in (0, 1)}
    assert len(seeds) == 4
