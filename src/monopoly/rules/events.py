# not compiled: built only when someone listens, and read by people who want plain dataclasses
"""What has happened. From the events alone the whole story of a game can be told.

Players are seats (0 is the first, -1 the Bank, -2 the pot on Free Parking), Spaces are board
indices. Every event names the clause it rests on.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

EVENTS: dict[str, type["Event"]] = {}


@dataclass(frozen=True, slots=True)
class Event:
    """A fact; `to_dict` and `event_from_dict` take it to plain data and back."""

    kind: ClassVar[str] = ""
    clause: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        EVENTS[cls.kind] = cls

    def cited(self) -> str:
        """The clause this very event rests on: its kind's, unless its cause says another."""
        return self.clause

    def to_dict(self) -> dict[str, object]:
        """As plain data: its kind and its fields."""
        data: dict[str, object] = {"kind": self.kind}
        for name in self.field_names():
            value: object = getattr(self, name)
            data[name] = value
        return data

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        names: tuple[str, ...] = cls.__match_args__
        return names


class EventError(ValueError):
    """Plain data that is no event; the message says what is wrong with it."""


def event_from_dict(data: Mapping[str, object]) -> Event:
    """The event that plain data describes; `EventError` when it describes none.

    Fields that events of this kind had in an earlier version are left out.
    """
    cls = event_class(data)
    fields = {name: _as_field(data[name]) for name in cls.field_names() if name in data}
    try:
        return cls(**fields)
    except TypeError as error:
        raise EventError(f"That is no {cls.kind!r}: {error}.") from None


def _as_field(value: object) -> object:
    if isinstance(value, list):  # JSON knows no tuples
        items: list[object] = value
        return tuple(items)
    return value


def event_class(data: Mapping[str, object]) -> type[Event]:
    """Which class of event plain data names by its kind; `EventError` when there is none."""
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in EVENTS:
        raise EventError(f"There is no event of the kind {kind!r:.40}.")
    return EVENTS[kind]


# --- before the first move


@dataclass(frozen=True, slots=True)
class TokenChosen(Event):
    clause = "10 MCS 30(a)"
    player: int
    token: int


@dataclass(frozen=True, slots=True)
class DeedDealt(Event):
    clause = "10 MCS 210(a)"
    player: int
    space: int


@dataclass(frozen=True, slots=True)
class ThrownForStart(Event):
    clause = "10 MCS 60"
    player: int
    die1: int
    die2: int


@dataclass(frozen=True, slots=True)
class StartTied(Event):
    clause = "90 MCS 60(b)"
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayStarted(Event):
    clause = "10 MCS 60(a)"
    player: int


# --- the turn and the throw


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    clause = "10 MCS 60(c)"
    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    clause = "10 MCS 60(b)"
    player: int
    die1: int
    die2: int
    die3: int  # 0 when the third die stays in the box; 4 is the bus, 5 Mr. M
    doubles: int  # how many doubles in succession this makes


@dataclass(frozen=True, slots=True)
class ThrownForRent(Event):
    clause = "90 MCS 100(b)"
    player: int
    die1: int
    die2: int
    die3: int
    space: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    clause = "10 MCS 60(b)"
    player: int
    start: int
    space: int
    forward: bool


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    clause = "10 MCS 60(c)"
    player: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    clause = "20 MCS 60(b)"
    player: int  # who threw out of turn
    skipped: int


@dataclass(frozen=True, slots=True)
class SkipCalled(Event):
    clause = "20 MCS 60(b)"
    player: int  # who noticed
    skipped: int  # whose turn it is again


# --- GO


@dataclass(frozen=True, slots=True)
class SalaryPaid(Event):
    clause = "10 MCS 70"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class SalaryDue(Event):
    clause = "20 MCS 70"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class SalaryLapsed(Event):
    clause = "20 MCS 70"
    player: int
    amount: int


# --- buying and auctions


@dataclass(frozen=True, slots=True)
class Bought(Event):
    clause = "10 MCS 80"
    player: int
    space: int
    price: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    clause = "10 MCS 80(c)"
    player: int
    space: int


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    clause = "10 MCS 80(c)"
    item: int  # a Space; 40 a house, 41 a hotel


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    clause = "10 MCS 80(e)"
    player: int
    item: int
    amount: int


@dataclass(frozen=True, slots=True)
class BidderPassed(Event):
    clause = "90 MCS 80(c)"
    player: int
    item: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    clause = "10 MCS 80(d)"
    player: int
    item: int
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionFailed(Event):
    clause = "90 MCS 80(d)"
    item: int


# --- money owed


@dataclass(frozen=True, slots=True)
class RentPaid(Event):
    clause = "10 MCS 90"
    player: int
    owner: int
    space: int
    amount: int


@dataclass(frozen=True, slots=True)
class RentClaimable(Event):
    clause = "10 MCS 90(f)"
    player: int
    owner: int
    space: int
    amount: int


@dataclass(frozen=True, slots=True)
class RentDemanded(Event):
    clause = "10 MCS 90(f)"
    player: int  # the owner who asks
    debtor: int
    space: int
    amount: int


@dataclass(frozen=True, slots=True)
class RentLapsed(Event):
    clause = "10 MCS 90(f)"
    owner: int
    debtor: int
    space: int
    amount: int


@dataclass(frozen=True, slots=True)
class NoRentFromJail(Event):
    clause = "20 MCS 120(h)"
    player: int
    owner: int
    space: int


@dataclass(frozen=True, slots=True)
class TaxPaid(Event):
    player: int
    payee: int
    space: int
    amount: int
    income: bool

    def cited(self) -> str:
        return "10 MCS 110" if self.income else "20 MCS 115"


@dataclass(frozen=True, slots=True)
class FinePaid(Event):
    clause = "10 MCS 120(f)"
    player: int
    payee: int
    amount: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    clause = "10 MCS 100"
    player: int
    deck: int
    card: int


@dataclass(frozen=True, slots=True)
class CardMoney(Event):
    """Money a card made somebody pay: from the Bank, to it, or between players."""

    clause = "10 MCS 100"
    payer: int
    payee: int
    amount: int


@dataclass(frozen=True, slots=True)
class DealPaid(Event):
    clause = "10 MCS 220(b)"
    player: int
    space: int
    amount: int


@dataclass(frozen=True, slots=True)
class PotCollected(Event):
    clause = "40 MCS 130"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PotLaidOut(Event):
    """The Bank lays a fixed sum on Free Parking again."""

    clause = "90 MCS 130"
    amount: int


@dataclass(frozen=True, slots=True)
class PaperIssued(Event):
    clause = "10 MCS 50(e)"
    amount: int


@dataclass(frozen=True, slots=True)
class DebtStands(Event):
    """The cash is not there: the debtor must raise it or is bankrupt."""

    clause = "90 MCS 190(a)"
    player: int
    creditor: int
    amount: int


# --- jail


@dataclass(frozen=True, slots=True)
class SentToJail(Event):
    player: int
    cause: str  # "space", "card" or "doubles"

    def cited(self) -> str:
        causes = {"space": "(a)", "card": "(a-1)", "doubles": "(a-2)"}
        return f"10 MCS 120{causes[self.cause]}"


@dataclass(frozen=True, slots=True)
class LeftJail(Event):
    player: int
    means: str  # "doubles", "card" or "fine"

    def cited(self) -> str:
        means = {"doubles": "(e-1)", "card": "(e-2)", "fine": "(g)"}
        return f"10 MCS 120{means[self.means]}"


@dataclass(frozen=True, slots=True)
class StayedInJail(Event):
    clause = "10 MCS 120(e-1)"
    player: int
    failed: int  # throws without doubles so far


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    clause = "20 MCS 120(e)"
    player: int


@dataclass(frozen=True, slots=True)
class JailCardKept(Event):
    clause = "10 MCS 100(a)"
    player: int
    deck: int


@dataclass(frozen=True, slots=True)
class JailCardReturned(Event):
    clause = "10 MCS 100(a)"
    player: int
    deck: int


# --- buildings


@dataclass(frozen=True, slots=True)
class HouseBuilt(Event):
    clause = "10 MCS 140"
    player: int
    space: int
    cost: int
    houses: int  # on the lot now


@dataclass(frozen=True, slots=True)
class HotelBuilt(Event):
    clause = "10 MCS 150"
    player: int
    space: int
    cost: int


@dataclass(frozen=True, slots=True)
class BuildingSold(Event):
    clause = "10 MCS 170(c)"
    player: int
    space: int
    proceeds: int
    houses: int  # left on the lot
    hotel: bool  # it was a hotel


@dataclass(frozen=True, slots=True)
class HotelsSold(Event):
    clause = "10 MCS 170(e)"
    player: int
    group: int
    proceeds: int
    houses: tuple[int, ...]  # left on each lot of the group, in board order


@dataclass(frozen=True, slots=True)
class ShortageDeclared(Event):
    clause = "10 MCS 160(a)"
    player: int  # who asked for a building
    building: int  # 40 a house, 41 a hotel
    left: int


@dataclass(frozen=True, slots=True)
class Wanted(Event):
    clause = "90 MCS 160(a)"
    player: int
    building: int
    count: int


# --- mortgages


@dataclass(frozen=True, slots=True)
class Mortgaged(Event):
    clause = "10 MCS 180"
    player: int
    space: int
    amount: int


@dataclass(frozen=True, slots=True)
class MortgageLifted(Event):
    clause = "10 MCS 180(d)"
    player: int
    space: int
    cost: int


@dataclass(frozen=True, slots=True)
class MortgageKept(Event):
    clause = "10 MCS 180(i)"
    player: int
    space: int


@dataclass(frozen=True, slots=True)
class InterestPaid(Event):
    clause = "10 MCS 180(i)"
    player: int
    space: int
    amount: int


# --- trades


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    clause = "10 MCS 170"
    number: int
    player: int
    receiver: int
    give_deeds: tuple[int, ...]
    give_cash: int
    give_cards: tuple[int, ...]
    get_deeds: tuple[int, ...]
    get_cash: int
    get_cards: tuple[int, ...]
    countering: int  # the number of the offer it answers, or 0


@dataclass(frozen=True, slots=True)
class OfferEnded(Event):
    clause = "90 MCS 170(c)"
    number: int
    player: int  # who ended it; -1: it no longer could be kept
    how: str  # "withdrawn", "refused", "countered" or "lapsed"


@dataclass(frozen=True, slots=True)
class TradeDone(Event):
    clause = "10 MCS 170"
    number: int
    player: int  # who proposed
    receiver: int
    give_deeds: tuple[int, ...]
    give_cash: int
    give_cards: tuple[int, ...]
    get_deeds: tuple[int, ...]
    get_cash: int
    get_cards: tuple[int, ...]


# --- the end


@dataclass(frozen=True, slots=True)
class WentBankrupt(Event):
    player: int
    creditor: int

    def cited(self) -> str:
        return "10 MCS 190(a)" if self.creditor >= 0 else "10 MCS 190(f)"


@dataclass(frozen=True, slots=True)
class LeftTable(Event):
    clause = "90 MCS 190(h)"
    player: int


@dataclass(frozen=True, slots=True)
class DiedLaughing(Event):
    """The joke card of document 003."""

    clause = "40 MCS 100(b)"
    player: int


@dataclass(frozen=True, slots=True)
class EstatePassed(Event):
    """What the bankrupt had goes to the creditor; to the Bank (-1) when that is owed."""

    player: int
    heir: int
    cash: int
    deeds: tuple[int, ...]
    cards: tuple[int, ...]
    buildings_proceeds: int

    def cited(self) -> str:
        return "10 MCS 190(a)" if self.heir >= 0 else "10 MCS 190(f)"


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    clause = "10 MCS 220"


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    winners: tuple[int, ...]
    ending: str  # "last-standing", "first-bankruptcy", "time-limit" or "round-limit"

    def cited(self) -> str:
        endings = {
            "last-standing": "10 MCS 190(h)",
            "first-bankruptcy": "10 MCS 210(e-2)",
            "time-limit": "10 MCS 220",
            "round-limit": "90 MCS 220(a)",
        }
        return endings[self.ending]
