"""A review as one HTML file that needs nothing else: chart, account, mistakes and small boards."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.report import points as percent
from monopoly.analysis.review.chart import SEAT_COLORS, chart
from monopoly.analysis.review.model import Change, Review
from monopoly.analysis.review.report import best_and_worst, lost, signed
from monopoly.analysis.review.small_board import small_board
from monopoly.analysis.review.style import STYLE
from monopoly.analysis.review.words import StepWords
from monopoly.game.game import Game

Section = tuple[str, tuple[str, ...], Review, dict[int, StepWords]]
ERRORS_SHOWN: Final = 12
CAUSES: Final = {"throw": "the dice", "card": "a card", "decision": "a decision", "clock": "time"}


def write_page(path: Path, sections: Sequence[Section]) -> None:
    body = "\n".join(_section(*section) for section in sections)
    title = escape(", ".join(section[0] for section in sections))
    text = (
        f'<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Review: {title}</title>\n<style>{STYLE}</style></head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise AnalysisError(f"{path} cannot be written: {error.strerror}.") from None


def _section(name: str, lines: tuple[str, ...], review: Review, words: dict[int, StepWords]) -> str:
    errors = review.errors[:ERRORS_SHOWN]
    turning = review.turning_points
    wanted = {one.step for one in errors} | {change.step for change in turning}
    boards = _boards(lines, wanted)
    parts = [
        f"<h1>{escape(name)}</h1>",
        _legend(review),
        chart(review, words),
        (
            '<p class="quiet">Everybody’s chance to win after each step. Dots are errors: '
            "the larger, the more was given away. Point at one to read it.</p>"
        ),
        "<h2>The account</h2>",
        _account(review),
        "<h2>Grades</h2>",
        _grades(review),
        f"<h2>Errors ({len(review.errors)})</h2>",
        *(
            _moment(
                boards[one.step],
                f"step-{one.step}",
                f"Turn {words[one.step].turn}: {words[one.step].told}",
                f"Better: {words[one.step].better}. Given away: {lost(one.loss)}.",
            )
            for one in errors
        ),
        "<h2>Turning points</h2>",
        *(_turning_point(review, change, boards, words) for change in turning),
        *_deals(review, words),
        (
            f'<p class="quiet">{review.games:,} games were played out for every chance, by '
            f"{escape(review.policy[0])}; intervals are 95 %.</p>"
        ),
    ]
    return "\n".join(parts)


def _boards(lines: tuple[str, ...], wanted: set[int]) -> dict[int, str]:
    """The board before each of these steps."""
    found: dict[int, str] = {}
    for number, (game, _) in enumerate(Game.replay_steps(lines)):
        if number in wanted:
            found[number] = small_board(game)
    return found


def _dot(seat: int) -> str:
    return f'<span class="dot" style="background:{SEAT_COLORS[seat]}"></span> '


def _legend(review: Review) -> str:
    names = (f"{_dot(seat)}{escape(p.name)}" for seat, p in enumerate(review.players))
    return f"<p>{' &nbsp; '.join(names)}</p>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{cell}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{c}</td>" for c in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _account(review: Review) -> str:
    rows = [
        [
            f"{_dot(seat)}{escape(player.name)}",
            percent(player.start.value),
            signed(player.luck),
            f"{player.own:+.1f}",
            f"{player.others:+.1f}",
            percent(player.result),
            f"{player.lost:.1f} in {player.errors} of {player.mattered}",
        ]
        for seat, player in enumerate(review.players)
    ]
    head = ["player", "start", "luck", "own decisions", "others’", "result", "lost by errors"]
    note = (
        '<p class="quiet">In points. Start, luck, own decisions and those of others add up to the '
        "result. Errors stand beside it: what the best choice would have been worth more.</p>"
    )
    return _table(head, rows) + note


def _grades(review: Review) -> str:
    kinds = list(dict.fromkeys(g.kind for player in review.players for g in player.grades))
    rows = []
    for seat, player in enumerate(review.players):
        grades = {one.kind: one for one in player.grades}
        cells = [
            f"<b>{grades[k].letter}</b> {grades[k].lost:.1f}" if k in grades else "–" for k in kinds
        ]
        rows.append([f"{_dot(seat)}{escape(player.name)}", *cells])
    return _table(["player", *kinds], rows)


def _moment(board: str, anchor: str, told: str, verdict: str) -> str:
    return (
        f'<div class="moment" id="{anchor}">{board}<div><p>{escape(told)}</p>'
        f"<p><b>{escape(verdict)}</b></p></div></div>"
    )


def _turning_point(
    review: Review, change: Change, boards: dict[int, str], words: dict[int, StepWords]
) -> str:
    moved = ", ".join(
        f"{player.name} {figure.value:+.1f}"
        for player, figure in zip(review.players, change.points, strict=True)
    )
    told = f"Turn {words[change.step].turn}, {CAUSES[change.cause]}: {words[change.step].told}"
    return _moment(boards[change.step], f"turning-{change.step}", told, moved)


def _deals(review: Review, words: dict[int, StepWords]) -> list[str]:
    found = []
    for title, deal in best_and_worst(review) if review.deals else []:
        rows = [
            [f"{_dot(seat)}{escape(player.name)}", signed(deal.points[seat])]
            for seat, player in enumerate(review.players)
        ]
        paid = [review.players[seat].name for seat in deal.who_paid]
        found += [f"<h2>{title}</h2>", f"<p>{escape(words[deal.step].told)}</p>"]
        found.append(_table(["player", "points, beside a refusal"], rows))
        if paid:
            found.append(f"<p>Paid for by {escape(', '.join(paid))}, who did not trade.</p>")
    return found
