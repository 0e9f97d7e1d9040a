"""`monopoly compare`: what it prints and draws, and how it fails."""

import json
import re
from pathlib import Path

import pytest

from monopoly.lab import Comparison, compare
from monopoly.lab.simulation.plan import game_seed
from tests.lab import program
from tests.lab.program import own, run_here
from tests.terminal.program import Terminal

VARY = ("--vary", "free-parking=nothing,all")
SMALL = (*VARY, "--games", "8", "--turns-max", "60", "--seed", "5", "--rules", "statutes-short")
PAGE = Path(__file__).parents[3] / "docs" / "compare.md"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, object], Path]:
    """One comparison as JSON and as a picture."""
    picture = tmp_path_factory.mktemp("out") / "plot.png"
    done = program.compare(*SMALL, "--option", "houses=20", "--json", "--plot", str(picture))
    assert (done.status, done.err) == (0, "")
    assert done.out.count("\n") == 1
    return done.json, picture


def _list(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value


def _dict(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def test_the_json_has_what_is_promised(written: tuple[dict[str, object], Path]) -> None:
    found, _ = written
    assert (found["games"], found["games_wanted"], found["seed"]) == (8, 8, 5)
    assert (found["rules"], found["options"]) == ("statutes-short", {"houses": 20})
    assert (found["vary"], found["better_bot"]) == ("free_parking", "trader")
    assert found["players"] == ["trader", "cautious", "trader", "cautious"]
    assert (found["turns_max"], found["interrupted"], found["mistake"]) == (60, False, "")
    first, second = _list(found["values"])
    assert (first["value"], second["value"]) == ("nothing", "all")
    assert first["differences"] == {}
    figures, differences = _dict(first["figures"]), _dict(second["differences"])
    assert set(figures) == set(differences)
    assert len(_list(first["places"])) == 4
    for one in (*figures.values(), *differences.values()):
        assert set(_dict(one)) == {"games", "mean", "low", "high"}


def test_every_key_is_documented(written: tuple[dict[str, object], Path]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    found, _ = written
    value = _list(found["values"])[0]
    figures = _dict(value["figures"])
    for key in (*found, *value, *figures, *_dict(figures["ended"])):
        assert f"`{key}`" in text, key


def test_the_picture_is_one(written: tuple[dict[str, object], Path]) -> None:
    picture = written[1].read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 50_000


@pytest.mark.once
def test_the_tables_tell_it_all() -> None:
    done = run_here("compare", *SMALL, "--players", "greedy,random")
    assert (done.status, done.err) == (0, "")
    for words in (
        *("8 games under each value of free_parking", "statutes-short", "greedy, random"),
        *("Figures", "Differences to nothing", "95 % interval", "median", "The bound is 60 turns"),
        *("Games that ended, in %", "Rounds, of games that ended", "Rounds, cut at the bound"),
        *("Lead changes", "Bankruptcies", "Wins of who plays first, in %"),
        *("Wins of greedy, in %", "Wins by place in the order of play, in %"),
    ):
        assert words in done.out, words
    assert "\x1b" not in done.out
    assert "…" not in done.out


@pytest.mark.once
def test_among_equals_no_bot_is_better() -> None:
    done = run_here("compare", *SMALL, "--players", "beginner,easy", "--games", "2")
    assert done.status == 0
    assert "Wins of who plays first" in done.out
    assert "Wins of beginner" not in done.out


@pytest.mark.once
def test_at_a_terminal_there_is_a_bar(tmp_path: Path) -> None:
    with Terminal(tmp_path, "compare", *SMALL, "--processes", "1", width=80) as terminal:
        terminal.expect("Playing")
        terminal.expect("games/s")
        terminal.expect("8 games under each value")
        assert terminal.end() == 0
        assert "…" not in terminal.seen  # all tables fit


def test_a_bots_mistake_is_named_and_ends_with_1() -> None:
    done = run_here("compare", *SMALL, "--players", f"greedy,{own('Cheats')}", "--json")
    assert done.status == 1
    games = done.json["games"]
    told = rf"^monopoly: With free_parking=nothing: In game {games} .*Cheats.*refused.*t {games} of"
    assert re.search(told, done.err), done.err
    assert "Traceback" not in done.err


def test_ctrl_c_gives_the_result_so_far() -> None:
    """A bot presses it, so that it comes in the midst of a game."""
    players = (own("PressesCtrlC"), "greedy")
    pressed = next(n for n in range(1000) if game_seed(2, n, 1) % 50 == 0)
    assert 10 < pressed < 200  # after the first chunk, so that there is something to show
    args = ("--players", ",".join(players), "--seed", "2", "--turns-max", "25", "--processes", "1")
    done = program.compare(*VARY, *args, "--games", "1000000", "--json")
    assert done.status == 130
    games = done.json["games"]
    assert isinstance(games, int)
    assert 0 < games <= pressed
    told = f"Interrupted: this is the result of the first {games} of 1,000,000 games."
    assert done.err == f"monopoly: {told}\n"
    comparison = Comparison(
        games=games,
        vary="free_parking",
        values=("nothing", "all"),
        players=players,
        seed=2,
        turns_max=25,
    )
    whole = json.loads(json.dumps(compare(comparison, processes=1).to_dict()))
    assert done.json == whole | {"games_wanted": 1_000_000, "interrupted": True}


@pytest.mark.once
@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "Missing option '--vary'"),
        (["--vary", "free_parking"], "--vary wants name=value,value"),
        (["--vary", "free_parking=all"], "2 to 20 values can be compared, not 1"),
        (["--vary", "free_parking=all,fines,all"], "free_parking: all is named twice"),
        (["--vary", "free_praking=all,fines"], 'There is no option "free_praking"'),
        (["--vary", "free_parking=all,fnes"], 'the nearest is "fines"'),
        (["--vary", "free_parking=all,"], 'found ""'),
        (["--vary", "round_limit=0,many"], "round_limit: a whole number from 0"),
        (["--vary", "round_limit=0,00"], "round_limit: 0 is named twice"),
        (["--vary", "rules=statutes,wikibook"], 'There is no option "rules"'),
        (["--vary", "dealt_deeds_paid=false,true"], "nothing is to be paid for"),
        ([*VARY, "--option", "free_parking=all"], "free_parking is compared"),
        (["--vary", "edition=london,mcc", "--edition", "mcc"], "edition is compared"),
        ([*VARY, "--games", "0"], "not 0"),
        ([*VARY, "--players", "greedy"], "2 to 8 players, not 1"),
        ([*VARY, "--players", "greedy,gredy"], "Did you mean 'greedy'?"),
        ([*VARY, "--rules", "statuets"], 'There is no rule set "statuets"'),
        ([*VARY, "--option", "houses"], "--option wants name=value"),
        ([*VARY, "--seed", "-1"], "A seed is a whole number"),
        ([*VARY, "--turns-max", "0"], "1 to 100,000 turns"),
        ([*VARY, "--processes", "0"], "at least 1, not 0"),
        ([*VARY, "--processes", "5000"], "1 to 1,024, not 5,000"),
        ([*VARY, "--plot", "/nowhere/plot.png"], "/nowhere/plot.png cannot be written"),
        ([*VARY, "--plot", "plot.svg"], "ends in .png"),
        ([*VARY, "--ray", "local", "--processes", "2"], "--processes is for this machine"),
        ([*VARY, "--csv", "here"], "No such option"),
    ],
    ids=lambda value: " ".join(value)[:50] if isinstance(value, list) else None,
)
def test_bad_input_is_one_sentence_and_2(args: list[str], words: str) -> None:
    # So many games would take days: whatever is wrong is found before the first.
    games = [] if "--games" in args else ["--games", "100000000"]
    done = run_here("compare", *games, *args)
    assert words in done.err
    assert done.err.startswith("monopoly: ")
    assert done.err.count("\n") == 1
    assert (done.status, done.out) == (2, "")
