"""The laboratory: games by the million, counted.

from monopoly.lab import Comparison, Contest, Plan, compare, run_tournament, simulate
simulate(Plan(games=1000, players=("greedy", "greedy", "random"))).players
run_tournament(Contest(games=1000, bots=("greedy", "random"))).bots
compare(Comparison(games=1000, vary="free_parking", values=("nothing", "all"))).values
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monopoly.lab.comparison.plan import Comparison
    from monopoly.lab.comparison.result import ComparisonResult
    from monopoly.lab.comparison.run import compare
    from monopoly.lab.simulation.plan import LabError, Plan
    from monopoly.lab.simulation.result import Result
    from monopoly.lab.simulation.simulate import simulate
    from monopoly.lab.tournament.plan import Contest
    from monopoly.lab.tournament.result import TournamentResult
    from monopoly.lab.tournament.run import run_tournament

__all__ = [
    "Comparison",
    "ComparisonResult",
    "Contest",
    "LabError",
    "Plan",
    "Result",
    "TournamentResult",
    "compare",
    "run_tournament",
    "simulate",
]

# Nothing is imported before it is asked for: what is compiled is built and trained where the
# packages of the reports and ratings are not installed.
_HOMES: Final = {
    "Comparison": "monopoly.lab.comparison.plan",
    "ComparisonResult": "monopoly.lab.comparison.result",
    "Contest": "monopoly.lab.tournament.plan",
    "LabError": "monopoly.lab.simulation.plan",
    "Plan": "monopoly.lab.simulation.plan",
    "Result": "monopoly.lab.simulation.result",
    "TournamentResult": "monopoly.lab.tournament.result",
    "compare": "monopoly.lab.comparison.run",
    "run_tournament": "monopoly.lab.tournament.run",
    "simulate": "monopoly.lab.simulation.simulate",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'monopoly.lab' has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value  # found without this function from now on
    return value
