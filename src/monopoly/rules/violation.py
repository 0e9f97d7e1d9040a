"""Why not: a refusal is a key, its parameters, and the clause it rests on.

Each topic's file names its own reasons at its top. Their sentences are written in the language of
`story`, which tells them to a reader; here they are only spoken in the third person. A `Violation`
puts nothing together before somebody reads it: most are only asked whether they are there.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.rules.board import NOBODY, NOTHING
from monopoly.rules.state import State

PARAMETERS: Final = ("player", "other", "space", "amount", "count")


@final
class Reason:
    """A kind of refusal. Its template names the `PARAMETERS` it needs in braces, `{other.whose}`
    for the possessive, and has in brackets the verbs that change when its reader is spoken to:
    `{player} [has] no salary waiting.`"""

    def __init__(self, key: str, clause: str, template: str) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.template: Final = template
        self.parameters: Final = tuple(name for name in PARAMETERS if "{" + name in template)
        if key in REASONS:
            raise ValueError(f"two reasons share the key {key!r}")
        REASONS[key] = self

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.clause!r}, {self.template!r})"


REASONS: Final[dict[str, Reason]] = {}


@final
class _Named:
    """A player in a sentence: `{other}`, and `{other.whose}` for the possessive."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.whose: Final = possessive(name)

    def __str__(self) -> str:
        return self.name


def possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


@final
@mypyc_attr(acyclic=True)
class Violation:
    """A refusal: `key`, `parameters` and `clause` for programs, `sentence` for people."""

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
    def parameters(self) -> dict[str, int]:
        """What its sentence speaks of, by name: seats, a Space, an amount of money, a count."""
        every: dict[str, int] = {
            "player": self._player,
            "other": self._other,
            "space": self._space,
            "amount": self._amount,
            "count": self._amount,
        }
        return {name: every[name] for name in self.reason.parameters}

    @property
    def sentence(self) -> str:
        """In the third person, whoever reads it."""
        template = self.reason.template.replace("[", "").replace("]", "")
        return template.format(
            player=self._named(self._player),
            other=self._named(self._other),
            space=self._place(self._space),
            amount=self._board.money(self._amount),
            count=self._amount,
        )

    def _named(self, seat: i64) -> "_Named":
        return _Named(self._names[seat] if 0 <= seat < len(self._names) else "the Bank")

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
