"""The whole trial: a sample of mutants, the scenarios, random games, the other tests."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol, TypeVar

from bench.mutants.book import Unchanged, first_failure, read_scenarios, run_unchanged, start
from bench.mutants.children import Done, Task, run_all
from bench.mutants.fuzzing import Watched, first_difference, play_watched
from bench.mutants.loading import Functions, import_all, import_anew
from bench.mutants.other_tests import run_tests
from bench.mutants.sources import Mutant, NothingShown
from monopoly.editions import edition_names, load_edition
from monopoly.statutes.scenarios.feature_file import Scenario

# In processor time. A changed game or book may take so many times what the unchanged one takes.
SECONDS_MIN: Final = 20.0
TIMES_UNCHANGED: Final = 10
SECONDS_UNCHANGED_MAX: Final = 1_800.0
SECONDS_PER_GAME: Final = 1.0
GAMES_IN_A_TASK: Final = 50

DOES_NOT_START: Final = "does not start"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Verdict:
    mutant: Mutant
    caught_by: str = ""  # a scenario
    noticed_by: str = ""  # else a random game or a test; nothing: it counts as equivalent

    @property
    def equivalent(self) -> bool:
        return not self.caught_by and not self.noticed_by


class Progress(Protocol):
    def begin(self, title: str, total: int) -> None: ...

    def advance(self, note: str) -> None: ...

    def say(self, sentence: str) -> None: ...


class Trial:
    def __init__(self, copy: Path, jobs: int, progress: Progress) -> None:
        """Everything is imported here once, before processes are forked."""
        self.jobs = jobs
        self.progress = progress
        self.scenarios: Final[list[Scenario]] = read_scenarios(copy / "src")
        for name in edition_names():
            load_edition(name)
        os.chdir(copy)  # where pytest finds the tests
        import_all()
        self.functions: Final = Functions()

    # --- the scenarios

    def catch(self, mutants: Sequence[Mutant], wanted: int) -> tuple[list[Verdict], list[Mutant]]:
        """Verdicts on the first `wanted` mutants that start, and those on the way that do not."""
        verdicts: list[Verdict] = []
        broken: list[Mutant] = []
        tried = 0
        self._book  # noqa: B018 - before the bar begins
        self.progress.begin("scenarios", min(wanted, len(mutants)))
        while tried < len(mutants) and len(verdicts) < wanted:
            some = mutants[tried : tried + wanted - len(verdicts)]
            tried += len(some)
            for mutant, done in self._on_each(some, self._scenarios_on, self._book_seconds):
                caught = done.trouble if done.result is None else done.result
                if caught == DOES_NOT_START:
                    broken.append(mutant)
                else:
                    verdicts.append(Verdict(mutant, caught))
                    self.progress.advance(mutant.place)
                    if not caught:
                        self.progress.say(f"no scenario catches {mutant}")
        return sorted(verdicts, key=lambda one: one.mutant.number), broken

    @cached_property
    def _book(self) -> Unchanged:
        task = Task(0, lambda: run_unchanged(self.scenarios), SECONDS_UNCHANGED_MAX)
        self.progress.begin(f"{len(self.scenarios)} scenarios on the unchanged rules", 1)
        [done] = run_all([task], 1)
        self.progress.advance("")
        if done.result is None or done.result.failed:
            why = done.trouble or (done.result.failed if done.result else "")
            raise NothingShown(f"The book fails on the unchanged rules: {why}")
        return done.result

    def _book_seconds(self, _: Mutant) -> float:
        return max(SECONDS_MIN, TIMES_UNCHANGED * self._book.seconds)

    def _scenarios_on(self, mutant: Mutant) -> str:
        try:
            self._change(mutant)
        except Exception:  # noqa: BLE001 - whatever it is, this is no engine any more
            return DOES_NOT_START
        return first_failure(self._likely(mutant))

    def _change(self, mutant: Mutant) -> None:
        """Puts the changed rules in place, in a process of their own."""
        if self._is_early(mutant):
            import_anew({mutant.module: mutant.code()})
            start()
        else:
            self.functions.change(mutant.code())

    def _is_early(self, mutant: Mutant) -> bool:
        """Whether it matters when the rules are imported or boards are set up."""
        return not mutant.mutation.function or not self._book.early.isdisjoint(mutant.at)

    def _likely(self, mutant: Mutant) -> list[Scenario]:
        """Those that run the changed line; all of them where boards are made with it."""
        if self._is_early(mutant):
            return self.scenarios
        runs = self._book.runs
        numbers = {number for line in mutant.at for number in runs.get(line, ())}
        return [self.scenarios[number] for number in sorted(numbers)]

    # --- random games

    def fuzz(self, verdicts: Sequence[Verdict], games: int) -> list[Verdict]:
        """What random games notice of the mutants that no scenario caught."""
        mutants = [one.mutant for one in verdicts if one.equivalent]
        played = self._play_unchanged(mutants, games) if mutants else {}
        to_play = {
            mutant.number: {
                seed: game.digest
                for seed, game in sorted(played.items())
                if mutant.number in game.differ
            }
            for mutant in mutants
        }

        def play(mutant: Mutant) -> str:
            self._change(mutant)
            return first_difference(to_play[mutant.number])

        def seconds(mutant: Mutant) -> float:
            return SECONDS_MIN + SECONDS_PER_GAME * len(to_play[mutant.number])

        return self._noticed("random games with mutants", verdicts, play, seconds)

    def _play_unchanged(self, mutants: list[Mutant], games: int) -> dict[int, Watched]:
        def play(first: int) -> Callable[[], dict[int, Watched]]:
            return lambda: play_watched(range(first, min(first + GAMES_IN_A_TASK, games)), mutants)

        firsts = range(0, games, GAMES_IN_A_TASK)
        self.progress.begin(f"{games} random games, unchanged and watched", len(firsts))
        played: dict[int, Watched] = {}
        tasks = (Task(first, play(first), SECONDS_UNCHANGED_MAX) for first in firsts)
        for done in run_all(tasks, self.jobs):
            if done.result is None:
                raise NothingShown(f"A random game fails on the unchanged rules: {done.trouble}")
            played |= done.result
            self.progress.advance("")
        return played

    # --- the other tests

    def test(self, verdicts: Sequence[Verdict]) -> list[Verdict]:
        """What the other tests notice of the mutants that are still like the original."""
        if not any(one.equivalent for one in verdicts):
            return list(verdicts)
        self.progress.begin("the other tests on the unchanged rules", 1)
        [done] = run_all([Task(0, lambda: run_tests(record=True), SECONDS_UNCHANGED_MAX)], 1)
        self.progress.advance("")
        if done.result is None or done.result.failed:
            why = done.trouble or (done.result.failed if done.result else "")
            raise NothingShown(f"A test fails on the unchanged rules: {why}")
        tests = done.result

        def test(mutant: Mutant) -> str:
            self._change(mutant)
            if self._is_early(mutant):
                return run_tests().failed
            wanted = {name for line in mutant.at for name in tests.runs.get(line, ())}
            return run_tests(wanted).failed if wanted else ""

        return self._noticed("the other tests", verdicts, test, lambda _: SECONDS_UNCHANGED_MAX)

    # --- one process for each mutant

    def _noticed(
        self,
        title: str,
        verdicts: Sequence[Verdict],
        look: Callable[[Mutant], str],
        seconds: Callable[[Mutant], float],
    ) -> list[Verdict]:
        mutants = [one.mutant for one in verdicts if one.equivalent]
        self.progress.begin(title, len(mutants))
        noticed: dict[int, str] = {}
        for mutant, done in self._on_each(mutants, look, seconds):
            noticed[mutant.number] = done.trouble if done.result is None else done.result
            self.progress.advance(mutant.place)
        return [
            replace(one, noticed_by=noticed.get(one.mutant.number, one.noticed_by))
            for one in verdicts
        ]

    def _on_each(
        self,
        mutants: Sequence[Mutant],
        look: Callable[[Mutant], T],
        seconds: Callable[[Mutant], float],
    ) -> Iterator[tuple[Mutant, Done[T]]]:
        def task(place: int) -> Task[T]:
            mutant = mutants[place]
            return Task(place, lambda: look(mutant), seconds(mutant))

        for done in run_all(map(task, range(len(mutants))), self.jobs):
            yield mutants[done.number], done
