"""Bots at a table: who of them moves next, and what. Built-in ones only: names come by wire."""

import logging
import secrets
from typing import Final

from monopoly.bots import BOTS, LEVELS, Bot, View, make_bot
from monopoly.game.actions import KnockDown
from monopoly.game.game import Game
from monopoly.rules import auction
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.state import NOBODY, TO_BID
from monopoly.server.refusal import Refusal
from monopoly.server.seats import Seat

STAND_IN: Final = "cautious"  # who plays for a person that is away
ANSWERS_MAX: Final = 100  # out of turn, before whoever the game waits for goes on
MOVES_MAX: Final = 2_000  # of bots in one turn; then the first legal thing is done

_log: Final = logging.getLogger("monopoly.server")


def checked_bot(name: str) -> str:
    """The bot of that name or level."""
    found = LEVELS.get(name, name)
    if found not in BOTS:
        known = ", ".join([*BOTS, *LEVELS])
        raise Refusal("bad-table", f"There is no bot called {name!r}; there are {known}.")
    return found


class BotSeats:
    def __init__(self, game: Game, seats: list[Seat]) -> None:
        self._game: Final = game
        self._seats: Final = seats
        self._view: Final = View(game.state)
        self._bots: Final[dict[int, tuple[str, Bot]]] = {}
        self._answers = 0  # given out of turn since the actor last moved, in this turn
        self._answers_turn = -1
        self._silent_at = -1  # the length of the game at which no bot had anything to answer
        self._moves = 0
        self._moves_turn = -1
        self.mistakes = 0

    def next_move(self, banker: Seat | None) -> tuple[int, Action] | None:
        """What a bot, or the Bank where no person banks, does next; None when a person is asked."""
        s = self._game.state
        answer = self._answer_out_of_turn()
        if answer is not None:
            return answer
        actor = int(s.actor)
        if s.phase == TO_BID and auction.next_bidder(s) == NOBODY:
            return (actor, KnockDown()) if banker is None or banker.bot else None
        if actor == BANK or not self._seats[actor].bot:
            return None
        self._answers = 0
        return actor, self._ask(actor) or self._anything(actor)

    def may_answer(self) -> bool:
        """Whether a bot may have something to say although a person is asked."""
        return self._silent_at != self._game.length and self._view.anything_stands

    def _answer_out_of_turn(self) -> tuple[int, Action] | None:
        """Offers, claims and salaries: whoever has one waiting is asked before play goes on."""
        if not self.may_answer():
            return None
        if self._answers_turn != self._game.state.turn:
            self._answers, self._answers_turn = 0, int(self._game.state.turn)
        actor = int(self._game.state.actor)
        for i in range(len(self._seats)):
            seat = (actor + 1 + i) % len(self._seats)
            if seat == actor or not self._seats[seat].bot or self._view.retired(seat):
                continue
            if self._answers < ANSWERS_MAX and self._view.has_to_answer(seat):
                action = self._ask(seat)
                if action is not None:
                    self._answers += 1
                    return seat, action
        self._silent_at = self._game.length
        return None

    def _ask(self, seat: int) -> Action | None:
        """What a bot chooses; None for nothing to say, and for a mistake of its own."""
        if self._too_many_moves():
            return None
        try:
            action = self._bot(seat).choose(self._view, seat)
        except Exception:  # noqa: BLE001 — a table must outlive its bots
            _log.exception("The bot %s failed", self._seats[seat].bot)
            self.mistakes += 1
            return None
        if action is not None and self._game.why_not(action, seat) is not None:
            _log.error("The bot %s chose %r, which is refused", self._seats[seat].bot, action)
            self.mistakes += 1
            return None
        return action

    def _too_many_moves(self) -> bool:
        turn = int(self._game.state.turn)
        self._moves = self._moves + 1 if turn == self._moves_turn else 1
        self._moves_turn = turn
        return self._moves > MOVES_MAX

    def _anything(self, seat: int) -> Action:
        """A game must go on: the first thing that is legal, which is what the game waits for."""
        return self._game.legal_actions(seat)[0]

    def _bot(self, seat: int) -> Bot:
        name = self._seats[seat].bot
        known = self._bots.get(seat)
        if known is None or known[0] != name:
            known = self._bots[seat] = (name, make_bot(name, secrets.randbits(32)))
        return known[1]
