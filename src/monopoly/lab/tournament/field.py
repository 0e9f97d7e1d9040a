"""A bot against the sparring field: alone among several of each agent, and each exploiter among
several of it."""

from dataclasses import dataclass, field
from typing import Final

from monopoly.bots import FIELD, bot_maker
from monopoly.bots.sparring.field import EXPLOITS, Agent
from monopoly.editions import add_edition
from monopoly.editions.own import text_of
from monopoly.lab.simulation.plan import TURNS_DEFAULT, LabError, check_figures, names_of_bots
from monopoly.rules.ruleset import RuleSet, Value, rule_set

GAMES_DEFAULT: Final = 1000
SEATS_DEFAULT: Final = 4
DEAR: Final = 10  # where a game takes seconds, one in so many is played


@dataclass(frozen=True, slots=True)
class Match:
    """One bot among others that are all of one kind."""

    tested: str  # the bot that is measured by the field
    agent: str  # of the field
    kind: str  # of the agent: never sells, trades, exploits
    held_out: bool
    alone: str
    among: str
    rounds: int


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """A round is one match with one seed: as many games as seats, whoever is alone in each of
    them once. The matches are played one after the other."""

    bots: tuple[str, ...]
    games: int = GAMES_DEFAULT  # of each match, rounded up to whole rounds
    seats: int = SEATS_DEFAULT
    rules: str = "statutes"
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = 0
    turns_max: int = TURNS_DEFAULT
    board: str = ""  # the file of a board of its own, for processes that do not know it yet

    def __post_init__(self) -> None:
        if not self.board:
            object.__setattr__(self, "board", text_of(str(self.options.get("edition", ""))))
        object.__setattr__(self, "bots", names_of_bots("Bots", self.bots))
        check_figures(self.games, self.seats, self.turns_max, self.seed)
        if len(set(self.bots)) < len(self.bots):
            raise LabError("A bot is named twice.")
        for match in self.matches:
            bot_maker(match.alone)  # BotError names the one that is not there
            bot_maker(match.among)
        self.rule_set()

    def rule_set(self) -> RuleSet:
        if self.board:
            add_edition(self.board, "the board of this plan")
        return rule_set(self.rules, **self.options)

    @property
    def matches(self) -> tuple[Match, ...]:
        return tuple(match for bot in self.bots for match in self._matches_of(bot))

    @property
    def rounds(self) -> int:
        return sum(match.rounds for match in self.matches)

    @property
    def games_planned(self) -> int:
        return self.rounds * self.seats

    def _matches_of(self, bot: str) -> list[Match]:
        found: list[Match] = []
        exploiters: list[Match] = []
        for agent in FIELD:
            if agent.name == bot:
                continue
            name = f"{agent.name}@{bot}" if agent.kind == EXPLOITS else agent.name
            found.append(self._match(agent, bot, bot, name))
            if agent.kind == EXPLOITS:
                exploiters.append(self._match(agent, bot, name, bot))
        return found + exploiters

    def _match(self, agent: Agent, bot: str, alone: str, among: str) -> Match:
        games = -(-self.games // DEAR) if agent.dear else self.games
        rounds = -(-games // self.seats)
        return Match(bot, agent.name, agent.kind, agent.held_out, alone, among, rounds)
