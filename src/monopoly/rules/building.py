"""Building at the printed price, once others who could want the last of the stock are asked, and
putting up what was won at an auction (10 MCS 140, 150, 160)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import construction, shortage
from monopoly.rules.action import Action, checked_space
from monopoly.rules.board import NOBODY
from monopoly.rules.item import Item
from monopoly.rules.state import State
from monopoly.rules.violation import Reason, Violation, refuse

WRONG_BUILDING: Final = Reason(
    "wrong-building", "90 MCS 160(c)", "The building {player} won does not fit on {space}."
)


def why_not_build(s: State, player: i64, space: i64) -> Violation | None:
    if s.shortage is not None and s.shortage.placer == player:
        return _why_not_place(s, player, space, s.shortage.building)
    wrong = construction.why_not_buy_building(s, player, space)
    if wrong is None:
        wrong = shortage.why_not_ask(s, player, construction.next_building(s, space))
    return wrong


def _why_not_place(s: State, player: i64, space: i64, won: Item) -> Violation | None:
    """The winner of a scarce building puts it up; it is paid for already."""
    wrong = construction.why_not_on_lot(s, player, space)
    if wrong is None and construction.next_building(s, space) is not won:
        return refuse(s, WRONG_BUILDING, player, space=space)
    return wrong


@final
class Build(Action):
    kind = "build"

    def __init__(self, space: i64) -> None:
        self.space: Final = checked_space(space)

    def why_not(self, s: State, player: i64) -> Violation | None:
        return why_not_build(s, player, self.space)

    def do(self, s: State, player: i64) -> None:
        if s.shortage is not None and s.shortage.placer == player:
            s.shortage.placer = NOBODY
            construction.put_up(s, player, self.space, 0)
        elif not shortage.declared(s, player, self.space):
            construction.buy_and_put_up(s, player, self.space)

    def fields(self) -> dict[str, object]:
        return {"space": int(self.space)}
