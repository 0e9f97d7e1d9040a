"""All English of the page is in `js/base/words`, and all that is there is said somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route

from monopoly.game.actions import KINDS
from monopoly.web.files import MODULES
from tests.web.visit import Visit

WORDS: Final = MODULES / "js" / "base" / "words"
SPOKEN: Final = sorted(path for path in MODULES.rglob("*.js") if WORDS not in path.parents)
PHRASE: Final = re.compile(r"[A-Za-z]{2}[,.!?:…]? +[A-Za-z]|^[A-Z][a-z]+[.!?…]?$")
SELECTOR: Final = re.compile(r"[\[(]|--")  # of elements, of a medium, or a style
CLASSES: Final = set(
    re.findall(r"\.([a-z][a-z-]*)", "".join(path.read_text() for path in MODULES.rglob("*.css")))
)
# What is no English: keys, tags, classes, a command line, and a word of the statutes' scenarios.
KNOWN: Final = {
    *("Enter", "Escape", "Home", "End", "Space", "Space E"),
    *("button, a, summary", "button, a, input", "monopoly verify RECORD", "And"),
    *(" has no table", ": not while drawing"),  # told to whoever changes the page, and nobody else
}
LEAVES: Final = """async path => {
  const { words } = await import(path);
  const leaves = (value, path) =>
    Object.prototype.toString.call(value) === "[object Object]"
      ? Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
      : [path.join(".")];
  return leaves(words, []);
}"""


def literals(text: str) -> Iterator[str]:
    """Every string of a module, and what stands between the code of its templates. Quotes within
    regular expressions are not looked for: there are none."""
    within: list[str] = []  # what is open: ` a template, { its code or a block of code
    part, at = "", 0
    while at < len(text):
        two, one = text[at : at + 2], text[at]
        if within and within[-1] == "`":
            if one == "`" or two == "${":
                yield part
                part = ""
                at += two == "${"
                within.pop() if one == "`" else within.append("{")
            else:
                part += one
                at += one == "\\"
        elif two in ("//", "/*"):
            at = text.find("\n" if two == "//" else "*/", at)
        elif one in "\"'":
            end = at + 1
            while text[end] != one:
                end += 2 if text[end] == "\\" else 1
            yield text[at + 1 : end]
            at = end
        elif one in "`{":
            within.append(one)
        elif one == "}" and within:
            within.pop()
        at += 1


def is_english(text: str) -> bool:
    if not PHRASE.search(text) or SELECTOR.search(text) or text in KNOWN:
        return False
    names = text.split()
    return not all(name in CLASSES or name in KINDS or name.endswith("-") for name in names)


def test_english_is_told_from_what_is_written_for_machines() -> None:
    module = """
    // This is a comment, and so
    /* is this. */
    h("p.fine", "Not yet"); h("b", `You owe ${say("main main-action")} to Bob`, 'Close');
    """
    found = [text for text in literals(module) if is_english(text)]
    assert found == ["Not yet", "You owe ", " to Bob", "Close"]


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: path.stem)
def test_no_english_stands_outside_the_words(path: Path) -> None:
    assert [text for text in literals(path.read_text("utf-8")) if is_english(text)] == []


def send_module(route: Route) -> None:
    """As written, also where the page that is sent is a bundle."""
    route.fulfill(path=MODULES / urlsplit(route.request.url).path.removeprefix("/modules/"))


def test_every_word_is_said_somewhere(visit: Visit) -> None:
    page = visit("/rules")
    page.route("/modules/**", send_module)
    leaves = page.evaluate(LEAVES, "/modules/js/base/words.js")
    assert len(leaves) > 500
    said = {path for file in MODULES.rglob("*.js") for path in said_in(file.read_text("utf-8"))}
    assert [leaf for leaf in leaves if not is_said(leaf, said)] == []


def is_said(leaf: str, said: set[str]) -> bool:
    """By its name, or with the table it stands in: by a phase, a level, a topic."""
    parts = leaf.split(".")
    tables = {".".join(parts[:depth]) for depth in range(1, len(parts) + 1)}
    return bool(tables & said) or any(path.startswith(f"{leaf}.") for path in said)


def said_in(text: str) -> Iterator[str]:
    """Paths into the words that a module names: `words.end.dice.title`, or `say.title` where `say`
    is `words.end.dice`. What only gets a shorter name is not said yet."""
    text = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)
    short: dict[str, set[str]] = {"words": {""}, "common": {"common"}}
    for name, whole in re.findall(r"\b(\w+) = (\w+(?:\.\w+)*);", text):
        short.setdefault(name, set()).update(paths_of(whole, short))
    for names, whole in re.findall(r"\{([^{}=]*)\} = (\w+(?:\.\w+)*);", text):
        for name in re.findall(r"\w+", names):
            found = {f"{path}.{name}".strip(".") for path in paths_of(whole, short)}
            short.setdefault(name, set()).update(found)
            yield from found if len(re.findall(rf"\b{name}\b(?!\.)", text)) > 1 else ()
    text = re.sub(r"\b\w+ = \w+(?:\.\w+)*;|\{[^{}=]*\} = \w+(?:\.\w+)*;", "", text)
    for whole in re.findall(r"(?<![\w.])\w+(?:\??\.\w+)+|(?<![\w.])\w+(?=\[)", text):
        yield from paths_of(whole.replace("?", ""), short)


def paths_of(whole: str, short: dict[str, set[str]]) -> set[str]:
    first, *rest = whole.split(".")
    return {".".join((path, *rest)).strip(".") for path in short.get(first, ())}
