"""From the TOML of an edition to an `Edition`."""

from monopoly.editions.checks import check_edition
from monopoly.editions.model import (
    DECK_KEYS,
    KINDS,
    OWN_DECKS,
    PROPERTIES,
    SPACES,
    Edition,
    Group,
    Space,
)
from monopoly.editions.reader import Table

KEY_MAX = 15  # letters: with the digest behind it, it is an option's value on the wire
SHORT_MAX = 12  # letters that fit a space on a narrow screen
DECK_NAMES_MAX = 24
CASH_MAX = 100_000  # at the start

# What a file need not say.
TOKENS = ("dog", "top-hat", "thimble", "iron", "shoe", "battleship", "car", "wheelbarrow")
BANK_NOTES = 15_140
NOTES = (500, 100, 50, 20, 10, 5, 1)
DECK_NAMES = {"chance": ("Chance", "Chance"), "community-chest": ("Community Chest", "Chest")}


def read_edition(table: Table) -> Edition:
    """All but the cards of a file that has its own: they name Spaces of the board just read."""
    deck_names, decks = _decks(table)
    spaces = _spaces(table, deck_names)
    cash = table.number("starting_cash", least=1, most=CASH_MAX)
    edition = Edition(
        key=table.text("key", length_max=KEY_MAX),
        base=table.text("base") if "base" in table else "",
        title=table.text("title", length_max=40),
        currency=table.text("currency", length_max=3),
        tokens=table.texts("tokens") if "tokens" in table else TOKENS,
        houses=table.number("houses", most=200),
        hotels=table.number("hotels", most=200),
        dice_in_box=table.number("dice_in_box", least=2, most=3) if "dice_in_box" in table else 2,
        salary=table.number("salary"),
        jail_fine=table.number("jail_fine"),
        income_tax=table.number("income_tax"),
        luxury_tax=table.number("luxury_tax"),
        starting_cash=cash,
        bank_notes=table.number("bank_notes", least=1) if "bank_notes" in table else BANK_NOTES,
        starting_notes=_starting_notes(table, cash),
        chance_marks=table.texts("chance_marks") if "chance_marks" in table else (),
        decks=decks,
        chance_name=deck_names["chance"][0],
        community_chest_name=deck_names["community-chest"][0],
        groups=_groups(table.table("groups"), spaces),
        spaces=spaces,
    )
    check_edition(edition, table)
    return edition


def _decks(table: Table) -> tuple[dict[str, tuple[str, str]], str]:
    """What the decks are called, and which they are: the file's own, or some by name."""
    own = any(key in table for key in DECK_KEYS)
    if "decks" not in table and own:
        return DECK_NAMES, OWN_DECKS
    decks = table.table("decks")
    names = {key: _deck_name(decks.table(key)) for key in DECK_KEYS}
    if own and "default" in decks:
        raise decks.error("default", "the file has cards of its own, so no other decks are named")
    name = OWN_DECKS if own else decks.text("default")
    decks.close()
    return names, name


def _starting_notes(table: Table, cash: int) -> tuple[tuple[int, int], ...]:
    if "starting_notes" in table:
        return _notes(table.table("starting_notes"))
    pairs = []
    for value in NOTES:  # as few as will do; the smaller ones come into play as change
        count, cash = divmod(cash, value)
        pairs.append((value, count))
    return tuple(pairs)


def _deck_name(deck: Table) -> tuple[str, str]:
    """The name and the short name, which the deck's spaces bear too."""
    names = deck.text("name", length_max=DECK_NAMES_MAX), deck.text("short", length_max=SHORT_MAX)
    deck.close()
    return names


def _notes(notes: Table) -> tuple[tuple[int, int], ...]:
    pairs = []
    for value in notes:
        if not (value.isascii() and value.isdecimal() and 0 < len(value) < 7 and int(value)):
            raise notes.error(value, "the value of a note expected as the key")
        pairs.append((int(value), notes.number(value, least=1, most=1000)))
    return tuple(pairs)


def _groups(groups: Table, spaces: tuple[Space, ...]) -> tuple[Group, ...]:
    for space in spaces:
        if space.kind in PROPERTIES and space.group not in groups:
            raise groups.error(space.group, f"{space.name} names this group, and it is missing")
    return tuple(_group(key, groups.table(key), spaces) for key in groups)


def _group(key: str, table: Table, spaces: tuple[Space, ...]) -> Group:
    members = tuple(space.index for space in spaces if space.group == key)
    group = Group(
        key=key,
        name=table.text("name"),
        mark=table.text("mark", length_max=1),
        color=table.text("color"),
        spaces=members,
    )
    if not members:
        raise table.error("", "no space names this group")
    size = table.number("size", least=1, most=SPACES) if "size" in table else len(members)
    if len(members) != size:
        raise table.error("size", f"{size} spaces expected in this group, found {len(members)}")
    table.close()
    return group


def _spaces(table: Table, deck_names: dict[str, tuple[str, str]]) -> tuple[Space, ...]:
    rows = table.tables("spaces")
    if len(rows) != SPACES:
        raise table.error("spaces", f"{SPACES} spaces expected, found {len(rows)}")
    return tuple(_space(row, index, deck_names) for index, row in enumerate(rows))


def _space(row: Table, index: int, deck_names: dict[str, tuple[str, str]]) -> Space:
    found = row.number("index", most=SPACES - 1) if "index" in row else index
    if found != index:
        raise row.error("index", f"spaces stand in board order: {index} expected, found {found}")
    kind = row.choice("kind", KINDS)
    if kind in PROPERTIES:
        space = _property(row, index, kind)
    elif kind in DECK_KEYS:
        space = Space(index, kind, *deck_names[kind])
    else:
        visiting = row.text("visiting") if kind == "jail" and "visiting" in row else ""
        space = Space(index, kind, row.text("name"), _short(row), visiting=visiting)
    row.close()
    return space


def _property(row: Table, index: int, kind: str) -> Space:
    price = row.number("price", least=2)
    return Space(
        index=index,
        kind=kind,
        name=row.text("name"),
        short=_short(row),
        group=row.text("group"),
        price=price,
        house_cost=row.number("house_cost", least=1) if kind == "lot" else 0,
        rents=row.numbers("rents"),
        mortgage=row.number("mortgage", least=1) if "mortgage" in row else price // 2,
    )


def _short(row: Table) -> str:
    if "short" not in row and len(row.text("name")) <= SHORT_MAX:
        return row.text("name")
    return row.text("short", length_max=SHORT_MAX)
