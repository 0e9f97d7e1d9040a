"""What the value network sees of a position: a row of numbers for every player still in the game.

Only what lies open counts. A row describes its player's money, rents and hopes, what rivals have of
the same, who needs what from whom, and what the next throws may cost (`places.py` has the list).
Money is counted in units of the board, so the same weights serve any board.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.evaluation.estimates import Estimates
from monopoly.bots.evaluation.places import (
    BANK_COMPLETES,
    BANK_COMPLETES_RIVAL_MOST,
    BANK_DEEDS,
    BEGUN,
    BUILT,
    BUILT_FAR,
    BUILT_FAR_RIVAL_MOST,
    BUILT_FAR_SHARE,
    BUILT_RIVAL_MOST,
    BUILT_RIVALS,
    BUILT_SHARE,
    CASH,
    CASH_FIFTH,
    CASH_HALF,
    CASH_LEAD,
    CASH_SHARE,
    CASH_SOFT,
    DEEDS_SHARE,
    ENDING_NEAR,
    FEATURES,
    FIRST_RUIN_ENDS,
    GETS_NEXT,
    HOUSES_LEFT,
    IN_PRISON,
    INCOME,
    INCOME_RIVAL_MOST,
    INCOME_RIVALS,
    INCOME_SHARE,
    JAIL_CARDS,
    LIQUID,
    LIQUID_SHARE,
    LOANS,
    MORTGAGED,
    NET,
    NET_BUILT,
    PAYS_NEXT,
    PIECES,
    PIECES_SHARE,
    PLAYERS,
    PROSPECT_SHARE,
    RAILROADS,
    RIVAL_COMPLETES,
    RUIN,
    RUIN_LATER,
    RUIN_LATER_OF_RIVALS,
    RUIN_OF_RIVALS,
    SHELTER,
    SHORTFALL,
    SHORTFALL_LATER,
    SPREAD,
    STAYING,
    STAYING_NET,
    STAYING_OF_RIVALS,
    SWAP,
    SWAP_OF_RIVALS,
    SWAPS,
    THREE,
    THREE_RIVALS,
    THREE_SHARE,
    TOP_RENT,
    TOP_RENT_OF_RIVALS,
    TURNS_UNTIL,
    UTILITIES,
    WANTED,
    WANTED_BY_CASH,
    WANTS,
    WANTS_MOST,
    WANTS_MOST_OF_RIVALS,
    WANTS_OF_RIVALS,
    WHOLE,
    WHOLE_RIVAL_MOST,
    WORTH_AT_END,
    WORTH_SHARE,
)
from monopoly.bots.evaluation.seat import Seat
from monopoly.bots.evaluation.tables import Tables
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.options import FIRST_BANKRUPTCY, ROUND_LIMIT
from monopoly.rules.state import OPENING

LASTS: Final = 10.0  # turns of rents
SALARY_TURNS: Final = 6.0  # that a round of the board takes
ROUNDS_NEAR: Final = 10.0
HALF: Final = 0.5  # of what a trade or a purchase may bring
FEW: Final = 1e-9  # keeps shares of nothing from dividing by it


@final
class Features:
    """The rows of one position; used again for the next. Not for two at a time."""

    def __init__(self) -> None:
        self.estimates: Final = Estimates()
        self.rows: Final = vec[float]([0.0] * (SEATS_MAX * FEATURES))  # [index * FEATURES + place]

    def write(self, view: View) -> None:
        """Works the rows out of what `estimates` has looked at; they are in its order of seats."""
        self.estimates.work_out(view)
        tables = self.estimates.tables()
        near = _ending_near(view)
        rivals = max(float(self.estimates.count - 1), 1.0)
        for index in range(self.estimates.count):
            seat = self.estimates.seats[index]
            self._write_own(view, tables, seat, index * FEATURES)
            self._write_money_of_rivals(tables, index, near)
            self._write_rents_of_rivals(tables, index, rivals)
            self._write_trades(tables, index)
        self._write_table(view, tables, near)

    def _write_own(self, view: View, tables: Tables, seat: Seat, row: i64) -> None:
        rows = self.rows
        money, rents = 1.0 / tables.unit, 1.0 / tables.income_unit
        cash = seat.cash * money
        rows[row + CASH] = min(cash, 6.0)
        rows[row + CASH_SOFT] = max(cash, 0.0) / (max(cash, 0.0) + 1.0)
        rows[row + CASH_FIFTH] = min(cash * 5.0, 1.0)
        rows[row + CASH_HALF] = min(cash * 2.0, 1.0)
        rows[row + LOANS] = seat.loans * money
        rows[row + LIQUID] = seat.means * money
        rows[row + INCOME] = seat.income * rents
        rows[row + BUILT] = seat.built * rents
        rows[row + BUILT_FAR] = seat.far * rents
        rows[row + THREE] = seat.three * rents
        rows[row + WHOLE] = seat.groups
        rows[row + BANK_COMPLETES] = seat.bank_completes * rents
        rows[row + RIVAL_COMPLETES] = seat.rival_completes * rents
        rows[row + BEGUN] = seat.begun * rents
        rows[row + SPREAD] = seat.spread * rents
        rows[row + PIECES] = seat.pieces * rents
        rows[row + SHORTFALL] = seat.shortfall * rents
        rows[row + RUIN] = seat.ruin
        rows[row + PAYS_NEXT] = seat.pays * rents
        rows[row + GETS_NEXT] = seat.gets * rents
        rows[row + RUIN_LATER] = seat.ruin_later
        rows[row + SHORTFALL_LATER] = seat.shortfall_later * rents
        rows[row + TOP_RENT] = seat.top_rent * money
        rows[row + IN_PRISON] = 1.0 if view.in_jail(seat.player) else 0.0
        rows[row + JAIL_CARDS] = seat.cards
        rows[row + RAILROADS] = 0.25 * seat.railroads
        rows[row + UTILITIES] = 0.5 * seat.utilities
        rows[row + MORTGAGED] = seat.lent * money

    def _write_money_of_rivals(self, tables: Tables, index: i64, near: float) -> None:
        seats = self.estimates.seats
        cash, richest, means, worth, worth_most = 0.0, 0.0, 0.0, 0.0, 0.0
        ruin, ruin_later, top_rent = 0.0, 0.0, 0.0
        held: i64 = 0
        for other in range(self.estimates.count):
            if other == index:
                continue
            rival = seats[other]
            cash += max(rival.cash, 0.0)
            richest = max(richest, rival.cash)
            means += max(rival.means, 0.0)
            worth += rival.worth
            worth_most = max(worth_most, rival.worth)
            held |= rival.held
            ruin += rival.ruin
            ruin_later += rival.ruin_later
            top_rent = max(top_rent, rival.top_rent)
        rows = self.rows
        row = index * FEATURES
        unit = tables.unit
        seat = seats[index]
        own = seat.cash
        deeds, deeds_of_rivals = bitset.count(seat.held), bitset.count(held)
        rows[row + CASH_SHARE] = _share(max(own, 0.0), cash)
        rows[row + CASH_LEAD] = max(min((own - richest) / unit, 3.0), -3.0)
        rows[row + LIQUID_SHARE] = _share(max(seat.means, 0.0), means)
        rows[row + DEEDS_SHARE] = _share(float(deeds), float(deeds_of_rivals))
        rows[row + WORTH_SHARE] = _share(max(seat.worth, 0.0), worth)
        rows[row + WORTH_AT_END] = max(min((seat.worth - worth_most) / unit, 2.0), -2.0) * near
        rows[row + RUIN_OF_RIVALS] = ruin
        rows[row + RUIN_LATER_OF_RIVALS] = ruin_later
        rows[row + TOP_RENT_OF_RIVALS] = top_rent / unit

    def _write_rents_of_rivals(self, tables: Tables, index: i64, rivals: float) -> None:
        seats = self.estimates.seats
        income, built, far, three = 0.0, 0.0, 0.0, 0.0
        income_most, built_most, far_most, groups_most = 0.0, 0.0, 0.0, 0.0
        for other in range(self.estimates.count):
            if other == index:
                continue
            rival = seats[other]
            income += rival.income
            income_most = max(income_most, rival.income)
            built += rival.built
            built_most = max(built_most, rival.built)
            far += rival.far
            far_most = max(far_most, rival.far)
            three += rival.three
            groups_most = max(groups_most, rival.groups)
        rows = self.rows
        row = index * FEATURES
        scale = 1.0 / tables.income_unit
        seat = seats[index]
        own = seat.built
        rows[row + INCOME_SHARE] = _share(seat.income, income)
        rows[row + BUILT_SHARE] = _share(own, built)
        rows[row + BUILT_FAR_SHARE] = _share(seat.far, far)
        rows[row + THREE_SHARE] = _share(seat.three, three)
        rows[row + INCOME_RIVALS] = income * scale
        rows[row + INCOME_RIVAL_MOST] = income_most * scale
        rows[row + BUILT_RIVALS] = built * scale
        rows[row + BUILT_RIVAL_MOST] = built_most * scale
        rows[row + BUILT_FAR_RIVAL_MOST] = far_most * scale
        rows[row + THREE_RIVALS] = three * scale
        rows[row + NET] = (seat.income * rivals - income) * scale
        rows[row + NET_BUILT] = (own * rivals - built) * scale
        rows[row + WHOLE_RIVAL_MOST] = groups_most
        rows[row + SHELTER] = rows[row + IN_PRISON] * built * scale
        salary = float(tables.board.salary) / SALARY_TURNS
        means = max(seat.means, 0.0)
        rows[row + STAYING] = _share(means, LASTS * built)
        rows[row + STAYING_NET] = _share(means, LASTS * max(built - own * rivals - salary, 0.0))
        self._write_staying_of_rivals(index, built + own)

    def _write_staying_of_rivals(self, index: i64, built: float) -> None:
        staying = 0.0
        for other in range(self.estimates.count):
            if other != index:
                rival = self.estimates.seats[other]
                means = max(rival.means, 0.0)
                staying = max(staying, _share(means, LASTS * (built - rival.built)))
        self.rows[index * FEATURES + STAYING_OF_RIVALS] = staying

    def _write_trades(self, tables: Tables, index: i64) -> None:
        """Who needs what from whom."""
        e = self.estimates
        wanted, of_rivals, pieces, prospect = 0.0, 0.0, 0.0, 0.0
        swap, swaps, swap_of_rivals, bank_most = 0.0, 0.0, 0.0, 0.0
        most_of_rivals, wanted_by = 0.0, 0.0
        for other in range(e.count):
            if other == index:
                continue
            rival = e.seats[other]
            bank_most = max(bank_most, rival.bank_completes)
            pieces += rival.pieces
            of_rivals += rival.wanting
            most_of_rivals = max(most_of_rivals, rival.wanting_most)
            prospect += rival.far + HALF * (rival.wanting + rival.bank_completes)
            if not e.any_wants:
                continue
            wants = e.wants[other * SEATS_MAX + index]
            if wants > 0.0:
                wanted += wants
                wanted_by = max(wanted_by, rival.cash)
            found = e.swap[other * SEATS_MAX + index]
            swaps += found
            swap = max(swap, found)
            for third in range(other + 1, e.count):
                if third != index:
                    swap_of_rivals = max(swap_of_rivals, e.swap[other * SEATS_MAX + third])
        rows = self.rows
        row = index * FEATURES
        scale = 1.0 / tables.income_unit
        seat = e.seats[index]
        own = seat.far + HALF * (seat.wanting + seat.bank_completes)
        rows[row + BANK_COMPLETES_RIVAL_MOST] = bank_most * scale
        rows[row + WANTS] = seat.wanting * scale
        rows[row + WANTS_MOST] = seat.wanting_most * scale
        rows[row + WANTED] = wanted * scale
        rows[row + WANTED_BY_CASH] = min(wanted_by / tables.unit, 4.0)
        rows[row + WANTS_MOST_OF_RIVALS] = most_of_rivals * scale
        rows[row + PIECES_SHARE] = _share(seat.pieces, pieces)
        rows[row + SWAP] = swap * scale
        rows[row + SWAPS] = swaps * scale
        rows[row + SWAP_OF_RIVALS] = swap_of_rivals * scale
        rows[row + WANTS_OF_RIVALS] = (of_rivals - wanted) * scale
        rows[row + PROSPECT_SHARE] = _share(own, prospect)

    def _write_table(self, view: View, tables: Tables, near: float) -> None:
        """The turn, the Bank and how the game ends: most of it the same for all."""
        e = self.estimates
        rows = self.rows
        players = float(e.count - 2) * 0.25
        bank_deeds = float(bitset.count(e.at_bank)) / tables.deed_count
        houses_left = min(float(view.houses_left) / 32.0, 1.5)
        first_ruin_ends = 1.0 if tables.board.ending == FIRST_BANKRUPTCY else 0.0
        for index in range(e.count):
            row = index * FEATURES
            rows[row + TURNS_UNTIL] = self._turns_until(view, e.seats[index].player)
            rows[row + PLAYERS] = players
            rows[row + BANK_DEEDS] = bank_deeds
            rows[row + HOUSES_LEFT] = houses_left
            rows[row + ENDING_NEAR] = near
            rows[row + FIRST_RUIN_ENDS] = first_ruin_ends

    def _turns_until(self, view: View, player: i64) -> float:
        """Players who throw before this one, as a share; who begins the game is not known yet."""
        e = self.estimates
        if view.phase == OPENING:
            return 0.5 * float(e.count - 1) / float(e.count)
        current, players = view.current, view.players
        to_throw = view.throw_to_come
        distance = player - current if player >= current else player - current + players
        if distance == 0 and not to_throw:
            return 1.0
        before: i64 = 0
        for index in range(e.count):
            other = e.seats[index].player
            nearer = other - current if other >= current else other - current + players
            if nearer < distance and (to_throw or nearer > 0):
                before += 1
        return float(before) / float(e.count)


def _share(mine: float, others: float) -> float:
    return mine / (mine + others + FEW)


def _ending_near(view: View) -> float:
    """From 0, where only ruin ends the game, to 1: the richest wins this turn."""
    if view.time_up:
        return 1.0
    limit = view.board.option[ROUND_LIMIT]
    if limit > 0:
        return ROUNDS_NEAR / (ROUNDS_NEAR + float(max(limit - view.rounds, 0)))
    return 0.0
