"""`monopoly tournament`: what it prints, and how it fails."""

import json
import re
from pathlib import Path

import pytest

from monopoly.lab import Contest, run_tournament
from monopoly.lab.simulation.plan import game_seed
from tests.lab import program
from tests.lab.program import own
from tests.terminal.program import Terminal

BOTS = "greedy,random"
SMALL = ("--bots", BOTS, "--games", "10", "--players", "3", "--turns-max", "60", "--seed", "5")
PAGE = Path(__file__).parents[3] / "docs" / "tournament.md"


@pytest.fixture(scope="module")
def found() -> dict[str, object]:
    done = program.tournament(*SMALL, "--json", "--processes", "1")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("\n") == 1
    return done.json


def _list(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value


def test_the_json_has_what_is_promised(found: dict[str, object]) -> None:
    assert (found["games_wanted"], found["games_planned"], found["games"]) == (10, 12, 12)
    assert (found["rules"], found["seed"], found["turns_max"]) == ("statutes", 5, 60)
    assert (found["players"], found["interrupted"], found["mistake"]) == (3, False, "")
    share = {"bot", "games", "wins", "win_share", "low", "high"}
    bots = _list(found["bots"])
    assert {bot["bot"] for bot in bots} == {"greedy", "random"}
    assert all(set(bot) == share | {"rating", "deviation"} for bot in bots)
    pairs = _list(found["head_to_head"])
    assert [set(pair) for pair in pairs] == [{"bot", "other", "meetings", "above"}] * 2
    line_ups = _list(found["line_ups"])
    assert [line_up["bots"] for line_up in line_ups] == [
        ["greedy", "greedy", "random"],
        ["greedy", "random", "random"],
    ]
    assert all(line_up["games"] == 6 for line_up in line_ups)
    assert all(set(one) == share for line_up in line_ups for one in _list(line_up["shares"]))


def test_every_key_is_documented(found: dict[str, object]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    parts = (_list(found[key])[0] for key in ("bots", "head_to_head", "line_ups"))
    for key in (*found, *(key for part in parts for key in part)):
        assert f"`{key}`" in text, key


@pytest.mark.slow
def test_two_processes_print_the_same_as_one(found: dict[str, object]) -> None:
    done = program.tournament(*SMALL, "--json", "--processes", "2")
    assert (done.status, done.err) == (0, "")
    assert done.json == found


@pytest.mark.once
def test_the_tables_tell_it_all() -> None:
    done = program.tournament(*SMALL, "--rules", "london")
    assert (done.status, done.err) == (0, "")
    for words in (
        *("12 games by london", "2 line-ups of 3 players", "12 games planned, rounded up from 10"),
        *("greedy", "random", "seats", "95 % interval", "rating", " ± "),
        "How often the one on the left ended above the other, in %",
        "Wins of the one on the left among 2 of the other, in %",
        "Unfinished at 60 turns",
    ):
        assert words in done.out, words
    assert "\x1b" not in done.out
    assert "…" not in done.out


@pytest.mark.once
def test_at_a_terminal_there_is_a_bar(tmp_path: Path) -> None:
    with Terminal(tmp_path, "tournament", *SMALL, "--processes", "1", width=80) as terminal:
        terminal.expect("Playing")
        terminal.expect("games/s")
        terminal.expect("12 games by statutes")
        assert terminal.end() == 0
        assert "…" not in terminal.seen  # all tables fit


def test_a_bots_mistake_is_named_and_keeps_the_rounds_before_it() -> None:
    bots = f"{own('Raises')},greedy"
    done = program.tournament("--bots", bots, "--games", "60", "--turns-max", "60", "--json")
    assert done.status == 1
    told = re.search(r"In game (\d+) the bot .*Raises \(seat \d\) raised ZeroDiv", done.err)
    assert told, done.err
    games = done.json["games"]
    assert isinstance(games, int)
    assert 0 < games <= int(told[1]) < games + 2
    assert f"this is the result of the first {games} of 60 games." in done.err
    assert "Traceback" not in done.err


def test_ctrl_c_gives_the_result_so_far() -> None:
    """A bot presses it, so that it comes in the midst of a game."""
    bots = (own("PressesCtrlC"), "greedy")
    pressed = next(n for n in range(1000) if game_seed(2, n, 1) % 50 == 0)
    assert 10 < pressed < 200  # after the first chunk, so that there is something to show
    args = ("--bots", ",".join(bots), "--seed", "2", "--turns-max", "25", "--processes", "1")
    done = program.tournament(*args, "--games", "1000000", "--json")
    assert done.status == 130
    games = done.json["games"]
    assert isinstance(games, int)
    assert 0 < games <= 2 * pressed
    told = f"Interrupted: this is the result of the first {games} of 1,000,000 games."
    assert done.err == f"monopoly: {told}\n"
    whole = run_tournament(Contest(games=games, bots=bots, seed=2, turns_max=25), processes=1)
    asked = {"games_wanted": 1_000_000, "games_planned": 1_000_000, "interrupted": True}
    assert done.json == json.loads(json.dumps(whole.to_dict())) | asked


@pytest.mark.once
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--games", "0"], "not 0"),
        (["--bots", "greedy"], "A tournament wants at least 2 bots, not 1"),
        (["--bots", "greedy,greedy"], "greedy is named twice"),
        (["--bots", "greedy,gredy"], "Did you mean 'greedy'?"),
        (["--bots", f"greedy,{own('NoBot')}"], "NoBot is no bot"),
        (["--players", "0"], "2 to 8 players, not 0"),
        (["--players", "9"], "2 to 8 players, not 9"),
        (["--rules", "statuets"], 'There is no rule set "statuets"'),
        (["--option", "houses"], "--option wants name=value"),
        (["--seed", "-1"], "A seed is a whole number"),
        (["--turns-max", "0"], "1 to 100,000 turns"),
        (["--processes", "0"], "at least 1, not 0"),
        (["--processes", "5000"], "1 to 1,024, not 5,000"),
        (["--csv", "here"], "No such option"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else None,
)
def test_bad_input_is_one_sentence_and_2(args: list[str], words: str) -> None:
    # So many games would take days: whatever is wrong is found before the first.
    games = [] if "--games" in args else ["--games", "100000000"]
    done = program.run_here("tournament", "--bots", BOTS, *games, *args)
    assert words in done.err
    assert done.err.startswith("monopoly: ")
    assert done.err.count("\n") == 1
    assert (done.status, done.out) == (2, "")
