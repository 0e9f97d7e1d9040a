"""What people write: plain text of one line, short, with nothing that hides or moves other text."""

import unicodedata

from monopoly.server.messages import CHAT_MAX, NAME_MAX, WORDS_MAX
from monopoly.server.refusal import Refusal

RESERVED = ("bank", "the bank", "you")  # the Bank's own, and what the story calls its reader


def checked_name(text: str) -> str:
    name = _line(text, NAME_MAX, "bad-name", "A name")
    if not name:
        raise Refusal("bad-name", "A name has at least one letter that can be seen.")
    if name.casefold() in RESERVED:
        raise Refusal("bad-name", f"Nobody can be called {name!r} here.")
    return name


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
    return line
