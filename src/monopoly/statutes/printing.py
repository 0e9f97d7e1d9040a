"""How the book looks in a terminal."""

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from monopoly.rules.options import OPTIONS, board_options
from monopoly.statutes.model import Clause, Section
from monopoly.statutes.option_list import values_of
from monopoly.statutes.scenarios.feature_file import GIVEN, THEN, WHEN, Scenario
from monopoly.statutes.scenarios.language import SETUP, StepKind
from monopoly.statutes.search import Book, scenarios_of

TEXT_WIDTH = 88  # longer lines are hard to read
PIPED_WIDTH = 160
HEADINGS = {
    GIVEN: "Given: the table before the story",
    WHEN: 'When: what is done; "tries to" with the plain form may be refused',
    THEN: "Then: what must be so",
}


def console() -> Console:
    """To a terminal in its own width; to a file or a pipe in one that cuts nothing short."""
    found = Console(highlight=False)
    return found if found.is_terminal else Console(highlight=False, width=PIPED_WIDTH)


def contents(book: Book) -> Iterable[RenderableType]:
    for chapter in book.chapters:
        yield Text(f"{chapter.number} MCS  {chapter.title}", style="bold")
        for section in chapter.sections:
            line = Text(f"  {section.citation}".ljust(14), style="cyan")
            line.append(section.title, style="default")
            count = len(section.clauses)
            line.append(f"  {count} clause{'s' if count > 1 else ''}", style="dim")
            yield line
        yield Text()
    yield Text(
        "monopoly rules 10 MCS 120 · monopoly rules jail · monopoly rules --help", style="dim"
    )


def section(
    found: Section, clauses: list[Clause], *, scenarios: bool = False
) -> Iterable[RenderableType]:
    yield Rule(f"[bold]{found.citation}  {found.title}[/bold]", align="left", style="dim")
    for clause in clauses:
        yield from _clause(clause)
        if scenarios:
            for scenario in scenarios_of(found)[clause.citation]:
                yield Padding(_scenario(scenario), (0, 0, 1, 8), expand=False)


def _clause(clause: Clause) -> Iterable[RenderableType]:
    heading = Text(clause.citation.letters or str(clause.citation), style="bold cyan")
    heading.append(f"  {clause.title}", style="bold")
    yield heading
    grid = Table.grid()
    grid.add_column(width=TEXT_WIDTH)
    grid.add_row(Text(clause.text))
    notes = []
    if clause.condition:
        notes.append(f"Where {clause.condition}: {_places(clause)}.")
    if clause.untestable:
        notes.append(f"No scenario: {clause.untestable}")
    if clause.sources:
        notes.append(f"From {', '.join(clause.sources)}.")
    grid.add_row(Text(" ".join(notes), style="dim"))
    yield Padding(grid, (0, 0, 1, 4), expand=False)


def _places(clause: Clause) -> str:
    places = clause.where
    return "every preset" if places == "all" else places or "no preset by itself"


def _scenario(scenario: Scenario) -> Text:
    text = Text(f"{scenario.name}\n", style="italic")
    for step in scenario.steps:
        text.append(f"  {step.keyword:>5} ", style="green not italic")
        text.append(f"{step.text}\n", style="not italic")
    text.rstrip()
    return text


def hits(found: list[tuple[Section, Clause]]) -> Iterable[RenderableType]:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for within, clause in found:
        title = Text(clause.title, style="bold")
        title.append(f"  {within.title}", style="dim not bold")
        table.add_row(str(clause.citation), title)
        table.add_row("", Text(clause.text))
    yield table


def steps(known: Iterable[StepKind]) -> Iterable[RenderableType]:
    shown = [step for step in known if not step.trying]
    for kind, heading in HEADINGS.items():
        yield Text(heading, style="bold")
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan")
        table.add_column()
        for step in shown:
            if step.kind == kind or (kind == GIVEN and step.kind == SETUP):
                table.add_row(f"  {kind} {step.example}", Text(step.summary))
        yield table
        yield Text()


def options() -> Iterable[RenderableType]:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("option", style="cyan", no_wrap=True)
    table.add_column("values, the default first")
    table.add_column("what it does")
    table.add_column("clause", no_wrap=True)
    for option in (*board_options(), *OPTIONS):
        row = (option.name, values_of(option), option.summary, option.clause)
        table.add_row(*map(Text, row))
    yield table


def matrix(book: Book) -> Iterable[RenderableType]:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("clause", style="cyan", no_wrap=True)
    table.add_column("title")
    table.add_column("holds in")
    table.add_column("scenarios", justify="right")
    table.add_column("sources")
    for within in book.sections:
        by_clause = scenarios_of(within)
        for clause in within.clauses:
            count = len(by_clause[clause.citation])
            places = clause.where or f"by option: {clause.condition}"
            shown = "untestable" if clause.untestable and not count else str(count)
            row = (str(clause.citation), clause.title, places, shown, " ".join(clause.sources))
            table.add_row(*map(Text, row))
    yield table
