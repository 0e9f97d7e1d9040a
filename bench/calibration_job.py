"""Games played to their end, and the chances at some moments of each: a job for an executor."""

from dataclasses import dataclass, field

from monopoly.bots import Bot, View, make_bot
from monopoly.bots.rollouts import playouts
from monopoly.bots.rollouts.playout import Playout
from monopoly.bots.rollouts.playouts import WHOLE_WIN
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules.board import BANK
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER, State

SEATS = ["Ann", "Bob", "Cy", "Dee"]
TURNS_MAX = 1000


@dataclass(frozen=True, slots=True)
class Forecast:
    """One player's chance at one moment, and what became of it."""

    game: int
    chance: float
    won: float


@dataclass(slots=True)
class CalibrationChunk:
    forecasts: list[Forecast] = field(default_factory=list)
    games: int = 0
    unfinished: int = 0
    error: str = ""

    @property
    def count(self) -> int:
        return self.games


@dataclass(frozen=True, slots=True)
class CalibrationJob:
    """Games of a line-up, with so many moments of each judged by so many rollouts of `policy`."""

    players: tuple[str, ...]
    policy: str
    moments: int
    rollouts: int
    seed: int

    def run(self, first: int, count: int) -> CalibrationChunk:
        chunk = CalibrationChunk()
        for game in range(first, first + count):
            self._judge(game, chunk)
            chunk.games += 1
        return chunk

    def _judge(self, game: int, chunk: CalibrationChunk) -> None:
        """A game that does not end is left out: nobody has won it."""
        states = self._play(game)
        end = states[-1]
        if end.phase != OVER:
            chunk.unfinished += 1
            return
        winners = [seat for seat in range(len(SEATS)) if int(end.winners) >> seat & 1]
        chance = SeededDealer(game_seed(self.seed, game, 8))
        policy = [make_bot(self.policy) for _ in SEATS]
        seeds = [game_seed(self.seed + 1, game * self.rollouts + i) for i in range(self.rollouts)]
        for _ in range(self.moments):
            moment = states[chance.below(len(states) - 1)]
            found = playouts(View(moment), [], BANK, seeds, policy)
            for seat in range(len(SEATS)):
                won = 1 / len(winners) if seat in winners else 0.0
                forecast = found.wins(0, seat) / WHOLE_WIN / self.rollouts
                chunk.forecasts.append(Forecast(game, forecast, won))

    def _play(self, game: int) -> list[State]:
        """The moment at the beginning of every turn, and the end."""
        dealer = SeededDealer(game_seed(self.seed, game))
        s = new_game(board_for(rule_set("statutes")), SEATS, dealer)
        names = [self.players[(seat + game) % len(SEATS)] for seat in range(len(SEATS))]
        bots: list[Bot] = [make_bot(name, game) for name in names]
        playout = Playout(s, bots, [dealer] * len(SEATS), TURNS_MAX)
        states, turn = [s.copy()], s.turn
        while playout.step():
            if s.turn != turn:
                turn = s.turn
                states.append(s.copy())
        states.append(s.copy())
        return states
