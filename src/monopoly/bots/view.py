"""What a player at the table can see: everything but the order of the decks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.chance.dealer import Dealer
from monopoly.rules import (
    asking,
    auction,
    bank,
    bitset,
    deeds,
    demand,
    engine,
    mortgage,
    rent,
    worth,
)
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, LOT, NOBODY, NOTHING, Board
from monopoly.rules.item import Item
from monopoly.rules.skipped_turn import known_on_top
from monopoly.rules.state import (
    FREE,
    PHASES,
    STAGE_BEFORE_THROW,
    STAGE_OPENING,
    TO_CHOOSE_TAX,
    Claim,
    Debt,
    StandingOffer,
    State,
)
from monopoly.rules.unseen import lay_unseen, unseen_cards
from monopoly.rules.violation import Violation


@final
class View:
    """A window on a game for whoever chooses: it answers, and changes nothing."""

    def __init__(self, state: State) -> None:
        self._s: Final = state

    # --- the rules

    def legal_actions(self, player: i64) -> list[Action]:
        """All a player may do now, what the game waits for first; new offers are not listed."""
        return engine.legal_actions(self._s, player)

    def why_not(self, action: Action, player: i64) -> Violation | None:
        """The sentence and the clause by which an action would be refused, or None."""
        return engine.why_not(self._s, action, player)

    def allows(self, action: Action, player: i64) -> bool:
        """Whether an action would be carried out now: the quickest way to ask."""
        return action.why_not(self._s, player) is None

    def sample(self, dealer: Dealer) -> State:
        """A game that may be the one in play: a copy with the cards nobody has seen in a new order.

        Play it on as you like. What it shows of the decks is what the table knows.
        """
        s = self._s.copy()
        if s.skipped is not None:
            s.skipped = s.skipped.copy()
        for deck in range(2):
            cards = sorted(unseen_cards(s, deck))  # how they lie must not tell
            drawn = [cards[i] for i in dealer.shuffle(len(cards))]
            lay_unseen(s, deck, drawn)
            if s.skipped is not None:
                before = s.skipped
                seen = known_on_top(before, s, deck) - before.deck_known[deck]
                lay_unseen(before, deck, unseen_cards(before, deck)[:seen] + drawn)
        return s

    # --- the moment

    @property
    def board(self) -> Board:
        """What never changes: names, prices, rents and groups of the Spaces, and the options."""
        return self._s.board

    @property
    def phase(self) -> i64:
        """What the game waits for: one of the numbers in `monopoly.rules.state`."""
        return self._s.phase

    @property
    def phase_name(self) -> str:
        """What the game waits for, in a word: `to-throw`, `to-buy`, `to-bid` …"""
        return PHASES[self._s.phase]

    @property
    def actor(self) -> i64:
        """The player the game waits for, or -1 for the Bank; not always whose turn it is."""
        return self._s.actor

    @property
    def current(self) -> i64:
        """Whose turn it is."""
        return self._s.current

    @property
    def throw_to_come(self) -> bool:
        """Whether whose turn it is will throw in it, for the first time or once more."""
        s = self._s
        return s.stage in (STAGE_OPENING, STAGE_BEFORE_THROW) or s.throw_again

    @property
    def turn(self) -> i64:
        """How many turns have begun."""
        return self._s.turn

    @property
    def rounds(self) -> i64:
        """How many rounds are over; counted only where they are limited."""
        return self._s.rounds

    @property
    def time_up(self) -> bool:
        """Whether the game ends with this turn, the agreed hour having come."""
        return self._s.time_up

    @property
    def winners(self) -> i64:
        """Who has won, once the game is over: a bit set of players."""
        return self._s.winners

    @property
    def players(self) -> i64:
        """How many began the game; players are numbered from 0."""
        return self._s.players

    @property
    def players_left(self) -> i64:
        """How many have not retired."""
        return self._s.left

    @property
    def for_sale(self) -> i64:
        """The Space whose deed the actor may buy, or -1."""
        return self._s.for_sale

    @property
    def dice(self) -> tuple[int, int, int]:
        """The last throw; the third die is 0 where there is none, 4 the bus, 5 Mr. M."""
        return self._s.die1, self._s.die2, self._s.die3

    # --- players

    def cash(self, player: i64) -> i64:
        """The money a player has in hand."""
        return self._s.cash[player]

    def spendable(self, player: i64) -> i64:
        """Cash less what a standing bid of theirs has already spoken for."""
        return bank.spendable(self._s, player)

    def position(self, player: i64) -> i64:
        """The Space a player's token stands on, from 0 (GO) to 39."""
        return self._s.position[player]

    def retired(self, player: i64) -> bool:
        """Whether a player is out of the game."""
        return self._s.retired[player] > 0

    def in_jail(self, player: i64) -> bool:
        """Whether a player sits in Jail; who is Just Visiting does not."""
        return self._s.jail[player] != FREE

    def failed_throws(self, player: i64) -> i64:
        """How often a prisoner has thrown for doubles in vain."""
        return max(self._s.jail[player] - 1, 0)

    def jail_card(self, deck: i64) -> i64:
        """Who holds the jail card of a deck (0 Chance, 1 Community Chest), or -1."""
        return self._s.jail_card[deck]

    def salary_due(self, player: i64) -> i64:
        """Salary that waits to be asked for, where it is paid on demand."""
        return self._s.salary_due[player]

    def total_worth(self, player: i64) -> i64:
        """Cash, printed prices of the deeds, and what the buildings cost; -1 while a tax waits.

        How to pay the income tax is chosen before anything is added up (90 MCS 110(a)).
        """
        if self._s.phase == TO_CHOOSE_TAX:
            return -1
        return worth.total_worth(self._s, player)

    def could_raise(self, player: i64) -> i64:
        """What the Bank would pay for everything a player has beside cash."""
        return worth.could_raise(self._s, player)

    # --- property

    def owner(self, space: i64) -> i64:
        """Who holds the deed of a Space, or -1: the Bank, or nobody because there is none."""
        return self._s.owner[space]

    def buildings(self, space: i64) -> i64:
        """Houses on a lot; `board.hotel` means a hotel."""
        return self._s.buildings[space]

    def mortgaged(self, space: i64) -> bool:
        """Whether the deed of a Space is mortgaged."""
        return bitset.has(self._s.mortgaged, space)

    def complete(self, player: i64) -> i64:
        """The color-groups a player holds whole, a bit set of groups."""
        return self._s.complete[player]

    @property
    def mortgages(self) -> i64:
        """All mortgaged deeds, a bit set of Spaces."""
        return self._s.mortgaged

    @property
    def to_keep(self) -> i64:
        """Mortgaged deeds just received, whose new owners must choose: a bit set of Spaces."""
        return self._s.to_keep

    def deeds_of(self, groups: i64) -> i64:
        """All the deeds of some groups, a bit set of Spaces, whoever holds them."""
        return self._s.board.deeds_of[groups]

    def owned_in_group(self, player: i64, space: i64) -> i64:
        """How many deeds a player holds of the group this Space belongs to."""
        return deeds.owned_in_group(self._s, player, space)

    def owns_group(self, player: i64, space: i64) -> bool:
        """Whether a player holds every deed of the group this Space belongs to."""
        return deeds.owns_group(self._s, player, space)

    def would_complete(self, player: i64, space: i64) -> bool:
        """Whether this deed would make its group whole for a player."""
        mates = self._s.board.mates[space]
        return (self._s.held[player] | bitset.one(space)) & mates == mates

    def completes_by(self, player: i64, give: i64, get: i64) -> bool:
        """Whether a player completes a color-group by giving and getting deeds: bit sets."""
        board = self._s.board
        after = self._s.held[player] & ~give | get
        for group in range(board.groups):
            bits = board.group_bits[group]
            if get & bits != 0 and after & bits == bits and board.kind[board.first[group]] == LOT:
                return True
        return False

    def most_buildings(self, space: i64) -> i64:
        """On any lot of the group this Space belongs to; from no other may one be sold."""
        return deeds.highest_rank(self._s, space)

    def lot_to_build_on(self, group: i64) -> i64:
        """The least built lot of a color-group; the dearest of these. No other may be built on."""
        board = self._s.board
        first = board.first[group]
        best = first
        space = board.neighbor[first]
        while space != first:  # round the group, in board order
            if self._s.buildings[space] <= self._s.buildings[best]:
                best = space
            space = board.neighbor[space]
        return best

    def rent(self, space: i64) -> i64:
        """What a visitor by the last throw would owe there."""
        if self._s.owner[space] == BANK:
            return 0
        return rent.amount_due(self._s, space)

    def cost_to_lift(self, space: i64) -> i64:
        """The mortgage of a Space and the interest on it."""
        return mortgage.cost_to_lift(self._s, space)

    def held(self, player: i64) -> i64:
        """The deeds a player holds, a bit set of Spaces; the Bank's with -1."""
        return self._s.held[player]

    # --- the Bank and its auctions

    @property
    def houses_left(self) -> i64:
        """Houses the Bank has to sell."""
        return self._s.houses

    @property
    def hotels_left(self) -> i64:
        """Hotels the Bank has to sell."""
        return self._s.hotels

    @property
    def anything_built(self) -> bool:
        """Whether a building stands anywhere."""
        s = self._s
        return s.houses != s.board.houses or s.hotels != s.board.hotels

    @property
    def item(self) -> Item | None:
        """What is being auctioned, if anything is."""
        sale = self._s.auction
        return None if sale is None else sale.item

    @property
    def deed_at_auction(self) -> i64:
        """The Space whose deed is being auctioned, or -1: nothing, or a building."""
        sale = self._s.auction
        return NOTHING if sale is None else sale.item.space

    @property
    def bid(self) -> i64:
        """The highest bid so far."""
        sale = self._s.auction
        return 0 if sale is None else sale.bid

    @property
    def bidder(self) -> i64:
        """Who made the highest bid, or -1."""
        sale = self._s.auction
        return NOBODY if sale is None else sale.bidder

    @property
    def out_of_bidding(self) -> i64:
        """Who has passed in the auction, or may not bid in it: a bit set of players."""
        sale = self._s.auction
        return 0 if sale is None else sale.passed

    def lowest_bid(self) -> i64:
        """The least that may be bid now."""
        return auction.lowest_bid(self._s)

    @property
    def scarce(self) -> Item | None:
        """The building there is a shortage of, if there is one: HOUSE or HOTEL."""
        short = self._s.shortage
        return None if short is None else short.building

    def could_want(self, player: i64) -> i64:
        """How many of the scarce buildings a player could put up and pay for."""
        short = self._s.shortage
        return 0 if short is None else demand.could_want(self._s, player, short.building)

    # --- what stands between players

    def debts(self) -> vec[Debt]:
        """What is owed and not yet paid, the next to be paid first."""
        return self._s.debts[:]

    @property
    def anything_owed(self) -> bool:
        """Whether any debt or claim waits to be paid."""
        s = self._s
        return len(s.debts) > 0 or len(s.claims) > 0

    def owed(self, player: i64) -> i64:
        """What a player must pay before the game goes on, or 0."""
        debts = self._s.debts
        if len(debts) > 0 and debts[0].debtor == player:
            return debts[0].amount
        return 0

    def claims(self) -> vec[Claim]:
        """Rent that waits to be asked for, where it is paid on demand."""
        return self._s.claims[:]

    def offers(self) -> vec[StandingOffer]:
        """Every offer on the table, whoever made it."""
        return self._s.offers[:]

    @property
    def anything_stands(self) -> bool:
        """Whether any offer, claim or salary may be waiting for anybody."""
        return asking.anything_stands(self._s)

    def has_to_answer(self, player: i64) -> bool:
        """Whether something waits for this player although the game may wait for another."""
        return asking.has_to_answer(self._s, player)
