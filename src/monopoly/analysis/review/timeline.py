"""A record replayed once: every moment of it, and bots that had seen what came before."""

from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from monopoly.analysis.errors import AnalysisError
from monopoly.bots import Bot, View, bot_maker
from monopoly.bots.rollouts.playout import BotMistake, Playout
from monopoly.chance.dealer import Dealer
from monopoly.chance.seeded import SeededDealer
from monopoly.editions import add_edition
from monopoly.game.game import Game
from monopoly.game.step import Step
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules.action import Action
from monopoly.rules.events import CardDrawn
from monopoly.rules.state import OVER, State
from monopoly.rules.throw import Throw


@dataclass(frozen=True, slots=True)
class RecordSource:
    """A record, small enough to send anywhere."""

    lines: tuple[str, ...]
    policy: tuple[str, ...]
    seed: int = 0
    board: str = ""  # the file of a board of its own


def source_of(
    lines: tuple[str, ...], policy: tuple[str, ...], seed: int, board: str = ""
) -> RecordSource:
    """With chance of its own for every record: errors of many reviews must not be the same."""
    return RecordSource(lines, policy, game_seed(seed, crc32("\n".join(lines).encode())), board)


class Timeline:
    """Moment `i` is before step `i`; the last one is where the record ends."""

    def __init__(self, source: RecordSource) -> None:
        if source.board:
            add_edition(source.board, "the board of this game")
        bots = [bot_maker(name)(source.seed) for name in source.policy]
        replayed = Game.replay_steps(source.lines)
        game, _ = next(replayed)
        view = View(game.state)
        self.players = list(game.players)
        self.steps: list[Step] = []
        self._states = [game.state.copy()]
        self._bots = [[bot.copy(source.seed) for bot in bots]]
        for _, step in replayed:
            if step is None:
                raise AnalysisError("The record has no first moment.")
            for seat, bot in enumerate(bots):
                bot.watch(view, seat)
            self.steps.append(step)
            self._states.append(game.state.copy())
            self._bots.append([bot.copy(source.seed) for bot in bots])

    @property
    def over(self) -> bool:
        return self._states[-1].phase == OVER

    @property
    def winners(self) -> int:
        """A bit set of players, once the game is over."""
        return int(self._states[-1].winners)

    def turn(self, moment: int) -> int:
        return int(self._states[moment].turn)

    def view(self, moment: int) -> View:
        return View(self._states[moment])

    def bots(self, moment: int) -> list[Bot]:
        """To be copied, never to be asked."""
        return self._bots[moment]

    def played_on(self, number: int) -> int:
        """The moment after what the player of a step decided next as well, before chance or anybody
        else had a say; the moment after the step where the policy would have done the same."""
        seat, after = self.steps[number].seat, number + 1
        if _is_chance(self.steps[number]):
            return after
        while after < len(self.steps) and self.steps[after].seat == seat:
            if _is_chance(self.steps[after]):
                break
            after += 1
        same = all(self.policy_does_the_same(later) for later in range(number + 1, after))
        return number + 1 if same else after

    def policy_choice(self, moment: int) -> Action | None:
        """What the policy would do here in the place of whoever acted; None: nothing, or another
        would act."""
        seat = self.steps[moment].seat
        if seat < 0:
            return self.steps[moment].action
        try:
            return self._bots[moment][seat].copy(0).choose(self.view(moment), seat)
        except Exception:  # noqa: BLE001 - asked out of turn, other people's code may do anything
            return None

    def policy_does_the_same(self, moment: int) -> bool:
        """Whether games played out from here go on with this very step, a throw with any dice."""
        step = self.steps[moment]
        if isinstance(step.action, Throw):
            return isinstance(self.policy_choice(moment), Throw)
        s: State = self._states[moment].copy()
        bots = [bot.copy(0) for bot in self._bots[moment]]
        dealers: list[Dealer] = [SeededDealer(0) for _ in bots]
        try:
            Playout(s, bots, dealers, s.turn + 1).step()
        except BotMistake:
            return False
        return s.dump() == self._states[moment + 1].dump()


def _is_chance(step: Step) -> bool:
    return isinstance(step.action, Throw) or any(isinstance(e, CardDrawn) for e in step.events)


@lru_cache(maxsize=2)
def timeline_of(source: RecordSource) -> Timeline:
    """Kept for the next steps of the same record."""
    return Timeline(source)
