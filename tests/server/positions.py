"""Tables of a test server whose game begins at a position, not at the beginning.

A server started with the prelude `BEGIN_AT_POSITIONS` looks into a folder when a game is begun. If
there is a position for that table, it is set up; the players of the position are those at the
table, seat by seat, whatever they are called there.
"""

import atexit
import json
import shutil
import tempfile
from pathlib import Path
from typing import Final

import pytest

from monopoly import Position
from monopoly.server.tables import table as tables

FOLDER: Final = Path(tempfile.mkdtemp(prefix="monopoly-positions-"))
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)

BEGIN_AT_POSITIONS: Final = f"""
import json
from pathlib import Path
from types import SimpleNamespace
from monopoly import Game, Position
from monopoly.server.tables import table as tables

def renamed(data, names):
    if isinstance(data, dict):
        return {{names.get(key, key): renamed(value, names) for key, value in data.items()}}
    if isinstance(data, list):
        return [renamed(value, names) for value in data]
    return names.get(data, data) if isinstance(data, str) else data

def begin_game(table, words, banks):
    path = Path({str(FOLDER)!r}, table.id)
    if not path.exists():
        return at_the_beginning(table, words, banks)
    def new(rules, *, players, dealer, tokens, **_):
        data = json.loads(path.read_text(encoding="utf-8"))
        known = [player["name"] for player in data["players"]]
        data = renamed(data, dict(zip(known, players, strict=True)))
        for player, token in zip(data["players"], tokens):
            player["token"] = token
        return Game.from_position(Position.from_dict(data), dealer=dealer)
    tables.Game = SimpleNamespace(new=new)
    try:
        return at_the_beginning(table, words, banks)
    finally:
        tables.Game = Game

at_the_beginning = tables.Table.begin_game
tables.Table.begin_game = begin_game
"""


def begin_here_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for tables in this very process."""
    monkeypatch.setattr(tables.Table, "begin_game", tables.Table.begin_game)  # put back afterwards
    exec(BEGIN_AT_POSITIONS, {})  # noqa: S102


def begin_at(table_id: str, data: dict[str, object]) -> Position:
    """The game of this table, once it is started, begins here."""
    position = Position.from_dict(data)  # refused here rather than by the server
    players = [
        player if isinstance(player, dict) else {"name": player} for player in _players(data)
    ]
    text = json.dumps(data | {"players": players})
    (FOLDER / table_id).write_text(text, encoding="utf-8")
    return position


def _players(data: dict[str, object]) -> list[object]:
    players = data["players"]
    assert isinstance(players, list)
    return players
