"""What can be compared, and what cannot."""

import pytest

from monopoly.lab import Comparison, LabError
from monopoly.lab.comparison.plan import value_name, vary_in
from monopoly.rules.ruleset import RuleSetError

pytestmark = pytest.mark.once


def test_every_value_has_a_plan_that_differs_in_nothing_else() -> None:
    comparison = Comparison(
        games=5, vary="jail_turns", values=(3, 1), options={"houses": 20}, seed=9
    )
    assert [plan.options for plan in comparison.plans] == [
        {"houses": 20, "jail_turns": 3},
        {"houses": 20, "jail_turns": 1},
    ]
    first, second = comparison.plans
    assert first.players == second.players
    assert first.seats(3) == second.seats(3)
    assert (first.seed, first.games) == (second.seed, second.games) == (9, 5)


@pytest.mark.parametrize(
    ("players", "better"),
    [
        (("trader", "greedy"), {0}),
        (("trader", "greedy", "hard"), {0, 2}),  # by its name and by its level
        (("greedy", "greedy"), set()),
    ],
)
def test_the_better_bot_is_the_first_unless_all_are_the_same(
    players: tuple[str, ...], better: set[int]
) -> None:
    comparison = Comparison(games=1, vary="houses", values=(32, 20), players=players)
    assert comparison.better == better


def test_values_are_read_by_their_option() -> None:
    assert vary_in("round-limit=0, 20,40") == ("round_limit", (0, 20, 40))
    assert vary_in("joke_card=false,true") == ("joke_card", (False, True))
    assert [value_name(value) for value in (True, 20, "all")] == ["true", "20", "all"]
    with pytest.raises(RuleSetError, match="round_limit: a whole number"):
        vary_in("round_limit=0,many")


def test_one_value_or_the_same_twice_is_no_comparison() -> None:
    with pytest.raises(LabError, match="2 to 20 values can be compared, not 1"):
        Comparison(games=1, vary="houses", values=(32,))
    with pytest.raises(LabError, match="2 to 20 values can be compared, not 21"):
        Comparison(games=1, vary="houses", values=tuple(range(20, 41)))
    with pytest.raises(LabError, match="joke_card: true is named twice"):
        Comparison(games=1, vary="joke_card", values=(True, False, True))
