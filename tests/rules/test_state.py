"""A state copies whole: nothing shared that play changes, nothing forgotten."""

import pytest

from monopoly.editions import load_edition
from monopoly.game.boards import board_for
from monopoly.rules import preparation
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import NOTHING, State
from tests.fuzz import FuzzGame, Seen

SHARED = {"board", "names", "token"}  # never changed, though `token` is replaced
NOT_OF_THE_GAME = {"log", "observers"}


@pytest.fixture(params=range(6))
def state(request: pytest.FixtureRequest) -> State:
    game = FuzzGame(1000 + int(request.param), Seen())
    game.play()
    return game.state


def test_a_copy_is_equal_and_independent(state: State) -> None:
    twin = state.copy()
    before = twin.dump()
    assert before == state.dump()
    state.cash[0] += 1
    state.owner[39] = 7
    state.pot += 1
    state.debts.clear()
    assert twin.dump() == before


def test_a_token_chosen_after_a_copy_is_not_in_the_copy() -> None:
    """Copies share the tokens, so choosing one must not write into what they share."""
    edition = load_edition("atlantic-city")
    state = preparation.prepare(board_for(rule_set("statutes")), ["Ann", "Bob"])
    twin = state.copy()
    preparation.take_token(state, 0, len(edition.tokens) - 1)
    assert state.token[0] == len(edition.tokens) - 1
    assert twin.token[0] == NOTHING


def test_becoming_another_moment_takes_everything(state: State) -> None:
    other = preparation.prepare(state.board, state.names)
    assert other.dump() != state.dump()
    other.become(state)
    assert other.dump() == state.dump()


def test_every_attribute_is_copied_and_dumped(state: State, build: str) -> None:
    if build == "compiled":
        pytest.skip("only the pure build shows its attributes")
    scalars = [name for name, value in vars(state).items() if type(value) in (int, bool)]
    assert len(scalars) > 40
    for name in scalars:
        before = state.dump()
        value = getattr(state, name)
        setattr(state, name, not value if isinstance(value, bool) else value + 1)
        assert state.dump() != before, f"{name} is not in the dump"
        assert getattr(state.copy(), name) == getattr(state, name), f"{name} is not copied"
        setattr(state, name, value)
    rows = set(vars(state)) - set(scalars) - SHARED - NOT_OF_THE_GAME
    for name in rows:
        twin = getattr(state.copy(), name)
        value = getattr(state, name)
        if value is None:
            assert twin is None
        elif name == "skipped":
            assert twin.dump() == value.dump()
        else:
            assert list(twin) == list(value), f"{name} is not copied"
            assert twin is not value, f"{name} is shared between copies"
