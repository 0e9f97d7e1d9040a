"""Rollouts of one moment, as a job for an executor."""

from array import array
from dataclasses import dataclass

from monopoly.analysis.errors import mistake_of
from monopoly.analysis.moment import Moment, opened
from monopoly.bots.rollouts.playout import BotMistake
from monopoly.bots.rollouts.playouts import Playouts, playouts
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules.board import BANK


@dataclass(slots=True)
class RolloutChunk:
    """How some games ended, one after another: plain data, whoever played them."""

    winners: bytes  # a bit set of players for each game
    rounds: "array[int]"
    unfinished: bytes  # 1 for a game that was stopped and given to the richest
    ruined: "array[int]"  # by game and player: the round, or -1
    luck: "array[int]"  # by game and player: luck with the rents
    error: str = ""

    @property
    def count(self) -> int:
        return len(self.winners)


@dataclass(frozen=True, slots=True)
class RolloutJob:
    """Games from a moment, numbered: each has chance of its own by the seed."""

    moment: Moment
    policy: tuple[str, ...]
    seed: int

    def run(self, first: int, count: int) -> RolloutChunk:
        view, bots = opened(self.moment, self.policy, self.seed)
        seeds = [game_seed(self.seed, game) for game in range(first, first + count)]
        try:
            return _chunk(playouts(view, [], BANK, seeds, bots, luck=True))
        except BotMistake as error:
            problem = mistake_of(self.policy, error)
            return RolloutChunk(b"", array("H"), b"", array("h"), array("q"), problem)


def _chunk(found: Playouts) -> RolloutChunk:
    rows, players = range(len(found)), range(int(found.players))
    return RolloutChunk(
        bytes(found.winners(row) for row in rows),
        array("H", [found.rounds(row) for row in rows]),
        bytes(not found.finished(row) for row in rows),
        array("h", [found.ruined(row, player) for row in rows for player in players]),
        array("q", [found.luck(row, player) for row in rows for player in players]),
    )
