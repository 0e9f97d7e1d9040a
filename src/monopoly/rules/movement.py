"""Tokens move, and the Space they reach has its say (10 MCS 60)."""

from mypy_extensions import i64

from monopoly.rules import buying, cards, free_parking, go, jail, rent, tax
from monopoly.rules.board import (
    CHANCE,
    CHANCE_DECK,
    CHEST_DECK,
    COMMUNITY_CHEST,
    FREE_PARKING,
    GO_TO_JAIL,
    INCOME_TAX,
    LUXURY_TAX,
    SPACES,
)
from monopoly.rules.events import Moved
from monopoly.rules.state import State


def forward(s: State, player: i64, steps: i64) -> None:
    """Moves on and does what the Space says."""
    go_forward(s, player, steps)
    land(s, player)


def go_forward(s: State, player: i64, steps: i64) -> None:
    start = s.position[player]
    space = start + steps
    if space >= SPACES:
        space -= SPACES
    s.position[player] = space
    if s.log is not None:
        s.log.append(Moved(player, start, space, True))
    if space < start or steps == SPACES:
        go.pass_go(s, player)  # 10 MCS 70: landing on it or passing over it


def advance_to(s: State, player: i64, space: i64) -> None:
    """Forward to a named Space; whoever passes GO on the way is paid (90 MCS 70(b))."""
    steps = space - s.position[player]
    if steps <= 0:
        steps += SPACES
    go_forward(s, player, steps)


def back(s: State, player: i64, steps: i64) -> None:
    start = s.position[player]
    space = (start - steps + SPACES) % SPACES
    s.position[player] = space
    if s.log is not None:
        s.log.append(Moved(player, start, space, False))
    land(s, player)


def land(s: State, player: i64) -> None:
    """10 MCS 60(f): the Space decides between buying, rent, tax, a card, jail or a rest."""
    space = s.position[player]
    board = s.board
    if board.price[space] > 0:
        if not buying.offer_for_sale(s, space):
            rent.charge(s, player, space, 1)
        return
    kind = board.kind[space]
    if kind == CHANCE:
        cards.draw(s, player, CHANCE_DECK)
    elif kind == COMMUNITY_CHEST:
        cards.draw(s, player, CHEST_DECK)
    elif kind == INCOME_TAX:
        tax.charge_income_tax(s, player, space)
    elif kind == LUXURY_TAX:
        tax.charge_luxury_tax(s, player, space)
    elif kind == GO_TO_JAIL:
        jail.send(s, player, "space")
    elif kind == FREE_PARKING:
        free_parking.collect_pot(s, player)
