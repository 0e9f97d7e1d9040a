"""`monopoly review` and `monopoly evaluate` as commands: what they print and what they refuse."""

import json
import os
import re
import signal
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

from monopoly import Game
from tests.analysis.executors import Pressed
from tests.analysis.moments import last_throw
from tests.analysis.review.games import boardwalk_given_away, decided_by_a_throw, play
from tests.lab.program import PROGRAM, Done, run_here, run_program
from tests.limits import TIMEOUT
from tests.terminal.program import Terminal

pytestmark = pytest.mark.once


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    lines = boardwalk_given_away().record()
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def refused(done: Done, words: str) -> None:
    assert words in done.err
    assert done.err.startswith("monopoly: ")
    assert done.err.count("\n") == 1
    assert (done.status, done.out) == (2, "")


def test_a_review_is_told_and_drawn(record: Path) -> None:
    page = record.with_suffix(".html")
    done = run_here("review", str(record), "--games", "160", "--html", str(page))
    assert done.status == 0, done.err
    for words in ("The account, in points", "Turning points", "deal", "Ann"):
        assert words in done.out
    drawn = page.read_text(encoding="utf-8")
    assert drawn.count("<svg") > 1
    assert "http" not in drawn  # nothing is fetched from anywhere
    assert "Boardwalk" in drawn


def test_the_json_of_a_review(record: Path) -> None:
    done = run_here("review", str(record.parent), "--games", "4", "--json")
    assert done.status == 0, done.err
    reviews = done.json["reviews"]
    assert isinstance(reviews, list)
    (found,) = reviews
    assert found["record"].endswith("game.jsonl")
    assert [player["name"] for player in found["players"]] == ["Ann", "Bob", "Cy"]
    assert set(found["players"][0]["luck"]) == {"value", "low", "high"}
    assert found["changes"][0]["cause"] in {"throw", "card", "decision", "clock"}


def test_the_json_of_an_evaluation(record: Path) -> None:
    for source in (str(last_throw()), last_throw().to_json(), f"{record}@2"):
        done = run_here("evaluate", source, "--games", "20", "--json")
        assert done.status == 0, done.err
        assert done.json["games"] == 20
        players = done.json["players"]
        assert isinstance(players, list)
        for player in players:
            assert 0 <= player["low"] <= player["win"] <= player["high"] <= 1
        assert sum(player["win"] for player in players) == pytest.approx(1)


def test_an_evaluation_is_told() -> None:
    done = run_here("evaluate", str(last_throw()), "--games", "20")
    assert done.status == 0, done.err
    for words in ("Chance to win", "Ann", "Bob", "20 games played out, seed 0", "like trader"):
        assert words in done.out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--seconds", "0"], "more than 0 seconds"),
        (["--games", "0"], "The games are 1 to"),
        (["--games", "5", "--seconds", "2"], "one of the three"),
        (["--policy", "tradr"], "Did you mean 'trader'?"),
    ],
)
def test_an_evaluation_that_cannot_be_is_refused(args: list[str], words: str) -> None:
    refused(run_here("evaluate", str(last_throw()), *args), words)


def test_a_game_that_is_over_is_not_evaluated(tmp_path: Path) -> None:
    game, path = decided_by_a_throw((1, 4)), tmp_path / "over.jsonl"
    path.write_text("\n".join(game.record()), encoding="utf-8")
    for source in (str(path), str(game.position()), game.position().to_json()):
        refused(run_here("evaluate", source, "--games", "5"), "The game is over, Bob won.")


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "A position is JSON, or one line"),
        (" ", "A position is JSON, or one line"),
        ("{", "Line 1 is no JSON"),
        ("folder", "folder cannot be read: Is a directory."),
        ("binary", "A position is JSON, or one line"),
        ("empty", "A position is JSON, or one line"),
    ],
)
def test_what_is_no_moment_is_refused(
    source: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("binary").write_bytes(bytes(range(256)))
    Path("empty").touch()
    refused(run_here("evaluate", source), words)


@pytest.mark.parametrize("command", ["evaluate", "review"])
def test_a_damaged_record_is_refused(command: str, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[-1] = json.dumps({"end": "0" * 64})
    record.write_text("\n".join(lines), encoding="utf-8")
    refused(run_here(command, str(record), "--games", "5"), "is damaged")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--seconds", "0"], "more than 0 seconds"),
        (["--games", "0"], "The games are 1 to"),
        (["--games", "5", "--seconds", "2"], "one of the two"),
        (["--policy", "tradr"], "Did you mean 'trader'?"),
        (["--policy", "trader,trader"], "one for each of 3 players, not 2"),
        (["--games", "5", "--html", "nowhere/page.html"], "nowhere/page.html cannot be written"),
    ],
)
def test_a_review_that_cannot_be_is_refused(args: list[str], words: str, record: Path) -> None:
    refused(run_here("review", str(record), *args), words)


@pytest.mark.parametrize("command", ["evaluate", "review"])
@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["no record"], "is damaged"),
        ([""], "is damaged"),
        (
            ['{"monopoly": 1, "rules": "statutes", "players": ["Ann"]}'],
            "is damaged: line 1: Monopoly is for 2 to 8 players, not 1.\n",
        ),
    ],
    ids=["text", "empty", "one-player"],
)
def test_what_is_no_record_is_refused(
    command: str, lines: list[str], words: str, record: Path
) -> None:
    record.write_text("\n".join(lines), encoding="utf-8")
    refused(run_here(command, f"{record}@0" if command == "evaluate" else str(record)), words)


def test_a_game_in_which_nobody_has_done_anything_is_not_reviewed(record: Path) -> None:
    lines = Game.new(players=["Ann", "Bob"], seed=1).record()
    record.write_text("\n".join(lines), encoding="utf-8")
    refused(run_here("review", str(record), "--games", "5"), "There is nothing to review")


def test_every_record_is_looked_at_before_the_first_is_reviewed(record: Path) -> None:
    """Whatever is wrong with the last is no reason to throw the others away."""
    damaged = record.with_name("later.jsonl")
    damaged.write_text("no record", encoding="utf-8")
    refused(run_here("review", str(record.parent), "--games", "5"), "later.jsonl is damaged")


def test_at_a_terminal_a_bar_tells_how_far_it_is(record: Path) -> None:
    with Terminal(record.parent, "review", str(record), "--games", "400", width=80) as terminal:
        terminal.expect("Reviewing game.jsonl")
        terminal.expect("steps/s")
        terminal.expect("Turning points")
        assert terminal.end() == 0
        assert "…" not in terminal.seen  # all tables fit


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_ctrl_c_ends_an_evaluation_with_what_it_has(
    form: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = import_module("monopoly.analysis.evaluate")  # the name is that of the function, too
    monkeypatch.setattr(module, "shared_executor", lambda: Pressed(after=3))
    done = run_here("evaluate", str(last_throw()), "--games", "1000", *form)
    assert done.status == 130
    assert re.fullmatch(
        r"monopoly: Interrupted: this is the result of the first \d+ games\.\n", done.err
    )
    assert done.json["interrupted"] if form else "Chance to win" in done.out


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_reviewed(tmp_path: Path) -> None:
    """The signal goes to the whole group, as from a keyboard, once the first review is told."""
    first, second, page = tmp_path / "1.jsonl", tmp_path / "2.jsonl", tmp_path / "page.html"
    first.write_text("\n".join(decided_by_a_throw((1, 4)).record()), encoding="utf-8")
    long = play(Game.new(players=["Ann", "Bob", "Cy", "Dee"], seed=1), 100)
    second.write_text("\n".join(long.record()), encoding="utf-8")
    args = ("review", str(first), str(second), "--games", "2000", "--html", str(page))
    with subprocess.Popen(  # noqa: S603
        [*PROGRAM, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            while "games were played out for every chance" not in process.stdout.readline():
                assert process.poll() is None
            os.killpg(process.pid, signal.SIGINT)
            _, err = process.communicate(timeout=TIMEOUT)
        finally:
            process.kill()  # a failure must not leave it playing
    assert process.returncode == 130
    assert err == "monopoly: Interrupted: 1 of 2 records is reviewed.\n"
    drawn = page.read_text(encoding="utf-8")
    assert (drawn.count("<h1 "), ">1</h1>" in drawn) == (1, True)


@pytest.mark.long
def test_a_cluster_gives_the_same_review(record: Path) -> None:
    pytest.importorskip("ray", reason="the extra monopoly[cluster] is not installed")
    args = ("review", str(record.parent), "--games", "6", "--json")
    there = run_program(*args, "--ray", "local")
    assert there.status == 0, there.err
    assert there.json == run_here(*args).json


@pytest.mark.parametrize("command", ["evaluate", "review"])
def test_a_record_that_is_not_there_is_refused(command: str) -> None:
    refused(run_here(command, "nowhere.jsonl"), "nowhere.jsonl cannot be read")


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    refused(run_here("review", str(tmp_path)), "There is no record (*.jsonl) in")
