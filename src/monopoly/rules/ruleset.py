"""Which rules a game is played by: options, and the presets that name sets of them.

>>> rule_set("london-speed", rent_claim="on-demand").changes()
{'rent_claim': 'on-demand'}
"""
# not compiled: read once when a game is made; the board keeps what play needs

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from monopoly.editions import Edition, deck_names, decks_fit, edition_names, load_edition
from monopoly.editions.wording import hint, nearest, shown

__all__ = [
    "BOARD_OPTIONS",
    "FIRST_REVISION",
    "OPTIONS",
    "OVERLAYS",
    "PRESETS",
    "REVISION",
    "Option",
    "Overlay",
    "Preset",
    "RuleSet",
    "RuleSetError",
    "Value",
    "option",
    "parse_option",
    "preset_names",
    "recorded_rule_set",
    "rule_set",
]

Value = str | int  # True and False among them
NUMBER_TEXT = re.compile("-?[0-9]{1,9}")

# Of the rules, as new games play them. A game that was begun under an earlier one is played and
# replayed under that one. Nobody chooses it: it is no option.
# 2: a debtor's trades and departure keep what the creditors are due; -short sets jail_sit_out
REVISION: Final = 2
FIRST_REVISION: Final = 1  # of records and tables that do not name theirs


class RuleSetError(ValueError):
    """A rule set, an option or a value that does not exist or cannot be: one sentence."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice about the rules; `clause` is where the documents leave it open."""

    name: str
    default: Value
    values: tuple[Value, ...] | range
    clause: str
    summary: str

    def check(self, value: object) -> Value:
        # Types first: to Python, True is 1 and 1.0 is 1.
        if not isinstance(value, str | int) or type(value) is not type(self.default):
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

    def _error(self, value: object) -> RuleSetError:
        if isinstance(self.values, range):
            wanted = f"a whole number from {self.values[0]} to {self.values[-1]}"
        else:
            wanted = " or ".join(shown(known) for known in self.values)
        names = [known for known in self.values if isinstance(known, str)]
        near = nearest(value, names) if isinstance(value, str) else ""
        ending = f' (the nearest is "{near}")' if near else ""
        return RuleSetError(f"{self.name}: {wanted} expected, found {shown(value)}{ending}.")


@dataclass(frozen=True, slots=True)
class Preset:
    """What one document says where the documents differ."""

    name: str
    title: str
    summary: str
    edition: str
    decks: str
    options: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Overlay:
    """A suffix to a preset's name: options that win over the preset's."""

    suffix: str
    title: str
    summary: str
    clause: str
    options: Mapping[str, Value]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """Every option of one game. `name` is the preset with its overlays: "statutes-short"."""

    name: str = "statutes"
    edition: str = "atlantic-city"
    decks: str = "standard"

    starting_cash: int = 1500
    houses: int = 32
    hotels: int = 12
    banker: str = "computer"
    opening_throw_moves: bool = False
    rent_claim: str = "automatic"
    salary_claim: str = "automatic"
    turn_skipping: str = "impossible"
    business: str = "any-time"
    income_tax: str = "choice"
    luxury_tax: int = 100
    jail_fine_early: bool = True
    jail_turns: int = 3
    jail_sit_out: bool = False
    jail_business: bool = True
    free_parking: str = "nothing"
    houses_before_hotel: int = 4
    hotel_sale: str = "by-house"
    double_rent_beside_houses: bool = True
    dealt_deeds: int = 0
    dealt_deeds_paid: bool = False
    ending: str = "last-standing"
    speed_die: bool = False
    joke_card: bool = False

    revision: int = REVISION

    def __post_init__(self) -> None:
        _parts(self.name)
        _check_revision(self.revision)
        for name, value in self.options().items():
            option(name).check(value)
        _check_together(self)

    def options(self) -> dict[str, Value]:
        """Every option by name, the edition and its decks first."""
        return {name: getattr(self, name) for name in _BY_NAME}  # type: ignore[misc]

    def changes(self) -> dict[str, Value]:
        """What differs from the bare preset: `rule_set(r.name, **r.changes()) == r`.

        From the preset of the same revision: `recorded_rule_set` is the way back from there.
        """
        return self._changes_from(_bare(self.name, self.revision))

    def changes_from_current(self) -> dict[str, Value]:
        """What differs from the bare preset as it is offered today: what to tell people."""
        return self._changes_from(_bare(self.name, REVISION))

    def _changes_from(self, bare: "RuleSet") -> dict[str, Value]:
        was = bare.options()
        return {name: value for name, value in self.options().items() if value != was[name]}

    def with_options(self, /, **options: object) -> "RuleSet":
        """A copy with these options; decks that do not fit another edition give way to its own."""
        values = {name: option(name).check(value) for name, value in options.items()}
        edition = load_edition(str(values.get("edition", self.edition)))
        if "decks" not in values and not decks_fit(self.decks, edition):
            values["decks"] = edition.decks
        # Each value has the type of its option's default, which is that of the field.
        return replace(self, **values)  # type: ignore[arg-type]

    # What no option changes is as the edition has it.

    @property
    def facts(self) -> Edition:
        return load_edition(self.edition)

    @property
    def jail_fine(self) -> int:
        return self.facts.jail_fine

    @property
    def salary(self) -> int:
        return self.facts.salary

    @property
    def flat_tax(self) -> int:
        return self.facts.income_tax

    @property
    def bank_notes(self) -> int:
        return self.facts.bank_notes


def _choice(name: str, *values: Value, clause: str, summary: str) -> Option:
    return Option(name, values[0], values, clause, summary)


def _number(name: str, default: int, numbers: range, *, clause: str, summary: str) -> Option:
    return Option(name, default, numbers, clause, summary)


def _first(name: str, names: tuple[str, ...]) -> list[str]:
    return [name, *(other for other in names if other != name)]


OPTIONS: tuple[Option, ...] = (
    _number(
        "starting_cash",
        1500,
        range(1, 100_001),
        clause="10 MCS 30(b)",
        summary="What each player is given at the start.",
    ),
    _number(
        "houses", 32, range(201), clause="10 MCS 20", summary="How many houses are in the box."
    ),
    _number(
        "hotels", 12, range(201), clause="10 MCS 20", summary="How many hotels are in the box."
    ),
    _choice(
        "banker",
        "computer",
        "player",
        clause="10 MCS 40",
        summary="Who banks: the computer, or a player, who calls the auctions and knocks down.",
    ),
    _choice(
        "opening_throw_moves",
        False,
        True,
        clause="40 MCS 60",
        summary="The throw that wins the start is also the winner's first move.",
    ),
    _choice(
        "rent_claim",
        "automatic",
        "on-demand",
        clause="10 MCS 90(f)",
        summary="Rent is paid unasked, or lapses when the second player following throws.",
    ),
    _choice(
        "salary_claim",
        "automatic",
        "on-demand",
        clause="20 MCS 70",
        summary="The salary is paid unasked, or lapses when your next turn begins.",
    ),
    _choice(
        "turn_skipping",
        "impossible",
        "challenge",
        clause="20 MCS 60(b)",
        summary="Nobody can throw out of turn, or anybody may until it is called back.",
    ),
    _choice(
        "business",
        "any-time",
        "before-throw",
        clause="20 MCS 60(a)",
        summary="Trade, build, sell and mortgage always, or only as your own turn starts.",
    ),
    _choice(
        "income_tax",
        "choice",
        "flat",
        clause="10 MCS 110",
        summary="The flat sum or a tenth of your total worth, chosen blind; or the flat sum.",
    ),
    _choice(
        "luxury_tax",
        100,
        75,
        clause="20 MCS 115",
        summary="What landing on Luxury Tax or Super Tax costs.",
    ),
    _choice(
        "jail_fine_early",
        True,
        False,
        clause="10 MCS 120(e-4)",
        summary="The fine may be paid before the throw on the first and second turn in Jail.",
    ),
    _choice(
        "jail_turns",
        3,
        1,
        clause="10 MCS 120",
        summary="On which turn in Jail a throw that fails must be followed by the fine.",
    ),
    _choice(
        "jail_sit_out",
        False,
        True,
        clause="20 MCS 120(e)",
        summary="A prisoner may let a turn go by, and once put off the fine that is due.",
    ),
    _choice(
        "jail_business",
        True,
        False,
        clause="20 MCS 120(h)",
        summary="A prisoner may buy, sell, bid, trade and collect rent.",
    ),
    _choice(
        "free_parking",
        "nothing",
        "fines",
        "all",
        clause="40 MCS 130",
        summary="What waits there: nothing, jail fines and card penalties, or taxes too.",
    ),
    _choice(
        "houses_before_hotel",
        4,
        3,
        clause="10 MCS 150",
        summary="How many houses each lot of the color-group needs before a hotel.",
    ),
    _choice(
        "hotel_sale",
        "by-house",
        "whole",
        clause="40 MCS 170(e)",
        summary="A hotel comes down to houses first, or is sold whole at half its full price.",
    ),
    _choice(
        "double_rent_beside_houses",
        True,
        False,
        clause="20 MCS 90(c)",
        summary="Bare lots pay double rent even when others of the group are built on.",
    ),
    _choice(
        "dealt_deeds",
        0,
        2,
        3,
        clause="10 MCS 210(a)",
        summary="How many Title Deeds each player is dealt before the start.",
    ),
    _choice(
        "dealt_deeds_paid",
        False,
        True,
        clause="10 MCS 220(b)",
        summary="Dealt Title Deeds are paid for at their printed prices.",
    ),
    _choice(
        "ending",
        "last-standing",
        "first-bankruptcy",
        "time-limit",
        clause="10 MCS 190(h)",
        summary="The last player left wins, or the richest at the first ruin or at a set hour.",
    ),
    _choice(
        "speed_die",
        False,
        True,
        clause="60 MCS 10",
        summary="A third die is thrown once you have reached GO; each starts with 1,000 more.",
    ),
    _choice(
        "joke_card",
        False,
        True,
        clause="40 MCS 100(b)",
        summary="Chance holds one card more, which ends its drawer's game.",
    ),
)

# The board is no rule, but is chosen in the same way. Defaults stand first, as everywhere.
BOARD_OPTIONS: tuple[Option, ...] = (
    _choice(
        "edition",
        *_first("atlantic-city", edition_names()),
        clause="10 MCS 20",
        summary="Which board is played on.",
    ),
    _choice(
        "decks",
        *_first("standard", deck_names()),
        clause="10 MCS 20(a)",
        summary="Which Chance and Community Chest cards are drawn.",
    ),
)

_BY_NAME = {item.name: item for item in BOARD_OPTIONS + OPTIONS}

PRESETS: tuple[Preset, ...] = (
    Preset(
        name="statutes",
        title="The compiled statutes",
        summary="The common rules, clause by clause: what all the others are measured by.",
        edition="atlantic-city",
        decks="standard",
        options={},
    ),
    Preset(
        name="wikibook",
        title="The Wikibook",
        summary="Skipped turns are called back, and a turn in Jail may be sat out.",
        edition="atlantic-city",
        decks="standard",
        options={
            "jail_sit_out": True,
            "double_rent_beside_houses": False,
            "turn_skipping": "challenge",
        },
    ),
    Preset(
        name="mcc",
        title="MCC Designs",
        summary="Lost & Found and Colonial Curious cards, and no early way to pay out of Jail.",
        edition="mcc",
        decks="standard",
        options={"jail_fine_early": False},
    ),
    Preset(
        name="london",
        title="London",
        summary="The London board; the winning throw for the start moves, hotels are sold whole.",
        edition="london",
        decks="london",
        options={"opening_throw_moves": True, "hotel_sale": "whole"},
    ),
    Preset(
        name="parker",
        title="The classic set",
        summary="The common rules with the sixteen and sixteen cards of the classic set.",
        edition="atlantic-city",
        decks="classic",
        options={},
    ),
)

# In the order in which they stack.
OVERLAYS: tuple[Overlay, ...] = (
    Overlay(
        suffix="short",
        title="Short game",
        summary="Three Title Deeds dealt free; the first ruin ends the game.",
        clause="10 MCS 210",
        options={
            "dealt_deeds": 3,
            "houses_before_hotel": 3,
            "jail_turns": 1,
            "jail_fine_early": True,
            "jail_sit_out": False,
            "income_tax": "flat",
            "ending": "first-bankruptcy",
        },
    ),
    Overlay(
        suffix="timed",
        title="Time limit",
        summary="Two Title Deeds dealt and paid for; the richest wins when time is up.",
        clause="10 MCS 220",
        options={"dealt_deeds": 2, "dealt_deeds_paid": True, "ending": "time-limit"},
    ),
    Overlay(
        suffix="speed",
        title="Third die",
        summary="The third die, and more money at the start.",
        clause="60 MCS 10",
        options={"speed_die": True},
    ),
    Overlay(
        suffix="tabletop",
        title="As at a table",
        summary="A player banks and calls the auctions; rent and salary must be asked for.",
        clause="90 MCS 10(b)",
        options={"banker": "player", "rent_claim": "on-demand", "salary_claim": "on-demand"},
    ),
)

# By revision: what presets and overlays set before it, None where they left an option alone.
_BEFORE: Mapping[int, Mapping[str, Mapping[str, Value | None]]] = {
    2: {"short": {"jail_sit_out": None}},
}

_PRESETS = {preset.name: preset for preset in PRESETS}
_OVERLAYS = {overlay.suffix: overlay for overlay in OVERLAYS}


def rule_set(name: str, /, **options: object) -> RuleSet:
    """The rule set of this name ("statutes", "london-speed"), with options of your own."""
    return _bare(name, REVISION).with_options(**options)


def recorded_rule_set(name: str, options: Mapping[str, object], revision: object) -> RuleSet:
    """The rule set of a game that was begun earlier, as it was in that revision of the rules."""
    return _bare(name, _check_revision(revision)).with_options(**options)


def preset_names() -> tuple[str, ...]:
    """Every preset, bare and with every combination of overlays."""
    suffixes = [
        "".join(f"-{suffix}" for suffix in chosen)
        for count in range(len(OVERLAYS) + 1)
        for chosen in combinations(_OVERLAYS, count)
    ]
    return tuple(preset.name + suffix for preset in PRESETS for suffix in suffixes)


def option(name: str) -> Option:
    if name not in _BY_NAME:
        raise RuleSetError(f"There is no option {shown(name)}: {hint(name, tuple(_BY_NAME))}.")
    return _BY_NAME[name]


def parse_option(name: str, text: str) -> Value:
    """The value an option's text stands for: "on-demand", "true", "75"."""
    return option(name).parse(text)


def _bare(name: str, revision: int) -> RuleSet:
    preset, overlays = _parts(name)
    values = _options_then(preset.name, preset.options, revision)
    for overlay in overlays:
        values.update(_options_then(overlay.suffix, overlay.options, revision))
    start = RuleSet(name=name, edition=preset.edition, decks=preset.decks, revision=revision)
    return start.with_options(**values)


def _options_then(part: str, options: Mapping[str, Value], revision: int) -> dict[str, Value]:
    """What a preset or an overlay set in a revision: today's, taken back one by one."""
    then: dict[str, Value | None] = dict(options)
    for later in range(REVISION, revision, -1):
        then.update(_BEFORE.get(later, {}).get(part, {}))
    return {name: value for name, value in then.items() if value is not None}


def _check_revision(revision: object) -> int:
    if type(revision) is not int or not FIRST_REVISION <= revision <= REVISION:
        raise RuleSetError(
            f"revision: a whole number from {FIRST_REVISION} to {REVISION} expected, "
            f"found {shown(revision)}; a later one needs a later version of the program."
        )
    return revision


def _parts(name: str) -> tuple[Preset, tuple[Overlay, ...]]:
    first, *suffixes = name.split("-")
    if first not in _PRESETS:
        raise RuleSetError(
            f"There is no rule set {shown(name)}: {hint(name, preset_names(), tuple(_PRESETS))}."
        )
    for suffix in suffixes:
        if suffix not in _OVERLAYS:
            near = hint(suffix, tuple(_OVERLAYS))
            raise RuleSetError(f"There is no overlay {shown(suffix)} in {shown(name)}: {near}.")
        if suffixes.count(suffix) > 1:
            raise RuleSetError(f'The overlay "{suffix}" stands more than once in {shown(name)}.')
    ordered = [suffix for suffix in _OVERLAYS if suffix in suffixes]
    if suffixes != ordered:
        right = "-".join([first, *ordered])
        raise RuleSetError(f'The overlays of "{name}" are out of order: write "{right}".')
    return _PRESETS[first], tuple(_OVERLAYS[suffix] for suffix in suffixes)


def _check_together(rules: RuleSet) -> None:
    """Values that are possible one by one, but not together."""
    if not decks_fit(rules.decks, rules.facts):
        raise RuleSetError(
            f'decks: "{rules.decks}" names spaces that the edition "{rules.edition}" has not.'
        )
    if rules.hotels and rules.houses < rules.houses_before_hotel:
        raise RuleSetError(
            f"hotels: a hotel takes the place of {rules.houses_before_hotel} houses, "
            f"so with houses at {rules.houses} there can be none: set hotels to 0."
        )
    if rules.dealt_deeds_paid and not rules.dealt_deeds:
        raise RuleSetError("dealt_deeds_paid: nothing is to be paid for with dealt_deeds at 0.")
