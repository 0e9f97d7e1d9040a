"""The law in three questions: what may be done, why not, and do it.

One check decides (`Action.why_not`); `legal_actions`, `why_not` and `apply` are its three callers.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.rules import auction, bitset, flow, rent
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid, KnockDown, Pass
from monopoly.rules.bankruptcy import DeclareBankruptcy
from monopoly.rules.board import BANK, GROUPS_MAX, LOT, SPACES
from monopoly.rules.building import Build
from monopoly.rules.building_sales import SellBuilding, SellHotels
from monopoly.rules.buying import Buy, Decline
from monopoly.rules.demand import could_want
from monopoly.rules.ending import TimeUp
from monopoly.rules.go import CollectSalary
from monopoly.rules.jail import PayFine, SitOut, UseJailCard
from monopoly.rules.mortgage import KeepMortgage, LiftMortgage, Mortgage
from monopoly.rules.observer import IN_JAIL, Observers
from monopoly.rules.rent import DemandRent
from monopoly.rules.shortage import Want
from monopoly.rules.skipped_turn import CallSkip
from monopoly.rules.state import (
    FREE,
    OPENING,
    OVER,
    STAGE_OPENING,
    TO_BID,
    TO_BUY,
    TO_CHOOSE_TAX,
    TO_END_TURN,
    TO_KEEP,
    TO_MOVE,
    TO_MOVE_ANYWHERE,
    TO_PAY_FINE,
    TO_PLACE,
    TO_SETTLE,
    TO_THROW,
    TO_THROW_FOR_RENT,
    TO_WANT,
    State,
)
from monopoly.rules.tax import PayFlatTax, PayPercentageTax
from monopoly.rules.third_die import Move
from monopoly.rules.throw import Throw
from monopoly.rules.trade import Accept, Refuse, Withdraw
from monopoly.rules.turn import EndTurn
from monopoly.rules.violation import IllegalAction, Reason, Violation, refuse

GAME_OVER: Final = Reason("game-over", "10 MCS 190(h)", "The game is over.")
RETIRED: Final = Reason("retired", "10 MCS 190(g)", "{player} [has] retired from the game.")
NO_SEAT: Final = Reason("no-such-seat", "10 MCS 60", "No player sits there.")
NOT_THE_BANK: Final = Reason(
    "not-for-the-bank", "10 MCS 50", "The Bank has no part in that: a player must do it."
)
NOT_A_PLAYER: Final = Reason(
    "only-the-host", "10 MCS 220", "Only the host, never a player, says that time is up."
)

# Common actions are made once and used again.
THROW: Final = Throw()
BUY: Final = Buy()
DECLINE: Final = Decline()
PASS: Final = Pass()
KNOCK_DOWN: Final = KnockDown()
PAY_FINE: Final = PayFine()
SIT_OUT: Final = SitOut()
PAY_FLAT_TAX: Final = PayFlatTax()
PAY_PERCENTAGE_TAX: Final = PayPercentageTax()
COLLECT_SALARY: Final = CollectSalary()
CALL_SKIP: Final = CallSkip()
END_TURN: Final = EndTurn()
DECLARE_BANKRUPTCY: Final = DeclareBankruptcy()
USE_JAIL_CARD: Final = [UseJailCard(0), UseJailCard(1)]
BUILD: Final = [Build(space) for space in range(SPACES)]
SELL_BUILDING: Final = [SellBuilding(space) for space in range(SPACES)]
MORTGAGE: Final = [Mortgage(space) for space in range(SPACES)]
LIFT_MORTGAGE: Final = [LiftMortgage(space) for space in range(SPACES)]
KEEP_MORTGAGE: Final = [KeepMortgage(space) for space in range(SPACES)]
SELL_HOTELS: Final = [SellHotels(group) for group in range(GROUPS_MAX)]


def why_not(s: State, action: Action, player: i64) -> Violation | None:
    if s.phase == OVER:
        return refuse(s, GAME_OVER)
    if player == BANK:
        if not isinstance(action, (KnockDown, TimeUp)):
            return refuse(s, NOT_THE_BANK)
    elif not 0 <= player < s.players:
        return refuse(s, NO_SEAT)
    elif s.retired[player] > 0:
        return refuse(s, RETIRED, player)
    elif isinstance(action, TimeUp):
        return refuse(s, NOT_A_PLAYER)
    return action.why_not(s, player)


def apply(s: State, action: Action, player: i64) -> None:
    """Carries an action out, and all that follows of itself. Refused, nothing has changed."""
    violation = why_not(s, action, player)
    if violation is not None:
        raise IllegalAction(violation)
    carry_out(s, action, player)


def carry_out(s: State, action: Action, player: i64) -> None:
    """The second half of `apply`: does what `why_not` has just let through."""
    action.do(s, player)
    flow.settle(s)
    if s.observers is not None and s.throws != s.observers.throws_told and _throw_is_done(s):
        _tell_where_it_ended(s, s.observers)


def _throw_is_done(s: State) -> bool:
    """Whether everything the last throw caused is done."""
    return s.phase in (TO_THROW, TO_END_TURN, OVER) or s.current != s.thrower


def _tell_where_it_ended(s: State, observers: Observers) -> None:
    observers.throws_told = s.throws
    if s.jail[s.thrower] != FREE:
        observers.came_to_rest(IN_JAIL)
    else:
        observers.came_to_rest(s.position[s.thrower])


def legal_actions(s: State, player: i64) -> list[Action]:
    """What a player may do now. Trades, leaving and the choice of a token are not listed."""
    found: list[Action] = []
    if s.phase == OVER:
        return found
    if player == BANK:
        return _keep_legal(s, player, [KNOCK_DOWN])
    if s.retired[player] > 0:
        return found
    candidates: list[Action] = []
    if s.actor == player:
        _add_awaited(s, player, candidates)
    else:
        _add_unasked(s, player, candidates)
    _add_answers(s, player, candidates)
    if s.stage != STAGE_OPENING or len(s.debts) > 0:
        _add_business(s, player, candidates)
    return _keep_legal(s, player, candidates)


def _keep_legal(s: State, player: i64, candidates: list[Action]) -> list[Action]:
    return [action for action in candidates if action.why_not(s, player) is None]


def _add_awaited(s: State, player: i64, out: list[Action]) -> None:
    """What the game waits for from this player, the main thing first."""
    phase = s.phase
    if phase in (TO_THROW, OPENING, TO_THROW_FOR_RENT):
        out.append(THROW)
        if s.jail[player] != FREE:
            out += [PAY_FINE, USE_JAIL_CARD[0], USE_JAIL_CARD[1], SIT_OUT]
    elif phase == TO_END_TURN:
        out.append(END_TURN)
    elif phase == TO_BUY:
        out += [BUY, DECLINE]
    elif phase == TO_BID:
        _add_bids(s, player, out)
    elif phase == TO_SETTLE:
        out.append(DECLARE_BANKRUPTCY)
    elif phase == TO_CHOOSE_TAX:
        out += [PAY_FLAT_TAX, PAY_PERCENTAGE_TAX]
    elif phase == TO_PAY_FINE:
        out += [PAY_FINE, SIT_OUT]
    elif phase == TO_WANT and s.shortage is not None:
        most = could_want(s, player, s.shortage.building)
        out += [Want(count) for count in range(most + 1)]
    elif phase == TO_MOVE:
        steps = sorted({int(s.die1), int(s.die2), int(s.die1 + s.die2)}, reverse=True)
        out += [Move(steps=count) for count in steps]
    elif phase == TO_MOVE_ANYWHERE:
        out += [Move(space=space) for space in range(SPACES)]
    elif phase in (TO_KEEP, TO_PLACE):
        pass  # both are among the business below


def _add_unasked(s: State, player: i64, out: list[Action]) -> None:
    """What a player may do although the game waits for another."""
    if s.phase == TO_BID:
        _add_bids(s, player, out)
    elif s.board.skipping and s.phase in (TO_THROW, TO_END_TURN):
        out.append(THROW)


def _add_bids(s: State, player: i64, out: list[Action]) -> None:
    out.append(Bid(auction.lowest_bid(s), s.cash[player]))
    out.append(PASS)
    if s.board.called_auctions:
        out.append(KNOCK_DOWN)


def _add_answers(s: State, player: i64, out: list[Action]) -> None:
    """Offers, claims and called turns: rare, and mostly nothing."""
    for offer in s.offers:
        if offer.receiver == player:
            out += [Accept(offer.number), Refuse(offer.number)]
        elif offer.proposer == player:
            out.append(Withdraw(offer.number))
    if len(s.claims) > 0:
        for debtor in range(s.players):
            if rent.find_claim(s, player, debtor) is not None:
                out.append(DemandRent(debtor))
    if s.salary_due[player] > 0:
        out.append(COLLECT_SALARY)
    if s.skipped is not None:
        out.append(CALL_SKIP)


def _add_business(s: State, player: i64, out: list[Action]) -> None:
    board = s.board
    hotels: i64 = 0
    for i in range(len(board.deeds)):
        space = board.deeds[i]
        if s.owner[space] != player:
            continue
        if bitset.has(s.mortgaged, space):
            out.append(LIFT_MORTGAGE[space])
            if bitset.has(s.to_keep, space):
                out.append(KEEP_MORTGAGE[space])
            continue
        rank = s.buildings[space]
        if rank == 0:
            out.append(MORTGAGE[space])
        else:
            out.append(SELL_BUILDING[space])
            if rank == board.hotel:
                hotels |= bitset.one(board.group[space])
        if board.kind[space] == LOT:
            out.append(BUILD[space])
    if hotels != 0:
        out += [SELL_HOTELS[group] for group in bitset.members_of(hotels)]
