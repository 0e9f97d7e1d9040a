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
        for index in range(self.estimates.count):
            self._write_own(view, tables, index)
            self._write_money_of_rivals(tables, index)
            self._write_rents_of_rivals(tables, index)
            self._write_trades(tables, index)
            self._write_table(view, tables, index)

    def _write_own(self, view: View, tables: Tables, index: i64) -> None:
        e = self.estimates
        rows = self.rows
        row = index * FEATURES
        player = e.seats[index]
        unit, income_unit = tables.unit, tables.income_unit
        cash = e.cash[player] / unit
        held = e.held[player]
        rows[row + CASH] = min(cash, 6.0)
        rows[row + CASH_SOFT] = max(cash, 0.0) / (max(cash, 0.0) + 1.0)
        rows[row + CASH_FIFTH] = min(cash * 5.0, 1.0)
        rows[row + CASH_HALF] = min(cash * 2.0, 1.0)
        rows[row + LOANS] = e.loans[player] / unit
        rows[row + LIQUID] = (e.cash[player] + e.raisable[player]) / unit
        rows[row + INCOME] = e.income[player] / income_unit
        rows[row + BUILT] = e.built[player] / income_unit
        rows[row + BUILT_FAR] = e.far[player] / income_unit
        rows[row + THREE] = e.three[player] / income_unit
        rows[row + WHOLE] = float(bitset.count(e.whole[player]))
        rows[row + BANK_COMPLETES] = e.bank_completes[player] / income_unit
        rows[row + RIVAL_COMPLETES] = e.rival_completes[player] / income_unit
        rows[row + BEGUN] = e.begun[player] / income_unit
        rows[row + SPREAD] = e.spread[player] / income_unit
        rows[row + PIECES] = e.pieces[player] / income_unit
        rows[row + SHORTFALL] = e.shortfall[player] / income_unit
        rows[row + RUIN] = e.ruin[player]
        rows[row + PAYS_NEXT] = e.pays[player] / income_unit
        rows[row + GETS_NEXT] = e.gets[player] / income_unit
        rows[row + RUIN_LATER] = e.ruin_later[player]
        rows[row + SHORTFALL_LATER] = e.shortfall_later[player] / income_unit
        rows[row + TOP_RENT] = e.top_rent[player] / unit
        rows[row + IN_PRISON] = 1.0 if view.in_jail(player) else 0.0
        rows[row + JAIL_CARDS] = float(e.cards[player])
        rows[row + RAILROADS] = 0.25 * float(bitset.count(held & tables.railroads))
        rows[row + UTILITIES] = 0.5 * float(bitset.count(held & tables.utilities))
        rows[row + MORTGAGED] = e.lent[player] / unit

    def _write_money_of_rivals(self, tables: Tables, index: i64) -> None:
        e = self.estimates
        player = e.seats[index]
        cash, richest, means, worth, worth_most, deeds = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        ruin, ruin_later, top_rent = 0.0, 0.0, 0.0
        for other in range(e.count):
            if other == index:
                continue
            rival = e.seats[other]
            cash += max(e.cash[rival], 0.0)
            richest = max(richest, e.cash[rival])
            means += max(e.cash[rival] + e.raisable[rival], 0.0)
            worth += e.worth[rival]
            worth_most = max(worth_most, e.worth[rival])
            deeds += float(bitset.count(e.held[rival]))
            ruin += e.ruin[rival]
            ruin_later += e.ruin_later[rival]
            top_rent = max(top_rent, e.top_rent[rival])
        rows = self.rows
        row = index * FEATURES
        unit = tables.unit
        own = e.cash[player]
        rows[row + CASH_SHARE] = _share(max(own, 0.0), cash)
        rows[row + CASH_LEAD] = max(min((own - richest) / unit, 3.0), -3.0)
        rows[row + LIQUID_SHARE] = _share(max(own + e.raisable[player], 0.0), means)
        rows[row + DEEDS_SHARE] = _share(float(bitset.count(e.held[player])), deeds)
        rows[row + WORTH_SHARE] = _share(max(e.worth[player], 0.0), worth)
        rows[row + WORTH_AT_END] = max(min((e.worth[player] - worth_most) / unit, 2.0), -2.0)
        rows[row + RUIN_OF_RIVALS] = ruin
        rows[row + RUIN_LATER_OF_RIVALS] = ruin_later
        rows[row + TOP_RENT_OF_RIVALS] = top_rent / unit

    def _write_rents_of_rivals(self, tables: Tables, index: i64) -> None:
        e = self.estimates
        player = e.seats[index]
        income, built, far, three = 0.0, 0.0, 0.0, 0.0
        income_most, built_most, far_most, whole_most = 0.0, 0.0, 0.0, 0.0
        for other in range(e.count):
            if other == index:
                continue
            rival = e.seats[other]
            income += e.income[rival]
            income_most = max(income_most, e.income[rival])
            built += e.built[rival]
            built_most = max(built_most, e.built[rival])
            far += e.far[rival]
            far_most = max(far_most, e.far[rival])
            three += e.three[rival]
            whole_most = max(whole_most, float(bitset.count(e.whole[rival])))
        rivals = max(float(e.count - 1), 1.0)
        rows = self.rows
        row = index * FEATURES
        scale = 1.0 / tables.income_unit
        own = e.built[player]
        rows[row + INCOME_SHARE] = _share(e.income[player], income)
        rows[row + BUILT_SHARE] = _share(own, built)
        rows[row + BUILT_FAR_SHARE] = _share(e.far[player], far)
        rows[row + THREE_SHARE] = _share(e.three[player], three)
        rows[row + INCOME_RIVALS] = income * scale
        rows[row + INCOME_RIVAL_MOST] = income_most * scale
        rows[row + BUILT_RIVALS] = built * scale
        rows[row + BUILT_RIVAL_MOST] = built_most * scale
        rows[row + BUILT_FAR_RIVAL_MOST] = far_most * scale
        rows[row + THREE_RIVALS] = three * scale
        rows[row + NET] = (e.income[player] * rivals - income) * scale
        rows[row + NET_BUILT] = (own * rivals - built) * scale
        rows[row + WHOLE_RIVAL_MOST] = whole_most
        rows[row + SHELTER] = rows[row + IN_PRISON] * built * scale
        salary = float(tables.board.salary) / SALARY_TURNS
        means = max(e.cash[player] + e.raisable[player], 0.0)
        rows[row + STAYING] = _share(means, LASTS * built)
        rows[row + STAYING_NET] = _share(means, LASTS * max(built - own * rivals - salary, 0.0))
        self._write_staying_of_rivals(index, built + own)

    def _write_staying_of_rivals(self, index: i64, built: float) -> None:
        e = self.estimates
        staying = 0.0
        for other in range(e.count):
            if other != index:
                rival = e.seats[other]
                means = max(e.cash[rival] + e.raisable[rival], 0.0)
                staying = max(staying, _share(means, LASTS * (built - e.built[rival])))
        self.rows[index * FEATURES + STAYING_OF_RIVALS] = staying

    def _write_trades(self, tables: Tables, index: i64) -> None:
        """Who needs what from whom."""
        e = self.estimates
        wants = e.wants
        player = e.seats[index]
        wanting, wanting_most, wanted, of_rivals = 0.0, 0.0, 0.0, 0.0
        swap, swaps, swap_of_rivals, bank_most = 0.0, 0.0, 0.0, 0.0
        prospect, pieces, most_of_rivals, wanted_by = 0.0, 0.0, 0.0, 0.0
        for one in range(e.count):
            rival = e.seats[one]
            if rival == player:
                continue
            bank_most = max(bank_most, e.bank_completes[rival])
            there = player * SEATS_MAX + rival
            wanting += wants[there]
            wanting_most = max(wanting_most, e.best[there])
            back = rival * SEATS_MAX + player
            wanted += wants[back]
            if wants[back] > 0.0:
                wanted_by = max(wanted_by, e.cash[rival])
            most_of_rivals = max(most_of_rivals, e.best[back])
            pieces += e.pieces[rival]
            found = e.swap(player, rival)
            swaps += found
            swap = max(swap, found)
            theirs = wants[back]
            for two in range(e.count):
                other = e.seats[two]
                if other not in (rival, player):
                    theirs += wants[rival * SEATS_MAX + other]
                    most_of_rivals = max(most_of_rivals, e.best[rival * SEATS_MAX + other])
                    if two > one:
                        swap_of_rivals = max(swap_of_rivals, e.swap(rival, other))
            of_rivals += theirs
            prospect += e.far[rival] + HALF * (theirs + e.bank_completes[rival])
        rows = self.rows
        row = index * FEATURES
        scale = 1.0 / tables.income_unit
        own = e.far[player] + HALF * (wanting + e.bank_completes[player])
        rows[row + BANK_COMPLETES_RIVAL_MOST] = bank_most * scale
        rows[row + WANTS] = wanting * scale
        rows[row + WANTS_MOST] = wanting_most * scale
        rows[row + WANTED] = wanted * scale
        rows[row + WANTED_BY_CASH] = min(wanted_by / tables.unit, 4.0)
        rows[row + WANTS_MOST_OF_RIVALS] = most_of_rivals * scale
        rows[row + PIECES_SHARE] = _share(e.pieces[player], pieces)
        rows[row + SWAP] = swap * scale
        rows[row + SWAPS] = swaps * scale
        rows[row + SWAP_OF_RIVALS] = swap_of_rivals * scale
        rows[row + WANTS_OF_RIVALS] = (of_rivals - wanted) * scale
        rows[row + PROSPECT_SHARE] = _share(own, prospect)

    def _write_table(self, view: View, tables: Tables, index: i64) -> None:
        """The turn, the Bank and how the game ends: much of it the same for all."""
        e = self.estimates
        rows = self.rows
        row = index * FEATURES
        board = tables.board
        rows[row + TURNS_UNTIL] = self._turns_until(view, e.seats[index])
        rows[row + PLAYERS] = float(e.count - 2) * 0.25
        rows[row + BANK_DEEDS] = float(bitset.count(e.at_bank(tables))) / tables.deed_count
        rows[row + HOUSES_LEFT] = min(float(view.houses_left) / 32.0, 1.5)
        near = _ending_near(view)
        rows[row + ENDING_NEAR] = near
        rows[row + WORTH_AT_END] *= near
        rows[row + FIRST_RUIN_ENDS] = 1.0 if board.ending == FIRST_BANKRUPTCY else 0.0

    def _turns_until(self, view: View, player: i64) -> float:
        """Players who throw before this one, as a share; who begins the game is not known yet."""
        e = self.estimates
        if view.phase == OPENING:
            return 0.5 * float(e.count - 1) / float(e.count)
        current, players = view.current, view.players
        to_throw = view.throw_to_come
        distance = (player - current) % players
        if distance == 0 and not to_throw:
            return 1.0
        before: i64 = 0
        for index in range(e.count):
            nearer = (e.seats[index] - current) % players
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
