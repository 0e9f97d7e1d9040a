"""Dataclasses that print as they would be written by hand, and a mapping that cannot be changed."""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class FrozenMapping(Mapping[str, V], Generic[V]):
    """Prints as a dict, compares as one, can be hashed and pickled."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, V]) -> None:
        self._items = dict(items)

    def __getitem__(self, key: str) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return repr(self._items)


class Value:
    """A dataclass whose `repr` leaves out what has its default, and can be pasted back."""

    __slots__ = ()

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in _given(self)]
        return f"{type(self).__name__}({', '.join(given)})"


def _given(value: Any) -> Iterator[tuple[str, object]]:
    for field in fields(value):
        found = getattr(value, field.name)
        if field.default_factory is not MISSING:
            default: object = field.default_factory()
        else:
            default = field.default
        if found != default:
            yield field.name, found
