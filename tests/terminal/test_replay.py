"""`monopoly replay`: a record told as a story; a damaged one names its line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from monopoly import Game
from monopoly.bots import View, make_bot
from monopoly.terminal.errors import UsageError
from monopoly.terminal.replay import replay
from monopoly.terminal.telling import events_of
from tests.terminal.program import START, environment, run

GOLDEN = Path(__file__).parent.parent / "golden"


def a_game(rules: str = "statutes", turns: int = 12) -> Game:
    game = Game.new(rules, players=["Ann", "Bob", "Cy"], seed=4)
    bot, view = make_bot("greedy"), View(game.state)
    while not game.over and game.state.turn <= turns:
        action = bot.choose(view, game.state.actor)
        assert action is not None
        game.apply(action)
    return game


def write(folder: Path, game: Game) -> Path:
    path = folder / "game.jsonl"
    path.write_text("\n".join(game.record()), encoding="utf-8")
    return path


@pytest.mark.once
def test_a_record_is_told_turn_by_turn(tmp_path: Path) -> None:
    done = run(tmp_path, "replay", str(write(tmp_path, a_game())))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[1].startswith("Before the first turn ─")
    assert lines[2] == "Ann takes the dog."
    headings = [line.split(" ─")[0] for line in lines if line.startswith("Turn ")]
    assert [heading.split(" · ")[0] for heading in headings] == [f"Turn {n}" for n in range(1, 14)]
    assert "It is not over: " in done.stdout
    assert any(line.startswith("1.  ") for line in lines)


@pytest.mark.once
def test_the_story_begins_where_it_is_asked_to(tmp_path: Path) -> None:
    path = str(write(tmp_path, a_game()))
    later = run(tmp_path, "replay", path, "--from", "11").stdout
    assert later.lstrip().startswith("Turn 11 · ")
    quiet = run(tmp_path, "replay", path, "--quiet").stdout
    assert "Turn" not in quiet
    assert "1.  " in quiet
    assert later.endswith(quiet)
    beyond = run(tmp_path, "replay", path, "--from", "99")
    assert beyond.returncode == 2
    assert beyond.stderr == "monopoly: The record ends with turn 13, before turn 99.\n"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_golden_game_can_be_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay(path)
    told = capsys.readouterr().out
    assert "Before the first turn" in told
    assert "1.  " in told


def test_the_events_of_a_record_are_those_of_the_game() -> None:
    game = Game.new("london-short", players=["Ann", "Bob"], seed=4)
    bot, view = make_bot("greedy"), View(game.state)
    happened = list(game.opening_events)
    for _ in range(150):
        if game.over:
            break
        action = bot.choose(view, game.state.actor)
        assert action is not None
        happened += game.apply(action)
    assert list(events_of(game.record())) == happened
    assert happened[0].kind == "deed-dealt"


@pytest.mark.once
def test_a_damaged_record_names_the_line(tmp_path: Path) -> None:
    path = write(tmp_path, a_game())
    lines = path.read_text(encoding="utf-8").splitlines()
    damaged = {
        "line 1: ": ["[]", *lines[1:]],
        "line 3: does not give the order": [lines[0], *lines[2:]],
        "line 9: is not JSON": [*lines[:8], lines[8][:-3], *lines[9:]],
        f"line {len(lines)}: the game does not come to": [*lines[:-1], '{"end": "0"}'],
        f"line {len(lines) + 1}: ": [*lines, lines[-2]],
        "line 1: the file is empty": ["", ""],
    }
    for words, changed in damaged.items():
        path.write_text("\n".join(changed), encoding="utf-8")
        with pytest.raises(UsageError, match=words) as found:
            replay(path)
        assert found.value.status == 1
    done = run(tmp_path, "replay", str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"monopoly: {path} is damaged: line 1: the file is empty.\n"


@pytest.mark.once
def test_what_is_no_text_names_its_line_too(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b'{"monopoly": 1}\n\xff\xfe\x00\n')
    with pytest.raises(UsageError, match="line 2: is not text in UTF-8"):
        replay(path)


@pytest.mark.once
def test_a_reader_who_has_heard_enough_is_no_error(tmp_path: Path) -> None:
    path = write(tmp_path, a_game(turns=300))
    told = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", START, "replay", str(path)],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert told.stdout is not None
    assert told.stderr is not None
    told.stdout.read(100)
    told.stdout.close()
    assert told.stderr.read() == b""
    told.stderr.close()
    assert told.wait(60) in {0, 1}


@pytest.mark.once
def test_a_saved_game_is_a_record(tmp_path: Path) -> None:
    run(tmp_path, "play", "--terminal", "--seed", "7", typed="\n" * 6)
    path = tmp_path / "monopoly" / "last-game.jsonl"
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["seats"][0] == "person"
    done = run(tmp_path, "replay", str(path))
    assert done.returncode == 0
    assert "\nYou take the dog.\n" in done.stdout
