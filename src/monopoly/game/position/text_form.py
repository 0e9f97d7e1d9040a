"""One line of text: the same fields as in JSON, with short keys and numbers for names.

Only A-Z a-z 0-9 - . _ ~ are used, so that a position is safe in links. After the version mark:

    ~ … -     a list of values, or fields, each a key in small letters and its value
    .         between the values of a list, and between fields; after a "-" it is left out
    123       a number
    T F       true, false
    _Ann_Lee  a text; "_" in it is a space, and ~e9~ the character U+00E9
"""

import re
from typing import Final

from monopoly.game.position.checks import completed
from monopoly.game.position.errors import PositionError
from monopoly.game.position.model import Position
from monopoly.game.position.tree import read_tree, write_tree

MARK: Final = "mp1"
TEXT_MAX: Final = 20_000  # characters
DEPTH_MAX: Final = 12
DIGITS_MAX: Final = 12
SAFE: Final = re.compile(r"[A-Za-z0-9._~-]*")
KEY: Final = re.compile(r"[a-z]+")
NUMBER: Final = re.compile(r"[0-9]+")
WORDS: Final = re.compile(r"_((?:[A-Za-z0-9_]|~[0-9a-f]{1,6}~)*)")
ESCAPE: Final = re.compile(r"~([0-9a-f]+)~")


def write(position: Position) -> str:
    return MARK + _write(write_tree(position, short=True))


def read(text: str) -> Position:
    text = text.strip()
    if len(text) > TEXT_MAX:
        raise PositionError("", f"A position in one line has at most {TEXT_MAX:,} characters.")
    if not text.startswith(MARK):
        raise PositionError("", f'A position is JSON, or one line that begins with "{MARK}".')
    if not SAFE.fullmatch(text):
        strange = next(char for char in text if not SAFE.fullmatch(char))
        raise PositionError("", f"{strange!r} is no character of a position in one line.")
    return completed(read_tree(_Reader(text, len(MARK)).whole(), short=True))


def _write(tree: object) -> str:
    if isinstance(tree, bool):
        return "T" if tree else "F"
    if isinstance(tree, int):
        return str(tree)
    if isinstance(tree, str):
        return "_" + "".join(map(_character, tree))
    if isinstance(tree, dict):
        return _members([f"{key}{_write(value)}" for key, value in tree.items()])
    if isinstance(tree, list):
        return _members([_write(value) for value in tree])
    raise TypeError(f"{type(tree).__name__} has no place in a position")


def _members(members: list[str]) -> str:
    text = ""
    for member in members:
        text += f".{member}" if text and not text.endswith("-") else member
    return f"~{text}-"


def _character(char: str) -> str:
    if char == " ":
        return "_"
    return char if char.isascii() and char.isalnum() else f"~{ord(char):x}~"


class _Reader:
    def __init__(self, text: str, start: int) -> None:
        self.text = text
        self.at = start

    def whole(self) -> object:
        tree = self._value(DEPTH_MAX)
        if self.at < len(self.text):
            raise self._wrong("the end")
        return tree

    def _value(self, depth: int) -> object:
        start = self.text[self.at : self.at + 1]
        if start == "~":
            return self._members(depth)
        if start in ("T", "F"):
            self.at += 1
            return start == "T"
        if start == "_":
            return ESCAPE.sub(_unescape, self._match(WORDS)[1].replace("_", " "))
        number = self._match(NUMBER)[0]
        if len(number) > DIGITS_MAX:
            raise self._wrong("a shorter number")
        return int(number)

    def _members(self, depth: int) -> object:
        if not depth:
            raise PositionError("", "This is nested more deeply than any position.")
        self.at += 1
        fields: dict[str, object] = {}
        values: list[object] = []
        while not self._skip("-"):
            key = KEY.match(self.text, self.at)
            if key is None:
                values.append(self._value(depth - 1))
            else:
                if key[0] in fields:
                    raise self._wrong("another key")
                self.at = key.end()
                fields[key[0]] = self._value(depth - 1)
            self._skip(".")
        if fields and values:
            raise self._wrong("keys for all or none")
        return fields or values

    def _skip(self, mark: str) -> bool:
        found = self.text.startswith(mark, self.at)
        self.at += found
        return found

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str]:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self._wrong("a value")
        self.at = found.end()
        return found

    def _wrong(self, expected: str) -> PositionError:
        found = self.text[self.at : self.at + 12] or "the end"
        return PositionError("", f'Character {self.at + 1}: {expected} expected, found "{found}".')


def _unescape(escape: re.Match[str]) -> str:
    code = int(escape[1], 16)
    if code > 0x10FFFF or 0xD800 <= code < 0xE000:
        raise PositionError("", f"{escape[0]} is no character.")
    return chr(code)
