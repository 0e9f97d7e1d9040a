"""The files of this folder, read once and kept."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files

from monopoly.editions.board import read_edition
from monopoly.editions.deck import fits, read_card, read_decks
from monopoly.editions.model import Card, Deck, Edition, EditionError
from monopoly.editions.reader import Table
from monopoly.editions.wording import hint, shown

FOLDER = files("monopoly.editions")


@cache
def edition_names() -> tuple[str, ...]:
    return _names("")


@cache
def deck_names() -> tuple[str, ...]:
    return _names("decks")


@cache
def load_edition(name: str) -> Edition:
    if name not in edition_names():
        raise EditionError(f"There is no edition {shown(name)}: {hint(name, edition_names())}.")
    source = f"{name}.toml"
    edition = parse_edition(_read(source), source)
    if edition.key != name:
        raise EditionError(f'{source}: key: "{name}" expected, found "{edition.key}".')
    return edition


@cache
def load_decks(name: str, edition: Edition, *, joke_card: bool = False) -> tuple[Deck, Deck]:
    """Chance and Community Chest, under the edition's names and for its board."""
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
    source = f"decks/{name}.toml"
    return fits(Table(_toml(_decks_text(name), source), source), edition)


def parse_edition(data: str | Mapping[str, object], source: str) -> Edition:
    """An edition from TOML text, or from the table it holds; `source` names it in errors."""
    table = _toml(data, source)
    if "base" in table:
        table = _over_base(table, source)
    edition = read_edition(Table(table, source))
    # Only here are the decks at hand; the rest is checked where it is read.
    if edition.decks not in deck_names() or not decks_fit(edition.decks, edition):
        raise EditionError(f'{source}: decks.default: "{edition.decks}" does not fit this board.')
    return edition


def parse_decks(
    data: str | Mapping[str, object], source: str, edition: Edition
) -> tuple[Deck, Deck]:
    return read_decks(Table(_toml(data, source), source), edition)


def _over_base(table: Mapping[str, object], source: str) -> dict[str, object]:
    """What an edition leaves unsaid is as in its base; a base has no base of its own."""
    name = Table(table, source).choice("base", edition_names())
    base = _toml(_read(f"{name}.toml"), f"{name}.toml")
    if "base" in base:
        raise EditionError(f'{source}: base: "{name}" rests on another edition itself.')
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
