"""The wire as types for a page: `src/monopoly/web/page/types/wire.d.ts` is made of this by
`make docs`, from `messages` and from the events of the rules themselves."""

import dataclasses
import inspect
import json
from collections.abc import Iterator
from types import GenericAlias
from typing import Final, get_args, get_type_hints

import msgspec.inspect as types
from msgspec import NODEFAULT, Struct

from monopoly.protocol import messages
from monopoly.protocol.messages import Incoming, Outgoing
from monopoly.rules.events import EVENTS, Event

HEAD: Final = """\
// The wire, as `docs/protocol.md` tells it. Made from src/monopoly/protocol/messages/ and
// src/monopoly/rules/events.py by `make docs`; change it there.
"""
ACTION: Final = """\
/** What a player does: its kind, and the fields of that kind. */
export interface Action {
  kind: string;
  [field: string]: unknown;
}
"""
POSITION_CHANGE: Final = """\
/** What differs from a position before: null has its default again; `players` go by their seats. */
export type PositionChange = { [field: string]: unknown };
"""
UNIONS: Final = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "LogEntry": messages.LogEntry,
}
EVENT_FIELDS: Final[dict[object, str]] = {
    int: "number",
    bool: "boolean",
    str: "string",
    GenericAlias(tuple, (int, ...)): "number[]",
}
NUMBERS: Final = (types.IntType, types.FloatType)


def declarations() -> Iterator[str]:
    """The file, part by part."""
    yield HEAD
    yield ACTION
    yield POSITION_CHANGE
    yield from _events()
    for struct in _structs():
        yield _interface(struct)
    for name, union in UNIONS.items():
        yield f"export type {name} ={_alternatives(_members(union))};\n"


# --- messages


def _structs() -> list[types.StructType]:
    """Every struct of `messages`, in its order; the bases of all are left out."""
    classes = [
        one
        for one in vars(messages).values()
        if inspect.isclass(one) and issubclass(one, Incoming | Outgoing)
    ]
    infos = [types.type_info(one) for one in classes if one.__subclasses__() == []]
    return [info for info in infos if isinstance(info, types.StructType)]


def _interface(struct: types.StructType) -> str:
    lines = [*_comment(struct.cls), f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        mark = "?" if _may_be_missing(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {_written(field.type, struct)};")
    return "\n".join([*lines, "}", ""])


def _comment(cls: type) -> list[str]:
    text = cls.__dict__.get("__doc__") or ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _may_be_missing(struct: types.StructType, field: types.Field) -> bool:
    """What comes in may be left out where it has a default. What goes out is left out only where
    the server leaves out defaults, or need not set a field."""
    if issubclass(struct.cls, Incoming):
        return not field.required
    never_set = NODEFAULT is field.default is field.default_factory
    return not field.required and (never_set or _leaves_defaults_out(struct.cls))


def _leaves_defaults_out(struct: type[Struct]) -> bool:
    return struct.__struct_config__.omit_defaults


# --- types


def _written(kind: types.Type, inside: types.StructType) -> str:
    match kind:
        case types.Metadata():
            told = (kind.extra or {}).get("typescript")
            return str(told) if told else _written(kind.type, inside)
        case types.UnionType() if _named(kind):
            return _named(kind)
        case types.UnionType():
            parts = [_written(one, inside) for one in kind.types]
            return " | ".join(sorted(dict.fromkeys(parts), key=lambda part: part == "null"))
        case types.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case types.ListType():
            item = _written(kind.item_type, inside)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case types.DictType():
            return f"Record<string, {_written(kind.value_type, inside)}>"
        case types.StructType():
            return _reference(kind, inside)
        case _:
            return _plain(kind)


def _plain(kind: types.Type) -> str:
    if isinstance(kind, NUMBERS):
        return "number"
    if isinstance(kind, types.StrType):
        return "string"
    if isinstance(kind, types.BoolType):
        return "boolean"
    if isinstance(kind, types.NoneType):
        return "null"
    if isinstance(kind, types.CustomType | types.AnyType):
        return "unknown"
    raise TypeError(f"{kind} has no type of its own in TypeScript")


def _reference(kind: types.StructType, inside: types.StructType) -> str:
    """What a client may leave out of a wish is there when the server tells of it."""
    name = kind.cls.__name__
    told_back = issubclass(kind.cls, Incoming) and issubclass(inside.cls, Outgoing)
    return f"Required<{name}>" if told_back else name


def _named(kind: types.UnionType) -> str:
    """The name of a union that has one."""
    names = [one.cls.__name__ for one in kind.types if isinstance(one, types.StructType)]
    return next((name for name, union in UNIONS.items() if _members(union) == names), "")


def _members(union: object) -> list[str]:
    return [one.__name__ for one in get_args(union)]


def _alternatives(names: list[str]) -> str:
    return "".join(f"\n  | {name}" for name in names)


# --- events


def _events() -> Iterator[str]:
    for event in EVENTS.values():
        yield _event(event)
    names = [_event_name(event) for event in EVENTS.values()]
    yield f"export type Event ={_alternatives(names)};\n"


def _event_name(event: type[Event]) -> str:
    return f"{event.__name__}Event"


def _event(event: type[Event]) -> str:
    hints = get_type_hints(event)
    lines = [*_comment_of_event(event), f"export interface {_event_name(event)} {{"]
    lines.append(f"  kind: {json.dumps(event.kind)};")
    lines += [
        f"  {field.name}: {EVENT_FIELDS[hints[field.name]]};" for field in dataclasses.fields(event)
    ]
    return "\n".join([*lines, "}", ""])


def _comment_of_event(event: type[Event]) -> list[str]:
    """Dataclasses without a docstring are given one that repeats their fields."""
    made_up = (event.__doc__ or "").startswith(f"{event.__name__}(")
    return [] if made_up else _comment(event)


if __name__ == "__main__":
    print("\n".join(declarations()).rstrip())
