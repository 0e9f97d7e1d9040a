"""Games among bots, played out: until they are over or long enough."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
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
    """A bot in every seat, chance from a dealer, and the Bank's gavel falls by itself."""

    def __init__(self, s: State, bots: list[Bot], dealer: Dealer) -> None:
        self._s: Final = s
        self._bots: Final = vec[Bot](bots)
        self._dealer: Final = dealer
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
        s = self._s
        try:
            if isinstance(action, Throw):
                engine.apply(s, self._dealer.throw(dice_thrown(s, player)), player)
            else:
                engine.apply(s, action, player)
        except IllegalAction as error:
            raise BotMistake(player, f"chose {action!r}, which is refused: {error}") from None
        except AttributeError:
            if isinstance(action, Action):
                raise
            # only uncompiled: compiled, the call of `choose` itself refuses it
            raise BotMistake(player, f"chose {action!r}, which is no action") from None


def play_out(s: State, bots: list[Bot], dealer: Dealer, turns_max: i64) -> None:
    """Plays until the game is over or `turns_max` turns have been.

    In a game with a time limit that bound is the agreed hour.
    """
    driver = Driver(s, BotPlayers(s, bots, dealer))
    bound = (turns_max + 10) * ACTIONS_PER_TURN_MAX
    for _step in range(bound):
        if s.phase == OVER or s.turn > turns_max:
            return
        if s.turn == turns_max and s.board.ending == TIME_LIMIT and not s.time_up:
            engine.apply(s, TIME_UP, BANK)
        driver.step()
    raise BotMistake(s.current, f"kept the turn going: {bound} actions and no end")
