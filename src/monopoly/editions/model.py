"""The facts of an edition, as plain values."""

from dataclasses import dataclass
from typing import Final

SPACES: Final = 40
SEATS_MAX: Final = 8
LOT_GROUPS_MAX: Final = 10
LOTS_MIN: Final = 2  # in a group
LOTS_MAX: Final = 4
DECK_MAX: Final = 19  # and a place for the joke card

LOT_RENTS: Final = 6  # bare, one to four houses, hotel
PROPERTIES: Final = ("lot", "railroad", "utility")
DECK_KEYS: Final = ("chance", "community-chest")
# Kinds every board has exactly once: the rules move tokens to them or count from them.
CORNERS: Final = ("go", "jail", "free-parking", "go-to-jail")
KINDS: Final = (*CORNERS, *PROPERTIES, *DECK_KEYS, "income-tax", "luxury-tax")

OWN_DECKS: Final = "own"  # the name of decks that stand in the board's own file

# Each effect of a card, with the keys it takes in a deck's file.
EFFECT_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "advance": ("space",),
    "nearest-railroad": (),
    "nearest-utility": (),
    "collect": ("amount",),
    "pay": ("amount",),
    "collect-from-each": ("amount",),
    "pay-each": ("amount",),
    "repairs": ("per_house", "per_hotel"),
    "back": ("amount",),
    "go-to-jail": (),
    "jail-free": (),
    "death": (),
}


class EditionError(ValueError):
    """Facts that are missing or do not add up: one sentence, with the file and the key."""


@dataclass(frozen=True, slots=True)
class Group:
    """A color-group, the railroads or the utilities; `spaces` are its members in board order."""

    key: str
    name: str
    mark: str
    color: str
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """One of the forty; the figures of the Title Deed are 0 or () where there is none.

    `rents` holds six for a lot (bare, one to four houses, hotel); for a railroad as many as there
    are railroads (by how many its owner has), for a utility as many multipliers of the dice.
    """

    index: int
    kind: str
    name: str
    short: str
    group: str = ""
    price: int = 0
    house_cost: int = 0
    rents: tuple[int, ...] = ()
    mortgage: int = 0
    visiting: str = ""  # what stands around the cell of Jail, where those wait who just visit


@dataclass(frozen=True, slots=True)
class Card:
    """`amount` is money or spaces; for "repairs" per house, with `amount2` per hotel.

    `space` is where "advance" leads, and -1 for every other effect.
    """

    id: str
    title: str
    text: str
    effect: str
    amount: int = 0
    amount2: int = 0
    space: int = -1


@dataclass(frozen=True, slots=True)
class Deck:
    key: str
    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """What is printed on the board and lies in the box.

    `starting_notes` are pairs of a note's value and how many of them a player is given;
    `bank_notes` is all the money in the set; `decks` names the decks that come with the edition.
    `dice_in_box` is 3 where a third die lies in the box; only `speed_die` brings it into play.
    """

    key: str
    base: str
    title: str
    currency: str
    tokens: tuple[str, ...]
    houses: int
    hotels: int
    dice_in_box: int
    salary: int
    jail_fine: int
    income_tax: int
    luxury_tax: int
    starting_cash: int
    bank_notes: int
    starting_notes: tuple[tuple[int, int], ...]
    chance_marks: tuple[str, ...]
    decks: str
    chance_name: str
    community_chest_name: str
    groups: tuple[Group, ...]
    spaces: tuple[Space, ...]
    cards: tuple[Deck, ...] = ()  # Chance and Community Chest, where the board's file has its own
