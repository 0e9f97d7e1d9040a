"""Bad input: one clear sentence with file and line, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from monopoly.statutes.errors import ScenarioError
from monopoly.statutes.scenarios.feature_file import parse_feature, read_feature
from monopoly.statutes.scenarios.runner import Result, run_paths, run_scenario

TABLE = 'Given the "statutes" game with Ann and Bob'


def run(*steps: str) -> Result:
    lines = "\n".join(steps)
    return run_scenario(
        parse_feature(f"Feature: F\nScenario: S\n{lines}\n", "my.feature").scenarios[0]
    )


# Steps, the number of the one that is wrong, and a part of what is said about it.
TROUBLES = [
    # names nobody bears
    ((TABLE, "And Ann is on Broadwalk", "Then x"), 2, 'the nearest is "Boardwalk"'),
    ((TABLE, "And Ann owns Boardwalk and Parc Place", "Then x"), 2, 'Space "Parc Place"'),
    ((TABLE, "And Ann owns the purple group", "Then x"), 2, 'There is no group "purple"'),
    ((TABLE, "And Ann owns GO", "Then x"), 2, "GO has no Title Deed"),
    ((TABLE, "And Ann is on Chance", "Then x"), 2, "3 Spaces are called"),
    ((TABLE, "And Ann is on the fifth Chance", "Then x"), 2, "There is no Space"),
    ((TABLE, "And Dave has $5", "Then x"), 2, 'There is no player "Dave"'),
    ((TABLE, "When Dave throws 1 and 2"), 2, 'There is no player "Dave"'),
    ((TABLE, "Then Ann and Dave share the win"), 2, 'There is no player "Dave"'),
    ((TABLE, 'And the next Chance card is "Go home"', "Then x"), 2, "No Chance card is called"),
    ((TABLE, 'And the next Chance card is "Advance"', "Then x"), 2, "Several Chance cards"),
    ((TABLE, 'And the next Fate card is "Go to Jail"', "Then x"), 2, 'There is no deck "Fate"'),
    ((TABLE, "Then Ann has the teapot"), 2, "no such token"),
    (('Given the "statute" game with Ann and Bob', "Then x"), 1, 'the nearest is "statutes"'),
    (('Given the "statutes" game with Ann', "Then x"), 1, "2 to 8 players"),
    (('Given the "statutes" game with Ann and ann', "Then x"), 1, "the same name"),
    (('Given the "statutes" game with Ann and the Bank', "Then x"), 1, "is no name"),
    ((TABLE, "And the rule rent is on-demand", "Then x"), 2, 'There is no option "rent"'),
    ((TABLE, "And the rule jail_turns is 2", "Then x"), 2, "3 or 1 expected"),
    ((TABLE, "And the rule dealt_deeds_paid is true", "Then x"), 1, "dealt_deeds_paid"),
    # figures that are none
    ((TABLE, "And Ann has $1,50", "Then x"), 2, "no amount of money"),
    ((TABLE, "When Ann throws 3"), 2, "two dice or three"),
    ((TABLE, "When Ann throws 0 and 0"), 2, "No die shows 0"),
    ((TABLE, "When Ann tries to throw 0 and 5"), 2, "No die shows 0"),
    ((TABLE, "When Ann throws 3, bus and 4"), 2, "Only the third die"),
    ((TABLE, "When Ann throws 3, 4 and 5"), 2, "The third die shows"),
    (
        (TABLE, "And Ann owns Boardwalk", "And Boardwalk has 5 houses", "Then x"),
        3,
        "4 houses at most",
    ),
    ((TABLE, "And Ann owns Boardwalk", "And Boardwalk has 2 hotels", "Then x"), 3, "one hotel"),
    ((TABLE, "And Short Line has 1 house", "Then x"), 2, "Short Line is no lot"),
    ((TABLE, "Then it is refused under the law"), 2, "is no clause"),
    # steps nobody knows
    ((TABLE, "When Ann biulds on Boardwalk"), 2, 'the nearest is "When Ann builds on Boardwalk"'),
    (
        (TABLE, "When Ann tries to builds on Boardwalk"),
        2,
        'the nearest is "When Ann tries to build',
    ),
    ((TABLE, "Then Ann has 550 dollars"), 2, 'There is no step "Then Ann has 550 dollars"'),
    ((TABLE, "Given Ann throws 1 and 2", "Then x"), 2, "is a When step, not a Given step"),
    ((TABLE, "When the rule jail_turns is 1"), 2, "is a Given step, not a When step"),
    # steps out of order
    (("Given Ann has $5", TABLE, "Then x"), 1, "The first step must name the game"),
    (("Given the rule jail_turns is 1", TABLE, "Then x"), 1, "First name the game"),
    (("When Ann throws 1 and 2",), 1, "The first step must name the game"),
    ((TABLE, TABLE, "Then x"), 2, "named already"),
    (
        (TABLE, "When Ann throws 1 and 2", "Given the rule jail_turns is 1"),
        3,
        "before the first When",
    ),
    ((TABLE, "Then it is refused"), 2, "Nothing was tried"),
    ((TABLE, "When Ann throws 1 and 2", "Then it is refused"), 3, "Nothing was tried"),
    ((TABLE, "Then it is allowed"), 2, "Nothing was done yet"),
    (
        (TABLE, "When Ann throws 1 and 2", "And Ann throws 1 and 2 for the start"),
        3,
        "Play has begun",
    ),
    ((TABLE, "When Ann throws 1 and 2 out of turn"), 2, "not out of turn"),
    ((TABLE, "When Ann throws 1 and 2", "Given it is Bob's turn"), 3, "being decided"),
    ((TABLE, "When the deal gives Ann Boardwalk"), 2, "No Title Deeds are dealt"),
    # set-ups that cannot be
    ((TABLE, "And Boardwalk has a hotel", "Then x"), 2, "The set-up cannot be"),
    ((TABLE, "And Boardwalk is mortgaged", "Then x"), 2, "The set-up cannot be"),
    ((TABLE, "And the Bank has 33 houses left", "Then x"), 2, "only 32 houses"),
    ((TABLE, "And Ann has a salary waiting", "Then x"), 2, "set the rule salary_claim"),
    ((TABLE, "And Ann is in Jail after 3 failed throws", "Then x"), 2, "nobody stays in Jail"),
    ((TABLE, "And Ann holds 3 Get Out of Jail Free cards", "Then x"), 2, "two Get Out of Jail"),
    ((TABLE, "And Ann has retired", "Then x"), 2, "fewer than two players"),
    ((TABLE, "When Ann leaves the table", "Given Bob has $5"), 3, "The game is over"),
    # a scenario of Givens alone is run all the same
    ((TABLE, "And Ann has a teapot"), 2, 'There is no step "Given Ann has a teapot"'),
    ((TABLE, "And Ann is on Bordwalk"), 2, "There is no Space"),
    ((TABLE, "And Boardwalk has a hotel"), 2, "The set-up cannot be"),
    ((TABLE, "When Dan banks without playing"), 2, "set the rule banker"),
    ((TABLE, "And the Banker is Bob", "When Ann banks without playing"), 3, "Ann sits at the"),
    (
        (
            TABLE,
            "And the Banker is Bob",
            "When Ann throws 1 and 3",
            "And Dan banks without playing",
        ),
        4,
        "before the first throw",
    ),
]


@pytest.mark.parametrize(
    ("steps", "wrong", "sentence"), TROUBLES, ids=[f"{t[0][-1]}: {t[2]}" for t in TROUBLES]
)
def test_troubles(steps: tuple[str, ...], wrong: int, sentence: str) -> None:
    result = run(*steps)
    assert not result.passed
    assert sentence in result.trouble
    assert result.place == f"my.feature:{wrong + 2}"
    assert result.message == f"{result.place}: {result.trouble}"
    assert "\n" not in result.message


def test_a_scenario_of_givens_alone_passes_when_they_can_be() -> None:
    assert run(TABLE).passed
    assert run(TABLE, "And Ann owns Boardwalk", "And Boardwalk is mortgaged").passed


def test_a_scenario_without_a_step_names_no_game() -> None:
    result = run()
    assert result.message.startswith("my.feature:2: The first step must name the game")


def test_a_plain_when_that_is_refused_says_why() -> None:
    result = run(TABLE, "When Ann builds on Boardwalk", "Then the game goes on")
    assert not result.passed
    assert result.trouble == ""
    assert result.message == (
        "my.feature:4: When Ann builds on Boardwalk: expected this to be allowed, "
        "found it refused: Ann does not own Boardwalk. (10 MCS 140)."
    )


def test_an_uneven_set_up_is_allowed_but_all_else_is_still_checked() -> None:
    steps = (TABLE, "And Ann owns Vermont Avenue", "And Vermont Avenue has 2 houses")
    assert run(*steps, "When Bob tries to buy it", "Then Vermont Avenue has 2 houses").passed
    assert "cannot be" in run(*steps, "And Vermont Avenue is mortgaged", "Then x").trouble


# --- files

MALFORMED = [
    ("", 1, 'There is no "Feature:"'),
    ("nonsense\n", 1, "This is not Gherkin"),
    ("Feature: F\nScenario: S\nGiven x\nnonsense\n", 4, "This is not Gherkin"),
    ("Feature: F\nScenario: S\nAnd x\n", 3, "The first step must be Given"),
    ("Feature: F\nScenario: S\nGiven x\n  | a |\n", 3, "No step takes a table"),
    ('Feature: F\nScenario: S\nGiven x\n  """\n  a\n  """\n', 3, "No step takes a table"),
    ("Feature: F\nScenario Outline: S\nGiven x\nExamples:\n|a|b|\n|c|\n", 6, "cell count"),
    ("# language: klingon\nFeature: F\n", 1, "Language not supported"),
]


@pytest.mark.parametrize(("text", "line", "sentence"), MALFORMED)
def test_malformed_files(text: str, line: int, sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_feature(text, "my.feature")
    assert str(caught.value).startswith(f"my.feature:{line}: ")
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.feature"
    binary.write_bytes(b"\xff\xfe\x00")
    huge = tmp_path / "huge.feature"
    huge.write_text("# " * 600_000)
    empty = tmp_path / "empty"
    empty.mkdir()
    bare = tmp_path / "bare.feature"
    bare.write_text("Feature: nothing in it\n")
    for path, sentence in (
        (binary, "not text in UTF-8"),
        (huge, "longer than"),
        (tmp_path / "none.feature", "cannot be read"),
        (empty, "no .feature file"),
        (bare, "no scenario"),
    ):
        [error] = run_paths([path])
        assert isinstance(error, ScenarioError)
        assert sentence in str(error)
        assert str(error).startswith(f"{path}:1: ")


# --- what the standard parser offers


def test_backgrounds_outlines_and_conjunctions(tmp_path: Path) -> None:
    path = tmp_path / "my.feature"
    path.write_text(
        """# a comment
@tag
Feature: F
  Words about it.

  Background:
    Given the "statutes" game with Ann and Bob   # a comment after a step

  Rule: A rule
    Background:
      * Ann is on GO

    Scenario Outline: Ann throws <a> and <b>
      When Ann throws <a> and <b>
      Then Ann is on <space>
      But Ann is not in Jail
      Examples: cheap
        | a | b | space          |
        | 1 | 2 | Baltic Avenue  |
        | 2 | 4 | Vermont Avenue |
      Examples:
        | a | b | space      |
        | 3 | 1 | Income Tax |

  Rule: Another
    Example: Nothing happens
      Then Ann has $1500
"""
    )
    feature = read_feature(path)
    assert [s.name for s in feature.scenarios] == [
        "Ann throws 1 and 2",
        "Ann throws 2 and 4",
        "Ann throws 3 and 1",
        "Nothing happens",
    ]
    assert [s.line for s in feature.scenarios] == [19, 20, 23, 26]
    results = [run_scenario(scenario) for scenario in feature.scenarios]
    assert [result.passed for result in results] == [True, False, True, True]
    assert results[1].message == (
        f"{path}:15: Then Ann is on Vermont Avenue: expected Vermont Avenue, found Oriental Avenue."
    )


def test_other_languages_have_their_own_keywords() -> None:
    text = (
        "# language: de\nFunktionalität: F\nSzenario: S\n"
        'Angenommen the "statutes" game with Ann and Bob\nDann Ann has $1500\n'
    )
    assert run_scenario(parse_feature(text, "mein.feature").scenarios[0]).passed


def test_a_given_may_come_between_whens() -> None:
    result = run(
        TABLE,
        "And Bob owns Boardwalk",
        "And Ann has $10",
        "And Ann is on Short Line",
        "When Ann throws 1 and 3",
        "Then Ann owes Bob $50",
        "Given Ann has $60",
        "Then Ann has $10",
        "And Ann owes nothing",
        "When Ann ends her turn",
        'Given the next Chance card is "dividend"',
        "When Bob throws 3 and 4",
        "Then Bob has $1600",
        "When Bob ends his turn",
        "Given it is Bob's turn",
        "Then Bob is to throw",
    )
    assert result.passed, result.message
