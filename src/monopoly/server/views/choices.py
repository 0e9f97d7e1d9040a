"""What a table may be opened with: presets, options, boards and bots."""

from functools import lru_cache

from monopoly.bots import KINDS
from monopoly.editions import load_edition
from monopoly.editions.own import own_names
from monopoly.game.boards import board_for
from monopoly.protocol.messages import (
    BotView,
    Choices,
    EditionView,
    OptionView,
    OverlayView,
    PresetView,
    ValueView,
)
from monopoly.rules.options import GROUPS, OPTIONS, OWN_DECKS_TITLE, Option, board_options, option
from monopoly.rules.ruleset import OVERLAYS, PRESETS, RuleSet
from monopoly.rules.ruleset import rule_set as rules_called


def choices() -> Choices:
    return _choices(own_names())


@lru_cache(maxsize=1)
def _choices(_opened: tuple[str, ...]) -> Choices:
    """TableUpdates anew when a board was opened since."""
    return Choices(
        presets=[
            PresetView(
                name=preset.name,
                title=preset.title,
                summary=preset.summary,
                edition=preset.edition,
                tokens=list(board_for(rules_called(preset.name)).edition.tokens),
                options=_apart(rules_called(preset.name)),
            )
            for preset in PRESETS
        ],
        overlays=[
            OverlayView(
                suffix=overlay.suffix,
                title=overlay.title,
                summary=overlay.summary,
                clause=overlay.clause,
                options=dict(overlay.options),
            )
            for overlay in OVERLAYS
        ],
        groups=list(GROUPS),
        options=[_option(item) for item in (*board_options(), *OPTIONS)],
        editions=[_edition(str(name)) for name in option("edition").values],
        bots=[
            BotView(name=kind.name, level=kind.level, character=kind.character)
            for kind in KINDS
            if not kind.slow
        ],
    )


def _edition(name: str) -> EditionView:
    edition = load_edition(name)
    figures = [item.on(edition) for item in OPTIONS if item.figures is not None]
    usual = {item.name: item.default for item in figures}
    values = {item.name: _values(item) for item in figures if not isinstance(item.values, range)}
    if edition.cards:
        usual["decks"] = edition.decks
        values["decks"] = [ValueView(value=edition.decks, title=OWN_DECKS_TITLE)]
    return EditionView(
        name=name,
        title=edition.title,
        tokens=list(edition.tokens),
        options=usual,
        values=values,
    )


def _apart(rules: RuleSet) -> dict[str, bool | int | str]:
    """Where a preset is not as every option is if nothing is said."""
    defaults = {item.name: item.default for item in (*board_options(), *OPTIONS)}
    return {name: value for name, value in rules.options().items() if value != defaults[name]}


def _option(item: Option) -> OptionView:
    numbers = item.values if isinstance(item.values, range) else None
    return OptionView(
        name=item.name,
        default=item.default,
        values=[] if numbers is not None else _values(item),
        least=numbers[0] if numbers else 0,
        most=numbers[-1] if numbers else 0,
        clause=item.clause,
        group=item.group,
        title=item.title,
        summary=item.summary,
    )


def _values(item: Option) -> list[ValueView]:
    return [ValueView(value=value, title=item.title_of(value)) for value in item.values]
