"""Jail: every way in, every way out (10 MCS 120; 20, 30 and 90 MCS 120)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import bank, debt, decks
from monopoly.rules.action import Action
from monopoly.rules.events import LeftJail, SatOut, SentToJail, StayedInJail
from monopoly.rules.state import (
    FINE_DUE,
    FREE,
    NEWCOMER,
    STAGE_TURN_OVER,
    TO_PAY_FINE,
    TO_THROW,
    State,
)
from monopoly.rules.violation import Reason, Violation, refuse

NOT_PRISONER: Final = Reason(
    "not-in-jail", "10 MCS 120(e)", "{player} [is] not to get out of Jail now."
)
NO_EARLY_FINE: Final = Reason(
    "no-early-fine",
    "30 MCS 120(e)",
    "At this table the fine is paid only after the third throw without doubles.",
)
FINE_TOO_LATE: Final = Reason(
    "fine-too-late",
    "10 MCS 120(e-4)",
    "On the third turn in Jail the throw comes first; the fine is due if it fails.",
)
FINE_TOO_DEAR: Final = Reason(
    "fine-too-dear", "10 MCS 120(e-4)", "The fine is {amount}, more than {player} [has]."
)
NO_JAIL_CARD: Final = Reason(
    "no-jail-card", "10 MCS 120(e-2)", "{player} [holds] no such Get Out of Jail Free card."
)
CARD_TOO_LATE: Final = Reason(
    "card-too-late", "90 MCS 120(b)", "After the third failed throw only the fine is left."
)
NO_SITTING_OUT: Final = Reason(
    "no-sitting-out", "10 MCS 120(e)", "At this table a prisoner must throw, pay or use a card."
)

ANY_DECK: Final = -1
DOUBLES_TO_JAIL: Final = 3


def send(s: State, player: i64, cause: str) -> None:
    """Directly to Jail: no salary on the way, and the turn is over (10 MCS 120(b), (c))."""
    s.position[player] = s.board.jail
    s.jail[player] = NEWCOMER
    s.throw_again = False
    s.mr_m_due = False
    s.stage = STAGE_TURN_OVER
    if s.log is not None:
        s.log.append(SentToJail(player, cause))


def sent_for_doubles(s: State, player: i64) -> bool:
    """Doubles give another throw; the third in succession gives Jail instead (10 MCS 60(g)-(i))."""
    if s.doubles == DOUBLES_TO_JAIL:
        send(s, player, "doubles")
        return True
    s.throw_again = s.doubles > 0
    return False


def failed_throws(s: State, player: i64) -> i64:
    return s.jail[player] - 1


def left_by_doubles(s: State, player: i64) -> bool:
    """The throw of a prisoner. True when it frees them; the last that fails makes the fine due."""
    if s.die1 == s.die2:
        _release(s, player, "doubles")
        return True
    s.jail[player] += 1
    if s.log is not None:
        s.log.append(StayedInJail(player, failed_throws(s, player)))
    if failed_throws(s, player) >= s.board.jail_turns:
        if s.board.sit_out:
            s.ask(TO_PAY_FINE)  # 20 MCS 120(e): once more, the turn may be sat out
        else:
            pay_fine_and_move(s, player)
    return False


def pay_fine_and_move(s: State, player: i64) -> None:
    """10 MCS 120(f), (g): the fine must be paid, then the throw is moved."""
    _release(s, player, "fine")
    s.move_due = True
    debt.owe(s, player, debt.penalties_go_to(s), s.board.fine, debt.FINE)


def collect_fine_sat_out(s: State, player: i64) -> None:
    """The turn after the fine was sat out: now it is due, and the player throws as a free one."""
    _release(s, player, "fine")
    debt.owe(s, player, debt.penalties_go_to(s), s.board.fine, debt.FINE)


def _release(s: State, player: i64, means: str) -> None:
    s.jail[player] = FREE
    if s.log is not None:
        s.log.append(LeftJail(player, means))


def _is_to_get_out(s: State, player: i64) -> bool:
    """Before the throw of one's own turn in Jail."""
    return s.phase == TO_THROW and s.actor == player and s.jail[player] != FREE


@final
class PayFine(Action):
    kind = "pay-fine"

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.phase == TO_PAY_FINE and s.actor == player:
            return None
        if not _is_to_get_out(s, player):
            return refuse(s, NOT_PRISONER, player)
        board = s.board
        if not board.fine_early:
            return refuse(s, NO_EARLY_FINE, player)
        if board.jail_turns > 1 and failed_throws(s, player) >= board.jail_turns - 1:
            return refuse(s, FINE_TOO_LATE, player)
        if bank.spendable(s, player) < board.fine:
            return refuse(s, FINE_TOO_DEAR, player, amount=board.fine)
        return None

    def do(self, s: State, player: i64) -> None:
        if s.phase == TO_PAY_FINE:
            s.decided()
            pay_fine_and_move(s, player)
            return
        _release(s, player, "fine")
        debt.owe(s, player, debt.penalties_go_to(s), s.board.fine, debt.FINE)


@final
class UseJailCard(Action):
    """Plays a Get Out of Jail Free card: that of one deck (0 Chance, 1 Community Chest), or any."""

    kind = "use-jail-card"

    def __init__(self, deck: i64 = ANY_DECK) -> None:
        if deck not in (ANY_DECK, 0, 1):
            raise ValueError(f"There is no deck {deck}: Chance is 0 and Community Chest 1.")
        self.deck: Final = deck

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.phase == TO_PAY_FINE and s.actor == player:
            return refuse(s, CARD_TOO_LATE, player)
        if not _is_to_get_out(s, player):
            return refuse(s, NOT_PRISONER, player)
        if self._held(s, player) == ANY_DECK:
            return refuse(s, NO_JAIL_CARD, player)
        return None

    def do(self, s: State, player: i64) -> None:
        decks.return_jail_card(s, self._held(s, player))
        _release(s, player, "card")

    def _held(self, s: State, player: i64) -> i64:
        for deck in range(2):
            if self.deck in (ANY_DECK, deck) and s.jail_card[deck] == player:
                return deck
        return ANY_DECK

    def fields(self) -> dict[str, object]:
        return {} if self.deck == ANY_DECK else {"deck": int(self.deck)}


@final
class SitOut(Action):
    """Stays in Jail without throwing (20 MCS 120(e)); once also in place of the fine."""

    kind = "sit-out"

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.phase == TO_PAY_FINE and s.actor == player:
            return None
        if not _is_to_get_out(s, player):
            return refuse(s, NOT_PRISONER, player)
        if not s.board.sit_out:
            return refuse(s, NO_SITTING_OUT, player)
        return None

    def do(self, s: State, player: i64) -> None:
        if s.phase == TO_PAY_FINE:
            s.decided()
            s.jail[player] = FINE_DUE
        s.stage = STAGE_TURN_OVER
        if s.log is not None:
            s.log.append(SatOut(player))
