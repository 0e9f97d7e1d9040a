"""What the trades of a game did to everybody: accepted beside refused, in the same games."""

from collections import Counter
from dataclasses import dataclass

from monopoly.analysis.errors import AnalysisError, mistake_of
from monopoly.analysis.model import Estimate
from monopoly.analysis.review.account import mean_of
from monopoly.analysis.review.model import Deal
from monopoly.analysis.review.timeline import RecordSource, Timeline, timeline_of
from monopoly.bots.rollouts.playout import BotMistake
from monopoly.bots.rollouts.playouts import WHOLE_WIN, playouts
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules.events import TradeDone
from monopoly.rules.trade import Accept, Refuse


@dataclass(slots=True)
class DealsChunk:
    deals: list[Deal]
    error: str = ""

    @property
    def count(self) -> int:
        return len(self.deals)


@dataclass(frozen=True, slots=True)
class DealsJob:
    """The steps by which a trade was done."""

    source: RecordSource
    steps: tuple[int, ...]
    games: int

    def run(self, first: int, count: int) -> DealsChunk:
        timeline = timeline_of(self.source)
        try:
            return DealsChunk([self._deal(timeline, n) for n in self.steps[first : first + count]])
        except BotMistake as mistake:
            return DealsChunk([], mistake_of(self.source.policy, mistake))

    def _deal(self, timeline: Timeline, number: int) -> Deal:
        step = timeline.steps[number]
        accept = step.action
        if not isinstance(accept, Accept):
            raise AnalysisError(f"Step {number} is no trade.")
        offer = next(o for o in timeline.view(number).offers() if o.number == accept.number)
        seeds = [game_seed(self.source.seed, game) for game in range(self.games)]
        found = playouts(
            timeline.view(number),
            [accept, Refuse(accept.number)],
            step.seat,
            seeds,
            timeline.bots(number),
        )
        points: list[Estimate] = []
        for seat in range(len(timeline.players)):
            won = [found.won(row, seat) / WHOLE_WIN for row in range(len(found))]
            pairs = zip(won[: self.games], won[self.games :], strict=True)
            points.append(mean_of(Counter(yes - no for yes, no in pairs).items()))
        return Deal(number, int(offer.proposer), int(offer.receiver), tuple(points))


def trades(timeline: Timeline) -> tuple[int, ...]:
    """The steps by which a trade was done."""
    return tuple(
        number
        for number, step in enumerate(timeline.steps)
        if isinstance(step.action, Accept)
        and any(isinstance(event, TradeDone) for event in step.events)
    )
