"""The statute book."""

from monopoly.protocol.messages.parts import Outgoing


class ClauseView(Outgoing, frozen=True):
    citation: str
    title: str
    text: str
    condition: str  # the options it depends on, in words; empty: it always holds
    places: str  # where it holds, of every preset and overlay; empty: nowhere


class SectionView(Outgoing, frozen=True):
    citation: str
    title: str
    keywords: list[str]
    clauses: list[ClauseView]


class ChapterView(Outgoing, frozen=True):
    number: int
    title: str
    sections: list[SectionView]


class Statutes(Outgoing, frozen=True):
    """The statute book."""

    chapters: list[ChapterView]


class ScenarioView(Outgoing, frozen=True):
    name: str
    steps: list[str]  # Given, When, Then


class Scenarios(Outgoing, frozen=True):
    """What shows a clause, and the clauses below it, in play."""

    clause: str
    scenarios: list[ScenarioView]
