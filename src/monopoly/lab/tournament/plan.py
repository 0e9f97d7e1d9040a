"""What a tournament plays: every line-up, and who sits where in each game of a round."""

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from monopoly.bots import BotMaker, bot_maker
from monopoly.chance.seeded import SeededDealer
from monopoly.editions import add_edition
from monopoly.editions.own import text_of
from monopoly.lab.simulation.plan import (
    TURNS_DEFAULT,
    LabError,
    check_figures,
    game_seed,
    names_of_bots,
)
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.ruleset import RuleSet, Value, rule_set

SEATS_DEFAULT: Final = 4
LINE_UPS_MAX: Final = 1000
ORDER_SALT: Final = SEATS_MAX + 1  # the salts before it are those of dice and bots
ORDERS_MAX: Final = 100

LineUp = tuple[int, ...]  # bots by number, each as often as it has seats; the lowest first


@dataclass(frozen=True, slots=True)
class Contest:
    """A round is one line-up with one seed: as many games as seats, everybody in every seat.

    The rounds go through all line-ups and begin again, so that the first so many are nearly fair
    whenever it stops.
    """

    games: int  # at least so many: the rounds of all line-ups are played to their end
    bots: tuple[str, ...]
    players: int | None = None  # seats at the table; if not given, one for each bot, at most 4
    rules: str = "statutes"
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = 0
    turns_max: int = TURNS_DEFAULT
    board: str = ""  # the file of a board of its own, for processes that do not know it yet

    def __post_init__(self) -> None:
        if not self.board:
            object.__setattr__(self, "board", text_of(str(self.options.get("edition", ""))))
        object.__setattr__(self, "bots", names_of_bots("Bots", self.bots))
        _check_bots(self.bots)
        check_figures(self.games, self.seats, self.turns_max, self.seed)
        count = _line_ups_number(len(self.bots), self.seats)
        if count > LINE_UPS_MAX:
            raise LabError(
                f"{len(self.bots)} bots in {self.seats} seats make {count:,} line-ups, more than "
                f"{LINE_UPS_MAX:,}: take fewer bots or fewer players."
            )
        self.rule_set()

    def rule_set(self) -> RuleSet:
        if self.board:
            add_edition(self.board, "the board of this plan")
        return rule_set(self.rules, **self.options)

    @property
    def seats(self) -> int:
        return min(SEATS_DEFAULT, len(self.bots)) if self.players is None else self.players

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Every choice of bots for the seats, with repetition, but for a bot against itself."""
        return _line_ups(len(self.bots), self.seats)

    @property
    def rounds(self) -> int:
        """The same number for every line-up."""
        count = len(self.line_ups)
        return -(-self.games // (count * self.seats)) * count

    @property
    def games_planned(self) -> int:
        return self.rounds * self.seats

    def line_up_number(self, number: int) -> int:
        return number % len(self.line_ups)

    def seatings(self, number: int) -> list[list[int]]:
        """For each game of a round, which entry of its line-up sits in each seat.

        The order around the table is drawn for the round: who acts next after whom must not decide
        between two bots. Then the table is turned, seat by seat.
        """
        order = self._order(number)
        return [order[turned:] + order[:turned] for turned in range(self.seats)]

    def _order(self, number: int) -> list[int]:
        line_up = self.line_ups[self.line_up_number(number)]
        dealer = SeededDealer(game_seed(self.seed, number, ORDER_SALT))
        for _ in range(ORDERS_MAX):
            order = dealer.shuffle(self.seats)
            if not _repeats([line_up[entry] for entry in order]):
                return order
        return list(range(self.seats))  # the bots one after the other: that never repeats


def _check_bots(names: tuple[str, ...]) -> None:
    if len(names) < 2:
        raise LabError(f"A tournament wants at least 2 bots, not {len(names)}.")
    found: dict[BotMaker, str] = {}
    for name in names:
        # BotError names the one that is not there
        same = found.setdefault(bot_maker(name), name)
        if same != name:  # by its name and by its level
            raise LabError(
                f"{same} and {name} are the same bot: a tournament ranks different ones."
            )
        if names.count(name) > 1:
            raise LabError(f"{name} is named twice: a tournament ranks different bots.")


def _repeats(bots: list[int]) -> bool:
    """Whether turning the table gives the same seating again: a game played twice for nothing."""
    return any(bots[turned:] + bots[:turned] == bots for turned in range(1, len(bots)))


def _line_ups_number(bots: int, seats: int) -> int:
    return comb(bots + seats - 1, seats) - bots


@lru_cache(maxsize=8)
def _line_ups(bots: int, seats: int) -> tuple[LineUp, ...]:
    found = combinations_with_replacement(range(bots), seats)
    return tuple(line_up for line_up in found if len(set(line_up)) > 1)
