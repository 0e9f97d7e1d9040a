"""Every option of the rules, each declared once: values, words for people, clause and index.

To add an option, declare it here, read it in the rule it changes (`s.board.option[ITS_INDEX]`) and
show it in a scenario. Everything else is made from the declaration: the attribute of `RuleSet`, the
checks and their sentences, `monopoly rules options`, the list the server offers and
docs/options.md.
"""
# not compiled: read once when a game is made; the board keeps what play needs

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from monopoly.editions import Edition, deck_names, edition_names, load_edition, own
from monopoly.editions.model import OWN_DECKS
from monopoly.editions.wording import hint, nearest, shown

Value = str | int  # True and False among them
Figures = Callable[[Edition], tuple[Value, ...]]  # of a board; the default first
NUMBER_TEXT = re.compile("-?[0-9]{1,9}")

# Where the board keeps each option, as a number: `board.option[JAIL_SIT_OUT]`. True and False are 1
# and 0, a word is its place among the values, a number is itself.
STARTING_CASH: Final = 0
HOUSES: Final = 1
HOTELS: Final = 2
BANKER: Final = 3
OPENING_THROW_MOVES: Final = 4
RENT_CLAIM: Final = 5
SALARY_CLAIM: Final = 6
TURN_SKIPPING: Final = 7
BUSINESS: Final = 8
INCOME_TAX: Final = 9
LUXURY_TAX: Final = 10
JAIL_FINE_EARLY: Final = 11
JAIL_TURNS: Final = 12
JAIL_SIT_OUT: Final = 13
JAIL_BUSINESS: Final = 14
FREE_PARKING: Final = 15
HOUSES_BEFORE_HOTEL: Final = 16
HOTEL_SALE: Final = 17
DOUBLE_RENT_BESIDE_HOUSES: Final = 18
DEALT_DEEDS: Final = 19
DEALT_DEEDS_PAID: Final = 20
ENDING: Final = 21
SPEED_DIE: Final = 22
JOKE_CARD: Final = 23
AUCTION_ON_DECLINE: Final = 24
RENT_FROM_JAIL: Final = 25
GO_LANDING_SALARY: Final = 26
ROUND_LIMIT: Final = 27
OFF_BOARD: Final = -1  # of options that choose the board itself

# Words of options as the board keeps them.
BY_PLAYER: Final = 1  # of BANKER
ON_DEMAND: Final = 1  # of RENT_CLAIM and SALARY_CLAIM
CHALLENGE: Final = 1  # of TURN_SKIPPING
ANY_TIME: Final = 0  # of BUSINESS
TAX_CHOICE: Final = 0  # of INCOME_TAX
NO_POT: Final = 0  # of FREE_PARKING
POT_OF_FINES: Final = 1
POT_OF_ALL: Final = 2
JACKPOT: Final = 3
WHOLE: Final = 1  # of HOTEL_SALE
LAST_STANDING: Final = 0  # of ENDING
FIRST_BANKRUPTCY: Final = 1
TIME_LIMIT: Final = 2

# In which options are shown, in this order.
GROUPS: Final = (
    "Rent, salary and taxes",
    "Building",
    "Jail",
    "Turns",
    "Beginning and end",
    "Board and box",
)
_MONEY, _BUILDING, _JAIL, _TURNS, _ENDS, _BOARD = GROUPS


class RuleSetError(ValueError):
    """A rule set, an option or a value that does not exist or cannot be: one sentence."""


class BoardMissingError(RuleSetError):
    """A game on a board whose file is not at hand, or says something else by now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One choice about the rules; `clause` is where the documents leave it open.

    `titles` are the words for people of values that are words themselves.
    """

    name: str
    index: int
    values: tuple[Value, ...] | range
    default: Value
    group: str  # one of `GROUPS`, where people look for it
    title: str
    titles: Mapping[str, str]
    clause: str
    summary: str
    figures: Figures | None = None  # where the board has its own

    def on(self, edition: Edition) -> "Option":
        """The option as it is on this board, whose own figure is the default there."""
        if self.figures is None:
            return self
        figures = self.figures(edition)
        if isinstance(self.values, range):
            return replace(self, default=figures[0])
        more = tuple(value for value in self.values if value not in figures)
        return replace(self, default=figures[0], values=(*figures, *more))

    def check(self, value: object) -> Value:
        # Types first: to Python, True is 1 and 1.0 is 1.
        if not isinstance(value, str | int) or _kind(value) is not _kind(self.default):
            raise self._error(value)
        if value not in self.values:
            raise self._error(value)
        return value

    def parse(self, text: str) -> Value:
        word = text.strip()
        if isinstance(self.default, bool):
            return self.check({"true": True, "false": False}.get(word.lower(), word))
        if isinstance(self.default, int):
            return self.check(int(word) if NUMBER_TEXT.fullmatch(word) else word)
        return self.check(word)

    def title_of(self, value: Value) -> str:
        """A value for people."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return f"{value:,}" if isinstance(value, int) else self.titles[value]

    def encode(self, value: Value) -> int:
        """The number the board keeps for a value."""
        return list(self.values).index(value) if isinstance(value, str) else value

    def _error(self, value: object) -> RuleSetError:
        if isinstance(self.values, range):
            wanted = f"a whole number from {self.values[0]} to {self.values[-1]}"
        else:
            wanted = " or ".join(shown(known) for known in self.values)
        if self.name == "edition" and isinstance(value, str) and own.MARK in value:
            return BoardMissingError(own.why_unknown(value))
        names = [known for known in self.values if isinstance(known, str)]
        near = nearest(value, names) if isinstance(value, str) else ""
        ending = f' (the nearest is "{near}")' if near else ""
        return RuleSetError(f"{self.name}: {wanted} expected, found {shown(value)}{ending}.")


def _kind(value: Value) -> type:
    return bool if isinstance(value, bool) else int if isinstance(value, int) else str


_DECLARED: Final[list[Option]] = []  # in their order, nameless until the class below is made


def _declare(
    index: int,
    values: tuple[Value, ...] | range,
    default: Value,
    words: tuple[str, str, str, str],
    titles: Mapping[str, str] | None = None,
    figures: Figures | None = None,
) -> None:
    group, title, clause, summary = words
    option = Option(
        name="",
        index=index,
        values=values,
        default=default,
        group=group,
        title=title,
        titles=titles or {},
        clause=clause,
        summary=summary,
        figures=figures,
    )
    _DECLARED.append(option)


def _flag(index: int, default: bool, *, group: str, title: str, clause: str, summary: str) -> bool:
    """An option that is on or off."""
    _declare(index, (default, not default), default, (group, title, clause, summary))
    return default


def _word(
    index: int,
    titles: Mapping[str, str],
    *,
    figures: Figures | None = None,
    group: str,
    title: str,
    clause: str,
    summary: str,
) -> str:
    """An option whose values are words, each with its title for people; the default is first."""
    values = tuple(titles)
    _declare(index, values, values[0], (group, title, clause, summary), titles, figures)
    return values[0]


def _number(
    index: int,
    *values: int,
    among: range | None = None,
    figures: Figures | None = None,
    group: str,
    title: str,
    clause: str,
    summary: str,
) -> int:
    """An option that is a number: one of these, or any `among` them; the default is first.

    `figures` are the board's own: the first is the default on that board.
    """
    known = values if among is None else among
    _declare(index, known, values[0], (group, title, clause, summary), figures=figures)
    return values[0]


_CLAIMED: Final = {"automatic": "Paid unasked", "on-demand": "Must be asked for"}
_DECK_TITLES: Final = {
    "standard": "The common cards",
    "classic": "The classic set's",
    "london": "London's",
}
OWN_DECKS_TITLE: Final = "The board's own"


def _first(name: str, names: tuple[str, ...]) -> list[str]:
    return [name, *(other for other in names if other != name)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options themselves, as attributes of a rule set. The board's own come first."""

    edition: str = _word(
        OFF_BOARD,
        {name: load_edition(name).title for name in _first("atlantic-city", edition_names())},
        group=_BOARD,
        title="Board",
        clause="10 MCS 20",
        summary="Which board is played on.",
    )
    decks: str = _word(
        OFF_BOARD,
        {name: _DECK_TITLES[name] for name in _first("standard", deck_names())},
        figures=lambda edition: (edition.decks,),
        group=_BOARD,
        title="Cards",
        clause="10 MCS 20(a)",
        summary="Which Chance and Community Chest cards are drawn.",
    )
    starting_cash: int = _number(
        STARTING_CASH,
        1500,
        among=range(1, 100_001),
        figures=lambda edition: (edition.starting_cash,),
        group=_ENDS,
        title="Money at the start",
        clause="10 MCS 30(b)",
        summary="What each player is given at the start.",
    )
    houses: int = _number(
        HOUSES,
        32,
        among=range(201),
        figures=lambda edition: (edition.houses,),
        group=_BUILDING,
        title="Houses in the box",
        clause="10 MCS 20",
        summary="How many houses are in the box.",
    )
    hotels: int = _number(
        HOTELS,
        12,
        among=range(201),
        figures=lambda edition: (edition.hotels,),
        group=_BUILDING,
        title="Hotels in the box",
        clause="10 MCS 20",
        summary="How many hotels are in the box.",
    )
    banker: str = _word(
        BANKER,
        {"computer": "The computer", "player": "The host"},
        group=_BOARD,
        title="Banker",
        clause="10 MCS 40",
        summary="Who banks: the computer, or a player, who calls the auctions and knocks down.",
    )
    opening_throw_moves: bool = _flag(
        OPENING_THROW_MOVES,
        False,
        group=_TURNS,
        title="The opening throw moves",
        clause="40 MCS 60",
        summary="The throw that wins the start is also the winner's first move.",
    )
    rent_claim: str = _word(
        RENT_CLAIM,
        _CLAIMED,
        group=_MONEY,
        title="Rent",
        clause="10 MCS 90(f)",
        summary="Rent is paid unasked, or lapses when the second player following throws.",
    )
    salary_claim: str = _word(
        SALARY_CLAIM,
        _CLAIMED,
        group=_MONEY,
        title="Salary",
        clause="20 MCS 70",
        summary="The salary is paid unasked, or lapses when your next turn begins.",
    )
    turn_skipping: str = _word(
        TURN_SKIPPING,
        {"impossible": "Impossible", "challenge": "Until it is called back"},
        group=_TURNS,
        title="Throwing out of turn",
        clause="20 MCS 60(b)",
        summary="Nobody can throw out of turn, or anybody may until it is called back.",
    )
    business: str = _word(
        BUSINESS,
        {"any-time": "At any time", "before-throw": "Before your own throw"},
        group=_TURNS,
        title="Business",
        clause="20 MCS 60(a)",
        summary="Trade, build, sell and mortgage always, or only as your own turn starts.",
    )
    income_tax: str = _word(
        INCOME_TAX,
        {"choice": "Flat sum or a tenth", "flat": "Flat sum"},
        group=_MONEY,
        title="Income Tax",
        clause="10 MCS 110",
        summary="The flat sum or a tenth of your total worth, chosen blind; or the flat sum.",
    )
    luxury_tax: int = _number(
        LUXURY_TAX,
        100,
        75,
        figures=lambda edition: (edition.luxury_tax,),
        group=_MONEY,
        title="Luxury Tax",
        clause="20 MCS 115",
        summary="What landing on Luxury Tax or Super Tax costs.",
    )
    jail_fine_early: bool = _flag(
        JAIL_FINE_EARLY,
        True,
        group=_JAIL,
        title="Paying the fine early",
        clause="10 MCS 120(e-4)",
        summary="The fine may be paid before the throw on the first and second turn in Jail.",
    )
    jail_turns: int = _number(
        JAIL_TURNS,
        3,
        1,
        group=_JAIL,
        title="Turns in Jail",
        clause="10 MCS 120",
        summary="On which turn in Jail a throw that fails must be followed by the fine.",
    )
    jail_sit_out: bool = _flag(
        JAIL_SIT_OUT,
        False,
        group=_JAIL,
        title="Sitting a turn out",
        clause="20 MCS 120(e)",
        summary="A prisoner may let a turn go by, and once put off the fine that is due.",
    )
    jail_business: bool = _flag(
        JAIL_BUSINESS,
        True,
        group=_JAIL,
        title="Business from Jail",
        clause="20 MCS 120(h)",
        summary="A prisoner may buy, sell, bid, trade and collect rent.",
    )
    free_parking: str = _word(
        FREE_PARKING,
        {
            "nothing": "Nothing waits there",
            "fines": "Fines and penalties",
            "all": "Fines, penalties and taxes",
            "jackpot": "$500 from the Bank",
        },
        group=_MONEY,
        title="Free Parking",
        clause="40 MCS 130",
        summary="What waits there: nothing, fines and card penalties, taxes too, or 500 each time.",
    )
    houses_before_hotel: int = _number(
        HOUSES_BEFORE_HOTEL,
        4,
        3,
        group=_BUILDING,
        title="Houses before a hotel",
        clause="10 MCS 150",
        summary="How many houses each lot of the color-group needs before a hotel.",
    )
    hotel_sale: str = _word(
        HOTEL_SALE,
        {"by-house": "House by house", "whole": "Whole"},
        group=_BUILDING,
        title="Selling a hotel",
        clause="40 MCS 170(e)",
        summary="A hotel comes down to houses first, or is sold whole at half its full price.",
    )
    double_rent_beside_houses: bool = _flag(
        DOUBLE_RENT_BESIDE_HOUSES,
        True,
        group=_MONEY,
        title="Double rent beside houses",
        clause="20 MCS 90(c)",
        summary="Bare lots pay double rent even when others of the group are built on.",
    )
    dealt_deeds: int = _number(
        DEALT_DEEDS,
        0,
        2,
        3,
        group=_ENDS,
        title="Title Deeds dealt",
        clause="10 MCS 210(a)",
        summary="How many Title Deeds each player is dealt before the start.",
    )
    dealt_deeds_paid: bool = _flag(
        DEALT_DEEDS_PAID,
        False,
        group=_ENDS,
        title="Dealt Title Deeds are paid for",
        clause="10 MCS 220(b)",
        summary="Dealt Title Deeds are paid for at their printed prices.",
    )
    ending: str = _word(
        ENDING,
        {
            "last-standing": "When one is left",
            "first-bankruptcy": "At the first ruin",
            "time-limit": "At a set hour",
        },
        group=_ENDS,
        title="The game ends",
        clause="10 MCS 190(h)",
        summary="The last player left wins, or the richest at the first ruin or at a set hour.",
    )
    speed_die: bool = _flag(
        SPEED_DIE,
        False,
        group=_TURNS,
        title="Third die",
        clause="60 MCS 10",
        summary="A third die is thrown once you have reached GO; each starts with 1,000 more.",
    )
    joke_card: bool = _flag(
        JOKE_CARD,
        False,
        group=_BOARD,
        title="The joke card",
        clause="40 MCS 100(b)",
        summary="Chance holds one card more, which ends its drawer's game.",
    )
    auction_on_decline: bool = _flag(
        AUCTION_ON_DECLINE,
        True,
        group=_TURNS,
        title="Auction of what is declined",
        clause="90 MCS 80(g)",
        summary="Property that nobody buys at its price is auctioned; or it stays with the Bank.",
    )
    rent_from_jail: bool = _flag(
        RENT_FROM_JAIL,
        True,
        group=_JAIL,
        title="Rent from Jail",
        clause="90 MCS 120(d)",
        summary="An owner in Jail collects rent; or gets none until free again.",
    )
    go_landing_salary: int = _number(
        GO_LANDING_SALARY,
        200,
        400,
        figures=lambda edition: (edition.salary, 2 * edition.salary),
        group=_MONEY,
        title="Salary for stopping on GO",
        clause="90 MCS 70(c)",
        summary="What the Bank pays whoever stops exactly on GO: the salary, or twice as much.",
    )
    round_limit: int = _number(
        ROUND_LIMIT,
        0,
        among=range(10_001),
        group=_ENDS,
        title="Rounds to play",
        clause="90 MCS 220(a)",
        summary="After so many rounds the richest player wins; with 0 there is no such limit.",
    )


_EVERY: Final = tuple(
    replace(option, name=name)
    for name, option in zip(Options.__annotations__, _DECLARED, strict=True)
)
_BY_NAME: Final = {option.name: option for option in _EVERY}
OPTION_NAMES: Final = tuple(_BY_NAME)
OPTIONS: Final = tuple(option for option in _EVERY if option.index != OFF_BOARD)


def board_options() -> tuple[Option, ...]:
    """The board is no rule, but is chosen in the same way: also one that was opened from a file."""
    return tuple(option(item.name) for item in _EVERY if item.index == OFF_BOARD)


def option(name: str) -> Option:
    if name not in _BY_NAME:
        raise RuleSetError(f"There is no option {shown(name)}: {hint(name, OPTION_NAMES)}.")
    found = _BY_NAME[name]
    more = _opened(name) if found.index == OFF_BOARD else {}
    if not more:
        return found
    return replace(found, values=(*found.values, *more), titles={**found.titles, **more})


def _opened(name: str) -> dict[str, str]:
    """What boards that were opened add to the values, with their titles."""
    boards = {key: load_edition(key) for key in own.own_names()}
    if name == "edition":
        return {key: board.title for key, board in boards.items()}
    return {OWN_DECKS: OWN_DECKS_TITLE} if any(board.cards for board in boards.values()) else {}


def parse_option(name: str, text: str) -> Value:
    """The value an option's text stands for: "on-demand", "true", "75"."""
    return option(name).parse(text)


def encoded(options: Options) -> list[int]:
    """Every option as the board keeps it, each at its index."""
    numbers = [0] * len(OPTIONS)
    for item in OPTIONS:
        numbers[item.index] = item.encode(getattr(options, item.name))  # type: ignore[misc]
    return numbers
