"""`--edition FILE` on the command line: played, simulated, told again, refused in a sentence."""

import json
from pathlib import Path

import pytest

from tests.fuzz import OWN_BOARD
from tests.lab.program import simulate, tournament
from tests.terminal.program import run, saved

pytestmark = pytest.mark.once
BOARD = ("--edition", str(OWN_BOARD))


def test_simulate_and_tournament_on_a_board_of_ones_own() -> None:
    few = ("--games", "4", "--turns-max", "40", "--processes", "2", "--json")
    done = simulate(*BOARD, *few, "--players", "greedy,random,trader")
    assert (done.status, done.err) == (0, "")
    assert "Rope Walk" in done.out
    assert "Mediterranean" not in done.out
    held = tournament(*BOARD, "--bots", "greedy,random", *few)
    assert (held.status, held.err) == (0, "")


def test_a_game_on_it_is_saved_told_again_and_never_without_it(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "--terminal", *BOARD, "--seed", "3", typed="\n" * 12 + "q\n")
    assert played.returncode == 0, played.stderr
    path = saved(tmp_path)
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["options"]["edition"].startswith("harbour-town@")

    told = run(tmp_path, "replay", str(path), *BOARD)
    assert (told.returncode, told.stderr) == (0, "")

    without = run(tmp_path, "replay", str(path))
    assert without.returncode == 2
    assert 'This needs the board "harbour-town" with the digest' in without.stderr
    again = run(tmp_path, "play", "--terminal")
    assert again.returncode == 2
    assert "--edition FILE" in again.stderr
    assert path.exists()

    other = tmp_path / "other.toml"
    text = OWN_BOARD.read_text(encoding="utf-8").replace("price = 55", "price = 57")
    other.write_text(text, encoding="utf-8")
    wrong = run(tmp_path, "replay", str(path), "--edition", str(other))
    assert wrong.returncode == 2
    assert "at hand is another one" in wrong.stderr


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ("no-such-town.toml", "no-such-town.toml cannot be read: No such file or directory."),
        ("londn", "londn cannot be read: No such file or directory."),
    ],
)
def test_no_such_board(tmp_path: Path, edition: str, sentence: str) -> None:
    done = run(tmp_path, "play", "--edition", edition)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"monopoly: {sentence}\n"


def test_an_edition_of_the_game_goes_by_its_name() -> None:
    done = simulate("--edition", "london", "--games", "2", "--turns-max", "5", "--json")
    assert (done.status, "Mayfair" in done.out) == (0, True)
