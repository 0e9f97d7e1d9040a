"""Time to decide: so many seconds for each decision, a reserve for the game, and the grace."""

from collections.abc import Sequence
from typing import Final

from monopoly.protocol.messages import ClockView, ClockWish

NOBODY: Final = -9  # no clock is running; -1 is the person who only banks
LAG_MAX: Final = 1.0  # seconds of the network's delay that are not charged, for each decision


class Clock:
    """The clock of one table. Times are seconds of a clock that never goes back."""

    def __init__(self, wish: ClockWish, seats: int) -> None:
        self.wish: Final = wish
        self.reserve: Final = [float(wish.reserve)] * seats
        self._seat = NOBODY  # whose clock runs
        self._asked = NOBODY  # of whom the decision was asked
        self._decision: Sequence[int] = ()
        self._since = 0.0

    @property
    def runs(self) -> bool:
        return self.wish.decision is not None

    def await_decision(
        self, seat: int, decision: Sequence[int], now: float, round_trip: float = 0.0
    ) -> None:
        """The game waits for this seat. The same decision goes on: business done meanwhile, one's
        own or others', gives no new time. The way there and back is the network's time, as far as
        somebody who answers late on purpose may have it."""
        if (seat, decision) != (self._asked, self._decision):
            self._asked, self._decision = seat, decision
            self._since = now + min(round_trip, LAG_MAX)
        self._seat = seat

    def pause(self) -> None:
        """A bot plays. Whoever takes the seat back before it has decided has the time that is left
        of the same decision, and no more."""
        self._seat = NOBODY

    def rest(self) -> None:
        """The table rests: whoever comes back has all their time."""
        self._seat, self._asked, self._decision = NOBODY, NOBODY, ()

    def charge(self, seat: int, now: float) -> None:
        """What a decision took beyond its time comes out of the reserve, once."""
        if seat != self._seat or self.wish.decision is None or not 0 <= seat < len(self.reserve):
            return
        over = now - self._since - self.wish.decision
        if over > 0:
            self.reserve[seat] = max(0.0, self.reserve[seat] - over)
            self._since = now - self.wish.decision

    def out_at(self, seat: int, *, last_turn: bool = False) -> float | None:
        """When a bot takes this seat for want of time: decision, reserve and grace are used up.
        The last turn of a game whose hour has come does not go on for ever, even without a clock.
        """
        if seat != self._seat:
            return None
        if self.wish.decision is None:
            return self._since + self.wish.grace if last_turn else None
        return self._since + self.wish.decision + self._reserve_of(seat) + self.wish.grace

    def view(self, now: float) -> ClockView | None:
        if self._seat == NOBODY or self.wish.decision is None:
            return None
        used = max(0.0, now - self._since)
        over = max(0.0, used - self.wish.decision)
        left = self._reserve_of(self._seat)
        reserve = [round(seconds * 1000) for seconds in self.reserve]
        if 0 <= self._seat < len(reserve):
            reserve[self._seat] = round(max(0.0, left - over) * 1000)
        return ClockView(
            seat=self._seat,
            decision=round(max(0.0, self.wish.decision - used) * 1000),
            reserve=reserve,
            grace=round(min(max(0.0, self.wish.grace - (over - left)), self.wish.grace) * 1000),
        )

    def _reserve_of(self, seat: int) -> float:
        return self.reserve[seat] if 0 <= seat < len(self.reserve) else 0.0
