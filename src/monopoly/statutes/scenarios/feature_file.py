"""Reading `.feature` files: the standard parser's tree, flattened into scenarios.

Backgrounds are put before the steps of each scenario, outlines are filled in from their examples,
and every step knows whether it is a Given, a When or a Then, whatever its keyword.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from monopoly.statutes.errors import ScenarioError

if TYPE_CHECKING:
    from gherkin.parser_types import Feature, Rule
    from gherkin.parser_types import Scenario as ParsedScenario
    from gherkin.parser_types import Step as ParsedStep

GIVEN: Final = "Given"
WHEN: Final = "When"
THEN: Final = "Then"
KINDS: Final = {"Context": GIVEN, "Action": WHEN, "Outcome": THEN}

FILE_BYTES_MAX: Final = 1_000_000
SCENARIOS_MAX: Final = 5_000
TRAILING_COMMENT: Final = re.compile(r"\s+#\s.*$")


@dataclass(frozen=True, slots=True)
class Step:
    kind: str  # Given, When or Then
    keyword: str  # as written: And, But, *
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario, ready to run. `rule` is the heading it stands under, or ""."""

    name: str
    rule: str
    rule_line: int
    steps: tuple[Step, ...]
    file: str
    line: int

    @property
    def title(self) -> str:
        return f"{self.rule}: {self.name}" if self.rule else self.name


@dataclass(frozen=True, slots=True)
class FeatureFile:
    name: str
    line: int
    scenarios: tuple[Scenario, ...]
    rules: tuple[tuple[str, int], ...]  # every Rule's heading and line, those without scenarios too


def read_feature(path: Path) -> FeatureFile:
    file = str(path)
    try:
        if path.stat().st_size > FILE_BYTES_MAX:
            raise ScenarioError(file, 1, f"The file is longer than {FILE_BYTES_MAX:,} bytes.")
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ScenarioError(file, 1, "The file is not text in UTF-8.") from None
    except OSError as error:
        raise ScenarioError(file, 1, f"The file cannot be read: {error.strerror}.") from None
    return parse_feature(text, file)


def parse_feature(text: str, file: str) -> FeatureFile:
    """The scenarios of a feature's text; `file` names it in errors."""
    feature = _parsed(text, file)
    if feature is None:
        raise ScenarioError(file, 1, 'There is no "Feature:" in this file.')
    reader = _Reader(file)
    scenarios: list[Scenario] = []
    for scenario in reader.scenarios(feature):
        scenarios.append(scenario)
        if len(scenarios) > SCENARIOS_MAX:
            raise ScenarioError(file, scenario.line, f"More than {SCENARIOS_MAX:,} scenarios.")
    return FeatureFile(
        feature["name"], feature["location"]["line"], tuple(scenarios), tuple(reader.rules)
    )


def _parsed(text: str, file: str) -> "Feature | None":
    # The parser takes a moment to import, and nobody who only reads the book needs it.
    from gherkin.errors import CompositeParserException, ParserException
    from gherkin.parser import Parser

    try:
        document = Parser().parse(text)
    except CompositeParserException as error:
        raise _malformed(file, error.errors[0]) from None
    except ParserException as error:
        raise _malformed(file, error) from None
    return document.get("feature")


def _malformed(file: str, error: Exception) -> ScenarioError:
    place, _, sentence = str(error).partition("): ")
    line = int(place.strip("(").split(":")[0])
    sentence = sentence.replace("#", "").replace("EOF, ", "").strip()
    return ScenarioError(file, line, f"This is not Gherkin: {sentence}.")


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.rules: list[tuple[str, int]] = []

    def scenarios(self, feature: "Feature") -> Iterator[Scenario]:
        background: list[ParsedStep] = []
        for child in _children(feature):
            if "background" in child:
                background += child["background"]["steps"]
            elif "rule" in child:
                yield from self._of_rule(child["rule"], background)
            else:
                yield from self._filled_in(child["scenario"], background, "", 0)

    def _of_rule(self, rule: "Rule", above: "list[ParsedStep]") -> Iterator[Scenario]:
        background = list(above)
        line = rule["location"]["line"]
        self.rules.append((rule["name"], line))
        for child in _children(rule):
            if "background" in child:
                background += child["background"]["steps"]
            else:
                yield from self._filled_in(child["scenario"], background, rule["name"], line)

    def _filled_in(
        self, parsed: "ParsedScenario", background: "list[ParsedStep]", rule: str, rule_line: int
    ) -> Iterator[Scenario]:
        scenario = Scenario(
            parsed["name"],
            rule,
            rule_line,
            self._steps([*background, *parsed["steps"]]),
            self.file,
            parsed["location"]["line"],
        )
        if not parsed["examples"]:
            yield scenario
            return
        for examples in parsed["examples"]:
            for line, values in _rows(examples):
                name = _fill(scenario.name, values)
                if name == scenario.name:
                    name = f"{name} ({', '.join(values.values())})"
                steps = tuple(replace(s, text=_fill(s.text, values)) for s in scenario.steps)
                yield replace(scenario, name=name, steps=steps, line=line)

    def _steps(self, parsed: "list[ParsedStep]") -> tuple[Step, ...]:
        steps: list[Step] = []
        kind = ""
        for step in parsed:
            line = step["location"]["line"]
            kind = KINDS.get(step["keywordType"], kind)
            if not kind:
                raise ScenarioError(self.file, line, "The first step must be Given, When or Then.")
            if "dataTable" in step or "docString" in step:
                raise ScenarioError(self.file, line, "No step takes a table or a text of its own.")
            text = TRAILING_COMMENT.sub("", step["text"]).strip()
            steps.append(Step(kind, step["keyword"].strip(), text, line))
        return tuple(steps)


def _children(parent: "Feature | Rule") -> list[Mapping[str, Any]]:
    """The parser's types leave open which of the three a child is."""
    return cast("list[Mapping[str, Any]]", parent["children"])


def _rows(examples: Mapping[str, Any]) -> Iterator[tuple[int, dict[str, str]]]:
    if "tableHeader" not in examples:
        return
    names = [cell["value"] for cell in examples["tableHeader"]["cells"]]
    for row in examples["tableBody"]:
        values = [cell["value"] for cell in row["cells"]]
        yield row["location"]["line"], dict(zip(names, values, strict=True))


def _fill(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"<{name}>", value)
    return text
