"""A table taken up again from the store: every entry is taken in once more, every throw falls the
same way, and the position must come to the digest everybody had seen."""

from collections.abc import Iterator, Sequence

import msgspec

from monopoly import actions
from monopoly.rules.events import Event
from monopoly.rules.violation import IllegalAction
from monopoly.server.facts import Facts
from monopoly.server.messages import LogEntry, Plain, Played
from monopoly.server.notes import read_entry, read_note
from monopoly.server.refusal import Refusal
from monopoly.server.store import Line, StoredTable
from monopoly.server.table import Table, Times


def restore(stored: StoredTable, times: Times) -> Table:
    """Raises a refusal `damaged` where the log does not give the game it tells of."""
    facts = msgspec.json.decode(stored.row.facts, type=Facts)
    table = Table(stored.row.id, stored.row.created, facts, times)
    for issued in stored.passes:
        table.passes.add(issued)
    try:
        for _ in take_in(table, stored.lines):
            pass
    except (IllegalAction, actions.ActionError, msgspec.MsgspecError, LookupError) as error:
        raise _damaged(table, str(error)) from error
    table.mark_stored()
    return table


def take_in(table: Table, lines: Sequence[Line]) -> Iterator[tuple[LogEntry, Sequence[Event]]]:
    """Takes a log in, entry by entry, with the events of what was played."""
    entries = [(read_entry(line.entry), line) for line in lines]
    last = max((entry.version for entry, _ in entries if isinstance(entry, Played)), default=0)
    for entry, line in entries:
        events: Sequence[Event] = ()
        if line.version != table.version + 1:
            raise _damaged(table, f"version {table.version + 1} is missing")
        if isinstance(entry, Played):
            events = _play_again(table, entry)
            if entry.version == last and table.digest() != entry.digest:
                raise _damaged(table, "it comes to another position than was told")
        table.absorb(entry, read_note(line.note))
        table.recent.append(line)
        yield entry, events


def _play_again(table: Table, entry: Played) -> list[Event]:
    game = table.playing()
    action = actions.from_dict(_without_dice(entry.action))
    events = game.apply(action, table.game_seat(entry.seat))
    table.hear(events)
    return events


def _without_dice(action: Plain) -> Plain:
    return {name: value for name, value in action.items() if name != "dice"}


def _damaged(table: Table, why: str) -> Refusal:
    return Refusal("damaged", f"The log of table {table.id} is damaged: {why}.")
