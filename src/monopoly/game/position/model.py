"""A position: all that lies open at one moment of a game, as plain frozen values.

>>> from monopoly import Position
>>> position = Position.parse('''{"players": [
...     {"name": "Ann", "cash": 320, "deeds": ["Boardwalk", "Park Place"],
...      "buildings": {"Boardwalk": 3, "Park Place": 2}},
...     {"name": "Bob", "space": "Go to Jail"}]}''')
>>> position.players[0].cash, position.players[0].buildings["Boardwalk"]
(320, 3)
>>> position.phase, position.actor, position.bank.houses
('to-throw', 'Ann', 27)
>>> Position.parse(str(position)) == position
True

Spaces, cards and players go by their names. What is hidden, the order of the cards nobody has
seen, is no part of it. The constructors check nothing: `check` does, and so do `Position.parse`
and `Game.from_position`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from monopoly.game.position.frozen import FrozenMapping, Value
from monopoly.rules.ruleset import REVISION
from monopoly.rules.ruleset import Value as OptionValue

BANK_NAME: Final = "Bank"  # no player can be called that
HOTEL: Final = "hotel"
HOUSE: Final = "house"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class PlayerPosition(Value):
    name: str
    cash: int
    space: str
    token: str = ""
    retired: int = 0  # the how-manyth to leave the game; 0 is still in it
    in_jail: bool = False
    failed_throws: int = 0  # for doubles, in Jail
    fine_sat_out: bool = False  # after the last of them: due when the next turn begins
    deeds: tuple[str, ...] = ()
    buildings: Mapping[str, int | str] = field(default_factory=lambda: FrozenMapping({}))
    mortgaged: tuple[str, ...] = ()
    jail_cards: tuple[str, ...] = ()  # by deck: "chance", "community-chest"
    passed_go: bool = False  # the third die is theirs
    salary_due: int = 0  # not yet collected, where it must be asked for
    opening_throw: tuple[int, ...] = ()  # the two dice thrown for the start
    beaten: bool = False  # out of the throws for the start

    def __post_init__(self) -> None:
        object.__setattr__(self, "buildings", FrozenMapping(self.buildings))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class TurnPosition(Value):
    """Whose turn it is, and what the last throw or card still asks of them."""

    player: str
    number: int = 1  # turns begun so far
    rounds: int = 0  # that are over; counted only where they are limited
    stage: str = "before-throw"  # or "opening", "after-throw", "over"
    dice: tuple[int | str, ...] = ()  # as they lie; a third die may be "bus" or "mr-m"
    doubles: int = 0  # in succession
    throw_again: bool = False
    throws: int = 0  # made since the play began
    thrower: str = ""  # who made the last of them
    choice: str = ""  # "to-move", "to-move-anywhere", "to-choose-tax" or "to-pay-fine"
    for_sale: str = ""  # the property to buy or decline
    rent_throw: str = ""  # the utility whose rent a fresh throw decides
    move_due: bool = False  # out of Jail by the fine: the throw is still to be moved
    mr_m_due: bool = False  # on to the next property, by the third die


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class AuctionPosition(Value):
    item: str  # a property, "house" or "hotel"
    bid: int = 0
    bidder: str = ""
    passed: tuple[str, ...] = ()  # out of the bidding


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class ShortagePosition(Value):
    """Houses or hotels that more players want than the Bank has."""

    building: str  # "house" or "hotel"
    asker: str = ""
    space: str = ""  # where the asker wants to build
    asked: str = ""  # who is to say how many they want
    wants: Mapping[str, int] = field(default_factory=lambda: FrozenMapping({}))
    left: int = 0  # still to be auctioned
    placer: str = ""  # who won one and must put it up

    def __post_init__(self) -> None:
        object.__setattr__(self, "wants", FrozenMapping(self.wants))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class DebtPosition(Value):
    debtor: str
    creditor: str = BANK_NAME
    to_pot: bool = False  # to the Bank, which puts it on Free Parking
    amount: int
    cause: str
    item: str = ""  # the Space it is about, or "house" or "hotel"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class ClaimPosition(Value):
    """Rent that may be asked for; `turn` is the number of the turn in which it arose."""

    owner: str
    debtor: str
    amount: int
    space: str
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class BundlePosition(Value):
    """One side of an offer."""

    deeds: tuple[str, ...] = ()
    cash: int = 0
    jail_cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class OfferPosition(Value):
    number: int
    proposer: str
    receiver: str
    give: BundlePosition = field(default_factory=BundlePosition)
    get: BundlePosition = field(default_factory=BundlePosition)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class BankPosition(Value):
    cash: int
    houses: int
    hotels: int
    pot: int = 0
    paper: int = 0  # money written on paper, beyond the notes of the set


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class DeckPosition(Value):
    """What the table knows of a deck, by the ids of its cards; a card that is held is in none."""

    top: tuple[str, ...] = ()  # known to be on top, in this order
    unseen: tuple[str, ...] = ()  # next, in an order nobody knows
    bottom: tuple[str, ...] = ()  # known to lie below, in this order


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Position(Value):
    players: tuple[PlayerPosition, ...]
    turn: TurnPosition
    bank: BankPosition
    chance: DeckPosition
    community_chest: DeckPosition
    rules: str = "statutes"
    options: Mapping[str, OptionValue] = field(default_factory=lambda: FrozenMapping({}))
    revision: int = REVISION
    banker: str = ""  # a player, or another who only banks; "" is the computer
    phase: str = ""  # what the game waits for; "" leaves it to be found out
    actor: str = ""  # from whom
    winners: tuple[str, ...] = ()
    auction: AuctionPosition | None = None
    bid_turn: str = ""  # whose bid is next; after an auction, whose it would have been
    to_auction: tuple[str, ...] = ()  # deeds the Bank will put up next
    shortage: ShortagePosition | None = None
    debts: tuple[DebtPosition, ...] = ()  # the first must be settled first
    claims: tuple[ClaimPosition, ...] = ()
    offers: tuple[OfferPosition, ...] = ()
    offers_made: int = 0
    mortgages_to_decide: tuple[str, ...] = ()  # just received: to be kept or lifted
    time_up: bool = False  # the turn being played is the last
    last_debts: bool = False  # the game ends when the debts are settled
    before_skip: "Position | None" = None  # what a called skipped turn leads back to

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", FrozenMapping(self.options))

    def __str__(self) -> str:
        """The position in one line of text, safe in links."""
        from monopoly.game.position import text_form

        return text_form.write(self)

    def to_dict(self) -> dict[str, object]:
        """The JSON form as plain data; what has its default is left out."""
        from monopoly.game.position import json_form

        return json_form.to_dict(self)

    def to_json(self, indent: int | None = None) -> str:
        from monopoly.game.position import json_form

        return json_form.write(self, indent)

    @classmethod
    def from_dict(cls, data: object) -> "Position":
        """A position from its JSON form as plain data; `PositionError` names what is wrong."""
        from monopoly.game.position import json_form

        return json_form.from_dict(data)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """A position from one line of text or from JSON; `PositionError` names what is wrong."""
        from monopoly.game.position import json_form, text_form

        if not isinstance(text, str):
            raise TypeError(f"A position is parsed from text, not from {type(text).__name__}.")
        if text.lstrip().startswith("{"):
            return json_form.read(text)
        return text_form.read(text)

    def check(self) -> "Position":
        """This position with everything filled in that follows from the rest.

        `PositionError` names the field when it could not come up in a game.
        """
        from monopoly.game.position import json_form

        return json_form.from_dict(json_form.to_dict(self, whole=True))
