"""`monopoly show` and `monopoly play --position`."""

import json
from pathlib import Path

import pytest

from monopoly import Game, Position
from monopoly.terminal.errors import UsageError
from monopoly.terminal.source import read_position
from tests.terminal.program import run, saved

BY_HAND = {
    "players": [
        {"name": "Ann", "cash": 320, "deeds": ["Boardwalk", "Park Place"]},
        {"name": "Bob", "deeds": ["Oriental Avenue"], "mortgaged": ["Oriental Avenue"]},
        "Cy",
    ],
    "turn": {"player": "Bob", "for_sale": "Vermont Avenue", "dice": [3, 5]},
    "chance": {"top": ["chance-go"]},
}
POSITION = Position.from_dict(BY_HAND)


@pytest.mark.once
def test_it_is_printed_with_the_legal_actions(tmp_path: Path) -> None:
    done = run(tmp_path, "show", json.dumps(BY_HAND))
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("Boardwalk", "Ann", "$320", "The game waits for Bob (to-buy):", "32 houses"):
        assert words in done.stdout
    assert "on top chance-go; 16 unseen" in done.stdout
    assert "  1  Buy Vermont Avenue for $100" in done.stdout
    assert "Lift the mortgage on Oriental Avenue" in done.stdout
    assert str(POSITION) in done.stdout


@pytest.mark.once
def test_both_forms_are_printed(tmp_path: Path) -> None:
    line = run(tmp_path, "show", "--line", json.dumps(BY_HAND)).stdout.strip()
    assert line == str(POSITION)
    assert Position.parse(run(tmp_path, "show", "--json", line).stdout) == POSITION


def test_it_is_read_from_files_and_records(tmp_path: Path) -> None:
    for name, text in (("a.json", POSITION.to_json(indent=1)), ("b.txt", f"{POSITION}\n")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert read_position(str(tmp_path / name)) == POSITION
    game = Game.new("statutes", players=["Ann", "Bob"], seed=1)
    path = tmp_path / "game.jsonl"
    positions = [game.position()]
    for _ in range(30):
        game.apply(game.legal_actions()[0])
        positions.append(game.position())
    path.write_text("\n".join(game.record()), encoding="utf-8")
    assert read_position(str(path)) == positions[-1]
    for step in (0, 7, 30):
        assert read_position(f"{path}@{step}") == positions[step]
    with pytest.raises(UsageError, match="fewer than 31 actions"):
        read_position(f"{path}@31")


@pytest.mark.once
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["show"], "Missing argument 'POSITION'"),
        (["show", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["show", '{"players": ["Ann"]}'], "That is no position. players: 2 to 8 expected"),
        (["show", "mp1~p~_Ann._Ann--"], 'players[1].name: "Ann" sits at this table twice'),
        (["play", "--position", "mp1~"], "--position goes with --terminal"),
        (["play", "--terminal", "--position", "mp1~"], "That is no position"),
        (
            ["play", "--terminal", "--players", "3", "--position", str(POSITION)],
            "--position brings its own players",
        ),
    ],
)
def test_a_mistake_is_one_sentence(tmp_path: Path, args: list[str], words: str) -> None:
    done = run(tmp_path, *args)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.once
def test_a_game_is_played_on_from_a_position(tmp_path: Path) -> None:
    """Bob buys what is for sale, and the game is saved with where it began."""
    done = run(
        tmp_path, "play", "--terminal", "--seed", "3", "--position", str(POSITION), typed="1\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Vermont Avenue is for sale at $100." in done.stdout
    lines = saved(tmp_path).read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    assert header["seats"] == ["beginner", "person", "intermediate"]
    assert Position.from_dict(header["position"]) == POSITION
    assert json.loads(lines[3]) == {"by": "Bob", "kind": "buy"}
    again = run(tmp_path, "play", "--terminal")
    assert "You play against Ann" in again.stdout


@pytest.mark.once
def test_your_name_says_which_seat_is_yours(tmp_path: Path) -> None:
    run(tmp_path, "play", "--terminal", "--name", "Ann", "--position", str(POSITION), typed="q\n")
    header = json.loads(saved(tmp_path).read_text(encoding="utf-8").splitlines()[0])
    assert header["seats"] == ["person", "beginner", "intermediate"]
