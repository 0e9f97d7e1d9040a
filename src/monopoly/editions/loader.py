"""The files of this folder, read once and kept."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from monopoly.editions import own
from monopoly.editions.board import read_edition
from monopoly.editions.deck import fits, read_card, read_decks, read_own_decks
from monopoly.editions.model import OWN_DECKS, Card, Deck, Edition, EditionError
from monopoly.editions.reader import Table
from monopoly.editions.wording import hint, shown

FOLDER = files("monopoly.editions")
ABOUT_SPACES = ("spaces", "groups", "totals", "chance_marks", "decks")
FILE_MAX = 200_000  # bytes: ten times a board with long cards


@cache
def edition_names() -> tuple[str, ...]:
    return _names("")


@cache
def deck_names() -> tuple[str, ...]:
    return _names("decks")


def load_edition(name: str) -> Edition:
    """An edition of the package, or a board that was opened before, by its name."""
    found = own.find(name)
    if found is not None:
        return found
    if own.MARK in name:
        raise EditionError(own.why_unknown(name))
    if name not in edition_names():
        raise EditionError(f"There is no edition {shown(name)}: {hint(name, edition_names())}.")
    return _packaged(name)


def open_edition(path: str | os.PathLike[str]) -> str:
    """Reads a board from its file; the name by which rule sets call it from then on."""
    source = Path(path).name
    try:
        data = Path(path).read_bytes()
        text = data.decode("utf-8")
    except OSError as error:
        raise EditionError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise EditionError(f"{path} is not text in UTF-8.") from None
    if len(data) > FILE_MAX:
        raise EditionError(f"{path} is too large to be a board: {len(data):,} bytes.")
    return add_edition(text, source)


def add_edition(text: str, source: str) -> str:
    """The same from the text itself; `source` names it in errors."""
    table = _whole(text, source)
    edition = parse_edition(table, source)
    if edition.key in edition_names():
        raise EditionError(
            f'{source}: key: "{edition.key}" is the key of an edition that comes with the game.'
        )
    if own.MARK in edition.key:
        raise EditionError(f'{source}: key: "{own.MARK}" cannot stand in a key.')
    return own.keep(edition, table, text)


@cache
def _packaged(name: str) -> Edition:
    source = f"{name}.toml"
    edition = parse_edition(_read(source), source)
    if edition.key != name:
        raise EditionError(f'{source}: key: "{name}" expected, found "{edition.key}".')
    return edition


@cache
def load_decks(name: str, edition: Edition, *, joke_card: bool = False) -> tuple[Deck, Deck]:
    """Chance and Community Chest, under the edition's names and for its board."""
    if name == OWN_DECKS and edition.cards:
        chance, chest = edition.cards
    else:
        chance, chest = parse_decks(_decks_text(name), f"decks/{name}.toml", edition)
    if joke_card:
        chance = replace(chance, cards=(*chance.cards, load_joke_card()))
    return chance, chest


@cache
def load_joke_card() -> Card:
    source = "cards/joke.toml"
    return read_card(Table(_toml(_read(source), source), source))


@cache
def decks_fit(name: str, edition: Edition) -> bool:
    """Whether the decks of this name are written for the edition's board."""
    if name == OWN_DECKS:
        return bool(edition.cards)
    source = f"decks/{name}.toml"
    return fits(Table(_toml(_decks_text(name), source), source), edition)


def parse_edition(data: str | Mapping[str, object], source: str) -> Edition:
    """An edition from TOML text, or from the table it holds; `source` names it in errors."""
    table = Table(_whole(data, source), source)
    edition = read_edition(table)
    if edition.decks == OWN_DECKS:
        edition = replace(edition, cards=read_own_decks(table, edition))
    table.close()
    if edition.cards:
        return edition
    # Only here are the decks at hand; the rest is checked where it is read.
    if edition.decks not in deck_names() or not decks_fit(edition.decks, edition):
        raise EditionError(f'{source}: decks.default: "{edition.decks}" does not fit this board.')
    return edition


def parse_decks(
    data: str | Mapping[str, object], source: str, edition: Edition
) -> tuple[Deck, Deck]:
    return read_decks(Table(_toml(data, source), source), edition)


def _whole(data: str | Mapping[str, object], source: str) -> Mapping[str, object]:
    table = _toml(data, source)
    return _over_base(table, source) if "base" in table else table


def _over_base(table: Mapping[str, object], source: str) -> dict[str, object]:
    """What an edition leaves unsaid is as in its base; a base has no base of its own."""
    name = Table(table, source).choice("base", edition_names())
    base = _toml(_read(f"{name}.toml"), f"{name}.toml")
    if "base" in base:
        raise EditionError(f'{source}: base: "{name}" rests on another edition itself.')
    if "spaces" in table:  # another board: nothing said about the Spaces of the base holds
        base = {key: value for key, value in base.items() if key not in ABOUT_SPACES}
    return _merged(base, table)


def _merged(base: Mapping[str, object], over: Mapping[str, object]) -> dict[str, object]:
    merged = dict(base)
    for key, value in over.items():
        below = merged.get(key)
        if isinstance(below, Mapping) and isinstance(value, Mapping):
            merged[key] = _merged(below, value)
        else:
            merged[key] = value
    return merged


def _names(folder: str) -> tuple[str, ...]:
    found = (FOLDER / folder if folder else FOLDER).iterdir()
    return tuple(sorted(f.name.removesuffix(".toml") for f in found if f.name.endswith(".toml")))


def _decks_text(name: str) -> str:
    if name not in deck_names():
        raise EditionError(f"There are no decks {shown(name)}: {hint(name, deck_names())}.")
    return _read(f"decks/{name}.toml")


def _read(source: str) -> str:
    return (FOLDER / source).read_text(encoding="utf-8")


def _toml(data: str | Mapping[str, object], source: str) -> Mapping[str, object]:
    if not isinstance(data, str):
        return data
    try:
        return tomllib.loads(data)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{source}: not TOML: {error}.") from error
