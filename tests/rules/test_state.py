"""A state copies whole: nothing shared that play changes, nothing forgotten."""

from collections.abc import Callable

import pytest
from librt.vecs import append

from monopoly.editions import load_edition
from monopoly.game.boards import board_for
from monopoly.rules import preparation
from monopoly.rules.board import NO_TOKEN_YET
from monopoly.rules.item import HOUSE, deed_of
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import TO_BUY, Auction, Debt, Shortage, State, no_wants
from tests.fuzz import FuzzGame, Seen

SHARED = {"board", "names", "token"}  # never changed, though `token` is replaced
BOARDWALK = 39
NOT_OF_THE_GAME = {"log", "observers"}
NOT_DUMPED = {"rounds"}


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
    for place in range(len(state.debts)):
        state.debts[place] = Debt(0, 1, 1, 0, 0)
    state.debts = append(state.debts, Debt(0, 1, 2, 0, 0))
    assert twin.dump() == before


def test_a_token_chosen_after_a_copy_is_not_in_the_copy() -> None:
    """Copies share the tokens, so choosing one must not write into what they share."""
    edition = load_edition("atlantic-city")
    state = preparation.prepare(board_for(rule_set("statutes")), ["Ann", "Bob"])
    twin = state.copy()
    preparation.take_token(state, 0, len(edition.tokens) - 1)
    assert state.token[0] == len(edition.tokens) - 1
    assert twin.token[0] == NO_TOKEN_YET


def test_becoming_another_moment_takes_everything(state: State) -> None:
    other = preparation.prepare(state.board, state.names)
    assert other.dump() != state.dump()
    other.become(state)
    assert other.dump() == state.dump()


def test_every_attribute_is_copied_and_dumped(state: State, build: str) -> None:
    if build == "compiled":
        pytest.skip("only the pure build shows its attributes")
    state.ask(TO_BUY, BOARDWALK)
    state.auction = Auction(deed_of(BOARDWALK))
    state.shortage = Shortage(HOUSE, 0, BOARDWALK, no_wants())
    twin = state.copy()
    check_numbers(state, lambda s: s)
    check_numbers(state, lambda s: s.auction)
    check_numbers(state, lambda s: s.shortage)
    assert twin.auction is not state.auction
    assert twin.shortage is not None
    assert twin.shortage.wants is not state.shortage.wants
    rows = {name for name, value in vars(state).items() if not is_number(value)}
    for name in rows - SHARED - NOT_OF_THE_GAME - {"auction", "shortage"}:
        value, copied = getattr(state, name), getattr(twin, name)
        if value is None:
            assert copied is None
        elif name == "skipped":
            assert copied.dump() == value.dump()
        else:
            assert list(copied) == list(value), f"{name} is not copied"
            assert copied is not value, f"{name} is shared between copies"


def is_number(value: object) -> bool:
    return type(value) in (int, bool)


def check_numbers(state: State, part_of: Callable[[State], object]) -> None:
    """Each number of a part is in the dump of the whole, and is copied with it."""
    part = part_of(state)
    numbers = {name: value for name, value in vars(part).items() if is_number(value)}
    assert len(numbers) > 2
    for name, value in numbers.items():
        before = state.dump()
        changed = not value if isinstance(value, bool) else value + 1
        setattr(part, name, changed)
        assert name in NOT_DUMPED or state.dump() != before, f"{name} is not in the dump"
        assert getattr(part_of(state.copy()), name) == changed, f"{name} is not copied"
        setattr(part, name, value)
