"""Running scenarios on the engine, one after another, and what came of each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from monopoly.rules.ruleset import RuleSetError
from monopoly.rules.state import OVER
from monopoly.rules.violation import Violation
from monopoly.statutes.errors import ExpectationFailed, ScenarioError, StepError
from monopoly.statutes.scenarios.expectation import Finding
from monopoly.statutes.scenarios.feature_file import GIVEN, THEN, WHEN, Scenario, Step, read_feature
from monopoly.statutes.scenarios.language import SETUP, matches, understand
from monopoly.statutes.scenarios.world import Setup, World

FOLDER_FILES_MAX = 10_000


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a scenario. A step that made no sense is a `trouble`, not a finding."""

    scenario: Scenario
    step: Step | None = None  # where it failed
    expected: str = ""
    found: str = ""
    trouble: str = ""

    @property
    def passed(self) -> bool:
        return not self.trouble and not self.expected

    @property
    def place(self) -> str:
        line = self.step.line if self.step else self.scenario.line
        return f"{self.scenario.file}:{line}"

    @property
    def message(self) -> str:
        """What went wrong in one line, with file and line; "" when nothing did."""
        if self.passed:
            return ""
        if self.trouble:
            return f"{self.place}: {self.trouble}"
        step = f"{self.step.kind} {self.step.text}: " if self.step else ""
        return f"{self.place}: {step}expected {self.expected}, found {self.found}."


def run_scenario(scenario: Scenario) -> Result:
    run = _Run(scenario)
    try:
        run.all_steps()
    except StepError as error:
        return Result(scenario, run.step, trouble=str(error))
    except ExpectationFailed as error:
        return Result(scenario, run.step, expected=error.expected, found=error.found)
    except Exception as error:  # noqa: BLE001 - one that breaks the engine must not hide the others
        trouble = f"The engine broke down: {type(error).__name__}: {error}"
        return Result(scenario, run.step, trouble=trouble)
    return Result(scenario)


class _Run:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.step: Step | None = None  # being carried out: named when something is wrong

    def all_steps(self) -> None:
        steps = self.scenario.steps
        first = next((n for n, step in enumerate(steps) if step.kind != GIVEN), len(steps))
        w = self._set_up(steps[:first])
        for step in steps[first:]:
            self.step = step
            if step.kind == WHEN:
                _carry_out(step, w)
            elif step.kind == THEN:
                _judge(step, w)
            else:
                _give_later(step, w)

    def _set_up(self, givens: tuple[Step, ...]) -> World:
        """The game and its rules first, wherever they stand; then the rest in order."""
        table = Setup()
        others: list[Step] = []
        for step in givens:
            self.step = step
            if not _name_table(step, table):
                if not table.preset:
                    raise _out_of_order()
                others.append(step)
        self.step = self.scenario.steps[0] if self.scenario.steps else None
        if not table.preset:
            raise _out_of_order()
        try:
            w = World(table)
        except RuleSetError as error:
            raise StepError(str(error)) from None
        for step in others:
            self.step = step
            _give(step, w)
        w.settle()
        return w


def _out_of_order() -> StepError:
    return StepError(
        'The first step must name the game: Given the "statutes" game with Ann and Bob.'
    )


def _name_table(step: Step, table: Setup) -> bool:
    """Whether the step says which game is played and by whom; if so, it is heeded."""
    for match in matches(SETUP, step.text):
        match.step.run(table, *match.read(None))
        return True
    return False


def _give(step: Step, w: World) -> None:
    known, parts = understand(GIVEN, step.text, w)
    known.run(w, *parts)


def _give_later(step: Step, w: World) -> None:
    if any(matches(SETUP, step.text)):
        raise StepError("The game and its rules are named before the first When or Then.")
    if w.s.phase == OVER:
        raise StepError("The game is over: nothing more can be given.")
    _give(step, w)
    w.settle()


def _carry_out(step: Step, w: World) -> None:
    known, parts = understand(WHEN, step.text, w)
    intents = known.run(w, *parts)
    if intents is None or isinstance(intents, Violation):  # of the table itself, no action
        w.judge(intents, trying=known.trying)
        return
    assert isinstance(intents, list)  # noqa: S101 - every other When gives what is to be done
    for seat, action in intents:
        w.act(seat, action, trying=known.trying)


def _judge(step: Step, w: World) -> None:
    known, parts = understand(THEN, step.text, w)
    finding = known.run(w, *parts)
    assert isinstance(finding, Finding)  # noqa: S101 - every Then gives what was found
    if not finding.met:
        raise ExpectationFailed(finding.expected, finding.found)


# --- files and folders


def feature_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and the `.feature` files of folders, in order of name."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.rglob("*.feature"))
        if not found:
            raise ScenarioError(str(path), 1, "There is no .feature file in this folder.")
        yield from found[:FOLDER_FILES_MAX]


def run_paths(paths: Iterable[Path]) -> Iterator[Result | ScenarioError]:
    """Every scenario's result as it is run; a file that cannot be read is an error in its place."""
    files = feature_files(paths)
    while True:
        try:
            path = next(files, None)
            if path is None:
                return
            scenarios = read_feature(path).scenarios
            if not scenarios:
                raise ScenarioError(str(path), 1, "There is no scenario in this file.")
        except ScenarioError as error:
            yield error
            continue
        yield from map(run_scenario, scenarios)
