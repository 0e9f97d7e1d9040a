"""The game on disk: its record, written whole or not at all, with who sits where in its header."""

import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monopoly.bots import BOTS
from monopoly.game import record
from monopoly.game.game import Game
from monopoly.game.record import PERSON, SEATS, RecordError
from monopoly.terminal.errors import UsageError
from monopoly.terminal.seating import is_own

SIZE_MAX: Final = 64_000_000  # bytes; a game of ten thousand turns has three


@dataclass(frozen=True, slots=True)
class Saved:
    game: Game
    kinds: tuple[str, ...]  # by seat, PERSON or a bot; empty when the record does not say


def default_path() -> Path:
    """Where a desktop keeps what programs remember."""
    folder = os.environ.get("XDG_DATA_HOME", "")
    try:
        home = Path(folder) if folder else Path.home() / ".local" / "share"
    except RuntimeError:
        raise UsageError(
            "There is no home folder to save in: say where with --save FILE."
        ) from None
    return home / "monopoly" / "last-game.jsonl"


def write(path: Path, game: Game, kinds: Sequence[str]) -> None:
    """Replaces what is there in one step, so that nothing is ever half a game."""
    header, *lines = game.record()
    header = record.write(json.loads(header) | {SEATS: list(kinds)})
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write("\n".join([header, *lines, ""]))
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def read_lines(path: Path) -> list[str]:
    """The lines of a record; `RecordError` when it cannot be one."""
    with path.open("rb") as file:
        data = file.read(SIZE_MAX + 1)
    if len(data) > SIZE_MAX:
        raise RecordError(1, "the file is too large to be a record")
    return record.lines_of(data)


def load(path: Path) -> Saved:
    """The game as it was left; `RecordError` when the record is damaged."""
    lines = read_lines(path)
    game = Game.replay(lines)
    return Saved(game, _kinds(lines, len(game.players)))


def _kinds(lines: Sequence[str], players: int) -> tuple[str, ...]:
    number, header = next(record.read(lines))
    kinds = header.get(SEATS)
    if kinds is None:
        return ()
    known = {PERSON, *BOTS}
    if (
        not isinstance(kinds, list)
        or len(kinds) != players
        or not all(isinstance(kind, str) and (kind in known or is_own(kind)) for kind in kinds)
        or kinds.count(PERSON) != 1
    ):
        raise RecordError(number, "does not say rightly who sits where")
    return tuple(kinds)


def set_aside(path: Path) -> Path:
    """Renames what cannot be read, so that it is out of the way and not lost."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged" + (f"-{number}" if number > 1 else ""))
        if not aside.exists():
            try:
                return path.rename(aside)
            except OSError as error:
                raise UsageError(f"{path} cannot be put aside: {error.strerror}.") from None
    raise UsageError(f"There are too many damaged games beside {path}: tidy up first.")
