"""What stands on one Space, in a line or two: owner, buildings, mortgage, tokens."""

from typing import Final

from rich.style import Style
from rich.text import Text

from monopoly.bots import View
from monopoly.editions import Group
from monopoly.game.game import Game
from monopoly.rules.board import BANK
from monopoly.terminal.marks import Marks, group_style

DIM: Final = Style(dim=True)
STRUCK: Final = Style(dim=True, strike=True)
HOUSE_SIGN: Final = "⌂"
TOKEN_SIGN: Final = "▸"  # noqa: S105 - a piece, no password


class Cell:
    """One Space of a game at this moment."""

    def __init__(self, game: Game, marks: Marks, index: int) -> None:
        self._s: Final = game.state
        self._view: Final = View(game.state)
        self._marks: Final = marks
        self.index: Final = index
        self.space: Final = game.board.edition.spaces[index]
        self.is_deed: Final = self.space.price > 0
        self.group: Final = self._group(game)

    @property
    def need(self) -> int:
        """How wide a line must be for the short name and the price."""
        price = self._s.board.money(self.space.price) if self.is_deed else ""
        return 3 + len(self.space.short) + len(price)

    def _group(self, game: Game) -> Group | None:
        if not self.is_deed:
            return None
        return game.board.edition.groups[game.board.group[self.index]]

    def group_mark(self) -> Text:
        if self.group is None:
            return Text(" ")
        return Text(self.group.mark, group_style(self.group))

    def name(self, width: int) -> Text:
        """The full name where it fits, the short one where not."""
        name = self.space.name if len(self.space.name) <= width else self.space.short
        mortgaged = self._view.mortgaged(self.index)
        text = Text(name, STRUCK if mortgaged else "", no_wrap=True)
        text.truncate(width, overflow="ellipsis")
        return text

    def tokens(self) -> Text:
        s = self._s
        seats = [i for i in range(s.players) if not s.retired[i] and s.position[i] == self.index]
        if not seats:
            return Text()
        return Text.assemble(TOKEN_SIGN, *(self._marks.token(seat) for seat in seats))

    def buildings(self, *, long: bool = False) -> str:
        rank = self._s.buildings[self.index]
        if rank == 0:
            return ""
        if rank == self._s.board.hotel:
            return "HOTEL" if long else f"{HOUSE_SIGN}H"
        return HOUSE_SIGN * rank if long else f"{HOUSE_SIGN}{rank}"

    def ownership(self) -> Text:
        """The price while the Bank has the deed; then the owner, and an m when mortgaged."""
        if not self.is_deed:
            return Text()
        owner = self._s.owner[self.index]
        if owner == BANK:
            return Text(self._s.board.money(self.space.price), DIM)
        mortgaged = "m" if self._view.mortgaged(self.index) else ""
        return Text.assemble(self._marks.owner(owner), (mortgaged, DIM))

    def line(self, width: int) -> Text:
        """All of it in one line."""
        tokens, ownership = self.tokens(), self.ownership()
        between = " " if tokens and ownership else ""
        right = Text.assemble(tokens, between, ownership, self.buildings())
        name = self.name(max(width - 3 - len(right), 1))
        space = " " * max(width - 2 - len(name) - len(right), 0)
        return Text.assemble(self.group_mark(), " ", name, space, right)
