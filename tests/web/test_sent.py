"""What is sent without comments and white space means what is written."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopoly.web.site import FOLDER, files
from tests.web.visit import Visit

# Each rule with the layer it is in.
RULES = """text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const layers = [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerBlockRule);
  const told = (layer) => [...layer.cssRules].map((rule) => `${layer.name} ${rule.cssText}`);
  return layers.flatMap(told);
}"""
SHEETS = re.findall(
    r'@import "([^"]+)" layer\((\w+)\)', (FOLDER / "css" / "index.css").read_text("utf-8")
)


def test_a_browser_reads_the_style_that_is_sent_as_it_reads_the_one_that_is_written(
    visit: Visit,
) -> None:
    page = visit("/rules")
    layered = [
        f"@layer {layer} {{ {(FOLDER / 'css' / name).read_text('utf-8')} }}"
        for name, layer in SHEETS
    ]
    written = [rule for text in layered for rule in page.evaluate(RULES, text)]
    sent = page.evaluate(RULES, files()["css/index.css"].data.decode())
    assert len(written) > 100
    assert sorted(map(_bare, sent)) == sorted(map(_bare, written))


def _bare(rule: str) -> str:
    """Without the white space that never means anything; that between two names does."""
    return re.sub(r"\s*([,;{}()*/+])\s*|(:) (?=[^{}]*;)", r"\1\2", " ".join(rule.split()))


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.js")), ids=lambda path: path.stem)
def test_no_template_stands_within_another(path: Path) -> None:
    """What takes the white space away would take it from such a template's text as well."""
    assert list(_nested(path.read_text("utf-8"))) == []


def _nested(text: str) -> Iterator[str]:
    """The lines in which a template begins within a template. Quotes within regular expressions
    are not looked for: there are none."""
    within: list[str] = []  # what is open: ` a template, { its code or a block of code
    at = 0
    while at < len(text):
        two, one = text[at : at + 2], text[at]
        if within and within[-1] == "`":
            if one == "\\":
                at += 1
            elif one == "`":
                within.pop()
            elif two == "${":
                within.append("{")
                at += 1
        elif two in ("//", "/*"):
            at = text.find("\n" if two == "//" else "*/", at)
        elif one in "\"'":
            at = _end_of_string(text, at)
        elif one == "`":
            if "`" in within:
                yield text[text.rfind("\n", 0, at) + 1 : text.find("\n", at)]
            within.append("`")
        elif one == "{":
            within.append("{")
        elif one == "}" and within:
            within.pop()
        at += 1


def _end_of_string(text: str, at: int) -> int:
    end = at + 1
    while text[end] != text[at]:
        end += 2 if text[end] == "\\" else 1
    return end
