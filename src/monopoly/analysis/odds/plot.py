"""A picture of landing odds: where throws end, and how soon houses are repaid."""

from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Final

from monopoly.analysis.odds.landing import LandingOdds
from monopoly.analysis.odds.report import house_names
from monopoly.editions import Edition
from monopoly.lab.simulation.plot import INK, draw_landings, finish, new_figure, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MARKS: Final = ("o", "s", "^", "D")  # the houses in their order
HOTEL_MARK: Final = "*"
TURNS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def draw(odds: LandingOdds, edition: Edition, path: Path) -> list[str]:
    """Writes the picture; what went wrong, in sentences."""
    jail = "leaving Jail at once" if odds.jail == "leave" else "staying in Jail"
    figure = new_figure(f"{edition.title}, by {odds.rules}, {jail}")
    landings, repaid = figure.subplots(2, 1, height_ratios=[1, 1])
    shares = [place.share for place in odds.spaces]
    draw_landings(landings, shares, edition, "Where throws end")
    _draw_repaid(repaid, odds, edition)
    return save(figure, path)


def _draw_repaid(axes: "Axes", odds: LandingOdds, edition: Edition) -> None:
    lots = [deed for deed in odds.deeds if deed.kind == "lot"]
    colors = {space: group.color for group in edition.groups for space in group.spaces}
    built = [[level for level in deed.levels if level.cost is not None] for deed in lots]
    for rank, name in enumerate(house_names(lots[0])):
        axes.scatter(
            range(len(lots)),
            [levels[rank].turns_to_repay or nan for levels in built],
            c=[colors[deed.space] for deed in lots],
            marker=HOTEL_MARK if name == "hotel" else MARKS[rank],
            s=52,
            edgecolors=INK,
            linewidths=0.5,
            label=name,
        )
    names = [deed.name for deed in lots]
    axes.set_xticks(range(len(lots)), names, rotation=55, ha="right", rotation_mode="anchor")
    axes.tick_params(axis="x", labelsize=8)
    axes.set_xlim(-0.8, len(lots) - 0.2)
    _scale_turns(axes)
    axes.set_ylabel("turns of one rival", color=INK)
    legend = axes.legend(frameon=False, loc="upper right", ncols=len(built[0]), labelcolor=INK)
    for handle in legend.legend_handles:
        if handle is not None:
            handle.set(facecolor="white")
    finish(axes, "When each house has paid for itself")


def _scale_turns(axes: "Axes") -> None:
    """From the first house to the third it is ten times less: only logarithms show both."""
    axes.set_yscale("log")
    low, high = axes.get_ylim()
    axes.set_yticks([turns for turns in TURNS if low <= turns <= high])
    axes.yaxis.set_major_formatter("{x:,.0f}")
    axes.minorticks_off()
