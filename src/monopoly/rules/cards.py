"""Chance and Community Chest: draw from the top, obey, put it back at the bottom (10 MCS 100)."""

from mypy_extensions import i64

from monopoly.rules import bank, buying, debt, decks, jail, movement, rent, retirement
from monopoly.rules.board import (
    ADVANCE,
    BACK,
    BANK,
    CARD_TO_JAIL,
    COLLECT,
    COLLECT_FROM_EACH,
    DEATH,
    DECK_ROOM,
    JAIL_FREE,
    NEAREST_RAILROAD,
    NEAREST_UTILITY,
    PAY,
    PAY_EACH,
    RAILROAD,
    REPAIRS,
    SPACES,
    UTILITY,
)
from monopoly.rules.events import CardDrawn, CardMoney, DiedLaughing, JailCardKept
from monopoly.rules.state import State


def draw(s: State, player: i64, deck: i64) -> None:
    board = s.board
    card = decks.take_top(s, deck)
    if s.log is not None:
        s.log.append(CardDrawn(player, deck, card))
    place = deck * DECK_ROOM + card
    if board.effect[place] == JAIL_FREE:
        s.jail_card[deck] = player  # held until used: 10 MCS 100(a)
        if s.log is not None:
            s.log.append(JailCardKept(player, deck))
        return
    decks.put_back(s, deck, card)
    obey(s, player, place)


def obey(s: State, player: i64, place: i64) -> None:
    """Does what the card at this place of the flat deck tables says."""
    board = s.board
    effect = board.effect[place]
    amount = board.amount[place]
    if effect == COLLECT:
        _collect(s, player, amount)
    elif effect == PAY:
        debt.owe(s, player, debt.penalties_go_to(s), amount, debt.CARD)
    elif effect == ADVANCE:
        movement.advance_to(s, player, board.target[place])
        movement.land(s, player)
    elif effect == NEAREST_RAILROAD:
        _go_to_nearest(s, player, RAILROAD)
    elif effect == NEAREST_UTILITY:
        _go_to_nearest(s, player, UTILITY)
    elif effect == COLLECT_FROM_EACH:
        _collect_from_each(s, player, amount)
    elif effect == PAY_EACH:
        _pay_each(s, player, amount)
    elif effect == REPAIRS:
        cost = _repairs(s, player, amount, board.amount2[place])
        debt.owe(s, player, debt.penalties_go_to(s), cost, debt.CARD)
    elif effect == BACK:
        movement.back(s, player, amount)
    elif effect == CARD_TO_JAIL:
        jail.send(s, player, "card")
    elif effect == DEATH:
        _die(s, player)


def _collect(s: State, player: i64, amount: i64) -> None:
    bank.pay(s, BANK, player, amount)
    if s.log is not None:
        s.log.append(CardMoney(BANK, player, amount))


def _collect_from_each(s: State, player: i64, amount: i64) -> None:
    # 90 MCS 190(d): one by one, in seat order from the drawer's left
    for i in range(1, s.players):
        other = (player + i) % s.players
        if s.retired[other] == 0:
            debt.owe(s, other, player, amount, debt.CARD)


def _pay_each(s: State, player: i64, amount: i64) -> None:
    for i in range(1, s.players):
        other = (player + i) % s.players
        if s.retired[other] == 0:
            debt.owe(s, player, other, amount, debt.CARD)


def _repairs(s: State, player: i64, per_house: i64, per_hotel: i64) -> i64:
    cost: i64 = 0
    for i in range(len(s.board.deeds)):
        space = s.board.deeds[i]
        rank = s.buildings[space]
        if rank > 0 and s.owner[space] == player:
            cost += per_hotel if rank == s.board.hotel else rank * per_house
    return cost


def _go_to_nearest(s: State, player: i64, kind: i64) -> None:
    space = s.position[player]
    for _step in range(SPACES):
        space = (space + 1) % SPACES
        if s.board.kind[space] == kind:
            break
    movement.advance_to(s, player, space)
    if not buying.offer_for_sale(s, space):
        rent.charge_by_card(s, player, space)


def _die(s: State, player: i64) -> None:
    """40 MCS 100(b): the joke card takes its drawer out of the game."""
    if s.log is not None:
        s.log.append(DiedLaughing(player))
    retirement.retire(s, player, BANK)
