"""The statute book."""

from monopoly.protocol.messages.parts import Outgoing


class TextPart(Outgoing, frozen=True, omit_defaults=True):
    """A stretch of a text; of a citation in it, the `clause` that is cited."""

    text: str
    clause: str = ""


class ConditionView(Outgoing, frozen=True):
    """An option that a clause depends on, and the values under which it holds."""

    option: str
    values: list[bool | int | str]


class PlaceView(Outgoing, frozen=True):
    """Presets under which a clause holds alike."""

    presets: list[str]
    by_themselves: bool
    overlays: list[str]  # it holds when these are laid over


class ClauseView(Outgoing, frozen=True):
    citation: str
    title: str
    text: list[TextPart]
    conditions: list[ConditionView]  # each must be met; empty: it always holds
    places: list[PlaceView]  # where they are met; empty: nowhere by itself


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


class StepView(Outgoing, frozen=True):
    keyword: str  # Given, When, Then, And, But
    text: str


class ScenarioView(Outgoing, frozen=True):
    name: str
    steps: list[StepView]


class Scenarios(Outgoing, frozen=True):
    """What shows a clause, and the clauses below it, in play."""

    clause: str
    scenarios: list[ScenarioView]
