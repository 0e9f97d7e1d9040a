"""`expert` looks ahead: what may come of a choice, by games that traders play out."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.evaluation.network import ValueNetwork, shared_network
from monopoly.bots.rollouts.race import Race
from monopoly.bots.view import View
from monopoly.chance.seeded import SeededDealer
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import State

LAP: Final = 20  # games between two looks at who is behind
TURNS: Final = 16  # of the game that are looked ahead: four rounds at a table of four


@final
class Search:
    """Rollouts on a budget: the same seed gives the same answers, on any machine."""

    def __init__(self, seed: int, games: i64) -> None:
        self.games: Final = games  # of each choice, at most
        self.chance: SeededDealer = SeededDealer(seed)
        self._network: Final[ValueNetwork] = shared_network()
        self._chances: Final = vec[float]([0.0] * SEATS_MAX)

    def copy(self) -> "Search":
        """One that will meet the same chance."""
        twin = Search(0, self.games)
        twin.chance = self.chance.copy()
        return twin

    def game(self, view: View) -> State:
        """A copy of the game to try things in; the cards nobody has seen lie in any order."""
        return view.sample(self.chance.spawn())

    def after(self, view: View, action: Action, player: i64) -> View:
        """The game as it would be once a player has done this."""
        s = self.game(view)
        engine.apply(s, action, player)
        return View(s)

    def glance(self, view: View, player: i64) -> float:
        """A player's chance to win by the value network alone."""
        self._network.chances(view, self._chances)
        return self._chances[player]

    def compare(
        self, views: list[View], player: i64, policy: list[Bot], games: i64, turns: i64 = TURNS
    ) -> Race:
        """Positions that a player may bring about, played out for so many turns; 0: to the end."""
        race = Race(views, player, policy, self.chance, games, turns)
        race.run(LAP)
        return race
