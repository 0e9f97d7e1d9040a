"""What should be done: every candidate of the one who decides, and what it is worth."""

from collections.abc import Sequence
from dataclasses import dataclass

from monopoly.analysis.candidates import candidates
from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.laps import Laps
from monopoly.analysis.limits import limit_of
from monopoly.analysis.model import Estimate
from monopoly.analysis.moment import Moment, moment_of, opened, policy_names
from monopoly.analysis.processes import shared_executor
from monopoly.analysis.race import Race
from monopoly.bots import View
from monopoly.game.actions import to_dict
from monopoly.game.game import Game
from monopoly.game.position import Position
from monopoly.lab.shares import wilson
from monopoly.pool.executor import Executor
from monopoly.rules.action import Action
from monopoly.rules.board import BANK


@dataclass(frozen=True, slots=True)
class ActionValue:
    """One candidate."""

    action: Action
    win: Estimate  # of the one who decides
    loss: Estimate  # what it gives away beside the best; nothing for the best itself
    games: int

    @property
    def is_error(self) -> bool:
        """Whether it is worse than the best beyond doubt: the interval excludes zero."""
        return self.loss.low > 0


@dataclass(frozen=True, slots=True)
class Comparison:
    """All candidates, the best first."""

    player: str
    values: tuple[ActionValue, ...]

    @property
    def best(self) -> ActionValue:
        return self.values[0]

    def value_of(self, action: Action) -> ActionValue:
        for value in self.values:
            if value.action == action:
                return value
        raise AnalysisError(f"{action!r} was not compared.")


def compare_actions(
    position: Position | Game,
    actions: Sequence[Action] | None = None,
    *,
    player: str | None = None,
    seconds: float | None = None,
    games: int | None = None,
    policy: str | Sequence[str] = "trader",
    seed: int = 0,
    executor: Executor | None = None,
) -> Comparison:
    """What each action of the one who decides is worth, and how far it is behind the best.

    Without `actions`: all that are legal, bids at sensible steps and the trades `trader` thinks of.
    Everybody then plays on by the policy, with the same chance after every action. `games` is how
    many each candidate plays at most; who is clearly worse gets no more.

    >>> from monopoly import Game, Throw
    >>> found = compare_actions(Game.new(players=["Ann", "Bob"], seed=7), games=10, policy="greedy")
    >>> found.player, found.best.action, found.best.loss.value
    ('Ann', Throw(), 0.0)
    """
    limit = limit_of(seconds, games, None)
    moment = moment_of(position)
    names = policy_names(policy, len(moment.names))
    view, _ = opened(moment, names, seed)
    decider = _decider(moment, int(view.actor), player)
    chosen = list(candidates(view, decider) if actions is None else actions)
    _check(chosen, view, decider)
    race = Race(len(chosen))
    laps = Laps(moment, names, seed, decider, [to_dict(action) for action in chosen])
    laps.run(race, limit, executor or shared_executor())
    return _comparison(moment.names[decider], chosen, race)


def _decider(moment: Moment, actor: int, player: str | None) -> int:
    if player is not None:
        if player not in moment.names:
            raise AnalysisError(f"Nobody called {player!r} sits at this table.")
        return moment.names.index(player)
    if actor == BANK:
        raise AnalysisError("Nobody has to decide: the game waits for the Bank.")
    return actor


def _check(actions: Sequence[Action], view: View, decider: int) -> None:
    if not actions:
        raise AnalysisError("There is nothing to compare.")
    for number, action in enumerate(actions):
        violation = view.why_not(action, decider)
        if violation is not None:
            raise AnalysisError(f"{action!r} cannot be done: {violation}")
        if action in actions[:number]:
            raise AnalysisError(f"{action!r} is given twice.")


def _comparison(player: str, actions: list[Action], race: Race) -> Comparison:
    best = race.best()
    values = []
    for number, action in enumerate(actions):
        runner = race.runners[number]
        low, high = wilson(runner.win * runner.games, runner.games)
        win = Estimate(runner.win, low, high)
        values.append(ActionValue(action, win, race.behind(number, best), runner.games))
    first = values.pop(best)
    return Comparison(player, (first, *sorted(values, key=lambda value: value.loss.value)))
