"""What the commands of the laboratory have in common: a bar, sentences, how they end."""

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import ProgressColumn as Column
from rich.text import Text

from monopoly.lab.simulation.plan import LabError
from monopoly.lab.tables import Counted
from monopoly.pool.executor import Executor
from monopoly.rules.ruleset import Value, parse_option

DONE: Final = 0
STOPPED: Final = 1  # by a bot's mistake, or a file that could not be written to its end
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def guarded(command: Callable[[contextlib.ExitStack], int]) -> int:
    """The status a command ends with; what cannot be is said in a sentence."""
    try:
        with contextlib.ExitStack() as stack:
            return command(stack)
    except ValueError as error:  # of the plan, a bot, the rules, a path: each a sentence
        _say(str(error))
        return BAD_INPUT


def names_in(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def options_in(texts: Iterable[str]) -> dict[str, Value]:
    return dict(_option(text) for text in texts)


def _option(text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise LabError(f'--option wants name=value, like rent_claim=on-demand, not "{text}".')
    name = name.strip().replace("-", "_")
    return name, parse_option(name, value)


def check_processes(processes: int | None) -> None:
    if processes is not None and processes < 1:
        raise LabError(f"The processes are at least 1, not {processes}.")


def cluster(ray: str | None, processes: int | None, stack: contextlib.ExitStack) -> Executor | None:
    """The Ray cluster that was asked for, closed with the stack; None for this machine."""
    check_processes(processes)
    if ray is None:
        return None
    if processes is not None:
        raise LabError("--processes is for this machine alone: with --ray the cluster decides.")
    from monopoly.pool.ray_executor import RayExecutor

    executor = RayExecutor(ray)
    stack.callback(executor.close)
    return executor


def print_json(found: dict[str, object]) -> None:
    print(msgspec.json.encode(found).decode())


def result_console() -> Console:
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=100)


def why_early(result: Counted, wanted: int) -> list[str]:
    """Why a result is not that of all games, in sentences."""
    why = [*(["Interrupted"] if result.interrupted else []), result.mistake.rstrip(".")]
    so_far = f"this is the result of the first {result.games:,} of {wanted:,} games."
    return [f"{reason}: {so_far}" for reason in why if reason]


class Bar:
    """A bar at a terminal: called with what is done, as a `Progress` of the pool."""

    def __init__(self, bar: Progress, total: int | None) -> None:
        self._bar = bar
        self._task = bar.add_task("", total=total)

    def __call__(self, count: int) -> None:
        self._bar.advance(self._task, count)

    def expect(self, total: int) -> None:
        """How much there is to do, where it was not known at first."""
        self._bar.update(self._task, total=total)


@contextlib.contextmanager
def playing(
    total: int | None, *, doing: str = "Playing", unit: str = "games"
) -> Iterator[Bar | None]:
    """While games are played: a bar, and a bot that prints must not spoil the result."""
    with contextlib.redirect_stdout(sys.stderr), _progress_bar(total, doing, unit) as bar:
        yield bar


@contextlib.contextmanager
def _progress_bar(total: int | None, doing: str, unit: str) -> Iterator[Bar | None]:
    """A bar on standard error, when somebody sits before it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (
        TextColumn(doing),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        _Speed(unit),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(*columns, console=console, transient=True, expand=True) as bar:
        yield Bar(bar, total)


class _Speed(Column):
    def __init__(self, unit: str) -> None:
        super().__init__()
        self._unit = unit

    def render(self, task: Task) -> Text:
        seconds = task.elapsed or 0.0
        speed = task.completed / seconds if seconds else 0.0
        return Text(
            f"{speed:,.0f} {self._unit}/s" if speed >= 10 else f"{speed:.2f} {self._unit}/s"
        )


def end(problems: list[str], *, interrupted: bool) -> int:
    """Says what went wrong; the status it ends with."""
    for problem in problems:
        _say(problem)
    return INTERRUPTED if interrupted else STOPPED if problems else DONE


def _say(sentence: str) -> None:
    print(f"monopoly: {sentence}", file=sys.stderr)
