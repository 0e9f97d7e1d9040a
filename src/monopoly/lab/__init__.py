"""The laboratory: games by the million, counted.

from monopoly.lab import Contest, Plan, simulate, tournament
simulate(Plan(games=1000, players=("greedy", "greedy", "random"))).players
tournament(Contest(games=1000, bots=("greedy", "random"))).bots
"""

from monopoly.lab.simulation.plan import LabError, Plan
from monopoly.lab.simulation.result import Result
from monopoly.lab.simulation.simulate import simulate
from monopoly.lab.tournament.plan import Contest
from monopoly.lab.tournament.result import TournamentResult
from monopoly.lab.tournament.tournament import tournament

__all__ = [
    "Contest",
    "LabError",
    "Plan",
    "Result",
    "TournamentResult",
    "simulate",
    "tournament",
]
