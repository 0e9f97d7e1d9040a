"""Bots at a table: who of them moves next, and what. Built-in ones only: names come by wire."""

import logging
from collections.abc import Callable
from typing import Final

from monopoly.bots import LEVELS, QUICK_BOTS, Bot, View, make_bot
from monopoly.game.actions import KnockDown
from monopoly.game.driver import Driver, Players
from monopoly.game.game import Game
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.server.ops.secrets import Secrets
from monopoly.server.refusal import Refusal
from monopoly.server.tables.seats import Seat

STAND_IN: Final = "cautious"  # who plays for a person that is away
MOVES_MAX: Final = 2_000  # of bots in one turn; then the first legal thing is done

_log: Final = logging.getLogger("monopoly.server")


def checked_bot(name: str) -> str:
    """The bot of that name or level."""
    found = LEVELS.get(name, name)
    if found not in QUICK_BOTS:
        levels = [level for level, bot in LEVELS.items() if bot in QUICK_BOTS]
        known = ", ".join([*QUICK_BOTS, *levels])
        raise Refusal("bad-table", f"There is no bot called {name!r}; there are {known}.")
    return found


class BotSeats(Players):
    """The bots of a table as the loop of a game asks them; people are never asked by it."""

    def __init__(self, game: Game, seats: list[Seat], secrets: Secrets) -> None:
        self._game: Final = game
        self._seats: Final = seats
        self._secrets: Final = secrets
        self._view: Final = View(game.state)
        self._driver: Final = Driver(game.state, self)
        self._bots: Final[dict[int, tuple[str, Bot]]] = {}
        self._banker: Seat | None = None
        self._do: Callable[[Action, int], None] = _nothing_to_do
        self._length = -1  # of the game when the bots were last asked
        self._silent_at = -1  # the length of the game at which no bot had anything to answer
        self._moves = 0
        self._moves_turn = -1
        self.mistakes = 0

    def move(self, banker: Seat | None, do: Callable[[Action, int], None]) -> bool:
        """One move by `do`, of a bot or of the Bank where no person banks; False when a person is
        asked."""
        if self._length != self._game.length:
            self._driver.something_happened()
        self._banker, self._do = banker, do
        moved = self._driver.step()
        self._length = self._game.length
        if not moved:
            self._silent_at = self._game.length
        return moved

    @property
    def moved_last(self) -> int:
        """The seat that made the last move."""
        return int(self._driver.player)

    def may_answer(self) -> bool:
        """Whether a bot may have something to say although a person is asked."""
        return self._silent_at != self._game.length and self._view.anything_stands

    # --- asked by the driver

    def act(self, player: int) -> bool:
        """What a bot chooses is done; False for a person, for nothing to say and for a mistake."""
        action = self._ask(player)
        return action is not None and self._carry_out(action, player)

    def act_instead(self, player: int) -> bool:
        """A game must go on: for a bot the first thing that is legal, which is what the game waits
        for. A person, or one who banks, is waited for."""
        if player == BANK or not self._seats[player].bot:
            return False
        return self._carry_out(self._game.legal_actions(player)[0], player)

    def _ask(self, player: int) -> Action | None:
        if player == BANK:
            return KnockDown() if self._banker is None or self._banker.bot else None
        if not self._seats[player].bot or self._too_many_moves():
            return None
        try:
            return self._bot(player).choose(self._view, player)
        except Exception:  # noqa: BLE001 — a table must outlive its bots
            _log.exception("The bot %s failed", self._seats[player].bot)
            self.mistakes += 1
            return None

    def _carry_out(self, action: Action, player: int) -> bool:
        """The rules are asked once, by `do`; what they refuse is a mistake of the bot's."""
        try:
            self._do(action, player)
        except Refusal as refusal:
            if refusal.code != "illegal":
                raise
            bot = self._seats[player].bot if player != BANK else "of the Bank"
            _log.error("The bot %s chose %r, which is refused: %s", bot, action, refusal)
            self.mistakes += 1
            return False
        return True

    # --- the bots

    def _too_many_moves(self) -> bool:
        turn = int(self._game.state.turn)
        self._moves = self._moves + 1 if turn == self._moves_turn else 1
        self._moves_turn = turn
        return self._moves > MOVES_MAX

    def _bot(self, seat: int) -> Bot:
        name = self._seats[seat].bot
        known = self._bots.get(seat)
        if known is None or known[0] != name:
            known = self._bots[seat] = (name, make_bot(name, self._secrets.new_seed()))
        return known[1]


def _nothing_to_do(action: Action, player: int) -> None:
    raise RuntimeError("The bots of a table act only when `move` says how.")
