"""Exact landing odds by Markov chain, and what a deed earns by them.

>>> from monopoly.analysis.odds import landing_odds
>>> odds = landing_odds("statutes", jail="leave")
>>> print(f"{odds.spaces[24].name}: {100 * odds.spaces[24].share:.2f} % of throws")
Illinois Avenue: 3.16 % of throws
"""

from monopoly.analysis.odds.chain import JAIL_POLICIES, OddsError
from monopoly.analysis.odds.landing import LandingOdds, PlaceOdds, landing_odds
from monopoly.analysis.odds.rents import DeedOdds, Level

__all__ = [
    "JAIL_POLICIES",
    "DeedOdds",
    "LandingOdds",
    "Level",
    "OddsError",
    "PlaceOdds",
    "landing_odds",
]
