"""Whatever is changed in a position, it is read or refused by name: never anything else."""

import random
from typing import Any

import pytest

from monopoly import Game, Position, PositionError
from monopoly.game.position.from_state import from_state
from tests.game.position.rounds import RoundTrips

pytestmark = pytest.mark.once

STRANGE: list[Any] = [
    *(None, True, -1, 0, 1, 7, 40, 10**9, 10**30, 0.5, "", "Bank", "x", [], {}, [[]], {"a": 1}),
    *("Ann", "Boardwalk", "GO", "house", "hotel", "over", "opening", "to-bid", "chance-go"),
]


class Looking(RoundTrips):
    """Keeps one position of every phase it comes to."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, every=3)
        self.found: dict[str, Position] = {}

    def _check(self) -> None:
        position = from_state(self.state, "Zoe" if self.board.called_auctions else "")
        self.found.setdefault(position.phase, position)


@pytest.fixture(scope="module")
def moments() -> list[Position]:
    found: list[Position] = []
    for seed in range(12):
        game = Looking(seed)
        game.play()
        found += game.found.values()
    assert len({position.phase for position in found}) > 8
    return found


def damage(tree: Any, rng: random.Random) -> Any:
    """One place of a tree, made strange, left out or repeated."""
    if isinstance(tree, dict) and tree and rng.random() < 0.9:
        key = rng.choice(list(tree))
        if rng.random() < 0.1:
            return {other: value for other, value in tree.items() if other != key}
        return tree | {key: damage(tree[key], rng)}
    if isinstance(tree, list) and tree and rng.random() < 0.8:
        at = rng.randrange(len(tree))
        if rng.random() < 0.2:
            return [*tree, tree[at]]
        return [*tree[:at], damage(tree[at], rng), *tree[at + 1 :]]
    return rng.choice(STRANGE)


def read(source: Any) -> Position | None:
    """The position, unless it is refused; then in a sentence."""
    try:
        return Position.parse(source) if isinstance(source, str) else Position.from_dict(source)
    except PositionError as error:
        sentence = str(error)
    assert sentence.endswith("."), sentence
    return None


@pytest.mark.parametrize("seed", range(20))
def test_damaged_json_is_refused_or_can_be_played(seed: int, moments: list[Position]) -> None:
    rng = random.Random(seed)
    found = [read(damage(rng.choice(moments).to_dict(), rng)) for _ in range(60)]
    accepted = [position for position in found if position is not None]
    assert 0 < len(accepted) < len(found)
    for position in accepted:
        assert Position.parse(str(position)) == position
        game = Game.from_position(position, seed=seed)
        assert game.over or game.legal_actions()


@pytest.mark.parametrize("seed", range(10))
def test_a_damaged_line_is_refused_or_read(seed: int, moments: list[Position]) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        line = str(rng.choice(moments))
        at = rng.randrange(4, len(line))
        other = rng.choice(["", "~", "-", ".", "_", "0", "9", "T", "z"])
        position = read(line[:at] + other + line[at + 1 :])
        assert position is None or Position.parse(position.to_json()) == position
