"""From the TOML of a pair of decks to `Deck`s for one edition."""

from monopoly.editions.model import (
    DECK_KEYS,
    DECK_MAX,
    EFFECT_KEYS,
    SPACES,
    Card,
    Deck,
    Edition,
    Space,
)
from monopoly.editions.reader import NUMBER_MAX, Table
from monopoly.editions.wording import hint


def read_decks(table: Table, edition: Edition) -> tuple[Deck, Deck]:
    if not fits(table, edition):
        raise table.error("edition", f'written for "{table.text("edition")}", not "{edition.key}"')
    totals = table.table("totals")
    chance = Deck("chance", edition.chance_name, _cards(table, "chance", totals, edition))
    chest = Deck(
        "community-chest",
        edition.community_chest_name,
        _cards(table, "community-chest", totals, edition),
    )
    totals.close()
    table.close()
    _check_ids(table, chance, chest)
    return chance, chest


def fits(table: Table, edition: Edition) -> bool:
    """Whether the decks' spaces are those of the edition's board."""
    return table.text("edition") in (edition.key, edition.base)


def read_card(row: Table, spaces: tuple[Space, ...] = ()) -> Card:
    effect = row.choice("effect", EFFECT_KEYS)
    numbers = {key: row.number(key, least=1) for key in EFFECT_KEYS[effect] if key != "space"}
    space = _destination(row, spaces) if "space" in EFFECT_KEYS[effect] else -1
    card = Card(
        id=row.text("id"),
        title=row.text("title", length_max=48),
        text=row.text("text"),
        effect=effect,
        amount=numbers.get("amount", numbers.get("per_house", 0)),
        amount2=numbers.get("per_hotel", 0),
        space=space,
    )
    row.close()
    return card


def _destination(row: Table, spaces: tuple[Space, ...]) -> int:
    """A space is named, or counted from GO."""
    if isinstance(row.value("space"), int):
        return row.number("space", most=SPACES - 1)
    name = row.text("space")
    found = [space.index for space in spaces if space.name.casefold() == name.casefold()]
    if not found:
        raise row.error(
            "space", f'"{name}" is unknown, {hint(name, [space.name for space in spaces])}'
        )
    if len(found) > 1:
        raise row.error("space", f'"{name}" is the name of {len(found)} spaces')
    return found[0]


def _cards(table: Table, key: str, totals: Table, edition: Edition) -> tuple[Card, ...]:
    cards = tuple(read_card(row, edition.spaces) for row in table.tables(key))
    expected = totals.table(key)
    sums = {"cards": len(cards), "amounts": sum(card.amount + card.amount2 for card in cards)}
    for name, found in sums.items():
        number = expected.number(name, most=DECK_MAX if name == "cards" else NUMBER_MAX)
        if number != found:
            raise expected.error(name, f"{number} expected over the deck, found {found}")
    expected.close()
    _check_titles(table, key, cards)
    if sum(card.effect == "jail-free" for card in cards) != 1:
        raise table.error(key, 'one card with the effect "jail-free" expected')
    return cards


def _check_titles(table: Table, key: str, cards: tuple[Card, ...]) -> None:
    """A card is named by a part of its title, so the whole title must name no other card.

    Cards alike in all but their id may share a title: either will do.
    """
    for n, card in enumerate(cards):
        for other in cards:
            if card.title.casefold() not in other.title.casefold() or _alike(card, other):
                continue
            raise table.error(
                f"{key}[{n}].title", f'"{card.title}" is also a part of "{other.title}"'
            )


def _alike(card: Card, other: Card) -> bool:
    return (card.title, card.effect, card.amount, card.amount2, card.space) == (
        other.title,
        other.effect,
        other.amount,
        other.amount2,
        other.space,
    )


def _check_ids(table: Table, *decks: Deck) -> None:
    seen: set[str] = set()
    for key, deck in zip(DECK_KEYS, decks, strict=True):
        for n, card in enumerate(deck.cards):
            if card.id in seen:
                raise table.error(f"{key}[{n}].id", f'"{card.id}" is taken already')
            seen.add(card.id)
