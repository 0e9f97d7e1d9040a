"""The language of the scenarios: patterns with named pieces, and the steps they stand for.

A pattern reads as the step does: `{player} <builds> on {properties}`. What stands in braces is a
piece (`pieces.py` says how each is read); the verb in angle brackets is what "tries to" goes
before, in its plain form. Of the patterns that fit a step, the one with the most words of its own
is taken.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from monopoly.statutes.errors import StepError
from monopoly.statutes.scenarios.feature_file import GIVEN, THEN, WHEN
from monopoly.statutes.scenarios.placeholders import PIECES

if TYPE_CHECKING:
    from monopoly.statutes.scenarios.world import World

STEP_FILES: Final = "setup given turn business standing outcome told".split()
SETUP: Final = "Setup"  # a Given that says which game is played; it comes before all others

PART: Final = re.compile(r"\{([a-z ]+)\}|<([a-z]+)>")
PLAIN_FORMS: Final = {"passes": "pass"}  # of all others only the s goes

Run = Callable[..., object]


@dataclass(frozen=True, slots=True)
class StepKind:
    """One line of the vocabulary."""

    kind: str
    pattern: str
    summary: str
    run: Run
    added: bool  # not in the published list, but ours
    trying: bool = False  # the form with "tries to"

    @property
    def literals(self) -> int:
        return len(PART.sub("", self.pattern))

    @property
    def pieces(self) -> tuple[str, ...]:
        names = (part[1] for part in PART.finditer(self.pattern) if part[1])
        return tuple(name for name in names if PIECES[name].read is not None)

    @property
    def example(self) -> str:
        """The pattern with something in every place."""
        return PART.sub(lambda p: PIECES[p[1]].example if p[1] else p[2], self.pattern)


STEPS: Final[list[StepKind]] = []


def _adder(kind: str, pattern: str, added: bool) -> Callable[[Run], Run]:
    def add(run: Run) -> Run:
        summary = (run.__doc__ or "").strip().splitlines()[0]
        STEPS.append(StepKind(kind, pattern, summary, run, added))
        if verb := re.search("<([a-z]+)>", pattern):
            plain = PLAIN_FORMS.get(verb[1], verb[1].removesuffix("s"))
            trying = pattern.replace(verb[0], f"tries to {plain}")
            STEPS.append(StepKind(kind, trying, summary, run, added, trying=True))
        return run

    return add


def setup(pattern: str, *, added: bool = False) -> Callable[[Run], Run]:
    return _adder(SETUP, pattern, added)


def given(pattern: str, *, added: bool = False) -> Callable[[Run], Run]:
    return _adder(GIVEN, pattern, added)


def when(pattern: str, *, added: bool = False) -> Callable[[Run], Run]:
    return _adder(WHEN, pattern, added)


def then(pattern: str, *, added: bool = False) -> Callable[[Run], Run]:
    return _adder(THEN, pattern, added)


@cache
def vocabulary() -> tuple[StepKind, ...]:
    """Every step there is, those with the most words of their own first."""
    for name in STEP_FILES:  # each fills the list when it is imported
        import_module(f"monopoly.statutes.scenarios.steps.{name}")
    return tuple(sorted(STEPS, key=lambda step: -step.literals))


# --- matching


@dataclass(frozen=True, slots=True)
class Match:
    step: StepKind
    texts: tuple[str, ...]

    def read(self, w: "World | None") -> list[object]:
        """What the pieces of this step stand for at this table."""
        readers = [PIECES[name].read for name in self.step.pieces]
        return [read(w, text) for read, text in zip(readers, self.texts, strict=True) if read]


def matches(kind: str, text: str, players: tuple[str, ...] = ()) -> Iterator[Match]:
    """Every step of this kind whose words fit the text, the likeliest first."""
    words = " ".join(text.split())
    for step in vocabulary():
        if step.kind == kind and (found := _regex(step.pattern, _long(players)).fullmatch(words)):
            yield Match(step, found.groups())


def understand(kind: str, text: str, w: "World") -> tuple[StepKind, list[object]]:
    """The step a text is, with its pieces; `StepError` says what is wrong with it."""
    trouble: StepError | None = None
    for match in matches(kind, text, w.names.players):
        try:
            return match.step, match.read(w)
        except StepError as error:
            trouble = trouble or error
    raise trouble or unknown(kind, text, w.names.players)


def unknown(kind: str, text: str, players: tuple[str, ...] = ()) -> StepError:
    for other in (SETUP, GIVEN, WHEN, THEN):
        if other != kind and any(matches(other, text, players)):
            is_kind = GIVEN if other == SETUP else other
            return StepError(f'"{text}" is a {is_kind} step, not a {kind} step.')
    return StepError(f'There is no step "{kind} {text}": the nearest is "{nearest(kind, text)}".')


def nearest(kind: str, text: str) -> str:
    kinds = (GIVEN, SETUP) if kind == GIVEN else (kind,)
    known = [step for step in vocabulary() if step.kind in kinds]
    # "tries to" is common to all of them and would drown what tells them apart
    known = [step for step in known if step.trying == ("tries to" in text)]
    likeness = SequenceMatcher(b=text.casefold()[:200], autojunk=False)

    def ratio(step: StepKind) -> float:
        likeness.set_seq1(step.example.casefold())
        return likeness.ratio()

    best = max(known, key=ratio)
    return f"{kind} {best.example}"


def _long(players: tuple[str, ...]) -> tuple[str, ...]:
    """Names of several words; all others are read as one word, whoever plays."""
    return tuple(sorted((name for name in players if " " in name), key=len, reverse=True))


@cache
def _regex(pattern: str, long_names: tuple[str, ...]) -> re.Pattern[str]:
    parts: list[str] = []
    end = 0
    for part in PART.finditer(pattern):
        parts.append(_literal(pattern[end : part.start()]))
        end = part.end()
        parts.append(part[2] or _piece(part[1], long_names))
    parts.append(_literal(pattern[end:]))
    return re.compile("".join(parts), re.IGNORECASE)


def _literal(text: str) -> str:
    return re.escape(text).replace("'", "['’]")


def _piece(name: str, long_names: tuple[str, ...]) -> str:
    piece = PIECES[name]
    if piece.read is None:
        return f"(?:{piece.form})"
    if piece.one_word and long_names:
        known = "|".join(re.escape(name) for name in long_names)
        return f"({known}|{piece.form})"
    return f"({piece.form})"
