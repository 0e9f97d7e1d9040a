"""What is to be simulated: who sits where, every chance its own, and what is refused."""

from collections import Counter
from dataclasses import replace

import pytest

from monopoly.lab import simulate
from monopoly.lab.simulation.plan import game_seed
from tests.lab.program import own
from tests.lab.simulation.plans import PLAN


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


def test_a_list_of_players_will_do() -> None:
    plan = replace(PLAN, players=["greedy", "random"], games=2)  # type: ignore[arg-type]
    assert simulate(plan, processes=1).games == 2
