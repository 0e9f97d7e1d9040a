"""Who listens while games are played, and needs no events: whole numbers only.

Building an event for every payment would cost more than the payment. What a laboratory counts most
is summed up here, and whoever wants to hear it at once is told, as long as a state has somebody to
tell.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

IN_JAIL: Final = 40  # after the forty Spaces: a place of its own, apart from Just Visiting
PLACES: Final = 41


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Hears at once what it overrides; what is not overridden costs nothing."""

    def came_to_rest(self, place: i64) -> None:
        """All that a throw caused is done: where the thrower is now, a Space or IN_JAIL."""

    def rent_paid(self, space: i64, amount: i64) -> None:
        """Rent was paid for this Space."""

    def turn_passed(self, player: i64) -> None:
        """A turn is over and this player has the next; `state.current` still had the last one."""


@final
class Observers:
    """All who listen to the same games; `state.observers` is what the rules tell.

    For whom the sums of a game will do, they are `rests` and `rents`.
    """

    def __init__(self, observers: list[Observer]) -> None:
        self.throws_told: i64 = 0  # of this game: the throws whose end has been told
        self.rests: Final = vec[i64]([0] * PLACES)  # of this game: throws by where they ended
        self.rents: Final = vec[i64]([0] * PLACES)  # of this game: rent paid, by Space
        self._rest: Final = [
            o for o in observers if type(o).came_to_rest is not Observer.came_to_rest
        ]
        self._rent: Final = [o for o in observers if type(o).rent_paid is not Observer.rent_paid]
        self._turn: Final = [
            o for o in observers if type(o).turn_passed is not Observer.turn_passed
        ]
        # A flag is read quicker than the length of a list, and this is asked at every throw.
        self._rest_is_heard: Final = bool(self._rest)
        self._rent_is_heard: Final = bool(self._rent)

    def begin_game(self) -> None:
        self.throws_told = 0
        rests, rents = self.rests, self.rents
        for place in range(i64(PLACES)):
            rests[place] = 0
            rents[place] = 0

    def came_to_rest(self, place: i64) -> None:
        self.rests[place] += 1
        if self._rest_is_heard:
            for observer in self._rest:
                observer.came_to_rest(place)

    def rent_paid(self, space: i64, amount: i64) -> None:
        self.rents[space] += amount
        if self._rent_is_heard:
            for observer in self._rent:
                observer.rent_paid(space, amount)

    def turn_passed(self, player: i64) -> None:
        for observer in self._turn:
            observer.turn_passed(player)
