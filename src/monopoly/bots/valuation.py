"""What property is worth to somebody: the rent it will bring, and the hope of whole color-groups.

Rent is counted exactly: how often a rival's turn comes to rest there (`odds`), times the rent,
times the rivals, over the rounds still to come. Money is whole dollars; income is thousandths of
a dollar for one turn of one rival.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.odds import odds_for
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import BANK, LOT, RAILROAD, RENT_ROOM, SEATS_MAX, SPACES, Board

THOUSAND: Final = 1000
MEAN_THROW: Final = 7
STEPS: Final = 21  # from a bare group of four lots to hotels, and the bare one
HOUSES_THAT_PAY: Final = 3  # the third house is the one that changes a game

# How likely a group that is begun is ever completed, in hundredths.
HOPE_ONE_AT_BANK: Final = 35
HOPE_ONE_AT_RIVAL: Final = 22
HOPE_TWO_AT_BANK: Final = 12
HOPE_TWO_MIXED: Final = 5
HOPE_TWO_AT_RIVALS: Final = 3
CASH_WILL_COME: Final = 50  # hundredths: what a group is worth to one who cannot build on it yet
HOPE_CASH: Final = 1500  # to build with, when one day it is complete

WHOLE_GROUP: Final = 200  # what a mortgage in a complete group costs beyond the rent: no building
ALMOST_A_GROUP: Final = 20  # the same where more than one deed of a group is held


@final
class Valuation:
    """The tables of one board, and what follows from them. Made once for it: `valuation_for`."""

    def __init__(self, board: Board, rounds: i64) -> None:
        self.board: Final = board
        self.rounds: Final = rounds  # that a game is looked ahead
        often = odds_for(board).often
        income = [0] * (SPACES * RENT_ROOM)
        for i in range(len(board.deeds)):
            space = int(board.deeds[i])
            times = 1 if board.kind[space] in (LOT, RAILROAD) else MEAN_THROW
            for rank in range(RENT_ROOM):
                rent = int(board.rent_at(space, rank)) * times
                income[space * RENT_ROOM + rank] = int(often[space]) * rent // THOUSAND
        self.income: Final = vec[i64](income)  # [space * RENT_ROOM + rank]
        by_group = [0] * (int(board.groups) * RENT_ROOM)
        for group in range(int(board.groups)):
            for rank in range(RENT_ROOM):
                by_group[group * RENT_ROOM + rank] = sum(
                    income[space * RENT_ROOM + rank] for space in board.group_spaces[group]
                )
        self.group_income: Final = vec[i64](by_group)
        # the color-groups, a bit set: those that can be built on
        self.lots: Final[i64] = sum(
            int(bitset.one(group))
            for group in range(int(board.groups))
            if board.house_cost[board.first[group]] > 0
        )
        self.size: Final = vec[i64]([len(spaces) for spaces in board.group_spaces])
        # what the next building on a complete group brings: see `brings`
        self._brings: Final = vec[i64]([0] * (int(board.groups) * RENT_ROOM * SEATS_MAX))
        # what a complete group brings, by what stands, what can be paid for, and the rivals
        self._potential: Final = vec[i64]([0] * (int(board.groups) * STEPS * STEPS * SEATS_MAX))
        # [group * SEATS_MAX + rivals]: what a group is worth once complete, with cash to build
        self.hoped: Final = vec[i64]([0] * (int(board.groups) * SEATS_MAX))
        # what raising cash costs: see `loss_by_mortgage` and `loss_by_sale`
        self._loss: Final = vec[i64]([0] * (SPACES * RENT_ROOM * SEATS_MAX))
        self._sale: Final = vec[i64]([0] * (SPACES * RENT_ROOM * SEATS_MAX))
        for group in range(int(board.groups)):
            if board.house_cost[board.first[group]] > 0:
                self._look_ahead(group)
            for space in board.group_spaces[group]:
                self._count_losses(space, self.size[group])

    def _look_ahead(self, group: i64) -> None:
        for rank in range(self.board.hotel):
            for rivals in range(SEATS_MAX):
                place = (group * RENT_ROOM + rank) * SEATS_MAX + rivals
                self._brings[place] = self._next_building(group, rank, rivals)
        for standing in range(self.size[group] * self.board.hotel + 1):
            for more in range(STEPS):
                for rivals in range(SEATS_MAX):
                    place = ((group * STEPS + standing) * STEPS + more) * SEATS_MAX + rivals
                    self._potential[place] = self._best_built(group, standing, more, rivals)
        for rivals in range(SEATS_MAX):
            value = self.potential(group, 0, HOPE_CASH, rivals)
            self.hoped[group * SEATS_MAX + rivals] = value

    def _next_building(self, group: i64, rank: i64, rivals: i64) -> i64:
        target = max(rank + 1, HOUSES_THAT_PAY)
        row = group * RENT_ROOM
        rise = self.group_income[row + target] - self.group_income[row + rank]
        more = rise // ((target - rank) * self.size[group])
        cost = self.board.house_cost[self.board.first[group]]
        return self.over_time(more, rivals) * THOUSAND // cost

    def brings(self, group: i64, rank: i64, rivals: i64) -> i64:
        """What a building on a lot with so many brings in rents to come, in thousandths of its
        cost; on the way to the third house the average of these."""
        return self._brings[(group * RENT_ROOM + rank) * SEATS_MAX + rivals]

    def _count_losses(self, space: i64, size: i64) -> None:
        row = space * RENT_ROOM
        for count in range(1, size + 1):
            for rivals in range(SEATS_MAX):
                place = (row + count) * SEATS_MAX + rivals
                self._loss[place] = self._mortgage_loses(space, count, size, rivals)

        half = self.board.house_cost[space] // 2
        if half == 0:
            return
        for rank in range(1, self.board.hotel + 1):
            for rivals in range(SEATS_MAX):
                rise = self.income[row + rank] - self.income[row + rank - 1]
                lost = self.over_time(rise, rivals) + half
                self._sale[(row + rank) * SEATS_MAX + rivals] = lost * THOUSAND // half

    def _mortgage_loses(self, space: i64, count: i64, size: i64, rivals: i64) -> i64:
        board = self.board
        row = space * RENT_ROOM
        if board.kind[space] != LOT:
            lost = self.over_time(self.income[row + count - 1], rivals)
        else:
            lost = self.over_time(self.income[row], rivals)
            if count == size:
                lost = 2 * lost + WHOLE_GROUP
            elif count > 1:
                lost += ALMOST_A_GROUP
        return (lost + board.interest[space]) * THOUSAND // board.mortgage[space]

    def loss_by_mortgage(self, space: i64, count: i64, rivals: i64) -> i64:
        """Rent and interest that a mortgage loses for each dollar gained, in thousandths; `count`
        is how many deeds of its group are held."""
        return self._loss[(space * RENT_ROOM + count) * SEATS_MAX + rivals]

    def loss_by_sale(self, space: i64, rank: i64, rivals: i64) -> i64:
        """The same of selling one building, where so many stand."""
        return self._sale[(space * RENT_ROOM + rank) * SEATS_MAX + rivals]

    def over_time(self, income: i64, rivals: i64) -> i64:
        """Dollars that an income per rival's turn brings over the rounds to come."""
        return income * rivals * self.rounds // THOUSAND

    # --- groups as they are

    def worth(self, view: View, group: i64, mine: i64, cash: i64, rivals: i64) -> i64:
        """What these deeds of a group are worth to one who holds them and has this cash to build.

        `mine` is a bit set of Spaces, whoever really holds them: a question may be hypothetical.
        """
        if mine == 0:
            return 0
        if not bitset.has(self.lots, group):
            return self._of_a_kind(view, group, mine, rivals)
        if mine == self.board.group_bits[group]:
            return self._complete(view, group, cash, rivals)
        return self._begun(view, group, mine, rivals)

    def _of_a_kind(self, view: View, group: i64, mine: i64, rivals: i64) -> i64:
        """Railroads and utilities: the more of them, the more each brings."""
        count = bitset.count(mine)
        income, salvage = self._earns(view, mine, count - 1)
        value = salvage + self.over_time(income, rivals)
        missing = self.board.group_bits[group] & ~mine
        if missing & view.held(BANK) != 0:  # the next may come
            more = self.group_income[group * RENT_ROOM + count] * (count + 1) // self.size[group]
            value += max(self.over_time(more - income, rivals), 0) * HOPE_TWO_AT_BANK // 100
        return value

    def _begun(self, view: View, group: i64, mine: i64, rivals: i64) -> i64:
        income, salvage = self._earns(view, mine, 0)
        hope = _hope(view, self.board.group_bits[group] & ~mine)
        hoped = self.hoped[group * SEATS_MAX + rivals] * hope // 100
        return salvage + self.over_time(income, rivals) + hoped

    def _earns(self, view: View, mine: i64, rank: i64) -> tuple[i64, i64]:
        """The income of deeds not mortgaged, and what the Bank would lend on them still."""
        board = self.board
        income: i64 = 0
        salvage: i64 = 0
        earning = mine & ~view.mortgages
        while earning != 0:
            space = bitset.lowest(earning)
            earning = bitset.without_lowest(earning)
            income += self.income[space * RENT_ROOM + rank]
            salvage += board.mortgage[space]
        return income, salvage

    def _complete(self, view: View, group: i64, cash: i64, rivals: i64) -> i64:
        board = self.board
        standing: i64 = 0
        salvage: i64 = 0
        mortgages = view.mortgages
        space = board.first[group]
        for _step in range(self.size[group]):
            standing += view.buildings(space)
            if bitset.has(mortgages, space):  # it must be lifted before anything is built
                cash -= board.mortgage[space] + board.interest[space]
            else:
                salvage += board.mortgage[space]
            space = board.neighbor[space]
        salvage += standing * board.house_cost[space] // 2
        return salvage + self._soon(group, standing, max(cash, 0), rivals)

    def _soon(self, group: i64, standing: i64, cash: i64, rivals: i64) -> i64:
        """Built with the cash at hand, and with what will come in."""
        now = self.potential(group, standing, cash, rivals)
        if cash >= HOPE_CASH:
            return now
        later = self.potential(group, standing, HOPE_CASH, rivals)
        return (now * (100 - CASH_WILL_COME) + later * CASH_WILL_COME) // 100

    def potential(self, group: i64, standing: i64, cash: i64, rivals: i64) -> i64:
        """What a complete group will bring less what is still to be built, built as pays best."""
        affordable = min(cash // self.board.house_cost[self.board.first[group]], STEPS - 1)
        place = ((group * STEPS + standing) * STEPS + affordable) * SEATS_MAX + rivals
        return self._potential[place]

    def _best_built(self, group: i64, standing: i64, affordable: i64, rivals: i64) -> i64:
        best = self._built_up(group, standing, 0, rivals)
        to_three = self.size[group] * HOUSES_THAT_PAY - standing
        if to_three > 0:
            best = max(best, self._built_up(group, standing, min(to_three, affordable), rivals))
        if affordable > to_three:
            to_hotels = self.size[group] * self.board.hotel - standing
            best = max(best, self._built_up(group, standing, min(to_hotels, affordable), rivals))
        return best

    def _built_up(self, group: i64, standing: i64, more: i64, rivals: i64) -> i64:
        income = self._income_of(group, standing + more, self.size[group])
        cost = self.board.house_cost[self.board.first[group]]
        # a building is half money: it can be sold back
        return self.over_time(income, rivals) - more * cost // 2

    def _income_of(self, group: i64, standing: i64, size: i64) -> i64:
        """Of a complete group with so many buildings, evenly built."""
        rank = standing // size
        row = group * RENT_ROOM
        low = self.group_income[row + rank]
        if rank == 0:
            low *= 2  # bare lots of a complete group
        rest = standing % size
        if rest == 0:
            return low
        return low + (self.group_income[row + rank + 1] - low) * rest // size


def _hope(view: View, missing: i64) -> i64:
    """In hundredths, by how many deeds are missing and where they are."""
    at_bank = missing & view.held(BANK)
    if bitset.without_lowest(missing) == 0:
        return HOPE_ONE_AT_BANK if at_bank != 0 else HOPE_ONE_AT_RIVAL
    if at_bank == missing:
        return HOPE_TWO_AT_BANK
    return HOPE_TWO_MIXED if at_bank != 0 else HOPE_TWO_AT_RIVALS


_KNOWN: Final[dict[Board, Valuation]] = {}
ROUNDS: Final = 20


def valuation_for(board: Board) -> Valuation:
    found = _KNOWN.get(board)
    if found is None:
        found = Valuation(board, ROUNDS)
        _KNOWN[board] = found
    return found
