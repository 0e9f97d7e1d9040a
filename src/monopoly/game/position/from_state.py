"""What lies open of a state, as a position."""

from collections.abc import Iterable

from monopoly.editions.model import DECK_KEYS
from monopoly.game.position.model import (
    BANK_NAME,
    HOTEL,
    HOUSE,
    AuctionPosition,
    BankPosition,
    BundlePosition,
    ClaimPosition,
    DebtPosition,
    DeckPosition,
    OfferPosition,
    PlayerPosition,
    Position,
    ShortagePosition,
    TurnPosition,
)
from monopoly.game.position.names import space_names
from monopoly.game.position.schema import CAUSES, CHOICES, STAGES
from monopoly.rules import bitset, opening, skipped_turn
from monopoly.rules import item as items
from monopoly.rules.board import BUS, MR_M, POT
from monopoly.rules.item import Item
from monopoly.rules.state import (
    FINE_DUE,
    FREE,
    NEWCOMER,
    NO_DECISION,
    OVER,
    PHASES,
    Bundle,
    Claim,
    Debt,
    StandingOffer,
    State,
    deck_order,
)


def from_state(s: State, banker: str = "") -> Position:
    """`banker` is the name of one who only banks, or has retired and goes on banking."""
    return _Look(s, banker).position(s.skipped)


class _Look:
    """One state with the names of what is in it."""

    def __init__(self, s: State, banker: str, known_on_top: Iterable[int] | None = None) -> None:
        self.s = s
        self.banker = banker
        self.spaces = space_names(s.board)
        self.known = list(known_on_top or s.deck_known)

    def position(self, before: State | None) -> Position:
        s = self.s
        rules = s.board.rules
        over = s.phase == OVER
        return Position(
            rules=rules.name,
            options=rules.changes(),
            revision=rules.revision,
            players=tuple(self._player(seat) for seat in range(s.players)),
            banker=self._banker(),
            turn=self._turn(),
            phase=PHASES[s.phase],
            actor="" if over else self._name(s.actor),
            winners=tuple(s.names[seat] for seat in bitset.members_of(s.winners)),
            auction=self._auction(),
            bid_turn=self._name(s.bid_turn),
            to_auction=self._spaces(s.estate),
            shortage=self._shortage(),
            debts=tuple(map(self._debt, s.debts)),
            claims=tuple(map(self._claim, s.claims)),
            offers=tuple(map(self._offer, s.offers)),
            offers_made=int(s.offers_made),
            mortgages_to_decide=self._spaces(s.to_keep),
            time_up=bool(s.time_up),
            last_debts=bool(s.last_debts),
            bank=BankPosition(
                cash=int(s.bank_cash),
                paper=int(s.paper),
                pot=int(s.pot),
                houses=int(s.houses),
                hotels=int(s.hotels),
            ),
            chance=self._deck(0),
            community_chest=self._deck(1),
            before_skip=self._before(before),
        )

    # --- names

    def _name(self, seat: int) -> str:
        return self.s.names[seat] if seat >= 0 else BANK_NAME

    def _player_or_nobody(self, seat: int) -> str:
        return self.s.names[seat] if seat >= 0 else ""

    def _space(self, space: int) -> str:
        return self.spaces[space] if space >= 0 else ""

    def _item(self, item: Item) -> str:
        if item.is_building:
            return HOUSE if item is items.HOUSE else HOTEL
        return self._space(item.space)

    def _spaces(self, spaces: int) -> tuple[str, ...]:
        return tuple(self.spaces[space] for space in bitset.members_of(spaces))

    def _banker(self) -> str:
        if not self.s.board.called_auctions:
            return ""
        if self.s.banker >= 0:
            return self.s.names[self.s.banker]
        return self.banker or BANK_NAME

    # --- parts

    def _player(self, seat: int) -> PlayerPosition:
        s = self.s
        jail, token, thrown = int(s.jail[seat]), int(s.token[seat]), int(s.opening[seat])
        fine_due = jail == FINE_DUE
        return PlayerPosition(
            name=s.names[seat],
            token=s.board.edition.tokens[token] if token >= 0 else "",
            cash=int(s.cash[seat]),
            space=self.spaces[s.position[seat]],
            in_jail=jail != FREE,
            failed_throws=0 if fine_due or jail == FREE else jail - NEWCOMER,
            fine_sat_out=fine_due,
            deeds=self._spaces(s.held[seat]),
            buildings=self._buildings(seat),
            mortgaged=self._spaces(s.held[seat] & s.mortgaged),
            jail_cards=tuple(key for n, key in enumerate(DECK_KEYS) if s.jail_card[n] == seat),
            retired=int(s.retired[seat]),
            passed_go=bitset.has(s.passed_go, seat),
            salary_due=int(s.salary_due[seat]),
            opening_throw=(thrown // 10, thrown % 10) if thrown > 0 else (),
            beaten=thrown == opening.BEATEN,
        )

    def _buildings(self, seat: int) -> dict[str, int | str]:
        s = self.s
        ranks = {space: int(s.buildings[space]) for space in bitset.members_of(s.held[seat])}
        return {
            self.spaces[space]: HOTEL if rank == s.board.hotel else rank
            for space, rank in ranks.items()
            if rank
        }

    def _turn(self) -> TurnPosition:
        s = self.s
        pending = "" if s.pending == NO_DECISION else PHASES[s.pending]
        return TurnPosition(
            player=s.names[s.current],
            number=int(s.turn),
            stage=STAGES[s.stage],
            dice=self._dice(),
            doubles=int(s.doubles),
            throw_again=bool(s.throw_again),
            rounds=int(s.rounds),
            throws=int(s.throws),
            thrower=self._player_or_nobody(s.thrower),
            choice=pending if pending in CHOICES else "",
            for_sale=self._space(s.for_sale),
            rent_throw=self._space(s.rent_throw),
            move_due=bool(s.move_due),
            mr_m_due=bool(s.mr_m_due),
        )

    def _dice(self) -> tuple[int | str, ...]:
        s = self.s
        if not s.die1:
            return ()
        white = (int(s.die1), int(s.die2))
        if not s.die3:
            return white
        words: dict[int, int | str] = {BUS: "bus", MR_M: "mr-m"}
        return (*white, words.get(int(s.die3), int(s.die3)))

    def _auction(self) -> AuctionPosition | None:
        sale = self.s.auction
        if sale is None:
            return None
        return AuctionPosition(
            item=self._item(sale.item),
            bid=int(sale.bid),
            bidder=self._player_or_nobody(sale.bidder),
            passed=tuple(self.s.names[seat] for seat in bitset.members_of(sale.passed)),
        )

    def _shortage(self) -> ShortagePosition | None:
        short, names = self.s.shortage, self.s.names
        if short is None:
            return None
        wants = short.wants
        return ShortagePosition(
            building=self._item(short.building),
            asker=self._player_or_nobody(short.asker),
            space=self._space(short.space),
            asked=self._player_or_nobody(short.asked),
            wants={name: int(wants[seat]) for seat, name in enumerate(names) if wants[seat]},
            left=int(short.left),
            placer=self._player_or_nobody(short.placer),
        )

    def _debt(self, debt: Debt) -> DebtPosition:
        return DebtPosition(
            debtor=self._name(debt.debtor),
            creditor=self._name(debt.creditor),
            to_pot=debt.creditor == POT,
            amount=int(debt.amount),
            cause=CAUSES[debt.cause],
            item=self._space(debt.space) if debt.item is None else self._item(debt.item),
        )

    def _claim(self, claim: Claim) -> ClaimPosition:
        return ClaimPosition(
            owner=self._name(claim.owner),
            debtor=self._name(claim.debtor),
            amount=int(claim.amount),
            space=self._space(claim.space),
            turn=int(claim.turn),
        )

    def _offer(self, offer: StandingOffer) -> OfferPosition:
        return OfferPosition(
            number=int(offer.number),
            proposer=self._name(offer.proposer),
            receiver=self._name(offer.receiver),
            give=self._bundle(offer.give),
            get=self._bundle(offer.get),
        )

    def _bundle(self, bundle: Bundle) -> BundlePosition:
        return BundlePosition(
            deeds=self._spaces(bundle.deeds),
            cash=int(bundle.cash),
            jail_cards=tuple(DECK_KEYS[deck] for deck in bitset.members_of(bundle.cards)),
        )

    def _deck(self, deck: int) -> DeckPosition:
        s = self.s
        order = deck_order(s, deck)
        known = int(self.known[deck])
        below = int(s.deck_known[deck] + s.deck_unseen[deck])
        ids = [card.id for card in s.board.decks[deck].cards]
        return DeckPosition(
            top=tuple(ids[card] for card in order[:known]),
            unseen=tuple(ids[card] for card in sorted(order[known:below])),
            bottom=tuple(ids[card] for card in order[below:]),
        )

    def _before(self, before: State | None) -> Position | None:
        """What was drawn since has been seen, so there it is known to be on top."""
        if before is None:
            return None
        known = [skipped_turn.known_on_top(before, self.s, deck) for deck in range(2)]
        return _Look(before, self.banker, known).position(None)
