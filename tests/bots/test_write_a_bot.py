"""`docs/write-a-bot.md`: its code plays, its commands run, and its tables are complete."""

import ast
import re
import shlex
from pathlib import Path

import pytest

import monopoly
from monopoly.game.boards import board_for
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import PHASES
from tests.lab.program import simulate
from tests.terminal.program import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
VIEW = ROOT / "src" / "monopoly" / "bots" / "view.py"
COMMANDS = re.findall(r"^    monopoly simulate (.*)$", PAGE, re.MULTILINE)
STEPS = ("FirstBot", "SteadyBot", "MyBot")
ALL_BOTS = (*STEPS, "TradingBot", "MoodyBot")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a reader's `my_bot.py` is once every block of the page has been added to it."""
    made = tmp_path_factory.mktemp("reader")
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    (made / "my_bot.py").write_text("\n\n".join(blocks), encoding="utf-8")
    return made


def wins(folder: Path, players: str, games: int) -> list[float]:
    """The share of games each player wins."""
    done = simulate("--players", players, "--games", str(games), "--json", cwd=folder)
    assert (done.status, done.err) == (0, "")
    found = done.json["players"]
    assert isinstance(found, list)
    return [player["win_share"] for player in found]


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading, without the two lines on top."""
    table = re.search(
        rf"^\| {re.escape(heading)} \|.*\n\| ---.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE
    )
    assert table, heading
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


# --- the bots


@pytest.mark.slow
def test_every_command_of_the_page_runs(folder: Path) -> None:
    played = [command.split()[1] for command in COMMANDS]
    assert played == [f"my_bot.py:{step},greedy" for step in STEPS]
    for command in COMMANDS:
        done = simulate(*shlex.split(command), "--games", "4", "--turns-max", "60", cwd=folder)
        assert (done.status, done.err) == (0, ""), command


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["statutes", "parker", "london-speed", "wikibook-short"])
def test_every_bot_of_the_page_plays_by_any_rules(folder: Path, rules: str) -> None:
    players = ",".join(f"my_bot.py:{bot}" for bot in ALL_BOTS)
    args = ("--rules", rules, "--players", players, "--games", "10", "--turns-max", "120")
    done = simulate(*args, "--json", cwd=folder)
    assert (done.status, done.err) == (0, "")


def test_the_last_one_beats_random(folder: Path) -> None:
    own, _ = wins(folder, "my_bot.py:MyBot,random", 60)
    assert own > 0.95


@pytest.mark.slow(seconds=10)
@pytest.mark.compiled_only
def test_the_last_one_beats_greedy_by_far_and_each_step_the_one_before(folder: Path) -> None:
    own, theirs = wins(folder, "my_bot.py:MyBot,greedy", 400)
    assert own > 0.45
    assert own > 1.3 * theirs
    steady, first = wins(folder, "my_bot.py:SteadyBot,my_bot.py:FirstBot", 200)
    assert steady > 2 * first
    last, steady = wins(folder, "my_bot.py:MyBot,my_bot.py:SteadyBot", 200)
    assert last > 1.3 * steady


@pytest.mark.slow(seconds=10)
@pytest.mark.compiled_only
def test_the_last_one_wins_as_often_as_the_page_says(folder: Path) -> None:
    """The page's figures are those of 1,000 games; another `greedy` may move them a little."""
    for row in rows("it plays"):
        name = row[0].removeprefix("one ").strip("`")
        own, theirs = wins(folder, f"my_bot.py:MyBot,{name}", 1000)
        for share, claimed in ((own, row[1]), (theirs, row[2])):
            assert abs(100 * share - float(claimed.removesuffix("%"))) < 5, row


def test_it_plays_against_a_person(folder: Path, tmp_path: Path) -> None:
    bots = f"{folder / 'my_bot.py'}:MyBot,greedy"
    done = run(tmp_path, "play", "--terminal", "--bots", bots, "--seed", "3", typed="\n" * 60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You play against Ada (MyBot) and Ben (greedy)." in done.stdout


# --- the tables


def spelled(cell: str) -> list[str]:
    """The code in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def test_the_table_of_questions_is_the_view() -> None:
    (view,) = [
        node
        for node in ast.parse(VIEW.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == "View"
    ]
    questions = []
    for method in view.body:
        if not isinstance(method, ast.FunctionDef) or method.name.startswith("_"):
            continue
        assert ast.get_docstring(method), f"View.{method.name} says nothing about its answer"
        names = ", ".join(argument.arg for argument in method.args.args[1:])
        is_property = bool(method.decorator_list)
        questions.append(method.name if is_property else f"{method.name}({names})")
    told = [name for row in rows("question") for name in spelled(row[0])]
    assert sorted(told) == sorted(questions)


def test_the_table_of_phases_is_complete_and_its_actions_exist() -> None:
    table = rows("`view.phase_name`")
    assert [spelled(row[0])[0] for row in table] == list(PHASES)
    for row in table:
        for action in spelled(row[2]):
            assert action.partition("(")[0] in monopoly.__all__, action


def test_the_board_has_what_the_page_says() -> None:
    board = board_for(rule_set("statutes"))
    for row in rows("of `view.board`"):
        for name in spelled(row[0]):
            assert hasattr(board, re.split(r"[\[(]", name)[0]), name
