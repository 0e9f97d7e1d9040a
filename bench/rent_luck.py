"""A control variate that was tried: the luck of the rents in a game that is played out.

Before every throw it is known what rents it may bring and how likely; what it brings less that mean
is nothing on average, whatever the game. Added up for every player to the end of the game, it says
a part of who wins: so much less is left to chance if it is subtracted.
"""

from time import process_time

import numpy as np

from monopoly.bots import Bot, View
from monopoly.bots.risk import rents_ahead
from monopoly.bots.rollouts.playout import Playout
from monopoly.bots.rollouts.playouts import TURNS_AHEAD_MAX, playouts
from monopoly.chance.dealer import Dealer
from monopoly.chance.seeded import SeededDealer
from monopoly.rules.board import BANK, SPACES
from monopoly.rules.rent import is_owed
from monopoly.rules.state import FREE, TO_THROW, State
from monopoly.rules.throw import Throw

WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}  # of two dice, of 36
CALLS = 20_000


class SeenDealer(Dealer):
    """Another's throws, of which the last is remembered."""

    def __init__(self, inner: Dealer) -> None:
        self._inner = inner
        self.thrown = 0

    def throw(self, dice: int) -> Throw:
        found = self._inner.throw(dice)
        self.thrown = int(found.die1 + found.die2)
        return found


def luck_of_a_game(view: View, policy: list[Bot], seed: int) -> tuple[int, list[float], int]:
    """Who wins, everybody's luck with the rents in dollars, and the number of throws."""
    chance = SeededDealer(seed)
    s = view.sample(chance)
    dealers = [SeenDealer(chance.spawn()) for _ in policy]
    bots = [bot.copy(seed) for bot in policy]
    playout = Playout(s, bots, list[Dealer](dealers), s.turn + TURNS_AHEAD_MAX)
    luck, throws = [0.0] * len(policy), 0
    while True:
        rents = _rents(s) if s.phase == TO_THROW and s.jail[s.current] == FREE else {}
        player = int(s.current)
        dealers[player].thrown = 0
        if not playout.step():
            return int(s.winners), luck, throws
        thrown = dealers[player].thrown
        if not thrown:
            continue
        throws += 1
        for total, (owner, rent) in rents.items():
            amount = rent * ((total == thrown) - WAYS[total] / 36)
            luck[player] -= amount
            luck[owner] += amount


def _rents(s: State) -> dict[int, tuple[int, int]]:
    """By total of the dice: to whom rent would be due, and how much."""
    view, player = View(s), s.current
    found = {}
    for total in WAYS:
        space = (s.position[player] + total) % SPACES
        if s.owner[space] >= 0 and is_owed(s, player, space):
            found[total] = int(s.owner[space]), int(view.rent(space))
    return found


def share_explained(games: list[tuple[int, list[float], int]], seat: int) -> tuple[float, float]:
    """The variance of a player's wins, and the share of it that the luck explains."""
    won = np.array([winners >> seat & 1 for winners, _, _ in games], float)
    luck = np.array([luck for _, luck, _ in games])
    columns = np.column_stack([np.ones(len(won)), luck])
    fit, _, rank, _ = np.linalg.lstsq(columns, won, rcond=None)
    left = won - columns @ fit
    total = float(won.var(ddof=1))
    if not total:
        return 0.0, 0.0
    return total, 1 - float(left @ left) / (len(won) - int(rank)) / total


def cost(view: View, policy: list[Bot], throws: float, games: int) -> float:
    """What looking up the rents ahead costs, as a share of what a game costs without it."""
    player = view.current
    start = process_time()
    for _ in range(CALLS):
        rents_ahead(view, player)
    looked = process_time()
    for _ in range(CALLS):
        view.position(player)  # what the call alone costs
    called = process_time()
    playouts(view, [], BANK, list(range(games)), policy)
    played = (process_time() - called) / games
    return throws * ((looked - start) - (called - looked)) / CALLS / played
