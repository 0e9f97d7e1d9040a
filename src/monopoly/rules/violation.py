"""Why not: a refusal is a sentence and the clause it rests on.

Each topic's file names its own reasons at its top; a `Violation` is a reason with the names
filled in, and the sentence is only put together when somebody reads it.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.rules.board import NOBODY, NOTHING
from monopoly.rules.state import State


@final
class Reason:
    """A kind of refusal. In its sentence: {player} {other} {space} {amount} {count}."""

    def __init__(self, key: str, clause: str, sentence: str) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.sentence: Final = sentence
        if key in REASONS:
            raise ValueError(f"two reasons share the key {key!r}")
        REASONS[key] = self

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.clause!r}, {self.sentence!r})"


REASONS: Final[dict[str, Reason]] = {}


@final
@mypyc_attr(acyclic=True)
class Violation:
    """A refusal: `sentence`, `clause`, and `key` for programs."""

    def __init__(
        self, reason: Reason, s: State, player: i64, other: i64, space: i64, amount: i64
    ) -> None:
        self.reason: Final = reason
        self._board: Final = s.board
        self._names: Final = s.names
        self._player: Final = player
        self._other: Final = other
        self._space: Final = space
        self._amount: Final = amount

    @property
    def key(self) -> str:
        return self.reason.key

    @property
    def clause(self) -> str:
        return self.reason.clause

    @property
    def sentence(self) -> str:
        return self.reason.sentence.format(
            player=self._name(self._player),
            other=self._name(self._other),
            space=self._place(self._space),
            amount=self._board.money(self._amount),
            count=self._amount,
        )

    def _name(self, seat: i64) -> str:
        return self._names[seat] if 0 <= seat < len(self._names) else "the Bank"

    def _place(self, space: i64) -> str:
        return self._board.names[space] if 0 <= space < len(self._board.names) else "it"

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})"

    def __repr__(self) -> str:
        return f"Violation({self.key!r}: {self})"


def refuse(
    s: State,
    reason: Reason,
    player: i64 = NOBODY,
    other: i64 = NOBODY,
    space: i64 = NOTHING,
    amount: i64 = 0,
) -> Violation:
    return Violation(reason, s, player, other, space, amount)


class IllegalAction(Exception):
    """An action the rules refuse; it carries the `Violation`, and nothing has changed."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(str(violation))
        self.violation: Final = violation
