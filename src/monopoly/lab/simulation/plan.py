"""What is to be simulated: checked before the first game, small enough to send anywhere."""

from dataclasses import dataclass, field
from typing import Final

from monopoly.bots import bot_maker
from monopoly.editions import add_edition
from monopoly.editions.own import text_of
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.ruleset import RuleSet, Value, rule_set

GAMES_MAX: Final = 10**12
TURNS_DEFAULT: Final = 1000
TURNS_MAX: Final = 100_000
WORD: Final = 2**64 - 1


class LabError(ValueError):
    """A simulation that cannot be; the message says why in a sentence."""


@dataclass(frozen=True, slots=True)
class Plan:
    games: int
    players: tuple[str, ...]  # names of bots, in the order they are given
    rules: str = "statutes"
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = 0
    turns_max: int = TURNS_DEFAULT
    board: str = ""  # the file of a board of its own, for processes that do not know it yet

    def __post_init__(self) -> None:
        if not self.board:
            object.__setattr__(self, "board", text_of(str(self.options.get("edition", ""))))
        object.__setattr__(self, "players", names_of_bots("Players", self.players))
        check_figures(self.games, len(self.players), self.turns_max, self.seed)
        for bot in self.players:
            bot_maker(bot)  # BotError names the one that is not there
        self.rule_set()

    def rule_set(self) -> RuleSet:
        if self.board:
            add_edition(self.board, "the board of this plan")
        return rule_set(self.rules, **self.options)

    def seats(self, game: int) -> list[int]:
        """Which player of the plan sits in each seat: rotated, so that no bot owns a seat."""
        count = len(self.players)
        return [(seat + game) % count for seat in range(count)]


def names_of_bots(what: str, given: object) -> tuple[str, ...]:
    """A list will do too; a string would be taken for a list of its letters."""
    if not isinstance(given, tuple | list):
        raise LabError(f"{what} are a list of names of bots.")
    return tuple(given)


def check_figures(games: int, seats: int, turns_max: int, seed: int) -> None:
    if not 1 <= games <= GAMES_MAX:
        raise LabError(f"The games are 1 to {GAMES_MAX:,}, not {games:,}.")
    if not 2 <= seats <= SEATS_MAX:
        raise LabError(f"A game is for 2 to {SEATS_MAX} players, not {seats}.")
    if not 1 <= turns_max <= TURNS_MAX:
        raise LabError(f"The bound is 1 to {TURNS_MAX:,} turns, not {turns_max:,}.")
    if not 0 <= seed <= WORD:
        raise LabError(f"A seed is a whole number from 0 to 2**64 - 1, not {seed}.")


def game_seed(seed: int, game: int, salt: int = 0) -> int:
    """A seed of its own for each game (splitmix64), whatever block or process plays it."""
    word = (seed + (game * 16 + salt + 1) * 0x9E3779B97F4A7C15) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)
