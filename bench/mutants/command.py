"""The command: what is asked for, and the bars while it runs."""

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bars

from bench.mutants.report import ENOUGH, Report, make_report, named
from bench.mutants.sources import Mutant, NothingShown, all_mutants, copy_tree, shuffled

ROOT: Final = Path(__file__).resolve().parents[2]
SAMPLE: Final = 500
GAMES: Final = 2_000

ABOUT: Final = """\
Changes the rules in many small wrong ways, one at a time, and shows whether the scenarios notice.

A mutant is one change to one place of src/monopoly/rules: a comparison off by one, a sum for a
difference, a condition forgotten or turned round, a number off by one, a returned value spoiled,
a statement left out, two arguments of the same type exchanged. A sample is drawn by the seed, and
each mutant runs, in a process of its own, the scenarios that come across the changed line, with the
engine's invariants switched off.

What no scenario catches is looked at twice more: random games (tests/fuzz.py) must come to the same
actions, events and end as with the unchanged rules, and the other tests that know the rules must
pass. A mutant that nothing can tell from the original counts as equivalent. Of the others, the
scenarios alone should catch 90 %; those they do not catch are named, with what did notice.

The exit status is 0 when they do, 1 when they do not, and 2 when nothing was shown: the unchanged
rules fail, or there is nothing to change. The working tree is copied first and never touched.
"""
EXAMPLES: Final = """\
examples:
  bench/mutation                                  500 mutants, drawn by seed 1
  bench/mutation --seed 7 --json > report.json    another sample, as JSON
  bench/mutation --again report.json              only those that no scenario caught then
  bench/mutation --file rules/jail.py --sample 0  every mutant of one file
  bench/mutation --file rules/jail.py --list      what they are; nothing is run
"""


def main() -> int:
    words = _parser().parse_args()
    console = Console(highlight=False, stderr=words.json)
    if not console.is_terminal:
        console = Console(highlight=False, stderr=words.json, width=160)
    try:
        with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
            copy = copy_tree(ROOT, Path(folder) / "copy")
            mutants = all_mutants(copy / "src", words.file)
            chosen = _chosen(mutants, words)
            if words.list:
                print(*chosen, sep="\n")
                return 0
            report = _try(copy, chosen, len(mutants), words, console)
            os.chdir(ROOT)  # the copy goes
    except NothingShown as error:
        print(error, file=sys.stderr)
        return 2
    if words.json:
        print(json.dumps(report.to_json(), indent=1, ensure_ascii=False))
    report.print(console)
    return 0 if report.percent >= ENOUGH else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bench/mutation",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seed", type=int, default=1, help="of the sample (default: 1)")
    parser.add_argument(
        "--sample",
        type=int,
        default=SAMPLE,
        metavar="N",
        help=f"how many mutants; 0: all of them (default: {SAMPLE})",
    )
    parser.add_argument("--file", default="", metavar="FILE", help="only of rules/FILE")
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=f"random games that must go the same way (default: {GAMES})",
    )
    parser.add_argument(
        "--again", type=Path, metavar="REPORT", help="only those not caught in a --json report"
    )
    parser.add_argument("--list", action="store_true", help="name the sample and run nothing")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: 2)")
    return parser


def _chosen(mutants: list[Mutant], words: argparse.Namespace) -> list[Mutant]:
    """In the order in which they are to be tried; more than the sample, should some not start."""
    if min(words.sample, words.games) < 0 or words.jobs < 1:
        raise NothingShown("--sample and --games are at least 0, --jobs at least 1.")
    if words.again is None:
        order = shuffled(mutants, words.seed)
        return order[: words.sample or None] if words.list else order
    try:
        report = json.loads(words.again.read_text(encoding="utf-8"))
        keys = {
            (one["file"], one["line"], one["kind"], one["change"])
            for one in [*report["survivors"], *report["equivalent"]]
        }
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NothingShown(f"{words.again} is no report of this command: {error}") from None
    found = [mutant for mutant in mutants if named(mutant).key in keys]
    if not found:
        raise NothingShown(f"No mutant of these sources is named in {words.again}.")
    return found


def _try(
    copy: Path, chosen: list[Mutant], mutants: int, words: argparse.Namespace, console: Console
) -> Report:
    _use(copy)
    from bench.mutants.trial import Trial  # only now: it imports from the copy

    began = time.monotonic()
    with _bars(console) as bars:
        trial = Trial(copy, words.jobs, _Progress(bars))
        verdicts, unusable = trial.catch(chosen, words.sample or len(chosen))
        verdicts = trial.fuzz(verdicts, words.games)
        verdicts = trial.test(verdicts)
    return make_report(
        verdicts,
        unusable,
        seed=words.seed,
        mutants=mutants,
        games=words.games,
        seconds=time.monotonic() - began,
    )


def _use(copy: Path) -> None:
    """The copy is what is imported and tested, uncompiled, and by programs that tests start."""
    sys.path[:0] = [str(copy), str(copy / "src")]
    os.environ["PYTHONPATH"] = str(copy / "src")
    os.environ["MONOPOLY_PURE"] = "1"
    os.environ.pop("MONOPOLY_REQUIRE_COMPILED", None)
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(copy / ".hypothesis")


def _bars(console: Console) -> Bars:
    columns = (
        TextColumn("{task.fields[title]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[note]}"),
    )
    # Without a thread that refreshes them: this process forks.
    return Bars(*columns, console=console, auto_refresh=False)


class _Progress:
    def __init__(self, bars: Bars) -> None:
        self.bars = bars
        self.task: TaskID | None = None

    def begin(self, title: str, total: int) -> None:
        self.task = self.bars.add_task("", total=total, title=title, note="")
        self.bars.refresh()
        if not self.bars.console.is_terminal:
            self.say(f"{title}: {total}")

    def advance(self, note: str) -> None:
        if self.task is not None:
            self.bars.update(self.task, advance=1, note=escape(note), refresh=True)

    def say(self, sentence: str) -> None:
        self.bars.console.print(f"{time.strftime('%H:%M:%S')} {escape(sentence)}", soft_wrap=True)
