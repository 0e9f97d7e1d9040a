"""A game with somebody in every seat: one person, and the computer's players."""

from collections.abc import Sequence
from typing import Final

from monopoly.bots import Bot, BotError, View, make_bot
from monopoly.game.actions import KnockDown
from monopoly.game.driver import Driver, Players
from monopoly.game.game import Game
from monopoly.game.record import PERSON
from monopoly.game.step import Step
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.violation import IllegalAction
from monopoly.terminal.errors import UsageError

MOVES_MAX: Final = 10_000  # of bots in one turn; one that never ends its turn is stopped


class Table(Players):
    def __init__(self, game: Game, kinds: Sequence[str]) -> None:
        self.game: Final = game
        self.kinds: Final = tuple(kinds)
        self.person: Final = self.kinds.index(PERSON)
        seed = int(game.digest()[:12], 16)  # the same moment, the same bots
        self._bots: Final[dict[int, Bot]] = {
            seat: _make(kind, seed + seat) for seat, kind in enumerate(self.kinds) if kind != PERSON
        }
        self._view: Final = View(game.state)
        self._driver: Final = Driver(game.state, self)
        self._step: Step | None = None  # the last action
        self._moves = 0  # of bots in the turn `_moves_turn`
        self._moves_turn = -1

    @property
    def person_is_out(self) -> bool:
        return bool(self.game.state.retired[self.person])

    def move(self) -> Step | None:
        """What a computer's player or the Bank has done; None when the person is asked."""
        return self._step if self._driver.step() else None

    def apply(self, action: Action, seat: int) -> Step:
        """What the person does, in turn or out of turn."""
        step = self.game.apply(action, seat)
        self._driver.something_happened()
        return step

    # --- asked by the driver

    def act(self, player: int) -> bool:
        action = self._ask(player)
        if action is None:
            return False
        try:
            self._step = self.game.apply(action, player)
        except IllegalAction as error:
            problem = f"chose {action!r}, which is refused: {error}"
            raise self._mistake(player, problem) from None
        return True

    def act_instead(self, player: int) -> bool:
        if player == self.person:
            return False
        raise self._mistake(player, "chose nothing although it must act")

    def _ask(self, player: int) -> Action | None:
        """What a bot chooses. A bot may be anybody's code: a mistake of its is told as one."""
        if player == BANK:
            return KnockDown()
        if player == self.person:
            return None
        self._count_move(player)
        try:
            action = self._bots[player].choose(self._view, player)
        except Exception as error:
            raise self._mistake(player, f"raised {error!r}") from error
        if action is not None and not isinstance(action, Action):
            # only a bot that is not compiled comes so far
            raise self._mistake(player, f"chose {action!r}, which is no action")
        return action

    def _count_move(self, seat: int) -> None:
        turn = self.game.state.turn
        self._moves = self._moves + 1 if turn == self._moves_turn else 1
        self._moves_turn = turn
        if self._moves > MOVES_MAX:
            raise self._mistake(seat, f"kept the turn going: {MOVES_MAX:,} actions and no end")

    def _mistake(self, seat: int, problem: str) -> UsageError:
        name, kind = self.game.players[seat], self.kinds[seat]
        turn = self.game.state.turn
        return UsageError(f"In turn {turn} {name}, the bot {kind}, {problem}", status=1)


def _make(kind: str, seed: int) -> Bot:
    try:
        return make_bot(kind, seed)
    except BotError as error:
        raise UsageError(str(error), status=1) from None
