"""The comparison that most tests play."""

from monopoly.lab import Comparison

COMPARISON = Comparison(
    games=12,
    vary="free_parking",
    values=("nothing", "jackpot", "all"),
    players=("greedy", "random", "greedy"),
    rules="statutes-short",
    seed=7,
    turns_max=150,
)
