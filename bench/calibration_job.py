"""Games played to their end, and the chances at some moments of each: a job for an executor."""

from dataclasses import dataclass, field
from time import process_time
from typing import NamedTuple

from monopoly.bots import Bot, View, make_bot
from monopoly.bots.rollouts import playouts
from monopoly.bots.rollouts.playout import Playout
from monopoly.bots.rollouts.playouts import WHOLE_WIN, richest
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules.board import BANK
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import State

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"]
SAME = "same"  # the policy that plays each seat as it is played
TURNS_MAX = 1000
BATCH = 25  # rollouts between looks at the clock
MOMENTS_SALT = 8  # of the seed that picks the moments


class Forecast(NamedTuple):
    """One player's chance at one moment, and what became of it."""

    game: int
    chance: float
    won: float


@dataclass(slots=True)
class CalibrationChunk:
    forecasts: list[Forecast] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # of one processor, for each position
    rollouts: list[int] = field(default_factory=list)  # for each position
    games: int = 0
    without_end: int = 0  # forecasts of which the richest counted as the winner
    error: str = ""

    @property
    def count(self) -> int:
        return self.games


class Table:
    """A game of a line-up, in seats that rotate from game to game, watched by the policy."""

    def __init__(self, players: tuple[str, ...], policy: str, seed: int, game: int) -> None:
        dealer = SeededDealer(game_seed(seed, game))
        count = len(players)
        self.state: State = new_game(board_for(rule_set("statutes")), NAMES[:count], dealer)
        self.view = View(self.state)
        names = [players[(seat + game) % count] for seat in range(count)]
        bots: list[Bot] = [make_bot(name, game) for name in names]
        self.watching: list[Bot] = [make_bot(name if policy == SAME else policy) for name in names]
        self._playout = Playout(self.state, bots, [dealer] * count, 2 * TURNS_MAX)

    def step(self) -> bool:
        """One action, seen by all; False when there is no more."""
        if not self._playout.step():
            return False
        for seat, bot in enumerate(self.watching):
            bot.watch(self.view, seat)
        return True


class Waiting(NamedTuple):
    """The chances at a moment, which wait for the end of the game, or for this turn of it."""

    turn: int
    chances: list[float]


@dataclass(frozen=True, slots=True)
class CalibrationJob:
    """Games of a line-up, and some moments of each judged by rollouts of `policy`.

    So many rollouts, or as many as fit into so many seconds of one processor. Of the first 1,000
    turns one action in `every` is a moment, whatever becomes of the game: so many moments of each
    game would be more of the short games, which are those that the leader has won.
    """

    players: tuple[str, ...]
    policy: str
    every: int
    rollouts: int
    seconds: float
    seed: int

    def run(self, first: int, count: int) -> CalibrationChunk:
        chunk = CalibrationChunk()
        for game in range(first, first + count):
            self._judge(game, chunk)
            chunk.games += 1
        return chunk

    def _judge(self, game: int, chunk: CalibrationChunk) -> None:
        """A moment is decided as a rollout is: by the winner, or who is richest 1,000 turns on."""
        table = Table(self.players, self.policy, self.seed, game)
        moments = SeededDealer(game_seed(self.seed, game, MOMENTS_SALT))
        waiting: list[Waiting] = []
        while True:
            turn = int(table.state.turn)
            while waiting and waiting[0].turn <= turn:
                _decide(waiting.pop(0), game, int(richest(table.state)), chunk)
                chunk.without_end += 1
            if turn < TURNS_MAX and moments.below(self.every) == 0:
                chances = self._chances(table, moments.spawn().seed, chunk)
                waiting.append(Waiting(turn + TURNS_MAX, chances))
            elif turn >= TURNS_MAX and not waiting:
                return
            if not table.step():
                break
        for moment in waiting:
            _decide(moment, game, int(table.state.winners), chunk)

    def _chances(self, table: Table, seed: int, chunk: CalibrationChunk) -> list[float]:
        wins = [0] * len(self.players)
        played, start, taken = 0, process_time(), 0.0
        while played < self.rollouts and taken * (played + BATCH) <= self.seconds * played:
            numbers = range(played, min(played + BATCH, self.rollouts))
            seeds = [game_seed(seed, n) for n in numbers]
            found = playouts(table.view, [], BANK, seeds, table.watching)
            for seat in range(len(wins)):
                wins[seat] += int(found.wins(0, seat))
            played += len(numbers)
            taken = process_time() - start
        chunk.seconds.append(taken)
        chunk.rollouts.append(played)
        return [won / WHOLE_WIN / played for won in wins]


def _decide(moment: Waiting, game: int, winners: int, chunk: CalibrationChunk) -> None:
    for seat, chance in enumerate(moment.chances):
        won = 1 / winners.bit_count() if winners >> seat & 1 else 0.0
        chunk.forecasts.append(Forecast(game, chance, won))
