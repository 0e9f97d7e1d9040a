"""A review for a terminal."""

from typing import Final, get_args

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from monopoly.analysis.model import Estimate
from monopoly.analysis.report import points as percent
from monopoly.analysis.report import policy
from monopoly.analysis.review.decisions import Kind
from monopoly.analysis.review.model import POINTS, Deal, Review, TurningPoint
from monopoly.analysis.review.words import StepWords, told
from monopoly.lab.tables import new_table

ERRORS_SHOWN: Final = 8
CAUSES: Final = {"throw": "the dice", "card": "a card", "decision": "a decision", "clock": "time"}
GRADES_NOTE: Final = (
    "Errors stand beside the account: how many there were of the decisions that mattered, the "
    "points given away in all and for each of these decisions, and a grade by kind of decision, "
    "from A to E."
)
NO_TURNING_POINT: Final = "None that is beyond doubt in so few games."


def print_review(console: Console, review: Review, words: dict[int, StepWords]) -> None:
    _account(console, review)
    _grades(console, review)
    _errors(console, review, words)
    _turning_points(console, review, words)
    _deals(console, review, words)
    console.print(
        f"{review.games:,} games were played out for every chance, by {policy(review.policy)}; "
        "± is the 95 % interval.",
        style="dim",
    )


def _account(console: Console, review: Review) -> None:
    result = "result" if review.over else "now"
    heads = ("player", "start", "luck", "own decisions", "others'", result)
    table = new_table("The account, in points", *heads)
    for player in review.players:
        table.add_row(
            Text(player.name),
            percent(player.start.value),
            signed(player.luck),
            signed(player.own),
            signed(player.others),
            percent(player.result),
        )
    console.print(table)


def _grades(console: Console, review: Review) -> None:
    """Beside the account: what was given away, in all and for each decision that mattered."""
    kinds = kinds_of(review)
    table = new_table("Points lost by errors", "player", "errors", "lost", "each", *kinds)
    for player in review.players:
        grades = {one.kind: one for one in player.grades}
        cells = [
            f"{grades[kind].letter} {grades[kind].lost:.1f}" if kind in grades else "–"
            for kind in kinds
        ]
        errors = f"{player.errors} of {player.mattered}"
        lost = (f"{player.lost:.1f}", f"{player.lost_each:.1f}")
        table.add_row(Text(player.name), errors, *lost, *cells)
    console.print(table)
    console.print(GRADES_NOTE, style="dim")
    console.print()


def kinds_of(review: Review) -> list[str]:
    """The kinds of decisions that have a grade, in the order of the grades."""
    found = {grade.kind: grade for player in review.players for grade in player.grades}
    return [kind for kind in get_args(Kind) if kind in found]


def _errors(console: Console, review: Review, words: dict[int, StepWords]) -> None:
    errors = review.errors
    console.print(Text(f"Errors: {len(errors)}", "bold"))
    for one in errors[:ERRORS_SHOWN]:
        step = words[one.step]
        name = review.players[one.seat].name
        _line(console, 2, (f"turn {step.turn}, step {one.step}, {name}  ", "dim"), step.done)
        _line(console, 4, f"better: {step.better}  ", (lost(one.loss), "bold"))
    more = len(errors) - ERRORS_SHOWN
    if more > 0:
        _line(console, 2, (f"and {more} smaller {'one' if more == 1 else 'ones'}", "dim"))
    console.print()


def _turning_points(console: Console, review: Review, words: dict[int, StepWords]) -> None:
    console.print(Text("Turning points", "bold"))
    for one in review.turning_points:
        turn = words[one.steps[0]].turn
        _line(console, 2, (f"turn {turn}, {CAUSES[one.cause]}  ", "dim"), told(one.steps, words))
        _line(console, 4, moved(review, one))
    if not review.turning_points:
        _line(console, 2, (NO_TURNING_POINT, "dim"))
    console.print()


def _line(console: Console, indent: int, *parts: str | tuple[str, str]) -> None:
    """Indented, its further lines too."""
    console.print(Padding(Text.assemble(*parts), (0, 0, 0, indent)))


def moved(review: Review, one: TurningPoint) -> str:
    """Whose chance it changed: those of whom the interval says so."""
    return ", ".join(
        f"{player.name} {signed(figure)}"
        for player, figure in zip(review.players, one.points, strict=True)
        if figure.low > 0 or figure.high < 0
    )


def _deals(console: Console, review: Review, words: dict[int, StepWords]) -> None:
    for title, deal in best_and_worst(review):
        console.print(Text(f"{title}, beside a refusal", "bold"))
        _line(console, 2, (f"turn {words[deal.step].turn}  ", "dim"), words[deal.step].told)
        for player, figure in zip(review.players, deal.points, strict=True):
            _line(console, 4, f"{player.name} {signed(figure)}")
        paid = [review.players[seat].name for seat in deal.who_paid]
        if paid:
            _line(console, 4, f"paid for by {', '.join(paid)}, who did not trade")
        console.print()


def best_and_worst(review: Review) -> list[tuple[str, Deal]]:
    """The deal that brought one of the two most, and the one that cost one of them most."""

    def gain(deal: Deal) -> float:
        return max(deal.points[deal.proposer].value, deal.points[deal.receiver].value)

    def cost(deal: Deal) -> float:
        return min(deal.points[deal.proposer].value, deal.points[deal.receiver].value)

    if not review.deals:
        return []
    best, worst = max(review.deals, key=gain), min(review.deals, key=cost)
    if len(review.deals) == 1:
        return [("The only deal", best)]
    if best is worst:
        return [("The best deal for one and the worst for the other", best)]
    return [("The best deal", best), ("The worst deal", worst)]


def signed(figure: Estimate) -> str:
    """In points, with half of its interval."""
    return f"{figure.value:+z.1f} ± {(figure.high - figure.low) / 2:.1f}"


def lost(figure: Estimate) -> str:
    half = POINTS * (figure.high - figure.low) / 2
    return f"{POINTS * figure.value:.1f} ± {half:.1f} points"
