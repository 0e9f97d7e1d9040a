"""The plan that most tests of simulations play."""

from monopoly.lab import Plan

PLAN = Plan(
    games=24, players=("greedy", "random", "greedy"), seed=7, turns_max=150, rules="statutes-short"
)
