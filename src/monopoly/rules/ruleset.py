"""Which rules a game is played by: options, and the presets that name sets of them.

>>> rule_set("london-speed", rent_claim="on-demand").changes()
{'rent_claim': 'on-demand'}
"""
# not compiled: read once when a game is made; the board keeps what play needs

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from monopoly.editions import Edition, add_edition, decks_fit, load_edition
from monopoly.editions.own import text_of
from monopoly.editions.wording import hint, shown
from monopoly.rules.options import (
    OPTION_NAMES,
    OPTIONS,
    Option,
    Options,
    RuleSetError,
    Value,
    option,
    parse_option,
)

__all__ = [
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

# Of the rules, as new games play them. A game that was begun under an earlier one is played and
# replayed under that one. Nobody chooses it: it is no option.
# 2: a debtor's trades and departure keep what the creditors are due; -short sets jail_sit_out
REVISION: Final = 2
FIRST_REVISION: Final = 1  # of records and tables that do not name theirs


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
class RuleSet(Options):
    """Every option of one game. `name` is the preset with its overlays: "statutes-short"."""

    name: str = "statutes"
    revision: int = REVISION

    def __post_init__(self) -> None:
        parts_of(self.name)
        _check_revision(self.revision)
        option("edition").check(self.edition)
        for name, value in self.options().items():
            option(name).on(self.facts).check(value)
        _check_together(self)

    def options(self) -> dict[str, Value]:
        """Every option by name, the edition and its decks first."""
        return {name: getattr(self, name) for name in OPTION_NAMES}  # type: ignore[misc]

    def changes(self) -> dict[str, Value]:
        """What differs from the bare preset: `rule_set(r.name, **r.changes()) == r`.

        From the preset of the same revision: `recorded_rule_set` is the way back from there.
        """
        return self._changes_from(_bare(self.name, self.revision))

    def changes_from_current(self) -> dict[str, Value]:
        """What differs from the bare preset as it is offered today: what to tell people."""
        return self._changes_from(_bare(self.name, REVISION))

    def _changes_from(self, bare: "RuleSet") -> dict[str, Value]:
        """On another board its own figures are no change: they come with the edition."""
        was = bare.options()
        moved = bare.with_options(edition=self.edition).options()
        was |= {item.name: moved[item.name] for item in _WITH_FIGURES}
        return {name: value for name, value in self.options().items() if value != was[name]}

    def with_options(self, /, **options: object) -> "RuleSet":
        """A copy with these options.

        With another edition come its own figures, where they were those of the edition before, and
        its decks, where the others do not fit.
        """
        named = {name: option(name) for name in options}
        edition = self.edition
        if "edition" in options:
            edition = str(option("edition").check(options["edition"]))
        facts = load_edition(edition)
        chosen = {name: item.on(facts).check(options[name]) for name, item in named.items()}
        before, values = self.facts, self.options()
        for item in _WITH_FIGURES:
            if item.name not in chosen and values[item.name] == item.on(before).default:
                chosen[item.name] = item.on(facts).default
        if "decks" not in chosen and not decks_fit(self.decks, facts):
            chosen["decks"] = facts.decks
        # Each value has the type of its option's default, which is that of the field.
        return replace(self, **chosen)  # type: ignore[arg-type]

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Value]]]:
        """Sent to another process, a rule set takes a board of its own along."""
        fields = self.options() | {"name": self.name, "revision": self.revision}
        return _received, (text_of(self.edition), fields)

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

_WITH_FIGURES = tuple(item for item in OPTIONS if item.figures is not None)

# By revision: what presets and overlays set before it, None where they left an option alone.
_BEFORE: Mapping[int, Mapping[str, Mapping[str, Value | None]]] = {
    2: {"short": {"jail_sit_out": None}},
}

_PRESETS = {preset.name: preset for preset in PRESETS}
_OVERLAYS = {overlay.suffix: overlay for overlay in OVERLAYS}


def _received(board: str, fields: dict[str, Value]) -> RuleSet:
    if board:
        add_edition(board, "the board that was sent")
    return RuleSet(**fields)  # type: ignore[arg-type]


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


def _bare(name: str, revision: int) -> RuleSet:
    preset, overlays = parts_of(name)
    values = _options_then(preset.name, preset.options, revision)
    for overlay in overlays:
        values.update(_options_then(overlay.suffix, overlay.options, revision))
    start = RuleSet(name=name, revision=revision)
    return start.with_options(**{"edition": preset.edition, "decks": preset.decks} | values)


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


def parts_of(name: str) -> tuple[Preset, tuple[Overlay, ...]]:
    """The preset that a rule set is named after, and what is laid over it."""
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
