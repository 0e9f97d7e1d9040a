"""What must hold for an edition as a whole; each fault names its key."""

import re
from collections.abc import Iterable

from monopoly.editions.model import (
    CORNERS,
    DECK_KEYS,
    LOT_GROUPS_MAX,
    LOT_RENTS,
    LOTS_MAX,
    LOTS_MIN,
    PROPERTIES,
    SEATS_MAX,
    Edition,
    Group,
    Space,
)
from monopoly.editions.reader import Table

COUNT_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
CORNER_AT = {"go": 0, "jail": 10, "free-parking": 20, "go-to-jail": 30}


def check_edition(edition: Edition, table: Table) -> None:
    if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", edition.key):
        raise table.error("key", f'lower-case words like "my-town" expected, found "{edition.key}"')
    for space in edition.spaces:
        if space.kind in PROPERTIES:
            _check_deed(space, table)
    _check_names(edition, table)
    _check_kinds(edition, table)
    for group in edition.groups:
        _check_group(group, edition, table)
    _check_groups(edition, table)
    _check_distinct("groups", "mark", ((g.key, g.mark) for g in edition.groups), table)
    _check_box(edition, table)
    if "totals" in table:
        _check_totals(edition.spaces, table.table("totals"))


def _check_deed(space: Space, table: Table) -> None:
    place = f"spaces[{space.index}]"
    for n in range(1, len(space.rents)):
        if space.rents[n] <= space.rents[n - 1]:
            raise table.error(
                f"{place}.rents[{n}]",
                f"more than {space.rents[n - 1]} expected, found {space.rents[n]}",
            )
    if space.mortgage != space.price // 2:
        raise table.error(
            f"{place}.mortgage",
            f"half the price of {space.price} expected, found {space.mortgage}",
        )


def _check_names(edition: Edition, table: Table) -> None:
    # Spaces that draw cards share a name; every other must be told from the rest by it alone.
    for key in ("name", "short"):
        owners: dict[str, Space] = {}
        for space in edition.spaces:
            name = space.name if key == "name" else space.short
            owner = owners.setdefault(name.casefold(), space)
            if owner is not space and (owner.kind not in DECK_KEYS or owner.kind != space.kind):
                raise table.error(f"spaces[{space.index}].{key}", f'"{name}" is taken already')


def _check_kinds(edition: Edition, table: Table) -> None:
    kinds = [space.kind for space in edition.spaces]
    if kinds[0] != "go":
        raise table.error("spaces[0].kind", f'"go" expected, found "{kinds[0]}"')
    for kind in CORNERS:
        if kinds.count(kind) != 1:
            raise table.error(
                "spaces", f'one space of kind "{kind}" expected, found {kinds.count(kind)}'
            )
        if kinds[CORNER_AT[kind]] != kind:
            raise table.error(
                f"spaces[{CORNER_AT[kind]}].kind",
                f'"{kind}" expected at this corner, found "{kinds[CORNER_AT[kind]]}"',
            )


def _check_group(group: Group, edition: Edition, table: Table) -> None:
    members = [edition.spaces[index] for index in group.spaces]
    first = members[0]
    for space in members:
        if space.kind != first.kind:
            raise table.error(
                f"spaces[{space.index}].group",
                f'"{group.key}" is a group of kind "{first.kind}", not "{space.kind}"',
            )
    if first.kind == "lot" and not LOTS_MIN <= len(members) <= LOTS_MAX:
        raise table.error(
            f"groups.{group.key}",
            f"{LOTS_MIN} to {LOTS_MAX} lots expected in a group, found {len(members)}",
        )
    # The rents of railroads and utilities go by how many of the group the owner has.
    count = LOT_RENTS if first.kind == "lot" else len(members)
    for space in members:
        if len(space.rents) != count:
            word = COUNT_WORDS[count] if count < len(COUNT_WORDS) else str(count)
            raise table.error(
                f"spaces[{space.index}].rents", f"{word} rents expected, found {len(space.rents)}"
            )
    if not re.fullmatch("#[0-9a-f]{6}", group.color):
        raise table.error(
            f"groups.{group.key}.color",
            f'a color such as "#8a5a3b" expected, found "{group.color}"',
        )


def _check_groups(edition: Edition, table: Table) -> None:
    kinds = [edition.spaces[group.spaces[0]].kind for group in edition.groups]
    if not 1 <= kinds.count("lot") <= LOT_GROUPS_MAX:
        raise table.error(
            "groups", f"1 to {LOT_GROUPS_MAX} groups of lots expected, found {kinds.count('lot')}"
        )
    for kind in ("railroad", "utility"):
        if kinds.count(kind) > 1:
            raise table.error(
                "groups", f'one group of kind "{kind}" expected, found {kinds.count(kind)}'
            )


def _check_box(edition: Edition, table: Table) -> None:
    _check_distinct("tokens", "", enumerate(edition.tokens), table)
    if len(edition.tokens) < SEATS_MAX:
        raise table.error(
            "tokens", f"at least {SEATS_MAX} tokens expected, found {len(edition.tokens)}"
        )
    cash = sum(value * count for value, count in edition.starting_notes)
    if cash != edition.starting_cash:
        raise table.error(
            "starting_notes", f"notes worth {edition.starting_cash} expected, found {cash}"
        )
    chances = sum(space.kind == "chance" for space in edition.spaces)
    if edition.chance_marks and len(edition.chance_marks) != chances:
        raise table.error(
            "chance_marks",
            f"one mark for each of {chances} spaces expected, found {len(edition.chance_marks)}",
        )


def _check_distinct(
    place: str, key: str, names: Iterable[tuple[object, str]], table: Table
) -> None:
    seen: set[str] = set()
    for at, name in names:
        if name.casefold() in seen:
            where = f"{place}.{at}.{key}" if key else f"{place}[{at}]"
            raise table.error(where, f'"{name}" is taken already')
        seen.add(name.casefold())


def _check_totals(spaces: tuple[Space, ...], totals: Table) -> None:
    sums = {
        "prices": sum(space.price for space in spaces),
        "house_costs": sum(space.house_cost for space in spaces),
        "rents": sum(sum(space.rents) for space in spaces),
    }
    for key, found in sums.items():
        expected = totals.number(key)
        if found != expected:
            raise totals.error(key, f"{expected} expected over all spaces, found {found}")
    totals.close()
