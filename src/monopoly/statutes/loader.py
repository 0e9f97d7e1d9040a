"""From the files of a chapter to its sections and clauses; faults name the file and the key."""

import re
import tomllib
from pathlib import Path
from typing import Final

from monopoly.editions.model import EditionError
from monopoly.editions.reader import Table
from monopoly.rules.ruleset import RuleSetError, Value, option
from monopoly.statutes.citation import Citation, parse_citation
from monopoly.statutes.errors import BookError
from monopoly.statutes.model import Chapter, Clause, Section

TEXT_MAX: Final = 4_000
TITLES: Final = {
    10: "The compiled statutes",
    20: "The Wikibook",
    30: "The MCC edition",
    40: "London",
    60: "The third die",
    90: "Where the documents are silent",
}
SOURCE: Final = re.compile(
    "([0-9]{3}|rule-sets):[0-9]+(-[0-9]+)?"
)  # a document, or our own decisions


def read_chapter(folder: Path, number: int) -> Chapter:
    sections: list[Section] = []
    for path in sorted(folder.glob("*.toml")):
        section = read_section(path)
        if section.citation.chapter != number:
            raise BookError(f"{_short(path)}: section: {section.citation} is of another chapter.")
        if any(section.citation == other.citation for other in sections):
            raise BookError(f"{_short(path)}: section: {section.citation} stands twice.")
        sections.append(section)
    for feature in sorted(folder.glob("*.feature")):
        if not feature.with_suffix(".toml").exists():
            raise BookError(f"{_short(feature)}: there is no {feature.stem}.toml beside it.")
    sections.sort(key=lambda section: section.citation.section)
    return Chapter(number, TITLES.get(number, f"Chapter {number}"), tuple(sections))


def read_section(path: Path) -> Section:
    source = _short(path)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return _section(Table(data, source), path)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BookError(f"{source}: not TOML: {error}.") from None
    except (EditionError, RuleSetError) as error:  # the reader of tables is that of the editions
        raise BookError(str(error)) from None


def _section(table: Table, path: Path) -> Section:
    citation = parse_citation(table.text("section"))
    if citation is None or citation.letters:
        raise table.error("section", 'a section expected, as "10 MCS 120"')
    clauses: list[Clause] = []
    for row in table.tables("clause"):
        clause = _clause(row, citation)
        if any(clause.citation == other.citation for other in clauses):
            raise row.error("number", f"{clause.citation} stands twice")
        clauses.append(clause)
    feature = path.with_suffix(".feature")
    section = Section(
        citation,
        table.text("title"),
        table.texts("keywords") if "keywords" in table else (),
        tuple(clauses),
        feature if feature.exists() else None,
    )
    table.close()
    return section


def _clause(table: Table, section: Citation) -> Clause:
    number = table.value("number")
    citation = parse_citation(f"{section}{number}")
    if not isinstance(number, str) or citation is None:
        raise table.error("number", 'a clause expected, as "(e-1b)", or "" for the opening')
    clause = Clause(
        citation,
        table.text("title"),
        table.text("text", length_max=TEXT_MAX),
        _sources(table),
        _holds(table.table("holds")) if "holds" in table else (),
        table.text("untestable", length_max=TEXT_MAX) if "untestable" in table else "",
    )
    table.close()
    return clause


def _sources(table: Table) -> tuple[str, ...]:
    sources = table.texts("sources")
    for source in sources:
        if not SOURCE.fullmatch(source):
            raise table.error("sources", f'a document and its lines expected, found "{source}"')
    return sources


def _holds(table: Table) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    pairs: list[tuple[str, tuple[Value, ...]]] = []
    for name in table:
        value = table.value(name)
        values = value if isinstance(value, list) else [value]
        try:
            pairs.append((name, tuple(option(name).check(item) for item in values)))
        except RuleSetError as error:
            raise table.error(name, str(error).rstrip(".")) from None
    return tuple(pairs)


def _short(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"
