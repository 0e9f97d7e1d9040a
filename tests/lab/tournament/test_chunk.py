"""A round: everybody in every seat with the same dice, the places of a game, and how it counts."""

from dataclasses import replace

import pytest

from monopoly.bots import Bot, make_bot
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab import Contest, run_tournament
from monopoly.lab.simulation.plan import game_seed
from monopoly.lab.tournament.chunk import Outcome, Rounds, Sums, places, play_round
from monopoly.rules.events import GameOver, WentBankrupt
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER, State
from monopoly.rules.worth import final_worth
from tests.lab.program import own
from tests.lab.tournament.contests import SHORT

# --- the same dice


def test_bots_that_play_alike_win_alike_for_the_dice_are_the_same() -> None:
    """Where only the seat decides, every round gives each of two twins the same."""
    contest = Contest(games=40, bots=("greedy", own("Twin")), rules="statutes-short", seed=3)
    result = run_tournament(contest, processes=1)
    assert 20 < result.finished <= result.games == 40
    assert [share.wins for share in result.bots] == [result.finished / 2] * 2
    assert result.head_to_head[0].above == 0.5


def test_rounds_differ_from_each_other_in_their_dice() -> None:
    contest = Contest(games=40, bots=("greedy", own("Twin")), rules="statutes-short", seed=3)
    board = board_for(contest.rule_set())
    firsts = {play_round(contest, board, number)[0].places[0] for number in range(20)}
    assert firsts == {1, 2}


# --- places


def _state(players: int = 4, rules: str = "statutes") -> State:
    names = [f"seat {seat}" for seat in range(players)]
    return new_game(board_for(rule_set(rules)), names, SeededDealer(1))


def test_the_last_to_retire_comes_before_who_went_earlier() -> None:
    state = _state()
    for seat, order in ((1, 1), (3, 2), (0, 3)):
        state.retired[seat] = order
    assert places(state) == [2, 4, 1, 3]


def test_those_left_are_ranked_by_worth_and_equals_share_a_place() -> None:
    state = _state()
    state.retired[2] = 1
    state.cash[0], state.cash[1], state.cash[3] = 300, 900, 900
    assert places(state) == [3, 1, 4, 1]
    state.owner[39], state.mortgaged = 0, 1 << 39  # Boardwalk at half its price: 300 + 200
    assert places(state) == [3, 1, 4, 1]
    state.mortgaged, state.cash[0] = 0, 501
    assert places(state) == [1, 2, 4, 2]


@pytest.mark.parametrize("rules", ["parker", "statutes-short", "parker-timed"])
def test_places_of_real_games_follow_what_happened(rules: str) -> None:
    """The winners first, and the bankrupt in the reverse of the order in which they fell."""
    checked = 0
    for seed in range(6):
        state = _state(rules=rules)
        state.log = []
        bots: list[Bot] = [make_bot("greedy") for _ in range(4)]
        play_out(state, bots, SeededDealer(seed), 200)
        found = places(state)
        over = [event for event in state.log if isinstance(event, GameOver)]
        fallen = [event.player for event in state.log if isinstance(event, WentBankrupt)]
        assert [found[seat] for seat in fallen] == [4 - order for order in range(len(fallen))]
        if over:
            assert [seat for seat in range(4) if found[seat] == 1] == list(over[0].winners)
            checked += 1
    assert checked


def test_an_unfinished_game_is_ranked_by_worth_and_won_by_nobody() -> None:
    contest = replace(SHORT, rules="statutes", turns_max=12, bots=("greedy", own("FirstLegal")))
    board = board_for(contest.rule_set())
    dealer = SeededDealer(game_seed(contest.seed, 0))
    state = new_game(board, ["a", "b", "c"], dealer)
    names = [contest.bots[contest.line_ups[0][entry]] for entry in contest.seatings(0)[0]]
    play_out(state, [make_bot(name) for name in names], dealer, 12)
    assert state.phase != OVER
    worth = [final_worth(state, seat) for seat in range(3)]
    outcome = play_round(contest, board, 0)[0]
    ranked = [outcome.places[entry] for entry in contest.seatings(0)[0]]
    assert ranked == [1 + sum(other > mine for other in worth) for mine in worth]
    assert (outcome.finished, outcome.wins) == (False, [0, 0, 0])


# --- counted


def test_a_round_is_counted_truly() -> None:
    rounds = Rounds(2)
    ranked = [[1, 2, 3], [2, 1, 3], [1, 1, 1]]
    wins = [[840, 0, 0], [0, 840, 0], [280, 280, 280]]
    games = [Outcome(finished=True, wins=w, places=p) for w, p in zip(wins, ranked, strict=True)]
    rounds.add_round(5, (0, 1, 1), games)
    assert (rounds.games, rounds.finished) == (3, 3)
    assert rounds.sums == {5: Sums(1, [1120, 1400], [1120**2, 1400**2])}
    assert rounds.above == [[0, 4 + 2 + 2], [0 + 2 + 2, 0]]
    assert rounds.places == [(5, ranked[0]), (5, ranked[1]), (5, ranked[2])]
    rounds.add(rounds)
    assert rounds.sums[5].rounds == 2
