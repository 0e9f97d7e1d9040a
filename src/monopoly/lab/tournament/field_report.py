"""What a bot did against the sparring field, as a table to read in a terminal."""

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from monopoly.lab.shares import percent, share_cells
from monopoly.lab.tables import new_table, rules_named, speed_of
from monopoly.lab.tournament.field_result import FieldResult


def print_field(console: Console, result: FieldResult, seconds: float) -> None:
    rules = escape(rules_named(result.rules, result.options))
    speed = speed_of(result.games, seconds)
    console.print(
        f"[bold]{result.games:,} games[/bold] by {rules}, seed {result.seed} [dim]({speed})[/dim]"
    )
    others = result.players - 1
    columns = ("games", "share", "95 % interval", "unfinished", "agent")
    table = new_table(f"Wins among {others} of each, alone", "", f"among {others}", *columns)
    table.columns[1].justify = table.columns[-1].justify = "left"
    for one in result.matches:
        _wins, won, interval = share_cells(one)
        agent = f"{one.kind}, held out" if one.held_out else one.kind
        unfinished = percent(one.unfinished_share)
        cells = (f"{one.games:,}", won, interval, unfinished, agent)
        table.add_row(Text(one.bot), Text(one.among), *cells)
    console.print(table)
    console.print(
        f"A game that reaches {result.turns_max:,} turns is unfinished: "
        "whoever leads by worth wins it."
    )
