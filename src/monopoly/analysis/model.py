"""What an evaluation says: chances, each with its interval."""

from dataclasses import dataclass

from monopoly.lab.shares import wilson


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class PlayerChance:
    """What is to be expected for one player."""

    name: str
    win: float
    low: float
    high: float
    ruins: tuple[int, ...]  # by round from now: in how many of the games the player was ruined
    games: int

    def ruined_within(self, rounds: int) -> Estimate:
        """The chance to be ruined within so many rounds from now."""
        count = sum(self.ruins[:rounds])
        low, high = wilson(count, self.games)
        return Estimate(count / self.games, low, high)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Win chances from rollouts. The intervals are those of chance; the policy is an assumption."""

    games: int
    players: tuple[PlayerChance, ...]
    rounds: Estimate  # until the game is over
    unfinished: int  # games that were stopped, and given to the richest
    policy: tuple[str, ...]
    seed: int
    interrupted: bool = False  # by Ctrl-C: these are the games until then

    def to_dict(self, ruin_rounds: int = 10) -> dict[str, object]:
        """Plain data, as `monopoly evaluate --json` prints it."""
        return {
            "games": self.games,
            "players": [
                {
                    "name": player.name,
                    "win": player.win,
                    "low": player.low,
                    "high": player.high,
                    "ruined": _plain(player.ruined_within(ruin_rounds)),
                }
                for player in self.players
            ],
            "rounds": _plain(self.rounds),
            "ruin_rounds": ruin_rounds,
            "unfinished": self.unfinished,
            "policy": list(self.policy),
            "seed": self.seed,
            "interrupted": self.interrupted,
        }


def _plain(figure: Estimate) -> dict[str, float]:
    return {"value": figure.value, "low": figure.low, "high": figure.high}
