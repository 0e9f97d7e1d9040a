"""Boards, laid out once and shared by all games of a rule set."""

from functools import lru_cache

from monopoly.rules.board import Board
from monopoly.rules.ruleset import RuleSet


@lru_cache(maxsize=256)
def board_for(rules: RuleSet) -> Board:
    """The board of a rule set, laid out once and shared by all its games."""
    return Board(rules)
