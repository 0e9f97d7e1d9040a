"""What each deed earned in rent, and who held it at the end."""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.game.boards import board_for
from monopoly.lab.report import Cell, Part, ReportTable
from monopoly.lab.simulation.accumulators.base import Accumulator
from monopoly.lab.simulation.plan import Plan
from monopoly.rules import bitset
from monopoly.rules.board import BANK, SEATS_MAX, SPACES
from monopoly.rules.state import State

HOLDERS: Final = SEATS_MAX + 1  # the players, and the Bank last
NARROW: Final = 4  # players, above which their columns are narrow


@dataclass(frozen=True)
class Rent:
    name: str
    per_game: float


@dataclass(frozen=True)
class Holding:
    """Who held a deed when the game ended: the share of games, by player and the Bank."""

    name: str
    players: tuple[float, ...]
    bank: float


@final
class Deeds(Accumulator[list[list[int]]]):
    json_place = 5
    report_place = 5

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._rent = vec[i64]([0] * SPACES)
        self._held = vec[i64]([0] * (HOLDERS * SPACES))  # [holder * SPACES + space]

    def observe(self, state: State, seats: list[int]) -> None:
        observers = state.observers
        if observers is not None:
            total, rents = self._rent, observers.rents
            for space in range(i64(SPACES)):
                total[space] += rents[space]
        for seat in range(state.players):
            self._count_held(seats[seat], state.held[seat])
        self._count_held(SEATS_MAX, state.held[BANK])

    def _count_held(self, holder: i64, deeds: i64) -> None:
        rest = deeds
        while rest != 0:
            place = holder * SPACES + bitset.lowest(rest)
            self._held[place] += 1
            rest &= rest - 1

    def counts(self) -> list[list[int]]:
        return [list(self._rent), list(self._held)]

    def merge(self, counts: list[list[int]]) -> None:
        for space in range(SPACES):
            self._rent[space] += counts[0][space]
        for place in range(HOLDERS * SPACES):
            self._held[place] += counts[1][place]

    def figures(self, games: int) -> dict[str, object]:
        board = board_for(self.plan.rule_set())
        deeds = [int(space) for space in board.deeds]
        groups = zip(board.group_names, board.group_spaces, strict=True)
        return {
            "rent": tuple([Rent(board.names[s], self._per_game(s, games)) for s in deeds]),
            "rent_groups": tuple(
                [
                    Rent(name, sum([self._per_game(space, games) for space in spaces]))
                    for name, spaces in groups
                ]
            ),
            "holdings": tuple([self._holding(board.names[s], s, games) for s in deeds]),
        }

    def report(self, games: int) -> list[Part]:
        edition = self.plan.rule_set().facts
        players = range(1, len(self.plan.players) + 1)
        digits = 0 if len(players) > NARROW else 1
        rows: list[tuple[str | Cell, ...]] = []
        for group in edition.groups:
            total = sum([self._per_game(space, games) for space in group.spaces])
            heading = Cell(group.name, square=group.color, bold=True)
            rows.append((heading, Cell(f"{total:,.1f}", bold=True)))
            for space in group.spaces:
                holding = self._holding(edition.spaces[space].name, space, games)
                shares = [f"{100 * part:.{digits}f}" for part in (*holding.players, holding.bank)]
                rent = f"{self._per_game(space, games):,.1f}"
                rows.append((f"  {holding.name}", rent, *shares))
        return [
            ReportTable(
                "Rent per game, and who held the deed at the end",
                ("", "rent", *[str(number) for number in players], "Bank"),
                tuple(rows),
                caption=f"Rent in {edition.currency}; by player, holdings in % of the games.",
            )
        ]

    def _per_game(self, space: int, games: int) -> float:
        return int(self._rent[space]) / max(games, 1)

    def _holding(self, name: str, space: int, games: int) -> Holding:
        number = max(games, 1)
        shares = [int(self._held[h * SPACES + space]) / number for h in range(HOLDERS)]
        return Holding(name, tuple(shares[: len(self.plan.players)]), shares[SEATS_MAX])
