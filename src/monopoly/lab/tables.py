"""Draws the reports of the laboratory in a terminal: headings, sentences and tables."""

from typing import Final, Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from monopoly.lab.report import Cell, Part, ReportTable, SideBySide
from monopoly.lab.shares import percent

WIDE: Final = 1_000  # columns: room for whatever is measured


class Counted(Protocol):
    """How many games a result is of, and what ended it early."""

    @property
    def games(self) -> int: ...
    @property
    def interrupted(self) -> bool: ...
    @property
    def mistake(self) -> str: ...


class Played(Counted, Protocol):
    """What the result of one kind of game tells."""

    @property
    def rules(self) -> str: ...
    @property
    def options(self) -> dict[str, str | int]: ...
    @property
    def seed(self) -> int: ...
    @property
    def turns_max(self) -> int: ...
    @property
    def finished(self) -> int: ...
    @property
    def unfinished_share(self) -> float: ...


def heading(result: Played, seconds: float) -> str:
    rules = rules_named(result.rules, result.options)
    speed = speed_of(result.games, seconds)
    return (
        f"[bold]{result.games:,} games[/bold] by {escape(rules)}, "
        f"seed {result.seed} [dim]({speed})[/dim]"
    )


def rules_named(rules: str, options: dict[str, str | int]) -> str:
    return rules + "".join(f", {name}={value}" for name, value in options.items())


def speed_of(games: int, seconds: float) -> str:
    return f"{seconds:,.1f} s, {games / seconds:,.0f} games/s" if seconds else ""


def unfinished(result: Played) -> str:
    return (
        f"Unfinished at {result.turns_max:,} turns: {result.games - result.finished:,} games "
        f"({percent(result.unfinished_share)})."
    )


def new_table(title: str, *columns: str) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False
    )
    for place, name in enumerate(columns):
        table.add_column(name, justify="right" if place else "left", no_wrap=True)
    return table


def print_part(console: Console, part: Part) -> None:
    if isinstance(part, SideBySide):
        _print_side_by_side(console, [_drawn(table) for table in part.tables])
    elif isinstance(part, ReportTable):
        console.print(_drawn(part))
    else:
        console.print(Text(part))


def _print_side_by_side(console: Console, tables: list[Table]) -> None:
    beside = Table.grid(padding=(0, 4))
    beside.add_row(*tables)
    wanted = console.measure(beside, options=console.options.update(max_width=WIDE)).maximum
    if wanted <= console.width:
        console.print(beside)
    else:
        console.print(*tables)


def _drawn(part: ReportTable) -> Table:
    table = new_table(part.title, *part.columns)
    for column, side in zip(table.columns, part.align, strict=False):
        column.justify = "left" if side == "l" else "right"
    if part.fold_first:
        table.columns[0].no_wrap, table.columns[0].overflow = False, "fold"
    if part.plain:
        table.show_header, table.box, table.padding = False, None, (0, 1, 0, 0)
    if part.caption:
        table.caption, table.caption_justify = part.caption, "left"
    for row in part.rows:
        table.add_row(*(_text(cell) for cell in row))
    return table


def _text(cell: str | Cell) -> Text:
    if isinstance(cell, str):
        return Text(cell)
    text = Text(cell.text, style="bold" if cell.bold else "")
    return Text("■ ", style=cell.square) + text if cell.square else text
