"""The layers of the page's JavaScript: an import may point down the list, never up or in a circle.

`python tests/web/layers.py` says what is against that; `make check` asks it. The layers hold for
what only a type is taken from and for what is loaded later (`import()`) as well; that alone may go
in a circle.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / "src" / "monopoly" / "web" / "page" / "js"
# The lowest first. A folder within `views` is a layer of its own; those on one line know nothing of
# one another.
LAYERS: Final = (
    ("base",),
    ("net",),
    ("model",),
    ("components",),
    ("views/rulebook",),
    ("views/sheets",),
    ("views/board", "views/prompts", "views/watchers"),
    ("views/panels",),
    ("views/lobby", "views/replay"),
    ("screens",),
    ("main.js",),
)
RANKS: Final = {name: rank for rank, names in enumerate(LAYERS) for name in names}
IMPORT: Final = re.compile(r'\b(?:from|import)\s*(\(?)\s*"(\.[^"\n]+\.js)"')
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\w\"'])//[^\n]*", re.DOTALL)
# What is known of a game can be tried without a browser: it and what it stands on name nothing of a
# document.
WITHOUT_DOM: Final = "model"
DOM: Final = re.compile(r"\b(?:document|window|customElements|\w*Element|requestAnimationFrame)\b")


def main() -> int:
    modules = {
        path.relative_to(FOLDER).as_posix(): path.read_text("utf-8")
        for path in sorted(FOLDER.rglob("*.js"))
    }
    wrong = list(against(modules))
    for sentence in wrong:
        print(sentence)
    return 1 if wrong else 0


def against(modules: dict[str, str]) -> Iterator[str]:
    """What is wrong with some modules by their paths, a sentence each."""
    for name, text in modules.items():
        if layer_of(name) not in RANKS:
            yield f"{name} is in no layer: see LAYERS in tests/web/layers.py"
            continue
        for target, _ in imports(name, text):
            if not may_import(name, target):
                yield f"{name} imports {target}, which is not below it"
    bare = {name: COMMENT.sub("", text) for name, text in modules.items()}
    static = {
        name: [target for target, later in imports(name, text) if not later]
        for name, text in bare.items()
    }
    if circle := find_circle(static):
        yield f"imports go in a circle: {' -> '.join(circle)}"
    for name in reached_from(WITHOUT_DOM, static):
        if layer_of(name) != "net" and (found := DOM.search(bare[name])):
            yield f"{name} names {found[0]}, but the model stands on it and holds no DOM"


def layer_of(name: str) -> str:
    first, *rest = name.split("/")
    return f"{first}/{rest[0]}" if first == "views" and len(rest) > 1 else first


def may_import(name: str, target: str) -> bool:
    here, there = layer_of(name), layer_of(target)
    return here == there or RANKS.get(there, len(LAYERS)) < RANKS[here]


def imports(name: str, text: str) -> Iterator[tuple[str, bool]]:
    """What a module imports, and whether that comes later."""
    for later, target in IMPORT.findall(text):
        parts = name.split("/")[:-1]
        for part in target.split("/"):
            if part == "..":
                parts.pop()
            elif part != ".":
                parts.append(part)
        yield "/".join(parts), later == "("


def find_circle(static: dict[str, list[str]]) -> list[str]:
    done: set[str] = set()

    def walk(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        done.add(name)
        return next(filter(None, (walk(to, [*way, name]) for to in static.get(name, []))), [])

    return next(filter(None, (walk(name, []) for name in static)), [])


def reached_from(layer: str, static: dict[str, list[str]]) -> list[str]:
    found: dict[str, None] = {}
    waiting = [name for name in static if layer_of(name) == layer]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = None
            waiting += static.get(name, [])
    return list(found)


if __name__ == "__main__":
    sys.exit(main())
