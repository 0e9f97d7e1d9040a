"""A player retires: what they leave behind, and who has it (10 MCS 190; 90 MCS 190)."""

from mypy_extensions import i64

from monopoly.rules import (
    auction,
    bank,
    bitset,
    building_sales,
    debt,
    decks,
    deeds,
    rent,
    shortage,
    trade,
)
from monopoly.rules.board import BANK, NOBODY
from monopoly.rules.events import EstatePassed
from monopoly.rules.options import FIRST_BANKRUPTCY
from monopoly.rules.state import FREE, STAGE_OPENING, STAGE_TURN_OVER, State


def retire(s: State, player: i64, heir: i64) -> None:
    """Everything of value goes to the heir, a player or the Bank, and the player is out."""
    s.left -= 1
    s.retired[player] = s.players - s.left
    debt.drop_debts_of(s, player, heir)
    rent.drop_claims_of(s, player, heir)
    _pass_estate(s, player, heir)
    s.jail[player] = FREE
    s.salary_due[player] = 0
    if s.banker == player:
        s.banker = NOBODY  # out of the game, they go on as one who only banks
    if s.current == player and s.stage != STAGE_OPENING:
        _drop_turn(s)
    auction.leave_bidding(s, player)
    shortage.leave_shortage(s, player)
    trade.drop_stale_offers(s)
    if s.board.ending == FIRST_BANKRUPTCY:
        s.last_debts = True
        s.estate = 0


def _drop_turn(s: State) -> None:
    """What the throw still asked of the player is void; the turn passes left by itself."""
    s.stage = STAGE_TURN_OVER
    s.throw_again = False
    s.decided()
    s.move_due = False
    s.mr_m_due = False


def _pass_estate(s: State, player: i64, heir: i64) -> None:
    held = s.held[player]
    proceeds = _return_buildings(s, player, held, heir)
    cash = s.cash[player]
    bank.pay(s, player, heir, cash)
    card_decks = [deck for deck in range(2) if s.jail_card[deck] == player]
    if s.log is not None:
        s.log.append(
            EstatePassed(player, heir, cash, bitset.members_of(held), tuple(card_decks), proceeds)
        )
    for deck in card_decks:
        if heir >= 0:
            s.jail_card[deck] = heir
        else:
            decks.return_jail_card(s, deck)
    if heir >= 0:
        _inherit_deeds(s, heir, held)
    else:
        _return_deeds(s, held)


def _return_buildings(s: State, player: i64, held: i64, heir: i64) -> i64:
    """10 MCS 190(b): sold to the Bank at half price for the heir; the Bank itself pays nothing."""
    proceeds: i64 = 0
    rest = held
    while rest != 0:
        proceeds += building_sales.clear_lot(s, bitset.lowest(rest))
        rest = bitset.without_lowest(rest)
    if heir < 0:
        return 0
    bank.pay(s, BANK, player, proceeds)
    return proceeds


def _inherit_deeds(s: State, heir: i64, held: i64) -> None:
    """10 MCS 190(c), (d): interest on each mortgage at once, then the choice to lift or keep."""
    rest = held
    while rest != 0:
        deeds.give(s, bitset.lowest(rest), heir)
        rest = bitset.without_lowest(rest)
    mortgaged = held & s.mortgaged
    s.to_keep |= mortgaged
    for space in reversed(bitset.members_of(mortgaged)):
        debt.owe_first(s, heir, BANK, s.board.interest[space], debt.INTEREST, space)


def _return_deeds(s: State, held: i64) -> None:
    """90 MCS 190(e): mortgages are cancelled and the deeds wait for their auctions."""
    for space in bitset.members_of(held):
        deeds.give(s, space, BANK)
        s.mortgaged = bitset.without(s.mortgaged, space)
    s.to_keep &= ~held
    s.estate |= held
