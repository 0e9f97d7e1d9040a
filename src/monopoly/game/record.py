"""Records: JSON Lines, a header, then chance and actions in the order they happened.

{"monopoly": 1, "rules": "statutes", "revision": 2, "options": {}, "players": ["Ann", "Bob"], ...}
{"shuffle": "chance", "order": [3, 0, ...]}
{"by": "Ann", "kind": "throw", "dice": [3, 4]}
...
{"secret": "<hex>"}    only in a published record of a game with fair dice
{"end": "<digest>"}

A game begun from a position has it in its header, in the JSON form of docs/positions.md; then the
orders are those of the cards nobody had seen, and no deeds are dealt:

{"monopoly": 1, "rules": "statutes", ..., "position": {"rules": "statutes", "players": [...], ...}}
{"shuffle": "chance", "order": [3, 12, 7]}
"""

import json
from collections.abc import Iterable, Iterator
from typing import Final

FORMAT: Final = 1
LINE_MAX: Final = 100_000
CLOSING: Final = ("end", "secret")  # the keys of lines that are no part of the play
SEATS: Final = "seats"  # a key of headers: who plays each seat, PERSON or the name of a bot
PERSON: Final = "person"


class RecordError(ValueError):
    """A record that cannot be replayed; it names the line that is wrong, counted from 1.

    The problem has no full stop: whoever tells it ends the sentence.
    """

    def __init__(self, line: int, problem: str) -> None:
        problem = problem.removesuffix(".")
        super().__init__(f"line {line}: {problem}")
        self.line: Final = line
        self.problem: Final = problem


class BoardMissing(RecordError):
    """A sound record of a game on a board that is not at hand, or is another by now."""


def check_format(line: int, header: dict[str, object]) -> None:
    if header.get("monopoly") != FORMAT:
        raise RecordError(line, f"is not the header of a record of format {FORMAT}")


def write(entry: dict[str, object]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(", ", ": "))


def lines_of(data: bytes) -> list[str]:
    """The lines of a record as it lies on a disk, or comes over a wire."""
    try:
        lines = data.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "is not text in UTF-8; the record is damaged here") from None
    if not any(line.strip() for line in lines):
        raise RecordError(1, "the file is empty")
    return lines


def read(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, object]]]:
    """The entries of a record with their line numbers; blank lines do not count as entries."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if len(line) > LINE_MAX:
            raise RecordError(number, "is longer than any line of a record")
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            raise RecordError(number, "is not JSON; the record is damaged here") from None
        if not isinstance(entry, dict):
            raise RecordError(number, "is not a JSON object")
        yield number, entry
