"""What a tournament found, as typed data; `to_dict` is what `--json` prints."""

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Final

from monopoly.lab.shares import WHOLE_WIN, Share, share
from monopoly.lab.tournament.chunk import Rounds, Sums
from monopoly.lab.tournament.plan import Contest
from monopoly.lab.tournament.rating import Rating

ROUNDS_MIN: Final = 30  # with fewer to compare, how much they differ is guesswork


@dataclass(frozen=True, slots=True)
class Standing(Share):
    """A bot among all: `games` are counted by seat, so that one with two of its kind is two."""

    rating: float
    deviation: float


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """How often `bot` ended above `other`, by pairs of their seats; equals count half."""

    bot: str
    other: str
    meetings: int
    above: float


@dataclass(frozen=True, slots=True)
class LineUpResult:
    bots: tuple[str, ...]  # by seat, before the seats rotate
    games: int
    shares: tuple[Share, ...]  # one for each different bot


@dataclass(frozen=True, slots=True)
class TournamentResult:
    rules: str
    options: dict[str, str | int]
    seed: int
    turns_max: int
    players: int  # seats
    games_wanted: int
    games_planned: int  # the wanted ones, rounded up to whole rounds
    games: int
    finished: int
    unfinished_share: float
    bots: tuple[Standing, ...]  # the best first
    head_to_head: tuple[HeadToHead, ...]
    line_ups: tuple[LineUpResult, ...]
    interrupted: bool = False
    mistake: str = ""

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def make_tournament_result(
    contest: Contest, total: Rounds, ratings: list[Rating], *, interrupted: bool
) -> TournamentResult:
    return TournamentResult(
        rules=contest.rules,
        options=dict(contest.options),
        seed=contest.seed,
        turns_max=contest.turns_max,
        players=contest.seats,
        games_wanted=contest.games,
        games_planned=contest.games_planned,
        games=total.games,
        finished=total.finished,
        unfinished_share=(total.games - total.finished) / max(total.games, 1),
        bots=_standings(contest, total, ratings),
        head_to_head=_head_to_head(contest, total),
        line_ups=tuple(
            LineUpResult(
                tuple(contest.bots[bot] for bot in line_up),
                total.sums[number].rounds * contest.seats if number in total.sums else 0,
                tuple(_share(contest, total, bot, {number}) for bot in dict.fromkeys(line_up)),
            )
            for number, line_up in enumerate(contest.line_ups)
        ),
        interrupted=interrupted,
        mistake=total.error,
    )


def _standings(contest: Contest, total: Rounds, ratings: list[Rating]) -> tuple[Standing, ...]:
    standings = [
        Standing(**asdict(_share(contest, total, bot, total.sums)), **asdict(rating))
        for bot, rating in enumerate(ratings)
    ]
    return tuple(sorted(standings, key=lambda one: (-one.win_share, -one.rating)))


def _head_to_head(contest: Contest, total: Rounds) -> tuple[HeadToHead, ...]:
    return tuple(
        HeadToHead(name, other_name, meetings, total.above[bot][other] / (2 * max(meetings, 1)))
        for bot, name in enumerate(contest.bots)
        for other, other_name in enumerate(contest.bots)
        if bot != other
        for meetings in [(total.above[bot][other] + total.above[other][bot]) // 2]
    )


def _share(contest: Contest, total: Rounds, bot: int, numbers: Collection[int]) -> Share:
    """A bot's wins in these line-ups, as a share of the seats it had there."""
    seats, wins, rounds = 0, 0, []
    for number in numbers:
        if number in total.sums:
            sums = total.sums[number]
            seats += sums.rounds * contest.seats * contest.line_ups[number].count(bot)
            wins += sums.wins[bot]
            rounds.append(sums)
    return share(contest.bots[bot], seats, wins, independent_games(bot, seats, rounds))


def independent_games(bot: int, seats: int, line_ups: list[Sums]) -> float:
    """How many games of one seat, each with its own dice, would tell as much as these.

    The games of a round share their dice, and seats of one bot cannot all win: neither is a sample
    of its own. Rounds are; so what they differ by, line-up by line-up, is the true noise.
    """
    compared = [sums for sums in line_ups if sums.rounds > 1]
    won = sum(sums.wins[bot] for sums in line_ups) / WHOLE_WIN
    noise = sum(_noise(sums.rounds, sums.wins[bot], sums.squares[bot]) for sums in compared)
    enough = sum(sums.rounds - 1 for sums in compared) >= ROUNDS_MIN
    if not enough or not noise or len(compared) < len(line_ups):
        return seats
    return won * (seats - won) / noise


def _noise(rounds: int, wins: int, squares: int) -> float:
    """The variance of the wins of so many rounds, from what the rounds differ by."""
    return (rounds * squares - wins * wins) / (rounds - 1) / WHOLE_WIN**2
