"""The board as the rules see it: an edition and a rule set laid out in flat integers.

A `Board` is made once and shared by every game played on it; nothing in it ever changes.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.editions import Card, Deck, Edition, load_decks, load_edition
from monopoly.rules import bitset, options
from monopoly.rules.ruleset import RuleSet

SPACES: Final = 40
SEATS_MAX: Final = 8

# Kinds of Space.
GO: Final = 0
LOT: Final = 1
RAILROAD: Final = 2
UTILITY: Final = 3
CHANCE: Final = 4
COMMUNITY_CHEST: Final = 5
INCOME_TAX: Final = 6
LUXURY_TAX: Final = 7
JAIL: Final = 8
FREE_PARKING: Final = 9
GO_TO_JAIL: Final = 10

_KINDS: Final = [
    "go",
    "lot",
    "railroad",
    "utility",
    "chance",
    "community-chest",
    "income-tax",
    "luxury-tax",
    "jail",
    "free-parking",
    "go-to-jail",
]

# What a card tells its drawer to do.
ADVANCE: Final = 0
NEAREST_RAILROAD: Final = 1
NEAREST_UTILITY: Final = 2
COLLECT: Final = 3
PAY: Final = 4
COLLECT_FROM_EACH: Final = 5
PAY_EACH: Final = 6
REPAIRS: Final = 7
BACK: Final = 8
CARD_TO_JAIL: Final = 9
JAIL_FREE: Final = 10
DEATH: Final = 11

_EFFECTS: Final = [
    "advance",
    "nearest-railroad",
    "nearest-utility",
    "collect",
    "pay",
    "collect-from-each",
    "pay-each",
    "repairs",
    "back",
    "go-to-jail",
    "jail-free",
    "death",
]

# The two decks, and how many places a deck takes in the flat arrays.
CHANCE_DECK: Final = 0
CHEST_DECK: Final = 1
DECK_ROOM: Final = 20

RENT_ROOM: Final = 36  # of one Space in the flat array: as if all but the corners were railroads
GROUPS_MAX: Final = 12  # ten of lots, the railroads and the utilities

# Who owns, owes or acts and is no player.
BANK: Final = -1
POT: Final = -2

# Where there is none. They share a number with each other and with the Bank, and are never used for
# one another: the Bank is a party to the game, nobody is not.
NOBODY: Final = -1  # no player
NOTHING: Final = -1  # no Space
NO_TOKEN_YET: Final = -1

# Faces of the third die beyond 1, 2 and 3; 0 is a third die not thrown.
BUS: Final = 4
MR_M: Final = 5

SPEED_DIE_CASH: Final = 1000  # 60 MCS: more for each at the start


def flat(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def _rents(edition: Edition, houses_before_hotel: int) -> list[int]:
    """Rents by rank of building; the short game has no fourth house (10 MCS 210(b))."""
    rents: list[int] = []
    for space in edition.spaces:
        ladder = list(space.rents)
        if space.kind == "lot":
            ladder = [*ladder[: houses_before_hotel + 1], ladder[-1]]
        rents += ladder + [0] * (RENT_ROOM - len(ladder))
    return rents


def _ring(groups: list[list[int]]) -> list[int]:
    """The next Space of the same group, and after the last the first again."""
    ring = list(range(SPACES))
    for spaces in groups:
        for index, space in enumerate(spaces):
            ring[space] = spaces[(index + 1) % len(spaces)]
    return ring


def _bits(spaces: list[int]) -> int:
    return sum(bitset.one(space) for space in spaces)


def _deeds_of(groups: list[list[int]]) -> list[int]:
    """The deeds of every set of groups: those of the set without its last group, and of that."""
    found = [0]
    for spaces in groups:
        found += [deeds | _bits(spaces) for deeds in found]
    return found


def _by_card(decks: tuple[Deck, Deck], fact: Callable[[Card], int]) -> vec[i64]:
    """One fact of every card, at the card's place: its deck's room, then its number."""
    facts: list[int] = []
    for deck in decks:
        found = [fact(card) for card in deck.cards]
        facts += found + [0] * (DECK_ROOM - len(found))
    return flat(facts)


def _jail_card(deck: Deck) -> int:
    return next((i for i, card in enumerate(deck.cards) if card.effect == "jail-free"), -1)


def _usual(prices: list[int]) -> int:
    """About what a deed costs, in fifties."""
    return max(sum(prices) // len(prices) // 50 * 50, 1)


@final
class Board:
    """One edition under one rule set. Ranks of building: 0 bare, 1 … houses, `hotel` a hotel."""

    def __init__(self, rules: RuleSet) -> None:
        # Assigned here one by one, not in helpers: so mypyc knows that all of them are always set.
        edition = load_edition(rules.edition)
        decks = load_decks(rules.decks, edition, joke_card=rules.joke_card)
        spaces = edition.spaces
        groups = [list(group.spaces) for group in edition.groups]
        keys = [group.key for group in edition.groups]
        self.rules: Final = rules
        self.edition: Final = edition
        self.decks: Final = decks

        # by Space
        self.names: Final = [space.name for space in spaces]
        self.kind: Final = flat([_KINDS.index(space.kind) for space in spaces])
        self.group: Final = flat([keys.index(sp.group) if sp.group else -1 for sp in spaces])
        self.price: Final = flat([space.price for space in spaces])
        self.house_cost: Final = flat([space.house_cost for space in spaces])
        self.mortgage: Final = flat([space.mortgage for space in spaces])
        # 90 MCS 180: interest is a tenth of the mortgage, rounded up for the Bank.
        self.interest: Final = flat([-(-space.mortgage // 10) for space in spaces])
        self.rents: Final = flat(_rents(edition, rules.houses_before_hotel))
        self.neighbor: Final = flat(_ring(groups))
        # the whole group as a bit set, so that a group is compared in one step
        self.mates: Final = flat(
            [_bits(groups[keys.index(sp.group)]) if sp.group else 0 for sp in spaces]
        )
        self.deeds: Final = flat([space.index for space in spaces if space.price])
        self.all_deeds: Final[i64] = _bits([space.index for space in spaces if space.price])
        self.jail: Final[i64] = next(space.index for space in spaces if space.kind == "jail")

        # what is least, and what is usual, on this board
        self.least_house_cost: Final[i64] = min(sp.house_cost for sp in spaces if sp.house_cost)
        self.least_lift: Final[i64] = min(
            space.mortgage - (-space.mortgage // 10) for space in spaces if space.price
        )
        self.usual_price: Final[i64] = _usual([space.price for space in spaces if space.price])

        # by group
        self.groups: Final[i64] = len(groups)
        self.group_names: Final = [group.name for group in edition.groups]
        self.group_spaces: Final = groups
        self.group_bits: Final = flat([_bits(group) for group in groups])
        # by set of groups: all their deeds
        self.deeds_of: Final = flat(_deeds_of(groups))
        self.first: Final = flat([group[0] for group in groups])

        # by card
        self.effect: Final = _by_card(decks, lambda card: _EFFECTS.index(card.effect))
        self.amount: Final = _by_card(decks, lambda card: card.amount)
        self.amount2: Final = _by_card(decks, lambda card: card.amount2)
        self.target: Final = _by_card(decks, lambda card: card.space)
        self.deck_size: Final = flat([len(deck.cards) for deck in decks])
        self.jail_card: Final = flat([_jail_card(deck) for deck in decks])

        # money and buildings
        self.set_cash: Final[i64] = edition.bank_notes
        self.salary: Final[i64] = edition.salary
        self.fine: Final[i64] = edition.jail_fine
        self.income_tax: Final[i64] = edition.income_tax

        # Options by their index, see rules/options.py. What is asked for most has a name as well.
        chosen = options.encoded(rules)
        self.option: Final = flat(chosen)
        self.starting_cash: Final[i64] = chosen[options.STARTING_CASH] + (
            SPEED_DIE_CASH if rules.speed_die else 0
        )
        self.luxury_tax: Final[i64] = chosen[options.LUXURY_TAX]
        self.houses: Final[i64] = chosen[options.HOUSES]
        self.hotels: Final[i64] = chosen[options.HOTELS]
        # the rank of a hotel, above the last house
        self.hotel: Final[i64] = chosen[options.HOUSES_BEFORE_HOTEL] + 1
        self.called_auctions: Final[bool] = chosen[options.BANKER] == options.BY_PLAYER
        self.opening_throw_moves: Final[bool] = chosen[options.OPENING_THROW_MOVES] == 1
        self.rent_on_demand: Final[bool] = chosen[options.RENT_CLAIM] == options.ON_DEMAND
        self.salary_on_demand: Final[bool] = chosen[options.SALARY_CLAIM] == options.ON_DEMAND
        self.skipping: Final[bool] = chosen[options.TURN_SKIPPING] == options.CHALLENGE
        self.business_any_time: Final[bool] = chosen[options.BUSINESS] == options.ANY_TIME
        self.tax_choice: Final[bool] = chosen[options.INCOME_TAX] == options.TAX_CHOICE
        self.fine_early: Final[bool] = chosen[options.JAIL_FINE_EARLY] == 1
        self.jail_turns: Final[i64] = chosen[options.JAIL_TURNS]
        self.sit_out: Final[bool] = chosen[options.JAIL_SIT_OUT] == 1
        self.jail_business: Final[bool] = chosen[options.JAIL_BUSINESS] == 1
        self.pot: Final[i64] = chosen[options.FREE_PARKING]
        self.whole_hotels: Final[bool] = chosen[options.HOTEL_SALE] == options.WHOLE
        self.double_beside_houses: Final[bool] = chosen[options.DOUBLE_RENT_BESIDE_HOUSES] == 1
        self.dealt_deeds: Final[i64] = chosen[options.DEALT_DEEDS]
        self.dealt_deeds_paid: Final[bool] = chosen[options.DEALT_DEEDS_PAID] == 1
        self.ending: Final[i64] = chosen[options.ENDING]
        self.speed_die: Final[bool] = chosen[options.SPEED_DIE] == 1
        self.round_limit: Final[i64] = chosen[options.ROUND_LIMIT]

    def rent_at(self, space: i64, rank: i64) -> i64:
        return self.rents[space * RENT_ROOM + rank]

    def money(self, amount: int) -> str:
        return f"{self.edition.currency}{amount:,}"
