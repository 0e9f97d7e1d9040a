"""An evaluation as it is printed: a table, and under it what the figures are of."""

import io

import pytest
from rich.console import Console

from monopoly.analysis.model import Estimate, Evaluation, PlayerChance
from monopoly.analysis.report import print_evaluation

ROUNDS = 10


def printed(unfinished: int = 0, policy: tuple[str, ...] = ("trader", "trader")) -> str:
    ann = PlayerChance("[b]Ann", 0.75, 0.7, 0.8, (0,), 1_000)
    bob = PlayerChance("Bob", 0.25, 0.2, 0.3, (0, 100, 150), 1_000)
    found = Evaluation(1_000, (ann, bob), Estimate(20.0, 19.5, 20.5), unfinished, policy, 7)
    out = io.StringIO()
    print_evaluation(Console(file=out, width=100), found, ROUNDS)
    return out.getvalue()


def test_everybody_has_a_row_with_a_bar_and_an_interval() -> None:
    rows = [line.split() for line in printed().splitlines()]
    assert ["[b]Ann", 18 * "█", *"75.0 % 70.0 % – 80.0 % 0.0 %".split()] in rows
    assert ["Bob", 6 * "█", *"25.0 % 20.0 % – 30.0 % 25.0 %".split()] in rows


def test_under_the_table_stands_what_was_played() -> None:
    assert "1,000 games played out, seed 7." in printed()
    assert "about 20.0 rounds (19.5 – 20.5)." in printed()
    assert "plays on like trader." in printed()
    assert "plays on like trader, greedy." in printed(policy=("trader", "greedy"))


@pytest.mark.parametrize(
    ("unfinished", "sentence"),
    [
        (0, ""),
        (1, "1 game had no end; it counts for whoever was richest."),
        (1_200, "1,200 games had no end; they count for whoever was richest."),
    ],
)
def test_games_without_an_end_are_named(unfinished: int, sentence: str) -> None:
    assert sentence in printed(unfinished)
    assert ("no end" in printed(unfinished)) == bool(sentence)
