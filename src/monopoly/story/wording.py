"""Names, Spaces, money and verbs as they stand in a sentence.

A sentence is written about somebody, in the third person, with its verbs in brackets:
`{player} [throws] 4 and 4.` To the one it is about, it says "You throw 4 and 4."
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from monopoly.rules.board import BANK, POT, Board
from monopoly.rules.item import HOTEL, HOUSE
from monopoly.rules.violation import possessive

NOBODY_SPOKEN_TO: Final = -9

_VERB: Final = re.compile(r"\[(\w+)\]")
_FIELD: Final = re.compile(r"\{(\w+)(\.whose)?\}")
_IRREGULAR: Final = {"is": "are", "has": "have"}
_FACES: Final = {4: "the bus", 5: "Mr. M"}
_ORDINALS: Final = ("no", "first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in a sentence: `{owner}`, and whose something is: `{owner.whose}`."""

    name: str
    whose: str
    is_you: bool = False
    is_proper: bool = False  # a name of its own, never written otherwise

    def __str__(self) -> str:
        return self.name


class Wording:
    """How the players, Spaces and money of one table are called; `you` is the seat spoken to.

    Without a word about it, that is a player who is called "You".
    """

    def __init__(self, names: Sequence[str], board: Board, you: int | None = None) -> None:
        self.names: Final = list(names)
        self.board: Final = board
        self.you: Final = _seat_called_you(names) if you is None else you

    def person(self, seat: int) -> Person:
        if seat == BANK:
            return Person("the Bank", "the Bank's")
        if seat == POT:
            return Person("the pot", "the pot's")
        if seat == self.you:
            return Person("you", "your", is_you=True)
        name = self.names[seat]
        return Person(name, possessive(name), is_proper=True)

    def money(self, amount: int) -> str:
        return self.board.money(amount)

    def space(self, index: int) -> str:
        return self.board.names[index]

    def item(self, number: int) -> str:
        """What is auctioned, by its number: a Space, a house or a hotel."""
        if number == HOUSE.number:
            return "a house"
        return "a hotel" if number == HOTEL.number else self.space(number)

    def deck(self, deck: int) -> str:
        return self.board.decks[deck].name

    def card(self, deck: int, card: int) -> str:
        return self.board.decks[deck].cards[card].title

    def jail_card(self, deck: int) -> str:
        """The card that frees its holder, with its deck: each has one."""
        return f"{self.card(deck, int(self.board.jail_card[deck]))} ({self.deck(deck)})"

    def goods(self, deeds: Sequence[int], cash: int, cards: Sequence[int]) -> str:
        """What one side of a trade gives, or an estate holds."""
        things = [self.space(space) for space in deeds]
        if cash:
            things.append(self.money(cash))
        things += [self.jail_card(deck) for deck in cards]
        return listed(things) if things else "nothing"

    def say(self, template: str, **parts: object) -> str:
        """A whole sentence, filled in."""
        text = self.clause(template, **parts)
        field = _FIELD.match(template)
        first = parts[field[1]] if field else None
        if isinstance(first, Person) and first.is_proper:
            return text  # a name is written as its owner writes it
        return text[:1].upper() + text[1:]

    def clause(self, template: str, **parts: object) -> str:
        """A part of a sentence, filled in; its verbs follow the first person it names."""
        named = (parts[field[1]] for field in _FIELD.finditer(template) if not field[2])
        subject = next((part for part in named if isinstance(part, Person)), None)
        if subject is not None and subject.is_you:
            template = _VERB.sub(lambda verb: second_person(verb[1]), template)
        return _VERB.sub(r"\1", template).format(**parts)


def _seat_called_you(names: Sequence[str]) -> int:
    folded = [name.casefold() for name in names]
    return folded.index("you") if "you" in folded else NOBODY_SPOKEN_TO


def second_person(verb: str) -> str:
    """The verb of "Ann throws" as it stands in "you throw"."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("sses", "shes", "ches", "xes", "oes")):
        return verb[:-2]
    return verb.removesuffix("s")


def listed(things: Sequence[str]) -> str:
    """One, two and three."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} and {things[-1]}"


def faces(die1: int, die2: int, die3: int = 0) -> str:
    """The faces of a throw, the third die with them when it was thrown."""
    shown = [str(die1), str(die2)]
    if die3:
        shown.append(_FACES.get(die3, str(die3)))
    return listed(shown)


def ordinal(number: int) -> str:
    return _ORDINALS[number] if 0 < number < len(_ORDINALS) else f"{number}th"


def counted(number: int, thing: str) -> str:
    """No house, 1 house, 2 houses."""
    if number == 0:
        return f"no {thing}"
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
