"""Positions with a right answer: read from TOML, set up on the real engine, put to a bot.

Each `[[position]]` has

    name      no other position's
    why       a sentence: what is right, and why
    at        how things stand: a position in its JSON form, as docs/positions.md has it
    player    who is to decide
    right     actions of which one must be chosen: { kind = "bid", at_least = 21, at_most = 220 },
              { kind = "mortgage", space = "Water Works and the brown group" }
    wrong     instead of `right`: actions of which none may be chosen
    greedy    where `greedy` is wrong: what it does, in a few words
    also      other bots than `trader` and `expert` that must find it
    missed_by which of `trader` and `expert` do not find it yet

An offer is no answer: it is refused by whoever gets it, and the bot is asked again.

Trades, bids and purchases are right by rollouts, too: `bench/positions` plays every answer out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from monopoly import Position, PositionError
from monopoly.bots import Bot, View
from monopoly.game.actions import KINDS, to_dict
from monopoly.game.position.checks import load
from monopoly.rules import auction, engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.state import TO_BID, State
from monopoly.rules.trade import Offer, Refuse
from monopoly.statutes.scenarios.names import Names

FOLDER: Final = Path(__file__).parent
OFFERS_MAX: Final = 40  # that a bot may make, one after another, before it answers

REQUIRED: Final = {"name", "why", "at", "player"}
OPTIONAL: Final = {"right", "wrong", "greedy", "also", "missed_by"}
SHAPE_KEYS: Final = {"kind", "space", "at_least", "at_most", "steps"}
AMOUNTS: Final = ("amount", "count")  # what `at_least` and `at_most` are about


class PuzzleError(ValueError):
    """A puzzle that makes no sense; the message names it and says why."""


@dataclass(frozen=True)
class Shape:
    """Some actions of one kind: those on these Spaces, of these amounts, of so many steps."""

    kind: str
    space: str = ""  # a list of property, as in the scenarios
    at_least: int | None = None
    at_most: int | None = None
    steps: int | None = None

    def fits(self, action: Action, names: Names) -> bool:
        data = to_dict(action)
        if data["kind"] != self.kind:
            return False
        if self.space and data.get("space") not in names.properties(self.space):
            return False
        if self.steps is not None and data.get("steps") != self.steps:
            return False
        if self.at_least is None and self.at_most is None:
            return True
        amount = next(data[key] for key in AMOUNTS if key in data)
        assert isinstance(amount, int)
        return (self.at_least or 0) <= amount and (self.at_most is None or amount <= self.at_most)

    def __str__(self) -> str:
        words = [self.kind]
        if self.space:
            words.append(self.space)
        if self.at_least is not None:
            words.append(f"at least {self.at_least}")
        if self.at_most is not None:
            words.append(f"at most {self.at_most}")
        if self.steps is not None:
            words.append(f"{self.steps} steps")
        return " ".join(words)


@dataclass(frozen=True)
class Puzzle:
    topic: str  # the file it stands in
    name: str
    why: str  # a sentence: what is right, and why
    at: Position
    player: str
    right: tuple[Shape, ...]
    wrong: tuple[Shape, ...]
    greedy: str  # what `greedy` does instead, where it is wrong
    also: tuple[str, ...] = ()  # bots that must find it beside `trader` and `expert`
    missed_by: tuple[str, ...] = ()  # of `trader` and `expert`

    def __str__(self) -> str:
        return f"{self.topic}: {self.name}"

    def is_met_by(self, action: Action | None, names: Names) -> bool:
        if action is None:
            return False  # asked and silent is no answer
        if self.right:
            return any(shape.fits(action, names) for shape in self.right)
        return not any(shape.fits(action, names) for shape in self.wrong)

    def verdict(self, action: Action | None) -> str:
        """What a failed test says."""
        wanted = " or ".join(map(str, self.right))
        if not wanted:
            wanted = "anything but " + " or ".join(map(str, self.wrong))
        return f"{self}: {self.why} Right is {wanted}; chosen was {action}."


# --- reading


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Every position of the folder, file by file."""
    found: list[Puzzle] = []
    for path in sorted(FOLDER.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if set(data) != {"position"}:
            raise PuzzleError(f"{path.name}: there may be nothing but [[position]].")
        found += [_puzzle(path.stem, entry) for entry in data["position"]]
    return tuple(found)


def _puzzle(topic: str, entry: Mapping[str, object]) -> Puzzle:
    label = f"{topic}: {entry.get('name')}"
    keys = set(entry)
    if not keys >= REQUIRED or not keys <= REQUIRED | OPTIONAL:
        raise PuzzleError(
            f"{label}: missing or unknown is {(REQUIRED - keys) | (keys - OPTIONAL - REQUIRED)}."
        )
    if ("right" in entry) == ("wrong" in entry):
        raise PuzzleError(f"{label}: either what is right or what is wrong, not both.")
    return Puzzle(
        topic,
        str(entry["name"]),
        str(entry["why"]),
        _position(label, entry["at"]),
        str(entry["player"]),
        _shapes(label, entry, "right"),
        _shapes(label, entry, "wrong"),
        str(entry.get("greedy", "")),
        _texts(entry, "also"),
        _texts(entry, "missed_by"),
    )


def _texts(entry: Mapping[str, object], key: str) -> tuple[str, ...]:
    texts = entry.get(key, [])
    assert isinstance(texts, list)
    return tuple(map(str, texts))


def _position(label: str, data: object) -> Position:
    try:
        return Position.from_dict(data)
    except PositionError as error:
        raise PuzzleError(f"{label}: {error}") from None


def _shapes(label: str, entry: Mapping[str, object], key: str) -> tuple[Shape, ...]:
    shapes = entry.get(key, [])
    assert isinstance(shapes, list)
    for shape in shapes:
        if not set(shape) <= SHAPE_KEYS or shape.get("kind") not in KINDS:
            raise PuzzleError(f"{label}: there is no action like {shape}.")
    return tuple(Shape(**shape) for shape in shapes)


# --- setting up


@dataclass(frozen=True)
class Table:
    """A position on the engine, with the seat of the one who decides."""

    state: State
    seat: int

    @property
    def names(self) -> Names:
        return Names(self.state.board, self.state.names, "")


def set_up(position: Position, player: str) -> Table:
    state = load(position)
    return Table(state, state.names.index(player))


# --- asking


def answer(bot: Bot, table: Table) -> Action | None:
    """What a bot does here, once all its offers are refused."""
    s = table.state.copy()
    for _ in range(OFFERS_MAX):
        action = bot.choose(View(s), table.seat)
        if not isinstance(action, Offer):
            return action
        engine.apply(s, action, table.seat)
        engine.apply(s, Refuse(s.offers[-1].number), action.to)
    raise AssertionError(f"more than {OFFERS_MAX} offers, and no answer")


def choices(puzzle: Puzzle, table: Table) -> Iterator[Action]:
    """What the player may do here, with the bids at the bounds of what is right or wrong."""
    s, seat = table.state, table.seat
    yield from engine.legal_actions(s, seat)
    if s.phase != TO_BID:
        return
    amounts = {int(auction.lowest_bid(s)), int(s.cash[seat])}
    for shape in puzzle.right + puzzle.wrong:
        for bound in (shape.at_least, shape.at_most):
            if bound is not None:
                amounts |= {bound - 1, bound, bound + 1}
    for amount in sorted(amounts):
        if engine.why_not(s, Bid(amount), seat) is None:
            yield Bid(amount)
