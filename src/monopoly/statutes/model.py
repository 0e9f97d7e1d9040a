"""The parts of the book, as plain values."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from monopoly.rules.ruleset import OVERLAYS, PRESETS, RuleSet, Value, rule_set
from monopoly.statutes.citation import Citation

SUFFIXES: Final = ("", *(f"-{overlay.suffix}" for overlay in OVERLAYS))


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
    def places(self) -> str:
        """Where it holds: of every preset, by itself and under each overlay; "" where nowhere."""
        alike: dict[tuple[str, ...], list[str]] = {}
        for preset in PRESETS:
            under = tuple(s for s in SUFFIXES if self.holds_in(_rules(preset.name + s)))
            if under:
                alike.setdefault(under, []).append(preset.name)
        return "; ".join(_place(names, under) for under, names in alike.items())


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


def _place(presets: list[str], under: tuple[str, ...]) -> str:
    """ "all but -short", "-short -timed", "statutes mcc", "mcc-short"."""
    everywhere = len(presets) == len(PRESETS)
    if "" not in under:
        return " ".join(under if everywhere else (p + s for p in presets for s in under))
    missing = " ".join(s for s in SUFFIXES if s not in under)
    whose = "all" if everywhere else " ".join(presets)
    return f"{whose} but {missing}" if missing else whose


@cache
def _rules(name: str) -> RuleSet:
    return rule_set(name)
