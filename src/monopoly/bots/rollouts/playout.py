"""A game among bots, played out: until it is over or long enough."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.rollouts.luck import RentLuck
from monopoly.bots.view import View
from monopoly.chance.dealer import Dealer
from monopoly.game.driver import Driver, Players
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.ending import TimeUp
from monopoly.rules.options import TIME_LIMIT
from monopoly.rules.state import OVER, State
from monopoly.rules.throw import Throw, dice_thrown
from monopoly.rules.violation import IllegalAction

TIME_UP: Final = TimeUp()
ACTIONS_PER_TURN_MAX: Final = 500  # a bot that never ends its turn is stopped


class BotMistake(Exception):
    """A bot raised, chose what is refused, or chose nothing; `player` is its seat."""

    def __init__(self, player: int, problem: str) -> None:
        super().__init__(problem)
        self.player: Final = player


@final
class BotPlayers(Players):
    """A bot and a dealer for every seat, and the Bank's gavel falls by itself."""

    def __init__(
        self, s: State, bots: list[Bot], dealers: list[Dealer], luck: RentLuck | None = None
    ) -> None:
        self._s: Final = s
        self._luck: Final = luck
        self._bots: Final = vec[Bot](bots)
        self._dealers: Final = vec[Dealer](dealers)
        self._view: Final = View(s)

    def act(self, player: i64) -> bool:
        action = self._ask(player)
        if action is None:
            return False
        self._carry_out(action, player)
        return True

    def act_instead(self, player: i64) -> bool:
        raise BotMistake(player, "chose nothing although it must act")

    def _ask(self, player: i64) -> Action | None:
        if player == BANK:
            return engine.KNOCK_DOWN
        try:
            return self._bots[player].choose(self._view, player)
        except (Exception, SystemExit) as error:  # whatever other people's code may do
            raise BotMistake(player, f"raised {error!r}") from error

    def _carry_out(self, action: Action, player: i64) -> None:
        try:
            if isinstance(action, Throw):
                dice = dice_thrown(self._s, player)
                thrown = self._dealers[player].throw(dice)
                if self._luck is not None and dice == 2:
                    self._luck.count(self._s, player, thrown)
                engine.apply(self._s, thrown, player)
            else:
                engine.apply(self._s, action, player)
        except IllegalAction as error:
            raise BotMistake(player, f"chose {action!r}, which is refused: {error}") from None
        except AttributeError:
            if isinstance(action, Action):
                raise
            # only uncompiled: compiled, the call of `choose` itself refuses it
            raise BotMistake(player, f"chose {action!r}, which is no action") from None


@final
class Playout:
    """One game among bots, from where it stands; whoever wants its luck counted gives `luck`."""

    def __init__(
        self,
        s: State,
        bots: list[Bot],
        dealers: list[Dealer],
        turns_max: i64,
        luck: RentLuck | None = None,
    ) -> None:
        self._s: Final = s
        self._driver: Final = Driver(s, BotPlayers(s, bots, dealers, luck))
        self._turns_max: Final = turns_max
        self._actions_left: i64 = (turns_max - s.turn + 10) * ACTIONS_PER_TURN_MAX

    def step(self) -> bool:
        """One action; False when the game is over or long enough.

        In a game with a time limit the bound is the agreed hour.
        """
        if self._s.phase == OVER:
            return False
        if self._s.turn >= self._turns_max:
            if self._s.turn > self._turns_max:
                return False
            self._call_time()
        self._actions_left -= 1
        if self._actions_left < 0:
            raise BotMistake(self._s.current, "kept the turn going without end")
        self._driver.step()
        return True

    def _call_time(self) -> None:
        s = self._s
        if s.board.ending == TIME_LIMIT and not s.time_up:
            engine.apply(s, TIME_UP, BANK)


def play_out(s: State, bots: list[Bot], dealer: Dealer, turns_max: i64) -> None:
    """Plays until the game is over or `turns_max` turns have been."""
    playout = Playout(s, bots, [dealer] * len(bots), turns_max)
    while playout.step():
        pass
