"""Making offers without pestering: two a turn at most, and the same deal not again for a while."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules.trade import Offer

OFFERS_PER_TURN: Final = 2
TURNS_TO_FORGET: Final = 40  # after so many turns of the game the same may be asked again


@final
class Proposals:
    def __init__(self) -> None:
        self._turn: i64 = -1
        self._made: i64 = 0  # in that turn
        self._asked_at: Final[dict[int, int]] = {}  # by the deeds of a deal: the turn

    def copy(self) -> "Proposals":
        twin = Proposals()
        twin._turn = self._turn
        twin._made = self._made
        twin._asked_at.update(self._asked_at)
        return twin

    def may_ask(self, view: View) -> bool:
        """Whether there may be another offer this turn."""
        if view.turn != self._turn:
            self._turn = view.turn
            self._made = 0
        return self._made < OFFERS_PER_TURN

    def first_new(self, view: View, offers: list[Offer]) -> Offer | None:
        """The first of these that has not been tried lately; it counts as made."""
        for offer in offers:
            deeds = int(offer.give.deeds ^ (offer.get.deeds << 1))
            if view.turn >= self._asked_at.get(deeds, -TURNS_TO_FORGET) + TURNS_TO_FORGET:
                self._asked_at[deeds] = int(view.turn)
                self._made += 1
                return offer
        return None
