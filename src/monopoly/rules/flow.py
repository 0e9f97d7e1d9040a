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
from monopoly.rules.state import (
    NOBODY,
    NOTHING,
    OPENING,
    STAGE_BEFORE_THROW,
    STAGE_OPENING,
    STAGE_TURN_OVER,
    TO_BID,
    TO_BUY,
    TO_END_TURN,
    TO_KEEP,
    TO_PLACE,
    TO_SETTLE,
    TO_THROW,
    TO_THROW_FOR_RENT,
    TO_WANT,
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
        not s.debts
        and s.placer & s.asked & s.item & s.scarce == NOBODY  # all bits set: each of them is -1
        and s.to_keep | s.estate == 0
        and not s.last_debts
    ):
        return QUIET  # nearly always: one look instead of eight
    if s.placer != NOBODY:
        return _wait(s, TO_PLACE, s.placer)
    if s.debts:
        return _debts(s)
    if s.last_debts:
        ending.finish(s)  # 10 MCS 210(e): the bankruptcy is settled, the game is over
        return WAITS
    if s.to_keep != 0:
        return _wait(s, TO_KEEP, s.owner[bitset.lowest(s.to_keep)])
    if s.asked != NOBODY:
        return _wait(s, TO_WANT, s.asked)
    if s.item != NOTHING:
        return _bidding(s)
    if s.scarce != NOTHING and shortage.open_next_auction(s):
        return MOVED
    if s.estate != 0:
        space = bitset.lowest(s.estate)
        s.estate = bitset.without(s.estate, space)
        auction.open_for(s, space)  # 10 MCS 190(f), in board order
        return MOVED
    return QUIET


def _debts(s: State) -> i64:
    known: Debt | None = s.debts[0] if s.phase == TO_SETTLE else None
    if not debt.pay_what_can_be_paid(s):
        return MOVED
    if s.debts[0] is not known:
        debt.announce(s)
    return _wait(s, TO_SETTLE, s.debts[0].debtor)


def _bidding(s: State) -> i64:
    bidder = auction.next_bidder(s)
    if bidder != NOBODY:
        s.bid_turn = bidder
        return _wait(s, TO_BID, bidder)
    if s.board.called_auctions:
        return _wait(s, TO_BID, s.banker)  # it ends when the Banker knocks it down
    auction.close(s)
    return MOVED


def _turn(s: State) -> i64:
    """What the throw still asks for, then the turn itself."""
    if s.stage == STAGE_TURN_OVER:
        return _next_turn(s)
    if s.rent_throw != NOTHING:
        return _wait(s, TO_THROW_FOR_RENT, s.current)
    if s.choice != 0:
        return _wait(s, s.choice, s.current)
    if s.for_sale != NOTHING:
        return _wait(s, TO_BUY, s.current)
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
    if turn.is_last(s):
        ending.finish(s, "round-limit")
        return WAITS
    turn.pass_on(s)
    return MOVED
