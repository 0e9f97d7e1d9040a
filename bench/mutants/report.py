"""What came of a trial, for people and for programs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.mutants.sources import Mutant

if TYPE_CHECKING:
    from bench.mutants.trial import Verdict

ENOUGH: Final = 90.0  # percent of those that are not equivalent


@dataclass(frozen=True, slots=True)
class Named:
    """A mutant in words."""

    file: str
    line: int
    function: str
    kind: str
    change: str
    by: str = ""  # what caught or noticed it

    @property
    def key(self) -> tuple[str, int, str, str]:
        return self.file, self.line, self.kind, self.change

    def __str__(self) -> str:
        where = f" in {self.function}" if self.function else ""
        return f"{self.file}:{self.line}{where}: {self.change}"


def named(mutant: Mutant, by: str = "") -> Named:
    mutation = mutant.mutation
    function, what = mutation.function, mutation.what
    return Named(mutant.file, mutation.line, function, what, mutation.describe(), by)


@dataclass(frozen=True, slots=True)
class Report:
    seed: int
    mutants: int  # of which the sample was drawn
    games: int
    seconds: int
    caught: list[Named]
    survivors: list[Named]  # not caught, but something else noticed
    equivalent: list[Named]
    unusable: list[Named]  # the engine does not even start: in no count

    @property
    def sample(self) -> int:
        return len(self.caught) + len(self.survivors) + len(self.equivalent)

    @property
    def percent(self) -> float:
        told_apart = len(self.caught) + len(self.survivors)
        return 100 * len(self.caught) / told_apart if told_apart else 100.0

    def to_json(self) -> dict[str, object]:
        return {"sample": self.sample, "percent": round(self.percent, 1)} | asdict(self)

    def print(self, console: Console) -> None:
        table = Table("file", "caught", "survived", "equivalent", header_style="bold")
        lists = (self.caught, self.survivors, self.equivalent)
        counts = [Counter(one.file for one in found) for found in lists]
        for file in sorted({file for count in counts for file in count}):
            table.add_row(file, *(str(count[file] or "") for count in counts))
        console.print(table)
        if self.equivalent:
            console.print("[bold]Counted as equivalent[/bold]: nothing told them apart.")
            for one in self.equivalent:
                console.print(f"  {escape(str(one))}", soft_wrap=True)
        if self.survivors:
            console.print("[bold]Survived the scenarios[/bold]: something else noticed.")
            for one in self.survivors:
                console.print(f"  [red]{escape(str(one))}[/red]", soft_wrap=True)
                console.print(f"      noticed: {escape(one.by)}", soft_wrap=True)
        told_apart = len(self.caught) + len(self.survivors)
        console.print(
            f"{self.sample} of {self.mutants:,} mutants, seed {self.seed}: {len(self.equivalent)} "
            f"equivalent; of the other {told_apart} the scenarios caught {len(self.caught)}: "
            f"[bold]{self.percent:.1f} %[/bold] ({self.seconds // 60} min {self.seconds % 60} s; "
            f"{len(self.unusable)} more did not start)."
        )


def make_report(
    verdicts: Sequence["Verdict"],
    unusable: Sequence[Mutant],
    *,
    seed: int,
    mutants: int,
    games: int,
    seconds: float,
) -> Report:
    return Report(
        seed,
        mutants,
        games,
        round(seconds),
        [named(one.mutant, one.caught_by) for one in verdicts if one.caught_by],
        [named(one.mutant, one.noticed_by) for one in verdicts if one.noticed_by],
        [named(one.mutant) for one in verdicts if one.equivalent],
        [named(mutant) for mutant in unusable],
    )
