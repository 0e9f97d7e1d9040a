"""`monopoly rules`: read the book, search it, and run scenarios on the engine."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from typer.core import TyperGroup

if TYPE_CHECKING:
    from rich.console import RenderableType

    from monopoly.statutes.search import Book

HELP = """The law of the game, clause by clause, and scenarios that run on the engine.

Without a word: the contents. With a citation or a word: the clauses.

\b
  monopoly rules 10 MCS 120           a section
  monopoly rules "10 MCS 120(e-1b)"   a clause and those below it
  monopoly rules jail --scenarios     what the book says about Jail, and shows
  monopoly rules search third double  clauses in which all the words occur
  monopoly rules check my.feature     your own scenarios on the engine
  monopoly rules steps                the words scenarios are written in
  monopoly rules options              what can be played otherwise
  monopoly rules matrix               which clause holds where, and its sources
"""


class FreeWords(TyperGroup):
    """What is not the name of a command is a citation or a word to look up."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        if args and args[0] == "--scenarios":
            args = [*args[1:], args[0]]
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            args = ["show", *args]
        return super().parse_args(ctx, args)


rules = typer.Typer(
    cls=FreeWords,
    help=HELP,
    invoke_without_command=True,
    rich_markup_mode=None,
    add_completion=False,
)


@rules.callback()
def contents(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        from monopoly.statutes import printing

        _print(printing.contents(_book()))


@rules.command()
def show(
    words: Annotated[list[str], typer.Argument(help="A citation (10 MCS 120) or a word (jail).")],
    *,
    scenarios: Annotated[bool, typer.Option("--scenarios", help="With the scenarios.")] = False,
) -> None:
    """Show what a citation or a word names."""
    from monopoly.statutes import printing

    book = _book()
    text = " ".join(words)
    found = book.look_up(text)
    if not found:
        _fail(f'The book has nothing under "{text}": the nearest is "{book.nearest(text)}".')
    for section, clauses in found:
        _print(printing.section(section, clauses, scenarios=scenarios))


@rules.command()
def search(
    words: Annotated[list[str], typer.Argument(help="All must occur in a clause.")],
) -> None:
    """Find clauses by words."""
    from monopoly.statutes import printing

    found = _book().search(words)
    if not found:
        _fail(f'No clause speaks of "{" ".join(words)}".')
    _print(printing.hits(found))


@rules.command()
def check(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Feature files or folders; none is the book.")
    ] = None,
) -> None:
    """Run scenarios on the engine.

    One line each, the counts last; the exit status is 1 if one failed.
    """
    from monopoly.statutes.scenarios.runner import Result, run_paths
    from monopoly.statutes.search import FOLDER

    passed = failed = unread = 0
    for result in run_paths(paths or [FOLDER]):
        if not isinstance(result, Result):
            unread += 1
            _line("error", str(result))
        elif result.passed:
            passed += 1
            _line("passed", result.scenario.title)
        else:
            failed += 1
            _line("failed", f"{result.scenario.title} — {result.message}")
    unreadable = f", {unread} unreadable" if unread else ""
    typer.echo(f"{passed} passed, {failed} failed{unreadable}")
    if failed or unread:
        raise typer.Exit(1)


COLORS = {"passed": typer.colors.GREEN, "failed": typer.colors.RED, "error": typer.colors.RED}


def _line(status: str, text: str) -> None:
    typer.echo(f"{typer.style(status.ljust(6), fg=COLORS[status])} {' '.join(text.split())}")


@rules.command()
def steps() -> None:
    """List the words that scenarios are written in."""
    from monopoly.statutes import printing
    from monopoly.statutes.scenarios.language import STEPS, vocabulary

    vocabulary()
    _print(printing.steps(STEPS))


@rules.command()
def options() -> None:
    """List the options of the rules, their values and clauses."""
    from monopoly.statutes import printing

    _print(printing.options())


@rules.command()
def matrix() -> None:
    """List where each clause holds and comes from."""
    from monopoly.statutes import printing

    _print(printing.matrix(_book()))


def _book() -> "Book":
    from monopoly.statutes.errors import StatutesError
    from monopoly.statutes.search import load_book

    try:
        return load_book()
    except StatutesError as error:
        _fail(str(error))


def _print(parts: "Iterable[RenderableType]") -> None:
    from monopoly.statutes.errors import StatutesError
    from monopoly.statutes.printing import console

    out = console()
    try:
        for part in parts:
            out.print(part)
    except StatutesError as error:  # a feature file of the book, read only when it is shown
        _fail(str(error))


def _fail(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(1)
