"""The laboratory: games by the million, counted.

from monopoly.lab import Contest, Plan, simulate, tournament
simulate(Plan(games=1000, players=("greedy", "greedy", "random"))).players
tournament(Contest(games=1000, bots=("greedy", "random"))).bots
"""

from monopoly.lab.plan import LabError, Plan
from monopoly.lab.result import Result
from monopoly.lab.simulate import simulate
from monopoly.lab.tournament import tournament
from monopoly.lab.tournament_plan import Contest
from monopoly.lab.tournament_result import TournamentResult

__all__ = [
    "Contest",
    "LabError",
    "Plan",
    "Result",
    "TournamentResult",
    "simulate",
    "tournament",
]
