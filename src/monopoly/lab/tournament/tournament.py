"""A tournament: every line-up of some bots, seats rotated, and who is the best of them."""

from monopoly.lab.tournament.chunk import Rounds, Tournament
from monopoly.lab.tournament.plan import Contest
from monopoly.lab.tournament.rating import Ratings
from monopoly.lab.tournament.result import TournamentResult, make_tournament_result
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.run import Progress, executor_for, run


def tournament(
    contest: Contest,
    *,
    processes: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    block: int = 0,
) -> TournamentResult:
    """Plays the contest on all cores (or `processes`, or an executor of your own) and ranks.

    Interrupted with Ctrl-C, or stopped by a bot's mistake, it gives the result so far and says so:
    that of the first rounds, each whole. `block` fixes how many rounds are handed out at once; it
    changes nothing in the result.
    """
    total = Rounds(len(contest.bots))
    ratings = Ratings(contest)

    def count(done: Rounds) -> None:
        total.add(done)
        ratings.add(done.places)

    ending = run(
        Tournament(contest),
        ChunkQueue(contest.rounds, block=block),
        count,
        executor=executor or executor_for(contest.games_planned, processes),
        progress=progress,
    )
    total.mistake = total.mistake or ending.lost
    return make_tournament_result(contest, total, ratings.now(), interrupted=ending.interrupted)
