"""An evaluation as a table for a terminal."""

from typing import Final

from rich.console import Console
from rich.text import Text

from monopoly.analysis.model import Estimate, Evaluation
from monopoly.lab.tables import new_table

BAR: Final = 24  # characters for a chance of 100 %
EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def print_evaluation(console: Console, found: Evaluation, ruin_rounds: int) -> None:
    table = new_table(
        "Chance to win", "player", "", "win", "95 % interval", f"ruined in {ruin_rounds} rounds"
    )
    table.columns[1].justify = "left"
    for player in found.players:
        table.add_row(
            Text(player.name),
            Text(bar(player.win)),
            points(player.win),
            f"{points(player.low)} – {points(player.high)}",
            points(player.ruined_within(ruin_rounds).value),
        )
    console.print(table)
    rounds = found.rounds
    console.print(
        f"{found.games:,} games played out, seed {found.seed}. The game goes on for about "
        f"{rounds.value:.1f} rounds ({interval(rounds)}).",
        f"Everybody plays on like {policy(found.policy)}.",
        sep="\n",
    )
    if found.unfinished == 1:
        console.print("1 game had no end; it counts for whoever was richest.")
    elif found.unfinished:
        console.print(f"{found.unfinished:,} games had no end; they count for whoever was richest.")


def points(part: float) -> str:
    return f"{100 * part:.1f} %"


def interval(figure: Estimate) -> str:
    return f"{figure.low:.1f} – {figure.high:.1f}"


def policy(names: tuple[str, ...]) -> str:
    return names[0] if len(set(names)) == 1 else ", ".join(names)


def bar(part: float) -> str:
    """A bar in eighths of a character."""
    eighths = round(part * BAR * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
