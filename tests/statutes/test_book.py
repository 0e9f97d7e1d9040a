"""The book: every scenario is a test of its clause, and engine and book cite the same engine."""

from __future__ import annotations

from pathlib import Path

import pytest

import monopoly.game.game  # noqa: F401 - with the law, it names every reason there is
from monopoly.rules import (
    engine,  # noqa: F401
    events,
)
from monopoly.rules.events import EVENTS, Event
from monopoly.rules.options import board_options
from monopoly.rules.ruleset import OPTIONS, OVERLAYS, PRESETS, RuleSet, rule_set
from monopoly.rules.violation import REASONS
from monopoly.statutes.citation import Citation, parse_citation
from monopoly.statutes.errors import BookError
from monopoly.statutes.model import Clause
from monopoly.statutes.scenarios.feature_file import THEN, Scenario
from monopoly.statutes.scenarios.language import SETUP, matches
from monopoly.statutes.scenarios.runner import run_scenario
from monopoly.statutes.scenarios.world import Setup
from monopoly.statutes.search import load_book, scenarios_of

BOOK = load_book()
CLAUSES = list(BOOK.clauses)
CITATIONS = {str(clause.citation) for clause in CLAUSES}
BY_CLAUSE: dict[Citation, tuple[Scenario, ...]] = {}
for _section in BOOK.sections:
    BY_CLAUSE |= scenarios_of(_section)
SCENARIOS = [(clause, scenario) for clause in CLAUSES for scenario in BY_CLAUSE[clause.citation]]

needs_clauses = pytest.mark.skipif(not CLAUSES, reason="the book has no clauses yet")


@pytest.mark.parametrize(
    "scenario",
    [scenario for _, scenario in SCENARIOS],
    ids=[f"{clause.citation} {scenario.name}" for clause, scenario in SCENARIOS],
)
def test_scenario(scenario: Scenario) -> None:
    result = run_scenario(scenario)
    assert result.passed, result.message


# --- the book by itself


@needs_clauses
def test_every_clause_is_shown_or_says_why_not() -> None:
    bare = [
        str(clause.citation)
        for clause in CLAUSES
        if not BY_CLAUSE[clause.citation] and not clause.untestable
    ]
    assert not bare


@needs_clauses
def test_every_scenario_says_what_must_be_so() -> None:
    silent = [
        f"{clause.citation} {scenario.name}"
        for clause, scenario in SCENARIOS
        if not any(step.kind == THEN for step in scenario.steps)
    ]
    assert not silent


@needs_clauses
def test_every_clause_says_where_it_comes_from() -> None:
    assert not [str(clause.citation) for clause in CLAUSES if not clause.sources]


@needs_clauses
def test_no_two_scenarios_of_a_clause_share_a_name() -> None:
    for clause in CLAUSES:
        names = [scenario.name for scenario in BY_CLAUSE[clause.citation]]
        assert len(set(names)) == len(names), str(clause.citation)


@needs_clauses
def test_refusals_cite_clauses_of_the_book() -> None:
    cited = {
        step.text.partition("refused under ")[2]
        for _, scenario in SCENARIOS
        for step in scenario.steps
        if "refused under " in step.text
    }
    assert {str(parse_citation(text)) for text in cited} <= CITATIONS


# --- the engine and the book

# An event whose clause depends on its cause, in each of its variants.
VARIANTS: dict[type[Event], list[Event]] = {
    events.TaxPaid: [events.TaxPaid(0, -1, 4, 200, income) for income in (True, False)],
    events.SentToJail: [events.SentToJail(0, cause) for cause in ("space", "card", "doubles")],
    events.LeftJail: [events.LeftJail(0, means) for means in ("doubles", "card", "fine")],
    events.WentBankrupt: [events.WentBankrupt(0, creditor) for creditor in (1, -1)],
    events.EstatePassed: [events.EstatePassed(0, heir, 0, (), (), 0) for heir in (1, -1)],
    events.GameOver: [
        events.GameOver((0,), ending)
        for ending in ("last-standing", "first-bankruptcy", "time-limit", "round-limit")
    ],
}


@needs_clauses
@pytest.mark.parametrize("key", sorted(REASONS))
def test_every_refusal_rests_on_a_clause(key: str) -> None:
    assert REASONS[key].clause in CITATIONS


@needs_clauses
@pytest.mark.parametrize("kind", sorted(EVENTS))
def test_every_event_rests_on_a_clause(kind: str) -> None:
    event = EVENTS[kind]
    if "cited" in vars(event):
        assert event in VARIANTS, "give its variants above"
        assert {variant.cited() for variant in VARIANTS[event]} <= CITATIONS
    else:
        assert event.clause in CITATIONS


@needs_clauses
def test_every_option_rests_on_a_clause() -> None:
    cited = {option.clause for option in (*OPTIONS, *board_options())}
    assert cited | {overlay.clause for overlay in OVERLAYS} <= CITATIONS


# --- where a clause holds


def _clause(**holds: object) -> Clause:
    pairs = tuple((k, tuple(v) if isinstance(v, list) else (v,)) for k, v in holds.items())
    return Clause(Citation(10, 1), "T", "X", (), pairs)


def test_holds_follows_the_presets() -> None:
    assert _clause().where == "all"
    assert _clause(houses=32).where == "all"
    assert _clause(jail_sit_out=True).where == "wikibook but -short"
    assert _clause(hotel_sale=["by-house", "whole"]).where == "all"
    assert _clause(jail_fine_early=False).where == "mcc but -short"
    assert _clause(jail_fine_early=True).where == "statutes wikibook london parker; mcc-short"
    assert _clause(speed_die=True).where == "-speed"
    assert _clause(jail_turns=3).where == "all but -short"
    assert _clause(ending="last-standing").where == "all but -short -timed"
    assert _clause(dealt_deeds=[2, 3]).where == "-short -timed"
    assert _clause(rent_claim="on-demand").where == "-tabletop"
    assert _clause(banker="computer").where == "all but -tabletop"
    assert _clause(jail_business=False).where == ""
    assert _clause(rent_claim="on-demand").holds_in(rule_set("mcc", rent_claim="on-demand"))
    assert len(PRESETS) == 5


@needs_clauses
def test_every_clause_is_shown_where_it_holds() -> None:
    elsewhere = [
        str(clause.citation)
        for clause in CLAUSES
        if BY_CLAUSE[clause.citation]
        and not any(clause.holds_in(_rules_of(s)) for s in BY_CLAUSE[clause.citation])
    ]
    assert not elsewhere


def _rules_of(scenario: Scenario) -> RuleSet:
    table = Setup()
    for step in scenario.steps:
        for match in matches(SETUP, step.text):
            match.step.run(table, *match.read(None))
    return table.rules()


@pytest.mark.parametrize(
    ("citation", "places"),
    [
        ("10 MCS 30(b)", "all but -speed"),
        ("10 MCS 110", "all but -short"),
        ("10 MCS 110(a-1)", "all but -short"),
        ("10 MCS 110(c)", "all but -short"),
        ("10 MCS 120(e-4)", "statutes wikibook london parker but -short"),
        ("10 MCS 140(g)", "all but -short"),
        ("10 MCS 150", "all but -short"),
        ("10 MCS 190(h)", "all but -short"),
        ("10 MCS 210(e-1)", "-short"),
        ("20 MCS 60(b)", "wikibook"),
        ("20 MCS 110", "all but -short"),
        ("20 MCS 140", "all but -short"),
        ("30 MCS 120(e)", "mcc but -short"),
        ("60 MCS 10", "-speed"),
        ("20 MCS 120(e)", "wikibook but -short"),
        ("90 MCS 10(b)", "-tabletop"),
        ("90 MCS 210", "-short -timed"),
    ],
)
def test_where_a_clause_holds(citation: str, places: str) -> None:
    clause = BOOK.clause(citation)
    assert clause is not None
    assert clause.where == places


# --- finding things


@needs_clauses
def test_looking_up() -> None:
    [(section, clauses)] = BOOK.look_up("10 mcs 120")
    assert section.title == "Jail"
    assert clauses == list(section.clauses)
    [(_, below)] = BOOK.look_up("10 MCS 120(e-1)")
    assert [c.citation.letters for c in below] == ["(e-1)", "(e-1a)", "(e-1b)"]
    assert section in [found for found, _ in BOOK.look_up("jail")]
    assert {s.citation.chapter for s, _ in BOOK.look_up("60 MCS")} == {60}
    assert BOOK.look_up("10 MCS 999") == []
    assert BOOK.look_up("   ") == []


@needs_clauses
def test_searching() -> None:
    found = [str(clause.citation) for _, clause in BOOK.search(["third", "double"])]
    assert "10 MCS 120(a-2)" in found
    assert BOOK.search(["xyzzy"]) == []
    assert BOOK.search([]) == []


# --- books that do not add up

SECTION = 'section = "10 MCS 120"\ntitle = "Jail"\n'
CLAUSE = '[[clause]]\nnumber = "(a)"\ntitle = "T"\ntext = "X"\nsources = ["000:1"]\n'
FEATURE = "Feature: 10 MCS 120 Jail\n"

BAD = [
    (SECTION + CLAUSE + CLAUSE, FEATURE, "clause[1].number: 10 MCS 120(a) stands twice"),
    (SECTION + CLAUSE + "holds = { jail_fines = true }\n", FEATURE, "holds.jail_fines"),
    (SECTION + CLAUSE + "holds = { jail_turns = 2 }\n", FEATURE, "holds.jail_turns"),
    (SECTION + CLAUSE.replace("000:1", "page 4"), FEATURE, "clause[0].sources"),
    (SECTION + CLAUSE.replace("(a)", "a)"), FEATURE, "clause[0].number"),
    (SECTION + CLAUSE.replace("text", "txt"), FEATURE, "clause[0].text: this key is missing"),
    (SECTION + CLAUSE + "color = 1\n", FEATURE, "clause[0].color: this key is unknown"),
    (SECTION.replace("120", "120(a)") + CLAUSE, FEATURE, "section: a section expected"),
    (SECTION.replace("10 MCS", "20 MCS") + CLAUSE, FEATURE, "is of another chapter"),
    ("section =", FEATURE, "not TOML"),
    (SECTION + CLAUSE, "Feature: Jail\n", "Feature: 10 MCS 120 expected"),
    (SECTION + CLAUSE, FEATURE + "Rule: 10 MCS 120(z) No\n", "is no clause of 10 MCS 120"),
    (SECTION + CLAUSE, FEATURE + "Rule: Doubles\n", "is no clause of 10 MCS 120"),
    (SECTION + CLAUSE, FEATURE + "Scenario: S\nThen x\n", "stands under no Rule"),
]


def _read_all(folder: Path) -> None:
    for section in load_book(folder).sections:
        scenarios_of(section)


@pytest.mark.parametrize(("toml", "feature", "sentence"), BAD, ids=[bad[2] for bad in BAD])
def test_bad_books(tmp_path: Path, toml: str, feature: str, sentence: str) -> None:
    folder = tmp_path / "chapter_10"
    folder.mkdir()
    (folder / "120-jail.toml").write_text(toml)
    (folder / "120-jail.feature").write_text(feature)
    with pytest.raises(BookError) as caught:
        _read_all(tmp_path)
    assert sentence in str(caught.value)
    assert "120-jail." in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_feature_needs_its_section(tmp_path: Path) -> None:
    (tmp_path / "chapter_10").mkdir()
    (tmp_path / "chapter_10" / "120-jail.feature").write_text(FEATURE)
    with pytest.raises(
        BookError, match=r"chapter_10/120-jail\.feature: there is no 120-jail\.toml"
    ):
        load_book(tmp_path)


def test_citations() -> None:
    above, clause = parse_citation("10 MCS 120(e-1)"), parse_citation("10 mcs 120(E-1b)")
    assert above is not None
    assert clause is not None
    assert str(clause) == "10 MCS 120(e-1b)"
    assert above.covers(clause)
    assert not clause.covers(above)
    assert Citation(10, 120).covers(clause)
    assert not Citation(10, 12).covers(clause)
    assert not Citation(10, 120, "(e-1)").covers(Citation(10, 120, "(e-11)"))
    assert parse_citation("120(e)") is None
