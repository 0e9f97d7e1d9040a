"""From the TOML of an edition to an `Edition`."""

from monopoly.editions.checks import check_edition
from monopoly.editions.model import (
    DECK_KEYS,
    GROUP_MAX,
    KINDS,
    RENTS_OF,
    SPACES,
    Edition,
    Group,
    Space,
)
from monopoly.editions.reader import Table

SHORT_MAX = 12  # letters that fit a space on a narrow screen
DECK_NAMES_MAX = 24


def read_edition(table: Table) -> Edition:
    decks = table.table("decks")
    deck_names = {key: _deck_name(decks.table(key)) for key in DECK_KEYS}
    spaces = _spaces(table, deck_names)
    edition = Edition(
        key=table.text("key"),
        base=table.text("base") if "base" in table else "",
        title=table.text("title"),
        currency=table.text("currency", length_max=3),
        tokens=table.texts("tokens"),
        houses=table.number("houses", most=200),
        hotels=table.number("hotels", most=200),
        dice_in_box=table.number("dice_in_box", least=2, most=3),
        salary=table.number("salary"),
        jail_fine=table.number("jail_fine"),
        income_tax=table.number("income_tax"),
        luxury_tax=table.number("luxury_tax"),
        starting_cash=table.number("starting_cash", least=1),
        bank_notes=table.number("bank_notes", least=1),
        starting_notes=_notes(table.table("starting_notes")),
        chance_marks=table.texts("chance_marks"),
        decks=decks.text("default"),
        chance_name=deck_names["chance"][0],
        community_chest_name=deck_names["community-chest"][0],
        groups=_groups(table.table("groups"), spaces),
        spaces=spaces,
    )
    decks.close()
    check_edition(edition, table)
    table.close()
    return edition


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
        if space.kind in RENTS_OF and space.group not in groups:
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
    size = table.number("size", least=1, most=GROUP_MAX)
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
    found = row.number("index", most=SPACES - 1)
    if found != index:
        raise row.error("index", f"spaces stand in board order: {index} expected, found {found}")
    kind = row.choice("kind", KINDS)
    if kind in RENTS_OF:
        space = _property(row, index, kind)
    elif kind in DECK_KEYS:
        space = Space(index, kind, *deck_names[kind])
    else:
        space = Space(index, kind, row.text("name"), row.text("short", length_max=SHORT_MAX))
    row.close()
    return space


def _property(row: Table, index: int, kind: str) -> Space:
    return Space(
        index=index,
        kind=kind,
        name=row.text("name"),
        short=row.text("short", length_max=SHORT_MAX),
        group=row.text("group"),
        price=row.number("price", least=1),
        house_cost=row.number("house_cost", least=1) if kind == "lot" else 0,
        rents=row.numbers("rents"),
        mortgage=row.number("mortgage", least=1),
    )
