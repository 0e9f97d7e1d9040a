"""How often one side won, with its 95 % interval."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

WHOLE_WIN: Final = 840  # divides by 1 to 8: shared wins stay whole numbers
Z95: Final = 1.959963984540054  # two-sided 95 %


@dataclass(frozen=True, slots=True)
class Share:
    """How often one side won, with its 95 % interval (Wilson's)."""

    bot: str
    games: int
    wins: float
    win_share: float
    low: float
    high: float


def share(bot: str, games: int, wins: int, independent: float | None = None) -> Share:
    """The share of `wins`, counted in parts of WHOLE_WIN.

    `independent` is how many games these are worth, where they do not each stand alone.
    """
    won = wins / WHOLE_WIN
    part = won / games if games else 0.0
    sample = games if independent is None else independent
    low, high = wilson(part * sample, sample)
    return Share(bot, games, won, part, low, high)


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share: honest also near 0 and 1, where the plain one is not."""
    if not games:
        return 0.0, 1.0
    part, z2 = won / games, Z95 * Z95
    middle = part + z2 / (2 * games)
    reach = Z95 * sqrt(part * (1 - part) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    # Rounding must not put the share itself outside.
    return max(0.0, min(part, (middle - reach) / scale)), min(
        1.0, max(part, (middle + reach) / scale)
    )


def share_cells(share: Share) -> tuple[str, str, str]:
    """Wins, their share and its interval, as a report shows them."""
    interval = f"{percent(share.low)} – {percent(share.high)}"
    return _count(share.wins), percent(share.win_share), interval


def percent(part: float) -> str:
    return f"{100 * part:.2f} %"


def _count(wins: float) -> str:
    return f"{wins:,.0f}" if wins == int(wins) else f"{wins:,.1f}"
