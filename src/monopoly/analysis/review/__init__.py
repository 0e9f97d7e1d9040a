"""A whole game reviewed: luck, effects and errors, step by step."""

from monopoly.analysis.review.model import Review
from monopoly.analysis.review.review import review

__all__ = ["Review", "review"]
