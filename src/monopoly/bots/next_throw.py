# not compiled: asked by people at a table, not in a loop
"""The chance that a player's next throw comes to rest on a Space, as the player stands now.

The throw for doubles of a prisoner, the third double in succession and the third die that is only
lent after GO are counted as they are; what a player may do before the throw (the fine, a card) is
not foreseen. The bus and Mr. M count as no steps.
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.odds import IN_JAIL, PLACES, landing_of
from monopoly.rules import bitset
from monopoly.rules.board import SPACES, Board
from monopoly.rules.state import FINE_DUE, FREE, State

DOUBLES_BEFORE_JAIL: Final = 2  # the next double is the third


@final
class NextThrow:
    """Chances of one throw of two dice, doubles apart from the rest, and of three dice."""

    def __init__(self, board: Board) -> None:
        landing = [landing_of(board, space) for space in range(SPACES)]
        doubles = [0.0] * (SPACES * PLACES)
        others = [0.0] * (SPACES * PLACES)
        third_doubles = [0.0] * (SPACES * PLACES)
        third_others = [0.0] * (SPACES * PLACES)
        for start in range(SPACES):
            for one in range(1, 7):
                for two in range(1, 7):
                    rows = doubles if one == two else others
                    third_rows = third_doubles if one == two else third_others
                    _spread(rows, start, one + two, 1.0 / 36.0, landing)
                    for pips in (0, 0, 0, 1, 2, 3):
                        _spread(third_rows, start, one + two + pips, 1.0 / 216.0, landing)
        self._doubles: Final = doubles
        self._others: Final = others
        self._third_doubles: Final = third_doubles
        self._third_others: Final = third_others

    def chance(self, s: State, player: i64, space: i64) -> float:
        """From 0 to 1. Staying in Jail, or being sent there, is coming to rest on its Space."""
        board = s.board
        total = self._of_place(s, player, space)
        if space == board.jail:
            total += self._of_place(s, player, IN_JAIL)
        return total

    def _of_place(self, s: State, player: i64, place: i64) -> float:
        row = s.position[player] * PLACES + place
        jailed = 1.0 if place == IN_JAIL else 0.0
        if s.jail[player] not in (FREE, FINE_DUE):
            if s.jail[player] >= s.board.jail_turns:  # failing, one pays and moves all the same
                return self._doubles[row] + self._others[row]
            return self._doubles[row] + jailed * 30.0 / 36.0
        third = s.board.speed_die and bitset.has(s.passed_go, player)
        others = self._third_others[row] if third else self._others[row]
        if s.current == player and s.doubles == DOUBLES_BEFORE_JAIL and s.throw_again:
            return others + jailed * 6.0 / 36.0
        return others + (self._third_doubles[row] if third else self._doubles[row])


def _spread(
    rows: list[float],
    start: int,
    steps: int,
    chance: float,
    landing: list[list[tuple[int, float]]],
) -> None:
    for place, share in landing[(start + steps) % SPACES]:
        rows[start * PLACES + place] += chance * share


_KNOWN: Final[dict[Board, NextThrow]] = {}


def next_throw_for(board: Board) -> NextThrow:
    found = _KNOWN.get(board)
    if found is None:
        found = NextThrow(board)
        _KNOWN[board] = found
    return found
