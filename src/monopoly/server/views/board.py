"""The board of a table, which never changes while it stands."""

from functools import lru_cache

from monopoly.editions.model import Space
from monopoly.game.boards import board_for
from monopoly.game.position.names import space_names
from monopoly.protocol.messages import BoardView, CardView, DeckView, GroupView, SpaceView
from monopoly.rules import rent
from monopoly.rules.board import Board
from monopoly.rules.item import HOTEL, HOUSE
from monopoly.rules.ruleset import RuleSet
from monopoly.server.views.purposes import purpose_of


@lru_cache(maxsize=64)
def board_view(rules: RuleSet) -> BoardView:
    board = board_for(rules)
    edition = board.edition
    return BoardView(
        edition=board.rules.edition,
        title=edition.title,
        currency=edition.currency,
        notes=sorted((value for value, _ in edition.starting_notes), reverse=True),
        tokens=list(edition.tokens),
        hotel=int(board.hotel),
        house_item=HOUSE.number,
        hotel_item=HOTEL.number,
        jail=int(board.jail),
        jail_fine=edition.jail_fine,
        salary=edition.salary,
        spaces=[_space(board, space) for space in edition.spaces],
        groups=[
            GroupView(
                key=group.key,
                name=group.name,
                mark=group.mark,
                color=group.color,
                spaces=list(group.spaces),
            )
            for group in edition.groups
        ],
        decks=[
            DeckView(
                key=deck.key,
                name=deck.name,
                cards=[CardView(title=card.title, text=card.text) for card in deck.cards],
            )
            for deck in board.decks
        ],
    )


def _tax(board: Board, space: Space) -> int:
    taxes = {"income-tax": board.income_tax, "luxury-tax": board.luxury_tax}
    return int(taxes.get(space.kind, 0))


def _space(board: Board, space: Space) -> SpaceView:
    purpose = purpose_of(board, space)
    return SpaceView(
        index=space.index,
        kind=space.kind,
        name=space.name,
        position_name=space_names(board)[space.index],
        short=space.short,
        visiting=space.visiting,
        group=space.group,
        price=space.price,
        tax=_tax(board, space),
        house_cost=space.house_cost,
        rents=list(space.rents),
        group_rent=space.rents[0] * rent.WHOLE_GROUP if space.house_cost else 0,
        mortgage=space.mortgage,
        sentence=purpose.text,
        clause=purpose.clause,
    )
