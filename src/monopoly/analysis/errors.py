"""What can go wrong with an analysis."""

from collections.abc import Sequence

from monopoly.bots.rollouts.playout import BotMistake


class AnalysisError(ValueError):
    """Something that cannot be analysed so; the message says why in a sentence."""


def mistake_of(policy: Sequence[str], mistake: BotMistake) -> str:
    """What a bot of the policy did wrong, in a sentence."""
    return f"The bot {policy[mistake.player]} (seat {mistake.player + 1}) {mistake}"
