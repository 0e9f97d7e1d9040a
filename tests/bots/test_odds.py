"""Where tokens come to rest: the odds add up, and agree with a count of real throws."""

from itertools import product

import pytest

from monopoly.bots.odds import IN_JAIL, MILLION, PLACES, Arrival, odds_for, throws_of, turns_of
from monopoly.editions import add_edition
from monopoly.game.boards import board_for
from monopoly.lab import Plan, simulate
from monopoly.rules.board import SPACES
from monopoly.rules.ruleset import rule_set
from tests.fuzz import OWN_BOARD


@pytest.fixture(params=["statutes", "london", "wikibook-speed"])
def preset(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_throw_comes_to_rest_somewhere(preset: str) -> None:
    odds = odds_for(board_for(rule_set(preset)))
    for start in range(SPACES):
        total = sum(int(odds.throw[start * PLACES + place]) for place in range(PLACES))
        assert total == pytest.approx(MILLION, abs=30)


def test_a_turn_comes_to_rest_once_and_again_after_doubles() -> None:
    """10 MCS 60: one throw, a sixth of them doubles, and the third double is Jail."""
    odds = odds_for(board_for(rule_set("statutes")))
    from_go = sum(int(odds.turn[place]) for place in range(PLACES))
    assert MILLION < from_go < MILLION * (1 + 1 / 6 + 1 / 36)


def test_a_third_double_is_jail() -> None:
    """10 MCS 60(i): one turn in 216, beside what cards and Go to Jail do to a second throw."""
    odds = odds_for(board_for(rule_set("statutes")))
    by_later_throws = int(odds.turn[IN_JAIL]) - int(odds.throw[IN_JAIL])
    assert 0.9 * MILLION / 216 < by_later_throws < 2 * MILLION / 216


def test_nobody_rests_on_go_to_jail_and_jail_is_where_most_end() -> None:
    odds = odds_for(board_for(rule_set("statutes")))
    assert odds.often[30] == 0
    assert max(odds.often) == odds.often[IN_JAIL]


def test_one_throw_from_go_by_hand() -> None:
    odds = odds_for(board_for(rule_set("statutes")))
    assert odds.throw[3] == pytest.approx(2 / 36 * MILLION, abs=1)  # 1 and 2: Baltic Avenue
    assert odds.throw[6] == pytest.approx(5 / 36 * MILLION, abs=1)  # no card leads there
    assert int(odds.throw[7]) < 6 / 36 * MILLION  # Chance sends some of them elsewhere
    assert odds.throw[IN_JAIL] > 0


def test_the_odds_agree_with_thousands_of_real_throws() -> None:
    """Greedy players in four seats; Jail is left soon enough to compare the lots."""
    board = board_for(rule_set("parker"))
    odds = odds_for(board)
    result = simulate(Plan(games=60, players=("greedy",) * 4, rules="parker", turns_max=400))
    lots = [int(space) for space in board.deeds]
    often = [int(chance) for chance in odds.often]
    expected = sum(often[space] for space in lots)
    found = sum(result.spaces[space].share for space in lots)
    for space in lots:
        share = result.spaces[space].share / found
        assert share == pytest.approx(often[space] / expected, rel=0.15), board.names[space]


def test_cards_that_lead_to_cards_are_followed_to_the_end() -> None:
    """One council card of five leads to the council again, and one to Jail: 1/5 + 1/25 + …"""
    text = OWN_BOARD.read_text(encoding="utf-8")
    only_one = text.rindex('kind = "community-chest"')
    text = text[:only_one] + text[only_one:].replace('"community-chest"', '"chance"', 1)
    text = text.replace('space = "Guild Square"', 'space = "Town Council"')
    text = text.replace('effect = "collect"\namount = 110', 'effect = "go-to-jail"')
    board = board_for(rule_set("statutes", edition=add_edition(text, "in circles")))
    council = board.names.index("Town Council")
    rests = Arrival(board, council).rests
    assert rests == pytest.approx({IN_JAIL: 1 / 4, council: 3 / 4}, abs=1e-15)


def test_who_is_sent_to_the_nearest_is_told_from_who_lands_there() -> None:
    board = board_for(rule_set("statutes"))
    first_chance = Arrival(board, 7)
    cards = int(board.deck_size[0])
    assert first_chance.sent == pytest.approx({12: 1 / cards, 15: 2 / cards})
    assert first_chance.rests[5] == pytest.approx(
        1 / cards
    )  # a ride on the Reading is no such card
    assert 5 not in first_chance.sent
    assert Arrival(board, 12).sent == {}


def test_what_the_dice_do_in_a_turn_is_what_all_dice_together_do() -> None:
    """Every three throws of two dice from the last Space, where no Space moves a token on."""
    start, weight = 39, 1 / 36**3
    moves, pips, jailed = [0.0] * SPACES, [0.0] * SPACES, 0.0
    for dice in product(range(1, 7), repeat=6):
        space = start
        for throw in range(3):
            one, two = dice[2 * throw], dice[2 * throw + 1]
            if one == two and throw == 2:
                jailed += weight
                break
            space = (space + one + two) % SPACES
            moves[space] += weight
            pips[space] += weight * (one + two)
            if one != two:
                break
    stay_put = [[(space, 1.0)] for space in range(SPACES)]
    turn = turns_of(throws_of(board_for(rule_set("statutes"))), stay_put)[start]
    assert turn.moves == pytest.approx(moves)
    assert turn.pips == pytest.approx(pips)
    assert turn.hits == pytest.approx([*moves, jailed])
    assert sum(turn.ends) == pytest.approx(1.0)
