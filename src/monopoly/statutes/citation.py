"""Citations: "10 MCS 120(e-1b)" is chapter 10, section 120, clause e, 1, b."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

PATTERN = re.compile(r"(\d{1,4})\s*MCS\s*(\d{1,4})\s*((?:\([0-9a-z-]{1,12}\))*)", re.IGNORECASE)
# As people type it: the brackets are left out.
BARE = re.compile(r"(\d{1,4}\s*MCS\s*\d{1,4})\s*([a-z](?:-?[0-9]{1,3}[a-z]?)?)", re.IGNORECASE)
LEVEL = re.compile("[a-z]+|[0-9]+")


@dataclass(frozen=True, slots=True)
class Citation:
    chapter: int
    section: int
    letters: str = ""  # "(e-1b)", or "" for the section itself

    def __str__(self) -> str:
        return f"{self.chapter} MCS {self.section}{self.letters}"

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(LEVEL.findall(self.letters))

    def covers(self, other: "Citation") -> bool:
        """Whether the other is this clause or one below it: (f) covers (f-1)."""
        if (self.chapter, self.section) != (other.chapter, other.section):
            return False
        return other.levels[: len(self.levels)] == self.levels


def parse_citation(text: str) -> Citation | None:
    """The citation that the whole text is, or nothing."""
    found = PATTERN.fullmatch(text.strip())
    return _made(found) if found else None


def parse_typed(text: str) -> Citation | None:
    """The same with or without its brackets: "10 MCS 120 e-1b"."""
    bare = BARE.fullmatch(text.strip())
    return parse_citation(f"{bare[1]}({bare[2]})" if bare else text)


def split_citation(text: str) -> tuple[Citation | None, str]:
    """A citation that a heading begins with, and what comes after it."""
    found = PATTERN.match(text.strip())
    if not found:
        return None, text.strip()
    return _made(found), text.strip()[found.end() :].strip(" .:–-")


def split_at_citations(text: str) -> Iterator[tuple[str, Citation | None]]:
    """The text piece by piece; with each piece that is a citation, what it cites."""
    end = 0
    for found in PATTERN.finditer(text):
        if found.start() > end:
            yield text[end : found.start()], None
        cited = found[0].rstrip()
        yield cited, _made(found)
        end = found.start() + len(cited)
    if end < len(text):
        yield text[end:], None


def _made(found: re.Match[str]) -> Citation:
    return Citation(int(found[1]), int(found[2]), found[3].lower())
