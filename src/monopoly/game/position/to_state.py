"""A position as a state of the rules, ready to be played on."""

from collections.abc import Callable, Sequence

from librt.vecs import append, vec

from monopoly.editions.model import DECK_KEYS
from monopoly.game.position.codecs import FACES
from monopoly.game.position.model import (
    HOTEL,
    HOUSE,
    AuctionPosition,
    BundlePosition,
    DebtPosition,
    DeckPosition,
    PlayerPosition,
    Position,
    ShortagePosition,
)
from monopoly.game.position.names import Names, board_of
from monopoly.game.position.schema import CAUSES, STAGES
from monopoly.rules import bitset, deeds, opening
from monopoly.rules import item as items
from monopoly.rules.board import BANK, NOBODY, NOTHING, POT
from monopoly.rules.debt import BID
from monopoly.rules.item import Item
from monopoly.rules.state import (
    FINE_DUE,
    NEWCOMER,
    PHASES,
    TO_BUY,
    TO_THROW_FOR_RENT,
    Auction,
    Bundle,
    Claim,
    Debt,
    Shortage,
    StandingOffer,
    State,
    new_state,
    no_wants,
    order_deck,
)
from monopoly.rules.unseen import unseen_cards

# Given the numbers of the unseen cards of a deck, lowest first: the order they lie in.
Order = Callable[[int, list[int]], Sequence[int]]


def as_printed(_deck: int, cards: list[int]) -> list[int]:
    return cards


def to_state(position: Position, order: Order = as_printed) -> State:
    """The state as it is written, not yet settled. Names that are unknown are refused."""
    s = _Making(position, order).state()
    if position.before_skip is not None:
        # The same cards are unseen, then as now, so they lie in the same order.
        s.skipped = _Making(position.before_skip, _order_of(s)).state()
    return s


def _order_of(s: State) -> Order:
    def order(deck: int, _cards: list[int]) -> list[int]:
        return unseen_cards(s, deck)

    return order


def unseen_numbers(position: Position) -> list[list[int]]:
    """The numbers of the unseen cards of both decks, lowest first."""
    board = board_of(position.rules, position.options, position.revision)
    found: list[list[int]] = []
    for deck, known in enumerate((position.chance, position.community_chest)):
        ids = [card.id for card in board.decks[deck].cards]
        found.append(sorted(ids.index(card) for card in known.unseen))
    return found


class _Making:
    def __init__(self, position: Position, order: Order) -> None:
        self.position = position
        self.order = order
        board = board_of(position.rules, position.options, position.revision)
        self.names = Names(board, [player.name for player in position.players])
        self.s = new_state(board, list(self.names.players))

    def state(self) -> State:
        for seat, player in enumerate(self.position.players):
            self._player(seat, player, f"players[{seat}]")
        self._bank()
        self._turn()
        self._auction(self.position.auction)
        self._shortage(self.position.shortage)
        self._affairs()
        for number, deck in enumerate((self.position.chance, self.position.community_chest)):
            self._deck(number, deck)
        return self.s

    # --- names

    def _seat(self, name: str, where: str) -> int:
        return self.names.seat(name, where) if name else NOBODY

    def _space(self, name: str, where: str) -> int:
        return self.names.space(name, where) if name else NOTHING

    def _item(self, name: str, where: str) -> Item:
        if name in (HOUSE, HOTEL):
            return items.HOUSE if name == HOUSE else items.HOTEL
        return items.deed_of(self.names.space(name, where))

    def _bits(self, spaces: Sequence[str], where: str) -> int:
        return sum(bitset.one(self.names.deed(name, where)) for name in spaces)

    # --- parts

    def _player(self, seat: int, player: PlayerPosition, where: str) -> None:
        s, names = self.s, self.names
        s.cash[seat] = player.cash
        s.position[seat] = names.space(player.space, f"{where}.space")
        if player.in_jail:
            s.jail[seat] = FINE_DUE if player.fine_sat_out else NEWCOMER + player.failed_throws
        s.retired[seat] = player.retired
        s.left -= player.retired > 0
        if player.token:
            tokens = s.token[:]
            tokens[seat] = s.board.edition.tokens.index(player.token)
            s.token = tokens
        s.salary_due[seat] = player.salary_due
        if player.opening_throw:
            s.opening[seat] = player.opening_throw[0] * 10 + player.opening_throw[1]
        elif player.beaten:
            s.opening[seat] = opening.BEATEN
        if player.passed_go:
            s.passed_go |= bitset.one(seat)
        for name in player.deeds:
            deeds.give(s, names.deed(name, f"{where}.deeds"), seat)
        for name, rank in player.buildings.items():
            space = names.deed(name, f"{where}.buildings")
            s.buildings[space] = int(s.board.hotel) if rank == HOTEL else int(rank)
        s.mortgaged |= self._bits(player.mortgaged, f"{where}.mortgaged")
        for key in player.jail_cards:
            s.jail_card[DECK_KEYS.index(key)] = seat

    def _bank(self) -> None:
        s, bank, banker = self.s, self.position.bank, self.position.banker
        s.bank_cash = bank.cash
        s.paper = bank.paper
        s.pot = bank.pot
        s.houses = bank.houses
        s.hotels = bank.hotels
        if banker in self.names.players:
            seat = self.names.players.index(banker)
            s.banker = NOBODY if s.retired[seat] else seat  # one who retired only banks

    def _turn(self) -> None:
        s, turn = self.s, self.position.turn
        s.current = self.names.seat(turn.player, "turn.player")
        s.turn = turn.number
        s.rounds = turn.rounds
        s.stage = STAGES.index(turn.stage)
        s.phase = PHASES.index(self.position.phase) if self.position.phase else s.phase
        s.actor = s.current
        s.doubles = turn.doubles
        s.throw_again = turn.throw_again
        faces = [FACES.get(str(face), face) for face in (*turn.dice, 0, 0, 0)[:3]]
        s.die1, s.die2, s.die3 = (int(face) for face in faces)
        s.throws = turn.throws
        s.thrower = self._seat(turn.thrower, "turn.thrower")
        if turn.choice:
            s.ask(PHASES.index(turn.choice))
        elif turn.for_sale:
            s.ask(TO_BUY, self.names.space(turn.for_sale, "turn.for_sale"))
        elif turn.rent_throw:
            s.ask(TO_THROW_FOR_RENT, self.names.space(turn.rent_throw, "turn.rent_throw"))
        s.move_due = turn.move_due
        s.mr_m_due = turn.mr_m_due
        s.time_up = self.position.time_up
        s.last_debts = self.position.last_debts

    def _auction(self, auction: AuctionPosition | None) -> None:
        s = self.s
        s.bid_turn = max(self._seat(self.position.bid_turn, "bid_turn"), 0)
        s.estate = self._bits(self.position.to_auction, "to_auction")
        if auction is None:
            return
        sale = Auction(self._item(auction.item, "auction.item"))
        sale.bid = auction.bid
        sale.bidder = self._seat(auction.bidder, "auction.bidder")
        for name in auction.passed:
            sale.passed |= bitset.one(self.names.seat(name, "auction.passed"))
        s.auction = sale

    def _shortage(self, shortage: ShortagePosition | None) -> None:
        if shortage is None:
            return
        short = Shortage(
            self._item(shortage.building, "shortage.building"),
            self._seat(shortage.asker, "shortage.asker"),
            self._space(shortage.space, "shortage.space"),
            no_wants(),
        )
        short.asked = self._seat(shortage.asked, "shortage.asked")
        short.left = shortage.left
        short.placer = self._seat(shortage.placer, "shortage.placer")
        for name, count in shortage.wants.items():
            short.wants[self.names.seat(name, "shortage.wants")] = count
        self.s.shortage = short

    def _affairs(self) -> None:
        s, position, names = self.s, self.position, self.names
        s.to_keep = self._bits(position.mortgages_to_decide, "mortgages_to_decide")
        s.debts = vec[Debt](
            [self._debt(debt, f"debts[{n}]") for n, debt in enumerate(position.debts)]
        )
        for n, claim in enumerate(position.claims):
            where = f"claims[{n}]"
            owner = names.seat(claim.owner, f"{where}.owner")
            debtor = names.seat(claim.debtor, f"{where}.debtor")
            space = names.space(claim.space, f"{where}.space")
            s.claims = append(s.claims, Claim(owner, debtor, claim.amount, space, claim.turn))
        for n, offer in enumerate(position.offers):
            where = f"offers[{n}]"
            proposer = names.seat(offer.proposer, f"{where}.proposer")
            receiver = names.seat(offer.receiver, f"{where}.receiver")
            give = self._bundle(offer.give, f"{where}.give.deeds")
            get = self._bundle(offer.get, f"{where}.get.deeds")
            standing = StandingOffer(offer.number, proposer, receiver, give, get)
            s.offers = append(s.offers, standing)
        s.offers_made = position.offers_made

    def _debt(self, debt: DebtPosition, where: str) -> Debt:
        creditor = self.names.seat_or_bank(debt.creditor, f"{where}.creditor")
        if debt.to_pot and creditor == BANK:
            creditor = POT
        cause, is_bid = CAUSES.index(debt.cause), debt.cause == CAUSES[BID]
        return Debt(
            self.names.seat(debt.debtor, f"{where}.debtor"),
            creditor,
            debt.amount,
            cause,
            NOTHING if is_bid else self._space(debt.item, f"{where}.item"),
            self._item(debt.item, f"{where}.item") if is_bid else None,
        )

    def _bundle(self, bundle: BundlePosition, where: str) -> Bundle:
        cards = sum(bitset.one(DECK_KEYS.index(key)) for key in bundle.jail_cards)
        return Bundle(self._bits(bundle.deeds, where), bundle.cash, cards)

    def _deck(self, deck: int, known: DeckPosition) -> None:
        top, unseen, bottom = (
            [self.names.card(deck, name, DECK_KEYS[deck]) for name in part]
            for part in (known.top, known.unseen, known.bottom)
        )
        hidden = list(self.order(deck, sorted(unseen)))
        order_deck(self.s, deck, [*top, *hidden, *bottom])
        self.s.deck_known[deck] = len(top)
        self.s.deck_unseen[deck] = len(hidden)
