"""Refusals in words, from their key and parameters, in the second person for the one concerned."""

from collections.abc import Mapping

from monopoly.game.game import Game
from monopoly.rules.violation import REASONS, Violation
from monopoly.story.sentences import written
from monopoly.story.wording import Wording


def describe_refusal(game: Game, violation: Violation, seat: int) -> str:
    """The sentence for the reader in this seat, who need not be the one refused."""
    wording = Wording(game.players, game.board, seat)
    return tell_refusal(wording, violation.key, violation.parameters)


def tell_refusal(w: Wording, key: str, parameters: Mapping[str, int]) -> str:
    """The same from plain data, as it comes from a log or over the wire."""
    return w.say(REASONS[key].template, **written(w, parameters))
