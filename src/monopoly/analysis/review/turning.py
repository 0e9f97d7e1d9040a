"""The turning points of a game: the largest changes of somebody's chance that are beyond doubt."""

from itertools import groupby
from typing import Final

from monopoly.analysis.model import Estimate
from monopoly.analysis.review.account import Account
from monopoly.analysis.review.chain import Link
from monopoly.analysis.review.model import TurningPoint
from monopoly.lab.shares import Z95

MOST: Final = 5
BEYOND_DOUBT: Final = 4.5  # standard errors: the largest of thousands of changes are looked for


def turning_points(account: Account) -> tuple[TurningPoint, ...]:
    """In the order of the game.

    What a player decides in succession is one change: there the first step may only prepare the
    next. In few games the largest of all changes would be chance, so it takes more than an interval
    that excludes zero.
    """
    found = [
        TurningPoint(
            tuple(link.step for link in links),
            links[0].cause,
            links[0].seat,
            account.points(links[0].before, links[-1].after),
        )
        for links in _in_succession(account.links)
    ]
    clear = [one for one in found if any(_is_clear(figure) for figure in one.points)]
    largest = sorted(clear, key=lambda one: -one.size)[:MOST]
    return tuple(sorted(largest, key=lambda one: one.steps))


def _in_succession(links: list[Link]) -> list[list[Link]]:
    """Decisions of one player that nothing comes between; anything else alone."""
    groups = groupby(
        enumerate(links),
        key=lambda entry: (
            ("decisions", entry[1].seat) if entry[1].cause == "decision" else ("chance", entry[0])
        ),
    )
    return [[link for _, link in group] for _, group in groups]


def _is_clear(figure: Estimate) -> bool:
    half = (figure.high - figure.low) / 2
    return abs(figure.value) > half * BEYOND_DOUBT / Z95
