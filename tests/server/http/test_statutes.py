"""The statute book over the wire: whole, current, and with what shows each clause."""

import asyncio

import httpx
import pytest

from monopoly.client import Server, ServerRefused
from monopoly.rules.violation import REASONS
from monopoly.statutes.search import load_book, scenarios_of

pytestmark = pytest.mark.once


def test_the_book_is_told_whole(server: Server) -> None:
    told = asyncio.run(server.statutes())
    book = load_book()
    assert [(one.number, one.title) for one in told.chapters] == [
        (one.number, one.title) for one in book.chapters
    ]
    sections = [section for chapter in told.chapters for section in chapter.sections]
    assert [(one.citation, one.title, tuple(one.keywords)) for one in sections] == [
        (str(one.citation), one.title, one.keywords) for one in book.sections
    ]
    clauses = [clause for section in sections for clause in section.clauses]
    told_of = [
        (
            clause.citation,
            "".join(part.text for part in clause.text),
            [(one.option, tuple(one.values)) for one in clause.conditions],
            [(tuple(place.presets), tuple(place.overlays)) for place in clause.places],
        )
        for clause in clauses
    ]
    assert told_of == [
        (
            str(clause.citation),
            clause.text.strip(),
            list(clause.holds),
            [(place.presets, place.overlays) for place in clause.places],
        )
        for clause in book.clauses
    ]
    known = {clause.citation for clause in clauses}
    cited = [part.clause for clause in clauses for part in clause.text if part.clause]
    assert cited
    assert set(cited) <= known
    assert [reason.key for reason in REASONS.values() if reason.clause not in known] == []


def test_who_has_the_book_is_not_sent_it_again(server: Server) -> None:
    with httpx.Client(base_url=server.url) as page:
        first = page.get("/api/statutes")
        tag = first.headers["etag"]
        assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
        assert tag.startswith('"')  # a strong one
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = page.get("/api/statutes", headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
        other = page.get("/api/statutes", headers={"if-none-match": '"other"'})
        assert (other.status_code, other.content) == (200, first.content)


def test_every_clause_has_the_scenarios_that_show_it(server: Server) -> None:
    async def story() -> None:
        for section in load_book().sections:
            shown = scenarios_of(section)
            for clause in section.clauses[:3]:
                told = await server.scenarios(str(clause.citation))
                below = [c for c in shown if clause.citation.covers(c)]
                names = [one.name for citation in below for one in shown[citation]]
                assert [one.name for one in told.scenarios] == names
                assert all(one.steps for one in told.scenarios)
        told = await server.scenarios("10 MCS 140(f)")
        assert told.clause == "10 MCS 140(f)"
        assert told.scenarios[0].steps[0].keyword in ("Given", "When")
        assert any(step.keyword == "Then" for step in told.scenarios[0].steps)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("clause", "code"),
    [
        ("", "bad-body"),
        ("x" * 41, "bad-body"),
        ("10 MCS 9999", "not-found"),
        ("10 MCS 140(z)", "not-found"),
        ("../../etc/passwd", "not-found"),
        ("houses", "not-found"),
        ("10\x00MCS", "not-found"),
    ],
)
def test_what_is_no_citation_is_not_found(server: Server, clause: str, code: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        asyncio.run(server.scenarios(clause))
    assert refused.value.code == code
