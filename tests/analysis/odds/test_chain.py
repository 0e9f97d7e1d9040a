"""The chain of turns: it is solved exactly, and a prisoner's throws are those of the rules."""

import pytest

from monopoly.analysis.odds import OddsError
from monopoly.analysis.odds.chain import LongRun, long_run, must_stay
from monopoly.analysis.odds.stationary import stationary
from monopoly.bots.odds import IN_JAIL, MILLION, PLACES, odds_for
from monopoly.game.boards import board_for
from monopoly.rules.board import SPACES
from monopoly.rules.ruleset import rule_set


def run_of(rules: str, jail: str, **options: str | int) -> LongRun:
    return long_run(board_for(rule_set(rules, **options)), jail)


def test_shares_stay_as_they_are_from_turn_to_turn() -> None:
    chances = [
        [0.1, 0.6, 0.3, 0.0],
        [0.5, 0.0, 0.25, 0.25],
        [0.0, 1.0, 0.0, 0.0],
        [0.9, 0.0, 0.05, 0.05],
    ]
    shares = stationary(chances)
    assert sum(shares) == pytest.approx(1.0, abs=1e-15)
    for state, share in enumerate(shares):
        come = sum(shares[other] * chances[other][state] for other in range(4))
        assert come == pytest.approx(share, abs=1e-15)


def test_a_state_that_is_never_reached_has_no_share() -> None:
    assert stationary([[0.5, 0.5, 0.0], [1.0, 0.0, 0.0], [0.5, 0.25, 0.25]])[2] == 0.0


@pytest.mark.parametrize("jail", ["leave", "stay"])
def test_nobody_rests_on_go_to_jail_and_most_rest_in_jail(jail: str) -> None:
    run = run_of("statutes", jail)
    assert run.hits[30] == 0.0
    assert max(run.hits) == run.hits[IN_JAIL]


def test_leaving_at_once_gives_the_odds_that_bots_play_by() -> None:
    board = board_for(rule_set("statutes"))
    often = odds_for(board).often
    run = long_run(board, "leave")
    for place in range(PLACES):
        assert round(run.hits[place] * MILLION) == pytest.approx(int(often[place]), abs=1)


def test_a_turn_has_one_throw_and_another_after_a_double() -> None:
    """10 MCS 60(g)-(i): fewer than 1 + 1/6 + 1/36, for some doubles lead to Jail."""
    assert 1.17 < run_of("statutes", "leave").throws < 1 + 1 / 6 + 1 / 36


def test_a_prisoner_who_stays_throws_up_to_three_times() -> None:
    """10 MCS 120: 5 of 6 throws fail; two of them, at most, leave the thrower in Jail."""
    stay, brief = run_of("statutes", "stay"), run_of("statutes", "stay", jail_turns=1)
    rests = 1 + 5 / 6 + (5 / 6) ** 2  # for each time somebody is sent there
    turns = 1 + 5 / 6 + (5 / 6) ** 2
    sent = stay.hits[IN_JAIL] / rests
    # Turns outside Jail are as many in both games between one time and the next, nearly.
    outside = 1 / brief.hits[IN_JAIL] - 1
    assert 1 / sent == pytest.approx(outside + turns, rel=0.005)


def test_where_the_fine_is_never_paid_early_leaving_is_staying() -> None:
    board = board_for(rule_set("statutes", jail_fine_early=False))
    assert must_stay(board, "leave")
    assert long_run(board, "leave") == long_run(board, "stay")
    assert long_run(board, "leave") == run_of("statutes", "stay")


def test_with_one_turn_in_jail_only_its_doubles_tell_staying_from_leaving() -> None:
    leave, stay = (run_of("statutes", jail, jail_turns=1) for jail in ("leave", "stay"))
    assert leave.throws > stay.throws  # a double of one who has paid gives another throw
    for place in range(PLACES):
        assert leave.hits[place] == pytest.approx(stay.hits[place], abs=0.002)


def test_cards_to_the_nearest_lead_to_railroads_and_utilities_only() -> None:
    run = run_of("statutes", "leave")
    board = board_for(rule_set("statutes"))
    sent = {space for space in range(SPACES) if run.sent[space] > 0}
    assert sent == {5, 12, 15, 25, 28}  # no Chance lies before Short Line
    assert all(run.sent[space] < run.hits[space] for space in sent)
    assert [board.names[space] for space in (5, 12)] == ["Reading Railroad", "Electric Company"]


@pytest.mark.parametrize(
    ("options", "words"),
    [({"speed_die": True}, "the third die"), ({"joke_card": True}, "the joke card")],
)
def test_what_a_chain_cannot_tell_is_refused(options: dict[str, int], words: str) -> None:
    with pytest.raises(OddsError, match=words):
        run_of("statutes", "leave", **options)
