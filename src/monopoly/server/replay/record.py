"""The record of a game that is over. Before that there is none: it holds the order of the decks.

A table keeps no record, only its log, which is played again for it: so it is seen to be whole.
"""

from collections.abc import Callable

from monopoly.game.game import Journal
from monopoly.server.refusal import Refusal
from monopoly.server.replay.timeline import Deadline
from monopoly.server.store.interface import StoredTable
from monopoly.server.tables import dice
from monopoly.server.tables.restore import apply_lines, table_as_opened
from monopoly.server.tables.world import World


def record_of(stored: StoredTable, world: World, stop: Callable[[], bool]) -> bytes:
    """JSON Lines. Takes a while: not to be done in the event loop."""
    table, played = table_as_opened(stored, world), Journal()
    deadline = Deadline(stop, world.times)
    for _, step in apply_lines(table, stored.lines):
        deadline.check()
        if step is not None:
            played.append((step.action, step.seat))
    if table.game is None or not table.game.over:
        raise no_record_yet()
    lines = dice.published(table.game, played, table.config.secret)
    return "\n".join([*lines, ""]).encode()


def no_record_yet() -> Refusal:
    return Refusal("not-over", "The record can be had when the game is over.")
