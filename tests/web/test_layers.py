"""The check of the layers itself: the page passes, and what it is there for is found."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.web.layers import FOLDER, against

ROOT: Final = Path(__file__).parents[2]
FILES_MAX: Final = 25  # in one folder
HOPS_MAX: Final = 12  # from the click to all pages: who looks for a fault reads no more
FINE: Final = {
    "base/dom.js": "export const h = document;",
    "model/game.js": '/** @typedef {import("./table.js").Table} Table */',
    "model/table.js": 'import "./game.js"; // the page asks the document, not this',
    "views/sheets/deed.js": 'import { h } from "../../base/dom.js";',
    "views/board/board.js": 'const later = () => import("../sheets/deed.js");',
}


def test_the_page_keeps_to_its_layers() -> None:
    modules = {
        path.relative_to(FOLDER).as_posix(): path.read_text("utf-8")
        for path in FOLDER.rglob("*.js")
    }
    assert list(against(modules)) == []


@pytest.mark.parametrize("ending", ["js", "css"])
def test_no_folder_is_a_pile(ending: str) -> None:
    files = Counter(path.parent for path in FOLDER.parent.rglob(f"*.{ending}"))
    assert files
    assert {folder.name for folder, count in files.items() if count > FILES_MAX} == set()


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("model/game.js", 'import "../views/board/board.js";', "is not below it"),
        ("model/game.js", '/** @type {import("../views/board/board.js").B} */', "is not below it"),
        ("base/dom.js", 'const a = () => import("../model/game.js");', "is not below it"),
        ("views/board/board.js", 'import "../prompts/debt.js";', "is not below it"),
        ("model/game.js", 'import "./table.js";', "in a circle: model/game.js -> model/table.js"),
        ("model/game.js", 'import "../base/dom.js";', "base/dom.js names document"),
        ("model/game.js", "const element = HTMLElement;", "model/game.js names HTMLElement"),
        ("kit.js", "", "is in no layer"),
    ],
)
def test_what_is_against_them_is_told(name: str, text: str, sentence: str) -> None:
    assert list(against(FINE)) == []
    found = list(against({**FINE, "views/prompts/debt.js": "", name: text}))
    assert any(sentence in one for one in found), found


def test_the_way_of_a_throw_names_files_that_are_there() -> None:
    """docs/architecture.md tells it file by file."""
    told = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    way = re.findall(r"^ {4,5}\d+ {2}(\S+)", told, re.MULTILINE)
    assert 0 < len(way) <= HOPS_MAX
    for name in way:
        path = ROOT / "src" / "monopoly" / ("web" if name.startswith("page/") else "") / name
        assert path.is_file(), name
