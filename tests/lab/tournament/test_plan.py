"""Line-ups, seats and rounds, and what is refused."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from monopoly.lab import Contest
from tests.lab.program import own
from tests.lab.tournament.contests import FOUR, SHORT


@pytest.mark.parametrize(
    ("bots", "players", "expected"), [(2, 2, 1), (2, 4, 3), (3, 3, 7), (4, 4, 31), (4, 2, 6)]
)
def test_every_line_up_is_there_once_and_fair(bots: int, players: int, expected: int) -> None:
    contest = Contest(games=1, bots=FOUR[:bots], players=players)
    line_ups = contest.line_ups
    assert len({tuple(sorted(line_up)) for line_up in line_ups}) == len(line_ups) == expected
    seats = Counter(bot for line_up in line_ups for bot in line_up)
    assert len(seats) == bots
    assert set(seats.values()) == {expected * players // bots}
    assert all(len(set(line_up)) > 1 for line_up in line_ups)


def test_seats_are_four_or_fewer_for_fewer_bots() -> None:
    assert [Contest(games=1, bots=FOUR[:bots]).seats for bots in (2, 3, 4)] == [2, 3, 4]
    assert Contest(games=1, bots=(*FOUR, own("Talks"))).seats == 4


@pytest.mark.parametrize(("games", "planned"), [(1, 124), (124, 124), (125, 248), (10_000, 10_044)])
def test_games_are_rounded_up_to_whole_rounds_of_every_line_up(games: int, planned: int) -> None:
    contest = Contest(games=games, bots=FOUR)
    assert contest.games_planned == planned
    numbers = Counter(contest.line_up_number(number) for number in range(contest.rounds))
    assert len(numbers) == 31
    assert set(numbers.values()) == {planned // 124}


def test_in_a_round_everybody_sits_everywhere_once_and_no_game_is_another() -> None:
    for players in range(2, 9):
        contest = Contest(games=1, bots=FOUR[:2], players=players)
        for number in range(60):
            seatings = contest.seatings(number)
            assert all(len(set(seats)) == players for seats in zip(*seatings, strict=True))
            line_up = contest.line_ups[contest.line_up_number(number)]
            assert len({tuple(line_up[entry] for entry in s) for s in seatings}) == players


def test_who_sits_behind_whom_is_drawn() -> None:
    contest = Contest(games=1, bots=FOUR)
    number = contest.line_ups.index((0, 1, 2, 3))
    behind: Counter[tuple[int, int]] = Counter()
    for turn in range(300):
        order = contest.seatings(number + 31 * turn)[0]
        behind.update(pairwise([*order, order[0]]))
    assert len(behind) == 12
    assert all(60 < times < 140 for times in behind.values())  # 100 each, by far within chance


# --- what cannot be


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"games": 0}, "1 to 1,000,000,000,000, not 0"),
        ({"bots": ("greedy",)}, "at least 2 bots, not 1"),
        ({"bots": ()}, "at least 2 bots, not 0"),
        ({"bots": "greedy,random"}, "Bots are a list of names"),
        ({"bots": ("greedy", "greedy")}, "greedy is named twice"),
        ({"bots": (own("Twin"), own("Twin"))}, "is named twice"),
        ({"bots": ("greedy", "gredy")}, "Did you mean 'greedy'?"),
        ({"bots": ("greedy", own("NoBot"))}, "no method choose"),
        ({"players": 1}, "2 to 8 players, not 1"),
        ({"players": 9}, "2 to 8 players, not 9"),
        ({"players": 8, "bots": (*FOUR, own("Talks"), own("Cheats"))}, "make 1,281 line-ups"),
        ({"turns_max": 0}, "1 to 100,000 turns"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"rules": "statuets"}, "There is no rule set"),
        ({"options": {"huoses": 3}}, "There is no option"),
    ],
    ids=str,
)
def test_a_contest_that_cannot_be_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=r"^.+$") as refused:
        replace(SHORT, **change)  # type: ignore[arg-type]
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
