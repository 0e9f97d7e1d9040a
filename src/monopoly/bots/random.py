"""`random`: any legal action, each as likely as the other."""

from typing import final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.view import View
from monopoly.chance.seeded import SeededDealer
from monopoly.rules.action import Action


@final
class RandomBot(Bot):
    def __init__(self, seed: int = 0) -> None:
        self._chance = SeededDealer(seed)

    def choose(self, view: View, player: i64) -> Action | None:
        choices = view.legal_actions(player)
        if not choices:
            return None
        return choices[self._chance.below(len(choices))]

    def copy(self, seed: int) -> Bot:
        return RandomBot(seed)
