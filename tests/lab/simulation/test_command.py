"""`monopoly simulate`: what it prints, writes and draws, and how it fails."""

import csv
import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
from math import isclose
from pathlib import Path
from time import monotonic

import pytest

from monopoly.bots.rollouts import playout
from tests.lab.program import BOTS, COMMAND, own, run_here, simulate
from tests.limits import TIMEOUT
from tests.terminal.program import Terminal

SMALL = ("--games", "12", "--turns-max", "60", "--seed", "5")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, object], Path]:
    """One simulation as JSON, as CSV and as a picture."""
    folder = tmp_path_factory.mktemp("out")
    done = simulate(
        *SMALL, "--json", "--csv", str(folder / "new" / "csv"), "--plot", str(folder / "plot.png")
    )
    assert (done.status, done.err) == (0, "")
    assert done.out.count("\n") == 1
    return done.json, folder


def test_the_json_has_what_is_promised(written: tuple[dict[str, object], Path]) -> None:
    found, _ = written
    assert found["games"] == found["games_wanted"] == 12
    assert isinstance(found["finished"], int)
    assert (found["rules"], found["seed"], found["turns_max"]) == ("statutes", 5, 60)
    assert (found["interrupted"], found["mistake"]) == (False, "")
    for key in ("turns", "throws"):
        assert _keys(found[key]) == {"mean", "median", "p95"}
    share = {"bot", "games", "wins", "win_share", "low", "high"}
    players = _list(found["players"])
    assert [player["bot"] for player in players] == ["greedy", "greedy", "greedy", "random"]
    assert all(set(one) == share for one in [*players, *_list(found["seats"])])
    spaces = _list(found["spaces"])
    assert len(spaces) == 41
    assert all(set(space) == {"name", "share"} for space in spaces)
    assert (spaces[10]["name"], spaces[40]["name"]) == ("Just Visiting", "In Jail")
    assert len(_list(found["rent"])) == len(_list(found["holdings"])) == 28
    assert len(_list(found["rent_groups"])) == 10


def test_every_key_is_documented(written: tuple[dict[str, object], Path]) -> None:
    page = Path(__file__).parents[3] / "docs" / "simulate.md"
    text = page.read_text(encoding="utf-8")
    found, _ = written
    for key in found:
        assert f"`{key}`" in text, key


def _keys(value: object) -> set[str]:
    assert isinstance(value, dict)
    return set(value)


def _list(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value


def test_the_csv_has_a_row_per_game_and_agrees_with_the_json(
    written: tuple[dict[str, object], Path],
) -> None:
    found, folder = written
    with (folder / "new" / "csv" / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["game"]) for row in rows] == list(range(12))
    assert sum(int(row["finished"]) for row in rows) == found["finished"]
    for key in ("turns", "throws"):
        spread = found[key]
        assert isinstance(spread, dict)
        assert isclose(sum(int(row[key]) for row in rows) / 12, spread["mean"])
    assert found["bankruptcies"] == sum(int(row["bankruptcies"]) for row in rows) / 12
    wins, seat_wins = [0.0] * 4, [0.0] * 4
    for row in rows:
        winners, seats = row["winners"].split(), row["seats"].split()
        assert sorted(seats) == ["1", "2", "3", "4"]
        for winner in winners:
            wins[int(winner) - 1] += 1 / len(winners)
            seat_wins[seats.index(winner)] += 1 / len(winners)
    assert wins == [player["wins"] for player in _list(found["players"])]
    assert seat_wins == [seat["wins"] for seat in _list(found["seats"])]


def test_the_picture_is_one(written: tuple[dict[str, object], Path]) -> None:
    picture = (written[1] / "plot.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 50_000


@pytest.mark.once
def test_the_tables_tell_it_all() -> None:
    done = simulate(*SMALL, "--rules", "london", "--players", "greedy,random")
    assert (done.status, done.err) == (0, "")
    for words in (
        *("12 games by london", "1 greedy", "2 random", "95 % interval", "Seats", "median", "p95"),
        *("Unfinished at 60 turns", "Bankruptcies", "In Jail", "Visiting", "Old Kent", "Mayfair"),
        *("dark blue", "Bank", "Rent in £"),
    ):
        assert words in done.out, words
    assert "\x1b" not in done.out
    assert "…" not in done.out


@pytest.mark.once
def test_no_figure_is_cut_for_a_long_name() -> None:
    done = simulate(*SMALL, "--players", ",".join([own("FirstLegal")] * 8))
    assert (done.status, done.err) == (0, "")
    assert done.out.count("95 % interval") == 2
    assert "…" not in done.out


@pytest.mark.once
def test_at_a_terminal_there_is_a_bar(tmp_path: Path) -> None:
    with Terminal(tmp_path, "simulate", *SMALL, "--processes", "1", width=80) as terminal:
        terminal.expect("Playing")
        terminal.expect("games/s")
        terminal.expect("12 games by statutes")
        assert terminal.end() == 0
        assert "…" not in terminal.seen  # all tables fit


# --- any rules, any bot


def test_options_and_overlays() -> None:
    done = simulate(*SMALL, "--rules", "mcc-short-speed", "--option", "free-parking=all", "--json")
    assert done.status == 0
    assert done.json["options"] == {"free_parking": "all"}


def test_a_bot_of_your_own_by_file_and_by_module(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOTS.read_text(encoding="utf-8"), encoding="utf-8")
    for name in ("mine:FirstLegal", "mine.py:FirstLegal", own("FirstLegal")):
        done = simulate(*SMALL, "--players", f"greedy,{name}", "--json", cwd=tmp_path)
        assert (done.status, done.err) == (0, ""), name
        assert _list(done.json["players"])[1]["bot"] == name


@pytest.mark.slow
def test_a_bot_of_your_own_goes_to_other_processes_too(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOTS.read_text(encoding="utf-8"), encoding="utf-8")
    args = (*SMALL, "--players", "greedy,mine:FirstLegal", "--json")
    one = simulate(*args, "--processes", "1", cwd=tmp_path)
    two = simulate(*args, "--processes", "2", cwd=tmp_path)
    assert one.out == two.out != ""


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_that_prints_does_not_spoil_the_json(processes: str) -> None:
    args = (*SMALL, "--players", f"greedy,{own('Talks')}", "--processes", processes)
    done = simulate(*args, "--json")
    assert done.status == 0
    assert done.json["games"] == 12
    assert "I am winning!" in done.err


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Cheats", "which is refused: "),
        ("Sleeps", "chose nothing although it must act"),
        ("Unmakeable", "not today"),
    ],
)
def test_a_bots_mistake_is_named_and_ends_with_1(bot: str, words: str) -> None:
    done = simulate(*SMALL, "--players", f"greedy,{own(bot)}", "--json")
    assert done.status == 1
    assert done.json["games"] == 0
    assert words in str(done.json["mistake"])
    assert re.search(rf"^monopoly: .*[Gg]ame 0 .*{bot}.*the first 0 of 12 games\.$", done.err)
    assert "Traceback" not in done.err


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_that_chooses_no_action_at_all_is_the_culprit(processes: str) -> None:
    args = (*SMALL, "--players", f"greedy,{own('Nonsense')}", "--processes", processes)
    done = simulate(*args, "--json")
    assert done.status == 1
    # Compiled, a string is refused where the bot hands it over, so the bot itself has raised.
    told = "chose 'my turn', which is no action" if _uncompiled() else "raised TypeError("
    assert f"In game 0 the bot {own('Nonsense')} (seat 2) {told}" in str(done.json["mistake"])
    assert "Traceback" not in done.err


def _uncompiled() -> bool:
    return playout.__file__.endswith(".py")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_what_was_played_before_a_mistake_is_kept(tmp_path: Path, processes: str) -> None:
    args = ("--games", "40", "--turns-max", "60", "--players", f"{own('Raises')},greedy")
    plot = tmp_path / "plot.png"
    done = simulate(*args, "--processes", processes, "--csv", str(tmp_path), "--plot", str(plot))
    assert done.status == 1
    told = re.search(r"In game (\d+) the bot .*Raises .*raised ZeroDivisionError", done.err)
    assert told, done.err
    assert f"{told[1]} games by statutes" in done.out
    lines = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + int(told[1])
    assert plot.exists()


# --- Ctrl-C


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_gives_the_result_so_far(tmp_path: Path, processes: str) -> None:
    """The signal goes to the whole group, as from a keyboard, once games have been played."""
    args = ("--games", "10000000", "--processes", processes, "--json", "--csv", str(tmp_path))
    with subprocess.Popen(  # noqa: S603
        [*COMMAND, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            table = tmp_path / "games.csv"
            deadline = monotonic() + TIMEOUT
            while not (table.exists() and table.stat().st_size > 1000):
                assert process.poll() is None
                assert monotonic() < deadline, "no game was ever written"
                os.sched_yield()
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=TIMEOUT)
        finally:
            process.kill()  # a failure must not leave it playing for hours
    assert process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 0 < found["games"] < found["games_wanted"] == 10_000_000
    told = f"Interrupted: this is the result of the first {found['games']:,} of 10,000,000 games."
    assert err == f"monopoly: {told}\n"
    assert len(table.read_text(encoding="utf-8").splitlines()) == 1 + found["games"]
    again = simulate("--games", str(found["games"]), "--json").json
    assert again == found | {"interrupted": False, "games_wanted": found["games"]}


# --- bad input

WITH_RAY = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="the extra monopoly[cluster] is not installed"
)


@pytest.mark.once
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--games", "0"], "not 0"),
        (["--games", "-3"], "not -3"),
        (["--games", "many"], "--games"),
        (["--players", "greedy"], "2 to 8 players, not 1"),
        (["--players", "greedy," * 8 + "greedy"], "2 to 8 players, not 9"),
        (["--players", "greedy,"], "There is no bot called ''"),
        (["--players", "greedy,gredy"], "Did you mean 'greedy'?"),
        (["--players", "greedy,nowhere.py:Bot"], "There is no file nowhere.py"),
        (["--players", "greedy,no_such_module:Bot"], "no_such_module cannot be imported"),
        (["--players", f"greedy,{own('NoBot')}"], "NoBot is no bot"),
        (["--rules", "statuets"], 'There is no rule set "statuets"'),
        (["--option", "houses"], "--option wants name=value"),
        (["--option", "huoses=3"], 'There is no option "huoses"'),
        (["--option", "houses=many"], "houses: a whole number"),
        (["--seed", "-1"], "A seed is a whole number"),
        (["--turns-max", "0"], "1 to 100,000 turns"),
        (["--processes", "0"], "at least 1, not 0"),
        (["--processes", "5000"], "1 to 1,024, not 5,000"),
        (["--csv", "/proc/nowhere"], "/proc/nowhere/games.csv cannot be written"),
        (["--csv", f"{BOTS}"], "games.csv cannot be written"),
        (["--plot", "/nowhere/plot.png"], "/nowhere/plot.png cannot be written: No such file"),
        (["--plot", "/proc/plot.png"], "/proc/plot.png cannot be written"),
        (["--plot", "plot.svg"], "ends in .png"),
        pytest.param(["--ray", "here"], "--ray wants local, auto, HOST:PORT", marks=WITH_RAY),
        pytest.param(
            ["--ray", "127.0.0.1:1"], "There is no Ray cluster at 127.0.0.1:1", marks=WITH_RAY
        ),
        (["--ray", "local", "--processes", "2"], "--processes is for this machine"),
        (["--colour"], "No such option"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else None,
)
def test_bad_input_is_one_sentence_and_2(
    args: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # So many games would take days: whatever is wrong is found before the first.
    games = [] if "--games" in args else ["--games", "100000000"]
    done = run_here("simulate", *games, *args)
    assert words in done.err
    assert done.err.startswith("monopoly: ")
    assert done.err.count("\n") == 1
    assert (done.status, done.out) == (2, "")


@pytest.mark.once
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_ends_the_file_and_not_the_simulation(tmp_path: Path) -> None:
    (tmp_path / "games.csv").symlink_to("/dev/full")
    done = simulate(*SMALL, "--csv", str(tmp_path), "--json")
    assert done.status == 1
    assert done.json["games"] == 12
    assert "games.csv could not be written to its end: No space left on device." in done.err
    assert "Traceback" not in done.err


@pytest.mark.once
@pytest.mark.parametrize(
    ("package", "args", "words"),
    [
        ("matplotlib", ["--plot", "plot.png"], "install monopoly[plot]"),
        ("ray", ["--ray", "local"], "install monopoly[cluster]"),
    ],
)
def test_an_extra_that_is_missing_is_named(
    tmp_path: Path, package: str, args: list[str], words: str
) -> None:
    start = f"import sys; sys.modules[{package!r}] = None; {COMMAND[2]}"
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", start, "simulate", *args],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
