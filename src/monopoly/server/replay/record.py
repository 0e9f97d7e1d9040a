"""The record of a game that is over. Before that there is none: it holds the order of the decks."""

from monopoly.server.refusal import Refusal
from monopoly.server.tables import dice
from monopoly.server.tables.table import Table


def record_of(table: Table) -> list[str]:
    game = table.game
    if game is None or not game.over:
        raise Refusal("not-over", "The record can be had when the game is over.")
    return dice.published(game, table.config.secret)
