"""The luck of the rents: its mean is zero, and it says something about who wins."""

from math import sqrt

import pytest

from monopoly import Position
from monopoly.bots import Bot, View, make_bot
from monopoly.bots.rollouts import Playouts, playouts
from monopoly.bots.rollouts.luck import THROWS, WIN, RentLuck
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import TWO_DICE, SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.position.checks import load
from monopoly.game.setup import new_game
from monopoly.rules.board import BANK
from monopoly.rules.ruleset import RuleSet, rule_set
from monopoly.rules.state import FREE, NEWCOMER, TO_THROW, State
from monopoly.rules.throw import Throw
from tests.analysis.moments import last_throw

NAMES = ["Ann", "Bob", "Cy", "Dee"]
ANN, BOB = 1, 0  # their seats in `last_throw`, where Ann throws and Bob has the hotels


def traders() -> list[Bot]:
    return [make_bot("trader") for _ in NAMES]


def middle(seed: int, turns: int = 80, rules: RuleSet | None = None) -> State:
    dealer = SeededDealer(seed)
    s = new_game(board_for(rules or rule_set("statutes")), NAMES, dealer)
    play_out(s, traders(), dealer, turns)
    return s


def luck_of(s: State, thrown: Throw) -> list[int]:
    luck = RentLuck(s.players)
    luck.count(s, s.current, thrown)
    return [int(one) for one in luck.sums]


@pytest.mark.parametrize("options", [{}, {"rent_from_jail": False}, {"free_parking": "all"}])
def test_the_luck_of_all_throws_adds_up_to_nothing(options: dict[str, object]) -> None:
    """Exactly, for everybody: so its mean is zero whatever the game."""
    lucky = 0
    for seed in range(20):
        s = middle(seed, 100, rules=rule_set("statutes", **options))
        if s.phase != TO_THROW or s.jail[s.current] != FREE:
            continue
        lucks = [luck_of(s, thrown) for thrown in TWO_DICE]
        assert len(lucks) == THROWS
        assert [sum(column) for column in zip(*lucks, strict=True)] == [0] * len(NAMES)
        lucky += any(any(row) for row in lucks)
    assert lucky > 2


def test_luck_is_the_same_in_both_builds() -> None:
    assert luck_of(load(last_throw()), Throw(2, 3)) == [6428786, -6428786]


def test_a_rent_is_bad_luck_for_who_pays_and_good_luck_for_who_is_paid() -> None:
    s = load(last_throw())
    paid, spared = luck_of(s, Throw(2, 3)), luck_of(s, Throw(1, 2))
    assert paid[ANN] < spared[ANN] < WIN
    assert paid[BOB] > 0 > spared[BOB]


@pytest.mark.parametrize("rent_from_jail", [True, False])
def test_an_owner_in_jail_has_luck_only_where_rent_is_collected_there(
    rent_from_jail: bool,
) -> None:
    position = last_throw().to_dict()
    position["options"] = {"round_limit": 1, "rent_from_jail": rent_from_jail}
    s = load(Position.from_dict(position))
    s.jail[BOB] = NEWCOMER
    assert any(luck_of(s, Throw(2, 3))) == rent_from_jail


def test_the_throw_of_a_prisoner_is_left_out() -> None:
    s = load(last_throw())
    s.jail[s.current] = NEWCOMER
    assert not any(luck_of(s, Throw(2, 3)))


def played(s: State, games: int) -> Playouts:
    return playouts(View(s), [], BANK, list(range(games)), traders(), luck=True)


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"rent_from_jail": False, "jail_turns": 1},
        {"turn_skipping": "challenge", "rent_claim": "on-demand"},
    ],
)
def test_the_mean_luck_of_many_games_is_none(options: dict[str, object]) -> None:
    found = played(middle(3, 60, rule_set("statutes", **options)), 2_000)
    for player in range(len(NAMES)):
        lucks = [found.luck(row, player) / WIN for row in range(len(found))]
        mean = sum(lucks) / len(lucks)
        variance = sum((luck - mean) ** 2 for luck in lucks) / len(lucks)
        assert variance > 0
        assert abs(mean) < 3 * sqrt(variance / len(lucks))


def test_throws_of_three_dice_are_left_out() -> None:
    found = played(middle(3, 60, rule_set("statutes-speed")), 3)
    assert not any(found.luck(row, player) for row in range(3) for player in range(len(NAMES)))


@pytest.mark.compiled_only
def test_who_wins_was_lucky() -> None:
    found = played(middle(2), 500)
    luck_of_winners = [
        found.luck(row, player)
        for row in range(len(found))
        for player in range(len(NAMES))
        if found.won(row, player)
    ]
    assert 10 * sum(luck_of_winners) > WIN * len(luck_of_winners)


def test_the_games_are_the_same_whether_luck_is_counted_or_not() -> None:
    view = View(middle(3))
    counted = playouts(view, [], BANK, [1, 2, 3], traders(), luck=True)
    plain = playouts(view, [], BANK, [1, 2, 3], traders())
    for row in range(3):
        assert counted.winners(row) == plain.winners(row)
        assert counted.rounds(row) == plain.rounds(row)
    with pytest.raises(IndexError):
        plain.luck(0, 0)
