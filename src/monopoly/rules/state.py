"""One moment of one game: who has what, what lies where, and what the game waits for.

Flat integers wherever it is hot, so that a copy is a handful of memory copies. What is rare and has
parts of its own is an object: an auction or a shortage while there is one, and each debt, claim
and offer, which are frozen. These are in vectors too: whether there is any is in the state itself.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from monopoly.rules import bitset
from monopoly.rules.board import (
    BANK,
    DECK_ROOM,
    NO_TOKEN_YET,
    NOBODY,
    NOTHING,
    SEATS_MAX,
    SPACES,
    Board,
)
from monopoly.rules.events import Event
from monopoly.rules.item import Item
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

NO_DECISION: Final = -1  # `pending` when the throw asks for nothing more

# `jail` of a player: free, or 1 + failed throws, or the fine sat out once and now due.
FREE: Final = 0
NEWCOMER: Final = 1
FINE_DUE: Final = 9


@final
@mypyc_attr(acyclic=True)
class Debt:
    """What one player owes. Frozen: a debt is paid whole or not at all."""

    def __init__(
        self,
        debtor: i64,
        creditor: i64,
        amount: i64,
        cause: i64,
        space: i64,
        item: Item | None = None,
    ) -> None:
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.amount: Final = amount
        self.cause: Final = cause
        self.space: Final = space  # where it arose, or NOTHING
        self.item: Final = item  # what was bid for, if it is for a bid

    def subject(self) -> i64:
        """What it is for, as it is written: the number of the Space or of the item."""
        return self.space if self.item is None else self.item.number

    def dump(self) -> list[int]:
        return [self.debtor, self.creditor, self.amount, self.cause, self.subject()]


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


@final
@mypyc_attr(acyclic=True)
class Auction:
    """What is up for auction and how the bidding stands."""

    def __init__(self, item: Item) -> None:
        self.item: Final = item
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.passed: i64 = 0  # a bit set of players out of the bidding

    def copy(self) -> "Auction":
        c = Auction(self.item)
        c.bid = self.bid
        c.bidder = self.bidder
        c.passed = self.passed
        return c


@final
@mypyc_attr(acyclic=True)
class Shortage:
    """Buildings that more players want than the Bank has for; first all are asked, then each
    building is auctioned and put up."""

    def __init__(self, building: Item, asker: i64, space: i64, wants: vec[i64]) -> None:
        self.building: Final = building  # HOUSE or HOTEL
        self.asker: Final = asker  # who wanted to build, and where
        self.space: Final = space
        self.wants: Final = wants  # by player
        self.asked: i64 = NOBODY  # who is asked how many they want
        self.left: i64 = 0  # buildings still to be auctioned
        self.placer: i64 = NOBODY  # who won one and must put it up

    def copy(self) -> "Shortage":
        c = Shortage(self.building, self.asker, self.space, self.wants[:])
        c.asked = self.asked
        c.left = self.left
        c.placer = self.placer
        return c


def _filled(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


def no_wants() -> vec[i64]:
    """Of a shortage just declared: nobody has wanted any yet."""
    return _filled(SEATS_MAX, 0)


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
        debts: vec[Debt],
        claims: vec[Claim],
        offers: vec[StandingOffer],
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

        # What the last throw or card still asks for: first one decision of the player whose turn it
        # is, by its phase, then moves.
        self.pending: i64 = NO_DECISION
        self.pending_space: i64 = NOTHING  # the deed for sale, the utility a throw is for
        self.move_due: bool = False  # out of jail by the fine: the throw is still to be moved
        self.mr_m_due: bool = False  # 60 MCS: on to the next property

        # auctions and shortages
        self.auction: Auction | None = None
        self.bid_turn: i64 = 0  # the seat from which the next bidder is looked for
        self.estate: i64 = 0  # a bit set of deeds the Bank will auction next
        self.shortage: Shortage | None = None

        self.to_keep: i64 = 0  # a bit set of mortgaged deeds whose new owner must choose
        self.debts: vec[Debt] = debts
        self.claims: vec[Claim] = claims
        self.offers: vec[StandingOffer] = offers
        self.offers_made: i64 = 0
        self.skipped: State | None = None  # the moment before a throw out of turn

    @property
    def for_sale(self) -> i64:
        """The Space whose deed the player whose turn it is may buy, or NOTHING."""
        return self.pending_space if self.pending == TO_BUY else NOTHING

    @property
    def rent_throw(self) -> i64:
        """The utility a fresh throw decides the rent of, or NOTHING."""
        return self.pending_space if self.pending == TO_THROW_FOR_RENT else NOTHING

    def ask(self, decision: i64, space: i64 = NOTHING) -> None:
        """The throw asks for this decision before anything else."""
        self.pending = decision
        self.pending_space = space

    def decided(self) -> None:
        self.pending = NO_DECISION
        self.pending_space = NOTHING

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
            # frozen entries, but vectors of our own
            self.debts[:],
            self.claims[:],
            self.offers[:],
        )
        c._take_rest(self)
        if c.auction is not None:
            c.auction = c.auction.copy()
        if c.shortage is not None:
            c.shortage = c.shortage.copy()
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
        self._take_rest(c)

    def _take_rest(self, o: "State") -> None:
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
        self.pending = o.pending
        self.pending_space = o.pending_space
        self.move_due = o.move_due
        self.mr_m_due = o.mr_m_due
        self.auction = o.auction
        self.bid_turn = o.bid_turn
        self.estate = o.estate
        self.shortage = o.shortage
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
            no_wants() if self.shortage is None else self.shortage.wants,
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
            *self._dump_pending(),
            int(self.move_due),
            int(self.mr_m_due),
            *self._dump_auction(),
            self.bid_turn,
            self.estate,
            *self._dump_shortage(),
            self.to_keep,
            self.offers_made,
        ]

    def _dump_pending(self) -> list[int]:
        """A choice, what is for sale and a throw for rent, each with a place of its own."""
        chooses = self.pending in (TO_MOVE, TO_MOVE_ANYWHERE, TO_CHOOSE_TAX, TO_PAY_FINE)
        return [self.pending if chooses else 0, self.for_sale, self.rent_throw]

    def _dump_auction(self) -> list[int]:
        sale = self.auction
        if sale is None:
            return [NOTHING, 0, NOBODY, 0]
        return [sale.item.number, sale.bid, sale.bidder, sale.passed]

    def _dump_shortage(self) -> list[int]:
        short = self.shortage
        if short is None:
            return [NOTHING, NOBODY, NOTHING, NOBODY, 0, NOBODY]
        return [
            short.building.number,
            short.asker,
            short.space,
            short.asked,
            short.left,
            short.placer,
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
        token=_filled(SEATS_MAX, NO_TOKEN_YET),
        salary_due=_filled(SEATS_MAX, 0),
        opening=_filled(SEATS_MAX, 0),
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
        debts=vec[Debt](),
        claims=vec[Claim](),
        offers=vec[StandingOffer](),
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
