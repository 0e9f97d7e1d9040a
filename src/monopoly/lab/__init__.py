"""The laboratory: games by the million, counted.

from monopoly.lab import Contest, Plan, run_tournament, simulate
simulate(Plan(games=1000, players=("greedy", "greedy", "random"))).players
run_tournament(Contest(games=1000, bots=("greedy", "random"))).bots
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monopoly.lab.simulation.plan import LabError, Plan
    from monopoly.lab.simulation.result import Result
    from monopoly.lab.simulation.simulate import simulate
    from monopoly.lab.tournament.plan import Contest
    from monopoly.lab.tournament.result import TournamentResult
    from monopoly.lab.tournament.run import run_tournament

__all__ = [
    "Contest",
    "LabError",
    "Plan",
    "Result",
    "TournamentResult",
    "run_tournament",
    "simulate",
]

# Nothing is imported before it is asked for: what is compiled is built and trained where the
# packages of the reports and ratings are not installed.
_HOMES: Final = {
    "Contest": "monopoly.lab.tournament.plan",
    "LabError": "monopoly.lab.simulation.plan",
    "Plan": "monopoly.lab.simulation.plan",
    "Result": "monopoly.lab.simulation.result",
    "TournamentResult": "monopoly.lab.tournament.result",
    "run_tournament": "monopoly.lab.tournament.run",
    "simulate": "monopoly.lab.simulation.simulate",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'monopoly.lab' has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value  # found without this function from now on
    return value
