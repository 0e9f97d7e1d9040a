"""The steps of a review in words: the decision, not what came of it, and what was at stake."""

import io
from dataclasses import replace

from rich.console import Console

from monopoly import Bid, Decline, Game, Pass
from monopoly.analysis.model import Estimate
from monopoly.analysis.review import Review, review
from monopoly.analysis.review.decisions import Judged
from monopoly.analysis.review.report import print_review
from monopoly.analysis.review.words import words_of
from monopoly.game.actions import to_dict
from monopoly.pool.executor import SerialExecutor
from monopoly.rules.action import Action
from tests.analysis.moments import to_buy
from tests.analysis.review.games import decided_by_a_throw


def with_errors(game: Game, best: Action, *steps: int) -> Review:
    """A review that finds these steps wrong."""
    found = review(game, games=2, executor=SerialExecutor())
    loss = Estimate(0.2, 0.1, 0.3)
    judged = [Judged(step, 0, "cash", to_dict(best), loss, mattered=True) for step in steps]
    return replace(found, judged=tuple(judged))


def test_a_throw_that_was_wrong_is_told_without_its_dice() -> None:
    game = decided_by_a_throw((1, 4))
    words = words_of(game.record(), with_errors(game, Pass(), 0))
    assert words[0].done == "Ann throws the dice."
    assert words[0].told.startswith("Ann throws 1 and 4.")


def test_a_bid_is_told_with_what_it_is_for() -> None:
    game = Game.from_position(to_buy(), seed=1)
    game.apply(Decline())
    game.apply(Bid(20), by="Ann")
    found = with_errors(game, Pass(), 1)
    assert words_of(game.record(), found)[1].done == "Auction of Oriental Avenue: Ann bids $20."


def test_the_smaller_errors_are_counted() -> None:
    game = decided_by_a_throw((1, 4))
    for count, told in ((9, "and 1 smaller one\n"), (10, "and 2 smaller ones\n")):
        found = with_errors(game, Pass(), *[0] * count)
        out = io.StringIO()
        print_review(Console(file=out, width=80), found, words_of(game.record(), found))
        lines = [line.strip() for line in out.getvalue().splitlines()]
        assert told.strip() in lines
