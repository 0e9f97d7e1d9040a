"""The tournaments that tests play."""

from monopoly.lab import Contest
from tests.lab.program import own

FOUR = ("greedy", "random", own("FirstLegal"), own("Twin"))
SHORT = Contest(
    games=12, bots=("greedy", "random"), players=3, rules="statutes-short", seed=7, turns_max=150
)
RAISES = Contest(games=60, bots=(own("Raises"), "greedy"), turns_max=60)
