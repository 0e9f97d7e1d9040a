"""What is wrong with a position."""


class PositionError(ValueError):
    """A position that cannot be: one sentence, which begins with the field that is wrong."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field = field
        self.problem = problem
