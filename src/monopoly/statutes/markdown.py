"""The book as one page of Markdown: `docs/statutes.md` is made of this by `make docs`."""

from collections.abc import Iterator

from monopoly.statutes.model import Clause, Section
from monopoly.statutes.search import Book, load_book, scenarios_of

HEAD = """# The statute book

Every clause of the game in plain words, as the engine plays it. Each is shown by scenarios that run
(`monopoly rules check`), and whatever the engine refuses, it refuses by one of these.

This page is made from the book in `src/monopoly/statutes` by `make docs`; change it there.
"""


def page(book: Book) -> Iterator[str]:
    yield HEAD
    for chapter in book.chapters:
        yield f"- [{chapter.number} MCS: {chapter.title}](#chapter-{chapter.number})"
    for chapter in book.chapters:
        yield f'\n<a id="chapter-{chapter.number}"></a>\n'
        yield f"## {chapter.number} MCS: {chapter.title}"
        for section in chapter.sections:
            yield f"\n### {section.citation} {section.title}\n"
            for clause in section.clauses:
                yield from _clause(section, clause)


def _clause(section: Section, clause: Clause) -> Iterator[str]:
    yield f"**{clause.citation.letters or clause.citation} {clause.title}.** {clause.text.strip()}"
    count = len(scenarios_of(section)[clause.citation])
    notes = [f"shown by {count} scenario{'s' if count > 1 else ''}" if count else ""]
    notes.append(f"not shown: {clause.untestable}" if clause.untestable else "")
    notes.append(f"where {clause.condition}" if clause.condition else "")
    notes.append(f"from {', '.join(clause.sources)}" if clause.sources else "")
    yield f"<br><sub>{'; '.join(note for note in notes if note)}</sub>\n"


if __name__ == "__main__":
    print("\n".join(page(load_book())).rstrip())
