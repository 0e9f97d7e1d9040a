"""A report as plain data: sentences and tables. `lab/tables.py` draws them in a terminal.

Kept apart from drawing, so that whatever counts games can say what it found without a package for
terminals, in any process.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    text: str
    square: str = ""  # a color: a square of it stands before the text
    bold: bool = False


@dataclass(frozen=True, slots=True)
class ReportTable:
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str | Cell, ...], ...]
    align: str = ""  # "l" or "r" for each column; if empty, the first left and the others right
    caption: str = ""
    plain: bool = False  # neither heads of columns nor lines
    fold_first: bool = False  # a long text in the first column takes several lines


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Tables beside each other, or below each other where there is no room."""

    tables: tuple[ReportTable, ...]


Part = str | ReportTable | SideBySide
