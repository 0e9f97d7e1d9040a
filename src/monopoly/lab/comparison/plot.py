"""A picture of a comparison: every measure by value, and how long games went on."""

from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Final

from monopoly.lab.comparison.measures import Measure
from monopoly.lab.comparison.plan import value_name
from monopoly.lab.comparison.report import title
from monopoly.lab.comparison.result import ComparisonResult
from monopoly.lab.simulation.plot import BARS, INK, PLAIN, finish, new_figure, save
from monopoly.lab.tables import rules_named

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLUMNS: Final = 4
SIZE: Final = (15.0, 8.0)  # inches
UNTIL: Final = 0.01  # the curves end where so few games still go on


def draw_comparison(result: ComparisonResult, path: Path) -> list[str]:
    """Writes the picture; what went wrong, in sentences."""
    if not result.games:
        return [f"{path} was not drawn: no game was played."]
    rules = rules_named(result.rules, result.options)
    players = ", ".join(Path(name).name for name in result.players)
    words = f"{result.vary}: {result.games:,} games under each value by {rules} ({players})"
    figure = new_figure(words, SIZE)
    panels = list(figure.subplots(2, COLUMNS).flat)
    for axes, measure in zip(panels, result.measures, strict=False):
        _draw_measure(axes, result, measure)
    _draw_still_going(panels[len(result.measures)], result)
    for axes in panels[len(result.measures) + 1 :]:
        axes.set_visible(False)
    return save(figure, path)


def _draw_measure(axes: "Axes", result: ComparisonResult, measure: Measure) -> None:
    """A point for each value with its interval; a line where the first one is."""
    scale = 100 if measure.share else 1
    names = [value_name(value.value) for value in result.values]
    for place, value in enumerate(result.values):
        found = value.figures[measure.key]
        if found.mean is None:
            continue
        middle = scale * found.mean
        low = scale * (found.mean if found.low is None else found.low)
        high = scale * (found.mean if found.high is None else found.high)
        reach = [[middle - low], [high - middle]]
        axes.errorbar([place], [middle], yerr=reach, fmt="o", color=BARS, ecolor=INK, capsize=4)
        if not place:
            axes.axhline(middle, color=PLAIN, linewidth=1, linestyle="--", zorder=0)
    turned = 30 if len(names) > 4 or max(map(len, names)) > 8 else 0
    side = "right" if turned else "center"
    axes.set_xticks(range(len(names)), names, rotation=turned, ha=side, fontsize=9)
    axes.set_xlim(-0.6, len(names) - 0.4)
    axes.ticklabel_format(axis="y", useOffset=False)
    finish(axes, fill(title(measure, result), 32))


def _draw_still_going(axes: "Axes", result: ComparisonResult) -> None:
    last = 1
    for value in result.values:
        going = [1.0, *value.still_going]
        last = max(last, *(i + 1 for i, part in enumerate(going) if part >= UNTIL))
        axes.step(
            range(len(going)),
            [100 * part for part in going],
            where="post",
            linewidth=1.4,
            label=value_name(value.value),
        )
    axes.set_xlim(0, last)
    axes.set_ylim(0, 100)
    axes.set_xlabel("rounds", color=INK)
    axes.legend(frameon=False, loc="upper right", labelcolor=INK, fontsize=8)
    finish(axes, "Games not over yet, in %")
