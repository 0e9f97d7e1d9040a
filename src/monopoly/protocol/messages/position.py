"""All that lies open at one moment, as `docs/positions.md` tells it: the JSON of a `Position`.

What follows from other fields is written out here, so that a client needs no rules to read it. A
field with a default is left out where it has that. The bytes are digested as they are sent
(`docs/protocol.md`, *Digests*), so that fields, names and order stay as long as the mark does.
"""

from typing import Literal

from msgspec import UNSET, UnsetType

from monopoly.protocol.messages.parts import Outgoing

DeckName = Literal["chance", "community-chest"]
Rank = int | Literal["hotel"]  # so many houses, or a hotel
Face = int | Literal["bus", "mr-m"]


class PlayerPosition(Outgoing, frozen=True, omit_defaults=True):
    name: str
    cash: int
    space: str
    token: str = ""
    retired: int = 0  # the how-manyth to leave the game; 0 is still in it
    in_jail: bool = False
    failed_throws: int = 0
    fine_sat_out: bool = False
    deeds: list[str] = []
    buildings: dict[str, Rank] = {}
    mortgaged: list[str] = []
    jail_cards: list[DeckName] = []
    passed_go: bool = False
    salary_due: int = 0
    opening_throw: list[int] = []
    beaten: bool | UnsetType = UNSET  # for the start; left out where it follows


class TurnPosition(Outgoing, frozen=True, omit_defaults=True):
    player: str
    number: int
    stage: str
    throw_again: bool
    rounds: int = 0
    dice: list[Face] = []
    doubles: int = 0
    throws: int = 0
    thrower: str = ""
    choice: str = ""
    for_sale: str = ""
    rent_throw: str = ""
    move_due: bool = False
    mr_m_due: bool = False


class AuctionPosition(Outgoing, frozen=True, omit_defaults=True):
    item: str  # a property, "house" or "hotel"
    passed: list[str]
    bid: int = 0
    bidder: str = ""


class ShortagePosition(Outgoing, frozen=True, omit_defaults=True):
    building: Literal["house", "hotel"]
    asker: str = ""
    space: str = ""
    asked: str = ""
    wants: dict[str, int] = {}
    left: int = 0
    placer: str = ""


class DebtPosition(Outgoing, frozen=True, omit_defaults=True):
    debtor: str
    amount: int
    cause: str
    creditor: str
    to_pot: bool = False
    item: str = ""


class ClaimPosition(Outgoing, frozen=True):
    owner: str
    debtor: str
    amount: int
    space: str
    turn: int


class BundlePosition(Outgoing, frozen=True, omit_defaults=True):
    deeds: list[str] = []
    cash: int = 0
    jail_cards: list[DeckName] = []


class OfferPosition(Outgoing, frozen=True):
    number: int
    proposer: str
    receiver: str
    give: BundlePosition
    get: BundlePosition


class BankPosition(Outgoing, frozen=True, omit_defaults=True):
    cash: int
    houses: int
    hotels: int
    pot: int = 0
    paper: int = 0


class DeckPosition(Outgoing, frozen=True, omit_defaults=True):
    """What the table has seen of a deck. The others lie between, in an order nobody knows."""

    top: list[str] = []
    bottom: list[str] = []


class Moment(Outgoing, frozen=True, kw_only=True, omit_defaults=True):
    players: list[PlayerPosition]
    turn: TurnPosition
    phase: str
    bid_turn: str
    bank: BankPosition
    actor: str = ""  # of whom something is awaited; "Bank": of whoever banks
    winners: list[str] = []
    banker: str = ""
    debts: list[DebtPosition] = []
    mortgages_to_decide: list[str] = []
    shortage: ShortagePosition | None = None
    auction: AuctionPosition | None = None
    to_auction: list[str] = []
    claims: list[ClaimPosition] = []
    offers: list[OfferPosition] = []
    offers_made: int = 0
    chance: DeckPosition | UnsetType = UNSET
    community_chest: DeckPosition | UnsetType = UNSET
    time_up: bool = False
    last_debts: bool = False


class MomentBefore(Moment, frozen=True, omit_defaults=True):
    """What a called skipped turn leads back to, by the same rules."""


class Position(Moment, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that lies open on the table, by the names of players, Spaces and cards."""

    rules: str
    revision: int
    options: dict[str, bool | int | str] = {}
    before_skip: MomentBefore | None = None
