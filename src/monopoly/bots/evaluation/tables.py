"""What never changes on a board, as the value network wants it: rents and odds in floats."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.odds import MILLION, odds_for
from monopoly.rules import bitset
from monopoly.rules.board import LOT, RAILROAD, RENT_ROOM, SPACES, UTILITY, Board

MEAN_THROW: Final = 7
HOUSES_THAT_PAY: Final = 3  # the third house is the one that changes a game
DEEDS_TO_A_UNIT: Final = 5  # money is counted in the price of so many usual deeds
TURNS_TO_A_UNIT: Final = 20.0  # and income in what brings that unit in so many turns


@final
class Tables:
    """The figures of one board. Made once for it: see `tables_for`."""

    def __init__(self, board: Board) -> None:
        odds = odds_for(board)
        groups = int(board.groups)
        sizes = [len(spaces) for spaces in board.group_spaces]
        hotel = int(board.hotel)
        steps = max(sizes) * hotel + 1
        often = [int(chance) / MILLION for chance in odds.often]
        rent = [0.0] * (SPACES * RENT_ROOM)
        for deed in board.deeds:
            space = int(deed)
            times = MEAN_THROW if board.kind[space] == UTILITY else 1
            for rank in range(RENT_ROOM):
                rent[space * RENT_ROOM + rank] = float(int(board.rent_at(space, rank)) * times)
        lots = [group for group in range(groups) if board.kind[board.first[group]] == LOT]
        built = [0.0] * (groups * steps)
        for group in lots:
            for standing in range(sizes[group] * hotel + 1):
                built[group * steps + standing] = _income(
                    board.group_spaces[group], standing, often, rent
                )
        cost = [float(int(board.house_cost[board.first[group]])) for group in range(groups)]
        three = [min(HOUSES_THAT_PAY, hotel) * size for size in sizes]
        unit = float(int(board.usual_price) * DEEDS_TO_A_UNIT)

        self.board: Final = board
        self.unit: Final = unit
        self.income_unit: Final = unit / TURNS_TO_A_UNIT
        # [space]: how often a turn comes to rest there; the same by where it began
        self.often: Final = vec[float](often)
        self.hit: Final = vec[float]([int(chance) / MILLION for chance in odds.turn])
        self.rent: Final = vec[float](rent)  # [space * RENT_ROOM + rank], utilities by a mean throw
        self.income: Final = vec[float](
            [rent[i] * often[i // RENT_ROOM] for i in range(SPACES * RENT_ROOM)]
        )
        self.mortgage: Final = vec[float]([float(int(loan)) for loan in board.mortgage])
        self.steps: Final[i64] = steps
        # [group * steps + buildings]: what a turn of a rival brings the owner of a whole group
        self.built: Final = vec[float](built)
        self.lots_in: Final = vec[float]([float(size) for size in sizes])
        self.house_cost: Final = vec[float](cost)
        self.three: Final = vec[float]([float(count) for count in three])
        self.full: Final = vec[float]([float(size * hotel) for size in sizes])
        # color-groups, those that bring most for their houses first
        self.order: Final = vec[i64](
            sorted(lots, key=lambda g: -built[g * steps + three[g]] / (cost[g] * three[g]))
        )
        self.lots: Final[i64] = sum(int(bitset.one(group)) for group in lots)
        self.railroads: Final[i64] = _deeds_of_kind(board, RAILROAD)
        self.utilities: Final[i64] = _deeds_of_kind(board, UTILITY)
        self.deed_count: Final = float(len(board.deeds))

    def income_of(self, group: i64, standing: float) -> float:
        """Of a whole color-group with so many buildings, evenly built; a part of one counts."""
        whole: i64 = int(standing)
        at = group * self.steps + whole
        low = self.built[at]
        rest = standing - float(whole)
        if rest <= 0.0:
            return low
        return low + rest * (self.built[at + 1] - low)

    def rent_of(self, space: i64, rank: float) -> float:
        """Of a lot in a whole color-group with so many buildings; a part of one counts."""
        whole: i64 = int(rank)
        at = space * RENT_ROOM + whole
        low = self.rent[at] * 2.0 if whole == 0 else self.rent[at]
        rest = rank - float(whole)
        if rest <= 0.0:
            return low
        return low + rest * (self.rent[at + 1] - low)


def _income(spaces: list[int], standing: int, often: list[float], rent: list[float]) -> float:
    """The dearest lots get the odd buildings."""
    total = 0.0
    size = len(spaces)
    for index, space in enumerate(spaces):
        rank = standing // size + (1 if size - index <= standing % size else 0)
        bare_pays_twice = 2.0 if rank == 0 else 1.0
        total += often[space] * rent[space * RENT_ROOM + rank] * bare_pays_twice
    return total


def _deeds_of_kind(board: Board, kind: int) -> int:
    return sum(int(bitset.one(deed)) for deed in board.deeds if board.kind[deed] == kind)


@final
class _Recent:
    """The tables asked for last: mostly those of the same board are asked for again."""

    def __init__(self) -> None:
        self.tables: Tables | None = None


_KNOWN: Final[dict[Board, Tables]] = {}
_RECENT: Final = _Recent()


def tables_for(board: Board) -> Tables:
    recent = _RECENT.tables
    if recent is not None and recent.board is board:
        return recent
    found = _KNOWN.get(board)
    if found is None:
        found = Tables(board)
        _KNOWN[board] = found
    _RECENT.tables = found
    return found
