"""The JSON form: names a person would write by hand, and nothing that has its default."""

import json
from typing import Final

from monopoly.game.position.checks import completed
from monopoly.game.position.errors import PositionError
from monopoly.game.position.model import Position
from monopoly.game.position.tree import read_tree, write_tree

JSON_MAX: Final = 100_000  # characters; a position with everything in it takes a tenth


def to_dict(position: Position, *, whole: bool = False) -> dict[str, object]:
    return write_tree(position, whole=whole)


def from_dict(data: object) -> Position:
    return completed(read_tree(data))


def write(position: Position, indent: int | None = None) -> str:
    return json.dumps(to_dict(position), ensure_ascii=False, indent=indent)


def read(text: str) -> Position:
    if len(text) > JSON_MAX:
        raise PositionError("", f"A position has at most {JSON_MAX:,} characters.")
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except RecursionError:
        raise PositionError("", "This is nested more deeply than any position.") from None
    except json.JSONDecodeError as error:
        raise PositionError("", f"Line {error.lineno} is no JSON: {error.msg}.") from None
    except ValueError as error:
        raise PositionError("", f"This is no JSON: {error}") from None
    return from_dict(data)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise PositionError("", f'The field "{twice:.40}" stands twice in the same braces.')
    return found
