"""A review for a terminal."""

from typing import Final

from rich.console import Console
from rich.text import Text

from monopoly.analysis.model import Estimate
from monopoly.analysis.report import points as percent
from monopoly.analysis.review.account import POINTS
from monopoly.analysis.review.model import Deal, Review
from monopoly.analysis.review.words import StepWords
from monopoly.lab.tables import new_table

ERRORS_SHOWN: Final = 8


def print_review(console: Console, review: Review, words: dict[int, StepWords]) -> None:
    _players(console, review)
    _grades(console, review)
    _errors(console, review, words)
    _turning_points(console, review, words)
    _deals(console, review, words)
    console.print(
        f"{review.games:,} games were played out for every chance, by {review.policy[0]}; "
        "an interval of 95 % stands in parentheses.",
        style="dim",
    )


def _players(console: Console, review: Review) -> None:
    result = "result" if review.over else "now"
    table = new_table(
        "The account, in points",
        "player",
        "start",
        result,
        "luck",
        "own",
        "others",
        "lost by errors",
    )
    for player in review.players:
        table.add_row(
            Text(player.name),
            percent(player.start.value),
            percent(player.result),
            signed(player.luck),
            f"{player.own:+.1f}",
            f"{player.others:+.1f}",
            f"{player.lost:.1f} ({player.errors} of {player.mattered})",
        )
    console.print(table)


def _grades(console: Console, review: Review) -> None:
    kinds = list(dict.fromkeys(g.kind for player in review.players for g in player.grades))
    table = new_table("Grades, and points lost", "player", *kinds)
    for player in review.players:
        grades = {one.kind: one for one in player.grades}
        cells = [
            f"{grades[kind].letter} {grades[kind].lost:.1f}" if kind in grades else "–"
            for kind in kinds
        ]
        table.add_row(Text(player.name), *cells)
    console.print(table)


def _errors(console: Console, review: Review, words: dict[int, StepWords]) -> None:
    errors = review.errors
    console.print(Text(f"Errors: {len(errors)}", "bold"))
    for one in errors[:ERRORS_SHOWN]:
        told = words[one.step]
        console.print(
            Text(f"  turn {told.turn}, step {one.step}  ", "dim"),
            Text(told.told),
            Text(f"\n    better: {told.better}  "),
            Text(f"{lost(one.loss)}", "bold"),
            sep="",
        )
    if len(errors) > ERRORS_SHOWN:
        console.print(f"  and {len(errors) - ERRORS_SHOWN} smaller ones", style="dim")
    console.print()


def _turning_points(console: Console, review: Review, words: dict[int, StepWords]) -> None:
    console.print(Text("Turning points", "bold"))
    for change in review.turning_points:
        told = words[change.step]
        moved = ", ".join(
            f"{player.name} {figure.value:+.1f}"
            for player, figure in zip(review.players, change.points, strict=True)
            if abs(figure.value) >= 1
        )
        cause = {"throw": "the dice", "card": "a card", "decision": "a decision", "clock": "time"}
        console.print(
            Text(f"  turn {told.turn}, {cause[change.cause]}  ", "dim"),
            Text(told.told),
            Text(f"\n    {moved}"),
            sep="",
        )
    console.print()


def _deals(console: Console, review: Review, words: dict[int, StepWords]) -> None:
    if not review.deals:
        return
    for title, deal in best_and_worst(review):
        console.print(Text(title, "bold"))
        console.print(Text(f"  {words[deal.step].told}"))
        for player, figure in zip(review.players, deal.points, strict=True):
            console.print(Text(f"    {player.name}: {signed(figure)}"))
        paid = [review.players[seat].name for seat in deal.who_paid]
        if paid:
            console.print(Text(f"    paid for by {', '.join(paid)}, who did not trade"))
    console.print()


def best_and_worst(review: Review) -> list[tuple[str, Deal]]:
    """The deal that brought one of the two most, and the one that cost one of them most."""

    def gain(deal: Deal) -> float:
        return max(deal.points[deal.proposer].value, deal.points[deal.receiver].value)

    def cost(deal: Deal) -> float:
        return min(deal.points[deal.proposer].value, deal.points[deal.receiver].value)

    best, worst = max(review.deals, key=gain), min(review.deals, key=cost)
    found = [("The best deal", best)]
    return [*found, ("The worst deal", worst)] if worst is not best else found


def signed(figure: Estimate) -> str:
    return f"{figure.value:+.1f} ({figure.low:+.1f} to {figure.high:+.1f})"


def lost(figure: Estimate) -> str:
    low, high = POINTS * figure.low, POINTS * figure.high
    return f"{POINTS * figure.value:.1f} points ({low:.1f} to {high:.1f})"
