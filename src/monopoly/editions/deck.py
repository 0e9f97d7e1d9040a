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

CARDS_MIN = 2  # one may be held
NEAREST = {"nearest-railroad": "railroad", "nearest-utility": "utility"}


def read_decks(table: Table, edition: Edition) -> tuple[Deck, Deck]:
    """From a file of decks alone, which says for which board it is written."""
    if not fits(table, edition):
        raise table.error("edition", f'written for "{table.text("edition")}", not "{edition.key}"')
    totals = table.table("totals")
    decks = _both(table, edition, totals)
    totals.close()
    table.close()
    return decks


def read_own_decks(table: Table, edition: Edition) -> tuple[Deck, Deck]:
    """From the file of the board itself."""
    return _both(table, edition, None)


def _both(table: Table, edition: Edition, totals: Table | None) -> tuple[Deck, Deck]:
    chance = Deck("chance", edition.chance_name, _cards(table, "chance", totals, edition))
    chest = Deck(
        "community-chest",
        edition.community_chest_name,
        _cards(table, "community-chest", totals, edition),
    )
    _check_ids(table, chance, chest)
    return chance, chest


def fits(table: Table, edition: Edition) -> bool:
    """Whether the decks are written for the edition's board, or one with the same Spaces."""
    if table.text("edition") not in (edition.key, edition.base):
        return False
    # A board may rest on another and still have Spaces of its own.
    return edition.key == table.text("edition") or _leads_to(table) <= _names(edition.spaces)


def _leads_to(table: Table) -> set[str]:
    rows = [row for key in DECK_KEYS for row in table.tables(key) if "space" in row]
    return {str(row.value("space")).casefold() for row in rows}


def _names(spaces: tuple[Space, ...]) -> set[str]:
    return {space.name.casefold() for space in spaces}


def read_card(row: Table, spaces: tuple[Space, ...] = (), usual_id: str = "") -> Card:
    effect = row.choice("effect", EFFECT_KEYS)
    kind = NEAREST.get(effect)
    if kind and all(space.kind != kind for space in spaces):
        raise row.error("effect", f'there is no space of kind "{kind}" on this board')
    numbers = {key: row.number(key, least=1) for key in EFFECT_KEYS[effect] if key != "space"}
    space = _destination(row, spaces) if "space" in EFFECT_KEYS[effect] else -1
    card = Card(
        id=row.text("id") if "id" in row or not usual_id else usual_id,
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


def _cards(table: Table, key: str, totals: Table | None, edition: Edition) -> tuple[Card, ...]:
    cards = tuple(
        read_card(row, edition.spaces, f"{key}-{n}") for n, row in enumerate(table.tables(key))
    )
    if totals is not None:
        _check_totals(cards, totals.table(key))
    if not CARDS_MIN <= len(cards) <= DECK_MAX:
        raise table.error(key, f"{CARDS_MIN} to {DECK_MAX} cards expected, found {len(cards)}")
    _check_titles(table, key, cards)
    if sum(card.effect == "jail-free" for card in cards) > 1:
        raise table.error(key, 'at most one card with the effect "jail-free" expected')
    if all(_moves_on(card, edition) for card in cards):
        raise table.error(key, "at least one card expected that leads to no other card")
    return cards


def _check_totals(cards: tuple[Card, ...], expected: Table) -> None:
    sums = {"cards": len(cards), "amounts": sum(card.amount + card.amount2 for card in cards)}
    for name, found in sums.items():
        number = expected.number(name, most=DECK_MAX if name == "cards" else NUMBER_MAX)
        if number != found:
            raise expected.error(name, f"{number} expected over the deck, found {found}")
    expected.close()


def _moves_on(card: Card, edition: Edition) -> bool:
    """Whether a player who draws this may have to draw again, or keeps it out of the deck: were
    all cards so, drawing might never end."""
    to_card = card.effect == "advance" and edition.spaces[card.space].kind in DECK_KEYS
    return to_card or card.effect in ("back", "jail-free")


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
