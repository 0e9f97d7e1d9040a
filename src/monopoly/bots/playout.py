"""Games among bots, played out: until they are over or long enough."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.view import View
from monopoly.chance.dealer import Dealer
from monopoly.game.driver import Driver, Players
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.ending import TimeUp
from monopoly.rules.options import TIME_LIMIT
from monopoly.rules.state import FREE, OVER, TO_END_TURN, TO_THROW, State
from monopoly.rules.tally import HOLDERS, IN_JAIL, SPACES_AND_JAIL, WHOLE_WIN, Tally
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
    tally = s.tally
    counted = s.throws
    bound = (turns_max + 10) * ACTIONS_PER_TURN_MAX
    for _step in range(bound):
        if s.phase == OVER or s.turn > turns_max:
            return
        if s.turn == turns_max and s.board.ending == TIME_LIMIT and not s.time_up:
            engine.apply(s, TIME_UP, BANK)
        driver.step()
        if tally is not None and s.throws != counted and _has_come_to_rest(s):
            counted = s.throws
            if s.jail[s.thrower] != FREE:
                tally.landings[IN_JAIL] += 1
            else:
                space = s.position[s.thrower]
                tally.landings[space] += 1
    raise BotMistake(s.current, f"kept the turn going: {bound} actions and no end")


def count_game(s: State, tally: Tally, players: list[int], turns_max: i64) -> None:
    """Adds a game that has been played out; `players` says which player sat in which seat."""
    if s.phase == OVER:
        tally.finished += 1
    tally.bankruptcies += s.players - s.left
    tally.turns.append(min(s.turn, turns_max))
    tally.throws.append(s.throws)
    winners = bitset.count(s.winners)
    for seat in range(s.players):
        player: i64 = players[seat]
        if bitset.has(s.winners, seat):
            tally.wins[player] += WHOLE_WIN // winners
            tally.seat_wins[seat] += WHOLE_WIN // winners
        _count_held(tally, player, s.held[seat])
    _count_held(tally, HOLDERS - 1, s.held[BANK])


def _count_held(tally: Tally, holder: i64, deeds: i64) -> None:
    rest = deeds
    while rest != 0:
        place = holder * SPACES_AND_JAIL + bitset.lowest(rest)
        tally.held[place] += 1
        rest &= rest - 1


def _has_come_to_rest(s: State) -> bool:
    """Whether everything the last throw caused is done."""
    return s.phase in (TO_THROW, TO_END_TURN, OVER) or s.current != s.thrower
