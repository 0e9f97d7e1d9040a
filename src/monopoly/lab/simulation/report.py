"""What a simulation found, as tables to read in a terminal."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from monopoly.editions import Edition
from monopoly.lab.simulation.plan import Plan
from monopoly.lab.simulation.result import Result, Share, SpaceShare
from monopoly.lab.tables import heading, new_table, share_cells, unfinished
from monopoly.rules.tally import IN_JAIL

SIDE: Final = 10  # Spaces on a side of the board, counted from its first corner
WIDE: Final = 1_000  # columns: room for whatever is measured
MANY: Final = 4  # players, above which their columns are narrow


def print_report(console: Console, plan: Plan, result: Result, seconds: float) -> None:
    edition = plan.rule_set().facts
    console.print(heading(result, seconds))
    console.print()
    if not result.games:
        return
    players = _shares(
        "Players", [f"{i} {s.bot}" for i, s in _numbered(result.players)], result.players
    )
    seats = _shares("Seats", [str(i) for i, _ in _numbered(result.seats)], result.seats)
    beside = Table.grid(padding=(0, 4))
    beside.add_row(players, seats)
    if _width(console, beside) <= console.width:
        console.print(beside)
    else:
        console.print(players, seats)
    console.print(_lengths(result))
    console.print(f"{unfinished(result)} Bankruptcies: {result.bankruptcies:.2f} a game.\n")
    console.print(_landings(result.spaces, edition), "")
    console.print(_deeds(result, edition))


def _width(console: Console, table: Table) -> int:
    """What it would take if there were room."""
    return console.measure(table, options=console.options.update(max_width=WIDE)).maximum


def _shares(title: str, names: list[str], shares: Sequence[Share]) -> Table:
    table = new_table(title, "", "wins", "share", "95 % interval")
    # A long name, like the path of one's own bot, takes several lines: no figure is cut for it.
    table.columns[0].no_wrap, table.columns[0].overflow = False, "fold"
    for name, share in zip(names, shares, strict=True):
        table.add_row(Text(name), *share_cells(share))
    return table


def _lengths(result: Result) -> Table:
    table = new_table("Lengths", "", "mean", "median", "p95")
    for name, spread in (("turns", result.turns), ("throws", result.throws)):
        table.add_row(name, f"{spread.mean:,.1f}", f"{spread.median:,}", f"{spread.p95:,}")
    return table


def _landings(spaces: Sequence[SpaceShare], edition: Edition) -> Table:
    """The four sides of the board beside each other, In Jail below the corner it belongs to."""
    table = new_table("Where throws ended, in %", *([""] * 8), left=0)
    table.show_header, table.box, table.padding = False, None, (0, 1, 0, 0)
    for column in table.columns[::2]:
        column.justify = "left"
    for row in range(SIDE):
        cells: list[Text] = []
        for side in range(4):
            cells += _landing(spaces, side * SIDE + row, edition)
        table.add_row(*cells)
    jail = Text("  In Jail"), Text(f"{100 * spaces[IN_JAIL].share:.2f}")
    table.add_row("", "", *jail, "", "", "", "")
    return table


def _landing(spaces: Sequence[SpaceShare], space: int, edition: Edition) -> list[Text]:
    color = _colors(edition).get(space, "")
    jail = next(space.index for space in edition.spaces if space.kind == "jail")
    mark = Text("■ " if color else "  ", style=color)
    name = edition.spaces[space].short if space != jail else "Visiting"
    return [mark + Text(name), Text(f"{100 * spaces[space].share:.2f}")]


def _deeds(result: Result, edition: Edition) -> Table:
    many = len(result.players) > MANY
    players = [str(i) for i, _ in _numbered(result.players)]
    table = new_table(
        "Rent per game, and who held the deed at the end", "", "rent", *players, "Bank"
    )
    rents = {rent.name: rent.per_game for rent in result.rent}
    holdings = {holding.name: holding for holding in result.holdings}
    for group, total in zip(edition.groups, result.rent_groups, strict=True):
        heading = Text("■ ", style=group.color) + Text(group.name, style="bold")
        table.add_row(heading, Text(f"{total.per_game:,.1f}", style="bold"))
        for space in group.spaces:
            holding = holdings[edition.spaces[space].name]
            shares = [
                f"{100 * part:.{0 if many else 1}f}" for part in (*holding.players, holding.bank)
            ]
            table.add_row(f"  {holding.name}", f"{rents[holding.name]:,.1f}", *shares)
    table.caption = f"Rent in {edition.currency}; by player, holdings in % of the games."
    table.caption_justify = "left"
    return table


def _colors(edition: Edition) -> dict[int, str]:
    return {space: group.color for group in edition.groups for space in group.spaces}


def _numbered(shares: Sequence[Share]) -> Iterable[tuple[int, Share]]:
    return enumerate(shares, 1)
