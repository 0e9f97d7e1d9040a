"""The forty Spaces: four columns in a small window, the board as a ring in a large one."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from monopoly.game.game import Game
from monopoly.rules.board import SPACES
from monopoly.terminal.cells import DIM, Cell
from monopoly.terminal.marks import Marks, group_style

SIDE: Final = 10
RING_WIDTH: Final = 132  # eleven Spaces a side, twelve letters each
RING_HEIGHT: Final = 42  # and a menu below
RING_CELL_MAX: Final = 15
CELL_LINES: Final = 3
MIDDLE_LINES: Final = (SIDE - 1) * CELL_LINES
COLUMN_MAX: Final = 30
GAP: Final = 2  # between columns


def has_room_for_ring(width: int, height: int) -> bool:
    return width >= RING_WIDTH and height >= RING_HEIGHT


def columns_view(game: Game, marks: Marks, width: int) -> RenderableType:
    """GO at the top left, then down and on to the next column."""
    count = 4 if width >= 68 else 2
    rows = SPACES // count
    columns = [[Cell(game, marks, space) for space in range(i, i + rows)] for i in _firsts(count)]
    widths = _widths([max(cell.need for cell in column) for column in columns], width)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for column_width in widths:
        grid.add_column(width=column_width, no_wrap=True)
    for row in range(rows):
        pairs = zip(columns, widths, strict=True)
        grid.add_row(*(column[row].line(column_width) for column, column_width in pairs))
    return grid


def _firsts(count: int) -> range:
    return range(0, SPACES, SPACES // count)


def _widths(needs: list[int], width: int) -> list[int]:
    """Columns of the same width; letters left over go where names need them."""
    even, over = divmod(width - (len(needs) - 1) * GAP, len(needs))
    needy = sorted(range(len(needs)), key=lambda i: -needs[i])[:over]
    widths = [even + (i in needy and needs[i] > even) for i in range(len(needs))]
    return [min(column, COLUMN_MAX) for column in widths]


class RingView:
    """The board as it lies on the table, GO at the lower right; `middle` stands inside."""

    def __init__(self, game: Game, marks: Marks, middle: RenderableType) -> None:
        self._game: Final = game
        self._marks: Final = marks
        self._middle: Final = middle

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width // (SIDE + 1), RING_CELL_MAX)
        yield from self._row(console, range(20, 31), width)
        yield from self._sides(console, options, width)
        yield from self._row(console, range(10, -1, -1), width)

    def _row(self, console: Console, spaces: range, width: int) -> Iterator[Segment]:
        cells = [self._cell(space, width - 1) for space in spaces]
        for line in range(CELL_LINES):
            for cell in cells:
                yield from cell[line].render(console)
                yield Segment(" ")
            yield Segment.line()

    def _sides(self, console: Console, options: ConsoleOptions, width: int) -> Iterator[Segment]:
        middle_width = (SIDE - 1) * width - 4
        size = options.update(width=middle_width, height=MIDDLE_LINES)
        inside = console.render_lines(self._middle, size, pad=True)[:MIDDLE_LINES]
        for step in range(SIDE - 1):
            left = self._cell(19 - step, width - 1)
            right = self._cell(31 + step, width - 1)
            for line in range(CELL_LINES):
                yield from left[line].render(console)
                yield Segment("   ")
                yield from inside[step * CELL_LINES + line]
                yield Segment("  ")
                yield from right[line].render(console)
                yield Segment.line()

    def _cell(self, index: int, width: int) -> list[Text]:
        cell = Cell(self._game, self._marks, index)
        return [
            _band(cell, width),
            _spread(cell.name(width), Text(), width),
            _spread(cell.ownership(), cell.tokens(), width),
        ]


class Latest:
    """The last lines of something that may be longer than its room."""

    def __init__(self, content: RenderableType, lines: int) -> None:
        self._content: Final = content
        self._lines: Final = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        size = options.update(height=None)
        for line in console.render_lines(self._content, size, pad=True)[-self._lines :]:
            yield from line
            yield Segment.line()


def _band(cell: Cell, width: int) -> Text:
    if cell.group is None:
        return Text.assemble(("─" * width, DIM), end="")
    text = cell.buildings(long=True).ljust(width - 1) + cell.group.mark
    return Text.assemble((text[-width:], group_style(cell.group)), end="")


def _spread(left: Text, right: Text, width: int) -> Text:
    text = Text.assemble(left, " " * max(width - len(left) - len(right), 0), right, end="")
    text.truncate(width, pad=True)
    return text
