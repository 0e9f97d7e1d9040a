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
from monopoly.bots.evaluation.tables import Tables, tables_for
from monopoly.bots.odds import PLACES
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import GROUPS_MAX, RENT_ROOM, SEATS_MAX, SPACES

KEPT: Final = 0.1  # of a unit: cash that is not built with
TO_COME: Final = 0.5  # of a unit: cash that may come in
OUT_OF_JAIL: Final = 0.4  # how likely a prisoner walks in the next turn, more or less
PAIRS: Final = SEATS_MAX * SEATS_MAX


@final
class Estimates:
    """One position and what it promises everybody; used again for the next."""

    def __init__(self) -> None:
        self.seats: Final = vec[i64]([0] * SEATS_MAX)  # [index]: players still in the game
        self.count: i64 = 0  # how many of them
        self._tables: Tables | None = None

        # by player, as it is or as it would be after a trade
        self.cash: Final = vec[float]([0.0] * SEATS_MAX)
        self.held: Final = vec[i64]([0] * SEATS_MAX)
        self.cards: Final = vec[i64]([0] * SEATS_MAX)

        # by player, worked out from these
        self.whole: Final = vec[i64]([0] * SEATS_MAX)  # color-groups, a bit set
        self.loans: Final = vec[float]([0.0] * SEATS_MAX)
        self.raisable: Final = vec[float]([0.0] * SEATS_MAX)
        self.worth: Final = vec[float]([0.0] * SEATS_MAX)
        self.lent: Final = vec[float]([0.0] * SEATS_MAX)  # mortgages on own deeds
        self.income: Final = vec[float]([0.0] * SEATS_MAX)
        self._lone: Final = vec[float]([0.0] * SEATS_MAX)  # income from all but whole color-groups
        self.built: Final = vec[float]([0.0] * SEATS_MAX)
        self.far: Final = vec[float]([0.0] * SEATS_MAX)
        self.three: Final = vec[float]([0.0] * SEATS_MAX)
        self.bank_completes: Final = vec[float]([0.0] * SEATS_MAX)
        self.rival_completes: Final = vec[float]([0.0] * SEATS_MAX)
        self.begun: Final = vec[float]([0.0] * SEATS_MAX)
        self.spread: Final = vec[float]([0.0] * SEATS_MAX)
        self.pieces: Final = vec[float]([0.0] * SEATS_MAX)
        self.pays: Final = vec[float]([0.0] * SEATS_MAX)
        self.gets: Final = vec[float]([0.0] * SEATS_MAX)
        self.shortfall: Final = vec[float]([0.0] * SEATS_MAX)
        self.ruin: Final = vec[float]([0.0] * SEATS_MAX)
        self.shortfall_later: Final = vec[float]([0.0] * SEATS_MAX)
        self.ruin_later: Final = vec[float]([0.0] * SEATS_MAX)
        self.top_rent: Final = vec[float]([0.0] * SEATS_MAX)
        # [one * SEATS_MAX + two]: what one could complete by a trade with two: all of it, the best
        # group, which that is, and the second best
        self.wants: Final = vec[float]([0.0] * PAIRS)
        self.best: Final = vec[float]([0.0] * PAIRS)
        self._best_group: Final = vec[i64]([0] * PAIRS)
        self._second: Final = vec[float]([0.0] * PAIRS)

        # by group, of whole color-groups: buildings, those that the cash would add included
        self._standing: Final = vec[float]([0.0] * GROUPS_MAX)
        self._level: Final = vec[float]([0.0] * GROUPS_MAX)
        self._to_lift: Final = vec[float]([0.0] * GROUPS_MAX)

        # deeds on which rent is due, in any order
        self._due_count: i64 = 0
        self._due_space: Final = vec[i64]([0] * SPACES)
        self._due_owner: Final = vec[i64]([0] * SPACES)
        self._due_rent: Final = vec[float]([0.0] * SPACES)
        self._due_built: Final = vec[float]([0.0] * SPACES)  # once the cash is built

    # --- the position

    def look(self, view: View) -> None:
        """Takes a position in, as it will be when what is under way is done."""
        cash, held, cards = self.cash, self.held, self.cards
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
        cash = self.cash
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
                self.held[view.bidder] |= bitset.one(view.deed_at_auction)
        space = view.for_sale
        if space >= 0 and not view.retired(view.current):
            price = float(view.board.price[space])
            if cash[view.current] >= price:
                cash[view.current] -= price
                self.held[view.current] |= bitset.one(space)

    def trade(self, view: View, one: i64, two: i64, give: i64, get: i64, paid: i64) -> None:
        """As if one had given some deeds and cash to two, and got some: bit sets, and dollars.

        `paid` is below zero where two pays. Whoever gets a mortgaged deed pays the interest.
        """
        cash, held = self.cash, self.held
        held[one] = held[one] & ~give | get
        held[two] = held[two] & ~get | give
        cash[one] -= float(paid + deed_prices.interest(view, get))
        cash[two] += float(paid - deed_prices.interest(view, give))

    def hand_card(self, giver: i64, taker: i64) -> None:
        """As if one had given a Get Out of Jail Free card to another."""
        self.cards[giver] -= 1
        self.cards[taker] += 1

    # --- what follows from it

    def work_out(self, view: View) -> None:
        """After `look`, and whatever trade was added."""
        tables = self.tables()
        self._clear()
        self._look_at_groups(view, tables)
        self._look_at_deeds(view, tables)
        self._build(view, tables)
        self._raise_rents(tables)
        self._look_ahead(view, tables)
        self._find_hopes(tables)

    def tables(self) -> Tables:
        """The figures of the board looked at."""
        tables = self._tables
        assert tables is not None  # noqa: S101 - `look` comes first
        return tables

    def _clear(self) -> None:
        wants = self.wants
        for index in range(self.count):
            player = self.seats[index]
            self.whole[player] = 0
            self.three[player] = 0.0
            self.bank_completes[player] = 0.0
            self.rival_completes[player] = 0.0
            self.begun[player] = 0.0
            self.spread[player] = 0.0
            self.pieces[player] = 0.0
            self.gets[player] = 0.0
            for other in range(self.count):
                pair = player * SEATS_MAX + self.seats[other]
                wants[pair] = 0.0
                self.best[pair] = 0.0
                self._second[pair] = 0.0
                self._best_group[pair] = -1

    def _look_at_groups(self, view: View, tables: Tables) -> None:
        """Which color-groups are whole, what stands on them, what lifting their mortgages costs."""
        order = tables.order
        group_bits = tables.board.group_bits
        groups = len(order)
        for index in range(self.count):
            player = self.seats[index]
            held = self.held[player]
            for i in range(groups):
                group = order[i]
                bits = group_bits[group]
                if held & bits == bits:
                    self.whole[player] |= bitset.one(group)
                    self._count_group(view, tables, group)
                    standing = max(tables.three[group], self._standing[group])
                    self.three[player] += tables.income_of(group, standing)

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
        held, mortgaged = self.held[player], view.mortgages
        whole_deeds = board.deeds_of[self.whole[player]]
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
        self.worth[player] = self.cash[player] + worth
        self.lent[player] = lent
        self.raisable[player] = means
        self.loans[player] = loans
        self.income[player] = income
        self._lone[player] = lone

    def _build(self, view: View, tables: Tables) -> None:
        for index in range(self.count):
            player = self.seats[index]
            lone = self._lone[player]
            if self.whole[player] == 0:
                self.built[player] = lone
                self.far[player] = lone
                continue
            cash = self.cash[player]
            houses = float(view.houses_left)
            more = max(cash + self.loans[player] + TO_COME * tables.unit, 0.0)
            self.far[player] = lone + self._built_with(tables, player, more, houses)
            purse = max(cash - KEPT * tables.unit, 0.0)
            self.built[player] = lone + self._built_with(tables, player, purse, houses)

    def _built_with(self, tables: Tables, player: i64, purse: float, houses: float) -> float:
        """What whole color-groups bring once so much is spent on them: three houses each first.

        Leaves the buildings in `_level`.
        """
        order = tables.order
        whole = self.whole[player]
        level = self._level
        for i in range(len(order)):
            group = order[i]
            if not bitset.has(whole, group):
                continue
            level[group] = self._standing[group]
            lift = self._to_lift[group]
            if lift > purse:
                whole = bitset.without(whole, group)
                continue
            purse -= lift
            more = min(purse / tables.house_cost[group], tables.three[group] - level[group])
            more = min(more, houses)
            if more > 0.0:
                level[group] += more
                purse -= more * tables.house_cost[group]
                houses -= more
        total = 0.0
        for i in range(len(order)):
            group = order[i]
            if bitset.has(whole, group) and level[group] >= tables.three[group]:
                more = min(purse / tables.house_cost[group], tables.full[group] - level[group])
                if more > 0.0:
                    level[group] += more
                    purse -= more * tables.house_cost[group]
            if bitset.has(self.whole[player], group):
                total += tables.income_of(group, level[group])
        return total

    def _raise_rents(self, tables: Tables) -> None:
        """Rents of whole color-groups once the cash at hand is built."""
        spaces, owners, rents, built = (
            self._due_space,
            self._due_owner,
            self._due_rent,
            self._due_built,
        )
        group_of = tables.board.group
        for index in range(self.count):
            self.top_rent[self.seats[index]] = 0.0
        for i in range(self._due_count):
            space, owner = spaces[i], owners[i]
            rent = rents[i]
            group = group_of[space]
            if bitset.has(self.whole[owner], group):
                rent = max(tables.rent_of(space, self._level[group] / tables.lots_in[group]), rent)
            built[i] = rent
            self.top_rent[owner] = max(self.top_rent[owner], rent)

    def _look_ahead(self, view: View, tables: Tables) -> None:
        """Rents that the next turn of everybody may cost, and any turn once rivals have built."""
        hit, often = tables.hit, tables.often
        spaces, owners = self._due_space, self._due_owner
        rents, built = self._due_rent, self._due_built
        gets = self.gets
        for index in range(self.count):
            player = self.seats[index]
            start = view.position(player) * PLACES
            walks = OUT_OF_JAIL if view.in_jail(player) else 1.0
            cash = max(self.cash[player], 0.0)
            means = self.cash[player] + self.raisable[player]
            pays, shortfall, ruin, shortfall_later, ruin_later = 0.0, 0.0, 0.0, 0.0, 0.0
            for i in range(self._due_count):
                owner = owners[i]
                if owner == player:
                    continue
                space = spaces[i]
                rent = rents[i]
                chance = hit[start + space] * walks
                pays += chance * rent
                gets[owner] += chance * rent
                if rent > cash:
                    shortfall += chance * (rent - cash)
                    if rent > means:
                        ruin += chance
                rent = built[i]
                if rent > cash:
                    shortfall_later += often[space] * (rent - cash)
                    if rent > means:
                        ruin_later += often[space]
            self.pays[player] = pays
            self.shortfall[player] = shortfall
            self.ruin[player] = ruin
            self.shortfall_later[player] = shortfall_later
            self.ruin_later[player] = ruin_later

    def _find_hopes(self, tables: Tables) -> None:
        """What everybody could complete, by the rents it would bring with the money there is."""
        order = tables.order
        group_bits = tables.board.group_bits
        at_bank = self.at_bank(tables)
        for i in range(len(order)):
            group = order[i]
            bits = group_bits[group]
            if at_bank & bits == bits:
                continue
            holders = self._holders_of(bits)
            for index in range(self.count):
                player = self.seats[index]
                missing = bits & ~self.held[player]
                if missing not in (0, bits):
                    self._hope(tables, player, group, missing, at_bank & bits, holders)

    def _hope(
        self, tables: Tables, player: i64, group: i64, missing: i64, at_bank: i64, holders: i64
    ) -> None:
        means = max(self.cash[player] + self.loans[player] + TO_COME * tables.unit, 0.0)
        houses = min(means / tables.house_cost[group], tables.three[group])
        promise = tables.income_of(group, houses)
        one = bitset.without_lowest(missing) == 0
        if at_bank != 0:
            if one:
                self.bank_completes[player] += promise
            else:
                self.begun[player] += promise
            return
        three = tables.income_of(group, tables.three[group])
        self.pieces[player] += three / float(bitset.count(holders))
        other = bitset.without(holders, player)
        if bitset.without_lowest(other) != 0:
            self.spread[player] += promise
            return
        self._want(player * SEATS_MAX + bitset.lowest(other), group, promise)
        if one:
            self.rival_completes[player] += promise

    def _holders_of(self, deeds: i64) -> i64:
        """Who holds any of some deeds, a bit set of players."""
        found: i64 = 0
        for index in range(self.count):
            player = self.seats[index]
            if self.held[player] & deeds != 0:
                found |= bitset.one(player)
        return found

    def at_bank(self, tables: Tables) -> i64:
        found = tables.board.all_deeds
        for index in range(self.count):
            found &= ~self.held[self.seats[index]]
        return found

    def _want(self, pair: i64, group: i64, promise: float) -> None:
        self.wants[pair] += promise
        if promise > self.best[pair]:
            self._second[pair] = self.best[pair]
            self.best[pair] = promise
            self._best_group[pair] = group
        elif promise > self._second[pair]:
            self._second[pair] = promise

    def swap(self, one: i64, two: i64) -> float:
        """The best exchange by which each of two completes a group: the lesser of their gains.

        A group that both have begun is for one of them only.
        """
        there = one * SEATS_MAX + two
        back = two * SEATS_MAX + one
        if self._best_group[there] != self._best_group[back]:
            return min(self.best[there], self.best[back])
        return max(
            min(self.best[there], self._second[back]),
            min(self._second[there], self.best[back]),
        )
