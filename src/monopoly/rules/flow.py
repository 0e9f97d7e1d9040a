"""What the game waits for next. After every action `settle` moves on as far as nobody must decide.

The order is the law of the table: a building just won is put up, debts are paid, mortgages that
came with deeds are chosen about, shortages and auctions are held, the throw is played out, and
only then the turn goes on or passes.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.rules import (
    auction,
    bitset,
    debt,
    ending,
    movement,
    opening,
    shortage,
    third_die,
    turn,
)
from monopoly.rules.board import NOBODY
from monopoly.rules.item import deed_of
from monopoly.rules.state import (
    NO_DECISION,
    OPENING,
    STAGE_BEFORE_THROW,
    STAGE_OPENING,
    STAGE_TURN_OVER,
    TO_BID,
    TO_END_TURN,
    TO_KEEP,
    TO_PLACE,
    TO_SETTLE,
    TO_THROW,
    TO_WANT,
    Auction,
    Debt,
    State,
)

STEPS_MAX: Final = 200  # far more than any chain of debts, auctions and moves needs


# What a step of settling came to.
WAITS: Final = 0  # somebody must decide
MOVED: Final = 1  # something happened: look again from the top
QUIET: Final = 2  # nothing of this sort is left


def settle(s: State) -> None:
    for _step in range(STEPS_MAX):
        if s.left == 1:
            ending.finish(s)
            return
        step = _affairs(s)
        if step == QUIET:
            step = _turn(s)
        if step == WAITS:
            return
    raise AssertionError("the game went round in circles")


def _wait(s: State, phase: i64, actor: i64) -> i64:
    s.phase = phase
    s.actor = actor
    return WAITS


def _affairs(s: State) -> i64:
    """Debts, choices, shortages and auctions, whoever's turn it is."""
    if (
        len(s.debts) == 0
        and s.auction is None
        and s.shortage is None
        and s.to_keep | s.estate == 0
        and not s.last_debts
    ):
        return QUIET  # nearly always
    if s.shortage is not None and s.shortage.placer != NOBODY:
        return _wait(s, TO_PLACE, s.shortage.placer)
    if len(s.debts) > 0:
        return _debts(s)
    if s.last_debts:
        ending.finish(s)  # 10 MCS 210(e): the bankruptcy is settled, the game is over
        return WAITS
    if s.to_keep != 0:
        return _wait(s, TO_KEEP, s.owner[bitset.lowest(s.to_keep)])
    if s.shortage is not None and s.shortage.asked != NOBODY:
        return _wait(s, TO_WANT, s.shortage.asked)
    if s.auction is not None:
        return _bidding(s, s.auction)
    if s.shortage is not None and shortage.open_next_auction(s, s.shortage):
        return MOVED
    if s.estate != 0:
        space = bitset.lowest(s.estate)
        s.estate = bitset.without(s.estate, space)
        auction.open_for(s, deed_of(space))  # 10 MCS 190(f), in board order
        return MOVED
    return QUIET


def _debts(s: State) -> i64:
    known: Debt | None = s.debts[0] if s.phase == TO_SETTLE else None
    if not debt.pay_what_can_be_paid(s):
        return MOVED
    if s.debts[0] is not known:
        debt.announce(s)
    return _wait(s, TO_SETTLE, s.debts[0].debtor)


def _bidding(s: State, sale: Auction) -> i64:
    bidder = auction.next_bidder(s)
    if bidder != NOBODY:
        s.bid_turn = bidder
        return _wait(s, TO_BID, bidder)
    if s.board.called_auctions:
        return _wait(s, TO_BID, auction.caller(s))  # it ends when the Banker knocks it down
    auction.close(s, sale)
    return MOVED


def _turn(s: State) -> i64:
    """What the throw still asks for, then the turn itself."""
    if s.stage == STAGE_TURN_OVER:
        return _next_turn(s)
    if s.pending != NO_DECISION:
        return _wait(s, s.pending, s.current)
    if s.move_due:
        s.move_due = False
        movement.forward(s, s.current, s.die1 + s.die2)
        return MOVED
    if s.mr_m_due:
        third_die.go_on_with_mr_m(s, s.current)
        return MOVED
    if s.stage == STAGE_OPENING:
        return _start(s)
    if s.stage == STAGE_BEFORE_THROW or s.throw_again:
        return _wait(s, TO_THROW, s.current)
    return _wait(s, TO_END_TURN, s.current)


def _start(s: State) -> i64:
    if s.time_up:
        ending.finish(s)
        return WAITS
    return _wait(s, OPENING, opening.next_thrower(s))


def _next_turn(s: State) -> i64:
    if s.time_up:
        ending.finish(s)  # 90 MCS 220: the turn being played was the last
        return WAITS
    player = turn.next_player(s)
    if turn.is_beyond_last_round(s, player):
        ending.finish(s, "round-limit")
        return WAITS
    turn.begin(s, player)
    if len(s.debts) > 0:
        return MOVED  # the fine of a prisoner who sat out
    return _wait(s, TO_THROW, player)
