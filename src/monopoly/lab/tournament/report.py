"""What a tournament found, as tables to read in a terminal."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from monopoly.lab.shares import share_cells
from monopoly.lab.tables import heading, new_table, unfinished
from monopoly.lab.tournament.result import TournamentResult

BOTS_BESIDE_MAX: Final = 12  # bots that have a column each

Cell = Callable[[str, str], float | None]  # a share for a row's and a column's bot


def print_tournament(console: Console, result: TournamentResult, seconds: float) -> None:
    console.print(heading(result, seconds))
    rounded = (
        f", rounded up from {result.games_wanted:,}"
        if result.games_planned > result.games_wanted
        else ""
    )
    console.print(
        f"{len(result.line_ups):,} line-ups of {result.players} players: "
        f"{result.games_planned:,} games planned{rounded}.\n"
    )
    if not result.games:
        return
    console.print(_standings(result))
    if len(result.bots) <= BOTS_BESIDE_MAX:
        title = "How often the one on the left ended above the other, in %"
        _print_matrix(console, title, result, _above(result))
        if result.players > 2:
            title = f"Wins of the one on the left among {result.players - 1} of the other, in %"
            _print_matrix(console, title, result, _alone(result))
    console.print(unfinished(result))


def _standings(result: TournamentResult) -> Table:
    table = new_table("Bots", "", "seats", "wins", "share", "95 % interval", "rating")
    for number, one in enumerate(result.bots, 1):
        rating = f"{one.rating:.1f} ± {one.deviation:.1f}"
        table.add_row(Text(f"{number} {one.bot}"), f"{one.games:,}", *share_cells(one), rating)
    return table


def _print_matrix(console: Console, title: str, result: TournamentResult, cell: Cell) -> None:
    """A row and a column for each bot, in the order of the standings, whose numbers head them."""
    table = new_table("", "", *(str(number) for number, _ in enumerate(result.bots, 1)))
    for number, row in enumerate(result.bots, 1):
        shares = [cell(row.bot, column.bot) for column in result.bots]
        cells = ("" if share is None else f"{100 * share:.1f}" for share in shares)
        table.add_row(Text(f"{number} {row.bot}"), *cells)
    console.print(Text(title, style="bold"))  # as the table's own title it would be wrapped
    console.print(table)


def _above(result: TournamentResult) -> Cell:
    found = {(one.bot, one.other): one.above for one in result.head_to_head if one.meetings}
    return lambda row, column: found.get((row, column))


def _alone(result: TournamentResult) -> Cell:
    """From the line-ups in which one bot sits among others that are all of one kind."""
    found = {
        (share.bot, other.bot): share.win_share
        for line_up in result.line_ups
        if line_up.games and len(line_up.shares) == 2
        for share, other in (line_up.shares, line_up.shares[::-1])
        if line_up.bots.count(share.bot) == 1
    }
    return lambda row, column: found.get((row, column))
