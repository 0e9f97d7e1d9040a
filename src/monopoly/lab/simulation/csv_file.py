"""One row per game, in the order of the games, as CSV: written as they come, kept nowhere."""

import csv
from pathlib import Path
from typing import Final, TextIO

from monopoly.lab.simulation.plan import LabError
from monopoly.rules import bitset
from monopoly.rules.state import OVER, State

NAME: Final = "games.csv"
COLUMNS: Final = (
    *("game", "seed", "seats", "finished", "turns", "throws", "bankruptcies", "winners"),
)

Row = tuple[int, int, str, int, int, int, int, str]  # the columns


def row_of(game: int, seed: int, state: State, seats: list[int], turns_max: int) -> Row:
    """The row of a game that has been played; players are numbered from 1."""
    order = " ".join(str(player + 1) for player in seats)
    winners = " ".join(str(seats[seat] + 1) for seat in bitset.members_of(state.winners))
    over, broke = int(state.phase == OVER), int(state.players - state.left)
    turns = min(int(state.turn), turns_max)
    return game, seed, order, over, turns, int(state.throws), broke, winners


class TableFile:
    """`games.csv` in a folder, which is made when it is not there."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.problem = ""  # why it could not be written to its end
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: TextIO = self.path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise LabError(f"{self.path} cannot be written: {error.strerror}.") from None
        self._table = csv.writer(self._file, lineterminator="\n")
        self._table.writerow(COLUMNS)

    def write(self, rows: list[Row]) -> None:
        """Adds rows. A full disk ends the file, not the simulation."""
        if not self.problem:
            try:
                self._table.writerows(rows)
                self._file.flush()
            except OSError as error:
                self._fail(error)

    def close(self) -> None:
        try:
            self._file.close()
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        self.problem = f"{self.path} could not be written to its end: {error.strerror}."
