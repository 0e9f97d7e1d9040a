"""Where the tests of a rule are: the scenarios of the clauses its file cites, and what imports it.

python -m tests.rules.where jail    those of rules/jail.py
python -m tests.rules.where         those of every file
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
RULES: Final = ROOT / "src" / "monopoly" / "rules"
BOOK: Final = ROOT / "src" / "monopoly" / "statutes" / "book"
CITATION: Final = re.compile(r"\b(\d+) MCS (\d+)")


def topics() -> list[str]:
    return sorted(path.stem for path in RULES.glob("*.py") if path.stem != "__init__")


def features_of(topic: str) -> list[str]:
    """The scenarios of every section that the file cites, those it cites most first."""
    text = (RULES / f"{topic}.py").read_text(encoding="utf-8")
    cited = [(int(chapter), int(section)) for chapter, section in CITATION.findall(text)]
    often = sorted(set(cited), key=lambda section: (-cited.count(section), section))
    return [path for chapter, section in often for path in _features(chapter, section)]


def tests_of(topic: str) -> list[str]:
    return [path for path, imported in _imports().items() if topic in imported]


def _features(chapter: int, section: int) -> list[str]:
    return [_named(path) for path in BOOK.glob(f"chapter_{chapter}/{section:03}-*.feature")]


@cache
def _imports() -> dict[str, set[str]]:
    """Which files of rules/ each test imports; random play is a test too."""
    paths = [*sorted((ROOT / "tests").rglob("test_*.py")), ROOT / "tests" / "fuzz.py"]
    return {_named(path): set(_imported(path)) for path in paths}


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "monopoly.rules":
                yield from (name.name for name in node.names)
            elif node.module.startswith("monopoly.rules."):
                yield node.module.removeprefix("monopoly.rules.")


def _named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def main(wanted: list[str]) -> None:
    for topic in wanted or topics():
        print(f"rules/{topic}.py", *features_of(topic), *tests_of(topic), sep="\n  ")


if __name__ == "__main__":
    main([Path(word).stem for word in sys.argv[1:]])
