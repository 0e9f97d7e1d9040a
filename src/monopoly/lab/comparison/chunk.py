"""Games of a comparison, played in one go by one process: each under every value."""

from collections import Counter
from dataclasses import dataclass, field

from monopoly.bots import leaves_to_chance
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab.comparison.course import follow
from monopoly.lab.comparison.measures import (
    MEASURES,
    ROUNDS,
    GameOutcome,
    Measured,
    measure,
)
from monopoly.lab.comparison.plan import Comparison, value_name
from monopoly.lab.playing import SEAT_NAMES, bot_makers, problem
from monopoly.lab.simulation.plan import Plan, game_seed
from monopoly.rules.board import Board


@dataclass(slots=True)
class Sums:
    """Of a number that every game has, or some have. The squares tell how much games differ."""

    games: int = 0
    total: int = 0
    squares: int = 0

    def count(self, number: int) -> None:
        self.games += 1
        self.total += number
        self.squares += number * number

    def add(self, other: "Sums") -> None:
        self.games += other.games
        self.total += other.total
        self.squares += other.squares


def _sums() -> list[Sums]:
    return [Sums() for _ in MEASURES]


@dataclass(slots=True)
class Tally:
    """The games under one value, and how each differs from the same game under the first."""

    players: int
    sums: list[Sums] = field(default_factory=_sums)  # by measure
    differences: list[Sums] = field(default_factory=_sums)
    rounds: Counter[int] = field(default_factory=Counter)  # of the games that ended
    wins: list[int] = field(default_factory=list)  # by place in the order of play

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.players

    def count(self, game: GameOutcome, first: Measured) -> None:
        for place, wins in enumerate(game.wins):
            self.wins[place] += wins
        ended_after = game.measured[MEASURES.index(ROUNDS)]
        if ended_after is not None:
            self.rounds[ended_after] += 1
        for i, number in enumerate(game.measured):
            if number is not None:
                self.sums[i].count(number)
                before = first[i]
                if before is not None:
                    self.differences[i].count(number - before)

    def add(self, other: "Tally") -> None:
        for mine, theirs in zip(self.sums, other.sums, strict=True):
            mine.add(theirs)
        for mine, theirs in zip(self.differences, other.differences, strict=True):
            mine.add(theirs)
        self.rounds.update(other.rounds)
        self.wins = [one + two for one, two in zip(self.wins, other.wins, strict=True)]


@dataclass(slots=True)
class ComparisonChunk:
    """What came of some games. Only whole numbers: sums do not depend on who played what."""

    tallies: list[Tally]  # by value
    games: int = 0  # under each value
    error: str = ""  # what a bot did wrong; the games before it count

    @property
    def count(self) -> int:
        return self.games * len(self.tallies)

    def add(self, other: "ComparisonChunk") -> None:
        self.games += other.games
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.add(theirs)
        self.error = self.error or other.error


def new_chunk(comparison: Comparison) -> ComparisonChunk:
    """With nothing counted yet."""
    return ComparisonChunk([Tally(len(comparison.players)) for _ in comparison.values])


@dataclass(frozen=True, slots=True)
class ComparisonJob:
    """The games of a comparison, as a job for an executor."""

    comparison: Comparison

    def run(self, first: int, count: int) -> ComparisonChunk:
        """A mistake of a bot ends it before the game it happened in, whatever the value."""
        comparison = self.comparison
        better = comparison.better
        boards = [board_for(plan.rule_set()) for plan in comparison.plans]
        chunk = new_chunk(comparison)
        for game in range(first, first + count):
            outcomes: list[GameOutcome] = []
            for plan, board, value in zip(comparison.plans, boards, comparison.values, strict=True):
                try:
                    outcomes.append(play(plan, board, game, better))
                except Exception as error:  # noqa: BLE001 - other people's code; the message names the game
                    names = [plan.players[player] for player in plan.seats(game)]
                    where = f"With {comparison.vary}={value_name(value)}: "
                    chunk.error = where + problem(game, names, error)
                    return chunk
            for tally, outcome in zip(chunk.tallies, outcomes, strict=True):
                tally.count(outcome, outcomes[0].measured)
            chunk.games += 1
        return chunk


def play(plan: Plan, board: Board, game: int, better: frozenset[int]) -> GameOutcome:
    """One game of a plan: dice, decks, seats and the bots' own chance depend on its number only."""
    seats = plan.seats(game)
    makers = bot_makers(plan.players)
    bots = [
        makers[player](
            game_seed(plan.seed, game, 1 + player) if leaves_to_chance(plan.players[player]) else 0
        )
        for player in seats
    ]
    dealer = SeededDealer(game_seed(plan.seed, game))
    state = new_game(board, SEAT_NAMES[: len(seats)], dealer)
    course = follow(state, plan.turns_max)
    play_out(state, bots, dealer, plan.turns_max)
    course.end()
    return measure(state, course, seats, better)
