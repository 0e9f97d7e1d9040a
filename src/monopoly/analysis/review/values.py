"""The win chances of every node of a chain, as a job for an executor."""

from dataclasses import dataclass

from monopoly.analysis.errors import mistake_of
from monopoly.analysis.review.chain import Node
from monopoly.analysis.review.timeline import RecordSource, timeline_of
from monopoly.bots.rollouts.playout import BotMistake
from monopoly.bots.rollouts.playouts import playouts
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.throw import Throw


@dataclass(slots=True)
class ValuesChunk:
    """For each node who won its games, a bit set of players for each: all in the same chance."""

    winners: list[bytes]
    error: str = ""

    @property
    def count(self) -> int:
        return len(self.winners)


@dataclass(frozen=True, slots=True)
class ValuesJob:
    """So many games from every node."""

    source: RecordSource
    nodes: tuple[Node, ...]
    games: int

    def run(self, first: int, count: int) -> ValuesChunk:
        try:
            return ValuesChunk([self._play(node) for node in self.nodes[first : first + count]])
        except BotMistake as mistake:
            return ValuesChunk([], mistake_of(self.source.policy, mistake))

    def _play(self, node: Node) -> bytes:
        timeline = timeline_of(self.source)
        if node.kind == "result":
            return bytes([timeline.winners]) * self.games
        seeds = [game_seed(self.source.seed, game) for game in range(self.games)]
        actions: list[Action] = []
        seat = BANK
        if node.kind != "state":
            step = timeline.steps[node.moment]
            actions, seat = [Throw() if node.kind == "throw" else step.action], step.seat
        bots = timeline.bots(node.moment)
        found = playouts(timeline.view(node.moment), actions, seat, seeds, bots)
        return bytes(found.winners(row) for row in range(len(found)))
