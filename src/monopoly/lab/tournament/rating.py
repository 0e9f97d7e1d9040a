"""Ratings of bots by the places of their games: openskill's Plackett-Luce model."""

from dataclasses import dataclass
from typing import Final

from monopoly.lab.tournament.plan import Contest

DIGITS: Final = 3  # beyond them, machines may differ in how they round


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is thought to be: 25 is where all begin, with a deviation of 8.333."""

    rating: float
    deviation: float


class Ratings:
    """Rates games one by one. The order matters a little: it must be that of the games."""

    def __init__(self, contest: Contest) -> None:
        from openskill.models import PlackettLuce  # here: a simulation can do without

        # tau is for players who change with time; bots do not.
        self._model = PlackettLuce(tau=0.0)
        self._ratings = [self._model.rating(name=bot) for bot in contest.bots]
        # The model knows nobody who plays against himself: of a bot's seats one stands for it. By
        # the model, leaving players out of a game tells nothing wrong about those who remain.
        self._entries = [
            {bot: line_up.index(bot) for bot in line_up} for line_up in contest.line_ups
        ]

    def add(self, games: list[tuple[int, list[int]]]) -> None:
        """Games as the number of their line-up and the places of its entries."""
        for line_up, places in games:
            entries = self._entries[line_up]
            rated = self._model.rate(
                [[self._ratings[bot]] for bot in entries],
                ranks=[float(places[entry]) for entry in entries.values()],
            )
            for bot, (new,) in zip(entries, rated, strict=True):
                self._ratings[bot] = new

    def now(self) -> list[Rating]:
        return [Rating(round(one.mu, DIGITS), round(one.sigma, DIGITS)) for one in self._ratings]
