"""Turning points: what a player decides in succession is one, and chance is none."""

from monopoly.analysis.model import Estimate
from monopoly.analysis.review.account import Account
from monopoly.analysis.review.chain import Cause, Link, Node
from monopoly.analysis.review.turning import turning_points

ANN, BOB = 0, 1
GAMES = 1000


def account(*links: tuple[Cause, int, int], games: int = GAMES) -> Account:
    """Cause, seat, and in how many of the games Ann wins after it; at first she wins half."""
    nodes = [Node("state", number) for number in range(len(links) + 1)]
    won = [games // 2, *(after for _, _, after in links)]
    winners = {
        node: bytes([1 << ANN] * wins + [1 << BOB] * (games - wins))
        for node, wins in zip(nodes, won, strict=True)
    }
    chain = [
        Link(step, cause, seat, nodes[step], nodes[step + 1])
        for step, (cause, seat, _) in enumerate(links)
    ]
    return Account(2, chain, winners)


def test_what_one_player_decides_in_succession_is_one_change() -> None:
    """The first step costs Ann 30 points and the second brings them back: that is no turn."""
    found = turning_points(account(("decision", ANN, 200), ("decision", ANN, 510)))
    assert found == ()


def test_the_decisions_of_two_players_are_two_changes() -> None:
    first, second = turning_points(account(("decision", ANN, 200), ("decision", BOB, 510)))
    assert (first.steps, first.seat, second.steps, second.seat) == ((0,), ANN, (1,), BOB)
    assert (first.points[ANN].value, second.points[ANN].value) == (-30, 31)
    assert first.points[BOB].value == 30


def test_a_throw_stands_alone() -> None:
    found = turning_points(account(("throw", ANN, 800), ("throw", ANN, 300)))
    assert [one.steps for one in found] == [(0,), (1,)]


def test_what_may_be_chance_is_no_turning_point() -> None:
    assert turning_points(account(("throw", ANN, 515))) == ()
    assert len(turning_points(account(("throw", ANN, 560)))) == 1


def test_few_games_that_all_say_the_same_are_still_few() -> None:
    """Three games in which Ann lost are won after it: that may be chance."""
    found = account(("throw", ANN, 0), ("throw", ANN, 3), games=3)
    change = found.changes()[1].points[ANN]
    assert change.value == 100
    assert change.low < 50
    assert turning_points(found) == ()


def test_where_nothing_was_decided_the_effect_is_nothing_exactly() -> None:
    found = account(("throw", ANN, 700))
    assert found.own(ANN) == found.others(BOB) == Estimate(0, 0, 0)
    assert found.luck(ANN).low > 0


def test_only_the_largest_are_named_in_the_order_of_the_game() -> None:
    wins = (700, 100, 900, 200, 800, 860, 300, 950)
    links: list[tuple[Cause, int, int]] = [("throw", BOB, after) for after in wins]
    assert [one.steps[0] for one in turning_points(account(*links))] == [1, 2, 3, 4, 7]
