"""The parts of the book, as plain values."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from monopoly.rules.ruleset import OVERLAYS, PRESETS, RuleSet, Value, rule_set
from monopoly.statutes.citation import Citation


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
    def presets(self) -> tuple[str, ...]:
        """The presets it holds in; where none does by itself, the overlays that bring it."""
        if not self.holds:
            return ("all",)
        bare = tuple(p.name for p in PRESETS if self.holds_in(_rules(p.name)))
        if bare:
            return ("all",) if len(bare) == len(PRESETS) else bare
        return tuple(
            f"-{overlay.suffix}"
            for overlay in OVERLAYS
            if any(self.holds_in(_rules(f"{p.name}-{overlay.suffix}")) for p in PRESETS)
        )


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
