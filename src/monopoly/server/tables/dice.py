"""The dice of a table: the fair ones of `chance.fair`, with the secret as text for the store."""

from collections.abc import Sequence

from monopoly.chance import fair
from monopoly.game import verify
from monopoly.game.game import Game, Journal


def commitment(secret: str) -> str:
    """What is published from the moment a table is opened, before anybody has added words."""
    return fair.commitment(bytes.fromhex(secret))


def dealer_for(
    secret: str, table: str, players: Sequence[str], words: Sequence[str]
) -> fair.FairDealer:
    """The same secret and words give the same dice, whenever a table is taken up again."""
    return fair.FairDealer(bytes.fromhex(secret), table, list(zip(players, words, strict=True)))


def published(game: Game, played: Journal, secret: str) -> list[str]:
    """The record of a game that is over, with the secret by which everything can be checked."""
    return verify.reveal(game.record(played), bytes.fromhex(secret))
