"""Boards, Title Deeds, decks, tokens and notes: facts in TOML, and the loader that checks them."""

from monopoly.editions.loader import (
    add_edition,
    deck_names,
    decks_fit,
    edition_names,
    load_decks,
    load_edition,
    load_joke_card,
    open_edition,
    parse_decks,
    parse_edition,
)
from monopoly.editions.model import Card, Deck, Edition, EditionError, Group, Space

__all__ = [
    "Card",
    "Deck",
    "Edition",
    "EditionError",
    "Group",
    "Space",
    "add_edition",
    "deck_names",
    "decks_fit",
    "edition_names",
    "load_decks",
    "load_edition",
    "load_joke_card",
    "open_edition",
    "parse_decks",
    "parse_edition",
]
