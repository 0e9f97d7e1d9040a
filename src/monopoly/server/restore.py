"""A table taken up again from the store: every entry is taken in once more, every throw falls the
same way, and the position must come to the digest everybody had seen."""

import msgspec

from monopoly import actions
from monopoly.rules.violation import IllegalAction
from monopoly.server.facts import Facts
from monopoly.server.messages import Plain, Played
from monopoly.server.notes import read_entry, read_note
from monopoly.server.position import digest_of
from monopoly.server.refusal import Refusal
from monopoly.server.store import StoredTable
from monopoly.server.table import Table, Times


def restore(stored: StoredTable, times: Times) -> Table:
    """Raises a refusal `damaged` where the log does not give the game it tells of."""
    facts = msgspec.json.decode(stored.row.facts, type=Facts)
    table = Table(stored.row.id, stored.row.created, facts, times)
    for issued in stored.passes:
        table.passes.add(issued)
    try:
        _take_in(table, stored)
    except (IllegalAction, actions.ActionError, msgspec.MsgspecError, LookupError) as error:
        raise _damaged(table, str(error)) from error
    table.mark_stored()
    return table


def _take_in(table: Table, stored: StoredTable) -> None:
    entries = [(read_entry(line.entry), line) for line in stored.lines]
    last = max((entry.version for entry, _ in entries if isinstance(entry, Played)), default=0)
    for entry, line in entries:
        if line.version != table.version + 1:
            raise _damaged(table, f"version {table.version + 1} is missing")
        if isinstance(entry, Played):
            _play_again(table, entry)
            if entry.version == last and digest_of(table.encoded_position()) != entry.digest:
                raise _damaged(table, "it comes to another position than was told")
        table.absorb(entry, read_note(line.note))
        table.recent.append(line)


def _play_again(table: Table, entry: Played) -> None:
    game = table.playing()
    action = actions.from_dict(_without_dice(entry.action))
    events = game.apply(action, table.game_seat(entry.seat))
    table.hear(events)


def _without_dice(action: Plain) -> Plain:
    return {name: value for name, value in action.items() if name != "dice"}


def _damaged(table: Table, why: str) -> Refusal:
    return Refusal("damaged", f"The log of table {table.id} is damaged: {why}.")
