"""One moment of one game: who has what, what lies where, and what the game waits for.

Flat integers wherever it is hot, so that a copy is a handful of memory copies. The few things
that are rare and have parts of their own (debts, claims, offers) are lists of frozen objects.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from monopoly.rules import bitset
from monopoly.rules.board import BANK, DECK_ROOM, SEATS_MAX, SPACES, Board
from monopoly.rules.events import Event
from monopoly.rules.observer import Observers

# What the game waits for.
OPENING: Final = 0  # a throw for the start
TO_THROW: Final = 1  # the throw of the player whose turn it is (in jail or not)
TO_MOVE: Final = 2  # the choice of the bus
TO_MOVE_ANYWHERE: Final = 3  # the choice of three of a kind
TO_BUY: Final = 4  # buy or decline
TO_CHOOSE_TAX: Final = 5
TO_THROW_FOR_RENT: Final = 6  # the fresh throw of a nearest-utility card
TO_BID: Final = 7
TO_WANT: Final = 8  # how many of the scarce buildings a player wants
TO_PLACE: Final = 9  # the winner of a scarce building puts it up
TO_SETTLE: Final = 10  # a debtor raises the cash
TO_KEEP: Final = 11  # lift or keep the mortgage that came with a deed
TO_PAY_FINE: Final = 12  # the fine after the third failure, or sit it out once
TO_END_TURN: Final = 13
OVER: Final = 14

PHASES: Final = [
    "opening",
    "to-throw",
    "to-move",
    "to-move-anywhere",
    "to-buy",
    "to-choose-tax",
    "to-throw-for-rent",
    "to-bid",
    "to-want",
    "to-place",
    "to-settle",
    "to-keep",
    "to-pay-fine",
    "to-end-turn",
    "over",
]

# Where the turn itself stands, whatever else is being settled meanwhile.
STAGE_OPENING: Final = 0
STAGE_BEFORE_THROW: Final = 1
STAGE_AFTER_THROW: Final = 2
STAGE_TURN_OVER: Final = 3  # sent to jail, sat out, retired: the turn passes by itself

NOBODY: Final = -1
NOTHING: Final = -1

# `jail` of a player: free, or 1 + failed throws, or the fine sat out once and now due.
FREE: Final = 0
NEWCOMER: Final = 1
FINE_DUE: Final = 9


@final
@mypyc_attr(acyclic=True)
class Debt:
    """What one player owes. Frozen: a debt is paid whole or not at all."""

    def __init__(self, debtor: i64, creditor: i64, amount: i64, cause: i64, space: i64) -> None:
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.amount: Final = amount
        self.cause: Final = cause
        self.space: Final = space

    def dump(self) -> list[int]:
        return [self.debtor, self.creditor, self.amount, self.cause, self.space]


@final
@mypyc_attr(acyclic=True)
class Claim:
    """Rent that lies there to be asked for (10 MCS 90(f)); `turn` is when it arose."""

    def __init__(self, owner: i64, debtor: i64, amount: i64, space: i64, turn: i64) -> None:
        self.owner: Final = owner
        self.debtor: Final = debtor
        self.amount: Final = amount
        self.space: Final = space
        self.turn: Final = turn

    def dump(self) -> list[int]:
        return [self.owner, self.debtor, self.amount, self.space, self.turn]


@final
@mypyc_attr(acyclic=True)
class Bundle:
    """One side of a trade: deeds as a bit set of Spaces, cash, jail cards as a bit set of decks."""

    def __init__(self, deeds: i64, cash: i64, cards: i64) -> None:
        self.deeds: Final = deeds
        self.cash: Final = cash
        self.cards: Final = cards

    def dump(self) -> list[int]:
        return [self.deeds, self.cash, self.cards]


@final
@mypyc_attr(acyclic=True)
class StandingOffer:
    """An offer on the table until it is accepted, refused, countered or withdrawn."""

    def __init__(
        self, number: i64, proposer: i64, receiver: i64, give: Bundle, get: Bundle
    ) -> None:
        self.number: Final = number
        self.proposer: Final = proposer
        self.receiver: Final = receiver
        self.give: Final = give
        self.get: Final = get

    def dump(self) -> list[int]:
        return [
            self.number,
            self.proposer,
            self.receiver,
            *self.give.dump(),
            *self.get.dump(),
        ]


def _filled(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


@final
class State:
    def __init__(
        self,
        board: Board,
        names: list[str],
        cash: vec[i64],
        position: vec[i64],
        jail: vec[i64],
        retired: vec[i64],
        token: vec[i64],
        salary_due: vec[i64],
        opening: vec[i64],
        wants: vec[i64],
        owner: vec[i64],
        held: vec[i64],
        complete: vec[i64],
        buildings: vec[i64],
        deck: vec[i64],
        deck_top: vec[i64],
        deck_left: vec[i64],
        deck_known: vec[i64],
        deck_unseen: vec[i64],
        jail_card: vec[i64],
        debts: list[Debt],
        claims: list[Claim],
        offers: list[StandingOffer],
    ) -> None:
        self.board: Final = board
        self.names: Final = names
        self.log: list[Event] | None = None  # events are built only when someone listens
        self.observers: Observers | None = None  # as the log, for who only counts

        # by player
        self.cash: vec[i64] = cash
        self.position: vec[i64] = position
        self.jail: vec[i64] = jail
        self.retired: vec[i64] = retired  # 0, or the order in which players left the game: 1, 2 …
        self.token: vec[i64] = token  # replaced, never changed: copies share it
        self.salary_due: vec[i64] = salary_due  # on demand: not yet collected
        self.opening: vec[i64] = opening  # faces thrown for the start, 0 to come, -1 beaten
        self.wants: vec[i64] = wants  # in a building shortage

        self.passed_go: i64 = 0  # a bit set of players: the third die is theirs (60 MCS)

        # by Space
        self.owner: vec[i64] = owner
        # the same by holder, as bit sets; the Bank's last, where its number -1 finds them
        self.held: vec[i64] = held
        self.complete: vec[i64] = complete  # whole groups by holder, as bit sets of groups
        self.buildings: vec[i64] = buildings  # rank: houses, or board.hotel
        self.mortgaged: i64 = 0  # a bit set of deeds

        # by deck: card numbers in order from `deck_top`, wrapping around
        self.deck: vec[i64] = deck
        self.deck_top: vec[i64] = deck_top
        self.deck_left: vec[i64] = deck_left
        # What the table knows of a deck, from the top: so many cards it has seen, then so many it
        # has not; those below went to the bottom before its eyes. No part of the dump.
        self.deck_known: vec[i64] = deck_known
        self.deck_unseen: vec[i64] = deck_unseen
        self.jail_card: vec[i64] = jail_card  # who holds the deck's jail card

        # the Bank
        self.bank_cash: i64 = 0
        self.paper: i64 = 0  # issued beyond the notes of the set: 10 MCS 50(e)
        self.pot: i64 = 0
        self.houses: i64 = 0
        self.hotels: i64 = 0
        self.banker: i64 = (
            NOBODY  # the seat that banks; nobody: the computer, or one who only banks
        )

        # the turn
        self.players: i64 = len(names)
        self.left: i64 = len(names)  # players not retired
        self.turn: i64 = 0
        self.rounds: i64 = 0  # that are over; counted only where they are limited, and not dumped
        self.current: i64 = 0
        self.stage: i64 = STAGE_OPENING
        self.phase: i64 = OPENING
        self.actor: i64 = 0
        self.doubles: i64 = 0
        self.throw_again: bool = False
        self.die1: i64 = 0
        self.die2: i64 = 0
        self.die3: i64 = 0
        self.throws: i64 = 0  # throws made since the play began
        self.thrower: i64 = NOBODY  # who made the last of them
        self.time_up: bool = False  # the game ends with this turn: 10 MCS 220
        self.last_debts: bool = False  # the game ends when debts are settled: 10 MCS 210(e)
        self.winners: i64 = 0  # a bit set of players, once the game is over

        # what the last throw or card still asks for
        self.choice: i64 = 0  # TO_MOVE, TO_MOVE_ANYWHERE, TO_CHOOSE_TAX, TO_PAY_FINE or 0
        self.for_sale: i64 = NOTHING
        self.rent_throw: i64 = NOTHING  # the utility a fresh throw decides the rent of
        self.move_due: bool = False  # out of jail by the fine: the throw is still to be moved
        self.mr_m_due: bool = False  # 60 MCS: on to the next property

        # an auction
        self.item: i64 = NOTHING  # a Space, HOUSE or HOTEL
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.passed: i64 = 0  # a bit set of players out of the bidding
        self.bid_turn: i64 = 0  # the seat from which the next bidder is looked for
        self.estate: i64 = 0  # a bit set of deeds the Bank will auction next

        # a building shortage
        self.scarce: i64 = NOTHING  # HOUSE or HOTEL
        self.asker: i64 = NOBODY
        self.asker_space: i64 = NOTHING
        self.asked: i64 = NOBODY  # who is asked how many they want
        self.scarce_left: i64 = 0  # buildings still to be auctioned
        self.placer: i64 = NOBODY  # who won one and must put it up

        self.to_keep: i64 = 0  # a bit set of mortgaged deeds whose new owner must choose
        self.debts: list[Debt] = debts
        self.claims: list[Claim] = claims
        self.offers: list[StandingOffer] = offers
        self.offers_made: i64 = 0
        self.skipped: State | None = None  # the moment before a throw out of turn

    def copy(self) -> "State":
        c = State(
            self.board,
            self.names,
            self.cash[:],
            self.position[:],
            self.jail[:],
            self.retired[:],
            self.token,
            self.salary_due[:],
            self.opening[:],
            self.wants[:],
            self.owner[:],
            self.held[:],
            self.complete[:],
            self.buildings[:],
            self.deck[:],
            self.deck_top[:],
            self.deck_left[:],
            self.deck_known[:],
            self.deck_unseen[:],
            self.jail_card[:],
            # frozen entries, but lists of our own
            self.debts[:],
            self.claims[:],
            self.offers[:],
        )
        c._take_scalars(self)
        return c

    def become(self, other: "State") -> None:
        """Takes over another moment of the same game; whoever listens goes on listening."""
        c = other.copy()
        self.cash = c.cash
        self.position = c.position
        self.jail = c.jail
        self.retired = c.retired
        self.token = c.token
        self.salary_due = c.salary_due
        self.opening = c.opening
        self.wants = c.wants
        self.owner = c.owner
        self.held = c.held
        self.complete = c.complete
        self.buildings = c.buildings
        self.deck = c.deck
        self.deck_top = c.deck_top
        self.deck_left = c.deck_left
        self.deck_known = c.deck_known
        self.deck_unseen = c.deck_unseen
        self.jail_card = c.jail_card
        self.debts = c.debts
        self.claims = c.claims
        self.offers = c.offers
        self._take_scalars(c)

    def _take_scalars(self, o: "State") -> None:
        self.passed_go = o.passed_go
        self.mortgaged = o.mortgaged
        self.bank_cash = o.bank_cash
        self.paper = o.paper
        self.pot = o.pot
        self.houses = o.houses
        self.hotels = o.hotels
        self.banker = o.banker
        self.players = o.players
        self.left = o.left
        self.turn = o.turn
        self.rounds = o.rounds
        self.current = o.current
        self.stage = o.stage
        self.phase = o.phase
        self.actor = o.actor
        self.doubles = o.doubles
        self.throw_again = o.throw_again
        self.die1 = o.die1
        self.die2 = o.die2
        self.die3 = o.die3
        self.throws = o.throws
        self.thrower = o.thrower
        self.time_up = o.time_up
        self.last_debts = o.last_debts
        self.winners = o.winners
        self.choice = o.choice
        self.for_sale = o.for_sale
        self.rent_throw = o.rent_throw
        self.move_due = o.move_due
        self.mr_m_due = o.mr_m_due
        self.item = o.item
        self.bid = o.bid
        self.bidder = o.bidder
        self.passed = o.passed
        self.bid_turn = o.bid_turn
        self.estate = o.estate
        self.scarce = o.scarce
        self.asker = o.asker
        self.asker_space = o.asker_space
        self.asked = o.asked
        self.scarce_left = o.scarce_left
        self.placer = o.placer
        self.to_keep = o.to_keep
        self.offers_made = o.offers_made
        self.skipped = o.skipped  # never changed once taken

    def dump(self) -> list[int]:
        """Everything that makes this moment differ from another, as integers in a fixed order."""
        out: list[int] = []
        for row in (
            self.cash,
            self.position,
            self.jail,
            self.retired,
            self.token,
            self.salary_due,
            self.opening,
            self.wants,
            self.owner,
            self.buildings,
            self.jail_card,
        ):
            out += [int(value) for value in row]
        for deck in range(2):
            out += deck_order(self, deck)
        out += self._dump_scalars()
        out.append(len(self.debts))
        for debt in self.debts:
            out += debt.dump()
        out.append(len(self.claims))
        for claim in self.claims:
            out += claim.dump()
        out.append(len(self.offers))
        for offer in self.offers:
            out += offer.dump()
        if self.skipped is not None:
            out += self.skipped.dump()
        return out

    def _dump_scalars(self) -> list[int]:
        return [
            self.passed_go,
            self.mortgaged,
            self.bank_cash,
            self.paper,
            self.pot,
            self.houses,
            self.hotels,
            *(0, 0, 0),  # digests of old records have room here for what is no more
            self.banker,
            self.players,
            self.left,
            self.turn,
            self.current,
            self.stage,
            self.phase,
            self.actor,
            self.doubles,
            int(self.throw_again),
            self.die1,
            self.die2,
            self.die3,
            self.throws,
            self.thrower,
            int(self.time_up),
            int(self.last_debts),
            self.winners,
            self.choice,
            self.for_sale,
            self.rent_throw,
            int(self.move_due),
            int(self.mr_m_due),
            self.item,
            self.bid,
            self.bidder,
            self.passed,
            self.bid_turn,
            self.estate,
            self.scarce,
            self.asker,
            self.asker_space,
            self.asked,
            self.scarce_left,
            self.placer,
            self.to_keep,
            self.offers_made,
        ]


def new_state(board: Board, names: list[str]) -> State:
    """The set laid out: everybody on GO with nothing, the Bank with all, decks as printed."""
    s = State(
        board,
        names,
        cash=_filled(SEATS_MAX, 0),
        position=_filled(SEATS_MAX, 0),
        jail=_filled(SEATS_MAX, FREE),
        retired=_filled(SEATS_MAX, 0),
        token=_filled(SEATS_MAX, NOTHING),
        salary_due=_filled(SEATS_MAX, 0),
        opening=_filled(SEATS_MAX, 0),
        wants=_filled(SEATS_MAX, 0),
        owner=_filled(SPACES, BANK),
        held=_filled(SEATS_MAX + 1, 0),
        complete=_filled(SEATS_MAX + 1, 0),
        buildings=_filled(SPACES, 0),
        deck=_filled(2 * DECK_ROOM, 0),
        deck_top=_filled(2, 0),
        deck_left=_filled(2, 0),
        deck_known=_filled(2, 0),
        deck_unseen=_filled(2, 0),
        jail_card=_filled(2, NOBODY),
        debts=[],
        claims=[],
        offers=[],
    )
    s.bank_cash = board.set_cash
    s.houses = board.houses
    s.hotels = board.hotels
    s.held[BANK] = board.all_deeds
    s.complete[BANK] = bitset.one(board.groups) - 1
    for deck in range(2):
        size = board.deck_size[deck]
        for card in range(size):
            s.deck[deck * DECK_ROOM + card] = card
        s.deck_left[deck] = size
        s.deck_unseen[deck] = size
    return s


def order_deck(s: State, deck: i64, order: list[int]) -> None:
    """Lays a deck out anew, the top first; nobody has seen any of it."""
    for index, card in enumerate(order):
        s.deck[deck * DECK_ROOM + index] = card
    s.deck_top[deck] = 0
    s.deck_left[deck] = len(order)
    s.deck_known[deck] = 0
    s.deck_unseen[deck] = len(order)


def deck_order(s: State, deck: i64) -> list[int]:
    """Card numbers from the top of a deck to its bottom."""
    size = s.board.deck_size[deck]
    return [
        int(s.deck[deck * DECK_ROOM + (s.deck_top[deck] + i) % size])
        for i in range(s.deck_left[deck])
    ]
