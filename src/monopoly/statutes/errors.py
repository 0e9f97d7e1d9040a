"""What can be wrong with a book or a scenario; each message is one sentence that stands alone.

StatutesError
├── BookError       a file of the book that does not add up
├── ScenarioError   a feature file or a step that cannot be understood, with file and line
└── StepError         the same before file and line are known: raised by names and steps
"""


class StatutesError(ValueError):
    """Anything the statute book or its language cannot make sense of."""


class BookError(StatutesError):
    """The message names the file and the key."""


class ScenarioError(StatutesError):
    def __init__(self, file: str, line: int, sentence: str) -> None:
        super().__init__(f"{file}:{line}: {sentence}")
        self.file = file
        self.line = line
        self.sentence = sentence


class StepError(StatutesError):
    """A name nobody bears, an amount that is none, a step that makes no sense here."""


class ExpectationFailed(Exception):
    """The engine did otherwise than the scenario says."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.expected = expected
        self.found = found
