"""Ratings are openskill's, of games in their order."""

from math import isclose

from openskill.models import PlackettLuce

from monopoly.lab import Contest
from monopoly.lab.tournament.rating import Ratings
from tests.lab.tournament.contests import FOUR


def test_ratings_are_openskills_without_drift() -> None:
    contest = Contest(games=1, bots=FOUR[:3])
    number = contest.line_ups.index((0, 1, 2))
    ratings = Ratings(contest)
    ratings.add([(number, [2, 1, 3]), (number, [2, 2, 1])])
    model = PlackettLuce(tau=0)
    teams = [[model.rating()] for _ in range(3)]
    for ranks in ([2.0, 1.0, 3.0], [2.0, 2.0, 1.0]):
        teams = model.rate(teams, ranks=ranks)
    for found, (expected,) in zip(ratings.now(), teams, strict=True):
        assert isclose(found.rating, expected.mu, abs_tol=0.0006)
        assert isclose(found.deviation, expected.sigma, abs_tol=0.0006)


def test_of_several_seats_of_a_bot_one_stands_for_it() -> None:
    contest = Contest(games=1, bots=FOUR[:2], players=3)
    ratings = Ratings(contest)
    ratings.add([(contest.line_ups.index((0, 0, 1)), [3, 1, 2])])
    zero, one = ratings.now()
    assert zero.rating < 25 < one.rating
    assert isclose(zero.rating + one.rating, 50)
