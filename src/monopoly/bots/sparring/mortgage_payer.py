"""`mortgage-payer`: pays for the rest of a color-group with deeds it mortgages right before."""

from typing import final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring import borrowing, swaps
from monopoly.bots.sparring.exploiter import Exploiter, copy_of_game, make_offer
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.trade import Offer


@final
class MortgagePayer(Exploiter):
    def __init__(self, victim: Bot) -> None:
        super().__init__(victim)
        # the turn and its deeds when it made its last offer: one that was accepted changes these
        self._turn: i64 = -1
        self._deeds: i64 = 0

    def copy(self, seed: int) -> Bot:
        twin = MortgagePayer(self._victim)
        twin._play = self._play.copy(seed)
        twin._turn = self._turn
        twin._deeds = self._deeds
        return twin

    def exploit(self, view: View, player: i64) -> Action | None:
        if view.turn == self._turn and view.held(player) == self._deeds:
            return None
        for partner in range(view.players):
            if partner == player or view.retired(partner):
                continue
            parts = swaps.missing_parts(view, player, partner)
            for i in range(len(parts)):
                step = self._step_to_trade(view, player, partner, parts[len(parts) - 1 - i])
                if isinstance(step, Offer):
                    self._turn, self._deeds = view.turn, view.held(player)
                if step is not None:
                    return step
        return None

    def _step_to_trade(self, view: View, player: i64, partner: i64, wanted: i64) -> Action | None:
        """The first mortgage on what it will pay with; when all are taken, the offer."""
        game = copy_of_game(view)
        first: Action | None = None
        paid: i64 = 0
        bits = view.board.group_bits[view.board.group[bitset.lowest(wanted)]]
        rest = borrowing.lone_deeds(view, player) & ~bits
        while rest != 0:
            space = borrowing.least_missed(view, player, rest)
            rest = bitset.without(rest, space)
            if view.would_complete(partner, space):
                continue
            paid |= bitset.one(space)
            mortgage = engine.MORTGAGE[space]
            if mortgage.why_not(game, player) is None:
                engine.apply(game, mortgage, player)
                first = mortgage if first is None else first
            offer = make_offer(partner, paid, wanted, 0)
            if self.accepted(game, player, offer):
                return offer if first is None else first
        return None
