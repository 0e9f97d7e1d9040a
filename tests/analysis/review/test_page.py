"""The page of a review: whole, every link leads somewhere, legible by day and by lamplight."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from monopoly import Game, Pass
from monopoly.analysis.model import Estimate
from monopoly.analysis.review import Review, review
from monopoly.analysis.review.decisions import Judged
from monopoly.analysis.review.page import ERRORS_DRAWN, write_page
from monopoly.analysis.review.small_board import small_board
from monopoly.analysis.review.style import SEATS, SEATS_BY_LAMPLIGHT, STYLE
from monopoly.analysis.review.words import words_of
from monopoly.game.actions import to_dict
from monopoly.pool.executor import SerialExecutor
from monopoly.rules.board import SEATS_MAX
from tests.analysis.moments import offered_boardwalk
from tests.analysis.review.games import decided_by_a_throw, play

pytestmark = pytest.mark.once
VOID = {"meta", "br"}


class Page(HTMLParser):
    """Reads a page: what is open, which anchors there are, where links lead, and the text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open += [tag] if tag not in VOID else []
        given = dict(attrs)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def page_of(path: Path, *games: Game, errors: int = 0) -> Page:
    """A page on which the first steps of each game are errors of whoever sits first."""
    sections = []
    for number, game in enumerate(games):
        lines = tuple(game.record())
        found = _with_errors(review(game, games=2, executor=SerialExecutor()), errors)
        sections.append((f"Game <{number}>", lines, found, words_of(lines, found)))
    write_page(path, sections)
    return Page(path.read_text(encoding="utf-8"))


def _with_errors(found: Review, count: int) -> Review:
    judged = [
        Judged(step, 0, "cash", to_dict(Pass()), Estimate(0.2, 0.1, 0.3), mattered=True)
        for step in range(count)
    ]
    return replace(found, judged=tuple(judged))


def some_steps() -> Game:
    return play(Game.new(players=["A&B", "<i>Bob</i>"], seed=3), ERRORS_DRAWN + 2)


def test_every_error_has_a_place_that_its_dot_leads_to(tmp_path: Path) -> None:
    """Two games on one page have places of their own, also for errors that have no board."""
    errors = ERRORS_DRAWN + 2
    page = page_of(tmp_path / "page.html", some_steps(), some_steps(), errors=errors)
    assert page.open == []
    assert len(page.ids) == len(set(page.ids)) == 2 * (errors + 1)
    assert {link.removeprefix("#") for link in page.links} == set(page.ids)
    assert page.text.count("Better: Pass") == 2 * (errors + errors)  # in the chart, and below


def test_an_error_says_whose_it_is(tmp_path: Path) -> None:
    page = page_of(tmp_path / "page.html", some_steps(), errors=2)
    assert "Turn 0, step 1,  A&B: " in page.text
    assert "Game <0>" in page.text


def test_the_account_leads_to_the_result_or_to_now(tmp_path: Path) -> None:
    over = page_of(tmp_path / "over.html", decided_by_a_throw((1, 4)))
    assert "add up to the result." in over.text
    under_way = page_of(tmp_path / "under-way.html", some_steps())
    assert "add up to the chance now." in under_way.text


def test_a_board_tells_the_cash_of_all_who_play() -> None:
    game = decided_by_a_throw((1, 4))
    drawn = small_board(Game.from_position(offered_boardwalk(), seed=1))
    assert re.findall(r'class="cash">([^<]*)<', drawn) == ["$900", "$1,500", "$900"]
    assert small_board(game).count('class="cash"') == 2


@pytest.mark.parametrize("lamplight", [False, True])
def test_every_seat_has_a_color_that_stands_out(lamplight: bool) -> None:
    """WCAG 1.4.11: graphics have a contrast of at least 3 with what they are drawn on."""
    grounds = re.findall(r"--card: (#\w+)", STYLE)
    assert len(grounds) == 2
    colors = SEATS_BY_LAMPLIGHT if lamplight else SEATS
    assert len(set(colors)) == SEATS_MAX
    for color in colors:
        assert contrast(color, grounds[lamplight]) >= 3, color


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
