"""A block of games, played in one go by one process: the unit that work is handed out in."""

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from monopoly.bots import Bot, BotError, BotMaker, bot_maker, leaves_to_chance
from monopoly.bots.playout import BotMistake, count_game, play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab.simulation.plan import Plan, game_seed
from monopoly.rules import bitset
from monopoly.rules.board import SEATS_MAX, SPACES, Board
from monopoly.rules.state import OVER, State
from monopoly.rules.tally import HOLDERS, SPACES_AND_JAIL, Tally

SEAT_NAMES: Final = [f"seat {seat + 1}" for seat in range(SEATS_MAX)]

# game, seed, seats, finished, turns, throws, bankruptcies, winners
Row = tuple[int, int, str, int, int, int, int, str]


@dataclass(slots=True)
class Block:
    """What came of some games. Only whole numbers: sums do not depend on who played what."""

    players: int
    games: int = 0
    finished: int = 0
    bankruptcies: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    throws: Counter[int] = field(default_factory=Counter)
    wins: list[int] = field(default_factory=list)  # by player of the plan, in parts of WHOLE_WIN
    seat_wins: list[int] = field(default_factory=list)
    landings: list[int] = field(default_factory=lambda: [0] * SPACES_AND_JAIL)
    rent: list[int] = field(default_factory=lambda: [0] * SPACES_AND_JAIL)
    held: list[list[int]] = field(default_factory=list)  # by player, the Bank last: each Space
    rows: list[Row] = field(default_factory=list)
    mistake: str = ""  # what a bot did wrong; the games before it count

    def __post_init__(self) -> None:
        if not self.wins:
            self.wins = [0] * self.players
            self.seat_wins = [0] * self.players
            self.held = [[0] * SPACES for _ in range(self.players + 1)]

    def add(self, other: "Block") -> None:
        self.games += other.games
        self.finished += other.finished
        self.bankruptcies += other.bankruptcies
        self.turns += other.turns
        self.throws += other.throws
        self.wins = _sums(self.wins, other.wins)
        self.seat_wins = _sums(self.seat_wins, other.seat_wins)
        self.landings = _sums(self.landings, other.landings)
        self.rent = _sums(self.rent, other.rent)
        self.held = [_sums(one, two) for one, two in zip(self.held, other.held, strict=True)]
        self.mistake = self.mistake or other.mistake


def _sums(one: list[int], two: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, two, strict=True)]


@dataclass(frozen=True, slots=True)
class Games:
    """The games of a plan, as a job for an executor."""

    plan: Plan
    rows: bool = False

    def play(self, first: int, count: int) -> Block:
        return play_block(self.plan, first, count, rows=self.rows)


def play_block(plan: Plan, first: int, count: int, *, rows: bool = False) -> Block:
    """Games `first` to `first + count - 1` of a plan; the same wherever and whenever.

    A mistake of a bot ends the block before the game it happened in.
    """
    board = board_for(plan.rule_set())
    makers = makers_of(plan.players)
    chancy = [leaves_to_chance(name) for name in plan.players]
    seatings = [plan.seats(game) for game in range(len(plan.players))]
    tally = Tally()
    table: list[Row] = []
    for game in range(first, first + count):
        seats = seatings[game % len(seatings)]
        seed = game_seed(plan.seed, game)
        try:
            bots = [
                makers[player](game_seed(plan.seed, game, 1 + player) if chancy[player] else 0)
                for player in seats
            ]
            state = play_game(board, bots, seed, plan.turns_max, tally)
        except Exception as error:  # noqa: BLE001 - other people's code; the message names the game
            # What the unfinished game has left in the tally goes: the games before it once more.
            block = play_block(plan, first, game - first, rows=rows)
            names = [plan.players[player] for player in seats]
            block.mistake = block.mistake or mistake(game, names, error)
            return block
        count_game(state, tally, seats, plan.turns_max)
        if rows:
            table.append(_row(game, seed, state, seats, plan.turns_max))
    return _as_block(tally, len(plan.players), table)


def _as_block(tally: Tally, players: int, rows: list[Row]) -> Block:
    holders = [*range(players), HOLDERS - 1]
    return Block(
        players,
        games=len(tally.turns),
        finished=int(tally.finished),
        bankruptcies=int(tally.bankruptcies),
        turns=Counter(tally.turns),
        throws=Counter(tally.throws),
        wins=[int(tally.wins[player]) for player in range(players)],
        seat_wins=[int(tally.seat_wins[seat]) for seat in range(players)],
        landings=[int(count) for count in tally.landings],
        rent=[int(amount) for amount in tally.rent],
        held=[
            [int(tally.held[holder * SPACES_AND_JAIL + space]) for space in range(SPACES)]
            for holder in holders
        ],
        rows=rows,
    )


def play_game(
    board: Board, bots: list[Bot], seed: int, turns_max: int, tally: Tally | None = None
) -> State:
    """One game of these bots in their seats, with the dice and decks of the seed."""
    dealer = SeededDealer(seed)
    state = new_game(board, SEAT_NAMES[: len(bots)], dealer)
    state.tally = tally
    play_out(state, bots, dealer, turns_max)
    return state


def mistake(game: int, names: list[str], error: Exception) -> str:
    """What went wrong in a game, in a sentence; the names are the bots' by seat."""
    if isinstance(error, BotMistake):
        seat = error.player
        return f"In game {game} the bot {names[seat]} (seat {seat + 1}) {error}"
    if isinstance(error, BotError):
        return f"In game {game} the bot {error}"
    return f"Game {game} could not be played by {', '.join(names)}: {error!r}"


def _row(game: int, seed: int, state: State, seats: list[int], turns_max: int) -> Row:
    order = " ".join(str(player + 1) for player in seats)
    winners = " ".join(str(seats[seat] + 1) for seat in bitset.members_of(state.winners))
    over, broke = int(state.phase == OVER), int(state.players - state.left)
    turns = min(int(state.turn), turns_max)
    return game, seed, order, over, turns, int(state.throws), broke, winners


@lru_cache(maxsize=8)
def makers_of(bots: tuple[str, ...]) -> list[BotMaker]:
    return [bot_maker(name) for name in bots]
