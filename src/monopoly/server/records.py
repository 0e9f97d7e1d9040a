"""The record of a game that is over. Before that there is none: it holds the order of the decks."""

import json

from monopoly import record
from monopoly.server import dice
from monopoly.server.refusal import Refusal
from monopoly.server.table import Table


def record_of(table: Table) -> list[str]:
    game = table.game
    if game is None or not game.over:
        raise Refusal("not-over", "The record can be had when the game is over.")
    header, *lines = game.record()
    words = [seat.words for seat in table.seats]
    fair = {"dice": dice.for_the_record(table.facts.secret, words), "table": table.id}
    return [record.write(json.loads(header) | fair), *lines]
