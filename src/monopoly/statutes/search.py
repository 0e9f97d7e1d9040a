"""The book itself: read from its folders, checked, and looked up by citation or by word."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from monopoly.statutes.citation import Citation, parse_citation, parse_typed, split_citation
from monopoly.statutes.errors import BookError
from monopoly.statutes.loader import read_chapter
from monopoly.statutes.model import Chapter, Clause, Section
from monopoly.statutes.scenarios.feature_file import Scenario, read_feature

FOLDER: Final = Path(__file__).parent / "book"
CHAPTER_FOLDER: Final = re.compile("chapter_([0-9]+)")

# What a hit in each place is worth to a search.
TITLE_WEIGHT: Final = 5
KEYWORD_WEIGHT: Final = 3
TEXT_WEIGHT: Final = 1


@dataclass(frozen=True, slots=True)
class Book:
    chapters: tuple[Chapter, ...]

    @property
    def sections(self) -> Iterator[Section]:
        for chapter in self.chapters:
            yield from chapter.sections

    @property
    def clauses(self) -> Iterator[Clause]:
        for section in self.sections:
            yield from section.clauses

    def clause(self, citation: str | Citation) -> Clause | None:
        """The clause of exactly this citation."""
        wanted = parse_citation(citation) if isinstance(citation, str) else citation
        return next((clause for clause in self.clauses if clause.citation == wanted), None)

    def section(self, citation: Citation) -> Section | None:
        wanted = (citation.chapter, citation.section)
        for section in self.sections:
            if (section.citation.chapter, section.citation.section) == wanted:
                return section
        return None

    def look_up(self, text: str) -> list[tuple[Section, list[Clause]]]:
        """What a citation or a word names: sections with those of their clauses that are meant."""
        citation = parse_typed(text)
        if citation is None:
            found = self._of_chapter(text) or self._about(text)
            return [(section, list(section.clauses)) for section in found]
        section = self.section(citation)
        if section is None:
            return []
        meant = [clause for clause in section.clauses if citation.covers(clause.citation)]
        return [(section, meant)] if meant else []

    def _of_chapter(self, text: str) -> list[Section]:
        number = re.fullmatch(r"([0-9]+)(?:\s*MCS)?", text.strip(), re.IGNORECASE)
        wanted = int(number[1]) if number else 0
        return [section for section in self.sections if section.citation.chapter == wanted]

    def _about(self, word: str) -> list[Section]:
        """Sections with this word in their title or as a keyword; else only near to it."""
        wanted = word.casefold().strip()
        if not wanted:
            return []
        found = [s for s in self.sections if wanted in _keys(s)]
        return found or [s for s in self.sections if any(wanted in key for key in _keys(s))]

    def search(self, words: list[str]) -> list[tuple[Section, Clause]]:
        """Clauses in which every word occurs, the best first."""
        wanted = [word.casefold() for text in words for word in text.split()]
        hits: list[tuple[int, Section, Clause]] = []
        for section in self.sections:
            for clause in section.clauses:
                scores = [_score(word, section, clause) for word in wanted]
                if wanted and all(scores):
                    hits.append((sum(scores), section, clause))
        hits.sort(key=lambda hit: -hit[0])  # equals stay in the order of the book
        return [(section, clause) for _, section, clause in hits]

    def nearest(self, text: str) -> str:
        """A citation or keyword like the one that was not found."""
        citation = parse_typed(text) or split_citation(text)[0]
        if citation is not None:
            return str(min(self.sections, key=lambda s: _distance(citation, s.citation)).citation)
        known = [key for section in self.sections for key in _keys(section)]
        near = get_close_matches(text.casefold()[:40], known, n=1, cutoff=0.0)
        return near[0] if near else ""


def _distance(one: Citation, other: Citation) -> tuple[int, int]:
    return abs(one.chapter - other.chapter), abs(one.section - other.section)


def _keys(section: Section) -> list[str]:
    title = section.title.casefold()
    return [title, *re.findall(r"[\w-]{4,}", title), *(k.casefold() for k in section.keywords)]


def _score(word: str, section: Section, clause: Clause) -> int:
    titles = f"{clause.citation} {clause.title} {section.title}".casefold()
    keywords = " ".join(section.keywords).casefold()
    return (
        TITLE_WEIGHT * (word in titles)
        + KEYWORD_WEIGHT * (word in keywords)
        + TEXT_WEIGHT * (word in clause.text.casefold())
    )


@cache
def load_book(folder: Path = FOLDER) -> Book:
    """The whole book; `BookError` names the file and key of what is wrong with it."""
    chapters: list[Chapter] = []
    for path in sorted(folder.iterdir()):
        name = CHAPTER_FOLDER.fullmatch(path.name)
        if name and path.is_dir():
            chapters.append(read_chapter(path, int(name[1])))
    chapters.sort(key=lambda chapter: chapter.number)
    return Book(tuple(chapters))


@cache
def scenarios_of(section: Section) -> dict[Citation, tuple[Scenario, ...]]:
    """The scenarios of a section by clause; only here is its feature file read."""
    found: dict[Citation, list[Scenario]] = {clause.citation: [] for clause in section.clauses}
    if section.feature is None:
        return dict.fromkeys(found, ())
    feature = read_feature(section.feature)
    place = f"{section.feature}:{feature.line}"
    if split_citation(feature.name)[0] != section.citation:
        raise BookError(f"{place}: Feature: {section.citation} expected, found {feature.name!r}.")
    for heading, line in feature.rules:
        if split_citation(heading)[0] not in found:
            raise BookError(
                f"{section.feature}:{line}: Rule: {heading!r} is no clause of {section.citation}."
            )
    for scenario in feature.scenarios:
        citation = split_citation(scenario.rule)[0]
        if citation is None:
            raise BookError(
                f"{section.feature}:{scenario.line}: the scenario {scenario.name!r} "
                "stands under no Rule."
            )
        found[citation].append(scenario)
    return {citation: tuple(scenarios) for citation, scenarios in found.items()}
