"""The person's legal actions as a menu: the main thing first, business in groups by letter."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from monopoly.game import actions as a
from monopoly.game.game import Game
from monopoly.rules.action import Action
from monopoly.story import describe_action

ANSWERS: Final = (a.CollectSalary, a.DemandRent, a.CallSkip, a.Refuse, a.Accept)
FIRST: Final = (a.CollectSalary, a.DemandRent, a.CallSkip)  # lost when forgotten
LAST: Final = (a.Refuse, a.Accept, a.Withdraw)
_CHOICE: Final = re.compile(r"([a-z?])?\s*([0-9]{1,3})?")


@dataclass(frozen=True, slots=True)
class Group:
    """Business that comes in numbers."""

    key: str
    word: str
    title: str
    kinds: tuple[type[Action], ...]


GROUPS: Final = (
    Group("b", "build", "Build", (a.Build,)),
    Group("s", "sell", "Sell buildings to the Bank", (a.SellBuilding, a.SellHotels)),
    Group("m", "mortgage", "Mortgage", (a.Mortgage,)),
    Group("l", "lift", "Lift a mortgage", (a.LiftMortgage,)),
)
RAISING: Final = ("m", "s")  # what a debtor's menu is about

COUNTER: Final = "counter"  # an offer answered with another

COMMANDS: Final = (
    ("t", "trade"),
    ("d", "deed"),
    ("v", "board"),
    ("w", "why not"),
    ("?", "help"),
    ("q", "leave"),
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A numbered line: one action, or several to choose from once it is chosen."""

    label: str
    actions: tuple[Action, ...]
    key: str = ""  # of the group it opens, or COUNTER


@dataclass(slots=True)
class Menu:
    entries: list[Entry] = field(default_factory=list)
    groups: dict[str, list[Action]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """What was typed: an entry, a letter, or a letter and a number."""

    key: str = ""
    number: int = 0


def build_menu(game: Game, seat: int) -> Menu:
    legal = game.legal_actions(seat)
    menu = Menu(groups={group.key: _of(legal, group.kinds) for group in GROUPS})
    main = [action for action in legal if not _is_business(action)]
    main.sort(key=_rank)  # stable: else as the law has it, the main thing first
    menu.entries = _entries(game, seat, main)
    if game.phase == "to-place":
        menu.entries += [_entry(game, seat, action) for action in menu.groups.pop("b")]
    elif game.phase == "to-keep":
        menu.entries += _keeping(game, seat, legal)
    elif game.phase == "to-settle":
        menu.entries[:0] = _raising(menu)
    menu.groups = {key: found for key, found in menu.groups.items() if found}
    return menu


def _rank(action: Action) -> int:
    if isinstance(action, FIRST):
        return -1
    return 1 + LAST.index(type(action)) if isinstance(action, LAST) else 0


def _of(legal: Sequence[Action], kinds: tuple[type[Action], ...]) -> list[Action]:
    return [action for action in legal if isinstance(action, kinds)]


def _is_business(action: Action) -> bool:
    return isinstance(action, a.KeepMortgage) or any(
        isinstance(action, group.kinds) for group in GROUPS
    )


def _entry(game: Game, seat: int, action: Action) -> Entry:
    return Entry(describe_action(game, action, seat), (action,))


def _entries(game: Game, seat: int, main: Sequence[Action]) -> list[Entry]:
    """One line each, but for choices among many of the same kind."""
    moves = _of(main, (a.Move,))
    wants = _of(main, (a.Want,))
    if len(moves) > 9:
        return [Entry("Go to any Space …", tuple(moves))]
    if len(wants) > 4:
        return [Entry("Say how many you want …", tuple(wants))]
    entries = [_entry(game, seat, action) for action in main]
    offers = _of(main, (a.Accept,))
    return entries + [Entry("Answer with another offer …", (offer,), COUNTER) for offer in offers]


def build_answers(game: Game, seat: int) -> Menu:
    """What waits for the person although the game waits for another."""
    found = [action for action in game.legal_actions(seat) if isinstance(action, ANSWERS)]
    found.sort(key=lambda action: ANSWERS.index(type(action)))
    return Menu(_entries(game, seat, found))


def _keeping(game: Game, seat: int, legal: Sequence[Action]) -> list[Entry]:
    """The deeds just received: keep the mortgage, or lift it at once (10 MCS 180(h))."""
    kept = [action for action in legal if isinstance(action, a.KeepMortgage)]
    spaces = {action.space for action in kept}
    lifts = [x for x in legal if isinstance(x, a.LiftMortgage) and x.space in spaces]
    return [_entry(game, seat, action) for action in (*kept, *lifts)]


def _raising(menu: Menu) -> list[Entry]:
    titles = {group.key: group.title for group in GROUPS}
    return [
        Entry(f"{titles[key]} …", tuple(menu.groups[key]), key)
        for key in RAISING
        if menu.groups[key]
    ]


def read_choice(line: str) -> Choice | None:
    """ "" is the first entry, "3" the third, "b" a letter, "b2" the second behind it."""
    found = _CHOICE.fullmatch(line.strip().casefold())
    if found is None:
        return None
    key, number = found[1] or "", int(found[2] or 0)
    if not key and not number:
        return Choice(number=1) if not line.strip() else None
    return Choice(key, number)
