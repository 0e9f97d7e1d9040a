"""The mutation tool: its changes are valid, a planted one is found, survivors are named."""

import ast
import io
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from bench.mutants.children import Task, run_all
from bench.mutants.mutation import Mutation, mutations, signatures
from bench.mutants.report import ENOUGH, Named, Report
from bench.mutants.sources import NothingShown, all_mutants, shuffled
from bench.mutants.watching import Watch, is_pure, watched

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.once

SOURCE = '''
LIMIT: Final = 3


def charge(payer: int, payee: int, amount: int) -> int:
    """Pays."""
    return amount


def visit(s: State, player: int, owner: int) -> bool:
    assert player != owner
    if owner < 0 or s.retired:
        return False
    s.visits += 1
    charge(player, owner, s.rent[owner] * 2)
    return not s.over
'''


def changes(source: str) -> list[Mutation]:
    tree = ast.parse(source)
    return mutations(tree, signatures(iter([tree])))


def described(source: str) -> list[str]:
    return [change.describe() for change in changes(source)]


def test_every_kind_of_change_is_found() -> None:
    assert described(SOURCE) == [
        "3  →  4",
        "3  →  2",
        "amount  →  amount + 1",
        "owner < 0 or s.retired  →  False",
        "owner < 0 or s.retired  →  owner < 0 and s.retired",
        "owner < 0 or s.retired  →  s.retired",
        "owner < 0 or s.retired  →  owner < 0",
        "owner < 0 or s.retired  →  not (owner < 0 or s.retired)",
        "owner < 0  →  owner <= 0",
        "0  →  1",
        "False  →  True",
        "left out: s.visits += 1",
        "s.visits += 1  →  s.visits -= 1",
        "1  →  2",
        "1  →  0",
        "left out: charge(player, owner, s.rent[owner] * 2)",
        "charge(player, owner, s.rent[owner] * 2)  →  charge(owner, player, s.rent[owner] * 2)",
        "charge(player, owner, s.rent[owner] * 2)  →  charge(player, s.rent[owner] * 2, owner)",
        "s.rent[owner] * 2  →  s.rent[owner] // 2",
        "2  →  3",
        "2  →  1",
        "not s.over  →  s.over",
    ]


@pytest.mark.parametrize(
    "source",
    [
        'def f() -> str:\n    """Text."""\n    return "a" + "b"',
        "def f(a: int | None) -> None:\n    assert a == 1",
        "import a\nX = Y\nLIST: list[int] = []",
        "def f() -> None:\n    raise ValueError(3)",
    ],
)
def test_words_types_and_assertions_are_left_alone(source: str) -> None:
    assert described(source) == []


def test_a_change_keeps_its_place() -> None:
    change = changes(SOURCE)[-1]
    assert (change.line, change.function, list(change.lines)) == (16, "visit", [16])
    condition = next(change for change in changes(SOURCE) if change.what == "and, or")
    assert list(condition.lines) == [12]


def test_every_mutant_of_the_rules_is_another_module_that_compiles() -> None:
    mutants = all_mutants(ROOT / "src")
    assert len(mutants) > 2_000
    names = [str(mutant) for mutant in mutants]
    assert len(set(names)) > 0.9 * len(names)  # two changes in a line may read the same
    for mutant in random.Random(1).sample(mutants, 100):
        before = ast.dump(mutant.tree)
        slot = mutant.mutation.path[-1]
        node = slot.get()
        mutant.mutation.apply()
        assert ast.dump(mutant.tree) != before, mutant
        compile(mutant.tree, str(mutant.path), "exec")
        slot.set(node)
        assert ast.dump(mutant.tree) == before


def test_the_seed_draws_the_sample() -> None:
    mutants = all_mutants(ROOT / "src")
    one = [mutant.number for mutant in shuffled(mutants, 1)]
    assert one == [mutant.number for mutant in shuffled(mutants, 1)]
    assert one != [mutant.number for mutant in shuffled(mutants, 2)]
    assert sorted(one) == list(range(len(mutants)))


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(NothingShown, match="nothing to change in moon"):
        all_mutants(ROOT / "src", "moon")


# --- processes


def _spin() -> str:
    while True:
        pass


def _fail() -> str:
    raise ValueError("no such Space")


def test_a_task_gives_a_result_fails_or_never_ends() -> None:
    tasks = [Task(0, lambda: "well", 30), Task(1, _fail, 30), Task(2, _spin, 1)]
    done = {one.number: (one.result, one.trouble) for one in run_all(tasks, 2)}
    assert done == {
        0: ("well", ""),
        1: (None, "ValueError: no such Space"),
        2: (None, "it never ends"),
    }


# --- watching

RULES = """
def rent(houses: int, prices: list[int]) -> int:
    if houses > 4:
        note("hotel")
    prices[0] = houses
    return prices[houses] + 0
"""


def test_watching_tells_where_a_mutant_could_show(tmp_path: Path) -> None:
    folder = tmp_path / "monopoly" / "rules"
    folder.mkdir(parents=True)
    (folder / "rent.py").write_text(RULES)
    mutants = all_mutants(tmp_path)
    number = {mutant.mutation.describe(): mutant.number for mutant in mutants}
    watch = Watch()
    space: dict[str, object] = {"note": lambda _: None}
    exec(watched(mutants)["monopoly.rules.rent"], space)  # noqa: S102 - written above
    rent = space["rent"]
    assert callable(rent)
    assert rent(1, [2, 10, 30, 90, 160, 250]) == 10
    assert number["houses > 4  →  houses >= 4"] not in watch.differ
    assert number["left out: note('hotel')"] not in watch.differ
    assert number["prices[houses] + 0  →  prices[houses] - 0"] not in watch.differ
    assert number["left out: prices[0] = houses"] in watch.differ
    watch.differ.clear()
    assert rent(4, [4, 10, 30, 90, 160, 250]) == 160
    assert number["left out: prices[0] = houses"] not in watch.differ
    assert number["houses > 4  →  houses >= 4"] in watch.differ
    assert number["left out: note('hotel')"] not in watch.differ
    watch.differ.clear()
    assert rent(5, [2, 10, 30, 90, 160, 250]) == 250
    assert number["left out: note('hotel')"] in watch.differ


def test_what_has_no_side_effects() -> None:
    def pure(text: str) -> bool:
        return is_pure(ast.parse(text, mode="eval").body)

    assert pure("s.cash[player] + len(s.names) > 3 and not s.over")
    assert not pure("pay(s, player)")
    assert not pure("s.log.append(1)")
    assert not pure("(n := 3) > 2")


# --- the report


def test_survivors_are_named_with_what_noticed() -> None:
    one = Named("rules/rent.py", 55, "charge", "constant", "2  →  3", "fuzz game 7 goes otherwise")
    other = Named("rules/rent.py", 60, "charge", "sign", "-x  →  x", "Scenario: rent")
    like = Named("rules/rent.py", 70, "", "constant", "9  →  8")
    report = Report(1, 4_000, 2_000, 61, [other] * 3, [one], [like], [])
    assert (report.sample, report.percent) == (5, 75.0)
    text = io.StringIO()
    report.print(Console(file=text, width=200))
    assert "rules/rent.py:55 in charge: 2  →  3\n      noticed: fuzz game 7" in text.getvalue()
    assert "nothing told them apart.\n  rules/rent.py:70: 9  →  8" in text.getvalue()
    assert "of the other 4 the scenarios caught 3: 75.0 % (1 min 1 s" in text.getvalue()
    assert report.to_json()["percent"] == 75.0


# --- the command

PLANTED = "bank.pay(s, POT, player, pot)  →  bank.pay(s, player, POT, pot)"
UNTOLD = "left out: s.log.append(PotCollected(player, pot))"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This one with the scenarios of Free Parking alone, which say nothing of what is told."""
    root = tmp_path_factory.mktemp("small") / "project"
    ignored = shutil.ignore_patterns("__pycache__", "web", "server")
    shutil.copytree(ROOT / "src", root / "src", ignore=ignored)
    shutil.copytree(ROOT / "bench", root / "bench", ignore=ignored)
    for file in (root / "src" / "monopoly" / "statutes" / "book").rglob("*.feature"):
        if "parking" not in file.name:
            file.unlink()
            continue
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        file.write_text("".join(line for line in lines if "it is told" not in line))
    (root / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "fuzz.py", root / "tests")
    shutil.copytree(ROOT / "tests" / "editions" / "boards", root / "tests" / "editions" / "boards")
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "tests" / "test_nothing.py").write_text("def test_nothing() -> None:\n    pass\n")
    return root


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, root / "bench" / "mutation", "--file", "free_parking", *words],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_planted_mutant_is_caught_and_an_untold_event_survives(project: Path) -> None:
    done = run(project, "--sample", "0", "--games", "40", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == (0 if report["percent"] >= ENOUGH else 1), done.stderr
    caught = {one["change"]: one for one in report["caught"]}
    assert caught[PLANTED]["by"].startswith("40 MCS 130")
    survivors = {one["change"]: one for one in report["survivors"]}
    assert survivors[UNTOLD]["by"].startswith("fuzz game ")
    assert survivors[UNTOLD]["file"] == "rules/free_parking.py"
    lists = [report[name] for name in ("caught", "survivors", "equivalent", "unusable")]
    names = {(one["line"], one["change"]) for found in lists for one in found}
    listed = run(project, "--list", "--sample", "0").stdout.splitlines()
    assert len(names) == len(listed)


def test_a_book_that_fails_shows_nothing(project: Path) -> None:
    broken = project / "src" / "monopoly" / "statutes" / "book" / "chapter_10" / "1-no.feature"
    broken.write_text(
        'Feature: No\n\n  Scenario: No\n    Given the "statutes" game with Ann and Bob\n'
        "    Then Ann has $1\n"
    )
    try:
        done = run(project, "--sample", "1", "--games", "0")
    finally:
        broken.unlink()
    assert done.returncode == 2
    assert "The book fails on the unchanged rules" in done.stderr
