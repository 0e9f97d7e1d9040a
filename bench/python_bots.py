"""Bots as one writes the first of one's own: plain Python, never compiled, `legal_actions`."""

import random

from monopoly.bots import View
from monopoly.rules.action import Action


class First:
    """The first of the legal actions, which is the main thing: throw, buy, bid, end the turn."""

    def choose(self, view: View, player: int) -> Action | None:
        choices = view.legal_actions(player)
        return choices[0] if choices else None


class Uniform:
    """Any of the legal actions, each as likely; so it mortgages and builds without end."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View, player: int) -> Action | None:
        choices = view.legal_actions(player)
        return self._chance.choice(choices) if choices else None
