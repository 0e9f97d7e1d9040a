"""What players ask: why not, what a deed earns, the odds of the next throw, what they could pay."""

from monopoly.bots.next_throw import next_throw_for
from monopoly.protocol.messages import (
    AskDeed,
    AskFunds,
    AskOdds,
    AskWhyNot,
    Deed,
    Funds,
    NextThrow,
    OddsOf,
    WhyNot,
)
from monopoly.rules import bitset, building_sales, deeds, mortgage, rent, worth
from monopoly.rules.board import BANK, RENT_ROOM, UTILITY
from monopoly.rules.state import TO_CHOOSE_TAX, State
from monopoly.server.refusal import Refusal
from monopoly.server.tables import play
from monopoly.server.tables.table import Table
from monopoly.server.views.citations import clause_for


def why_not(table: Table, number: int, message: AskWhyNot) -> WhyNot:
    wrong = play.why_not(table, play.action_of(message.action), number)
    return WhyNot(
        id=message.id,
        version=table.version,
        legal=wrong is None,
        reason=None if wrong is None else wrong.reason(),
    )


def deed(table: Table, message: AskDeed) -> Deed:
    if table.game is None:
        raise Refusal("not-started", "The game has not begun.")
    s, space = table.game.state, message.space
    board = s.board
    if board.price[space] == 0:
        raise Refusal("no-deed", f"There is no Title Deed of {board.names[space]}.")
    owner = int(s.owner[space])
    group = board.group_spaces[board.group[space]]
    utility = board.kind[space] == UTILITY
    row = space * RENT_ROOM
    return Deed(
        id=message.id,
        version=table.version,
        space=space,
        owner=owner,
        mortgaged=bool(s.mortgaged >> space & 1),
        buildings=int(s.buildings[space]),
        rent=rent_now(s, space),
        per_pip=utility,
        rents=[int(board.rents[row + i]) for i in range(_rents_of(table, space))],
        earned=table.earned[space],
        visits=table.visits[space],
        group_owned=0 if owner == BANK else int(deeds.owned_in_group(s, owner, space)),
        group_size=len(group),
        price=int(board.price[space]),
        mortgage=int(board.mortgage[space]),
        cost_to_lift=int(mortgage.cost_to_lift(s, space)),
        house_cost=int(board.house_cost[space]),
    )


def odds(table: Table, message: AskOdds) -> OddsOf:
    if table.game is None:
        raise Refusal("not-started", "The game has not begun.")
    s = table.game.state
    throws = next_throw_for(s.board)
    return OddsOf(
        id=message.id,
        version=table.version,
        space=message.space,
        odds=[
            NextThrow(player=player, chance=round(throws.chance(s, player, message.space), 6))
            for player in range(int(s.players))
            if not s.retired[player]
        ],
    )


def funds(table: Table, number: int, message: AskFunds) -> Funds:
    if table.game is None:
        raise Refusal("not-started", "The game has not begun.")
    s = table.game.state
    if not 0 <= number < s.players:
        raise Refusal("no-seat", "Who only banks has no funds.")
    if s.phase == TO_CHOOSE_TAX and s.actor == number:  # cash and twice the rest is their worth
        sentence = "What you have is not added up before you have chosen your tax."
        raise Refusal("blind", sentence, clause=clause_for(s.board.rules, "10 MCS 110(c)"))
    cash, raised = int(s.cash[number]), int(worth.could_raise(s, number))
    held = bitset.members_of(s.held[number])
    buildings = sum(int(building_sales.turn_in_value(s, space)) for space in held)
    debts = [int(debt.amount) for debt in s.debts if debt.debtor == number]
    return Funds(
        id=message.id,
        version=table.version,
        cash=cash,
        buildings=buildings,
        mortgages=raised - buildings,
        total=cash + raised,
        owed=sum(debts[:1]),
        enough=cash + raised >= sum(debts[:1]),
        owed_all=sum(debts),
        enough_for_all=cash + raised >= sum(debts),
    )


def rent_now(s: State, space: int) -> int:
    """What a visitor would owe; of a utility for each pip; nothing from the Bank or mortgaged."""
    if s.owner[space] == BANK or s.mortgaged >> space & 1:
        return 0
    if s.board.kind[space] == UTILITY:
        count = deeds.owned_in_group(s, s.owner[space], space)
        return int(s.board.rent_at(space, count - 1))
    return int(rent.amount_due(s, space))


def _rents_of(table: Table, space: int) -> int:
    """How many rents its Title Deed prints, under these rules."""
    if table.game is None:
        return 0
    board = table.game.board
    if board.house_cost[space]:
        return int(board.hotel) + 1
    return len(board.edition.spaces[space].rents)
