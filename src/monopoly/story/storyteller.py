"""Tells a game from its events alone."""

from collections.abc import Sequence
from typing import Final

from monopoly.game.game import Game
from monopoly.rules.board import Board
from monopoly.rules.events import Event, OfferEnded, OfferMade
from monopoly.story.by_case import BY_CASE
from monopoly.story.sentences import SENTENCES, fill
from monopoly.story.wording import Wording

OFFERS_REMEMBERED: Final = 200


class Storyteller:
    """One table's story. It remembers offers, so that their end can say whose they were."""

    def __init__(self, names: Sequence[str], board: Board, *, you: int | None = None) -> None:
        self.wording: Final = Wording(names, board, you)
        self._offers: Final[dict[int, tuple[int, int]]] = {}

    @classmethod
    def of(cls, game: Game, *, you: int | None = None) -> "Storyteller":
        """The story of a game from here on; `you` is a seat to be spoken to."""
        teller = cls(game.players, game.board, you=you)
        for offer in game.state.offers:
            teller.remember_offer(int(offer.number), int(offer.proposer), int(offer.receiver))
        return teller

    def tell(self, event: Event) -> str:
        if isinstance(event, OfferMade):
            self.remember_offer(event.number, event.player, event.receiver)
        if isinstance(event, OfferEnded) and event.number in self._offers:
            return self._offer_ended(event)
        if type(event) in BY_CASE:
            return BY_CASE[type(event)](self.wording, event)
        return fill(self.wording, SENTENCES[type(event)], event)

    def tell_all(self, events: Sequence[Event]) -> list[str]:
        return [self.tell(event) for event in events]

    def remember_offer(self, number: int, proposer: int, receiver: int) -> None:
        """For one who has not heard it made."""
        self._offers[number] = (proposer, receiver)
        while len(self._offers) > OFFERS_REMEMBERED:
            del self._offers[next(iter(self._offers))]

    def _offer_ended(self, event: OfferEnded) -> str:
        proposer, receiver = map(self.wording.person, self._offers.pop(event.number))
        template = {
            "withdrawn": "{proposer} [withdraws] the offer to {receiver}.",
            "refused": "{receiver} [refuses] {proposer.whose} offer.",
            "countered": "{receiver} [turns] {proposer.whose} offer down for another.",
            "lapsed": "{proposer.whose} offer to {receiver} lapses.",
        }[event.how]
        return self.wording.say(template, proposer=proposer, receiver=receiver)
