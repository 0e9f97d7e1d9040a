"""Building shortages: when several want more than the Bank has, it is auctioned (10 MCS 160).

Whoever asks first for a scarce building wants one; the others who could build are asked how many
they want. Together more than there are: each is auctioned among those who want it (90 MCS 160).
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import auction, bank, bitset, building, business, debt, deeds
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, HOUSE
from monopoly.rules.events import ShortageDeclared, Wanted
from monopoly.rules.state import NOBODY, NOTHING, TO_END_TURN, TO_THROW, TO_WANT, State
from monopoly.rules.violation import Reason, Violation, refuse

NOT_ASKED: Final = Reason(
    "not-asked", "90 MCS 160(a)", "{player} is not being asked how many buildings to want."
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


def stock(s: State, kind: i64) -> i64:
    return s.houses if kind == HOUSE else s.hotels


def houses_free(s: State) -> i64:
    """Houses in the Bank that no shortage auction has spoken for."""
    if s.scarce != HOUSE:
        return s.houses
    return s.houses - s.scarce_left - (1 if s.placer != NOBODY else 0)


def why_not_ask(s: State, player: i64, kind: i64) -> Violation | None:
    """A shortage is settled where the game stands still, one at a time."""
    if s.scarce != NOTHING:
        return refuse(s, SHORTAGE_ON)
    if s.phase not in (TO_THROW, TO_END_TURN) and is_short(s, player, kind):
        return refuse(s, SHORTAGE_WAITS)
    return None


def is_short(s: State, player: i64, kind: i64) -> bool:
    """Whether others could want so many that the Bank might not have enough for all."""
    left = stock(s, kind)
    wanted: i64 = 0
    for other in range(s.players):
        if other != player and s.retired[other] == 0:
            wanted += could_want(s, other, kind)
    return wanted > 0 and left < wanted + 1


def could_want(s: State, player: i64, kind: i64) -> i64:
    """How many more of a kind a player could put up and pay at the printed price, given stock."""
    cash = bank.spendable(s, player)
    total: i64 = 0
    groups = s.complete[player]
    while groups != 0:  # cheapest first, as the board has it
        group = bitset.lowest(groups)
        groups = bitset.without_lowest(groups)
        cost = s.board.house_cost[s.board.first[group]]
        if 0 < cost <= cash:
            count = min(cash // cost, _room_in_group(s, player, group, kind))
            cash -= count * cost
            total += count
    if total > 0 and business.why_not_spend(s, player) is not None:
        return 0
    return total


def _room_in_group(s: State, player: i64, group: i64, kind: i64) -> i64:
    board = s.board
    first = board.first[group]
    if board.house_cost[first] == 0 or not deeds.owns_group(s, player, first):
        return 0
    if deeds.group_has_mortgage(s, first):
        return 0
    top = board.hotel - 1
    room: i64 = 0
    space = first
    for _lot in range(bitset.count(board.group_bits[group])):  # round the group
        rank = s.buildings[space]
        if kind == HOUSE:
            room += max(top - rank, 0)
        elif rank < top:
            return 0  # a hotel needs the full row first
        elif rank == top:
            room += 1
        space = board.neighbor[space]
    return room


def can_place(s: State, player: i64, kind: i64) -> bool:
    for group in range(s.board.groups):
        if _room_in_group(s, player, group, kind) > 0:
            return True
    return False


def declared(s: State, player: i64, space: i64) -> bool:
    """Opens the question when somebody else could want what is left. False: just build."""
    kind = building.next_building(s, space)
    if not is_short(s, player, kind):
        return False
    s.scarce = kind
    s.asker = player
    s.asker_space = space
    for other in range(s.players):
        s.wants[other] = 0
    s.wants[player] = 1
    if s.log is not None:
        s.log.append(ShortageDeclared(player, kind, stock(s, kind)))
    s.asked = player
    ask_next(s)
    return True


def ask_next(s: State) -> None:
    """On to the next, in seat order, who could want some; back at the asker, it is decided."""
    player = s.asked
    for _step in range(s.players):
        player = (player + 1) % s.players
        if player == s.asker:
            break
        if s.retired[player] == 0 and could_want(s, player, s.scarce) > 0:
            s.asked = player
            return
    s.asked = NOBODY
    _decide(s)


def _decide(s: State) -> None:
    total: i64 = 0
    for player in range(s.players):
        total += s.wants[player]
    left = stock(s, s.scarce)
    if total > left:
        s.scarce_left = left
        return
    asker, space = s.asker, s.asker_space
    finish(s)
    if building.why_not_buy_building(s, asker, space) is None:  # 90 MCS 160(d)
        building.buy_and_put_up(s, asker, space)


def open_next_auction(s: State) -> bool:
    """Puts the next scarce building up; False when none is left or nobody wants one."""
    if s.scarce_left > 0 and stock(s, s.scarce) > 0:
        for player in range(s.players):
            if s.wants[player] > 0 and can_place(s, player, s.scarce):
                auction.open_for(s, s.scarce)
                return True
    finish(s)
    return False


def building_knocked_down(s: State, kind: i64, winner: i64, bid: i64) -> None:
    """The bid takes the place of the printed price (90 MCS 160(c)). No bid: this one stays."""
    s.scarce_left -= 1
    if winner == NOBODY or not can_place(s, winner, kind):
        auction.announce_failure(s, kind)
        return
    s.wants[winner] -= 1
    s.placer = winner
    debt.owe(s, winner, BANK, bid, debt.BID, kind)


def finish(s: State) -> None:
    s.scarce = NOTHING
    s.asker = NOBODY
    s.asker_space = NOTHING
    s.asked = NOBODY
    s.scarce_left = 0
    for player in range(s.players):
        s.wants[player] = 0


def leave_shortage(s: State, player: i64) -> None:
    """A player retired: they want nothing more; without the asker there is no question."""
    if s.placer == player:
        s.placer = NOBODY
    if s.scarce == NOTHING:
        return
    s.wants[player] = 0
    if s.asked == NOBODY:
        return  # the auctions go on among the others
    if s.asker == player:
        finish(s)
    elif s.asked == player:
        ask_next(s)


@final
class Want(Action):
    """The answer to a shortage: how many of the scarce buildings one wants; 0 is none."""

    kind = "want"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.phase != TO_WANT or s.actor != player:
            return refuse(s, NOT_ASKED, player)
        most = could_want(s, player, s.scarce)
        if self.count < 0 or self.count > most:
            return refuse(s, WANTS_TOO_MANY, player, amount=most)
        return None

    def do(self, s: State, player: i64) -> None:
        s.wants[player] = self.count
        if s.log is not None:
            s.log.append(Wanted(player, s.scarce, self.count))
        ask_next(s)

    def fields(self) -> dict[str, object]:
        return {"count": int(self.count)}
