"""Who may throw, when, with how many dice, and what for (10 MCS 60)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import (
    bank,
    bitset,
    dice,
    jail,
    opening,
    preparation,
    rent,
    skipped_turn,
    turn,
)
from monopoly.rules.action import Action
from monopoly.rules.board import MR_M, NO_TOKEN_YET
from monopoly.rules.state import (
    FINE_DUE,
    FREE,
    OPENING,
    STAGE_OPENING,
    TO_END_TURN,
    TO_SETTLE,
    TO_THROW,
    TO_THROW_FOR_RENT,
    State,
)
from monopoly.rules.violation import Reason, Violation, refuse

NOT_YOUR_THROW: Final = Reason("not-your-turn", "10 MCS 60(c)", "It is {other.whose} throw.")
TURN_NOT_ENDED: Final = Reason(
    "turn-not-ended", "10 MCS 60(c)", "{other} [has] thrown, but [has] not ended the turn yet."
)
LAST_TURN: Final = Reason(
    "last-turn",
    "90 MCS 220",
    "Time is up: {other.whose} turn is the last, and none comes after it.",
)
LAST_ROUND: Final = Reason(
    "last-round", "90 MCS 220(a)", "{player} [has] no turn any more in the last round."
)
THROWN_ALREADY: Final = Reason(
    "thrown-already", "10 MCS 60(c)", "{player} [has] thrown: the turn ends here."
)
DEBT_FIRST: Final = Reason(
    "debt-before-throw", "90 MCS 190(b)", "Nobody throws until {other} [has] settled a debt."
)
SOMETHING_FIRST: Final = Reason(
    "settle-before-throw", "10 MCS 60(f)", "First {other} [has] something to decide."
)
WRONG_DICE: Final = Reason(
    "wrong-dice", "10 MCS 60(b)", "Those are not faces of the dice {player} [throws]."
)


def dice_thrown(s: State, player: i64) -> i64:
    """Two dice, or three once the third die is this player's (60 MCS 10), never out of jail."""
    if not s.board.speed_die or s.stage == STAGE_OPENING:
        return 2
    return 3 if bitset.has(s.passed_go, player) and s.jail[player] == FREE else 2


@final
class Throw(Action):
    """As an intent it carries no faces: the dealer supplies them, and a record keeps them."""

    kind = "throw"

    def __init__(self, die1: i64 = 0, die2: i64 = 0, die3: i64 = 0) -> None:
        self.die1: Final = die1
        self.die2: Final = die2
        self.die3: Final = die3

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.actor != player or s.phase not in (TO_THROW, OPENING, TO_THROW_FOR_RENT):
            wrong = _why_not_out_of_turn(s, player)
            if wrong is not None:
                return wrong
        if self.has_faces() and not self.fits(s, player):
            return refuse(s, WRONG_DICE, player)
        return None

    def has_faces(self) -> bool:
        return self.die1 != 0 or self.die2 != 0 or self.die3 != 0

    def fits(self, s: State, player: i64) -> bool:
        """Whether these are faces of the dice the player throws now."""
        white = 1 <= self.die1 <= 6 and 1 <= self.die2 <= 6
        if dice_thrown(s, player) == 2:
            return white and self.die3 == 0
        return white and 1 <= self.die3 <= MR_M

    def do(self, s: State, player: i64) -> None:
        if not self.has_faces():
            raise ValueError("A throw needs its faces: ask a dealer for them.")
        if s.phase == OPENING:
            opening.throw_for_start(s, player, self.die1, self.die2)
        elif s.phase == TO_THROW_FOR_RENT:
            s.die1, s.die2, s.die3 = self.die1, self.die2, self.die3
            rent.throw_for_rent(s, player)
        else:
            self._play(s, player)

    def _play(self, s: State, player: i64) -> None:
        if player == s.current:
            if s.skipped is not None:
                s.skipped = None
        elif s.phase == TO_END_TURN:
            skipped_turn.cut_in(s, player)
        else:
            skipped_turn.skip(s, player)
        if s.token[player] == NO_TOKEN_YET:
            preparation.take_free_token(s, player)
        rent.lapse_claims(s)
        dice.play(s, player, self.die1, self.die2, self.die3)

    def fields(self) -> dict[str, object]:
        if not self.has_faces():
            return {}
        faces = [int(self.die1), int(self.die2), int(self.die3)]
        return {"dice": faces if self.die3 else faces[:2]}


def _why_not_out_of_turn(s: State, player: i64) -> Violation | None:
    if s.phase == TO_SETTLE:
        return refuse(s, DEBT_FIRST, player, s.actor)
    if s.phase in (OPENING, TO_THROW_FOR_RENT):
        return refuse(s, NOT_YOUR_THROW, player, s.actor)
    if s.phase not in (TO_THROW, TO_END_TURN):
        return refuse(s, SOMETHING_FIRST, player, s.actor)
    if player == s.current:
        return refuse(s, THROWN_ALREADY, player)
    if s.board.skipping:
        return _why_not_skip(s, player)  # 20 MCS 60(b): it can be called back
    if s.phase == TO_END_TURN:
        return refuse(s, TURN_NOT_ENDED, player, s.current)
    return refuse(s, NOT_YOUR_THROW, player, s.current)


def _why_not_skip(s: State, player: i64) -> Violation | None:
    if s.time_up:
        return refuse(s, LAST_TURN, player, s.current)
    if turn.is_beyond_last_round(s, player):
        return refuse(s, LAST_ROUND, player)
    if s.jail[player] == FINE_DUE and bank.spendable(s, player) < s.board.fine:
        return refuse(s, jail.FINE_TOO_DEAR, player, amount=s.board.fine)
    return None
