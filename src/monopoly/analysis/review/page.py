"""A review as one HTML file that needs nothing else: chart, account, mistakes and small boards."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.report import points as percent
from monopoly.analysis.report import policy
from monopoly.analysis.review.chart import chart
from monopoly.analysis.review.model import Review, TurningPoint
from monopoly.analysis.review.report import (
    CAUSES,
    GRADES_NOTE,
    NO_TURNING_POINT,
    best_and_worst,
    kinds_of,
    lost,
    moved,
    signed,
)
from monopoly.analysis.review.small_board import small_board
from monopoly.analysis.review.style import STYLE, seat_color
from monopoly.analysis.review.words import StepWords, told
from monopoly.game.game import Game

Section = tuple[str, tuple[str, ...], Review, dict[int, StepWords]]
ERRORS_DRAWN: Final = 12  # with a board; the smaller ones are a list


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
    body = "\n".join(
        [
            *([_contents(sections)] if len(sections) > 1 else []),
            *(_section(f"record-{n}", *section) for n, section in enumerate(sections, 1)),
        ]
    )
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


def _contents(sections: Sequence[Section]) -> str:
    items = (
        f'<li><a href="#record-{number}">{escape(section[0])}</a></li>'
        for number, section in enumerate(sections, 1)
    )
    return f"<nav><ol>{''.join(items)}</ol></nav>"


def _section(
    anchor: str, name: str, lines: tuple[str, ...], review: Review, words: dict[int, StepWords]
) -> str:
    turning = review.turning_points
    wanted = {one.step for one in review.errors[:ERRORS_DRAWN]} | {one.steps[0] for one in turning}
    boards = _boards(lines, wanted)
    parts = [
        f'<h1 id="{anchor}">{escape(name)}</h1>',
        _legend(review),
        f'<div class="scroll">{chart(review, words, f"{anchor}-step-")}</div>',
        (
            '<p class="quiet">Everybody’s chance to win after each step. Dots are errors: the '
            "larger, the more was given away. Point at one to read it, or press it to go there.</p>"
        ),
        "<h2>The account</h2>",
        _account(review),
        "<h2>Points lost by errors</h2>",
        _grades(review),
        *_errors(review, words, boards, anchor),
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


def _errors(
    review: Review, words: dict[int, StepWords], boards: dict[int, str], anchor: str
) -> list[str]:
    """The worst with their boards, then the others."""
    found = [f"<h2>Errors ({len(review.errors)})</h2>"]
    smaller = []
    for number, one in enumerate(review.errors):
        step = words[one.step]
        who = _player(review, one.seat)
        done = f"Turn {step.turn}, step {one.step}, {who}: {escape(step.done)}"
        verdict = f"<b>Better: {escape(step.better)}. Given away: {lost(one.loss)}.</b>"
        place = f'id="{anchor}-step-{one.step}"'
        if number < ERRORS_DRAWN:
            found.append(_moment(boards[one.step], done, verdict, place))
        else:
            smaller.append(f"<li {place}>{done}<br>{verdict}</li>")
    return [*found, *([f"<ul>{''.join(smaller)}</ul>"] if smaller else [])]


def _boards(lines: tuple[str, ...], wanted: set[int]) -> dict[int, str]:
    """The board before each of these steps."""
    found: dict[int, str] = {}
    for number, (game, _) in enumerate(Game.replay_steps(lines)):
        if number in wanted:
            found[number] = small_board(game)
    return found


def _player(review: Review, seat: int) -> str:
    dot = f'<span class="dot" style="background: {seat_color(seat)}"></span>'
    return f"{dot} {escape(review.players[seat].name)}"


def _legend(review: Review) -> str:
    names = (f"<li>{_player(review, seat)}</li>" for seat in range(len(review.players)))
    return f'<ul class="legend">{"".join(names)}</ul>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{cell}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{c}</td>" for c in row) + "</tr>" for row in rows)
    table = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def _account(review: Review) -> str:
    rows = [
        [
            _player(review, seat),
            percent(player.start.value),
            signed(player.luck),
            signed(player.own),
            signed(player.others),
            percent(player.result),
        ]
        for seat, player in enumerate(review.players)
    ]
    head = ["player", "start", "luck", "own decisions", "others’"]
    head.append("result" if review.over else "now")
    note = (
        '<p class="quiet">In points. Start, luck, own decisions and those of others add up to the '
        f"{'result' if review.over else 'chance now'}.</p>"
    )
    return _table(head, rows) + note


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
        rows.append([_player(review, seat), *errors, *lost_points, *cells])
    note = f'<p class="quiet">{GRADES_NOTE}</p>'
    return _table(["player", "errors", "lost", "each", *kinds], rows) + note


def _moment(board: str, told: str, verdict: str, place: str = "") -> str:
    return f'<div class="moment" {place}>{board}<div><p>{told}</p><p>{verdict}</p></div></div>'


def _turning_point(
    review: Review, one: TurningPoint, boards: dict[int, str], words: dict[int, StepWords]
) -> str:
    first = one.steps[0]
    happened = f"Turn {words[first].turn}, {CAUSES[one.cause]}: {told(one.steps, words)}"
    return _moment(boards[first], escape(happened), f"<b>{escape(moved(review, one))}</b>")


def _deal_told(words: StepWords) -> str:
    return f"Turn {words.turn}: {words.told}"


def _deals(review: Review, words: dict[int, StepWords]) -> list[str]:
    found = []
    for title, deal in best_and_worst(review):
        rows = [
            [_player(review, seat), signed(deal.points[seat])]
            for seat, player in enumerate(review.players)
        ]
        paid = [review.players[seat].name for seat in deal.who_paid]
        found += [f"<h2>{title}</h2>", f"<p>{escape(_deal_told(words[deal.step]))}</p>"]
        found.append(_table(["player", "points, beside a refusal"], rows))
        if paid:
            found.append(f"<p>Paid for by {escape(', '.join(paid))}, who did not trade.</p>")
    return found
