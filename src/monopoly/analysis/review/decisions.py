"""Decisions and what they gave away, judged in two rounds.

The first compares all candidates in a few games and picks the one that did best. The second plays
fresh games of that one and of the one played: so luck in the first round is no error in the second.

An action is worth what follows it by the policy or, where that is better, by what the player in
fact did next: whoever buys a deed must not pay for a trade that the policy would offer with it.
"""

from array import array
from dataclasses import dataclass, replace
from typing import Final, Literal

from monopoly.analysis.candidates import candidates
from monopoly.analysis.errors import mistake_of
from monopoly.analysis.model import Estimate
from monopoly.analysis.race import Race
from monopoly.analysis.review.timeline import RecordSource, Timeline, timeline_of
from monopoly.bots.rollouts.playout import BotMistake
from monopoly.bots.rollouts.playouts import Playouts, playouts
from monopoly.game.actions import to_dict
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.state import TO_SETTLE, TO_THROW
from monopoly.rules.throw import Throw

Kind = Literal["buying", "bidding", "building", "trading", "jail", "cash"]

KINDS: Final[dict[str, Kind]] = {
    "buy": "buying",
    "decline": "buying",
    "bid": "bidding",
    "pass": "bidding",
    "build": "building",
    "want": "building",
    "sell-building": "building",
    "sell-hotels": "building",
    "offer": "trading",
    "counter": "trading",
    "accept": "trading",
    "refuse": "trading",
    "withdraw": "trading",
    "pay-fine": "jail",
    "use-jail-card": "jail",
    "sit-out": "jail",
}
# Nobody does these but in need: where nothing is owed they are not worth the games.
ONLY_IN_NEED: Final = {"mortgage", "sell-building", "sell-hotels", "declare-bankruptcy"}
NOT_JUDGED: Final = {"knock-down", "time-up", "choose-token", "leave", "call-skip"}
CANDIDATES_MAX: Final = 12
MATTERED: Final = 2.5  # standard errors between the best and another, in the first round
SECOND_ROUND: Final = 10**9  # games of the second round are numbered from here


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision: what was best, and what the one played gave away."""

    step: int
    seat: int
    kind: Kind
    best: dict[str, object]  # as in a record; the one played where nothing was better
    loss: Estimate
    mattered: bool  # some candidate was clearly worse than the best

    @property
    def is_error(self) -> bool:
        return self.loss.low > 0

    @property
    def missed(self) -> tuple[object, ...]:
        """What would have been better, whatever it costs: a trade with somebody, a building."""
        return (self.best["kind"], self.best.get("to"), self.best.get("space"))

    @property
    def stands(self) -> tuple[object, ...] | None:
        """What is there to be done turn after turn, whatever it costs: a trade, a mortgage to lift;
        None for anything else."""
        if self.best["kind"] == "offer":
            return tuple(str(self.best[name]) for name in ("to", "give_deeds", "get_deeds"))
        return ("lift", self.best["space"]) if self.best["kind"] == "lift-mortgage" else None

    def forgiven(self) -> "Judged":
        return replace(self, loss=Estimate(0.0, 0.0, 0.0))


@dataclass(slots=True)
class DecisionsChunk:
    judged: list[Judged | None]
    error: str = ""

    @property
    def count(self) -> int:
        return len(self.judged)


@dataclass(frozen=True, slots=True)
class DecisionsJob:
    """The steps of a record, each judged with so many games in either round."""

    source: RecordSource
    steps: tuple[int, ...]
    first_round: int
    second_round: int

    def run(self, first: int, count: int) -> DecisionsChunk:
        timeline = timeline_of(self.source)
        steps = self.steps[first : first + count]
        try:
            return DecisionsChunk([self._judge(timeline, step) for step in steps])
        except BotMistake as mistake:
            return DecisionsChunk([], mistake_of(self.source.policy, mistake))

    def _judge(self, timeline: Timeline, number: int) -> Judged | None:
        step = timeline.steps[number]
        actions = choices(timeline, number)
        if len(actions) < 2:
            return None
        race = Race(len(actions))
        self._play(timeline, number, actions, race, 0, self.first_round)
        best = race.best()
        mattered = any(race.behind(i, best, MATTERED).low > 0 for i in range(len(actions)))
        loss = Estimate(0.0, 0.0, 0.0)
        if best != 0:
            pair = Race(2)
            self._play(
                timeline, number, [actions[0], actions[best]], pair, SECOND_ROUND, self.second_round
            )
            loss = pair.behind(0, 1)
            if loss.low > 0:
                loss = self._as_played(timeline, number, pair, loss)
        better = best if loss.low > 0 else 0
        mattered = mattered or better > 0
        kind = kind_of(timeline, number, actions[better])
        return Judged(number, step.seat, kind, to_dict(actions[better]), loss, mattered)

    def _as_played(self, timeline: Timeline, number: int, pair: Race, loss: Estimate) -> Estimate:
        """What was lost as the player went on in fact, if that is less."""
        moment = timeline.played_on(number)
        if moment == number + 1:
            return loss
        seat, games = timeline.steps[number].seat, self.second_round
        seeds = [game_seed(self.source.seed, SECOND_ROUND + game) for game in range(games)]
        found = playouts(timeline.view(moment), [], BANK, seeds, timeline.bots(moment))
        pair.runners[0].won = array("H", [found.won(row, seat) for row in range(games)])
        return min(loss, pair.behind(0, 1), key=lambda estimate: estimate.value)

    def _play(
        self,
        timeline: Timeline,
        number: int,
        actions: list[Action],
        race: Race,
        first: int,
        games: int,
    ) -> None:
        seat = timeline.steps[number].seat
        seeds = [game_seed(self.source.seed, first + game) for game in range(games)]
        found: Playouts = playouts(
            timeline.view(number), actions, seat, seeds, timeline.bots(number)
        )
        for index, runner in enumerate(race.runners):
            rows = range(index * games, (index + 1) * games)
            runner.won += array("H", [found.won(row, seat) for row in rows])


def choices(timeline: Timeline, number: int) -> list[Action]:
    """What could have been done at a step, the one played first; only that where nobody decided."""
    step = timeline.steps[number]
    played = Throw() if isinstance(step.action, Throw) else step.action
    if step.seat < 0 or played.kind in NOT_JUDGED:
        return [played]
    view = timeline.view(number)
    others = [action for action in candidates(view, step.seat) if action != played]
    policy = timeline.policy_choice(number)
    if policy is not None and policy != played and policy in others:
        others.remove(policy)
        others.insert(0, policy)
    if view.phase != TO_SETTLE:
        others = [action for action in others if action.kind not in ONLY_IN_NEED]
    others = [action for action in others if action.kind not in NOT_JUDGED]
    return [played, *others][:CANDIDATES_MAX]


def counted_once(timeline: Timeline, judged: list[Judged]) -> list[Judged]:
    """What was missed again and again is one error.

    In a turn it is missed at the last chance. What stands from turn to turn is missed where it
    would have been worth most.
    """
    return _once_a_game(_once_a_turn(timeline, judged))


def _once_a_game(judged: list[Judged]) -> list[Judged]:
    worst: dict[tuple[object, ...], Judged] = {}
    for one in judged:
        if one.is_error and one.stands is not None:
            key = (one.seat, *one.stands)
            worst[key] = max(worst.get(key, one), one, key=lambda other: other.loss.value)
    return [
        one.forgiven()
        if one.is_error and one.stands is not None and worst[one.seat, *one.stands] is not one
        else one
        for one in judged
    ]


def _once_a_turn(timeline: Timeline, judged: list[Judged]) -> list[Judged]:
    found: list[Judged] = []
    later: set[tuple[object, ...]] = set()
    for one in reversed(judged):
        missed = (timeline.turn(one.step), one.seat, *one.missed)
        found.append(one.forgiven() if one.is_error and missed in later else one)
        if one.is_error:
            later.add(missed)
    return found[::-1]


def kind_of(timeline: Timeline, number: int, best: Action) -> Kind:
    """By what was done or, where it was only to throw or to end the turn, by what was better.

    A trade that was not offered is a matter of trading, whatever was done instead.
    """
    step = timeline.steps[number]
    view = timeline.view(number)
    if best.kind == "offer":
        return "trading"
    for action in (step.action, best):
        if action.kind in KINDS:
            return KINDS[action.kind]
    if view.phase == TO_THROW and step.seat >= 0 and view.in_jail(step.seat):
        return "jail"
    return "cash"
