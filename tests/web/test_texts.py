"""The page takes no sentence apart: what it shows comes as structure (docs/protocol.md)."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.web.layers import COMMENT, FOLDER

pytestmark = pytest.mark.once

# What takes a text apart; of a list it would be `slice` and `indexOf` too, so those count for what
# is a text by its name.
TAKES_APART: Final = re.compile(
    r"\.(?:split|match|matchAll|replace|replaceAll|substring|substr|charAt|exec|test)\("
    r"|\.(?:words|sentence|text|label|title|name|citation|clause)\??\.(?:slice|indexOf|at)\("
)
# Who may, and whose text it is: never one that the server made for people to read.
ALLOWED: Final = {
    "base/dom.js": "a tag with its classes, of the page",
    "base/sha256.js": "digits of a digest",
    "base/syllables.js": "a word, to be hyphenated where a line ends",
    "base/words/en/board.js": "the page's own list of syllables",
    "components/icon.js": "the name of a symbol",
    "components/stepper.js": "what somebody types",
    "components/things/token-picker.js": "the key of a token",
    "components/wordmark.js": "the page's own title",
    "main.js": "the address",
    "model/dice-check.js": "the lines of a record",
    "model/live-table.js": "the page's own list of kinds",
    "model/quick-start.js": "the address",
    "model/statute-book.js": "a citation as somebody types it",
    "model/statute-search.js": "what is searched for, and where a word begins",
    "views/board/fit.js": "a name, word by word, to be broken into lines",
    "views/lobby/home.js": "a link that is pasted",
    "views/panels/players.js": "whether a name has a long word",
    "views/rulebook/marked.js": "what is searched for, to be marked",
}


def taking_apart(modules: dict[str, str]) -> Iterator[tuple[str, str]]:
    for name, text in modules.items():
        for found in TAKES_APART.finditer(COMMENT.sub("", text)):
            yield name, found[0]


def test_nothing_but_what_is_listed_takes_a_text_apart() -> None:
    modules = {
        path.relative_to(FOLDER).as_posix(): path.read_text("utf-8")
        for path in FOLDER.rglob("*.js")
    }
    found = list(taking_apart(modules))
    assert [(name, how) for name, how in found if name not in ALLOWED] == []
    assert sorted({name for name, _ in found}) == sorted(ALLOWED)


@pytest.mark.parametrize(
    "text",
    [
        'const [first, ...rest] = label.split(" · ");',
        r"const sums = legal.label?.words.match(/\d[\d,]*/g);",
        'const small = effect.reason.sentence.replace("You", "you");',
        "const amount = Number(/\\$(\\d+)/.exec(legal.label?.words)?.[1]);",
        "const head = effect.label?.words.slice(0, 4);",
    ],
)
def test_taking_a_sentence_apart_is_found(text: str) -> None:
    assert list(taking_apart({"views/prompts/debt.js": text}))
