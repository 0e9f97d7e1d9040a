"""What a server says no with."""

from typing import Final

from monopoly.protocol.messages import Bye, Problem


class ServerRefused(Exception):
    """An HTTP answer that is not the one asked for."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.sentence}")
        self.status: Final = status
        self.problem: Final = problem

    @property
    def code(self) -> str:
        return self.problem.code


class Parted(ConnectionError):
    """The server has closed the connection for good, or could not be found again in time."""

    def __init__(self, bye: Bye) -> None:
        super().__init__(f"{bye.code}: {bye.sentence}")
        self.code: Final = bye.code
