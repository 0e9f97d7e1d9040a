"""Tables of a test server whose game begins at a position, not at the beginning: such a server
looks into a folder when a game is begun."""

import atexit
import json
import shutil
import tempfile
from pathlib import Path
from typing import Final

from monopoly import Position

FOLDER: Final = Path(tempfile.mkdtemp(prefix="monopoly-positions-"))
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)

AT_POSITIONS: Final = f"at_positions({str(FOLDER)!r})"  # see `worlds`


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
