"""Everything that is shown: the board, the players, the menu, the story, the standings."""

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from monopoly.game.game import Game
from monopoly.story.wording import Wording, counted, listed
from monopoly.terminal.board_view import (
    MIDDLE_LINES,
    Latest,
    RingView,
    columns_view,
    has_room_for_ring,
)
from monopoly.terminal.characters import characters_of, short_name
from monopoly.terminal.deed_view import deed_view
from monopoly.terminal.marks import Marks
from monopoly.terminal.menu import GROUPS, Menu
from monopoly.terminal.players_view import players_view
from monopoly.terminal.table import Table
from monopoly.terminal.telling import Narrator

HELP: Final = """\
Enter does the first thing on the menu; a number does that one. A letter opens what stands behind \
it, and b2 is the second thing behind b.

  b build   s sell buildings   m mortgage   l lift a mortgage
  t propose a trade            d show a Title Deed
  v show the board again       w ask why something is not possible
  x give up for good           q leave: the game is saved and waits for you

On the board each Space has its color-group's letter before its name; after it stands its price, \
or its owner's letter, ⌂ with the number of houses (⌂H is a hotel) and an m when it is mortgaged. \
A letter after ▸ is a player's token. Behind a player's cash stand the deeds: a small \
letter is mortgaged, an underlined group complete.

Whom you play against:"""


def make_console() -> Console:
    """What cannot be written or read in the terminal's own letters is replaced, never a fall."""
    for stream in (sys.stdout, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Console(highlight=False, soft_wrap=False)


class Screen:
    def __init__(self, console: Console, table: Table, narrator: Narrator, marks: Marks) -> None:
        self.console: Final = console
        self._table: Final = table
        self._game: Final = table.game
        self._narrator: Final = narrator
        self._marks: Final = marks
        self._words: Final = Wording(table.game.players, table.game.board, table.person)

    def welcome(self) -> None:
        game, kinds = self._game, self._table.kinds
        others = [
            f"{name} ({short_name(kinds[seat])})"
            for seat, name in enumerate(game.players)
            if seat != self._table.person
        ]
        self.console.print(
            Text.assemble(
                ("MONOPOLY", "bold"), f" · {game.board.edition.title} · rules: {game.rules.name}"
            )
        )
        self.console.print(Text(f"You play against {listed(others)}. ? helps, q leaves."))

    def paragraphs(self, paragraphs: Iterable[Grid]) -> None:
        for paragraph in paragraphs:
            self.console.print(paragraph)

    def board(self) -> None:
        width, height = self.console.size
        self._heading()
        if has_room_for_ring(width, height):
            self.console.print(RingView(self._game, self._marks, self._middle(width)))
            return
        self.console.print(columns_view(self._game, self._marks, width))
        self.console.print()
        self.console.print(self._players(width))

    def _heading(self) -> None:
        s = self._game.state
        title = f"Turn {s.turn}" if s.turn else "Before the first turn"
        bank = f"Bank: {counted(s.houses, 'house')}, {counted(s.hotels, 'hotel')}"
        pot = f" · pot {self._words.money(s.pot)}" if s.pot else ""
        self.console.rule(Text(f"{title} · {bank}{pot}", "bold"), align="left", style="dim")

    def _players(self, width: int) -> Grid:
        kinds = [
            "" if seat == self._table.person else short_name(kind)
            for seat, kind in enumerate(self._table.kinds)
        ]
        return players_view(self._game, self._marks, kinds, width)

    def _middle(self, width: int) -> Group:
        title = Text(self._game.board.edition.title.upper(), "bold", justify="center")
        room = MIDDLE_LINES - 5 - len(self._game.players)
        story = Latest(Group(*self._narrator.paragraphs), room)
        return Group("", title, "", self._players(width - 24), "", story)

    def menu(self, caption: str, menu: Menu, *, commands: Sequence[tuple[str, str]]) -> None:
        self.console.print()
        self.console.print(Text(caption, "bold"))
        for number, entry in enumerate(menu.entries, 1):
            label = Text.assemble((f"{number:>3}  ", "bold cyan"), entry.label)
            if number == 1:
                label.append("  ⏎", "dim")
            self.console.print(label)
        words = {group.key: group.word for group in GROUPS}
        listed_above = {entry.key for entry in menu.entries}
        letters = [
            (key, f"{words[key]} ({len(found)})")
            for key, found in menu.groups.items()
            if key not in listed_above
        ]
        for line in (letters, commands):
            if line:
                self.console.print(_keys(line))

    def deed(self, space: int) -> None:
        self.console.print(deed_view(self._game, space, self._words))

    def help(self) -> None:
        self.console.print(Text(HELP))
        for sentence in characters_of(self._table.kinds):
            self.console.print(Text(f"  {sentence}"))

    def note(self, sentence: str) -> None:
        """A line with a path in it, which is never broken."""
        self.console.print(Text(sentence, "dim"), soft_wrap=True)

    def standings(self) -> None:
        self.console.print()
        self.console.rule(Text("How it ended", "bold"), align="left", style="dim")
        self.console.print(standings_view(self._game))


def _keys(keys: Iterable[tuple[str, str]]) -> Text:
    shown = [Text.assemble((key, "bold cyan"), f" {word}") for key, word in keys]
    return Text("  ") + Text("   ").join(shown)


def standings_view(game: Game) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(justify="right")
    for standing in game.standings():
        first = standing.place == 1
        grid.add_row(
            Text(f"{standing.place}.", "bold" if first else ""),
            Text(standing.player, "bold" if first else ""),
            "out" if standing.retired else game.board.money(standing.worth),
        )
    return grid
