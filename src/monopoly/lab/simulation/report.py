"""What a simulation found, printed in a terminal."""

from rich.console import Console

from monopoly.lab.simulation.result import Result
from monopoly.lab.tables import heading, print_part


def print_report(console: Console, result: Result, seconds: float) -> None:
    console.print(heading(result, seconds))
    console.print()
    for part in result.report:
        print_part(console, part)
