"""What is compared: one option, its values, and the games that are played under each."""

from dataclasses import dataclass, field
from typing import Final

from monopoly.bots import bot_maker
from monopoly.lab.simulation.plan import TURNS_DEFAULT, LabError, Plan, names_of_bots
from monopoly.rules.ruleset import Value, option, parse_option

PLAYERS_DEFAULT: Final = ("trader", "cautious", "trader", "cautious")
VALUES_MAX: Final = 20


@dataclass(frozen=True, slots=True)
class Comparison:
    """The same games under each value: same dice, same decks, same seats, game by game."""

    games: int  # under each value
    vary: str  # the option
    values: tuple[Value, ...]  # the others are compared with the first
    players: tuple[str, ...] = PLAYERS_DEFAULT  # the first is taken for the better bot
    rules: str = "statutes"
    options: dict[str, Value] = field(default_factory=dict)  # what stays the same
    seed: int = 0
    turns_max: int = TURNS_DEFAULT
    plans: tuple[Plan, ...] = field(
        init=False, repr=False, compare=False
    )  # a simulation for each value

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", tuple(self.values))
        object.__setattr__(self, "players", names_of_bots("Players", self.players))
        option(self.vary)  # RuleSetError names the one that is not there
        self._check_values()
        object.__setattr__(self, "plans", tuple(self._plan(value) for value in self.values))

    @property
    def better(self) -> frozenset[int]:
        """The players that are the first-named bot; nobody where all are."""
        makers = [bot_maker(name) for name in self.players]
        same = frozenset(i for i, maker in enumerate(makers) if maker == makers[0])
        return same if len(same) < len(makers) else frozenset()

    def _check_values(self) -> None:
        if self.vary in self.options:
            raise LabError(f"{self.vary} is compared, so it cannot be given as an option too.")
        if not 2 <= len(self.values) <= VALUES_MAX:
            raise LabError(
                f"{self.vary}: 2 to {VALUES_MAX} values can be compared, not {len(self.values)}."
            )
        for value in self.values:
            if self.values.count(value) > 1:
                raise LabError(f"{self.vary}: {value_name(value)} is named twice.")

    def _plan(self, value: Value) -> Plan:
        return Plan(
            games=self.games,
            players=self.players,
            rules=self.rules,
            options={**self.options, self.vary: value},
            seed=self.seed,
            turns_max=self.turns_max,
        )


def vary_in(text: str) -> tuple[str, tuple[Value, ...]]:
    """An option and its values as the command line has them."""
    name, equals, values = text.partition("=")
    if not equals:
        raise LabError(
            f'--vary wants name=value,value, like free_parking=nothing,fines, not "{text}".'
        )
    name = name.strip().replace("-", "_")
    return name, tuple(parse_option(name, value) for value in values.split(","))


def value_name(value: Value) -> str:
    """A value as people write it: true and false, not True and False."""
    return str(value).lower() if isinstance(value, bool) else str(value)
