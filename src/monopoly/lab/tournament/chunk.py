"""Rounds of a tournament, played in one go by one process, and the places of each game."""

from dataclasses import dataclass, field
from itertools import combinations

from monopoly.game.boards import board_for
from monopoly.lab.playing import bot_makers, play_game, problem
from monopoly.lab.shares import WHOLE_WIN
from monopoly.lab.simulation.plan import game_seed
from monopoly.lab.tournament.plan import Contest, LineUp
from monopoly.rules import bitset
from monopoly.rules.board import Board
from monopoly.rules.state import OVER, State
from monopoly.rules.worth import final_worth


@dataclass(slots=True)
class Sums:
    """The rounds of one line-up. The squares tell how much rounds differ from each other."""

    rounds: int
    wins: list[int]  # by bot of the contest, in 840ths
    squares: list[int]  # of the wins of a round

    def add(self, other: "Sums") -> None:
        self.rounds += other.rounds
        for bot, wins in enumerate(other.wins):
            self.wins[bot] += wins
            self.squares[bot] += other.squares[bot]


@dataclass(slots=True)
class Outcome:
    """How one game ended, by entry of the line-up."""

    finished: bool
    wins: list[int]
    places: list[int]  # 1 is the best; equals share one


@dataclass(slots=True)
class Rounds:
    """What came of some rounds. Only whole numbers: sums do not depend on who played what."""

    bots: int
    games: int = 0
    finished: int = 0
    sums: dict[int, Sums] = field(default_factory=dict)  # by number of the line-up
    above: list[list[int]] = field(default_factory=list)  # seat pairs: 2 for above, 1 for equal
    places: list[tuple[int, list[int]]] = field(default_factory=list)  # line-up and places by game
    error: str = ""  # what a bot did wrong; the rounds before it count

    def __post_init__(self) -> None:
        if not self.above:
            self.above = [[0] * self.bots for _ in range(self.bots)]

    @property
    def count(self) -> int:
        return self.games

    def add(self, other: "Rounds") -> None:
        """The sums only: places are for whoever rates the games, and are kept nowhere."""
        self.games += other.games
        self.finished += other.finished
        for number, one in other.sums.items():
            self._sums_of(number).add(one)
        for mine, theirs in zip(self.above, other.above, strict=True):
            mine[:] = [one + two for one, two in zip(mine, theirs, strict=True)]
        self.error = self.error or other.error

    def add_round(self, number: int, line_up: LineUp, outcomes: list[Outcome]) -> None:
        """Adds one whole round of the line-up of that number."""
        won = [0] * self.bots
        for outcome in outcomes:
            self.games += 1
            self.finished += outcome.finished
            self.places.append((number, outcome.places))
            for bot, wins in zip(line_up, outcome.wins, strict=True):
                won[bot] += wins
            self._compare(line_up, outcome.places)
        self._sums_of(number).add(Sums(1, won, [wins * wins for wins in won]))

    def _compare(self, line_up: LineUp, places: list[int]) -> None:
        for one, two in combinations(range(len(line_up)), 2):
            if line_up[one] != line_up[two]:
                better = (places[one] < places[two]) - (places[one] > places[two])
                self.above[line_up[one]][line_up[two]] += 1 + better
                self.above[line_up[two]][line_up[one]] += 1 - better

    def _sums_of(self, number: int) -> Sums:
        if number not in self.sums:
            self.sums[number] = Sums(0, [0] * self.bots, [0] * self.bots)
        return self.sums[number]


class RoundStopped(Exception):
    """By a bot's mistake, which the message tells."""


@dataclass(frozen=True, slots=True)
class TournamentJob:
    """The rounds of a contest, as a job for an executor."""

    contest: Contest

    def run(self, first: int, count: int) -> Rounds:
        """A mistake of a bot ends it before the round it happened in."""
        rounds = Rounds(len(self.contest.bots))
        board = board_for(self.contest.rule_set())
        for number in range(first, first + count):
            try:
                outcomes = play_round(self.contest, board, number)
            except RoundStopped as stopped:
                rounds.error = str(stopped)
                break
            line_up = self.contest.line_up_number(number)
            rounds.add_round(line_up, self.contest.line_ups[line_up], outcomes)
        return rounds


def play_round(contest: Contest, board: Board, number: int) -> list[Outcome]:
    """Dice, decks and the bots' own chance are the same in each game; the seats are not."""
    makers = bot_makers(contest.bots)
    line_up = contest.line_ups[contest.line_up_number(number)]
    seed = game_seed(contest.seed, number)
    seeds = [game_seed(contest.seed, number, 1 + entry) for entry in range(contest.seats)]
    outcomes: list[Outcome] = []
    for turned, seating in enumerate(contest.seatings(number)):
        try:
            bots = [makers[line_up[entry]](seeds[entry]) for entry in seating]
            state = play_game(board, bots, seed, contest.turns_max)
        except Exception as error:
            names = [contest.bots[line_up[entry]] for entry in seating]
            game = number * contest.seats + turned
            raise RoundStopped(problem(game, names, error)) from error
        outcomes.append(_outcome(state, seating))
    return outcomes


def _outcome(state: State, seating: list[int]) -> Outcome:
    wins, by_entry = [0] * len(seating), [0] * len(seating)
    winners = bitset.members_of(state.winners)
    for seat in winners:
        wins[seating[seat]] = WHOLE_WIN // len(winners)
    for entry, place in zip(seating, places(state), strict=True):
        by_entry[entry] = place
    return Outcome(state.phase == OVER, wins, by_entry)


def places(state: State) -> list[int]:
    """The place of each seat: the richest of those left first, then who stayed longest.

    That puts the winners first however the game ended, for a game that ends with several left is
    won by the same measure (10 MCS 210(e-1)); and it ranks a game that was left unfinished.
    """
    seats = range(int(state.players))
    merits = [
        (0, int(state.retired[seat])) if state.retired[seat] else (1, int(final_worth(state, seat)))
        for seat in seats
    ]
    return [1 + sum(other > merit for other in merits) for merit in merits]
