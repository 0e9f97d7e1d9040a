"""A small picture of the board as SVG: who owns what, what stands there, tokens, and cash."""

from html import escape
from typing import Final

from monopoly.analysis.review.style import seat_color
from monopoly.game.game import Game
from monopoly.rules import bitset

SIDE: Final = 11  # Spaces along a side, corners included
CELL: Final = 20
BAND: Final = 6
SIZE: Final = SIDE * CELL
LINE: Final = 18  # of the cash, in the middle


def small_board(game: Game) -> str:
    """The board at this moment; a Space tells its name, owner and buildings when pointed at."""
    parts = [
        (
            f'<svg class="board" viewBox="-1 -1 {SIZE + 2} {SIZE + 2}" role="img" '
            'aria-label="The board at this moment">'
        ),
        f'<rect width="{SIZE}" height="{SIZE}" class="paper"/>',
    ]
    for space in range(40):
        parts += _space(game, space)
    playing = [seat for seat in range(len(game.players)) if not game.state.retired[seat]]
    parts += [_token(game, seat) for seat in playing]
    parts += [_cash(game, seat, row, len(playing)) for row, seat in enumerate(playing)]
    return "\n".join([*parts, "</svg>"])


def corner_of(space: int) -> tuple[int, int]:
    """The upper left corner of a Space: GO is at the lower right, and one walks clockwise."""
    side, along = divmod(space, 10)
    last = SIDE - 1
    column, row = [
        (last - along, last),
        (0, last - along),
        (along, 0),
        (last, along),
    ][side]
    return column * CELL, row * CELL


def _space(game: Game, space: int) -> list[str]:
    state, board = game.state, game.board
    x, y = corner_of(space)
    owner, rank = int(state.owner[space]), int(state.buildings[space])
    title = board.names[space]
    if owner >= 0:
        title += f", {game.players[owner]}"
    if rank:
        title += ", hotel" if rank == board.hotel else f", {rank} houses"
    found = [
        (
            f"<g><title>{escape(title)}</title>"
            f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" class="space"/>'
        )
    ]
    color = next((group.color for group in board.edition.groups if space in group.spaces), "")
    if color:
        found.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{BAND}" fill="{color}"/>')
    if owner >= 0:
        faded = ' opacity="0.35"' if bitset.has(state.mortgaged, space) else ""
        found.append(
            f'<rect x="{x + 2}" y="{y + BAND + 2}" width="{CELL - 4}" height="{CELL - BAND - 4}" '
            f'style="fill: {seat_color(owner)}"{faded}/>'
        )
    if rank:
        mark = "H" if rank == board.hotel else str(rank)
        found.append(f'<text x="{x + CELL / 2}" y="{y + CELL - 5}" class="rank">{mark}</text>')
    return [*found, "</g>"]


def _token(game: Game, seat: int) -> str:
    x, y = corner_of(int(game.state.position[seat]))
    shift = 4 * (seat % 4) + 4
    row = 13 if seat < 4 else 17
    return (
        f'<circle cx="{x + shift}" cy="{y + row}" r="2.6" '
        f'style="fill: {seat_color(seat)}" class="token">'
        f"<title>{escape(game.players[seat])}</title></circle>"
    )


def _cash(game: Game, seat: int, row: int, rows: int) -> str:
    y = SIZE / 2 + LINE * (row - (rows - 1) / 2)
    return (
        f'<g><title>{escape(game.players[seat])}</title><circle cx="84" cy="{y}" r="4.5" '
        f'style="fill: {seat_color(seat)}"/><text x="94" y="{y + 4.5}" class="cash">'
        f"{escape(game.board.money(int(game.state.cash[seat])))}</text></g>"
    )
