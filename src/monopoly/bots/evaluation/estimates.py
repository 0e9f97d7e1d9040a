"""A position as it will be when what is under way is done, and what follows for everybody.

Rents as they are and as they would be with the cash built, what a next turn may cost, and who could
complete which groups, alone or by a trade.

What is half done is counted as done: a debt as paid, the highest bid as won, a deed for sale as
bought by whoever can pay for it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots import deed_prices
from monopoly.bots.evaluation.seat import Seat
from monopoly.bots.evaluation.tables import GroupTable, Tables, tables_for
from monopoly.bots.odds import PLACES
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import GROUPS_MAX, RENT_ROOM, SEATS_MAX, SPACES

KEPT: Final = 0.1  # of a unit: cash that is not built with
TO_COME: Final = 0.5  # of a unit: cash that may come in
OUT_OF_JAIL: Final = 0.4  # how likely a prisoner walks in the next turn, more or less
PAIRS: Final = SEATS_MAX * SEATS_MAX
DUES: Final = SEATS_MAX * SPACES
UNKNOWN: Final = -1  # no set of deeds


@final
class Estimates:
    """One position and what it promises everybody; used again for the next."""

    def __init__(self) -> None:
        self._by_player: Final = vec[Seat]([Seat(player) for player in range(SEATS_MAX)])
        self.seats: Final = vec[Seat]([Seat(player) for player in range(SEATS_MAX)])
        self.count: i64 = 0  # seats of players still in the game: the first so many
        self.at_bank: i64 = 0  # deeds
        self._tables: Tables | None = None

        # [one * SEATS_MAX + two], seats: what one could complete by a trade with two: all of it,
        # the best group, which that is, and the second best
        self.wants: Final = vec[float]([0.0] * PAIRS)
        self._best: Final = vec[float]([0.0] * PAIRS)
        self._best_group: Final = vec[i64]([-1] * PAIRS)
        self._second: Final = vec[float]([0.0] * PAIRS)
        self.any_wants = False  # otherwise all of these are zero
        # if there are any: the best exchange by which both complete a group, the lesser gain
        self.swap: Final = vec[float]([0.0] * PAIRS)
        self._wants_at: Final = vec[i64]([0] * PAIRS)  # the pairs that are not
        self._wants_count: i64 = 0

        # by group, of whole color-groups: buildings, those that the cash would add included
        self._standing: Final = vec[float]([0.0] * GROUPS_MAX)
        self._level: Final = vec[float]([0.0] * GROUPS_MAX)
        self._to_lift: Final = vec[float]([0.0] * GROUPS_MAX)

        # deeds on which rent is due: each player's from the same place on
        self._due_space: Final = vec[i64]([0] * DUES)
        self._due_rent: Final = vec[float]([0.0] * DUES)
        self._due_built: Final = vec[float]([0.0] * DUES)  # once the cash is built

    # --- the position

    def look(self, view: View) -> None:
        """Takes a position in, as it will be when what is under way is done."""
        self._tables = tables_for(view.board)
        for seat in self._by_player:
            seat.counted = UNKNOWN
        self.look_again(view)

    def look_again(self, view: View) -> None:
        """Takes the same position in once more, without the trade that was added.

        What follows from deeds that a player still holds is not worked out anew.
        """
        count: i64 = 0
        for player in range(view.players):
            if not view.retired(player):
                seat = self._by_player[player]
                seat.cash = float(view.cash(player) + view.salary_due(player))
                seat.held = view.held(player)
                seat.cards = 0.0
                self.seats[count] = seat
                count += 1
        self.count = count
        for deck in range(2):
            holder = view.jail_card(deck)
            if holder >= 0:
                self._by_player[holder].cards += 1.0
        self._settle(view)

    def _settle(self, view: View) -> None:
        """Debts are paid, the bidding is over, what is for sale is bought."""
        of = self._by_player
        if view.anything_owed:
            for debt in view.debts():
                of[debt.debtor].cash -= float(debt.amount)
                if debt.creditor >= 0:
                    of[debt.creditor].cash += float(debt.amount)
            for claim in view.claims():
                of[claim.debtor].cash -= float(claim.amount)
                of[claim.owner].cash += float(claim.amount)
        if view.bidder >= 0:
            bidder = of[view.bidder]
            bidder.cash -= float(view.bid)
            if view.deed_at_auction >= 0:
                bidder.held |= bitset.one(view.deed_at_auction)
        space = view.for_sale
        if space >= 0 and not view.retired(view.current):
            buyer = of[view.current]
            price = float(view.board.price[space])
            if buyer.cash >= price:
                buyer.cash -= price
                buyer.held |= bitset.one(space)

    def trade(self, view: View, one: i64, two: i64, give: i64, get: i64, paid: i64) -> None:
        """As if one had given some deeds and cash to two, and got some: bit sets, and dollars.

        `paid` is below zero where two pays. Whoever gets a mortgaged deed pays the interest.
        """
        giver, taker = self._by_player[one], self._by_player[two]
        giver.held = giver.held & ~give | get
        taker.held = taker.held & ~get | give
        giver.cash -= float(paid + deed_prices.interest(view, get))
        taker.cash += float(paid - deed_prices.interest(view, give))

    def hand_card(self, giver: i64, taker: i64) -> None:
        """As if one had given a Get Out of Jail Free card to another."""
        self._by_player[giver].cards -= 1.0
        self._by_player[taker].cards += 1.0

    # --- what follows from it

    def work_out(self, view: View) -> None:
        """After `look` or `look_again`, and whatever trade was added."""
        tables = self.tables()
        at_bank = tables.board.all_deeds
        moved = False
        for index in range(self.count):
            seat = self.seats[index]
            at_bank &= ~seat.held
            if seat.counted != seat.held:
                moved = True
        self.at_bank = at_bank
        if moved:
            self._look_at_groups(view, tables)
            self._look_at_deeds(view, tables)
            self._look_at_next_turns(view, tables)
        for index in range(self.count):
            seat = self.seats[index]
            seat.worth = seat.cash + seat.property
            seat.means = seat.cash + seat.raisable
            self._build(view, tables, seat)
        self._look_for_ruin(tables)
        self._find_hopes(tables)

    def tables(self) -> Tables:
        """The figures of the board looked at."""
        tables = self._tables
        assert tables is not None  # noqa: S101 - `look` comes first
        return tables

    def _look_at_groups(self, view: View, tables: Tables) -> None:
        """Which color-groups are whole, what stands on them, what lifting their mortgages costs."""
        for index in range(self.count):
            self.seats[index].clear_groups()
        for place in range(len(tables.groups)):
            table = tables.groups[place]
            bits = table.bits
            if self.at_bank & bits != 0:
                continue
            for index in range(self.count):
                seat = self.seats[index]
                if seat.held & bits == bits:
                    seat.whole |= bits
                    seat.whole_groups |= bitset.one(place)
                    seat.groups += 1.0
                    standing = max(table.three, self._count_group(view, tables, table))
                    seat.three += table.income(standing)
                    break

    def _count_group(self, view: View, tables: Tables, table: GroupTable) -> float:
        board = tables.board
        standing: i64 = 0
        lift: i64 = 0
        bits = table.bits
        while bits != 0:
            space = bitset.lowest(bits)
            bits = bitset.without_lowest(bits)
            standing += view.buildings(space)
            if view.mortgaged(space):
                lift += board.mortgage[space] + board.interest[space]
        self._standing[table.group] = float(standing)
        self._to_lift[table.group] = float(lift)
        return float(standing)

    def _look_at_deeds(self, view: View, tables: Tables) -> None:
        """Rents as they are, and what the Bank would give for everything."""
        for index in range(self.count):
            seat = self.seats[index]
            if seat.counted != seat.held:
                self._look_at_deeds_of(view, tables, seat)
                seat.counted = seat.held

    def _look_at_deeds_of(self, view: View, tables: Tables, seat: Seat) -> None:
        due_space, due_rent, due_built = self._due_space, self._due_rent, self._due_built
        deeds, incomes, rents = tables.deeds, tables.income, tables.rent
        whole, mortgaged = seat.whole, view.mortgages
        worth, lent, means, loans, income, lone, top = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        due = seat.due_first
        rest = seat.held
        while rest != 0:
            space = bitset.lowest(rest)
            rest = bitset.without_lowest(rest)
            deed = deeds[space]
            rank = view.buildings(space)
            cost = 0.0
            if rank != 0:
                cost = float(rank) * deed.house_cost
            worth += deed.price + cost
            if bitset.has(mortgaged, space):
                lent += deed.mortgage
                continue
            means += deed.mortgage + 0.5 * cost
            is_whole = bitset.has(whole, space)
            if deed.is_lot and rank == 0:
                brings, rent = deed.bare_income, deed.bare_rent
                if is_whole:
                    brings *= 2.0
                    rent *= 2.0
            else:
                if not deed.is_lot:
                    mates = tables.railroads if deed.is_railroad else tables.utilities
                    rank = bitset.count(seat.held & mates) - 1
                place = space * RENT_ROOM + rank
                brings, rent = incomes[place], rents[place]
            income += brings
            if not is_whole:
                loans += deed.mortgage
                lone += brings
            due_space[due] = space
            due_rent[due] = rent
            due_built[due] = rent
            top = max(top, rent)
            due += 1
        seat.due_end = due
        seat.property = worth
        seat.lent = lent
        seat.raisable = means
        seat.loans = loans
        seat.income = income
        seat.lone = lone
        seat.top_rent_now = top
        seat.railroads = float(bitset.count(seat.held & tables.railroads))
        seat.utilities = float(bitset.count(seat.held & tables.utilities))

    def _build(self, view: View, tables: Tables, seat: Seat) -> None:
        seat.purse = max(seat.cash + seat.loans + TO_COME * tables.unit, 0.0)
        seat.top_rent = seat.top_rent_now
        if seat.whole == 0:
            seat.built = seat.lone
            seat.far = seat.lone
            return
        houses = float(view.houses_left)
        seat.far = seat.lone + self._built_with(tables, seat, seat.purse, houses)
        cash = max(seat.cash - KEPT * tables.unit, 0.0)
        seat.built = seat.lone + self._built_with(tables, seat, cash, houses)
        self._raise_rents(tables, seat)

    def _built_with(self, tables: Tables, seat: Seat, purse: float, houses: float) -> float:
        """What whole color-groups bring once so much is spent on them: three houses each first.

        Leaves the buildings in `_level`.
        """
        level = self._level
        to_build: i64 = 0
        rest = seat.whole_groups
        while rest != 0:
            place = bitset.lowest(rest)
            rest = bitset.without_lowest(rest)
            table = tables.groups[place]
            group = table.group
            standing = self._standing[group]
            lift = self._to_lift[group]
            if lift > purse:
                level[group] = standing
                continue
            to_build |= bitset.one(place)
            purse -= lift
            more = min(purse / table.house_cost, table.three - standing)
            more = min(more, houses)
            if more > 0.0:
                standing += more
                purse -= more * table.house_cost
                houses -= more
            level[group] = standing
        total = 0.0
        rest = seat.whole_groups
        while rest != 0:
            place = bitset.lowest(rest)
            rest = bitset.without_lowest(rest)
            table = tables.groups[place]
            standing = level[table.group]
            if standing >= table.three and bitset.has(to_build, place):
                more = min(purse / table.house_cost, table.full - standing)
                if more > 0.0:
                    standing += more
                    purse -= more * table.house_cost
                    level[table.group] = standing
            total += table.income(standing)
        return total

    def _raise_rents(self, tables: Tables, seat: Seat) -> None:
        """Rents of whole color-groups once the cash at hand is built."""
        board = tables.board
        for i in range(seat.due_first, seat.due_end):
            space = self._due_space[i]
            if bitset.has(seat.whole, space):
                lots = float(bitset.count(board.mates[space]))
                rent = tables.rent_of(space, self._level[board.group[space]] / lots)
                rent = max(rent, self._due_rent[i])
                self._due_built[i] = rent
                seat.top_rent = max(seat.top_rent, rent)

    def _look_at_next_turns(self, view: View, tables: Tables) -> None:
        """Rents that the next turn of everybody may cost."""
        for index in range(self.count):
            self.seats[index].gets = 0.0
        for index in range(self.count):
            seat = self.seats[index]
            seat.start = view.position(seat.player) * PLACES
            seat.walks = OUT_OF_JAIL if view.in_jail(seat.player) else 1.0
            seat.pays = 0.0
            for other in range(self.count):
                if other != index:
                    self._visit(tables, seat, self.seats[other])

    def _visit(self, tables: Tables, seat: Seat, rival: Seat) -> None:
        """What a player's next turn pays to one rival."""
        hit, spaces, rents = tables.hit, self._due_space, self._due_rent
        start, walks = seat.start, seat.walks
        pays, gets = seat.pays, rival.gets
        for i in range(rival.due_first, rival.due_end):
            pay = hit[start + spaces[i]] * walks * rents[i]
            pays += pay
            gets += pay
        seat.pays = pays
        rival.gets = gets

    def _look_for_ruin(self, tables: Tables) -> None:
        """Rents that cash would not pay: of the next turn, and any once rivals have built."""
        for index in range(self.count):
            seat = self.seats[index]
            seat.shortfall = 0.0
            seat.ruin = 0.0
            seat.shortfall_later = 0.0
            seat.ruin_later = 0.0
            cash = max(seat.cash, 0.0)
            for other in range(self.count):
                if other != index and self.seats[other].top_rent > cash:
                    self._visit_poor(tables, seat, self.seats[other])

    def _visit_poor(self, tables: Tables, seat: Seat, rival: Seat) -> None:
        """The rents of one rival that a player's cash would not pay."""
        hit, often, spaces = tables.hit, tables.often, self._due_space
        cash = max(seat.cash, 0.0)
        means = seat.means
        for i in range(rival.due_first, rival.due_end):
            built = self._due_built[i]
            if built <= cash:
                continue
            space = spaces[i]
            chance = often[space]
            seat.shortfall_later += chance * (built - cash)
            if built > means:
                seat.ruin_later += chance
            rent = self._due_rent[i]
            if rent > cash:
                chance = hit[seat.start + space] * seat.walks
                seat.shortfall += chance * (rent - cash)
                if rent > means:
                    seat.ruin += chance

    # --- hopes

    def _find_hopes(self, tables: Tables) -> None:
        """What everybody could complete, by the rents it would bring with the money there is."""
        if self.any_wants:
            self._forget_wants()
        for index in range(self.count):
            self.seats[index].clear_hopes()
        for table in tables.groups:
            bits = table.bits
            at_bank = self.at_bank & bits
            if at_bank == bits:
                continue
            holders = self._holders_of(bits)
            alone = bitset.without_lowest(holders) == 0
            if alone and at_bank == 0:
                continue  # it is whole
            for index in range(self.count):
                if bitset.has(holders, index):
                    self._hope(table, index, at_bank, holders)
        if self.any_wants:
            self._find_swaps()

    def _hope(self, table: GroupTable, index: i64, at_bank: i64, holders: i64) -> None:
        seat = self.seats[index]
        missing = table.bits & ~seat.held
        promise = table.with_three
        if seat.purse < table.cost_of_three:
            promise = table.income(seat.purse / table.house_cost)
        one = bitset.without_lowest(missing) == 0
        if at_bank != 0:
            if one:
                seat.bank_completes += promise
            else:
                seat.begun += promise
            return
        seat.pieces += table.with_three / float(bitset.count(holders))
        other = bitset.without(holders, index)
        if bitset.without_lowest(other) != 0:
            seat.spread += promise
            return
        self._want(index, bitset.lowest(other), table.group, promise)
        if one:
            seat.rival_completes += promise

    def _holders_of(self, deeds: i64) -> i64:
        """Who holds any of some deeds, a bit set of seats."""
        found: i64 = 0
        for index in range(self.count):
            if self.seats[index].held & deeds != 0:
                found |= bitset.one(index)
        return found

    def _forget_wants(self) -> None:
        self.any_wants = False
        for place in range(self._wants_count):
            pair = self._wants_at[place]
            self.wants[pair] = 0.0
            self._best[pair] = 0.0
            self._second[pair] = 0.0
            self._best_group[pair] = -1
        self._wants_count = 0

    def _want(self, one: i64, two: i64, group: i64, promise: float) -> None:
        pair = one * SEATS_MAX + two
        self.any_wants = True
        if self._best_group[pair] < 0:
            self._best_group[pair] = group
            self._wants_at[self._wants_count] = pair
            self._wants_count += 1
        self.wants[pair] += promise
        seat = self.seats[one]
        seat.wanting += promise
        if promise > self._best[pair]:
            self._second[pair] = self._best[pair]
            self._best[pair] = promise
            self._best_group[pair] = group
            seat.wanting_most = max(seat.wanting_most, promise)
        elif promise > self._second[pair]:
            self._second[pair] = promise

    def _find_swaps(self) -> None:
        for one in range(self.count):
            for two in range(one + 1, self.count):
                there, back = one * SEATS_MAX + two, two * SEATS_MAX + one
                swap = self._swap(there, back)
                self.swap[there] = swap
                self.swap[back] = swap

    def _swap(self, there: i64, back: i64) -> float:
        """A group that both have begun is for one of them only."""
        if self._best[there] == 0.0 or self._best[back] == 0.0:
            return 0.0
        if self._best_group[there] != self._best_group[back]:
            return min(self._best[there], self._best[back])
        return max(
            min(self._best[there], self._second[back]),
            min(self._second[there], self._best[back]),
        )
