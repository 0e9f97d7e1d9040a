"""Games of a simulation, played in one go by one process."""

from dataclasses import dataclass, field

from monopoly.bots import leaves_to_chance
from monopoly.game.boards import board_for
from monopoly.lab.playing import bot_makers, play_game, problem
from monopoly.lab.simulation.accumulators import new_accumulators
from monopoly.lab.simulation.accumulators.base import observe_all
from monopoly.lab.simulation.csv_file import Row, row_of
from monopoly.lab.simulation.plan import Plan, game_seed
from monopoly.rules.observer import Observers


@dataclass(slots=True)
class SimulationChunk:
    """What came of some games: plain data, whoever played them."""

    games: int
    counts: list[object]  # of each accumulator, in the order of `new_accumulators`
    rows: list[Row] = field(default_factory=list)
    error: str = ""  # what a bot did wrong; the games before it count

    @property
    def count(self) -> int:
        return self.games


@dataclass(frozen=True, slots=True)
class SimulationJob:
    """The games of a plan, as a job for an executor."""

    plan: Plan
    rows: bool = False

    def run(self, first: int, count: int) -> SimulationChunk:
        return play_chunk(self.plan, first, count, rows=self.rows)


def play_chunk(plan: Plan, first: int, count: int, *, rows: bool = False) -> SimulationChunk:
    """Games `first` to `first + count - 1` of a plan; the same wherever and whenever.

    A mistake of a bot ends the chunk before the game it happened in.
    """
    board = board_for(plan.rule_set())
    makers = bot_makers(plan.players)
    chancy = [leaves_to_chance(name) for name in plan.players]
    seatings = [plan.seats(game) for game in range(len(plan.players))]
    accumulators = new_accumulators(plan)
    observers = Observers(list(accumulators))
    table: list[Row] = []
    for game in range(first, first + count):
        seats = seatings[game % len(seatings)]
        seed = game_seed(plan.seed, game)
        try:
            bots = [
                makers[player](game_seed(plan.seed, game, 1 + player) if chancy[player] else 0)
                for player in seats
            ]
            state = play_game(board, bots, seed, plan.turns_max, observers)
        except Exception as error:  # noqa: BLE001 - other people's code; the message names the game
            # What was counted of the unfinished game goes: the games before it once more.
            chunk = play_chunk(plan, first, game - first, rows=rows)
            names = [plan.players[player] for player in seats]
            chunk.error = chunk.error or problem(game, names, error)
            return chunk
        observe_all(accumulators, state, seats)
        if rows:
            table.append(row_of(game, seed, state, seats, plan.turns_max))
    return SimulationChunk(count, [one.counts() for one in accumulators], table)
