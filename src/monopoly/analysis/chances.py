"""Win chances from games whose luck is known.

Luck has mean zero in all games there could be. In those that were played it has not quite, and
what it did to the wins can be told from the same games: a regression of wins on everybody's luck.
The chance is what would have been won with no luck, and only the rest of the wins is left to
chance. So the interval is that of more games than were played.
"""

from collections.abc import Sequence
from typing import Final

from monopoly.analysis.model import Estimate
from monopoly.analysis.sums import Sums
from monopoly.bots.rollouts.playouts import WHOLE_WIN
from monopoly.lab.shares import wilson

GAMES_TO_ADJUST: Final = 300  # fewer say too little about what luck does
RARE: Final = 40  # wins or losses: fewer say too little about how much of them is luck
LEAST_PIVOT: Final = 1e-9  # of what it was: less is rounding, and the column tells nothing new


def chances(sums: Sums) -> list[Estimate]:
    """Every player's chance to win; they add up to 1."""
    if sums.games >= GAMES_TO_ADJUST:
        adjusted = _adjusted(sums)
        if all(0 <= chance <= 1 for chance, _ in adjusted):
            return [_estimate(chance, sums.games, worth) for chance, worth in adjusted]
    plain = [won / (WHOLE_WIN * sums.games) for won in sums.won]
    return [_estimate(chance, sums.games, sums.games) for chance in plain]


def _estimate(chance: float, games: int, worth: float) -> Estimate:
    """From games worth so many plain ones: but not where the chance is near 0 or 1."""
    if worth < games or games * min(chance, 1 - chance) < RARE:
        worth = games
    low, high = wilson(chance * worth, worth)
    return Estimate(chance, low, high)


def _adjusted(sums: Sums) -> list[tuple[float, float]]:
    """By player: the chance without luck, and how many plain games tell it as well."""
    games, luck = sums.games, sums.luck
    spread = [
        [float(games * product - a * b) for product, b in zip(row, luck, strict=True)]
        for row, a in zip(sums.luck_by_luck, luck, strict=True)
    ]
    shared = [
        [float(games * product - won * b) for product, b in zip(row, luck, strict=True)]
        for row, won in zip(sums.won_by_luck, sums.won, strict=True)
    ]
    (by_luck, *effects), rank = solved(spread, [[float(one) for one in luck], *shared])
    # The mean luck was not zero: how well its effect is known counts too.
    leverage = 1 + _product(by_luck, luck)
    found = []
    for seat, effect in enumerate(effects):
        won = sums.won[seat]
        chance = (won - _product(effect, luck)) / (WHOLE_WIN * games)
        total = games * sums.won_squared[seat] - won * won
        left = max(total - _product(effect, shared[seat]), 0.0) / games
        # One more game with the whole win at stake: no spread seen is not no spread.
        variance = (left / WHOLE_WIN**2 + 1) / (games - 1 - rank) * leverage / games
        found.append((chance, chance * (1 - chance) / variance))
    return found


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def solved(matrix: list[list[float]], wanted: list[list[float]]) -> tuple[list[list[float]], int]:
    """The x of `matrix` x = each of `wanted`, and the rank; the matrix is one of covariances.

    A column that follows from those before it gets 0.
    """
    size = len(matrix)
    rows = [row + [column[i] for column in wanted] for i, row in enumerate(matrix)]
    used = []
    for i in range(size):
        if rows[i][i] <= LEAST_PIVOT * matrix[i][i]:
            continue
        used.append(i)
        pivot = [figure / rows[i][i] for figure in rows[i]]
        rows = [
            pivot if j == i else [a - row[i] * b for a, b in zip(row, pivot, strict=True)]
            for j, row in enumerate(rows)
        ]
    solutions = [
        [rows[i][size + number] if i in used else 0.0 for i in range(size)]
        for number in range(len(wanted))
    ]
    return solutions, len(used)
