"""The odds of the next throw, and that they are what games show."""

import pytest

from monopoly import Game
from monopoly.bots.next_throw import next_throw_for
from monopoly.chance.scripted import ScriptedDealer
from monopoly.chance.seeded import TWO_DICE
from monopoly.rules.board import BANK
from monopoly.rules.state import FREE, State

pytestmark = pytest.mark.once


def test_the_chances_of_a_throw_add_up_wherever_a_player_stands() -> None:
    state = Game.new("statutes", players=["Ann", "Bob"], seed=1).state
    throws = next_throw_for(state.board)
    for space in range(40):
        if space == 30:
            continue  # nobody ever stands on Go to Jail
        state.position[0] = space
        assert sum(throws.chance(state, 0, place) for place in range(40)) == pytest.approx(1)


def test_from_go_seven_is_the_likeliest_and_chance_sends_some_away() -> None:
    state = Game.new("statutes", players=["Ann", "Bob"], seed=1).state
    throws = next_throw_for(state.board)
    assert throws.chance(state, 0, 6) == pytest.approx(5 / 36)
    assert throws.chance(state, 0, 7) < 6 / 36
    assert throws.chance(state, 0, 39) > 0  # a card advances to Boardwalk


@pytest.mark.parametrize(("failed", "moves"), [(0, 6 / 36), (1, 6 / 36), (2, 1.0)])
def test_a_prisoner_leaves_by_doubles_or_after_the_third_failure(failed: int, moves: float) -> None:
    state = Game.new("statutes", players=["Ann", "Bob"], seed=1).state
    throws = next_throw_for(state.board)
    jail = int(state.board.jail)
    state.position[0], state.jail[0] = jail, 1 + failed
    assert 1 - throws.chance(state, 0, jail) == pytest.approx(moves, abs=0.02)
    free = state.copy()
    free.jail[0] = FREE
    eight = throws.chance(state, 0, jail + 8)
    assert eight == pytest.approx(1 / 36 if failed < 2 else throws.chance(free, 0, jail + 8))


def test_the_third_double_goes_to_jail() -> None:
    state = Game.new("statutes", players=["Ann", "Bob"], seed=1).state
    throws = next_throw_for(state.board)
    state.position[0] = 11
    usual = throws.chance(state, 0, 15), throws.chance(state, 0, 10)
    state.current, state.doubles, state.throw_again = 0, 2, True
    assert usual == pytest.approx((3 / 36, 0.0), abs=0.02)  # a card may send there as well
    assert throws.chance(state, 0, 15) == pytest.approx(2 / 36)
    assert throws.chance(state, 0, 10) == pytest.approx(6 / 36, abs=0.02)


def test_chances_are_what_games_show() -> None:
    """Every throw from one Space, played out with every card on top of the decks."""
    hits: dict[int, float] = {}
    start = Game.new("statutes", players=["Ann", "Bob"], dealer=ScriptedDealer([], [])).state
    size = int(start.board.deck_size[0])
    for throw in TWO_DICE:
        for card in range(size):
            place = _comes_to_rest(card, throw.die1, throw.die2)
            hits[place] = hits.get(place, 0.0) + 1 / 36 / size
    start.position[0] = 36 - 7
    throws = next_throw_for(start.board)
    for place in range(40):
        # cards after cards are counted once here: hence not to the last digit
        assert throws.chance(start, 0, place) == pytest.approx(hits.get(place, 0.0), abs=0.004)


def _comes_to_rest(card: int, die1: int, die2: int) -> int:
    from monopoly.rules import flow
    from monopoly.rules.state import STAGE_BEFORE_THROW
    from monopoly.rules.throw import Throw

    sizes = [17, 17]
    orders = [[card, *(i for i in range(size) if i != card)] for size in sizes]
    state: State = Game.new(
        "statutes", players=["Ann", "Bob"], dealer=ScriptedDealer([], orders)
    ).state
    state.stage, state.current, state.position[0] = STAGE_BEFORE_THROW, 0, 29
    flow.settle(state)
    Throw(die1, die2).do(state, 0)
    flow.settle(state)
    assert state.owner[0] == BANK
    return int(state.position[0])
