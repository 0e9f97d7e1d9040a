"""Building shortages: when several want more than the Bank has, it is auctioned (10 MCS 160).

Whoever asks first for a scarce building wants one; the others who could build are asked how many
they want. Together more than there are: each is auctioned among those who want it (90 MCS 160).
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import auction, construction
from monopoly.rules.action import Action
from monopoly.rules.board import NOBODY
from monopoly.rules.demand import can_place, could_want, is_short, stock
from monopoly.rules.events import ShortageDeclared, Wanted
from monopoly.rules.item import HOUSE, Item
from monopoly.rules.state import (
    TO_END_TURN,
    TO_THROW,
    TO_WANT,
    Shortage,
    State,
    no_wants,
)
from monopoly.rules.violation import Reason, Violation, refuse

NOT_ASKED: Final = Reason(
    "not-asked", "90 MCS 160(a)", "{player} [is] not being asked how many buildings to want."
)
WANTS_TOO_MANY: Final = Reason(
    "wants-too-many", "90 MCS 160(a)", "{player} could put up and pay for {count} at most."
)
SHORTAGE_ON: Final = Reason(
    "shortage-being-settled",
    "90 MCS 160(a)",
    "A building shortage is being settled: build when that is done.",
)
SHORTAGE_WAITS: Final = Reason(
    "shortage-must-wait",
    "90 MCS 160(a)",
    "Others want those buildings too: ask again when what is being settled now is done.",
)


def being_settled(s: State) -> Shortage:
    """The shortage that is on."""
    assert s.shortage is not None
    return s.shortage


def houses_free(s: State) -> i64:
    """Houses in the Bank that no shortage auction has spoken for."""
    short = s.shortage
    if short is None or short.building is not HOUSE:
        return s.houses
    return s.houses - short.left - (1 if short.placer != NOBODY else 0)


def why_not_ask(s: State, player: i64, building: Item) -> Violation | None:
    """A shortage is settled where the game stands still, one at a time."""
    if s.shortage is not None:
        return refuse(s, SHORTAGE_ON)
    if s.phase not in (TO_THROW, TO_END_TURN) and is_short(s, player, building):
        return refuse(s, SHORTAGE_WAITS)
    return None


def declared(s: State, player: i64, space: i64) -> bool:
    """Opens the question when somebody else could want what is left. False: just build."""
    scarce = construction.next_building(s, space)
    if not is_short(s, player, scarce):
        return False
    short = Shortage(scarce, player, space, no_wants())
    short.wants[player] = 1
    s.shortage = short
    if s.log is not None:
        s.log.append(ShortageDeclared(player, scarce.number, stock(s, scarce)))
    _ask_after(s, short, player)
    return True


def _ask_after(s: State, short: Shortage, player: i64) -> None:
    """On to the next, in seat order, who could want some; back at the asker, it is decided."""
    for _step in range(s.players):
        player = (player + 1) % s.players
        if player == short.asker:
            break
        if s.retired[player] == 0 and could_want(s, player, short.building) > 0:
            short.asked = player
            return
    short.asked = NOBODY
    _decide(s, short)


def _decide(s: State, short: Shortage) -> None:
    total: i64 = 0
    for player in range(s.players):
        total += short.wants[player]
    left = stock(s, short.building)
    if total > left:
        short.left = left
        return
    s.shortage = None
    if construction.why_not_buy_building(s, short.asker, short.space) is None:  # 90 MCS 160(d)
        construction.buy_and_put_up(s, short.asker, short.space)


def open_next_auction(s: State, short: Shortage) -> bool:
    """Puts the next scarce building up; False when none is left or nobody wants one."""
    if short.left > 0 and stock(s, short.building) > 0:
        for player in range(s.players):
            if short.wants[player] > 0 and can_place(s, player, short.building):
                auction.open_for(s, short.building)
                return True
    s.shortage = None
    return False


def leave_shortage(s: State, player: i64) -> None:
    """A player retired: they want nothing more; without the asker there is no question."""
    short = s.shortage
    if short is None:
        return
    if short.placer == player:
        short.placer = NOBODY
    short.wants[player] = 0
    if short.asked == NOBODY:
        return  # the auctions go on among the others
    if short.asker == player:
        s.shortage = None
    elif short.asked == player:
        _ask_after(s, short, player)


@final
class Want(Action):
    """The answer to a shortage: how many of the scarce buildings one wants; 0 is none."""

    kind = "want"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def why_not(self, s: State, player: i64) -> Violation | None:
        short = s.shortage
        if s.phase != TO_WANT or s.actor != player or short is None:
            return refuse(s, NOT_ASKED, player)
        most = could_want(s, player, short.building)
        if self.count < 0 or self.count > most:
            return refuse(s, WANTS_TOO_MANY, player, amount=most)
        return None

    def do(self, s: State, player: i64) -> None:
        short = being_settled(s)
        short.wants[player] = self.count
        if s.log is not None:
            s.log.append(Wanted(player, short.building.number, self.count))
        _ask_after(s, short, player)

    def fields(self) -> dict[str, object]:
        return {"count": int(self.count)}
