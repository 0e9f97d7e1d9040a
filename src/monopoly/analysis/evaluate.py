"""Who is winning: every player's chance, from games played out to the end."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.limits import limit_of
from monopoly.analysis.model import Evaluation
from monopoly.analysis.moment import moment_of, policy_names
from monopoly.analysis.processes import shared_executor
from monopoly.analysis.rollouts import RolloutChunk, RolloutJob
from monopoly.analysis.tally import Tally
from monopoly.game.game import Game
from monopoly.game.position import Position
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.run import Progress, run

CHUNK_SECONDS: Final = 0.005  # of one process: so soon is a first answer there


def evaluate(
    position: Position | Game,
    *,
    seconds: float | None = None,
    games: int | None = None,
    precision: float | None = None,
    policy: str | Sequence[str] = "trader",
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Evaluation:
    """Every player's chance to win, from a position or from where a game stands.

    Games are played out by the policy, a bot for all seats or one for each, until `seconds` have
    passed since the first was over, or `games` are played, or every chance is known to within
    `precision` (0.01: a point up or down). With the same seed and number of games the answer is the
    same on any machine. Ctrl-C gives the answer so far.

    >>> from monopoly import Game
    >>> found = evaluate(Game.new(players=["Ann", "Bob"], seed=7), games=20, policy="greedy")
    >>> found.games, [player.name for player in found.players]
    (20, ['Ann', 'Bob'])
    """
    limit = limit_of(seconds, games, precision)
    moment = moment_of(position)
    job = RolloutJob(moment, policy_names(policy, len(moment.names)), seed)
    tally = Tally(len(moment.names))
    queue = ChunkQueue(limit.games, chunk_seconds=CHUNK_SECONDS)

    def add(chunk: RolloutChunk) -> None:
        if chunk.error:
            raise AnalysisError(chunk.error)
        tally.add(chunk)
        if limit.reached(tally):
            queue.stop()

    outcome = run(job, queue, add, executor=executor or shared_executor(), progress=progress)
    if outcome.lost:
        raise AnalysisError(outcome.lost)
    if outcome.interrupted and not len(tally):
        raise KeyboardInterrupt
    tally.cut(limit.enough or limit.games)
    found = tally.evaluation(moment.names, job.policy, seed)
    return replace(found, interrupted=outcome.interrupted)
