"""Who won: by player, and by seat."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.lab.report import Part, ReportTable, SideBySide
from monopoly.lab.shares import WHOLE_WIN, Share, share, share_cells
from monopoly.lab.simulation.accumulators.base import Accumulator
from monopoly.lab.simulation.plan import Plan
from monopoly.rules import bitset
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import State


@final
class Wins(Accumulator[list[list[int]]]):
    json_place = 3
    report_place = 1

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        # In parts of WHOLE_WIN.
        self._by_player = vec[i64]([0] * SEATS_MAX)
        self._by_seat = vec[i64]([0] * SEATS_MAX)

    def observe(self, state: State, seats: list[int]) -> None:
        winners = bitset.count(state.winners)
        for seat in range(state.players):
            if bitset.has(state.winners, seat):
                player: i64 = seats[seat]
                part: i64 = WHOLE_WIN // winners
                self._by_player[player] += part
                self._by_seat[seat] += part

    def counts(self) -> list[list[int]]:
        return [list(self._by_player), list(self._by_seat)]

    def merge(self, counts: list[list[int]]) -> None:
        for i in range(SEATS_MAX):
            self._by_player[i] += counts[0][i]
            self._by_seat[i] += counts[1][i]

    def figures(self, games: int) -> dict[str, object]:
        return {"players": self._players(games), "seats": self._seats(games)}

    def report(self, games: int) -> list[Part]:
        players, seats = self._players(games), self._seats(games)
        names = [f"{number} {one.bot}" for number, one in enumerate(players, 1)]
        numbers = [str(number) for number, _ in enumerate(seats, 1)]
        beside = (_table("Players", names, players), _table("Seats", numbers, seats))
        return [SideBySide(beside)]

    def _players(self, games: int) -> tuple[Share, ...]:
        names = self.plan.players
        return tuple([share(name, games, self._by_player[i]) for i, name in enumerate(names)])

    def _seats(self, games: int) -> tuple[Share, ...]:
        seats = range(len(self.plan.players))
        return tuple([share(f"seat {seat + 1}", games, self._by_seat[seat]) for seat in seats])


def _table(title: str, names: list[str], shares: tuple[Share, ...]) -> ReportTable:
    rows = [(name, *share_cells(one)) for name, one in zip(names, shares, strict=True)]
    # A long name, like the path of one's own bot, takes several lines: no figure is cut for it.
    columns = ("", "wins", "share", "95 % interval")
    return ReportTable(title, columns, tuple(rows), fold_first=True)
