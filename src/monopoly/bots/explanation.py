"""How a decision came about: the options a bot weighed, their values, and a sentence."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.bots.base import Bot
from monopoly.bots.view import View
from monopoly.rules.action import Action

# What the value of an option is counted in.
DOLLARS: Final = "dollars"
WIN_CHANCE: Final = "ten-thousandths of a win"
LOSS_RATE: Final = "thousandths of a dollar for each dollar raised"


@final
class Option:
    """One thing that could be done, and what the bot thought it worth, in which unit.

    `error` is the standard error where the value was measured by play.
    """

    def __init__(self, action: Action, value: int, unit: str = DOLLARS, error: int = 0) -> None:
        self.action: Final = action
        self.value: Final = value
        self.unit: Final = unit
        self.error: Final = error

    def __repr__(self) -> str:
        error = f" ± {self.error}" if self.error else ""
        return f"{self.action!r}: {self.value}{error} {self.unit}"


@final
class Explanation:
    """A choice, what it was chosen among, and a sentence for the person opposite."""

    def __init__(self, choice: Action | None, options: list[Option], sentence: str) -> None:
        self.choice: Final = choice
        self.options: Final = options
        self.sentence: Final = sentence


@final
class ExplanationBuilder:
    """Notes taken while deciding; only taken when somebody asks for an explanation."""

    def __init__(self) -> None:
        self.options: Final[list[Option]] = []
        self.sentence: str = ""

    def weigh(self, action: Action, value: i64, unit: str = DOLLARS, error: i64 = 0) -> None:
        self.options.append(Option(action, value, unit, error))

    def because(self, sentence: str) -> None:
        self.sentence = sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class ExplainingBot(Bot):
    """A bot that can say why: every level that people play against is one."""

    def explain(self, view: View, player: i64) -> Explanation:
        """What it would choose now, the options it weighed with their values, and why.

        It is only asked: what it remembers does not change.
        """
        raise NotImplementedError
