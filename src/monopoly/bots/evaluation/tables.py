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
class DeedTable:
    """The figures of one deed. Attributes are read without a check of bounds."""

    def __init__(self, board: Board, space: int, rent: float, often: float) -> None:
        kind = board.kind[space]
        self.price: Final = float(int(board.price[space]))
        self.house_cost: Final = float(int(board.house_cost[space]))
        self.mortgage: Final = float(int(board.mortgage[space]))
        self.bare_rent: Final = rent
        self.bare_income: Final = rent * often
        self.is_lot: Final = bool(kind == LOT)
        self.is_railroad: Final = bool(kind == RAILROAD)


@final
class GroupTable:
    """The figures of one color-group."""

    def __init__(self, board: Board, group: int, built: list[float]) -> None:
        size = len(board.group_spaces[group])
        hotel = int(board.hotel)
        houses = min(HOUSES_THAT_PAY, hotel) * size
        self.group: Final[i64] = group
        self.bits: Final[i64] = board.group_bits[group]
        self.house_cost: Final = float(int(board.house_cost[board.first[group]]))
        self.size: Final = float(size)
        self.three: Final = float(houses)  # buildings of three houses each
        self.cost_of_three: Final = self.three * self.house_cost
        self.full: Final = float(size * hotel)
        self.with_three: Final = built[houses]  # what it brings then
        self._built: Final = vec[float](built)  # by buildings: what a rival's turn brings

    def income(self, standing: float) -> float:
        """With so many buildings, evenly built; a part of one counts."""
        built = self._built
        whole: i64 = int(standing)
        low = built[whole]
        rest = standing - float(whole)
        if rest <= 0.0:
            return low
        return low + rest * (built[whole + 1] - low)


@final
class Tables:
    """The figures of one board. Made once for it: see `tables_for`."""

    def __init__(self, board: Board) -> None:
        odds = odds_for(board)
        often = [int(chance) / MILLION for chance in odds.often]
        rent = [0.0] * (SPACES * RENT_ROOM)
        for deed in board.deeds:
            space = int(deed)
            times = MEAN_THROW if board.kind[space] == UTILITY else 1
            for rank in range(RENT_ROOM):
                rent[space * RENT_ROOM + rank] = float(int(board.rent_at(space, rank)) * times)
        groups = [
            GroupTable(board, group, _incomes(board, group, often, rent))
            for group in range(int(board.groups))
            if board.kind[board.first[group]] == LOT
        ]
        groups.sort(key=lambda table: -table.with_three / (table.house_cost * table.three))
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
        self.deeds: Final = vec[DeedTable](
            [DeedTable(board, i, rent[i * RENT_ROOM], often[i]) for i in range(SPACES)]
        )
        # color-groups, those that bring most for their houses first
        self.groups: Final = vec[GroupTable](groups)
        self.railroads: Final[i64] = _deeds_of_kind(board, RAILROAD)
        self.utilities: Final[i64] = _deeds_of_kind(board, UTILITY)
        self.deed_count: Final = float(len(board.deeds))

    def rent_of(self, space: i64, rank: float) -> float:
        """Of a lot in a whole color-group with so many buildings; a part of one counts."""
        whole: i64 = int(rank)
        at = space * RENT_ROOM + whole
        low = self.rent[at] * 2.0 if whole == 0 else self.rent[at]
        rest = rank - float(whole)
        if rest <= 0.0:
            return low
        return low + rest * (self.rent[at + 1] - low)


def _incomes(board: Board, group: int, often: list[float], rent: list[float]) -> list[float]:
    """What a turn of a rival brings the owner of a whole group, by the buildings on it."""
    spaces = [int(space) for space in board.group_spaces[group]]
    most = len(spaces) * int(board.hotel)
    return [_income(spaces, standing, often, rent) for standing in range(most + 1)]


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
