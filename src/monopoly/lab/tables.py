"""How the reports of the laboratory look: their heading, tables and figures."""

from typing import Protocol

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from monopoly.lab.simulation.result import Share


class Played(Protocol):
    """What any result tells of its games."""

    @property
    def rules(self) -> str: ...
    @property
    def options(self) -> dict[str, str | int]: ...
    @property
    def seed(self) -> int: ...
    @property
    def turns_max(self) -> int: ...
    @property
    def games(self) -> int: ...
    @property
    def finished(self) -> int: ...
    @property
    def unfinished_share(self) -> float: ...
    @property
    def interrupted(self) -> bool: ...
    @property
    def mistake(self) -> str: ...


def heading(result: Played, seconds: float) -> str:
    options = "".join(f", {name}={value}" for name, value in result.options.items())
    speed = f"{seconds:,.1f} s, {result.games / seconds:,.0f} games/s" if seconds else ""
    return (
        f"[bold]{result.games:,} games[/bold] by {escape(result.rules + options)}, "
        f"seed {result.seed} [dim]({speed})[/dim]"
    )


def unfinished(result: Played) -> str:
    return (
        f"Unfinished at {result.turns_max:,} turns: {result.games - result.finished:,} games "
        f"({percent(result.unfinished_share)})."
    )


def new_table(title: str, *columns: str, left: int = 1) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False
    )
    for place, name in enumerate(columns):
        table.add_column(name, justify="left" if place < left else "right", no_wrap=True)
    return table


def share_cells(share: Share) -> tuple[str, str, str]:
    """Wins, their share and its interval."""
    interval = f"{percent(share.low)} – {percent(share.high)}"
    return _count(share.wins), percent(share.win_share), interval


def percent(part: float) -> str:
    return f"{100 * part:.2f} %"


def _count(wins: float) -> str:
    return f"{wins:,.0f}" if wins == int(wins) else f"{wins:,.1f}"
