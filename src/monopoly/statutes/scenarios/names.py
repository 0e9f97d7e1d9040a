"""The names a scenario uses, resolved against the board and the table it plays at."""

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from monopoly.editions import Card
from monopoly.editions.wording import hint, shown
from monopoly.rules.board import BANK, Board
from monopoly.statutes.errors import StepError

T = TypeVar("T")

SEPARATOR: Final = re.compile(r"(\s*,\s*and\s+|\s*,\s*|\s+and\s+)", re.IGNORECASE)
MONEY: Final = re.compile(r"[$£]?\s?([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})")
ORDINALS: Final = {"first": 0, "second": 1, "third": 2, "fourth": 3, "last": -1}
NUMBERS: Final = "no one two three four five six seven eight nine ten eleven twelve".split()
DECK_ALIASES: Final = ("chance", "community chest")
LIST_MAX: Final = 60
SEVERAL: Final = re.compile(
    r"(?:(?:every lot of|every property of|all of|all)\s+)?(?:the\s+)?(.+?)"
    r"\s+(?:group|color-group|colour-group)",
    re.IGNORECASE,
)


def plain(text: str) -> str:
    """Case, spacing and the form of an apostrophe do not matter in a name."""
    return " ".join(text.replace("’", "'").split()).casefold()


def split_list(text: str, known: Callable[[str], T | None]) -> list[T]:
    """The members of "X, Y and Z". A name may hold a comma or an "and": the longest wins."""
    parts = SEPARATOR.split(text)
    if len(parts) > 2 * LIST_MAX:
        raise StepError(f"The list {shown(text)} is too long.")
    found: list[T] = []
    start = 0
    while start < len(parts):
        for end in range(len(parts), start, -2):
            member = known("".join(parts[start:end]).strip())
            if member is not None:
                break
        else:
            raise StepError(f"{shown(parts[start])} is unknown.")
        found.append(member)
        start = end + 1
    return found


def money(text: str) -> int | None:
    found = MONEY.fullmatch(text.strip())
    return int(found[1].replace(",", "")) if found else None


def number(text: str) -> int | None:
    word = text.strip().casefold()
    if word in ("a", "an"):
        return 1
    if word in ("none", "nothing"):
        return 0
    if word in NUMBERS:
        return NUMBERS.index(word)
    return int(word) if re.fullmatch("[0-9]{1,6}", word) else None


class Names:
    """Everything on one table that has a name."""

    def __init__(self, board: Board, players: Sequence[str], banker: str) -> None:
        self.board = board
        self.edition = board.edition
        self.players = tuple(players)
        self.banker = banker
        self._spaces = self._lay_out()
        self._groups = {plain(g.name): n for n, g in enumerate(self.edition.groups)}
        self._groups |= {g.key: n for n, g in enumerate(self.edition.groups)}
        self._kinds = {_plural(g.name): n for n, g in enumerate(self.edition.groups)}

    def _lay_out(self) -> dict[str, list[int]]:
        spaces: dict[str, list[int]] = {}
        aliases = {"chance": "chance", "community-chest": "community chest"}
        for space in self.edition.spaces:
            known = {plain(space.name), aliases.get(space.kind, plain(space.name))}
            if space.kind == "jail":
                known.add("just visiting")
            for name in known:
                spaces.setdefault(name, []).append(space.index)
        return spaces

    # --- players

    def player(self, text: str) -> int:
        """The seat of a player."""
        for same in (str, plain):
            for seat, name in enumerate(self.players):
                if same(name) == same(text):
                    return seat
        if self.banker and plain(text) == plain(self.banker):
            raise StepError(f"{self.banker} only banks and has no place on the board.")
        raise StepError(f"There is no player {shown(text)}: {hint(text, self.players)}.")

    def actor(self, text: str) -> int:
        """A player's seat, or the Bank's for one who only banks."""
        if self.banker and plain(text) == plain(self.banker):
            return BANK
        return self.player(text)

    def some_players(self, text: str) -> list[int]:
        def known(name: str) -> int | None:
            return self.player(name) if plain(name) in map(plain, self.players) else None

        try:
            return split_list(text, known)
        except StepError:
            for name in SEPARATOR.split(text)[::2]:
                self.player(name)
            raise

    # --- Spaces and groups

    def space(self, text: str) -> int:
        """The one Space of this name."""
        return self._only(text, self.spaces(text))

    def spaces(self, text: str) -> list[int]:
        """Every Space of this name: several are called Chance."""
        found = self._find(text)
        if not found:
            names = [space.name for space in self.edition.spaces]
            raise StepError(f"There is no Space {shown(text)} on this board: {_near(text, names)}.")
        return found

    def _find(self, text: str) -> list[int]:
        name = plain(text)
        for shorter in (name, name.removeprefix("the ")):
            if shorter in self._spaces:
                return self._spaces[shorter]
        ordinal, _, rest = name.removeprefix("the ").partition(" ")
        indices = self._spaces.get(rest, [])
        place = self._ordinal(ordinal, rest)
        if place is None or not -1 <= place < len(indices):
            return []
        return [indices[place]] if indices else []

    def _ordinal(self, word: str, name: str) -> int | None:
        marks = self.edition.chance_marks  # London's Chance Spaces are told apart by color
        if name in ("chance", plain(self.edition.chance_name)) and word in marks:
            return marks.index(word)
        return ORDINALS.get(word)

    def _only(self, text: str, indices: list[int]) -> int:
        if len(indices) > 1:
            raise StepError(
                f"{len(indices)} Spaces are called {shown(text)}: "
                f'say which, as in "the second {text}".'
            )
        return indices[0]

    def group(self, text: str) -> int:
        """The number of a group: "the light blue group", "the railroads"."""
        found = self._group(text)
        if found is None:
            names = [group.name for group in self.edition.groups]
            raise StepError(f"There is no group {shown(text)} on this board: {_near(text, names)}.")
        return found

    def _group(self, text: str) -> int | None:
        several = SEVERAL.fullmatch(plain(text))
        if several:
            return self._groups.get(several[1])
        name = plain(text).removeprefix("the ")
        return self._kinds.get(name, self._groups.get(name.removeprefix("every ")))

    def properties(self, text: str) -> list[int]:
        """A list of property, Spaces and groups mixed, each with a Title Deed."""
        spaces: list[int] = []
        try:
            for members in split_list(text, self.members):
                spaces += members
        except StepError:
            self._blame(text)
            raise
        for space in spaces:
            if not self.edition.spaces[space].price:
                raise StepError(f"{self.board.names[space]} has no Title Deed.")
        return spaces

    def members(self, text: str) -> tuple[int, ...] | None:
        name = plain(text)
        if SEVERAL.fullmatch(name) or name.startswith("every ") or self._is_kind(name):
            group = self._group(name)
            return None if group is None else self.edition.groups[group].spaces
        found = self._find(text)
        return (self._only(text, found),) if found else None

    def _is_kind(self, name: str) -> bool:
        return name.removeprefix("the ") in self._kinds

    def _blame(self, text: str) -> None:
        """Says which member of a list is unknown, and what is nearest to it."""
        for part in SEPARATOR.split(text)[::2]:
            if self.members(part) is None:
                several = SEVERAL.fullmatch(plain(part))
                if several:
                    self.group(several[1])
                else:
                    self.space(part)

    # --- cards and tokens

    def deck(self, text: str) -> int:
        name = plain(text).removeprefix("the ")
        own = [plain(deck.name) for deck in self.board.decks]
        for names in (own, DECK_ALIASES):
            if name in names:
                return names.index(name)
        raise StepError(f"There is no deck {shown(text)}: {_near(text, own)}.")

    def cards(self, deck: int, text: str) -> list[int]:
        """The card a text names; several only when they are alike in all but their id."""
        cards = self.board.decks[deck].cards
        name = plain(text)
        found = [n for n, card in enumerate(cards) if card.id == text.strip()]
        if not found:
            found = [n for n, card in enumerate(cards) if name in plain(card.title)]
        whole = [n for n in found if plain(cards[n].title) == name]
        found = whole or found
        deck_name = self.board.decks[deck].name
        if not found:
            titles = [card.title for card in cards]
            raise StepError(f"No {deck_name} card is called {shown(text)}: {_near(text, titles)}.")
        titles = sorted({_looks(cards[n]) for n in found})
        if len(titles) > 1:
            raise StepError(f"Several {deck_name} cards are called {shown(text)}.")
        return found

    def token(self, text: str) -> int | None:
        name = plain(text).removeprefix("the ").replace(" ", "-")
        tokens = [plain(token).replace(" ", "-") for token in self.edition.tokens]
        return tokens.index(name) if name in tokens else None


def _looks(card: Card) -> str:
    return f"{card.title}/{card.effect}/{card.amount}/{card.space}"


def _plural(name: str) -> str:
    return plain(f"{name[:-1]}ies" if name.endswith("y") else f"{name}s")


def _near(text: str, known: Sequence[str]) -> str:
    """The nearest name, whatever the case; with forty of them a list would help nobody."""
    from difflib import get_close_matches

    by_plain = {plain(name): name for name in known}
    near = get_close_matches(plain(text)[:60], list(by_plain), n=1, cutoff=0.0)
    return f'the nearest is "{by_plain[near[0]]}"'
