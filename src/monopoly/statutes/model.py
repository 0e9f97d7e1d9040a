"""The parts of the book, as plain values."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from monopoly.rules.ruleset import OVERLAYS, PRESETS, RuleSet, Value, rule_set
from monopoly.statutes.citation import Citation

SUFFIXES: Final = tuple(overlay.suffix for overlay in OVERLAYS)


@dataclass(frozen=True, slots=True)
class Place:
    """Presets under which a clause holds alike: by themselves, and under these overlays."""

    presets: tuple[str, ...]
    by_themselves: bool
    overlays: tuple[str, ...]  # their suffixes

    def __str__(self) -> str:
        """ "all but -short", "-short -timed", "statutes mcc", "mcc-short"."""
        everywhere = len(self.presets) == len(PRESETS)
        under = [f"-{suffix}" for suffix in self.overlays]
        if not self.by_themselves:
            return " ".join(under if everywhere else (p + s for p in self.presets for s in under))
        missing = " ".join(f"-{suffix}" for suffix in SUFFIXES if suffix not in self.overlays)
        whose = "all" if everywhere else " ".join(self.presets)
        return f"{whose} but {missing}" if missing else whose


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule. `holds` are the options it depends on, each with the values it holds under."""

    citation: Citation
    title: str
    text: str
    sources: tuple[str, ...]  # "000:93-95": a document and its lines
    holds: tuple[tuple[str, tuple[Value, ...]], ...] = ()
    untestable: str = ""  # why no program can show it

    def holds_in(self, rules: RuleSet) -> bool:
        options = rules.options()
        return all(options[name] in values for name, values in self.holds)

    @property
    def condition(self) -> str:
        """What must be chosen for it to hold, in words; "" when it always does."""
        return ", ".join(
            f"{name} is {' or '.join(str(value).lower() for value in values)}"
            for name, values in self.holds
        )

    @property
    def places(self) -> tuple[Place, ...]:
        """Where it holds, of every preset by itself and under each overlay."""
        alike: dict[tuple[bool, tuple[str, ...]], list[str]] = {}
        for preset in PRESETS:
            bare = self.holds_in(_rules(preset.name))
            under = tuple(s for s in SUFFIXES if self.holds_in(_rules(f"{preset.name}-{s}")))
            if bare or under:
                alike.setdefault((bare, under), []).append(preset.name)
        return tuple(Place(tuple(names), *where) for where, names in alike.items())

    @property
    def where(self) -> str:
        """The same in words; "" where it holds nowhere by itself."""
        return "; ".join(map(str, self.places))


@dataclass(frozen=True, slots=True)
class Section:
    citation: Citation
    title: str
    keywords: tuple[str, ...]
    clauses: tuple[Clause, ...]
    feature: Path | None  # where its scenarios are


@dataclass(frozen=True, slots=True)
class Chapter:
    number: int
    title: str
    sections: tuple[Section, ...]


@cache
def _rules(name: str) -> RuleSet:
    return rule_set(name)
