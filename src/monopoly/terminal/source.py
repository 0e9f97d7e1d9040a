"""A moment of a game as it is given on the command line: a position, or a place in a record."""

import re
from itertools import islice
from pathlib import Path
from typing import Final

from monopoly.game.game import Game
from monopoly.game.position import Position, PositionError
from monopoly.game.position.json_form import JSON_MAX
from monopoly.game.position.text_form import MARK
from monopoly.game.record import RecordError
from monopoly.terminal import save
from monopoly.terminal.errors import UsageError

RECORD_AT: Final = re.compile(r"(.+)@([0-9]{1,9})")
HEADER: Final = re.compile(r'\s*\{\s*"monopoly"\s*:')
DAMAGED: Final = 1


def read_position(source: str) -> Position:
    """From JSON, from one line, from a file with either, or from a record, as RECORD@STEP."""
    moment = read_moment(source)
    return moment.position() if isinstance(moment, Game) else moment


def read_moment(source: str, *, damaged: int = DAMAGED) -> Position | Game:
    """The same, with what came before where it is known; `damaged` is the status for a record that
    cannot be replayed."""
    try:
        text = source.strip()
        if not text or text.startswith(("{", f"{MARK}~")):
            return Position.parse(text)
        return _from_file(source)
    except PositionError as error:
        raise UsageError(f"That is no position. {error}") from None
    except OSError as error:
        raise UsageError(f"{source} cannot be read: {error.strerror}.") from None
    except RecordError as error:
        raise UsageError(f"{source} is damaged: {error}.", damaged) from None


def _from_file(source: str) -> Position | Game:
    at = RECORD_AT.fullmatch(source)
    if at is not None and not Path(source).exists():
        return _of_record(Path(at[1]), int(at[2]))
    with Path(source).open("rb") as file:
        text = file.read(JSON_MAX + 1).decode("utf-8", "replace")
    if HEADER.match(text):
        return Game.replay(save.read_lines(Path(source)))
    return Position.parse(text)


def _of_record(path: Path, step: int) -> Game:
    """After so many actions; 0 is the set laid out."""
    steps = Game.replay_steps(save.read_lines(path))
    moment = next(islice(steps, step, None), None)
    if moment is None:
        raise UsageError(f"{path} has fewer than {step} actions.")
    return moment[0]
