"""The players: token, cash, deeds by group, Jail."""

from typing import Final

from rich.style import Style
from rich.table import Table
from rich.text import Text

from monopoly.bots import View
from monopoly.game.game import Game
from monopoly.rules.state import FREE
from monopoly.terminal.cells import DIM
from monopoly.terminal.marks import Marks, group_style

NAME_WIDTH: Final = 12
ROOMY: Final = 100  # from here on there is room to say where everybody is


def players_view(game: Game, marks: Marks, kinds: list[str], width: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(max_width=NAME_WIDTH, no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for seat, name in enumerate(game.players):
        out = game.state.retired[seat] > 0
        table.add_row(
            marks.token(seat) if not out else Text(" "),
            Text(name, Style(dim=True, strike=True) if out else marks.style(seat)),
            Text(_who(game, seat, kinds[seat]), DIM),
            Text("out" if out else game.board.money(game.state.cash[seat]), DIM if out else "bold"),
            _where(game, seat, width),
            _deeds(game, seat),
        )
    return table


def _who(game: Game, seat: int, kind: str) -> str:
    token = game.state.token[seat]
    words = [game.board.edition.tokens[token]] if token >= 0 else []
    return ", ".join([*words, kind] if kind else words)


def _where(game: Game, seat: int, width: int) -> Text:
    s = game.state
    if s.retired[seat]:
        return Text()
    if s.jail[seat] != FREE:
        return Text("in Jail", "red")
    if width < ROOMY:
        return Text()
    return Text(f"on {game.board.edition.spaces[s.position[seat]].short}", DIM)


def _deeds(game: Game, seat: int) -> Text:
    """A letter for each deed, small when it is mortgaged; complete groups are underlined."""
    s, view = game.state, View(game.state)
    shown: list[Text] = []
    for group in game.board.edition.groups:
        owned = [space for space in group.spaces if s.owner[space] == seat]
        letters = "".join(group.mark.lower() if view.mortgaged(i) else group.mark for i in owned)
        if letters:
            whole = Style(underline=len(owned) == len(group.spaces), bold=True)
            shown.append(Text(letters, group_style(group) + whole))
    cards = sum(s.jail_card[deck] == seat for deck in range(2))
    if cards:
        shown.append(Text("jail card" if cards == 1 else "2 jail cards", "italic"))
    return Text(" ").join(shown)
