"""Plays a bot against the sparring field, on all cores."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from monopoly.game.boards import board_for
from monopoly.lab.playing import bot_makers, play_game, problem
from monopoly.lab.shares import WHOLE_WIN
from monopoly.lab.simulation.plan import game_seed
from monopoly.lab.tournament.chunk import RoundStopped, Sums, places
from monopoly.lab.tournament.field import FieldPlan, Match
from monopoly.lab.tournament.field_result import FieldResult, make_field_result
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.run import Progress, executor_or_own, run
from monopoly.rules.board import Board
from monopoly.rules.state import OVER

ROUNDS_AT_ONCE: Final = 10  # a round of one match may take a thousand times as long as another's


@dataclass(slots=True)
class FieldChunk:
    """What came of some rounds. Only whole numbers: sums do not depend on who played what."""

    games: int = 0
    sums: dict[int, Sums] = field(default_factory=dict)  # by match: of the bot that sits alone
    unfinished: dict[int, int] = field(default_factory=dict)  # by match
    error: str = ""  # what a bot did wrong; the rounds before it count

    @property
    def count(self) -> int:
        return self.games

    def add(self, other: "FieldChunk") -> None:
        self.games += other.games
        for match, sums in other.sums.items():
            self.sums.setdefault(match, Sums(0, [0], [0])).add(sums)
            self.unfinished[match] = self.unfinished.get(match, 0) + other.unfinished[match]
        self.error = self.error or other.error


@dataclass(frozen=True, slots=True)
class FieldJob:
    """The rounds of a plan, as a job for an executor."""

    plan: FieldPlan

    def run(self, first: int, count: int) -> FieldChunk:
        """A mistake of a bot ends it before the round it happened in."""
        plan = self.plan
        total = FieldChunk()
        board = board_for(plan.rule_set())
        for number in range(first, first + count):
            place, match, turn = _round_of(plan.matches, number)
            try:
                won, unfinished = play_round(plan, match, board, turn)
            except RoundStopped as stopped:
                total.error = str(stopped)
                break
            sums = {place: Sums(1, [won], [won * won])}
            total.add(FieldChunk(plan.seats, sums, {place: unfinished}))
        return total


def run_field(
    plan: FieldPlan,
    *,
    processes: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> FieldResult:
    """Plays all matches. Interrupted with Ctrl-C, or stopped by a bot's mistake, it gives the
    result of the rounds so far and says so."""
    total = FieldChunk()
    with executor_or_own(executor, plan.games_planned, processes) as chosen:
        outcome = run(
            FieldJob(plan),
            ChunkQueue(plan.rounds, chunk_size=ROUNDS_AT_ONCE),
            total.add,
            executor=chosen,
            progress=progress,
        )
    total.error = total.error or outcome.lost
    return make_field_result(
        plan, total.sums, total.unfinished, interrupted=outcome.interrupted, mistake=total.error
    )


def play_round(plan: FieldPlan, match: Match, board: Board, turn: int) -> tuple[int, int]:
    """What the one alone won, in parts of WHOLE_WIN, and how many games came to no end.

    A game that reaches the bound is won by whoever leads by worth (10 MCS 210(e-1)).
    """
    one, other = bot_makers((match.alone, match.among))
    won, unfinished = 0, 0
    for seat in range(plan.seats):
        names = [match.among] * plan.seats
        names[seat] = match.alone
        try:
            seeds = [game_seed(plan.seed, turn, 1 + place) for place in range(plan.seats)]
            bots = [
                one(seeds[place]) if place == seat else other(seeds[place])
                for place in range(plan.seats)
            ]
            state = play_game(board, bots, game_seed(plan.seed, turn), plan.turns_max)
        except Exception as error:
            raise RoundStopped(problem(turn * plan.seats + seat, names, error)) from error
        found = places(state)
        if found[seat] == 1:
            won += WHOLE_WIN // found.count(1)
        unfinished += state.phase != OVER
    return won, unfinished


@lru_cache(maxsize=4)
def _ends(matches: tuple[Match, ...]) -> tuple[int, ...]:
    """The number of the first round after each match."""
    ends: list[int] = []
    for match in matches:
        ends.append(match.rounds + (ends[-1] if ends else 0))
    return tuple(ends)


def _round_of(matches: tuple[Match, ...], number: int) -> tuple[int, Match, int]:
    """Which match a round belongs to, and its number there."""
    begin = 0
    for place, end in enumerate(_ends(matches)):
        if number < end:
            return place, matches[place], number - begin
        begin = end
    raise IndexError(number)
