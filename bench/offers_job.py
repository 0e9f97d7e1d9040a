"""Offers that a bot accepted in games against the sparring field, and what they were worth."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt

from monopoly.bots import FIELD, Bot, View, make_bot
from monopoly.bots.registry import KINDS
from monopoly.bots.rollouts import playouts
from monopoly.bots.rollouts.playout import Playout
from monopoly.bots.rollouts.playouts import WHOLE_WIN
from monopoly.bots.sparring.field import EXPLOITS, Agent
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.position.from_state import from_state
from monopoly.game.setup import new_game
from monopoly.lab.shares import Z95
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules.action import Action
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import State
from monopoly.rules.trade import Accept, Refuse

NAMES = ["Ann", "Bob", "Cy", "Dan"]
TURNS_MAX = 1000
DEAR = 10  # agents whose games take seconds are met in one round of so many
QUICK = "trader"  # stands in for bots that take too long: in rollouts, and as a victim
SAME = "same"  # the policy by which all play on as what they are, with what they remember
LIMIT = 0.05  # of a win: an acceptance that costs more is a mistake
FIRST_LAP = 50  # pairs of games
CLEARLY = 3.5  # standard errors beyond the limit, where it is looked at after every lap
SLOW = {agent.name for agent in FIELD if agent.kind == EXPLOITS} | {k.name for k in KINDS if k.slow}
ROLLOUTS_SALT, BOTS_SALT = 9, 10

Noted = Callable[[int, Accept], None]


@dataclass(frozen=True, slots=True)
class Match:
    """Who sits at a table: one among three others. The bot that is measured is either."""

    agent: Agent
    alone: str
    among: str

    def names(self, game: int) -> list[str]:
        """By seat; whoever is alone moves on from game to game."""
        names = [self.among] * len(NAMES)
        names[game % len(NAMES)] = self.alone
        return names


@dataclass(frozen=True, slots=True)
class Acceptance:
    """The moment before an offer is accepted."""

    agent: str
    state: State
    seat: int
    number: int  # of the offer
    policy: list[Bot]  # who plays on, by seat
    seed: int

    @property
    def line(self) -> str:
        return str(from_state(self.state))


@dataclass(slots=True)
class Judged:
    """What accepting cost: the chance to win after refusing less that after accepting."""

    acceptance: Acceptance
    costs: list[float] = field(default_factory=list)  # of each pair of games

    @property
    def cost(self) -> float:
        return sum(self.costs) / len(self.costs)

    def reach(self, z: float = Z95) -> float:
        """Half of the interval. One more pair with a whole win at stake: no spread seen is not no
        spread."""
        games, mean = len(self.costs), self.cost
        squares = sum((cost - mean) ** 2 for cost in self.costs)
        return z * sqrt((squares + 1) / games / games)

    @property
    def is_mistake(self) -> bool:
        return self.cost - self.reach() > LIMIT

    @property
    def is_decided(self) -> bool:
        """Whether more games would hardly change the verdict."""
        return self.cost + self.reach() < LIMIT or self.cost - self.reach(CLEARLY) > LIMIT


class Watched(Bot):
    """A bot whose acceptances are noted before they are carried out."""

    def __init__(self, inner: Bot, noted: Noted) -> None:
        self.inner = inner
        self._noted = noted

    def choose(self, view: View, player: int) -> Action | None:
        action = self.inner.choose(view, player)
        if isinstance(action, Accept):
            self._noted(player, action)
        return action


def matches(bot: str) -> list[Match]:
    """The bot among three of every agent, and every exploiter among three of the bot."""
    found: list[Match] = []
    for agent in FIELD:
        if agent.name == bot:
            continue
        name = f"{agent.name}@{QUICK}" if agent.kind == EXPLOITS else agent.name
        found.append(Match(agent, bot, name))
        if agent.kind == EXPLOITS:
            found.append(Match(agent, name, bot))
    return found


def acceptances(bot: str, policy: str, seed: int, games_max: int) -> Iterator[Acceptance]:
    """Game after game, a round of all matches after the other.

    The policy is a bot for all seats of the rollouts, or SAME.
    """
    table = matches(bot)
    for game in range(games_max):
        for place, match in enumerate(table):
            if not match.agent.dear or game % DEAR == 0:
                own = game_seed(seed, game * len(table) + place)
                yield from _play(bot, policy, match, game, own)


def _play(bot: str, policy: str, match: Match, game: int, seed: int) -> list[Acceptance]:
    dealer = SeededDealer(seed)
    state = new_game(board_for(rule_set("statutes")), NAMES, dealer)
    names = match.names(game)
    bots = [make_bot(name, game_seed(seed, seat, BOTS_SALT)) for seat, name in enumerate(names)]
    found: list[Acceptance] = []

    def note(player: int, action: Accept) -> None:
        rolled = game_seed(seed, len(found), ROLLOUTS_SALT)
        agent, number = match.agent.name, int(action.number)
        playing = [_for_rollouts(policy, *seat) for seat in zip(names, bots, strict=True)]
        found.append(Acceptance(agent, state.copy(), player, number, playing, rolled))

    seated = [
        Watched(made, note) if name == bot else made for name, made in zip(names, bots, strict=True)
    ]
    playout = Playout(state, seated, [dealer] * len(NAMES), TURNS_MAX)
    while playout.step():
        pass
    return found


def _for_rollouts(policy: str, name: str, bot: Bot) -> Bot:
    if policy != SAME:
        return make_bot(policy)
    return make_bot(QUICK) if name.partition("@")[0] in SLOW else bot.copy(0)


def judge(acceptance: Acceptance, games_max: int) -> Judged:
    """Accepting and refusing, played out with the same chance, until it is clear or long enough."""
    judged = Judged(acceptance)
    view = View(acceptance.state)
    actions: list[Action] = [Accept(acceptance.number), Refuse(acceptance.number)]
    seat, lap = acceptance.seat, FIRST_LAP
    while len(judged.costs) < games_max:
        played = len(judged.costs)
        lap = min(lap, games_max - played)
        seeds = [game_seed(acceptance.seed, pair) for pair in range(played, played + lap)]
        found = playouts(view, actions, seat, seeds, acceptance.policy)
        for pair in range(lap):
            cost = found.won(lap + pair, seat) - found.won(pair, seat)
            judged.costs.append(int(cost) / WHOLE_WIN)
        if judged.is_decided:
            break
        lap = min(2 * lap, 400)
    return judged
