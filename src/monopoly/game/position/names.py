"""The names a position uses, looked up on its board and at its table."""

import re
from collections.abc import Callable, Mapping, Sequence, Sized
from difflib import get_close_matches
from typing import Final

from monopoly.editions.wording import shown
from monopoly.game.boards import board_for
from monopoly.game.names import NAME_MAX, is_the_bank, reads_as_name
from monopoly.game.position.errors import PositionError
from monopoly.game.position.model import BANK_NAME
from monopoly.rules.board import BANK, SEATS_MAX, Board
from monopoly.rules.ruleset import RuleSetError, recorded_rule_set

GROUP: Final = re.compile(r"(?:the )?(.{1,40}) group", re.IGNORECASE)
ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)


def board_of(rules: str, options: Mapping[str, object], revision: object) -> Board:
    try:
        return board_for(recorded_rule_set(rules, options, revision))
    except RuleSetError as error:
        raise PositionError("rules", str(error)) from None


def check_players(names: Sequence[str]) -> None:
    if not 2 <= len(names) <= SEATS_MAX:
        raise PositionError("players", f"2 to {SEATS_MAX} expected, found {len(names)}.")
    for seat, name in enumerate(names):
        where = f"players[{seat}].name"
        check_name(name, where)
        if name in names[:seat]:
            raise PositionError(where, f"{shown(name)} sits at this table twice.")


def check_name(name: str, where: str) -> None:
    if not reads_as_name(name):
        raise PositionError(where, f"1 to {NAME_MAX} printable characters, found {shown(name)}.")
    if is_the_bank(name):
        raise PositionError(where, f"nobody can be called {shown(name)}: that is the Bank.")


class Names:
    """The board and the players of one position, and how it is written.

    `short`: numbers for names, and keys of a letter or two. `whole`: what has its default is not
    left out, for it may not be right; what is empty is left to be filled in.
    """

    def __init__(
        self, board: Board, players: Sequence[str], *, short: bool = False, whole: bool = False
    ) -> None:
        self.board: Final = board
        self.players: Final = tuple(players)
        self.short: Final = short
        self.whole: Final = whole
        self.spaces: Final = space_names(board)
        self._space = {name.casefold(): number for number, name in enumerate(self.spaces)}
        for alias in ("jail", "just visiting"):
            self._space.setdefault(alias, int(board.jail))
        # the fields of the position itself, as far as they are read
        self.known: Mapping[str, object] | None = None

    def again(self) -> "Names":
        """The same for another position of the same game."""
        return Names(self.board, self.players, short=self.short, whole=self.whole)

    def is_left_out(
        self, value: object, default: "Default | None", given: Mapping[str, object]
    ) -> bool:
        if self.whole:
            return value is None or (isinstance(value, Sized) and len(value) == 0)
        return default is not None and value == default(self, given)

    def space(self, name: object, where: str) -> int:
        if type(name) is int and 0 <= name < len(self.spaces):
            return name
        if not isinstance(name, str):
            raise PositionError(where, f"the name of a Space expected, found {shown(name)}.")
        found = self._space.get(name.casefold().removeprefix("the "))
        if found is None:
            found = self._space.get(name.casefold())
        if found is None:
            raise PositionError(
                where, f"there is no Space {shown(name)}: {nearest_of(name, self.spaces)}."
            )
        return found

    def deed(self, name: object, where: str) -> int:
        space = self.space(name, where)
        if not self.board.price[space]:
            raise PositionError(where, f"{self.spaces[space]} has no Title Deed.")
        return space

    def group(self, name: object) -> list[int]:
        """The deeds of "the orange group"; nothing when that is no name of a group."""
        found = GROUP.fullmatch(name) if isinstance(name, str) else None
        for number, group in enumerate(self.board.group_names):
            if found is not None and found[1].casefold() == group.casefold():
                return self.board.group_spaces[number]
        return []

    def seat(self, name: object, where: str) -> int:
        if type(name) is int and self.short and 0 <= name < len(self.players):
            return name
        if not isinstance(name, str):
            raise PositionError(where, f"the name of a player expected, found {shown(name)}.")
        if name not in self.players:
            raise PositionError(
                where, f"nobody called {shown(name)} sits here: {nearest_of(name, self.players)}."
            )
        return self.players.index(name)

    def seat_or_bank(self, name: object, where: str) -> int:
        return BANK if name == BANK_NAME else self.seat(name, where)

    def card(self, deck: int, name: object, where: str) -> int:
        cards = self.board.decks[deck].cards
        if type(name) is int and 0 <= name < len(cards):
            return name
        if not isinstance(name, str):
            raise PositionError(where, f"the id of a card expected, found {shown(name)}.")
        for number, card in enumerate(cards):
            if card.id == name:
                return number
        titled = [n for n, card in enumerate(cards) if card.title.casefold() == name.casefold()]
        if len(titled) != 1:
            ids = [card.id for card in cards]
            problem = "several cards are called" if titled else "there is no card"
            raise PositionError(where, f"{problem} {shown(name)}: {nearest_of(name, ids)}.")
        return titled[0]

    def card_ids(self, deck: int) -> list[str]:
        return [card.id for card in self.board.decks[deck].cards]


Default = Callable[[Names, Mapping[str, object]], object]


def space_names(board: Board) -> tuple[str, ...]:
    """By number; where several share a name, with an ordinal: "second Chance"."""
    found: list[str] = []
    for number, name in enumerate(board.names):
        same = [other for other, known in enumerate(board.names) if known == name]
        found.append(name if len(same) == 1 else f"{ORDINALS[same.index(number)]} {name}")
    return tuple(found)


def nearest_of(name: str, known: Sequence[str]) -> str:
    """The known name most like this one, whatever the case."""
    by_case = {other.casefold(): other for other in known}
    near = get_close_matches(name.casefold()[: 2 * NAME_MAX], list(by_case), n=1, cutoff=0.0)
    return f'the nearest is "{by_case[near[0]]}"' if near else "there are none"
