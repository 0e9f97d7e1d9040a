"""What people write: plain text of one line, short, with nothing that hides or moves other text."""

import re
import unicodedata
from typing import Final

from monopoly.protocol.messages import CHAT_MAX, NAME_MAX, WORDS_MAX
from monopoly.server.refusal import Refusal
from monopoly.server.tables.confusables import skeleton

MARKS_MAX: Final = 4  # upon one letter; no language needs more
# Letters and marks that are "printable", but that nobody sees: fillers, joiners, selectors.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
RESERVED: Final = ("bank", "the bank", "you")  # the Bank's own, and what the story calls its reader


def checked_name(text: str) -> str:
    name = _line(text, NAME_MAX, "bad-name", "A name")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refusal("bad-name", "A name has at least one letter that can be seen.")
    if any(look_alike(name, reserved) for reserved in RESERVED):
        raise Refusal("bad-name", f"Nobody can be called {name!r} here.")
    return name


def same(name: str) -> str:
    """Names that only differ in their case, width or style are the same name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def look_alike(one: str, other: str) -> bool:
    """Whether somebody who reads the one could take it for the other."""
    return (
        same(one) == same(other)
        or skeleton(same(one)) == skeleton(same(other))
        or same(skeleton(one)) == same(skeleton(other))
    )


def checked_title(text: str) -> str:
    return _line(text, 40, "bad-text", "A title")


def checked_words(text: str) -> str:
    return _line(text, WORDS_MAX, "bad-text", "Words for the dice")


def checked_chat(text: str) -> str:
    line = _line(text, CHAT_MAX, "bad-text", "A line of chat")
    if not line:
        raise Refusal("bad-text", "There is nothing to read in that line.")
    return line


def _line(text: str, length_max: int, code: str, what: str) -> str:
    """One form for what looks the same (NFC), no spaces at the ends, nothing unprintable."""
    line = unicodedata.normalize("NFC", text).strip()
    if len(line) > length_max:
        raise Refusal(code, f"{what} has at most {length_max} characters.")
    if not line.isprintable():
        raise Refusal(code, f"{what} is one line without control characters.")
    if INVISIBLE.search(line) or _piles_up(line):
        raise Refusal(code, f"{what} is made of letters and signs that can be seen as such.")
    return line


def _piles_up(line: str) -> bool:
    """Whether marks are heaped upon a letter until they cover the lines above and below."""
    marks = 0
    for letter in line:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MARKS_MAX:
            return True
    return False
