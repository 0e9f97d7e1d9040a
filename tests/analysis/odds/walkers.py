"""Players who only walk: they buy nothing and never run out of money.

Walks are played by the engine itself, with the decks as they are shuffled. What the odds assume of
Get Out of Jail Free cards comes true here: they go back under their deck when the throw is done.
Otherwise whoever holds one uses it in Jail, on the first turn or in place of the last throw.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from mypy_extensions import i64

from monopoly.bots import Bot, View
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import decks, engine
from monopoly.rules.action import Action
from monopoly.rules.board import NOBODY, Board
from monopoly.rules.observer import PLACES, Observer, Observers
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import TO_BUY, TO_END_TURN, TO_THROW, State

PLAYERS: Final = ["Ann", "Bob"]
GO_BACK: Final = "go back at once"
USED_FIRST: Final = "used on the first turn"
USED_LAST: Final = "used on the last turn"
MUCH: Final = 100_000  # dollars: the fines and taxes of any walk


class Walker(Bot):
    """Leaves Jail by a card it holds; else by paying, if it may, or by throwing for doubles."""

    def __init__(self, *, stays: bool, cards: str = GO_BACK) -> None:
        self.stays = stays
        self.keeps_card = stays and cards == USED_LAST

    def choose(self, view: View, player: i64) -> Action | None:
        if view.actor != player:
            return None
        phase = view.phase
        if phase == TO_THROW:
            return self._in_jail(view, player) if view.in_jail(player) else engine.THROW
        if phase == TO_END_TURN:
            return engine.END_TURN
        if phase == TO_BUY:
            return engine.DECLINE
        return view.legal_actions(player)[0]

    def _in_jail(self, view: View, player: i64) -> Action:
        last = view.failed_throws(player) + 1 >= view.board.jail_turns
        for card in engine.USE_JAIL_CARD:
            if view.allows(card, player) and (last or not self.keeps_card):
                return card
        if not self.stays and view.allows(engine.PAY_FINE, player):
            return engine.PAY_FINE
        return engine.THROW


class CardsGoBack(Observer):
    def __init__(self, state: State) -> None:
        self._state = state

    def came_to_rest(self, place: i64) -> None:
        for deck in range(2):
            if self._state.jail_card[deck] != NOBODY:
                decks.return_jail_card(self._state, deck)


@dataclass(frozen=True)
class Walks:
    """Throws by where they ended, for each game."""

    rests: list[list[int]]

    @property
    def throws(self) -> int:
        return sum(map(sum, self.rests))

    def share(self, place: int) -> float:
        return sum(game[place] for game in self.rests) / self.throws

    def error(self, place: int) -> float:
        """The standard error of the share: games are independent of each other."""
        games = len(self.rests)
        share = self.share(place)
        squares = sum((game[place] - share * sum(game)) ** 2 for game in self.rests)
        return sqrt(squares * games / (games - 1)) / self.throws


def walking_board(rules: str, **options: str | int) -> Board:
    """Nothing is auctioned, and everybody is rich."""
    return board_for(
        rule_set(rules, **{"starting_cash": MUCH, "auction_on_decline": False, **options})
    )


def walk(board: Board, *, stays: bool, games: int, turns: int, cards: str = GO_BACK) -> Walks:
    rests = []
    for seed in range(games):
        dealer = SeededDealer(seed)
        state = new_game(board, PLAYERS, dealer)
        observers = Observers([CardsGoBack(state)] if cards == GO_BACK else [])
        state.observers = observers
        play_out(state, [Walker(stays=stays, cards=cards) for _ in PLAYERS], dealer, turns)
        rests.append([int(observers.rests[place]) for place in range(PLACES)])
    return Walks(rests)
