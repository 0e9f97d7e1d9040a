"""`monopoly odds`: checks every argument first, computes, and prints."""

import contextlib
from dataclasses import asdict, dataclass
from pathlib import Path

from monopoly.analysis.odds.landing import LandingOdds, landing_odds
from monopoly.analysis.odds.report import full_report, space_report
from monopoly.lab.console import end, guarded, options_in, print_json, result_console
from monopoly.lab.tables import print_part
from monopoly.rules.ruleset import rule_set


@dataclass(frozen=True, slots=True)
class OddsArgs:
    """The command line as it was given."""

    rules: str
    options: tuple[str, ...]
    jail: str
    space: str | None
    json: bool
    plot: Path | None


def run(args: OddsArgs) -> int:
    """The status the command ends with."""
    return guarded(lambda stack: _run(args, stack))


def _run(args: OddsArgs, _stack: contextlib.ExitStack) -> int:
    options = options_in(args.options)
    edition = rule_set(args.rules, **options).facts
    odds = landing_odds(args.rules, jail=args.jail, **options)
    places = () if args.space is None else odds.places_called(args.space)
    if args.plot is not None:
        from monopoly.lab.simulation.plot import check_plot

        check_plot(args.plot)
    if args.json:
        print_json(_as_json(odds, places))
    else:
        console = result_console()
        parts = [part for place in places for part in space_report(odds, place, edition)]
        for part in parts or full_report(odds, edition):
            print_part(console, part)
    problems: list[str] = []
    if args.plot is not None:
        from monopoly.analysis.odds.plot import draw

        problems = draw(odds, edition, args.plot)
    return end(problems, interrupted=False)


def _as_json(odds: LandingOdds, places: tuple[int, ...]) -> dict[str, object]:
    """With `--space`, a list more: the places of that name in full."""
    if not places:
        return odds.to_dict()
    return {**odds.to_dict(), "space": [_place(odds, place) for place in places]}


def _place(odds: LandingOdds, place: int) -> dict[str, object]:
    deed = odds.deed(place)
    return {
        "place": place,
        **asdict(odds.spaces[place]),
        "landings": odds.landings(place),
        "deed": None if deed is None else asdict(deed),
    }
