"""What a player may intend. An `Action` may be refused; what came of it is told by events.

Each topic's file holds its own actions: `buying.Buy`, `jail.PayFine`, `auction.Bid` … Two methods
make one: `why_not` decides (and only it decides), `do` carries out what `why_not` let through.
"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from monopoly.rules.board import SPACES
from monopoly.rules.state import State
from monopoly.rules.violation import Violation


# Acyclic: the garbage collector need not follow what is made and gone within a decision. So are the
# actions that are made anew each time, and the small facts of the state.
@mypyc_attr(acyclic=True)
class Action:
    kind: ClassVar[str] = ""

    def why_not(self, s: State, player: i64) -> Violation | None:
        raise NotImplementedError

    def do(self, s: State, player: i64) -> None:
        raise NotImplementedError

    def fields(self) -> dict[str, object]:
        """The parts of this action beside its kind, for records and the wire."""
        return {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.kind == other.kind
            and self.fields() == other.fields()
        )

    def __hash__(self) -> int:
        return hash((self.kind, str(self.fields())))

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={value!r}" for name, value in self.fields().items())
        return f"{type(self).__name__}({parts})"


def checked_space(space: i64) -> i64:
    if not 0 <= space < SPACES:
        raise ValueError(f"There is no Space {space}: Spaces are numbered 0 to {SPACES - 1}.")
    return space
