"""What a person can get wrong on the command line."""

from typing import Final


class UsageError(Exception):
    """One clear sentence for stderr, and the status the command ends with."""

    def __init__(self, sentence: str, status: int = 2) -> None:
        super().__init__(sentence)
        self.status: Final = status
