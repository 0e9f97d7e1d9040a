"""A Title Deed, as its owner holds it."""

from rich.box import ROUNDED
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from monopoly.bots import View
from monopoly.editions import Space
from monopoly.game.game import Game
from monopoly.rules.board import BANK
from monopoly.story.wording import Wording, counted
from monopoly.terminal.marks import group_style


def deed_view(game: Game, index: int, wording: Wording) -> Panel:
    board, s = game.board, game.state
    space = board.edition.spaces[index]
    group = board.edition.groups[board.group[index]]
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for label, amount in [("Price", board.money(space.price)), *_rents(game, space)]:
        table.add_row(label, amount)
    table.add_row("Mortgage", board.money(space.mortgage))
    if space.house_cost:
        table.add_row("A house or hotel", board.money(space.house_cost))
    table.add_row(Text(_whose(wording, s.owner[index]), "bold"), _state(game, index))
    title = Text(f" {space.name} · {group.name} ", group_style(group))
    return Panel(table, title=title, box=ROUNDED, expand=False, padding=(0, 2))


def _rents(game: Game, space: Space) -> list[tuple[str, str]]:
    board = game.board
    if space.kind == "utility":
        return [
            (
                f"Rent with {counted(count, 'utility').replace('utilitys', 'utilities')}",
                f"{n} × dice",
            )
            for count, n in enumerate(space.rents, 1)
        ]
    if space.kind == "railroad":
        labels = [f"Rent with {count} of them" for count in range(1, len(space.rents) + 1)]
        return [(label, board.money(rent)) for label, rent in zip(labels, space.rents, strict=True)]
    houses = [counted(rank, "house") for rank in range(1, board.hotel)]
    labels = ["Rent", *(f"with {house}" for house in houses), "with a hotel"]
    ranks = range(board.hotel + 1)
    return [
        (label, board.money(board.rent_at(space.index, rank)))
        for label, rank in zip(labels, ranks, strict=True)
    ]


def _whose(wording: Wording, owner: int) -> str:
    if owner == BANK:
        return "For sale"
    return wording.say("{owner} [has] it", owner=wording.person(owner))


def _state(game: Game, index: int) -> str:
    s = game.state
    if View(s).mortgaged(index):
        return "mortgaged"
    rank = s.buildings[index]
    if rank == game.board.hotel:
        return "a hotel"
    return counted(rank, "house") if rank else ""
