"""Reading a TOML table key by key, so that every fault can name the key it lies in."""

from collections.abc import Iterable, Iterator, Mapping

from monopoly.editions.model import EditionError
from monopoly.editions.wording import hint, shown

TEXT_MAX = 240
NUMBER_MAX = 1_000_000
LIST_MAX = 100


class Table:
    """A table of a file. Keys are taken one by one; `close` refuses those nobody asked for."""

    def __init__(self, data: object, source: str, path: str = "") -> None:
        self.source = source
        self.path = path
        if not isinstance(data, Mapping):
            raise self.error("", f"a table expected, found {shown(data)}")
        self._data: dict[str, object] = {str(key): value for key, value in data.items()}
        self._taken: set[str] = set()

    def error(self, key: str, sentence: str) -> EditionError:
        place = self._place(key)
        return EditionError(f"{self.source}: {place + ': ' if place else ''}{sentence}.")

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def value(self, key: str) -> object:
        if key not in self._data:
            raise self.error(key, "this key is missing")
        self._taken.add(key)
        return self._data[key]

    def text(self, key: str, *, length_max: int = TEXT_MAX) -> str:
        return self._as_text(key, self.value(key), length_max)

    def number(self, key: str, *, least: int = 0, most: int = NUMBER_MAX) -> int:
        return self._as_number(key, self.value(key), least, most)

    def choice(self, key: str, known: Iterable[str]) -> str:
        text = self.text(key)
        names = tuple(known)
        if text not in names:
            raise self.error(key, f"{shown(text)} is unknown, {hint(text, names)}")
        return text

    def texts(self, key: str) -> tuple[str, ...]:
        values = self._as_list(key, self.value(key))
        return tuple(self._as_text(f"{key}[{n}]", v, TEXT_MAX) for n, v in enumerate(values))

    def numbers(self, key: str) -> tuple[int, ...]:
        values = self._as_list(key, self.value(key))
        return tuple(self._as_number(f"{key}[{n}]", v, 0, NUMBER_MAX) for n, v in enumerate(values))

    def table(self, key: str) -> "Table":
        return Table(self.value(key), self.source, self._place(key))

    def tables(self, key: str) -> "list[Table]":
        values = self._as_list(key, self.value(key))
        return [Table(v, self.source, f"{self._place(key)}[{n}]") for n, v in enumerate(values)]

    def close(self) -> None:
        for key in self._data:
            if key not in self._taken:
                raise self.error(key, f"this key is unknown, {hint(key, sorted(self._taken))}")

    def _place(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path and key else self.path or key

    def _as_text(self, key: str, value: object, length_max: int) -> str:
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, f"a text expected, found {shown(value)}")
        if len(value) > length_max:
            raise self.error(key, f"at most {length_max} letters expected, found {len(value)}")
        return value

    def _as_number(self, key: str, value: object, least: int, most: int) -> int:
        # True and False are numbers to Python, but never in an edition.
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.error(
                key, f"a whole number from {least} to {most} expected, found {shown(value)}"
            )
        return value

    def _as_list(self, key: str, value: object) -> list[object]:
        if not isinstance(value, list) or len(value) > LIST_MAX:
            raise self.error(key, f"a list of at most {LIST_MAX} expected, found {shown(value)}")
        return value
