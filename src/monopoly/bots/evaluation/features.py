"""What the value network sees of a position: a row of numbers for every player still in the game.

Only what lies open counts. A row describes its player's money, rents and hopes, what rivals have of
the same, who needs what from whom, and what the next throws may cost. Money is counted in units of
the board, rents in dollars a turn of one rival, so the same weights serve any board.

What is half done is counted as done: a debt as paid, the highest bid as won, a deed for sale as
bought by whoever can pay for it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.evaluation.tables import Tables, tables_for
from monopoly.bots.odds import IN_JAIL, PLACES
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import BANK, RENT_ROOM, SEATS_MAX, SPACES
from monopoly.rules.options import FIRST_BANKRUPTCY, ROUND_LIMIT
from monopoly.rules.state import OPENING, TO_THROW

VERSION: Final = 1  # raised with every change of what a feature means: weights are for one version

# --- the places of a row

CASH: Final = 0  # up to four units
CASH_FIFTH: Final = 1  # up to a fifth of a unit, as a part of it
CASH_HALF: Final = 2  # up to half a unit
CASH_SHARE: Final = 3  # of all the players' cash
CASH_LEAD: Final = 4  # over the richest rival
LOANS: Final = 5  # what mortgages on lone deeds would bring
LIQUID: Final = 6  # cash and all that could be raised
INCOME: Final = 7  # rents now
BUILT: Final = 8  # rents with the cash at hand built
BUILT_FAR: Final = 9  # rents with loans and some cash to come built as well
THREE: Final = 10  # rents with three houses on every lot of whole groups
INCOME_SHARE: Final = 11
BUILT_SHARE: Final = 12
BUILT_FAR_SHARE: Final = 13
THREE_SHARE: Final = 14
INCOME_RIVALS: Final = 15  # of all rivals together
INCOME_RIVAL_MOST: Final = 16
BUILT_RIVALS: Final = 17
BUILT_RIVAL_MOST: Final = 18
BUILT_FAR_RIVAL_MOST: Final = 19
THREE_RIVALS: Final = 20
NET: Final = 21  # rents now from all rivals, less those paid to them
NET_BUILT: Final = 22  # the same with cash built
WHOLE: Final = 23  # color-groups
WHOLE_RIVAL_MOST: Final = 24
BANK_COMPLETES: Final = 25  # rents of groups that one deed of the Bank would complete
RIVAL_COMPLETES: Final = 26  # of groups that one deed of a rival would complete
BEGUN: Final = 27  # of all other groups begun
BANK_COMPLETES_RIVAL_MOST: Final = 28
WANTS: Final = 29  # what could be completed by a trade with one rival
WANTED: Final = 30  # what rivals could complete by a trade with this player
SWAP: Final = 31  # the best trade by which both complete a group: the lesser of the two
SWAPS: Final = 32  # all of them
SWAP_OF_RIVALS: Final = 33  # the best among others
WANTS_OF_RIVALS: Final = 34  # what rivals could complete by trades among themselves
SHORTFALL: Final = 35  # what cash lacks at the rents of the next turn, on average
RUIN: Final = 36  # the chance that the next turn's rents ruin
PAYS_NEXT: Final = 37  # rents of the next turn
GETS_NEXT: Final = 38  # rents from rivals' next turns
RUIN_LATER: Final = 39  # as RUIN, of any turn
SHORTFALL_LATER: Final = 40
RUIN_OF_RIVALS: Final = 41  # on their next turns, together
STAYING: Final = 42  # means beside the rents that rivals will have built
STAYING_OF_RIVALS: Final = 43  # of the rival who stays longest
IN_PRISON: Final = 44
JAIL_CARDS: Final = 45
TURNS_UNTIL: Final = 46  # players who throw before this one, of all
RAILROADS: Final = 47
UTILITIES: Final = 48
DEEDS_SHARE: Final = 49
WORTH_SHARE: Final = 50
MORTGAGED: Final = 51  # of one's own deeds
PLAYERS: Final = 52
BANK_DEEDS: Final = 53
HOUSES_LEFT: Final = 54
ENDING_NEAR: Final = 55  # the richest will win: how soon
WORTH_AT_END: Final = 56  # the same times the lead in worth
FIRST_RUIN_ENDS: Final = 57
FEATURES: Final = 58

KEPT: Final = 0.1  # of a unit: cash that is not built with
TO_COME: Final = 0.5  # of a unit: cash that may come in
LASTS: Final = 10.0  # turns of rents
ROUNDS_NEAR: Final = 10.0
FEW: Final = 1e-9  # keeps shares of nothing from dividing by it


@final
class Features:
    """One position, laid out for the network; used again for the next. Not for two at a time."""

    def __init__(self) -> None:
        self.rows: Final = vec[float]([0.0] * (SEATS_MAX * FEATURES))  # [index * FEATURES + place]
        self.seats: Final = vec[i64]([0] * SEATS_MAX)  # [index]: players still in the game
        self.count: i64 = 0  # how many of them
        self._tables: Tables | None = None

        # by player, as it is or as it would be after a trade
        self._cash: Final = vec[float]([0.0] * SEATS_MAX)
        self._held: Final = vec[i64]([0] * SEATS_MAX)
        self._cards: Final = vec[i64]([0] * SEATS_MAX)

        # by player, worked out from these
        self._whole: Final = vec[i64]([0] * SEATS_MAX)  # color-groups, a bit set
        self._loans: Final = vec[float]([0.0] * SEATS_MAX)
        self._raise: Final = vec[float]([0.0] * SEATS_MAX)
        self._worth: Final = vec[float]([0.0] * SEATS_MAX)
        self._lent: Final = vec[float]([0.0] * SEATS_MAX)  # mortgages on own deeds
        self._income: Final = vec[float]([0.0] * SEATS_MAX)
        self._lone: Final = vec[float]([0.0] * SEATS_MAX)  # income from all but whole color-groups
        self._built: Final = vec[float]([0.0] * SEATS_MAX)
        self._far: Final = vec[float]([0.0] * SEATS_MAX)
        self._three: Final = vec[float]([0.0] * SEATS_MAX)
        self._bank_completes: Final = vec[float]([0.0] * SEATS_MAX)
        self._rival_completes: Final = vec[float]([0.0] * SEATS_MAX)
        self._begun: Final = vec[float]([0.0] * SEATS_MAX)
        self._pays: Final = vec[float]([0.0] * SEATS_MAX)
        self._gets: Final = vec[float]([0.0] * SEATS_MAX)
        self._shortfall: Final = vec[float]([0.0] * SEATS_MAX)
        self._ruin: Final = vec[float]([0.0] * SEATS_MAX)
        self._shortfall_later: Final = vec[float]([0.0] * SEATS_MAX)
        self._ruin_later: Final = vec[float]([0.0] * SEATS_MAX)
        self._staying: Final = vec[float]([0.0] * SEATS_MAX)
        # [one * SEATS_MAX + two]: what one could complete by a trade with two
        self._wants: Final = vec[float]([0.0] * (SEATS_MAX * SEATS_MAX))

        # by group, of whole color-groups
        self._standing: Final = vec[float]([0.0] * (SPACES))
        self._to_lift: Final = vec[float]([0.0] * (SPACES))

        # deeds on which rent is due, in any order
        self._due_count: i64 = 0
        self._due_space: Final = vec[i64]([0] * SPACES)
        self._due_owner: Final = vec[i64]([0] * SPACES)
        self._due_rent: Final = vec[float]([0.0] * SPACES)

    # --- the position

    def look(self, view: View) -> None:
        """Takes a position in, as it will be when what is under way is done."""
        cash, held, cards = self._cash, self._held, self._cards
        self._tables = tables_for(view.board)
        count: i64 = 0
        for player in range(view.players):
            cards[player] = 0
            if not view.retired(player):
                self.seats[count] = player
                count += 1
                cash[player] = float(view.cash(player) + view.salary_due(player))
                held[player] = view.held(player)
        self.count = count
        for deck in range(2):
            if view.jail_card(deck) >= 0:
                cards[view.jail_card(deck)] += 1
        self._settle(view)

    def _settle(self, view: View) -> None:
        """Debts are paid, the bidding is over, what is for sale is bought."""
        cash = self._cash
        for debt in view.debts():
            cash[debt.debtor] -= float(debt.amount)
            if debt.creditor >= 0:
                cash[debt.creditor] += float(debt.amount)
        for claim in view.claims():
            cash[claim.debtor] -= float(claim.amount)
            cash[claim.owner] += float(claim.amount)
        if view.bidder >= 0:
            cash[view.bidder] -= float(view.bid)
            if view.deed_at_auction >= 0:
                self._held[view.bidder] |= bitset.one(view.deed_at_auction)
        space = view.for_sale
        if space >= 0 and not view.retired(view.current):
            price = float(view.board.price[space])
            if cash[view.current] >= price:
                cash[view.current] -= price
                self._held[view.current] |= bitset.one(space)

    def trade(self, view: View, one: i64, two: i64, give: i64, get: i64, paid: i64) -> None:
        """As if one had given some deeds and cash to two, and got some: bit sets, and dollars.

        `paid` is below zero where two pays. Whoever gets a mortgaged deed pays the interest.
        """
        cash, held = self._cash, self._held
        held[one] = held[one] & ~give | get
        held[two] = held[two] & ~get | give
        cash[one] -= float(paid + _interest(view, get))
        cash[two] += float(paid - _interest(view, give))

    def hand_card(self, giver: i64, taker: i64) -> None:
        """As if one had given a Get Out of Jail Free card to another."""
        self._cards[giver] -= 1
        self._cards[taker] += 1

    # --- the rows

    def write(self, view: View) -> None:
        """Works the rows out."""
        tables = self._tables
        assert tables is not None  # noqa: S101 - `look` comes first
        self._clear()
        self._look_at_groups(view, tables)
        self._look_at_deeds(view, tables)
        self._build(view, tables)
        self._look_ahead(view, tables)
        self._find_hopes(view, tables)
        for index in range(self.count):
            self._write_own(view, tables, index)
            self._write_beside_rivals(tables, index)
            self._write_trades(tables, index)
            self._write_table(view, tables, index)

    def _clear(self) -> None:
        wants = self._wants
        for index in range(self.count):
            player = self.seats[index]
            self._whole[player] = 0
            self._three[player] = 0.0
            self._bank_completes[player] = 0.0
            self._rival_completes[player] = 0.0
            self._begun[player] = 0.0
            self._gets[player] = 0.0
            for other in range(self.count):
                wants[player * SEATS_MAX + self.seats[other]] = 0.0

    def _look_at_groups(self, view: View, tables: Tables) -> None:
        """Which color-groups are whole, what stands on them, what lifting their mortgages costs."""
        order = tables.order
        group_bits = tables.board.group_bits
        groups = len(order)
        for index in range(self.count):
            player = self.seats[index]
            held = self._held[player]
            for i in range(groups):
                group = order[i]
                bits = group_bits[group]
                if held & bits == bits:
                    self._whole[player] |= bitset.one(group)
                    self._count_group(view, tables, group)
                    standing = max(tables.three[group], self._standing[group])
                    self._three[player] += tables.income_of(group, standing)

    def _count_group(self, view: View, tables: Tables, group: i64) -> None:
        board = tables.board
        standing: i64 = 0
        lift: i64 = 0
        bits = board.group_bits[group]
        while bits != 0:
            space = bitset.lowest(bits)
            bits = bitset.without_lowest(bits)
            standing += view.buildings(space)
            if view.mortgaged(space):
                lift += board.mortgage[space] + board.interest[space]
        self._standing[group] = float(standing)
        self._to_lift[group] = float(lift)

    def _look_at_deeds(self, view: View, tables: Tables) -> None:
        """Rents as they are, and what the Bank would give for everything."""
        self._due_count = 0
        for index in range(self.count):
            self._look_at_deeds_of(view, tables, self.seats[index])

    def _look_at_deeds_of(self, view: View, tables: Tables, player: i64) -> None:
        board = tables.board
        price, cost = board.price, board.house_cost
        due_space, due_owner, due_rent = self._due_space, self._due_owner, self._due_rent
        due = self._due_count
        held, mortgaged = self._held[player], view.mortgages
        whole_deeds = board.deeds_of[self._whole[player]]
        railroads, utilities = tables.railroads, tables.utilities
        worth, lent, means, loans, income, lone = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        rest = held
        while rest != 0:
            space = bitset.lowest(rest)
            rest = bitset.without_lowest(rest)
            rank = view.buildings(space)
            loan = tables.mortgage[space]
            worth += float(price[space] + rank * cost[space])
            if bitset.has(mortgaged, space):
                lent += loan
                continue
            whole = bitset.has(whole_deeds, space)
            means += loan + 0.5 * float(rank * cost[space])
            times = 2.0 if whole and rank == 0 else 1.0
            if bitset.has(railroads, space):
                rank = bitset.count(held & railroads) - 1
            elif bitset.has(utilities, space):
                rank = bitset.count(held & utilities) - 1
            place = space * RENT_ROOM + rank
            brings = tables.income[place] * times
            income += brings
            if not whole:
                loans += loan
                lone += brings
            due_space[due] = space
            due_owner[due] = player
            due_rent[due] = tables.rent[place] * times
            due += 1
        self._due_count = due
        self._worth[player] = self._cash[player] + worth
        self._lent[player] = lent
        self._raise[player] = means
        self._loans[player] = loans
        self._income[player] = income
        self._lone[player] = lone

    def _build(self, view: View, tables: Tables) -> None:
        for index in range(self.count):
            player = self.seats[index]
            lone = self._lone[player]
            if self._whole[player] == 0:
                self._built[player] = lone
                self._far[player] = lone
                continue
            cash = self._cash[player]
            houses = float(view.houses_left)
            purse = max(cash - KEPT * tables.unit, 0.0)
            self._built[player] = lone + self._built_with(tables, player, purse, houses)
            more = max(cash + self._loans[player] + TO_COME * tables.unit, 0.0)
            self._far[player] = lone + self._built_with(tables, player, more, houses)

    def _built_with(self, tables: Tables, player: i64, purse: float, houses: float) -> float:
        """What whole color-groups bring once so much is spent on them: three houses each first."""
        total = 0.0
        order = tables.order
        whole = self._whole[player]
        for i in range(len(order)):
            group = order[i]
            if not bitset.has(whole, group):
                continue
            standing = self._standing[group]
            lift = self._to_lift[group]
            if lift <= purse:
                purse -= lift
                last = bitset.without(whole, group) == 0
                goal = tables.full[group] if last else tables.three[group]
                more = min(purse / tables.house_cost[group], goal - standing)
                if standing + more <= tables.three[group]:
                    more = min(more, houses)
                if more > 0.0:
                    purse -= more * tables.house_cost[group]
                    houses = max(houses - more, 0.0)
                    standing += more
            total += tables.income_of(group, standing)
            whole = bitset.without(whole, group)
        return total

    def _look_ahead(self, view: View, tables: Tables) -> None:
        """Rents that the next turn of everybody may cost, and any turn."""
        hit, often = tables.hit, tables.often
        spaces, owners, rents = self._due_space, self._due_owner, self._due_rent
        gets = self._gets
        for index in range(self.count):
            player = self.seats[index]
            start = IN_JAIL if view.in_jail(player) else view.position(player)
            cash = max(self._cash[player], 0.0)
            means = self._cash[player] + self._raise[player]
            pays, shortfall, ruin, shortfall_later, ruin_later = 0.0, 0.0, 0.0, 0.0, 0.0
            for i in range(self._due_count):
                owner = owners[i]
                if owner == player:
                    continue
                space = spaces[i]
                rent = rents[i]
                chance = hit[start * PLACES + space]
                pays += chance * rent
                gets[owner] += chance * rent
                if rent > cash:
                    shortfall += chance * (rent - cash)
                    shortfall_later += often[space] * (rent - cash)
                    if rent > means:
                        ruin += chance
                        ruin_later += often[space]
            self._pays[player] = pays
            self._shortfall[player] = shortfall
            self._ruin[player] = ruin
            self._shortfall_later[player] = shortfall_later
            self._ruin_later[player] = ruin_later

    def _find_hopes(self, view: View, tables: Tables) -> None:
        """What everybody could complete, by the rents it would bring with the money there is."""
        board = tables.board
        order = tables.order
        for index in range(self.count):
            player = self.seats[index]
            held = self._held[player]
            means = max(self._cash[player] + self._loans[player] + TO_COME * tables.unit, 0.0)
            for i in range(len(order)):
                group = order[i]
                bits = board.group_bits[group]
                missing = bits & ~held
                if missing in (0, bits):
                    continue
                houses = min(means / tables.house_cost[group], tables.three[group])
                promise = tables.income_of(group, houses)
                holder = self._holder_of(missing)
                if holder >= 0:
                    self._wants[player * SEATS_MAX + holder] += promise
                if bitset.without_lowest(missing) != 0:
                    self._begun[player] += promise
                elif holder >= 0:
                    self._rival_completes[player] += promise
                else:
                    self._bank_completes[player] += promise

    def _holder_of(self, deeds: i64) -> i64:
        """Who holds all of some deeds, or the Bank's number."""
        for index in range(self.count):
            player = self.seats[index]
            if self._held[player] & deeds == deeds:
                return player
        return BANK

    # --- one row

    def _write_own(self, view: View, tables: Tables, index: i64) -> None:
        rows = self.rows
        row = index * FEATURES
        player = self.seats[index]
        unit, income_unit = tables.unit, tables.income_unit
        cash = self._cash[player] / unit
        held = self._held[player]
        rows[row + CASH] = min(cash, 4.0)
        rows[row + CASH_FIFTH] = min(cash * 5.0, 1.0)
        rows[row + CASH_HALF] = min(cash * 2.0, 1.0)
        rows[row + LOANS] = self._loans[player] / unit
        rows[row + LIQUID] = (self._cash[player] + self._raise[player]) / unit
        rows[row + INCOME] = self._income[player] / income_unit
        rows[row + BUILT] = self._built[player] / income_unit
        rows[row + BUILT_FAR] = self._far[player] / income_unit
        rows[row + THREE] = self._three[player] / income_unit
        rows[row + WHOLE] = float(bitset.count(self._whole[player]))
        rows[row + BANK_COMPLETES] = self._bank_completes[player] / income_unit
        rows[row + RIVAL_COMPLETES] = self._rival_completes[player] / income_unit
        rows[row + BEGUN] = self._begun[player] / income_unit
        rows[row + SHORTFALL] = self._shortfall[player] / income_unit
        rows[row + RUIN] = self._ruin[player]
        rows[row + PAYS_NEXT] = self._pays[player] / income_unit
        rows[row + GETS_NEXT] = self._gets[player] / income_unit
        rows[row + RUIN_LATER] = self._ruin_later[player]
        rows[row + SHORTFALL_LATER] = self._shortfall_later[player] / income_unit
        rows[row + IN_PRISON] = 1.0 if view.in_jail(player) else 0.0
        rows[row + JAIL_CARDS] = float(self._cards[player])
        rows[row + RAILROADS] = 0.25 * float(bitset.count(held & tables.railroads))
        rows[row + UTILITIES] = 0.5 * float(bitset.count(held & tables.utilities))
        rows[row + MORTGAGED] = self._lent[player] / unit

    def _write_beside_rivals(self, tables: Tables, index: i64) -> None:
        """Sums, shares and the most of rivals."""
        player = self.seats[index]
        cash, income, built, far, three = 0.0, 0.0, 0.0, 0.0, 0.0
        worth, deeds, ruin, staying = 0.0, 0.0, 0.0, 0.0
        richest, income_most, built_most, far_most, whole_most = 0.0, 0.0, 0.0, 0.0, 0.0
        worth_most = 0.0
        for other in range(self.count):
            if other == index:
                continue
            rival = self.seats[other]
            cash += max(self._cash[rival], 0.0)
            richest = max(richest, self._cash[rival])
            income += self._income[rival]
            income_most = max(income_most, self._income[rival])
            built += self._built[rival]
            built_most = max(built_most, self._built[rival])
            far += self._far[rival]
            far_most = max(far_most, self._far[rival])
            three += self._three[rival]
            whole_most = max(whole_most, float(bitset.count(self._whole[rival])))
            worth += self._worth[rival]
            worth_most = max(worth_most, self._worth[rival])
            deeds += float(bitset.count(self._held[rival]))
            ruin += self._ruin[rival]
        rivals = max(float(self.count - 1), 1.0)
        rows = self.rows
        row = index * FEATURES
        unit, income_unit = tables.unit, tables.income_unit
        own_cash = self._cash[player]
        rows[row + CASH_SHARE] = _share(max(own_cash, 0.0), cash)
        rows[row + CASH_LEAD] = max(min((own_cash - richest) / unit, 3.0), -3.0)
        rows[row + INCOME_SHARE] = _share(self._income[player], income)
        rows[row + BUILT_SHARE] = _share(self._built[player], built)
        rows[row + BUILT_FAR_SHARE] = _share(self._far[player], far)
        rows[row + THREE_SHARE] = _share(self._three[player], three)
        rows[row + INCOME_RIVALS] = income / income_unit
        rows[row + INCOME_RIVAL_MOST] = income_most / income_unit
        rows[row + BUILT_RIVALS] = built / income_unit
        rows[row + BUILT_RIVAL_MOST] = built_most / income_unit
        rows[row + BUILT_FAR_RIVAL_MOST] = far_most / income_unit
        rows[row + THREE_RIVALS] = three / income_unit
        rows[row + NET] = (self._income[player] * rivals - income) / income_unit
        rows[row + NET_BUILT] = (self._built[player] * rivals - built) / income_unit
        rows[row + WHOLE_RIVAL_MOST] = whole_most
        rows[row + DEEDS_SHARE] = _share(float(bitset.count(self._held[player])), deeds)
        rows[row + WORTH_SHARE] = _share(max(self._worth[player], 0.0), worth)
        rows[row + RUIN_OF_RIVALS] = ruin
        means = max(own_cash + self._raise[player], 0.0)
        rows[row + STAYING] = _share(means, LASTS * built)
        total = built + self._built[player]
        for other in range(self.count):
            if other != index:
                rival = self.seats[other]
                means = max(self._cash[rival] + self._raise[rival], 0.0)
                staying = max(staying, _share(means, LASTS * (total - self._built[rival])))
        rows[row + STAYING_OF_RIVALS] = staying
        rows[row + WORTH_AT_END] = max(min((self._worth[player] - worth_most) / unit, 2.0), -2.0)

    def _write_trades(self, tables: Tables, index: i64) -> None:
        """Who needs what from whom."""
        wants = self._wants
        player = self.seats[index]
        wanting, wanted, swap, swaps, of_rivals, swap_of_rivals = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        bank_most = 0.0
        for one in range(self.count):
            rival = self.seats[one]
            if rival == player:
                continue
            bank_most = max(bank_most, self._bank_completes[rival])
            gets = wants[player * SEATS_MAX + rival]
            gives = wants[rival * SEATS_MAX + player]
            wanting += gets
            wanted += gives
            swaps += min(gets, gives)
            swap = max(swap, min(gets, gives))
            for two in range(self.count):
                other = self.seats[two]
                if two == one or other == player:
                    continue
                theirs = wants[rival * SEATS_MAX + other]
                of_rivals += theirs
                if theirs > swap_of_rivals:
                    swap_of_rivals = max(
                        swap_of_rivals, min(theirs, wants[other * SEATS_MAX + rival])
                    )
        rows = self.rows
        row = index * FEATURES
        scale = 1.0 / tables.income_unit
        rows[row + BANK_COMPLETES_RIVAL_MOST] = bank_most * scale
        rows[row + WANTS] = wanting * scale
        rows[row + WANTED] = wanted * scale
        rows[row + SWAP] = swap * scale
        rows[row + SWAPS] = swaps * scale
        rows[row + SWAP_OF_RIVALS] = swap_of_rivals * scale
        rows[row + WANTS_OF_RIVALS] = of_rivals * scale

    def _write_table(self, view: View, tables: Tables, index: i64) -> None:
        """The turn, the Bank and how the game ends: much of it the same for all."""
        rows = self.rows
        row = index * FEATURES
        board = tables.board
        before: i64 = 0  # who throw before this player
        player = self.seats[index]
        current = view.current
        to_throw = view.phase in (TO_THROW, OPENING)
        distance = (player - current) % view.players
        for other in range(self.count):
            other_distance = (self.seats[other] - current) % view.players
            if other_distance < distance and (to_throw or other_distance > 0):
                before += 1
        if distance == 0 and not to_throw:
            before = self.count
        rows[row + TURNS_UNTIL] = float(before) / float(self.count)
        rows[row + PLAYERS] = float(self.count - 2) * 0.25
        at_bank = board.all_deeds
        for other in range(self.count):
            at_bank &= ~self._held[self.seats[other]]
        rows[row + BANK_DEEDS] = float(bitset.count(at_bank)) / tables.deed_count
        rows[row + HOUSES_LEFT] = min(float(view.houses_left) / 32.0, 1.5)
        near = _ending_near(view)
        rows[row + ENDING_NEAR] = near
        rows[row + WORTH_AT_END] *= near
        rows[row + FIRST_RUIN_ENDS] = 1.0 if board.ending == FIRST_BANKRUPTCY else 0.0


def _share(mine: float, others: float) -> float:
    return mine / (mine + others + FEW)


def _interest(view: View, deeds: i64) -> i64:
    total: i64 = 0
    rest = deeds & view.mortgages
    while rest != 0:
        total += view.board.interest[bitset.lowest(rest)]
        rest = bitset.without_lowest(rest)
    return total


def _ending_near(view: View) -> float:
    """From 0, where only ruin ends the game, to 1: the richest wins this turn."""
    if view.time_up:
        return 1.0
    limit = view.board.option[ROUND_LIMIT]
    if limit > 0:
        return ROUNDS_NEAR / (ROUNDS_NEAR + float(max(limit - view.rounds, 0)))
    return 0.0
