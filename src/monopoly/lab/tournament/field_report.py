"""What a bot did against the sparring field, as a table to read in a terminal."""

from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from monopoly.lab.tables import new_table, rules_named, speed_of
from monopoly.lab.tournament.field_result import FieldResult, MatchResult

HELD_OUT: Final = " *"


def print_field(console: Console, result: FieldResult, seconds: float) -> None:
    rules = escape(rules_named(result.rules, result.options))
    speed = speed_of(result.games, seconds)
    console.print(
        f"[bold]{result.games:,} games[/bold] by {rules}, seed {result.seed} [dim]({speed})[/dim]"
    )
    others = f"among {result.players - 1}"
    columns = ("agent", "games", "share", "95 % interval", "no end")
    table = new_table("Wins of the one that sits alone", "alone", others, *columns)
    table.columns[1].justify = table.columns[2].justify = "left"
    for one in result.matches:
        table.add_row(*_cells(one))
    console.print(table)
    console.print(
        f"*: held out, no bot is tuned against it. No end: the game reached "
        f"{result.turns_max:,} turns; whoever led by worth won it."
    )


def _cells(one: MatchResult) -> tuple[Text, ...]:
    """An exploiter's victim is left out: it is the bot it plays against."""
    kind = one.kind + (HELD_OUT if one.held_out else "")
    cells = (
        one.bot.removesuffix(f"@{one.tested}"),
        one.among.removesuffix(f"@{one.tested}"),
        kind,
        f"{one.games:,}",
        _percent(one.win_share),
        f"{100 * one.low:.1f} – {_percent(one.high)}",
        _percent(one.unfinished_share),
    )
    return tuple(Text(cell) for cell in cells)


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"
