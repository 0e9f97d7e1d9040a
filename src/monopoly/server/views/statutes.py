"""The statute book as the wire shows it: encoded once, and the scenarios of a clause on demand."""

import hashlib
from dataclasses import dataclass
from functools import cache

import msgspec

from monopoly.protocol.messages import (
    ChapterView,
    ClauseView,
    ConditionView,
    PlaceView,
    Scenarios,
    ScenarioView,
    SectionView,
    Statutes,
    StepView,
    TextPart,
)
from monopoly.server.refusal import Refusal
from monopoly.statutes.citation import parse_typed, split_at_citations
from monopoly.statutes.model import Chapter, Clause, Section
from monopoly.statutes.scenarios.feature_file import Scenario, Step
from monopoly.statutes.search import load_book, scenarios_of


@dataclass(frozen=True, slots=True)
class Printed:
    data: bytes  # JSON
    tag: str  # of exactly this edition of the book


@cache
def printed() -> Printed:
    """The whole book. It is read from its files: not to be done in the event loop."""
    data = msgspec.json.encode(Statutes(chapters=[_chapter(c) for c in load_book().chapters]))
    return Printed(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


def _chapter(chapter: Chapter) -> ChapterView:
    sections = [_section(section) for section in chapter.sections]
    return ChapterView(number=chapter.number, title=chapter.title, sections=sections)


def _section(section: Section) -> SectionView:
    return SectionView(
        citation=str(section.citation),
        title=section.title,
        keywords=list(section.keywords),
        clauses=[_clause(clause) for clause in section.clauses],
    )


def _clause(clause: Clause) -> ClauseView:
    return ClauseView(
        citation=str(clause.citation),
        title=clause.title,
        text=[
            TextPart(text=text, clause="" if cited is None else str(cited))
            for text, cited in split_at_citations(clause.text.strip())
        ],
        conditions=[
            ConditionView(option=name, values=list(values)) for name, values in clause.holds
        ],
        places=[
            PlaceView(
                presets=list(place.presets),
                by_themselves=place.by_themselves,
                overlays=list(place.overlays),
            )
            for place in clause.places
        ],
    )


def scenarios(text: str) -> Scenarios:
    """What shows a clause and those below it. Reads a file: not to be done in the event loop."""
    citation = parse_typed(text)
    section = load_book().section(citation) if citation is not None else None
    if citation is None or section is None:
        raise _unknown(text)
    meant = [clause.citation for clause in section.clauses if citation.covers(clause.citation)]
    if not meant:
        raise _unknown(text)
    known = scenarios_of(section)
    found = [_scenario(scenario) for clause in meant for scenario in known[clause]]
    return Scenarios(clause=str(citation), scenarios=found)


def _unknown(text: str) -> Refusal:
    return Refusal("not-found", f"There is no clause {text!r:.60} in the statute book.")


def _scenario(scenario: Scenario) -> ScenarioView:
    return ScenarioView(name=scenario.name, steps=[_step(step) for step in scenario.steps])


def _step(step: Step) -> StepView:
    return StepView(keyword=step.kind if step.keyword == "*" else step.keyword, text=step.text)
