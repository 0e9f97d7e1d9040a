"""The chart of everybody's chances through a game, as SVG."""

from html import escape

from monopoly.analysis.review.model import POINTS, Review
from monopoly.analysis.review.style import seat_color
from monopoly.analysis.review.words import StepWords

WIDTH, HEIGHT = 960, 320
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 14, 30


def chart(review: Review, words: dict[int, StepWords], anchor: str) -> str:
    """Lines of chances over the steps, errors as dots on the line of whoever erred.

    A dot leads to the error: to the anchor with the number of the step after it.
    """
    parts = [
        (
            f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            'aria-label="Chances to win through the game">'
        ),
        *_grid(),
    ]
    points = _points(review)
    for seat, player in enumerate(review.players):
        path = _steps([(step, chances[seat]) for step, chances in points], review.steps)
        parts.append(
            f'<path d="{path}" class="line" style="stroke: {seat_color(seat)}">'
            f"<title>{escape(player.name)}</title></path>"
        )
    parts += _errors(review, points, words, anchor)
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 8}">start</text>')
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" class="end">step {review.steps}</text>'
    )
    return "\n".join([*parts, "</svg>"])


def _points(review: Review) -> list[tuple[int, tuple[float, ...]]]:
    """Chances from each step on; the last of several changes of one step."""
    start = tuple(player.start.value for player in review.players)
    found: dict[int, tuple[float, ...]] = {0: start}
    for change in review.changes:
        found[change.step + 1] = change.after
    return list(found.items())


def _grid() -> list[str]:
    found = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        found.append(f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" class="grid"/>')
        found.append(f'<text x="{LEFT - 6}" y="{y + 4}" class="end">{percent} %</text>')
    return found


def _errors(
    review: Review,
    points: list[tuple[int, tuple[float, ...]]],
    words: dict[int, StepWords],
    anchor: str,
) -> list[str]:
    found = []
    for one in review.errors:
        chance = [chances[one.seat] for step, chances in points if step <= one.step][-1]
        lost = POINTS * one.loss.value
        label = f"{words[one.step].done} Better: {words[one.step].better} ({lost:.1f} points)"
        found.append(
            f'<a href="#{anchor}{one.step}"><circle cx="{_x(one.step, review.steps)}" '
            f'cy="{_y(chance)}" r="{3 + min(lost, 20) / 5:.1f}" class="error" '
            f'style="fill: {seat_color(one.seat)}"><title>{escape(label)}</title></circle></a>'
        )
    return found


def _steps(points: list[tuple[int, float]], last: int) -> str:
    """A line that stays level until the next change."""
    path = f"M{_x(points[0][0], last)} {_y(points[0][1])}"
    for step, chance in points[1:]:
        path += f"H{_x(step, last)}V{_y(chance)}"
    return f"{path}H{_x(last, last)}"


def _x(step: int, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * step / max(last, 1), 1)


def _y(chance: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)
