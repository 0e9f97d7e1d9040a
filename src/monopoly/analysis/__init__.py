"""The analyst: who is winning, and what should have been done."""

from monopoly.analysis.compare_actions import ActionValue, Comparison, compare_actions
from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.evaluate import evaluate
from monopoly.analysis.model import Estimate, Evaluation, PlayerChance

__all__ = [
    "ActionValue",
    "AnalysisError",
    "Comparison",
    "Estimate",
    "Evaluation",
    "PlayerChance",
    "compare_actions",
    "evaluate",
]
