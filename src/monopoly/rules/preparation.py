"""Preparation: the set laid out, cash and deeds handed out, tokens chosen (10 MCS 30, 210, 220)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import bank, debt, deeds, free_parking
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, NOBODY, Board
from monopoly.rules.events import DeedDealt, TokenChosen
from monopoly.rules.state import State, new_state, order_deck
from monopoly.rules.violation import Reason, Violation, refuse

TOKEN_TAKEN: Final = Reason("token-taken", "10 MCS 30(a)", "{other} [has] that token already.")
TOKEN_CHOSEN: Final = Reason("token-chosen", "10 MCS 30(a)", "{player} [has] a token already.")
BANKER_PLAYS: Final = Reason(
    "banker-must-play",
    "10 MCS 40(b)",
    "Only with more than five at the table may the Banker just bank.",
)
ONLY_BANKS_SEATS: Final = 5  # players, beside the one who only banks

NO_TOKEN: Final = Reason("no-such-token", "10 MCS 30(a)", "There is no such token in the box.")


def prepare(board: Board, names: list[str], banker: i64 = NOBODY) -> State:
    """Everybody on GO with the starting cash; decks unshuffled, no deeds dealt."""
    s = new_state(board, names)
    s.banker = banker
    bank.hand_out_starting_cash(s)
    free_parking.lay_out(s)
    return s


def why_not_only_bank(s: State) -> Violation | None:
    """Whether this table is too small for a Banker who does not play (10 MCS 40(b))."""
    if s.board.called_auctions and s.banker == NOBODY and s.players < ONLY_BANKS_SEATS:
        return refuse(s, BANKER_PLAYS)
    return None


def shuffle(s: State, chance: list[int], chest: list[int]) -> None:
    """The order of both decks, top first, is an input."""
    order_deck(s, 0, chance)
    order_deck(s, 1, chest)


def deal(s: State, order: list[int]) -> None:
    """Deals Title Deeds from the top of a shuffled pack, round by round (10 MCS 210(a))."""
    for i in range(s.board.dealt_deeds * s.players):
        deal_deed(s, i % s.players, order[i])


def deal_deed(s: State, player: i64, space: i64) -> None:
    deeds.give(s, space, player)
    if s.log is not None:
        s.log.append(DeedDealt(player, space))
    if s.board.dealt_deeds_paid:  # 10 MCS 220(b)
        debt.owe(s, player, BANK, s.board.price[space], debt.DEAL, space)


def take_free_token(s: State, player: i64) -> None:
    """Who throws without having chosen takes the first token still in the box (90 MCS 30)."""
    for token in range(len(s.board.edition.tokens)):
        if holder_of(s, token) == NOBODY:
            take_token(s, player, token)
            return


def holder_of(s: State, token: i64) -> i64:
    for player in range(s.players):
        if s.token[player] == token:
            return player
    return NOBODY


def take_token(s: State, player: i64, token: i64) -> None:
    tokens = s.token[:]
    tokens[player] = token
    s.token = tokens
    if s.log is not None:
        s.log.append(TokenChosen(player, token))


@final
class ChooseToken(Action):
    """Before one's first throw. Not listed among the legal actions: nothing depends on it."""

    kind = "choose-token"

    def __init__(self, token: i64) -> None:
        self.token: Final = token

    def why_not(self, s: State, player: i64) -> Violation | None:
        if not 0 <= self.token < len(s.board.edition.tokens):
            return refuse(s, NO_TOKEN)
        if s.token[player] >= 0:
            return refuse(s, TOKEN_CHOSEN, player)
        holder = holder_of(s, self.token)
        if holder != NOBODY:
            return refuse(s, TOKEN_TAKEN, player, holder)
        return None

    def do(self, s: State, player: i64) -> None:
        take_token(s, player, self.token)

    def fields(self) -> dict[str, object]:
        return {"token": int(self.token)}
