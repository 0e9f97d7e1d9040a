"""The named pieces of the steps: how each looks, what it stands for, and an example of it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from monopoly.editions.wording import shown
from monopoly.rules.board import BUS, MR_M
from monopoly.statutes.citation import Citation, parse_citation
from monopoly.statutes.errors import StepError
from monopoly.statutes.scenarios import names

if TYPE_CHECKING:
    from monopoly.statutes.scenarios.world import World

HOUSE_WORDS: Final = "house", "houses"
HOTEL_WORDS: Final = "hotel", "hotels"
ANY_CARD: Final = -1  # whichever Get Out of Jail Free card the giver holds


@dataclass(frozen=True, slots=True)
class Piece:
    """`form` is a regular expression; `read` is None for words that mean nothing by themselves."""

    form: str
    example: str
    # The table is unknown while it is being named, hence Any: only pieces of later steps use it.
    read: Callable[[Any, str], object] | None
    one_word: bool = False  # a name that may also be one of several words


@dataclass(frozen=True, slots=True)
class Buildings:
    """What stands on a lot: so many houses, or a hotel."""

    houses: int
    hotel: bool = False


@dataclass(frozen=True, slots=True)
class Goods:
    """One side of a trade. A card is its deck, or ANY_CARD."""

    deeds: tuple[int, ...]
    cash: int
    cards: tuple[int, ...]


def _text(_w: "World", text: str) -> str:
    return text.strip().strip('"“”').strip()


def _money(_w: "World", text: str) -> int:
    amount = names.money(text)
    if amount is None:
        raise StepError(f"{shown(text)} is no amount of money.")
    return amount


def _count(_w: "World", text: str) -> int:
    count = names.number(text)
    if count is None:
        raise StepError(f"{shown(text)} is no number.")
    return count


def _owner(w: "World", text: str) -> int:
    return -1 if names.plain(text) in ("the bank", "bank") else w.names.player(text)


def _deck(w: "World", text: str) -> int:
    return w.names.deck(text)


def _buildings(_w: "World", text: str) -> Buildings:
    words = text.casefold().split()
    count = names.number(words[0])
    if count is None:
        raise StepError(f"{shown(text)} are no buildings.")
    if words[1] in HOTEL_WORDS and count == 1:
        return Buildings(0, hotel=True)
    if words[1] in HOTEL_WORDS and count > 1:
        raise StepError("A lot has one hotel at most.")
    return Buildings(count)


def _kind(_w: "World", text: str) -> str:
    return "hotel" if text.casefold() in HOTEL_WORDS else "house"


def _faces(_w: "World", text: str) -> tuple[int, ...]:
    faces: list[int | str] = names.split_list(text, _face)
    if len(faces) not in (2, 3):
        raise StepError(f"A throw is of two dice or three, not {len(faces)}.")
    if 0 in faces:
        raise StepError("No die shows 0.")
    if any(isinstance(face, str) for face in faces[:2]):
        raise StepError("Only the third die shows a bus or Mr. M.")
    if len(faces) == 3 and isinstance(faces[2], int) and faces[2] > 3:
        raise StepError("The third die shows 1, 2, 3, bus or Mr. M.")
    special = {"bus": BUS, "mr m": MR_M}
    return tuple(special[face] if isinstance(face, str) else face for face in faces)


def _face(text: str) -> int | str | None:
    word = " ".join(text.casefold().replace(".", " ").removeprefix("the ").split())
    if word in ("bus", "mr m"):
        return word
    return int(word) if re.fullmatch("[0-9]{1,2}", word) else None


def _cards_held(w: "World", text: str) -> tuple[int, ...]:
    """Decks of the Get Out of Jail Free cards named; ANY_CARD where it is left open."""
    found = re.fullmatch(CARDS, text.strip(), re.IGNORECASE)
    if found is None:
        raise StepError(f"{shown(text)} is no Get Out of Jail Free card.")
    if found["deck"]:
        return (w.names.deck(found["deck"]),)
    count = 1 if found["count"].casefold() == "the" else names.number(found["count"])
    if found["count"].casefold() in ("both", "both the"):
        count = 2
    if count is None or count > 2:
        raise StepError("There are two Get Out of Jail Free cards, one in each deck.")
    return (ANY_CARD,) if count == 1 else tuple(range(count))


def _goods(w: "World", text: str) -> Goods:
    deeds: list[int] = []
    cash = 0
    cards: list[int] = []
    if names.plain(text) == "nothing":
        return Goods((), 0, ())

    def known(part: str) -> Goods | None:
        amount = names.money(part)
        if amount is not None:
            return Goods((), amount, ())
        if re.fullmatch(CARDS, part, re.IGNORECASE):
            return Goods((), 0, _cards_held(w, part))
        members = w.names.members(part)
        return None if members is None else Goods(members, 0, ())

    for item in names.split_list(text, known):
        deeds += item.deeds
        cash += item.cash
        cards += item.cards
    return Goods(tuple(deeds), cash, tuple(cards))


def _citation(_w: "World", text: str) -> Citation:
    citation = parse_citation(text)
    if citation is None:
        raise StepError(f'{shown(text)} is no clause: write it as "10 MCS 140(f)".')
    return citation


CARDS: Final = (
    r"(?:the (?P<deck>.+?)|(?P<count>a|the|no|one|two|both|both the|[0-9]+))"
    r" Get Out of Jail Free cards?"
)
# The same without names, for use inside larger patterns.
CARDS_FORM: Final = re.sub(r"\?P<\w+>", "?:", CARDS)
NUMBER_FORM: Final = "[0-9]+|a|an|no|none|" + "|".join(names.NUMBERS[1:])

PIECES: Final[dict[str, Piece]] = {
    "player": Piece(r"\S+?", "Ann", lambda w, text: w.names.player(text), one_word=True),
    "other": Piece(r"\S+?", "Bob", lambda w, text: w.names.player(text), one_word=True),
    "actor": Piece(r"\S+?", "Ann", lambda w, text: w.names.actor(text), one_word=True),
    "owner": Piece(r"the Bank|\S+?", "Ann", _owner, one_word=True),
    "creditor": Piece(r"the Bank|\S+?", "Bob", _owner, one_word=True),
    "players": Piece(r".+?", "Bob and Cy", lambda w, text: w.names.some_players(text)),
    "new players": Piece(r".+", "Ann, Bob and Cy", _text),
    "preset": Piece(r'["“][^"”]*["”]|\S+', '"statutes"', _text),
    "option": Piece(r"\S+", "rent_claim", _text),
    "value": Piece(r".+", "on-demand", _text),
    "name": Piece(r".+", "Dan", _text),
    "money": Piece(r"[$£]?\s?[0-9][0-9,]*", "$100", _money),
    "count": Piece(NUMBER_FORM, "2", _count),
    "steps": Piece(r"[0-9]+", "4", _count),
    "times": Piece("once|twice", "twice", lambda _w, text: 2 if text.lower() == "twice" else 1),
    "space": Piece(r".+?", "Boardwalk", lambda w, text: w.names.space(text)),
    "any space": Piece(r".+?", "Boardwalk", lambda w, text: w.names.spaces(text)),
    "properties": Piece(
        r".+?", "Vermont Avenue and the pink group", lambda w, text: w.names.properties(text)
    ),
    "property": Piece(r".+?", "Vermont Avenue", lambda w, text: w.names.properties(text)),
    "group": Piece(r".+?", "the pink group", lambda w, text: w.names.group(text)),
    "buildings": Piece(
        rf"(?:{NUMBER_FORM}) (?:houses?|hotels?|buildings?)", "2 houses", _buildings
    ),
    "houses": Piece("houses?|hotels?", "houses", _kind),
    "house": Piece("house|hotel", "house", _kind),
    "color": Piece(r"\w+", "pink", _text),
    "deck": Piece(r".+?", "Chance", _deck),
    "card": Piece(r".+", '"Go back three spaces"', _text),
    "jail cards": Piece(CARDS_FORM, "a Get Out of Jail Free card", _cards_held),
    "faces": Piece(r".+?", "3 and 4", _faces),
    "goods": Piece(r".+?", "Boardwalk and $50", _goods),
    "other goods": Piece(r".+?", "Park Place", _goods),
    "token": Piece(r"the .+", "the iron", _text),
    "told": Piece(r'["“].+["”]', '"pot collected: Ann, $150"', _text),
    "clause": Piece(r".+", "10 MCS 140(f)", _citation),
    # words that only keep the sentence grammatical
    "she wants": Piece("she wants|he wants|they want", "she wants", None),
    "her": Piece("her|his|their", "her", None),
    "is": Piece("is|are", "is", None),
    "is not": Piece("is not|are not|isn['’]t|aren['’]t", "is not", None),
    "has": Piece("has|have", "has", None),
    "s": Piece("['’]s|['’]", "'s", None),
    "throws": Piece("throws?", "throws", None),
}
