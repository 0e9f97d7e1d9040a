"""A review as one HTML file that needs nothing else: chart, account, mistakes and small boards."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.report import points as percent
from monopoly.analysis.report import policy
from monopoly.analysis.review.chart import SEAT_COLORS, chart
from monopoly.analysis.review.model import Review, TurningPoint
from monopoly.analysis.review.report import (
    CAUSES,
    NO_TURNING_POINT,
    best_and_worst,
    kinds_of,
    lost,
    moved,
    signed,
)
from monopoly.analysis.review.small_board import small_board
from monopoly.analysis.review.style import STYLE
from monopoly.analysis.review.words import StepWords, told
from monopoly.game.game import Game

Section = tuple[str, tuple[str, ...], Review, dict[int, StepWords]]
ERRORS_SHOWN: Final = 12


def check_page(path: Path) -> None:
    """Whether a page can be written there: asked before any game is played."""
    there = path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise AnalysisError(f"{path} cannot be written: {error.strerror}.") from None
    if not there:
        path.unlink()


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
    wanted = {one.step for one in errors} | {one.steps[0] for one in turning}
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
        "<h2>Points lost by errors</h2>",
        _grades(review),
        _heading_of_errors(review),
        *(
            _moment(
                boards[one.step],
                f"step-{one.step}",
                f"Turn {words[one.step].turn}: {words[one.step].done}",
                f"Better: {words[one.step].better}. Given away: {lost(one.loss)}.",
            )
            for one in errors
        ),
        "<h2>Turning points</h2>",
        *(_turning_point(review, one, boards, words) for one in turning),
        *([] if turning else [f'<p class="quiet">{NO_TURNING_POINT}</p>']),
        *_deals(review, words),
        (
            f'<p class="quiet">{review.games:,} games were played out for every chance, by '
            f"{escape(policy(review.policy))}; ± is the 95 % interval.</p>"
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
    table = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def _account(review: Review) -> str:
    rows = [
        [
            f"{_dot(seat)}{escape(player.name)}",
            percent(player.start.value),
            signed(player.luck),
            signed(player.own),
            signed(player.others),
            percent(player.result),
        ]
        for seat, player in enumerate(review.players)
    ]
    result = "result" if review.over else "now"
    head = ["player", "start", "luck", "own decisions", "others’", result]
    note = (
        '<p class="quiet">In points. Start, luck, own decisions and those of others add up to the '
        f"{result}.</p>"
    )
    return _table(head, rows) + note


def _heading_of_errors(review: Review) -> str:
    count = len(review.errors)
    worst = f", the worst {ERRORS_SHOWN}" if count > ERRORS_SHOWN else ""
    return f"<h2>Errors ({count}{worst})</h2>"


def _grades(review: Review) -> str:
    kinds = kinds_of(review)
    rows = []
    for seat, player in enumerate(review.players):
        grades = {one.kind: one for one in player.grades}
        cells = [
            f"<b>{grades[k].letter}</b> {grades[k].lost:.1f}" if k in grades else "–" for k in kinds
        ]
        errors = [f"{player.errors} of {player.mattered}"]
        lost_points = [f"{player.lost:.1f}", f"{player.lost_each:.1f}"]
        rows.append([f"{_dot(seat)}{escape(player.name)}", *errors, *lost_points, *cells])
    note = (
        '<p class="quiet">Errors stand beside the account: how many there were of the decisions '
        "that mattered, the points given away in all and for each of these decisions, and a grade "
        "by kind of decision, from A to E.</p>"
    )
    return _table(["player", "errors", "lost", "each", *kinds], rows) + note


def _moment(board: str, anchor: str, told: str, verdict: str) -> str:
    return (
        f'<div class="moment" id="{anchor}">{board}<div><p>{escape(told)}</p>'
        f"<p><b>{escape(verdict)}</b></p></div></div>"
    )


def _turning_point(
    review: Review, one: TurningPoint, boards: dict[int, str], words: dict[int, StepWords]
) -> str:
    first = one.steps[0]
    happened = f"Turn {words[first].turn}, {CAUSES[one.cause]}: {told(one.steps, words)}"
    return _moment(boards[first], f"turning-{first}", happened, moved(review, one))


def _deal_told(words: StepWords) -> str:
    return f"Turn {words.turn}: {words.told}"


def _deals(review: Review, words: dict[int, StepWords]) -> list[str]:
    found = []
    for title, deal in best_and_worst(review):
        rows = [
            [f"{_dot(seat)}{escape(player.name)}", signed(deal.points[seat])]
            for seat, player in enumerate(review.players)
        ]
        paid = [review.players[seat].name for seat in deal.who_paid]
        found += [f"<h2>{title}</h2>", f"<p>{escape(_deal_told(words[deal.step]))}</p>"]
        found.append(_table(["player", "points, beside a refusal"], rows))
        if paid:
            found.append(f"<p>Paid for by {escape(', '.join(paid))}, who did not trade.</p>")
    return found
