"""The command line: what it says, how it fails, how fast it starts."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import monopoly
from monopoly.cli import main
from monopoly.rules import state
from tests.limits import TIMEOUT
from tests.terminal.program import run

OWN_BOT = Path(__file__).parents[2] / "bench" / "python_bots.py"
HEAVY = (
    *("rich", "msgspec", "matplotlib", "numpy", "openskill", "ray", "starlette", "uvicorn"),
    *(
        "monopoly.analysis",
        "monopoly.lab",
        "monopoly.pool",
        "monopoly.server",
        "monopoly.statutes",
        "monopoly.story",
    ),
    *("monopoly.terminal.play", "monopoly.terminal.screen", "monopoly.web"),
)
BOTS = ("monopoly.bots", "monopoly.editions", "monopoly.game", "monopoly.rules")
NAMES_BOTS = ("play", "simulate", "tournament", "compare")  # their help looks the bots up
COMMANDS = (
    *("play", "replay", "show", "verify", "evaluate", "review", "simulate"),
    *("tournament", "compare", "odds", "serve", "bots", "rules"),
)


def test_version_says_which_build_it_is(tmp_path: Path) -> None:
    build = "pure" if str(state.__file__).endswith(".py") else "compiled"
    done = run(tmp_path, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"monopoly {monopoly.__version__} ({build} build)\n"


@pytest.mark.once
@pytest.mark.parametrize("args", [[], ["--help"]])
def test_help_names_the_commands(tmp_path: Path, args: list[str]) -> None:
    done = run(tmp_path, *args)
    assert (done.returncode, done.stderr) == (0, "")
    for command in COMMANDS:
        assert f"\n  {command} " in done.stdout


@pytest.mark.once
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_starts_without_anything_heavy(command: str) -> None:
    heavy = HEAVY if command in NAMES_BOTS else (*HEAVY, *BOTS)
    look = (
        "import sys, atexit; from monopoly.cli import main\n"
        f"atexit.register(lambda: print([m for m in sys.modules if m.startswith({heavy!r})]))\n"
        "main()"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", look, *command.split(), "--help"],
        capture_output=True,
        text=True,
        check=True,
        timeout=TIMEOUT,
    )
    assert done.stdout.startswith("Usage: ")
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.once
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_file_of_its_own(command: str) -> None:
    assert hasattr(import_module(f"monopoly.cli.{command}"), command)


@pytest.mark.once
def test_python_can_run_the_package(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "monopoly", "bots"],
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
        timeout=TIMEOUT,
    )
    assert done.stdout == run(tmp_path, "bots").stdout != ""


@pytest.mark.once
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["plai"], "No such command 'plai'"),
        (["play", "--colour"], "No such option: --colour"),
        (["play", "--seed", "seven"], "--seed"),
        (["play", "--terminal", "--seed", "-1"], "A seed is a whole number"),
        (["play", "--rules", "statuets"], 'There is no rule set "statuets"'),
        (["play", "--rules", "london-fast"], 'There is no overlay "fast"'),
        (["play", "--option", "houses"], "--option wants name=value"),
        (["play", "--option", "huoses=3"], 'There is no option "huoses"'),
        (["play", "--option", "houses=many"], "houses: a whole number"),
        (["play", "--option", "rent_claim=never"], "rent_claim:"),
        (["play", "--option", "houses=2"], "hotels: a hotel takes the place of 4 houses"),
        (["play", "--players", "9"], "2 to 8 players, not 9"),
        (["play", "--players", "1"], "2 to 8 players, not 1"),
        (["play", "--players", "-3"], "2 to 8 players, not -3"),
        (["play", "--players", "a,b,c,d,e,f,g,h"], "2 to 8 players, not 9"),
        (["play", "--players", "Ann,Ann"], "the same name"),
        (["play", "--players", "Ann,"], "is no name"),
        (["play", "--players", "Ann", "--bots", "greedy,random"], "only 1 sit beside you"),
        (["play", "--bots", "clever"], "There is no bot called 'clever'"),
        (["play", "--bots", "easi"], "Did you mean 'easy'?"),
        (["play", "--bots", "nowhere.py:Bot"], "There is no file nowhere.py"),
        (["play", "--name", ""], "is no name"),
        (["play", "--name", "Bank"], "that is the Bank"),
        (["play", "--terminal", "--save", "/"], "cannot be read: Is a directory"),
        (["play", "--terminal", "--save", "/proc/monopoly/game.jsonl"], "cannot be saved"),
        (["play", "--seed", "7"], "--seed goes with --terminal"),
        (["play", "--save", "game.jsonl"], "--save goes with --terminal"),
        (["play", "--players", "Zoë,Max"], "Names of other players go with --terminal"),
        (["play", "--bots", f"{OWN_BOT}:First"], "Bots of your own play with --terminal"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl cannot be read: No such file"),
        (["replay", "/"], "cannot be read: Is a directory"),
        (["verify"], "Missing argument 'RECORD'"),
        (["verify", "nowhere.jsonl"], "nowhere.jsonl cannot be read: No such file"),
        (["verify", "/"], "cannot be read: Is a directory"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_a_mistake_is_one_sentence_and_status_2(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    args: list[str],
    words: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["monopoly", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    out, err = capfd.readouterr()
    assert words in err
    assert err.startswith("monopoly: ")
    assert err.count("\n") == 1
    assert out == ""
    assert ended.value.code == 2


@pytest.mark.once
def test_a_mistake_leaves_the_program_without_a_traceback(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--terminal", "--players", "9")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "monopoly: Monopoly is for 2 to 8 players, not 9.\n"


@pytest.mark.once
def test_a_mistake_is_found_even_when_a_game_waits(tmp_path: Path) -> None:
    assert run(tmp_path, "play", "--terminal", typed="\n").returncode == 0
    assert run(tmp_path, "play", "--terminal", "--rules", "statuets").returncode == 2


@pytest.mark.once
def test_options_may_be_written_with_hyphens(tmp_path: Path) -> None:
    done = run(
        tmp_path, "play", "--terminal", "--option", "rent-claim=on-demand", "--option", "houses=20"
    )
    assert done.returncode == 0
    assert "20 houses" in done.stdout


@pytest.mark.once
def test_the_statute_book_is_reached(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "10 MCS 120")
    assert done.returncode == 0
    assert "Jail" in done.stdout
    assert run(tmp_path, "rules", "--help").stdout.startswith("Usage: monopoly rules")
    assert run(tmp_path, "rules", "99 MCS 999").returncode == 1


@pytest.mark.parametrize("command", ["odds", "bots", "--version", "rules"])
def test_a_closed_pipe_ends_a_command_quietly(command: str) -> None:
    """`monopoly odds | head`"""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(  # noqa: S603 — ourselves
            [sys.executable, "-m", "monopoly", command],
            check=False,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            timeout=TIMEOUT,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")
