"""Reviews a record: chances at every step, luck, errors, and the account that adds up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final, get_args

from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.limits import seconds_of
from monopoly.analysis.moment import policy_names
from monopoly.analysis.processes import shared_executor
from monopoly.analysis.review.account import Account
from monopoly.analysis.review.chain import START, Node, chain_of
from monopoly.analysis.review.deals import DealsChunk, DealsJob, trades
from monopoly.analysis.review.decisions import (
    DecisionsChunk,
    DecisionsJob,
    Judged,
    Kind,
    choices,
    counted_once,
)
from monopoly.analysis.review.model import POINTS, Deal, Grade, PlayerReview, Review, grade
from monopoly.analysis.review.timeline import RecordSource, Timeline, source_of, timeline_of
from monopoly.analysis.review.turning import turning_points
from monopoly.analysis.review.values import ValuesChunk, ValuesJob
from monopoly.editions.own import text_of
from monopoly.game.game import Game
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.job import Job, R
from monopoly.pool.run import Progress, run

SECONDS_DEFAULT: Final = 60.0
GAMES_LEAST, GAMES_MOST = 20, 4_000  # from each moment, where the time decides
GAMES_MAX: Final = 100_000
PILOT: Final = (1, 10, 100)  # games from some nodes, to see how long they take
PILOT_NODES: Final = 60
PILOT_PART: Final = 0.02  # of the time: so long is long enough
PLANNED: Final = 0.8  # of the time: what comes before and after the games takes some
FIRST_ROUND: Final = 20  # a decision is first judged by one game of so many
SECOND_ROUND: Final = 2
SECOND_ROUNDS: Final = 0.5  # of all decisions have one, about
CHUNK_SECONDS: Final = 0.2


@dataclass(frozen=True, slots=True)
class Effort:
    """How many games are played out: for each chance, and for each candidate in both rounds."""

    games: int

    @property
    def first_round(self) -> int:
        return max(self.games // FIRST_ROUND, 20)

    @property
    def second_round(self) -> int:
        return max(self.games // SECOND_ROUND, 40)

    def cost(self, nodes: int, candidates: int, decisions: int, deals: int) -> float:
        """About how many games that makes in all."""
        judging = self.first_round * candidates + 2 * SECOND_ROUNDS * self.second_round * decisions
        return self.games * (nodes + 2 * deals) + judging


def review(
    record: Sequence[str] | Game,
    *,
    seconds: float | None = None,
    games: int | None = None,
    policy: str | Sequence[str] = "trader",
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    expect: Callable[[int], None] | None = None,
) -> Review:
    """Reviews a game: what every step did to everybody's chance, and what would have been better.

    `games` are played out from every moment, or as many as fit into about so many seconds. With the
    same seed and number of games the review is the same on any machine. `expect` is called with how
    much there is to do in all, and `progress` with every bit of it.

    >>> from monopoly import Game
    >>> game = Game.new(players=["Ann", "Bob"], seed=7)
    >>> step = game.apply(game.legal_actions()[0])
    >>> found = review(game, games=10, policy="greedy")
    >>> found.steps, [player.name for player in found.players], found.over
    (1, ['Ann', 'Bob'], False)
    """
    limit = _limit(seconds, games)
    lines = tuple(record.record() if isinstance(record, Game) else record)
    game = check(lines, policy)
    names = policy_names(policy, len(game.players))
    source = source_of(lines, names, seed, text_of(str(game.rules.edition)))
    timeline = timeline_of(source)
    links = chain_of(timeline)
    nodes = tuple(dict.fromkeys((START, *(link.after for link in links))))
    counts = {n: len(choices(timeline, n)) for n in range(len(timeline.steps))}
    steps = tuple(n for n, count in counts.items() if count > 1)
    done = trades(timeline)
    work = _Work(executor or shared_executor(), progress)
    if expect is not None:
        expect(len(nodes) + len(steps) + len(done))
    if isinstance(limit, Effort):
        effort = limit
    else:
        games_in_all = PLANNED * limit / work.seconds_per_game(source, nodes, limit)
        candidates = sum(counts[step] for step in steps)
        effort = _effort(games_in_all, len(nodes), candidates, len(steps), len(done))
    winners = work.values(ValuesJob(source, nodes, effort.games))
    judged = work.decisions(
        DecisionsJob(source, steps, effort.first_round, effort.second_round), len(steps)
    )
    judged = counted_once(timeline, judged)
    deals = work.deals(DealsJob(source, done, effort.games), len(done))
    account = Account(len(timeline.players), links, winners)
    return _review(timeline, account, judged, deals, effort, source.policy, seed)


def check(lines: Sequence[str], policy: str | Sequence[str]) -> Game:
    """The game of a record, where it ends; raises whatever keeps it from being reviewed."""
    game = Game.replay(lines)
    policy_names(policy, len(game.players))
    if not game.length:
        raise AnalysisError("There is nothing to review: nobody has done anything yet.")
    return game


def _limit(seconds: float | None, games: int | None) -> float | Effort:
    """So many seconds, or so many games from every moment."""
    if games is None:
        return seconds_of(seconds, SECONDS_DEFAULT)
    if seconds is not None:
        raise AnalysisError("Give seconds or games: one of the two.")
    if not 1 <= games <= GAMES_MAX:
        raise AnalysisError(f"The games are 1 to {GAMES_MAX:,}, not {games:,}.")
    return Effort(games)


def _effort(games_in_all: float, nodes: int, candidates: int, decisions: int, deals: int) -> Effort:
    """The most games from each moment that fit."""
    fits = [
        games
        for games in range(GAMES_LEAST, GAMES_MOST + 1, GAMES_LEAST)
        if Effort(games).cost(nodes, candidates, decisions, deals) <= games_in_all
    ]
    return Effort(fits[-1] if fits else GAMES_LEAST)


class _Work:
    """Runs the jobs of a review one after another."""

    def __init__(self, executor: Executor, progress: Progress | None) -> None:
        self._executor = executor
        self._progress = progress

    def seconds_per_game(
        self, source: RecordSource, nodes: tuple[Node, ...], seconds: float
    ) -> float:
        """On all processors: some games are played and thrown away, once the processes are started
        and have read the record. Where one takes long, a few must do."""
        some = nodes[:: -(-len(nodes) // PILOT_NODES)]
        quiet = _Work(self._executor, None)
        quiet.values(ValuesJob(source, some, 1))
        each = 0.0
        for games in PILOT:
            start = monotonic()
            quiet.values(ValuesJob(source, some, games))
            took = max(monotonic() - start, 1e-3)
            each = took / (games * len(some))
            if took >= PILOT_PART * seconds:
                break
        return each

    def values(self, job: ValuesJob) -> dict[Node, bytes]:
        found: list[bytes] = []

        def add(chunk: ValuesChunk) -> None:
            found.extend(chunk.winners)

        self._run(job, len(job.nodes), add)
        return dict(zip(job.nodes, found, strict=True))

    def decisions(self, job: DecisionsJob, total: int) -> list[Judged]:
        found: list[Judged] = []

        def add(chunk: DecisionsChunk) -> None:
            found.extend(one for one in chunk.judged if one is not None)

        self._run(job, total, add)
        return found

    def deals(self, job: DealsJob, total: int) -> list[Deal]:
        found: list[Deal] = []

        def add(chunk: DealsChunk) -> None:
            found.extend(chunk.deals)

        self._run(job, total, add)
        return found

    def _run(self, job: "Job[R]", total: int, add: "Callable[[R], None]") -> None:
        def checked(chunk: R) -> None:
            if chunk.error:
                raise AnalysisError(chunk.error)
            add(chunk)

        queue = ChunkQueue(total, chunk_seconds=CHUNK_SECONDS)
        outcome = run(job, queue, checked, executor=self._executor, progress=self._progress)
        if outcome.interrupted:
            raise KeyboardInterrupt
        if outcome.lost:
            raise AnalysisError(outcome.lost)


def _review(
    timeline: Timeline,
    account: Account,
    judged: list[Judged],
    deals: list[Deal],
    effort: Effort,
    policy: tuple[str, ...],
    seed: int,
) -> Review:
    seats = range(len(timeline.players))
    return Review(
        tuple(_player(timeline.players[seat], seat, account, judged) for seat in seats),
        len(timeline.steps),
        tuple(account.changes()),
        turning_points(account),
        tuple(judged),
        tuple(deals),
        effort.games,
        policy,
        seed,
        timeline.over,
    )


def _player(name: str, seat: int, account: Account, judged: list[Judged]) -> PlayerReview:
    mine = [one for one in judged if one.seat == seat]
    errors = [one for one in mine if one.is_error]
    return PlayerReview(
        name,
        account.chance(START, seat),
        account.chance(account.end, seat).value,
        account.luck(seat),
        account.own(seat),
        account.others(seat),
        len(errors),
        sum(POINTS * one.loss.value for one in errors),
        sum(one.mattered for one in mine),
        _grades(mine),
    )


def _grades(judged: list[Judged]) -> tuple[Grade, ...]:
    """Of the kinds of which at least one decision mattered."""
    found = []
    for kind in get_args(Kind):
        mine = [one for one in judged if one.kind == kind]
        errors = [one for one in mine if one.is_error]
        lost = sum(POINTS * one.loss.value for one in errors)
        mattered = sum(one.mattered for one in mine)
        if mattered:
            found.append(Grade(kind, grade(lost, mattered), mattered, len(errors), lost))
    return tuple(found)
