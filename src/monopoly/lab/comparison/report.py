"""What a comparison found, as tables to read in a terminal."""

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from monopoly.lab.comparison.measures import BETTER_BOT, ROUNDS, Measure
from monopoly.lab.comparison.plan import value_name
from monopoly.lab.comparison.result import ComparisonResult, Estimate, ValueResult
from monopoly.lab.report import Cell, ReportTable, SideBySide
from monopoly.lab.tables import print_part, rules_named, speed_of


def print_comparison(console: Console, result: ComparisonResult, seconds: float) -> None:
    console.print(_heading(result, seconds))
    console.print(Text(f"Players: {', '.join(result.players)}.\n"))
    if not result.games:
        return
    print_part(console, SideBySide((_figures(result), _differences(result))))
    # As the table's own title and caption they would be wrapped.
    console.print(Text("Wins by place in the order of play, in %", style="bold"))
    print_part(console, _places(result))
    console.print(Text("1 is who won the throw for the start, 2 sits to the left, and so on."))


def _heading(result: ComparisonResult, seconds: float) -> str:
    speed = speed_of(result.games * len(result.values), seconds)
    rules = rules_named(result.rules, result.options)
    return (
        f"[bold]{result.games:,} games under each value of {escape(result.vary)}[/bold] "
        f"by {escape(rules)}, seed {result.seed} [dim]({speed})[/dim]"
    )


def _figures(result: ComparisonResult) -> ReportTable:
    """A row for each measure and value."""
    rows: list[tuple[str | Cell, ...]] = []
    for measure in result.measures:
        rows.append((Cell(title(measure, result), bold=True),))
        rows += [(_name(value), *_figure_cells(measure, value)) for value in result.values]
    return ReportTable(
        "Figures",
        ("", "mean", "95 % interval", "median"),
        tuple(rows),
        caption=f"The bound is {result.turns_max:,} turns. Wins are of the games that ended.",
    )


def _differences(result: ComparisonResult) -> ReportTable:
    rows: list[tuple[str | Cell, ...]] = []
    for measure in result.measures:
        rows.append((Cell(title(measure, result), bold=True),))
        rows += [(_name(value), *_difference_cells(measure, value)) for value in result.values[1:]]
    return ReportTable(
        f"Differences to {value_name(result.values[0].value)}",
        ("", "mean", "95 % interval"),
        tuple(rows),
        caption="Between the same games. Bold: 0 is outside the interval.",
    )


def _name(value: ValueResult) -> str:
    return f"  {value_name(value.value)}"


def _figure_cells(measure: Measure, value: ValueResult) -> tuple[str, ...]:
    figure = value.figures[measure.key]
    median = f"{value.rounds_median:,}" if measure is ROUNDS and figure.games else ""
    return _number(measure, figure.mean), _interval(measure, figure), median


def _difference_cells(measure: Measure, value: ValueResult) -> tuple[str | Cell, ...]:
    difference = value.differences[measure.key]
    mean = Cell(_number(measure, difference.mean, "+"), bold=difference.is_clear)
    return mean, _interval(measure, difference, "+")


def title(measure: Measure, result: ComparisonResult) -> str:
    """The words for a measure; shares are shown in %."""
    name = f"Wins of {result.better_bot}" if measure is BETTER_BOT else measure.title
    return f"{name}, in %" if measure.share else name


def _interval(measure: Measure, estimate: Estimate, sign: str = "") -> str:
    if estimate.low is None:
        return "–"
    return f"{_number(measure, estimate.low, sign)} – {_number(measure, estimate.high, sign)}"


def _number(measure: Measure, number: float | None, sign: str = "") -> str:
    if number is None:
        return "–"
    return f"{number * (100 if measure.share else 1):{sign},.2f}"


def _places(result: ComparisonResult) -> ReportTable:
    rows = [
        (value_name(value.value), *(f"{100 * place.win_share:.2f}" for place in value.places))
        for value in result.values
    ]
    columns = ("", *(str(place) for place, _ in enumerate(result.players, 1)))
    return ReportTable("", columns, tuple(rows))
