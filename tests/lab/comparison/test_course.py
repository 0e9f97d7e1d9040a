"""How a game went: its rounds, and the changes of the lead."""

import pytest

from monopoly.bots import GreedyBot
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab.comparison.course import Course, follow
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER, State

NAMES = ["Ann", "Bob", "Cy", "Dee"]


def play(turns_max: int, seed: int = 3, **options: object) -> tuple[State, Course]:
    dealer = SeededDealer(seed)
    state = new_game(board_for(rule_set("parker", **options)), NAMES, dealer)
    course = follow(state, turns_max)
    play_out(state, [GreedyBot() for _ in NAMES], dealer, turns_max)
    course.end()
    return state, course


# --- rounds


@pytest.mark.parametrize("seed", range(6))
def test_the_rounds_are_those_that_the_rules_count(seed: int) -> None:
    """Also when players have left, and the one who began among them."""
    state, course = play(1000, seed, round_limit=10_000, starting_cash=300)
    assert state.phase == OVER
    assert course.rounds == state.rounds + 1  # the last one was not played to its end


def test_a_game_of_so_many_rounds_has_so_many() -> None:
    state, course = play(1000, round_limit=7)
    assert (state.phase, course.rounds) == (OVER, 7)


@pytest.mark.parametrize(("turns", "rounds"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_a_game_cut_short_has_the_rounds_that_were_begun(turns: int, rounds: int) -> None:
    state, course = play(turns)
    assert state.phase != OVER
    assert course.rounds == rounds


# --- the lead


class Table:
    """Four players with nothing but cash, who have had a turn each whenever a round ends."""

    def __init__(self) -> None:
        self.state = new_game(board_for(rule_set("parker")), NAMES, SeededDealer(1))
        self.state.opening[0] = 66  # Ann began
        self.state.current = 3
        self.state.turn = 4
        self.course = Course(self.state, 1000)

    def changes_after(self, *cash: int) -> int:
        for player, amount in enumerate(cash):
            self.state.cash[player] = amount
        self.course.turn_passed(0)
        return int(self.course.lead_changes)


def test_a_change_is_when_somebody_else_is_worth_more_at_the_end_of_a_round() -> None:
    table = Table()
    assert table.changes_after(10, 30, 20, 0) == 0  # the first leader has overtaken nobody
    assert table.changes_after(30, 30, 20, 0) == 0  # as much is not more
    assert table.changes_after(31, 30, 20, 0) == 1
    assert table.changes_after(99, 30, 20, 99) == 1
    assert table.changes_after(10, 30, 20, 30) == 2


def test_deeds_count_at_their_price_and_mortgaged_ones_at_half() -> None:
    table = Table()
    assert table.changes_after(400, 300, 0, 0) == 0
    table.state.owner[39] = 1  # Boardwalk: 400
    assert table.changes_after(400, 300, 0, 0) == 1
    table.state.mortgaged = 1 << 39
    assert table.changes_after(510, 300, 0, 0) == 2


def test_within_a_round_nobody_looks() -> None:
    table = Table()
    assert table.changes_after(20, 10, 0, 0) == 0
    table.state.current = 0
    table.state.cash[1] = 500
    table.course.turn_passed(1)
    assert (table.course.lead_changes, table.course.rounds) == (0, 2)


def test_who_wins_in_the_midst_of_a_round_has_taken_the_lead() -> None:
    table = Table()
    assert table.changes_after(20, 10, 0, 0) == 0
    table.state.cash[1] = 500
    table.course.end()
    assert table.course.lead_changes == 0  # left unfinished: nobody has won
    table.state.phase = OVER
    table.course.end()
    assert table.course.lead_changes == 1
