"""How a decision came about: the options a bot weighed, their values, and a sentence."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules.action import Action


@final
class Option:
    """One thing that could be done, and what the bot thought it worth: dollars, or the chance to
    win in ten-thousandths. `error` is the standard error where the value was measured by play."""

    def __init__(self, action: Action, value: int, error: int = 0) -> None:
        self.action: Final = action
        self.value: Final = value
        self.error: Final = error

    def __repr__(self) -> str:
        return f"{self.action!r}: {self.value}" + (f" ± {self.error}" if self.error else "")


@final
class Explanation:
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

    def weigh(self, action: Action, value: i64, error: i64 = 0) -> None:
        self.options.append(Option(action, value, error))

    def because(self, sentence: str) -> None:
        self.sentence = sentence
