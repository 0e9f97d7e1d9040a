"""A tournament: every line-up of some bots, seats rotated, and who is the best of them."""

from monopoly.lab.tournament.chunk import Rounds, TournamentJob
from monopoly.lab.tournament.plan import Contest
from monopoly.lab.tournament.rating import Ratings
from monopoly.lab.tournament.result import TournamentResult, make_tournament_result
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.run import Progress, executor_or_own, run


def run_tournament(
    contest: Contest,
    *,
    processes: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    chunk_size: int = 0,
) -> TournamentResult:
    """Plays the contest on all cores (or `processes`, or an executor of your own) and ranks.

    Interrupted with Ctrl-C, or stopped by a bot's mistake, it gives the result so far and says so:
    that of the first rounds, each whole. `chunk_size` fixes how many rounds are handed out at
    once; it changes nothing in the result.
    """
    total = Rounds(len(contest.bots))
    ratings = Ratings(contest)

    def add(chunk: Rounds) -> None:
        total.add(chunk)
        ratings.add(chunk.places)

    with executor_or_own(executor, contest.games_planned, processes) as chosen:
        outcome = run(
            TournamentJob(contest),
            ChunkQueue(contest.rounds, chunk_size=chunk_size),
            add,
            executor=chosen,
            progress=progress,
        )
    total.error = total.error or outcome.lost
    return make_tournament_result(contest, total, ratings.now(), interrupted=outcome.interrupted)
