"""A table taken up again from the store: every entry is taken in once more, every throw falls the
same way, and the position must come to the digest everybody had seen."""

import logging
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from monopoly.game import actions
from monopoly.game.boards import board_for
from monopoly.game.game import GameError
from monopoly.game.step import Step
from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import Began, LogEntry, Played
from monopoly.rules.events import EventError, event_class
from monopoly.rules.ruleset import RuleSetError
from monopoly.rules.violation import IllegalAction
from monopoly.server.refusal import Refusal
from monopoly.server.store.interface import Line, StoredTable, TableError
from monopoly.server.tables.config import read_config
from monopoly.server.tables.log import read_meta
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World

# What a damaged row brings about; its message says what is wrong.
EXPECTED: Final = (
    *(msgspec.MsgspecError, UnicodeDecodeError, actions.ActionError, EventError),
    *(IllegalAction, Refusal, RuleSetError, GameError),
)

_log: Final = logging.getLogger("monopoly.server")


def restore(stored: StoredTable, world: World) -> Table:
    """Raises `TableError` where the rows do not give the table they tell of."""
    table = table_as_opened(stored, world)
    for issued in stored.seat_keys:
        table.seat_keys.add(issued)
    for _ in apply_lines(table, stored.lines):
        pass
    if table.stage != stored.row.stage:
        why = f"its row says that it is {stored.row.stage}, its log that it is {table.stage}"
        raise TableError(table.id, why)
    table.mark_stored()
    return table


def table_as_opened(stored: StoredTable, world: World) -> Table:
    """The table as it was opened, before anybody sat down."""
    row = stored.row
    try:
        config = read_config(row.config)
        board_for(config.rule_set)
        return Table(row.id, row.created, config, world)
    except Exception as error:
        raise _damaged(row.id, "how it was opened cannot be read", error) from error


def apply_lines(table: Table, lines: Sequence[Line]) -> Iterator[tuple[LogEntry, Step | None]]:
    """Takes a log in, entry by entry, with what was played."""
    if not lines:
        raise TableError(table.id, "its log is empty")
    entries = [_read(table, line) for line in lines]
    last = max((entry.version for entry in entries if isinstance(entry, Played)), default=0)
    for entry, line in zip(entries, lines, strict=True):
        if line.version != table.version + 1:
            raise TableError(table.id, f"version {table.version + 1} is missing")
        try:
            step = _apply_line(table, entry, line)
        except Exception as error:
            why = f"version {line.version} cannot be taken in again"
            raise _damaged(table.id, why, error) from error
        if entry.version == last and isinstance(entry, Played) and table.digest() != entry.digest:
            raise TableError(table.id, f"version {last} comes to another position than was told")
        yield entry, step


def _read(table: Table, line: Line) -> LogEntry:
    try:
        entry = read_entry(line.entry)
    except Exception as error:
        raise _damaged(table.id, f"version {line.version} cannot be read", error) from error
    if entry.version != line.version:
        why = f"the entry of version {line.version} says that it is version {entry.version}"
        raise TableError(table.id, why)
    return entry


def _apply_line(table: Table, entry: LogEntry, line: Line) -> Step | None:
    step = None
    meta = read_meta(line.meta)
    if isinstance(entry, Began | Played):
        for plain in entry.events:
            event_class(plain)  # it will be told again
    if isinstance(entry, Began):
        _check_beginning(table, entry)
    elif isinstance(entry, Played):
        step = _play_again(table, entry)
    table.apply_entry(entry, meta)
    table.recent.append(line)
    return step


def _play_again(table: Table, entry: Played) -> Step:
    """As it was entered, with dice that must be those of the table's secret."""
    action = actions.from_dict(entry.action)
    step = table.playing().repeat(action, entry.seat, check_dice=True)
    table.on_events(step)
    return step


def _check_beginning(table: Table, entry: Began) -> None:
    """What everybody was told when the dice were bound is what the rows before it give."""
    told = (entry.players, entry.tokens, entry.words, entry.commitment)
    seats = table.seats
    given = (
        [seat.name for seat in seats],
        [seat.token for seat in seats],
        [seat.words for seat in seats],
        table.commitment,
    )
    if told != given:
        raise Refusal("damaged", "The game began with other players or other dice.")


def _damaged(table: str, what: str, error: Exception) -> TableError:
    """A damaged row, or a mistake of ours that it has brought to light: of that the log keeps
    more than a sentence for whoever wants to mend it."""
    if isinstance(error, EXPECTED):
        return TableError(table, f"{what} ({str(error).rstrip('.')})")
    _log.debug("Table %s: %s", table, what, exc_info=error)
    return TableError(table, f"{what} ({type(error).__name__}: {error})")
