"""One more house or hotel on a lot: whether it may stand there, what it costs, and that it goes up
(10 MCS 140, 150)."""

from typing import Final

from mypy_extensions import i64

from monopoly.rules import bank, business, deeds
from monopoly.rules.board import BANK, LOT
from monopoly.rules.events import HotelBuilt, HouseBuilt
from monopoly.rules.item import HOTEL, HOUSE, Item
from monopoly.rules.state import State
from monopoly.rules.violation import Reason, Violation, refuse

NOT_A_LOT: Final = Reason(
    "not-a-lot", "10 MCS 140", "{space} is no lot of a color-group: nothing can be built there."
)
NOT_OWNER: Final = Reason("build-not-owner", "10 MCS 140", "{player} [does] not own {space}.")
INCOMPLETE: Final = Reason(
    "group-incomplete",
    "10 MCS 140",
    "{player} must own the whole color-group before building on {space}.",
)
GROUP_MORTGAGED: Final = Reason(
    "group-mortgaged",
    "10 MCS 180(e)",
    "{space} cannot be built on while a lot of its color-group is mortgaged.",
)
HAS_HOTEL: Final = Reason(
    "has-hotel", "10 MCS 150(b)", "{space} already has its hotel, and one is all it may have."
)
UNEVEN: Final = Reason(
    "build-evenly",
    "10 MCS 140(f)",
    "{space} already has one house more than another lot of its color-group: build evenly.",
)
HOTEL_TOO_SOON: Final = Reason(
    "hotel-too-soon",
    "10 MCS 150",
    "A hotel on {space} needs {count} houses on every lot of the color-group first.",
)
NO_HOUSES: Final = Reason(
    "no-houses", "10 MCS 160", "The Bank has no houses left: wait until some come back."
)
NO_HOTELS: Final = Reason(
    "no-hotels", "10 MCS 160", "The Bank has no hotels left: wait until one comes back."
)
HOUSE_TOO_DEAR: Final = Reason(
    "house-too-dear",
    "10 MCS 140(c)",
    "A house on {space} costs {amount}, more than {player} [has].",
)
HOTEL_TOO_DEAR: Final = Reason(
    "hotel-too-dear",
    "10 MCS 150(a)",
    "A hotel on {space} costs {amount}, more than {player} [has].",
)


def next_building(s: State, space: i64) -> Item:
    """What would be built next on a lot: HOUSE or HOTEL."""
    return HOTEL if s.buildings[space] == s.board.hotel - 1 else HOUSE


def why_not_on_lot(s: State, player: i64, space: i64) -> Violation | None:
    """Whether the lot itself could take one more building, whatever the Bank has and it costs."""
    board = s.board
    if board.kind[space] != LOT:
        return refuse(s, NOT_A_LOT, space=space)
    if s.owner[space] != player:
        return refuse(s, NOT_OWNER, player, space=space)
    if not deeds.owns_group(s, player, space):
        return refuse(s, INCOMPLETE, player, space=space)
    if deeds.group_has_mortgage(s, space):
        return refuse(s, GROUP_MORTGAGED, space=space)
    rank = s.buildings[space]
    if rank == board.hotel:
        return refuse(s, HAS_HOTEL, space=space)
    if deeds.lowest_rank(s, space) < rank:
        if rank == board.hotel - 1:
            return refuse(s, HOTEL_TOO_SOON, space=space, amount=rank)
        return refuse(s, UNEVEN, space=space)
    return None


def why_not_from_stock(s: State, building: Item) -> Violation | None:
    if building is HOUSE and s.houses == 0:
        return refuse(s, NO_HOUSES)
    if building is HOTEL and s.hotels == 0:
        return refuse(s, NO_HOTELS)
    return None


def why_not_buy_building(s: State, player: i64, space: i64) -> Violation | None:
    """At the printed price, whatever others may want."""
    wrong = business.why_not_spend(s, player)
    if wrong is None:
        wrong = why_not_on_lot(s, player, space)
    if wrong is not None:
        return wrong
    building = next_building(s, space)
    wrong = why_not_from_stock(s, building)
    if wrong is not None:
        return wrong
    cost = s.board.house_cost[space]
    if bank.spendable(s, player) < cost:
        too_dear = HOUSE_TOO_DEAR if building is HOUSE else HOTEL_TOO_DEAR
        return refuse(s, too_dear, player, space=space, amount=cost)
    return None


def put_up(s: State, player: i64, space: i64, cost: i64) -> None:
    """The building comes out of the Bank's stock; a hotel sends its houses back (10 MCS 150(a))."""
    building = next_building(s, space)
    s.buildings[space] += 1
    if building is HOTEL:
        s.hotels -= 1
        s.houses += s.board.hotel - 1
        if s.log is not None:
            s.log.append(HotelBuilt(player, space, cost))
    else:
        s.houses -= 1
        if s.log is not None:
            s.log.append(HouseBuilt(player, space, cost, s.buildings[space]))


def buy_and_put_up(s: State, player: i64, space: i64) -> None:
    cost = s.board.house_cost[space]
    bank.pay(s, player, BANK, cost)
    put_up(s, player, space, cost)
