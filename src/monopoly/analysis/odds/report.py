"""Landing odds as tables for a terminal."""

from collections.abc import Sequence
from typing import Final

from monopoly.analysis.odds.landing import LandingOdds
from monopoly.analysis.odds.rents import DeedOdds, Level
from monopoly.editions import Edition
from monopoly.lab.report import Cell, Part, ReportTable
from monopoly.lab.simulation.accumulators.landings import landing_table

NEVER: Final = "never"
ORDINALS: Final = ("1st house", "2nd house", "3rd house", "4th house")


def full_report(odds: LandingOdds, edition: Edition) -> list[Part]:
    shares = [place.share for place in odds.spaces]
    lots = [deed for deed in odds.deeds if deed.kind == "lot"]
    others = [deed for deed in odds.deeds if deed.kind != "lot"]
    parts: list[Part] = [_heading(odds), "", *odds.assumptions, ""]
    parts += [landing_table(edition, shares, "Where throws end, in %"), ""]
    parts.append(_rent_table("Lots", lots, edition))
    if others:
        parts.append(_rent_table("Others", others, edition))
    parts.append(_repay_table(lots, edition))
    return parts


def space_report(odds: LandingOdds, place: int, edition: Edition) -> list[Part]:
    """One place in full."""
    landings = odds.landings(place)
    often = f", once in {1 / landings:,.1f} turns of a player" if landings else ""
    share = 100 * odds.spaces[place].share
    parts: list[Part] = [f"{_full_name(odds, place)}: {share:.4f} % of throws end here{often}."]
    deed = odds.deed(place)
    if deed is not None:
        parts.append(_level_table(deed, edition))
    return parts


def _full_name(odds: LandingOdds, place: int) -> str:
    """With the Space before it, where others have the same name."""
    name = odds.spaces[place].name
    if len(odds.places_called(name)) == 1:
        return name
    return f"{name} after {odds.spaces[place - 1].name}"


def _heading(odds: LandingOdds) -> str:
    options = "".join(f", {name}={value}" for name, value in odds.options.items())
    jail = "leaving Jail at once" if odds.jail == "leave" else "staying in Jail"
    return f"Odds by {odds.rules}{options}, {jail}: {odds.throws_per_turn:.4f} throws a turn"


def _rent_table(what: str, deeds: Sequence[DeedOdds], edition: Edition) -> ReportTable:
    title = f"{what}: rent expected of one rival in one turn, in {edition.currency}"
    names = _level_names(deeds)
    rows: list[tuple[str | Cell, ...]] = []
    for deed in deeds:
        rents = [f"{level.per_turn:.2f}" for level in deed.levels]
        rows.append((_name(deed, edition), *rents, *[""] * (len(names) - len(rents))))
    return ReportTable(title, ("", *names), tuple(rows))


def _repay_table(lots: Sequence[DeedOdds], edition: Edition) -> ReportTable:
    title = "Turns of one rival until each house has paid for itself"
    names = house_names(lots[0])
    rows: list[tuple[str | Cell, ...]] = []
    for deed in lots:
        built = [level for level in deed.levels if level.cost is not None]
        cost = f"{edition.currency}{built[0].cost:,}"
        rows.append((_name(deed, edition), cost, *[_repaid(level) for level in built]))
    return ReportTable(title, ("", "cost", *names), tuple(rows))


def _level_table(deed: DeedOdds, edition: Edition) -> ReportTable:
    rows = []
    for level in deed.levels:
        rent = f"{level.rent} × dice" if deed.kind == "utility" else f"{level.rent:,}"
        cost = "" if level.cost is None else f"{level.cost:,}"
        rows.append((level.name, rent, f"{level.per_turn:.4f}", cost, _repaid(level)))
    columns = ("", "rent", "per rival's turn", "cost", "turns to repay")
    return ReportTable(f"Rent in {edition.currency}", columns, tuple(rows))


def house_names(lot: DeedOdds) -> tuple[str, ...]:
    """The houses that can be built on it, each by its place, and the hotel."""
    built = sum(level.cost is not None for level in lot.levels)
    return (*ORDINALS[: built - 1], "hotel")


def _level_names(deeds: Sequence[DeedOdds]) -> list[str]:
    longest = max(deeds, key=lambda deed: len(deed.levels))
    return [level.name for level in longest.levels]


def _repaid(level: Level) -> str:
    if level.cost is None:
        return ""
    return NEVER if level.turns_to_repay is None else f"{level.turns_to_repay:,.1f}"


def _name(deed: DeedOdds, edition: Edition) -> Cell:
    group = next(group for group in edition.groups if deed.space in group.spaces)
    return Cell(deed.name, group.color)
