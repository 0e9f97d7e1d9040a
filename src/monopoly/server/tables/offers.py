"""Whose offers they were. The end of an offer names only its number, and numbers come again when a
skipped turn is called back: so it is noted with the entry that tells of it."""

from typing import Final, TypeVar

from monopoly.rules.events import Event, OfferEnded, OfferMade

REMEMBERED: Final = 1_000  # of each sort; of older ones only the number is told

K = TypeVar("K")
Parties = tuple[int, int]  # who offered, and to whom


class Offers:
    def __init__(self) -> None:
        self._made: Final[dict[int, Parties]] = {}
        self._ended: Final[dict[tuple[int, int], Parties]] = {}

    def on_event(self, version: int, event: Event) -> None:
        """Of an event in the entry of that version."""
        if isinstance(event, OfferMade):
            self._made[event.number] = (event.player, event.receiver)
            _forget_the_first(self._made)
        elif isinstance(event, OfferEnded) and event.number in self._made:
            self._ended[version, event.number] = self._made[event.number]
            _forget_the_first(self._ended)

    def parties(self, version: int, number: int) -> Parties | None:
        """Whose offer ended in the entry of that version."""
        return self._ended.get((version, number))


def _forget_the_first(known: dict[K, Parties]) -> None:
    if len(known) > REMEMBERED:
        del known[next(iter(known))]
