"""`monopoly rules`: what it prints and how it ends."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from monopoly.cli import main

GOOD = """Feature: Mine
  Rule: A rule
    Scenario: It works
      Given the "statutes" game with Ann and Bob
      When Ann throws 1 and 2
      Then Ann is on Baltic Avenue
"""
FAILING = GOOD.replace("Baltic Avenue", "Boardwalk")
UNKNOWN = GOOD.replace("When Ann throws", "When Ann rolls")


Rules = Callable[..., tuple[int, list[str], str]]  # status, lines printed, errors


@pytest.fixture
def rules(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Rules:
    def call(*args: str) -> tuple[int, list[str], str]:
        monkeypatch.setattr(sys, "argv", ["monopoly", "rules", *args])
        with pytest.raises(SystemExit) as ended:
            main()
        status = ended.value.code
        assert isinstance(status, int)
        captured = capsys.readouterr()
        return status, captured.out.splitlines(), captured.err

    return call


def test_contents(rules: Rules) -> None:
    status, out, _ = rules()
    assert status == 0
    assert any("10 MCS 120" in line and "Jail" in line for line in out)
    assert any(line.startswith("90 MCS") for line in out)


@pytest.mark.parametrize("words", [("10", "MCS", "120"), ("10 MCS 120",), ("jail",), ("Jail",)])
def test_a_section(rules: Rules, words: tuple[str, ...]) -> None:
    status, out, _ = rules(*words)
    assert status == 0
    assert any("10 MCS 120  Jail" in line for line in out)
    assert any(line.startswith("(e-1b)") for line in out)
    assert not any("Given" in line for line in out)


def test_a_clause_and_its_scenarios(rules: Rules) -> None:
    status, out, _ = rules("10", "MCS", "120(e-1b)", "--scenarios")
    assert status == 0
    assert any(line.startswith("(e-1b)") for line in out)
    assert not any(line.startswith("(b)") for line in out)
    assert any("Given the " in line for line in out)
    assert rules("--scenarios", "10 MCS 120(e-1b)")[1] == out


@pytest.mark.parametrize(
    "words", [("10", "MCS", "120", "e-1b"), ("10 mcs 120 E-1b",), ("10 MCS 120e-1b",)]
)
def test_a_clause_without_its_brackets(rules: Rules, words: tuple[str, ...]) -> None:
    assert rules(*words) == rules("10 MCS 120(e-1b)")


def test_what_is_not_in_the_book(rules: Rules) -> None:
    status, out, err = rules("10", "MCS", "121")
    assert status == 1
    assert out == []
    assert err.startswith('The book has nothing under "10 MCS 121": the nearest is "10 MCS 120"')
    for words in (("10 MCS 120", "z"), ("10", "MCS", "120", "third", "double"), ("10 MCS 120(z)",)):
        assert 'the nearest is "10 MCS 120"' in rules(*words)[2]
    assert "the nearest is" in rules("jial")[2]
    assert rules("search", "xyzzy")[0] == 1


def test_search(rules: Rules) -> None:
    status, out, _ = rules("search", "third", "double")
    assert status == 0
    assert any("10 MCS 120(a-2)" in line for line in out)


def test_check_one_line_per_scenario(rules: Rules, tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(GOOD)
    (tmp_path / "b.feature").write_text(FAILING)
    (tmp_path / "c.feature").write_text(UNKNOWN)
    (tmp_path / "d.feature").write_text("nonsense")
    status, out, err = rules("check", str(tmp_path))
    assert status == 1
    assert err == ""
    assert out[0] == "passed A rule: It works"
    assert out[1] == (
        f"failed A rule: It works — {tmp_path}/b.feature:6: Then Ann is on Boardwalk: "
        "expected Boardwalk, found Baltic Avenue."
    )
    assert out[2].startswith(f"failed A rule: It works — {tmp_path}/c.feature:5: There is no step")
    assert out[3].startswith(f"error  {tmp_path}/d.feature:1: This is not Gherkin")
    assert out[4:] == ["1 passed, 2 failed, 1 unreadable"]


@pytest.mark.parametrize(
    ("text", "status", "last"),
    [
        (GOOD, 0, "1 passed, 0 failed"),
        (FAILING, 1, "0 passed, 1 failed"),
        (UNKNOWN, 1, "0 passed, 1 failed"),
        ("nonsense", 1, "0 passed, 0 failed, 1 unreadable"),
    ],
)
def test_check_ends_with_the_counts(
    rules: Rules, tmp_path: Path, text: str, status: int, last: str
) -> None:
    path = tmp_path / "my.feature"
    path.write_text(text)
    found, out, _ = rules("check", str(path))
    assert found == status
    assert out[-1] == last


@pytest.mark.slow(seconds=10)
def test_check_without_a_path_runs_the_book(rules: Rules) -> None:
    status, out, _ = rules("check")
    assert status == 0, [line for line in out if not line.startswith("passed")]
    assert out[-1].endswith(" passed, 0 failed")


def test_steps(rules: Rules) -> None:
    status, out, _ = rules("steps")
    assert status == 0
    assert any("When Ann ends her turn" in line for line in out)
    assert any("Then Ann owes Bob $100" in line for line in out)


def test_matrix(rules: Rules) -> None:
    status, out, _ = rules("matrix")
    assert status == 0
    [line] = [line for line in out if line.startswith("10 MCS 120(e-1b) ")]
    assert "000:" in line
    assert "all" in line.split()


def test_help_teaches(rules: Rules) -> None:
    status, out, _ = rules("--help")
    assert status == 0
    text = "\n".join(out)
    for word in ("10 MCS 120", "jail --scenarios", "search", "check", "steps", "matrix"):
        assert word in text
    assert rules("check", "--help")[0] == 0


def test_unknown_options_are_refused(rules: Rules) -> None:
    status, _, err = rules("check", "--nonsense")
    assert status == 2
    assert err == "monopoly: No such option: --nonsense\n"
