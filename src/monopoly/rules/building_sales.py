"""Houses and hotels go back to the Bank at half price, evenly (10 MCS 170)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import bank, business, deeds, shortage
from monopoly.rules.action import Action, checked_space
from monopoly.rules.board import BANK, GROUPS_MAX
from monopoly.rules.events import BuildingSold, HotelsSold
from monopoly.rules.state import State
from monopoly.rules.violation import Reason, Violation, refuse

SALE_NOT_OWNER: Final = Reason(
    "sale-not-owner", "10 MCS 170(c)", "{player} [does] not own {space}."
)
NO_BUILDING: Final = Reason("no-building", "10 MCS 170(c)", "No building stands on {space}.")
SELL_EVENLY: Final = Reason(
    "sell-evenly",
    "10 MCS 170(d)",
    "Another lot of {space}'s color-group has more on it: sell evenly, from there first.",
)
HOTEL_NEEDS_HOUSES: Final = Reason(
    "hotel-needs-houses",
    "90 MCS 150(a)",
    "The Bank lacks the {count} houses that would replace the hotel on {space}: "
    "sell the group's hotels together.",
)
NO_HOTELS_THERE: Final = Reason(
    "no-hotels-there", "10 MCS 170(e)", "{player} [has] no hotels in that color-group."
)
HOUSES_BESIDE: Final = Reason(
    "houses-beside-hotels",
    "90 MCS 150(b)",
    "Houses stand beside those hotels: bring the hotels down one house at a time.",
)


def half_cost(s: State, space: i64) -> i64:
    return s.board.house_cost[space] // 2


def turn_in_value(s: State, space: i64) -> i64:
    """Half of all that stands there cost (90 MCS 140); a hotel is its houses and one more."""
    return s.buildings[space] * half_cost(s, space)


def clear_lot(s: State, space: i64) -> i64:
    """Takes everything down, even or not, and gives its turn-in value (still to be paid)."""
    value = turn_in_value(s, space)
    if s.buildings[space] == s.board.hotel:
        s.hotels += 1
    else:
        s.houses += s.buildings[space]
    s.buildings[space] = 0
    return value


def why_not_sell(s: State, player: i64, space: i64) -> Violation | None:
    wrong = business.why_not_raise_cash(s, player)
    if wrong is not None:
        return wrong
    if s.owner[space] != player:
        return refuse(s, SALE_NOT_OWNER, player, space=space)
    rank = s.buildings[space]
    if rank == 0:
        return refuse(s, NO_BUILDING, space=space)
    board = s.board
    if deeds.highest_rank(s, space) > rank:
        return refuse(s, SELL_EVENLY, space=space)
    if rank == board.hotel and not board.whole_hotels and shortage.houses_free(s) < board.hotel - 1:
        return refuse(s, HOTEL_NEEDS_HOUSES, space=space, amount=board.hotel - 1)
    return None


@final
class SellBuilding(Action):
    kind = "sell-building"

    def __init__(self, space: i64) -> None:
        self.space: Final = checked_space(space)

    def why_not(self, s: State, player: i64) -> Violation | None:
        return why_not_sell(s, player, self.space)

    def do(self, s: State, player: i64) -> None:
        space, board = self.space, s.board
        was_hotel = s.buildings[space] == board.hotel
        if was_hotel and board.whole_hotels:
            proceeds = clear_lot(s, space)  # 40 MCS 170(e)
        else:
            proceeds = half_cost(s, space)
            s.buildings[space] -= 1
            if was_hotel:  # it comes down to the houses before it
                s.hotels += 1
                s.houses -= board.hotel - 1
            else:
                s.houses += 1
        bank.pay(s, BANK, player, proceeds)
        if s.log is not None:
            left = s.buildings[space]
            s.log.append(BuildingSold(player, space, proceeds, left, bool(was_hotel)))

    def fields(self) -> dict[str, object]:
        return {"space": int(self.space)}


def count_hotels(s: State, player: i64, group: i64) -> i64:
    count: i64 = 0
    for space in s.board.group_spaces[group]:
        if s.owner[space] == player and s.buildings[space] == s.board.hotel:
            count += 1
    return count


def _only_hotels(s: State, group: i64) -> bool:
    for space in s.board.group_spaces[group]:
        rank = s.buildings[space]
        if 0 < rank < s.board.hotel:
            return False
    return True


@final
class SellHotels(Action):
    """All hotels of a color-group at once (10 MCS 170(e)).

    Beside houses that only happens when the Bank is too short of houses to bring them down one by
    one: then the whole group comes down together, evenly, as little as the Bank's houses allow.
    """

    kind = "sell-hotels"

    def __init__(self, group: i64) -> None:
        if not 0 <= group < GROUPS_MAX:
            raise ValueError(f"There is no group {group}: groups are numbered from 0.")
        self.group: Final = group

    def why_not(self, s: State, player: i64) -> Violation | None:
        wrong = business.why_not_raise_cash(s, player)
        if wrong is not None:
            return wrong
        board = s.board
        if self.group >= board.groups or count_hotels(s, player, self.group) == 0:
            return refuse(s, NO_HOTELS_THERE, player)
        if (
            not board.whole_hotels
            and not _only_hotels(s, self.group)
            and shortage.houses_free(s) >= board.hotel - 1
        ):
            return refuse(s, HOUSES_BESIDE, player)
        return None

    def do(self, s: State, player: i64) -> None:
        board, group = s.board, self.group
        if board.whole_hotels or _only_hotels(s, group):
            proceeds: i64 = 0
            for space in board.group_spaces[group]:
                if s.buildings[space] == board.hotel:
                    proceeds += clear_lot(s, space)
        else:
            proceeds = _come_down_together(s, group)
        bank.pay(s, BANK, player, proceeds)
        if s.log is not None:
            houses = tuple([int(s.buildings[lot]) for lot in board.group_spaces[group]])
            s.log.append(HotelsSold(player, group, proceeds, houses))

    def fields(self) -> dict[str, object]:
        return {"group": int(self.group)}


def _come_down_together(s: State, group: i64) -> i64:
    """90 MCS 150(c): the group's houses and the Bank's, spread evenly, as many as there are."""
    lots = s.board.group_spaces[group]
    half = half_cost(s, lots[0])
    before: i64 = 0
    for lot in lots:
        before += s.buildings[lot]
        clear_lot(s, lot)
    after = min(shortage.houses_free(s), len(lots) * (s.board.hotel - 1), before - 1)
    for index, lot in enumerate(lots):
        # the extra houses of an uneven row stand on the last lots, the dearest
        rank = (after + index) // len(lots)
        s.buildings[lot] = rank
        s.houses -= rank
    return (before - after) * half
