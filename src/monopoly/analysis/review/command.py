"""`monopoly review`: reviews records one after another; Ctrl-C keeps what was reviewed."""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.review.model import Review
from monopoly.analysis.review.page import check_page, write_page
from monopoly.analysis.review.plain import to_dict
from monopoly.analysis.review.report import print_review
from monopoly.analysis.review.review import check, review
from monopoly.analysis.review.words import StepWords, words_of
from monopoly.game.record import RecordError, lines_of
from monopoly.lab.console import (
    cluster,
    end,
    guarded,
    names_in,
    playing,
    print_json,
    result_console,
)
from monopoly.pool.executor import Executor

SUFFIX = ".jsonl"
SIZE_MAX = 64_000_000  # bytes; a game of ten thousand turns has three


@dataclass(frozen=True, slots=True)
class ReviewArgs:
    """The command line as it was given."""

    records: tuple[Path, ...]
    html: Path | None
    json: bool
    seconds: float | None
    games: int | None
    policy: str
    seed: int
    ray: str | None


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One record, its review, and the steps in words."""

    path: Path
    lines: tuple[str, ...]
    review: Review
    words: dict[int, StepWords]


def run(args: ReviewArgs) -> int:
    """The status the command ends with."""
    return guarded(lambda stack: _run(args, stack))


def _run(args: ReviewArgs, stack: contextlib.ExitStack) -> int:
    records = [(path, _read(path, _policy(args))) for path in _paths(args.records)]
    if args.html is not None:
        check_page(args.html)
    executor = cluster(args.ray, None, stack)
    done: list[Reviewed] = []
    interrupted = False
    try:
        for path, lines in records:
            done.append(_reviewed(args, path, lines, executor))
            if not args.json:
                _print(done[-1], len(records) > 1)
    except KeyboardInterrupt:
        interrupted = True
    if args.json:
        found = [{"record": str(one.path), **to_dict(one.review, one.words)} for one in done]
        print_json({"reviews": found})
    if args.html is not None and done:
        write_page(args.html, [(one.path.stem, one.lines, one.review, one.words) for one in done])
    verb = "is" if len(done) == 1 else "are"
    so_far = f"Interrupted: {len(done)} of {len(records)} records {verb} reviewed."
    return end([so_far] if interrupted else [], interrupted=interrupted)


def _reviewed(
    args: ReviewArgs, path: Path, lines: tuple[str, ...], executor: Executor | None
) -> Reviewed:
    with playing(None, doing=f"Reviewing {path.name}", unit="steps") as bar:
        found = review(
            lines,
            seconds=args.seconds,
            games=args.games,
            policy=_policy(args),
            seed=args.seed,
            executor=executor,
            progress=bar,
            expect=None if bar is None else bar.expect,
        )
    return Reviewed(path, lines, found, words_of(lines, found))


def _print(one: Reviewed, named: bool) -> None:
    console = result_console()
    if named:
        console.rule(one.path.name, align="left")
    print_review(console, one.review, one.words)


def _paths(given: Sequence[Path]) -> list[Path]:
    """Records, and those in folders."""
    found: list[Path] = []
    for path in given:
        inside = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise AnalysisError(f"There is no record (*{SUFFIX}) in {path}.")
        found += inside
    return found


def _policy(args: ReviewArgs) -> str | tuple[str, ...]:
    names = names_in(args.policy)
    return names[0] if len(names) == 1 else names


def _read(path: Path, policy: str | Sequence[str]) -> tuple[str, ...]:
    """A record that can be reviewed: whatever is wrong is said before any time is spent."""
    try:
        with path.open("rb") as file:
            data = file.read(SIZE_MAX + 1)
        if len(data) > SIZE_MAX:
            raise RecordError(1, "the file is too large to be a record")
        lines = tuple(lines_of(data))
        check(lines, policy)
    except OSError as error:
        raise AnalysisError(f"{path} cannot be read: {error.strerror}.") from None
    except RecordError as error:
        raise AnalysisError(f"{path} is damaged: {error}.") from None
    except AnalysisError as error:
        raise AnalysisError(f"{path}: {error}") from None
    return lines
