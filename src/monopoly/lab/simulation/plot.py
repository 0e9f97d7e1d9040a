"""Pictures of a simulation: where throws ended, and how long games took."""

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Final

from monopoly.editions import Edition
from monopoly.lab.simulation.accumulators.landings import place_names
from monopoly.lab.simulation.plan import LabError, Plan
from monopoly.lab.simulation.result import Result
from monopoly.rules.observer import IN_JAIL

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PLAIN: Final = "#c3c8ce"  # Spaces that nobody can own
JAIL: Final = "#1d1f23"
INK: Final = "#2b2f36"
FAINT: Final = "#e4e7ea"
BARS: Final = "#5b7fa6"
SIZE: Final = (13.0, 9.0)  # inches
DPI: Final = 150
LETTERS_PER_INCH: Final = 6.5  # of the title: more would be cut off at the edges


def check_plot(path: Path) -> None:
    """Whether the picture could be drawn there, asked before anything is played."""
    if path.suffix.lower() != ".png":
        raise LabError(f"--plot wants a file that ends in .png, not {path}.")
    was_there = path.exists()
    try:
        path.open("ab").close()  # only trying tells: permissions do not say it all
        if not was_there:
            path.unlink()
    except OSError as error:
        raise LabError(f"{path} cannot be written: {error.strerror}.") from None
    if importlib.util.find_spec("matplotlib") is None:
        raise LabError("matplotlib is not installed: install monopoly[plot] to draw pictures.")


def draw(plan: Plan, result: Result, path: Path) -> list[str]:
    """Writes the picture; what went wrong, in sentences."""
    if not result.games:
        return [f"{path} was not drawn: no game was played."]
    players = ", ".join(Path(name).name for name in plan.players)
    figure = new_figure(f"{result.games:,} games by {plan.rules}: {players}")
    landings, lengths = figure.subplots(2, 1, height_ratios=[3, 2])
    shares = [space.share for space in result.spaces]
    draw_landings(landings, shares, plan.rule_set().facts, "Where throws ended")
    _draw_lengths(lengths, result)
    return save(figure, path)


def new_figure(title: str, size: tuple[float, float] = SIZE) -> "Figure":
    """An empty picture of so many inches."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(
        figsize=size,
        dpi=DPI,
        layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12),
        facecolor="white",
    )
    FigureCanvasAgg(figure)
    title = fill(title, round(size[0] * LETTERS_PER_INCH))
    figure.suptitle(title, color=INK, fontsize=15, weight="bold")
    return figure


def save(figure: "Figure", path: Path) -> list[str]:
    """What went wrong, in sentences."""
    try:
        figure.savefig(path)
    except OSError as error:
        return [f"{path} could not be written: {error.strerror}."]
    return []


def draw_landings(axes: "Axes", parts: Sequence[float], edition: Edition, title: str) -> None:
    """The share of throws for each of the 41 places."""
    colors = [PLAIN] * IN_JAIL + [JAIL]
    for group in edition.groups:
        for space in group.spaces:
            colors[space] = group.color
    shares = [100 * part for part in parts]
    places = [*range(IN_JAIL), IN_JAIL + 0.6]  # In Jail stands apart: it is no Space of its own
    bars = axes.bar(places, shares, color=colors, width=0.82, edgecolor="white", linewidth=0.5)
    axes.bar_label(bars, fmt="{:.1f}", fontsize=7, color=INK, padding=2)
    axes.set_xticks(
        places, place_names(edition), rotation=55, ha="right", rotation_mode="anchor", fontsize=8
    )
    axes.set_xlim(-0.8, IN_JAIL + 1.4)
    axes.set_ylabel("% of throws", color=INK)
    finish(axes, title)


def _draw_lengths(axes: "Axes", result: Result) -> None:
    """Games cut short at the bound would dwarf the rest: they are told in words."""
    unfinished = result.games - result.finished
    games = [step.games for step in result.lengths]
    for index, step in enumerate(result.lengths):
        if step.first <= result.turns_max <= step.last:
            games[index] -= unfinished
    width = result.lengths[0].last - result.lengths[0].first + 1
    left = [step.first - 0.5 for step in result.lengths]
    heights = [100 * count / result.games for count in games]
    axes.bar(left, heights, width=width, align="edge", color=BARS, edgecolor="white", linewidth=0.5)
    for value, name, style in (
        (result.turns.median, "median", "-"),
        (result.turns.p95, "95 %", ":"),
    ):
        axes.axvline(value, color=INK, linewidth=1.2, linestyle=style, label=f"{name}: {value:,}")
    axes.legend(frameon=False, loc="upper right", labelcolor=INK)
    axes.set_xlim(0.5, result.lengths[-1].last + 0.5)
    axes.set_xlabel("turns", color=INK)
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.set_ylabel("% of games", color=INK)
    told = f"; {100 * result.unfinished_share:.1f} % unfinished at {result.turns_max:,}"
    finish(axes, "How long games took" + (told if unfinished else ""))


def finish(axes: "Axes", title: str) -> None:
    axes.set_title(title, loc="left", color=INK, fontsize=12)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(PLAIN)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(colors=INK, length=0)
