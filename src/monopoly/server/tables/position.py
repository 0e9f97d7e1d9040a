"""The position as it is sent and digested: the JSON of what `Game.position()` gives, built from the
state at once, for it is made after every action of every table."""

from functools import lru_cache
from typing import Any, Final, TypeVar

from msgspec import UNSET, UnsetType

from monopoly.game.position.model import BANK_NAME
from monopoly.game.position.names import space_names
from monopoly.game.position.schema import CAUSES, CHOICES, STAGES
from monopoly.protocol.messages import (
    AuctionPosition,
    BankPosition,
    BundlePosition,
    ClaimPosition,
    DebtPosition,
    DeckName,
    DeckPosition,
    Face,
    Moment,
    MomentBefore,
    OfferPosition,
    PlayerPosition,
    Position,
    Rank,
    ShortagePosition,
    TurnPosition,
)
from monopoly.rules import bitset, opening, skipped_turn
from monopoly.rules import item as items
from monopoly.rules.board import BUS, MR_M, NO_TOKEN_YET, POT, Board
from monopoly.rules.item import Item
from monopoly.rules.state import (
    FINE_DUE,
    FREE,
    NEWCOMER,
    NO_DECISION,
    OVER,
    PHASES,
    STAGE_OPENING,
    Bundle,
    Claim,
    Debt,
    StandingOffer,
    State,
    deck_order,
)

M = TypeVar("M", bound=Moment)

# As messages have them.
DECKS: Final[tuple[DeckName, ...]] = ("chance", "community-chest")
HOUSE: Final = "house"
HOTEL: Final = "hotel"
THIRD: Final[dict[int, Face]] = {BUS: "bus", MR_M: "mr-m"}


def position_of(s: State, banker: str = "") -> Position:
    """`banker` is the name of one who only banks, or has retired and goes on banking."""
    rules = s.board.rules
    before = s.skipped
    return _moment(
        Position,
        s,
        banker,
        [int(s.deck_known[deck]) for deck in range(2)],
        rules=rules.name,
        revision=rules.revision,
        options=_options(s.board),
        before_skip=None if before is None else _before(before, s, banker),
    )


def _before(before: State, s: State, banker: str) -> MomentBefore:
    """What was drawn since has been seen, so there it is known to be on top."""
    known = [int(skipped_turn.known_on_top(before, s, deck)) for deck in range(2)]
    return _moment(MomentBefore, before, banker, known)


def _moment(kind: type[M], s: State, banker: str, known: list[int], **beside: Any) -> M:
    names = s.names
    over = s.phase == OVER
    # as for `before_skip`: whose turn it was, but neither who was asked nor who had won
    asks = kind is Position and not over
    return kind(
        players=_players(s),
        turn=_turn(s),
        phase=PHASES[s.phase],
        bid_turn=_name(names, s.bid_turn),
        bank=BankPosition(
            cash=s.bank_cash,
            houses=s.houses,
            hotels=s.hotels,
            pot=s.pot,
            paper=s.paper,
        ),
        actor=_name(names, s.actor) if asks else "",
        winners=[names[seat] for seat in bitset.members_of(s.winners)] if over else [],
        banker=_banker(s, banker),
        debts=[_debt(s, debt) for debt in s.debts],
        mortgages_to_decide=_spaces(s, s.to_keep),
        shortage=_shortage(s),
        auction=_auction(s),
        to_auction=_spaces(s, s.estate),
        claims=[_claim(s, claim) for claim in s.claims],
        offers=[_offer(s, offer) for offer in s.offers],
        offers_made=s.offers_made,
        chance=_deck(s, 0, known[0]),
        community_chest=_deck(s, 1, known[1]),
        time_up=bool(s.time_up),
        last_debts=bool(s.last_debts),
        **beside,
    )


# --- names


@lru_cache(maxsize=256)
def _space_names(board: Board) -> tuple[str, ...]:
    return space_names(board)


@lru_cache(maxsize=256)
def _options(board: Board) -> dict[str, bool | int | str]:
    return dict(board.rules.changes())


@lru_cache(maxsize=256)
def _card_ids(board: Board, deck: int) -> tuple[str, ...]:
    return tuple(card.id for card in board.decks[deck].cards)


@lru_cache(maxsize=8192)
def _names_of(board: Board, spaces: int) -> list[str]:
    """Not to be changed: whoever has the same deeds is given the same list."""
    names = _space_names(board)
    return [names[space] for space in bitset.members_of(spaces)]


def _spaces(s: State, spaces: int) -> list[str]:
    return _names_of(s.board, spaces) if spaces else []


def _space(s: State, space: int) -> str:
    return _space_names(s.board)[space] if space >= 0 else ""


def _item(s: State, item: Item) -> str:
    if item.is_building:
        return HOUSE if item is items.HOUSE else HOTEL
    return _space(s, item.space)


def _name(names: list[str], seat: int) -> str:
    return names[seat] if seat >= 0 else BANK_NAME


def _player_or_nobody(s: State, seat: int) -> str:
    return s.names[seat] if seat >= 0 else ""


def _banker(s: State, banker: str) -> str:
    if not s.board.called_auctions:
        return ""
    return s.names[s.banker] if s.banker >= 0 else banker or BANK_NAME


# --- parts


def _players(s: State) -> list[PlayerPosition]:
    spaces, tokens, playing = _space_names(s.board), s.board.edition.tokens, s.stage
    cards, standing = list(s.jail_card), _standing(s)
    found = []
    for seat, name in enumerate(s.names):
        jail, token, thrown, held = s.jail[seat], s.token[seat], s.opening[seat], s.held[seat]
        beaten = thrown == opening.BEATEN
        follows = playing != STAGE_OPENING and thrown <= 0  # as it is taken where it is not said
        found.append(
            PlayerPosition(
                name=name,
                cash=s.cash[seat],
                space=spaces[s.position[seat]],
                token="" if token == NO_TOKEN_YET else tokens[token],
                retired=s.retired[seat],
                in_jail=jail != FREE,
                failed_throws=0 if jail in (FREE, FINE_DUE) else jail - NEWCOMER,
                fine_sat_out=jail == FINE_DUE,
                deeds=_spaces(s, held),
                buildings={lot: rank for space, lot, rank in standing if held >> space & 1},
                mortgaged=_spaces(s, held & s.mortgaged),
                jail_cards=_keys(cards, seat) if seat in cards else [],
                passed_go=s.passed_go >> seat & 1 == 1,
                salary_due=s.salary_due[seat],
                opening_throw=[*divmod(thrown, 10)] if thrown > 0 else [],
                beaten=UNSET if beaten == follows else beaten,
            )
        )
    return found


def _keys(cards: list[int], seat: int) -> list[DeckName]:
    return [key for key, holder in zip(DECKS, cards, strict=True) if holder == seat]


def _standing(s: State) -> list[tuple[int, str, Rank]]:
    """What is built, by Space: its number, its name and the rank."""
    hotel, names = s.board.hotel, _space_names(s.board)
    ranks = list(s.buildings)
    if not any(ranks):
        return []
    return [
        (space, names[space], HOTEL if rank == hotel else rank)
        for space, rank in enumerate(ranks)
        if rank
    ]


def _turn(s: State) -> TurnPosition:
    pending = "" if s.pending == NO_DECISION else PHASES[s.pending]
    return TurnPosition(
        player=s.names[s.current],
        number=s.turn,
        stage=STAGES[s.stage],
        throw_again=bool(s.throw_again),
        rounds=s.rounds,
        dice=_dice(s),
        doubles=s.doubles,
        throws=s.throws,
        thrower=_player_or_nobody(s, s.thrower),
        choice=pending if pending in CHOICES else "",
        for_sale=_space(s, s.for_sale),
        rent_throw=_space(s, s.rent_throw),
        move_due=bool(s.move_due),
        mr_m_due=bool(s.mr_m_due),
    )


def _dice(s: State) -> list[Face]:
    if not s.die1:
        return []
    white: list[Face] = [s.die1, s.die2]
    return [*white, THIRD.get(s.die3, s.die3)] if s.die3 else white


def _auction(s: State) -> AuctionPosition | None:
    sale = s.auction
    if sale is None:
        return None
    return AuctionPosition(
        item=_item(s, sale.item),
        passed=[s.names[seat] for seat in bitset.members_of(sale.passed)],
        bid=sale.bid,
        bidder=_player_or_nobody(s, sale.bidder),
    )


def _shortage(s: State) -> ShortagePosition | None:
    short = s.shortage
    if short is None:
        return None
    wants = short.wants
    return ShortagePosition(
        building=HOUSE if short.building is items.HOUSE else HOTEL,
        asker=_player_or_nobody(s, short.asker),
        space=_space(s, short.space),
        asked=_player_or_nobody(s, short.asked),
        wants={name: wants[seat] for seat, name in enumerate(s.names) if wants[seat]},
        left=short.left,
        placer=_player_or_nobody(s, short.placer),
    )


def _debt(s: State, debt: Debt) -> DebtPosition:
    return DebtPosition(
        debtor=_name(s.names, debt.debtor),
        amount=debt.amount,
        cause=CAUSES[debt.cause],
        creditor=_name(s.names, debt.creditor),
        to_pot=debt.creditor == POT,
        item=_space(s, debt.space) if debt.item is None else _item(s, debt.item),
    )


def _claim(s: State, claim: Claim) -> ClaimPosition:
    return ClaimPosition(
        owner=_name(s.names, claim.owner),
        debtor=_name(s.names, claim.debtor),
        amount=claim.amount,
        space=_space(s, claim.space),
        turn=claim.turn,
    )


def _offer(s: State, offer: StandingOffer) -> OfferPosition:
    return OfferPosition(
        number=offer.number,
        proposer=_name(s.names, offer.proposer),
        receiver=_name(s.names, offer.receiver),
        give=_bundle(s, offer.give),
        get=_bundle(s, offer.get),
    )


def _bundle(s: State, bundle: Bundle) -> BundlePosition:
    return BundlePosition(
        deeds=_spaces(s, bundle.deeds),
        cash=bundle.cash,
        jail_cards=[DECKS[deck] for deck in bitset.members_of(bundle.cards)],
    )


def _deck(s: State, deck: int, known: int) -> DeckPosition | UnsetType:
    """Its two ends, as far as the table has seen them."""
    below = s.deck_known[deck] + s.deck_unseen[deck]
    if not known and below == s.deck_left[deck]:
        return UNSET
    ids, order = _card_ids(s.board, deck), deck_order(s, deck)
    return DeckPosition(
        top=[ids[card] for card in order[:known]],
        bottom=[ids[card] for card in order[below:]],
    )
