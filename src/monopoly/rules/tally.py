"""What a laboratory counts while games are played: where throws end, what lots earn, and whose.

Like the log of events it is filled only when somebody asks for it; unlike the log it is a few
integers however many games go by.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SPACES_AND_JAIL: Final = 41  # the forty Spaces, and In Jail apart from Just Visiting
IN_JAIL: Final = 40
WHOLE_WIN: Final = 840  # divides by 1 to 8: shared wins stay whole numbers
HOLDERS: Final = 9  # eight players and the Bank


@final
class Tally:
    def __init__(self) -> None:
        # while a game is played
        self.landings: Final = vec[i64]([0] * SPACES_AND_JAIL)  # where a throw came to rest
        self.rent: Final = vec[i64]([0] * SPACES_AND_JAIL)  # rent paid for each Space
        # once a game is over or long enough: see `bots/playout.py`
        self.finished: i64 = 0
        self.bankruptcies: i64 = 0
        self.turns: Final[list[int]] = []
        self.throws: Final[list[int]] = []
        self.wins: Final = vec[i64]([0] * HOLDERS)  # by player, in parts of a whole win
        self.seat_wins: Final = vec[i64]([0] * HOLDERS)
        # [holder * SPACES_AND_JAIL + space]: who held what at the end; the Bank's row is the last
        self.held: Final = vec[i64]([0] * (HOLDERS * SPACES_AND_JAIL))
