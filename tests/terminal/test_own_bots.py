"""`monopoly play` against somebody's own bot: it plays, errs, and is never run unasked."""

import json
from pathlib import Path

import pytest

from monopoly.terminal import save
from tests.lab.program import own
from tests.terminal.program import run, saved

pytestmark = pytest.mark.once

MANY = "\n" * 200


def test_a_game_against_it_goes_on_when_it_is_named_again(tmp_path: Path) -> None:
    bot = own("FirstLegal")
    first = run(tmp_path, "play", "--terminal", "--bots", bot, "--seed", "7", typed="\n\nq\n")
    assert (first.returncode, first.stderr) == (0, "")
    assert "You play against Ada (FirstLegal)." in first.stdout
    assert f"`monopoly play --terminal --bots {bot}` goes on with it." in first.stdout
    length = save.load(saved(tmp_path)).game.length

    again = run(tmp_path, "play", "--terminal", "--bots", bot, typed="\n\n\n\n\n\nq\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert save.load(saved(tmp_path)).game.length > length


def test_a_record_never_has_code_run_by_itself(tmp_path: Path) -> None:
    run(tmp_path, "play", "--terminal", "--bots", "greedy", typed="q\n")
    path = saved(tmp_path)
    marker = tmp_path / "it-ran"
    code = tmp_path / "strange.py"
    code.write_text(f"open({str(marker)!r}, 'w')\nclass Bot: choose = print\n", encoding="utf-8")
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    strange = json.loads(header) | {"seats": ["person", f"{code}:Bot"]}
    path.write_text("\n".join([json.dumps(strange), *lines]), encoding="utf-8")

    done = run(tmp_path, "play", "--terminal")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"to go on with it, say --bots {code}:Bot" in done.stderr
    assert not marker.exists()


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Cheats", "Build(space=39), which is refused: "),
        ("Sleeps", "chose nothing although it must act"),
        ("Nonsense", "Error|no action"),
        ("Unmakeable", "not today"),
    ],
)
def test_its_mistake_is_a_sentence_and_the_game_is_kept(
    tmp_path: Path, bot: str, words: str
) -> None:
    done = run(tmp_path, "play", "--terminal", "--bots", own(bot), "--seed", "7", typed=MANY)
    assert done.returncode == 1
    assert any(word in done.stderr for word in words.split("|")), done.stderr
    assert bot in done.stderr
    assert done.stderr.startswith("monopoly: ")
    assert done.stderr.count("\n") == 1
    if bot != "Unmakeable":
        assert "In turn 9 Ada, the bot " in done.stderr
        assert save.load(saved(tmp_path)).game.state.turn == 9
