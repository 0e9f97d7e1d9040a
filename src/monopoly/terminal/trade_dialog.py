"""A trade put together step by step: with whom, what for what, how much cash."""

from dataclasses import dataclass, field
from typing import Final

from monopoly.bots import View
from monopoly.game.actions import Counter, Offer
from monopoly.game.game import Game
from monopoly.rules.action import Action
from monopoly.rules.trade import find_offer
from monopoly.story import describe_action
from monopoly.story.wording import Wording
from monopoly.terminal.keyboard import Keyboard


@dataclass(slots=True)
class Side:
    """What one of the two gives."""

    deeds: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    cash: int = 0


class TradeDialog:
    def __init__(self, game: Game, seat: int, keyboard: Keyboard) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._keyboard: Final = keyboard
        self._words: Final = Wording(game.players, game.board, seat)

    def propose(self) -> Action | None:
        """An offer to another player, or None: never mind."""
        partner = self._partner()
        if partner is None:
            return None
        give, get = self._sides(partner)
        return self._confirmed(
            Offer(partner, give.deeds, give.cash, give.cards, get.deeds, get.cash, get.cards)
        )

    def counter(self, number: int) -> Action | None:
        """Another offer in answer to one that stands."""
        offer = find_offer(self._game.state, number)
        if offer is None:
            return None
        give, get = self._sides(offer.proposer)
        return self._confirmed(
            Counter(number, give.deeds, give.cash, give.cards, get.deeds, get.cash, get.cards)
        )

    def _partner(self) -> int | None:
        s = self._game.state
        others = [i for i in range(s.players) if i != self._seat and not s.retired[i]]
        if len(others) == 1:
            return others[0]
        labels = [f"{self._game.name(i)} ({self._words.money(s.cash[i])})" for i in others]
        chosen = self._keyboard.choose("Trade with whom?", labels)
        return None if chosen is None else others[chosen]

    def _sides(self, partner: int) -> tuple[Side, Side]:
        wanted = f"want from {self._words.person(partner)}"
        return self._side(self._seat, "give"), self._side(partner, wanted)

    def _side(self, seat: int, verb: str) -> Side:
        s, words = self._game.state, self._words
        deeds = [int(space) for space in self._game.board.deeds if s.owner[space] == seat]
        cards = [deck for deck in range(2) if s.jail_card[deck] == seat]
        labels = [self._deed(space) for space in deeds] + [words.jail_card(i) for i in cards]
        side = Side()
        if labels:
            chosen = self._keyboard.choose_many(f"What do you {verb}?", labels)
            side.deeds = [deeds[i] for i in chosen if i < len(deeds)]
            side.cards = [cards[i - len(deeds)] for i in chosen if i >= len(deeds)]
        cash = s.cash[seat]
        question = f"How much cash do you {verb}? (up to {words.money(cash)}; Enter: none)"
        side.cash = self._keyboard.number(question, 0, cash, 0) or 0
        return side

    def _deed(self, space: int) -> str:
        board, s = self._game.board, self._game.state
        group = board.group_names[board.group[space]]
        state = ", mortgaged" if View(s).mortgaged(space) else ""
        return f"{self._words.space(space)} ({group}{state})"

    def _confirmed(self, action: Action) -> Action | None:
        self._keyboard.say(f"{describe_action(self._game, action, self._seat)}.", "bold")
        return action if self._keyboard.confirms("Is that your offer?") else None
