"""Many games from one moment, in one call.

The same seed gives the same order of the unseen cards and the same dice, whatever is tried first:
every seat has a stream of its own, so a player's next throw is the same though a rival has thrown
more often in one game than in the other. So the outcomes of two actions can be compared pair by
pair.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.rollouts.luck import RentLuck
from monopoly.bots.rollouts.playout import Playout
from monopoly.bots.view import View
from monopoly.chance.dealer import Dealer
from monopoly.chance.seeded import SeededDealer
from monopoly.rules import bitset, engine, worth
from monopoly.rules.action import Action
from monopoly.rules.state import OVER, State
from monopoly.rules.throw import Throw, dice_thrown

WHOLE_WIN: Final = 840  # divides by 1 to 8: shared wins stay whole numbers
NEVER: Final = -1
TURNS_AHEAD_MAX: Final = 1000  # a game that goes on for longer counts as it stands


@final
class Playouts:
    """How the games ended: a row for each, all seeds of the first action before the second's."""

    def __init__(self, players: i64, seeds: i64) -> None:
        self.players: Final = players
        self.seeds: Final = seeds
        self._winners: vec[i64] = vec[i64]()  # bit sets
        self._rounds: vec[i64] = vec[i64]()
        self._finished: vec[i64] = vec[i64]()
        self._ruined: vec[i64] = vec[i64]()  # by row and player: the round, or NEVER
        self._luck: vec[i64] = vec[i64]()  # by row and player, if it was counted

    def __len__(self) -> int:
        return len(self._winners)

    def add(self, winners: i64, rounds: i64, finished: bool, ruined: vec[i64]) -> None:
        self._winners = append(self._winners, winners)
        self._rounds = append(self._rounds, rounds)
        self._finished = append(self._finished, 1 if finished else 0)
        for player in range(self.players):
            self._ruined = append(self._ruined, ruined[player])

    def add_luck(self, luck: RentLuck) -> None:
        """Of the game that was added last."""
        for player in range(self.players):
            self._luck = append(self._luck, luck.sums[player])

    def winners(self, row: i64) -> i64:
        """Who won, a bit set of players."""
        return self._winners[row]

    def won(self, row: i64, player: i64) -> i64:
        """A player's part of the win, in parts of WHOLE_WIN."""
        winners = self._winners[row]
        return WHOLE_WIN // bitset.count(winners) if bitset.has(winners, player) else 0

    def rounds(self, row: i64) -> i64:
        """How many rounds it went on for."""
        return self._rounds[row]

    def finished(self, row: i64) -> bool:
        """False: it was stopped, and the richest counts as the winner."""
        return self._finished[row] > 0

    def ruined(self, row: i64, player: i64) -> i64:
        """The round in which a player was ruined, the first is 0; NEVER."""
        return self._ruined[row * self.players + player]

    def luck(self, row: i64, player: i64) -> i64:
        """A player's luck with the rents (see luck.py), if it was counted."""
        return self._luck[row * self.players + player]

    def wins(self, action: i64, player: i64) -> i64:
        """What a player won after an action over all seeds, in parts of WHOLE_WIN."""
        total: i64 = 0
        for row in range(action * self.seeds, (action + 1) * self.seeds):
            total += self.won(row, player)
        return total


def playouts(
    view: View,
    actions: list[Action],
    player: i64,
    seeds: list[int],
    policy: list[Bot],
    turns_max: i64 = TURNS_AHEAD_MAX,
    *,
    luck: bool = False,
) -> Playouts:
    """Plays the moment out once for every seed after each action of the player.

    Without actions it is played out as it stands. `policy` is a bot for every seat: each game is
    played by copies, which remember what these do. A throw falls as the seed says, or by its faces
    where it has any. With `luck`, everybody's luck with the rents is counted.
    """
    found = Playouts(view.players, len(seeds))
    counted = RentLuck(view.players) if luck else None
    if not actions:
        for seed in seeds:
            _play(view, None, player, seed, policy, turns_max, found, counted)
    for action in actions:
        for seed in seeds:
            _play(view, action, player, seed, policy, turns_max, found, counted)
    return found


def _play(
    view: View,
    action: Action | None,
    player: i64,
    seed: int,
    policy: list[Bot],
    turns_max: i64,
    found: Playouts,
    luck: RentLuck | None,
) -> None:
    s, bots, dealers = sample_table(view, seed, policy)
    if action is not None:
        if isinstance(action, Throw) and not action.has_faces():
            action = dealers[player].throw(dice_thrown(s, player))
        engine.apply(s, action, player)
    if luck is not None:
        luck.begin_game()
    _finish(s, Playout(s, bots, dealers, s.turn + turns_max, luck), found)
    if luck is not None:
        found.add_luck(luck)


def sample_table(view: View, seed: int, policy: list[Bot]) -> tuple[State, list[Bot], list[Dealer]]:
    """A game that may be the one in play, a copy of each bot, and a dealer for every seat."""
    chance = SeededDealer(seed)
    s = view.sample(chance)
    bots: list[Bot] = []
    dealers: list[Dealer] = []
    for bot in policy:
        dealer = chance.spawn()
        dealers.append(dealer)
        bots.append(bot.copy(dealer.seed))
    return s, bots, dealers


def _finish(s: State, playout: Playout, found: Playouts) -> None:
    ruined = vec[i64]([NEVER] * s.players)
    left, turn, current, rounds = s.left, s.turn, s.current, 0
    while playout.step():
        if s.turn != turn:
            if s.current <= current:
                rounds += 1
            turn, current = s.turn, s.current
        if s.left != left:
            left = s.left
            for player in range(s.players):
                if s.retired[player] > 0 and ruined[player] == NEVER:
                    ruined[player] = rounds
    over = s.phase == OVER
    found.add(s.winners if over else richest(s), rounds, over, ruined)


def richest(s: State) -> i64:
    """Whoever would win if the game ended now, a bit set."""
    most: i64 = -1
    found: i64 = 0
    for player in range(s.players):
        if s.retired[player] == 0:
            value = worth.final_worth(s, player)
            if value > most:
                most = value
                found = 0
            if value == most:
                found |= bitset.one(player)
    return found
