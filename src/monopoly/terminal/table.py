"""A game with somebody in every seat: one person, and the computer's players."""

from collections.abc import Sequence
from typing import Final

from monopoly.bots import Bot, BotError, View, make_bot
from monopoly.game.actions import KnockDown
from monopoly.game.game import Game
from monopoly.game.record import PERSON
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.terminal.errors import Mistake

ANSWERS_MAX: Final = 100  # out of turn, before whoever the game waits for goes on
MOVES_MAX: Final = 10_000  # of bots in one turn; one that never ends its turn is stopped


class Table:
    def __init__(self, game: Game, kinds: Sequence[str]) -> None:
        self.game: Final = game
        self.kinds: Final = tuple(kinds)
        self.person: Final = self.kinds.index(PERSON)
        seed = int(game.digest()[:12], 16)  # the same moment, the same bots
        self._bots: Final[dict[int, Bot]] = {
            seat: _make(kind, seed + seat) for seat, kind in enumerate(self.kinds) if kind != PERSON
        }
        self._view: Final = View(game.state)
        self._answers = 0
        self._moves = 0  # of bots in the turn `_moves_turn`
        self._moves_turn = -1

    @property
    def person_is_out(self) -> bool:
        return bool(self.game.state.retired[self.person])

    def next_move(self) -> tuple[int, Action] | None:
        """What a computer's player or the Bank does next; None when the person is asked."""
        if self._answers < ANSWERS_MAX:
            answer = self._answer_out_of_turn()
            if answer is not None:
                self._answers += 1
                return answer
        self._answers = 0
        seat = self.game.state.actor
        if seat == BANK:
            return BANK, KnockDown()
        if seat == self.person:
            return None
        action = self._ask(seat)
        if action is None:
            raise self._mistake(seat, "chose nothing although it must act")
        return seat, action

    def _answer_out_of_turn(self) -> tuple[int, Action] | None:
        """Offers, claims and salaries: whoever has one waiting is asked before play goes on."""
        actor = self.game.state.actor
        for i in range(len(self.kinds)):
            seat = (actor + 1 + i) % len(self.kinds)
            if seat in (actor, self.person) or self._view.retired(seat):
                continue
            if self._view.has_to_answer(seat):
                action = self._ask(seat)
                if action is not None:
                    return seat, action
        return None

    def _ask(self, seat: int) -> Action | None:
        """What a bot chooses. A bot may be anybody's code: a mistake of its is told as one."""
        self._count_move(seat)
        try:
            action = self._bots[seat].choose(self._view, seat)
        except Exception as error:
            raise self._mistake(seat, f"raised {error!r}") from error
        if action is None:
            return None
        if not isinstance(action, Action):  # only a bot that is not compiled comes so far
            raise self._mistake(seat, f"chose {action!r}, which is no action")
        violation = self.game.why_not(action, seat)
        if violation is not None:
            raise self._mistake(seat, f"chose {action!r}, which is refused: {violation}")
        return action

    def _count_move(self, seat: int) -> None:
        turn = self.game.state.turn
        self._moves = self._moves + 1 if turn == self._moves_turn else 1
        self._moves_turn = turn
        if self._moves > MOVES_MAX:
            raise self._mistake(seat, f"kept the turn going: {MOVES_MAX:,} actions and no end")

    def _mistake(self, seat: int, problem: str) -> Mistake:
        name, kind = self.game.players[seat], self.kinds[seat]
        turn = self.game.state.turn
        return Mistake(f"In turn {turn} {name}, the bot {kind}, {problem}", status=1)


def _make(kind: str, seed: int) -> Bot:
    try:
        return make_bot(kind, seed)
    except BotError as error:
        raise Mistake(str(error), status=1) from None
