"""A position as plain data, in the long form or the short one, and back."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from monopoly.editions.wording import shown
from monopoly.game.position.codecs import Record
from monopoly.game.position.errors import PositionError
from monopoly.game.position.model import Position
from monopoly.game.position.names import Names, board_of, check_players
from monopoly.game.position.schema import MOMENT, PLAYER, RULES, write_moment
from monopoly.rules.ruleset import REVISION

SEATS_SHOWN: Final = 100  # beyond which a table is only counted
FIRST: Final = ("rules", "revision", "options", "players", "turn")  # for people, who read on


def write_tree(
    position: Position, *, short: bool = False, whole: bool = False
) -> dict[str, object]:
    """`whole`: also what has its default, and what would follow from the rest."""
    board = board_of(position.rules, position.options, position.revision)
    names = Names(board, [player.name for player in position.players], short=short, whole=whole)
    said = {field.name: getattr(position, field.name) for field in RULES.fields}
    found = RULES.write_fields(said, names)
    found |= write_moment(
        position if whole else replace(position, phase="", actor="", winners=()), names
    )
    first = [key for key in FIRST if key in found]
    return {key: found[key] for key in [*first, *found]}


def read_tree(data: object, *, short: bool = False) -> Position:
    """As it is written: that it could come up in a game is for `checks` to say."""
    if not isinstance(data, Mapping):
        raise PositionError("", f"A position has fields in braces; found {shown(data)}.")
    keys = _keys(RULES, short=short)
    any_names = Names(board_of("statutes", {}, REVISION), (), short=short)
    rules = RULES.read_fields(
        {key: value for key, value in data.items() if key in keys}, any_names, ""
    )
    options = rules["options"]
    assert isinstance(options, Mapping)
    board = board_of(str(rules["rules"]), options, rules["revision"])
    rest = {key: value for key, value in data.items() if key not in keys}
    names = Names(board, _player_names(rest, short=short), short=short)
    found = MOMENT.read_fields(rest, names, "")
    return Position(**rules, **found)  # type: ignore[arg-type]


def _keys(record: Record, *, short: bool) -> set[str]:
    return {field.short if short else field.name for field in record.fields}


def _player_names(data: Mapping[str, object], *, short: bool) -> list[str]:
    """First of all, since every other field may name a player."""
    key = next(f.short if short else f.name for f in MOMENT.fields if f.name == "players")
    players = data.get(key)
    if not isinstance(players, list):
        raise PositionError("players", f"a list of players expected, found {shown(players)}.")
    found: list[str] = []
    name_key = PLAYER.fields[0].short if short else "name"
    for seat, player in enumerate(players[:SEATS_SHOWN]):
        name = player.get(name_key) if isinstance(player, Mapping) else player
        if not isinstance(name, str):
            raise PositionError(f"players[{seat}].name", f"a name expected, found {shown(name)}.")
        found.append(name)
    check_players(found)
    return found
