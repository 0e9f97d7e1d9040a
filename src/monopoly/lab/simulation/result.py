"""What a simulation found, as typed data; `to_dict` is what `--json` prints."""

from collections import Counter
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Final

from monopoly.game.boards import board_for
from monopoly.lab.simulation.chunk import Block
from monopoly.lab.simulation.plan import Plan
from monopoly.rules.tally import IN_JAIL, WHOLE_WIN

Z95: Final = 1.959963984540054  # two-sided 95 %
LENGTHS_MAX: Final = 100


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number lies over the games."""

    mean: float
    median: int
    p95: int


@dataclass(frozen=True, slots=True)
class Lengths:
    """How many games took from `first` to `last` turns."""

    first: int
    last: int
    games: int


@dataclass(frozen=True, slots=True)
class Share:
    """How often one side won, with its 95 % interval (Wilson's)."""

    bot: str
    games: int
    wins: float
    win_share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SpaceShare:
    name: str
    share: float  # of all throws: where the thrower came to rest


@dataclass(frozen=True, slots=True)
class Rent:
    name: str
    per_game: float


@dataclass(frozen=True, slots=True)
class Holding:
    """Who held a deed when the game ended: the share of games, by player and the Bank."""

    name: str
    players: tuple[float, ...]
    bank: float


@dataclass(frozen=True, slots=True)
class Result:
    rules: str
    options: dict[str, str | int]
    seed: int
    turns_max: int
    games_wanted: int
    games: int
    finished: int
    unfinished_share: float
    bankruptcies: float  # per game
    turns: Spread
    throws: Spread
    lengths: tuple[Lengths, ...]
    players: tuple[Share, ...]
    seats: tuple[Share, ...]
    spaces: tuple[SpaceShare, ...]
    rent: tuple[Rent, ...]
    rent_groups: tuple[Rent, ...]
    holdings: tuple[Holding, ...]
    interrupted: bool = False
    mistake: str = ""

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def make_result(plan: Plan, total: Block, *, interrupted: bool) -> Result:
    board = board_for(plan.rule_set())
    games = max(total.games, 1)
    names = [*board.names, "In Jail"]
    names[int(board.jail)] = "Just Visiting"
    throws = max(sum(total.landings), 1)
    deeds = [int(space) for space in board.deeds]
    rents = {space: total.rent[space] / games for space in deeds}
    return Result(
        rules=plan.rules,
        options=dict(plan.options),
        seed=plan.seed,
        turns_max=plan.turns_max,
        games_wanted=plan.games,
        games=total.games,
        finished=total.finished,
        unfinished_share=(total.games - total.finished) / games,
        bankruptcies=total.bankruptcies / games,
        turns=spread(total.turns),
        throws=spread(total.throws),
        lengths=lengths(total.turns),
        players=tuple(
            share(bot, total.games, wins)
            for bot, wins in zip(plan.players, total.wins, strict=True)
        ),
        seats=tuple(
            share(f"seat {seat + 1}", total.games, wins)
            for seat, wins in enumerate(total.seat_wins)
        ),
        spaces=tuple(
            SpaceShare(names[space], total.landings[space] / throws) for space in range(IN_JAIL + 1)
        ),
        rent=tuple(Rent(board.names[space], amount) for space, amount in rents.items()),
        rent_groups=tuple(
            Rent(name, sum(rents[space] for space in spaces))
            for name, spaces in zip(board.group_names, board.group_spaces, strict=True)
        ),
        holdings=tuple(
            Holding(
                board.names[space],
                tuple(held[space] / games for held in total.held[:-1]),
                total.held[-1][space] / games,
            )
            for space in deeds
        ),
        interrupted=interrupted,
        mistake=total.mistake,
    )


def spread(counts: Counter[int]) -> Spread:
    number = sum(counts.values())
    if not number:
        return Spread(0.0, 0, 0)
    mean = sum(value * count for value, count in counts.items()) / number
    return Spread(mean, _at(counts, number, 0.5), _at(counts, number, 0.95))


def lengths(turns: Counter[int]) -> tuple[Lengths, ...]:
    """The games by length, in at most LENGTHS_MAX steps of equal width."""
    longest = max(turns, default=0)
    width = max(1, -(-longest // LENGTHS_MAX))
    steps: Counter[int] = Counter()
    for length, games in turns.items():
        steps[max(length - 1, 0) // width] += games
    return tuple(
        Lengths(step * width + 1, (step + 1) * width, steps[step])
        for step in range(-(-longest // width))
    )


def _at(counts: Counter[int], number: int, part: float) -> int:
    """The smallest value that at least this part of the games do not exceed."""
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * number:
            return value
    return max(counts)


def share(bot: str, games: int, wins: int, independent: float | None = None) -> Share:
    """`independent` is how many games these are worth, where they do not each stand alone."""
    won = wins / WHOLE_WIN
    part = won / games if games else 0.0
    sample = games if independent is None else independent
    low, high = wilson(part * sample, sample)
    return Share(bot, games, won, part, low, high)


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share: honest also near 0 and 1, where the plain one is not."""
    if not games:
        return 0.0, 1.0
    part, z2 = won / games, Z95 * Z95
    middle = part + z2 / (2 * games)
    reach = Z95 * sqrt(part * (1 - part) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    # Rounding must not put the share itself outside.
    return max(0.0, min(part, (middle - reach) / scale)), min(
        1.0, max(part, (middle + reach) / scale)
    )
