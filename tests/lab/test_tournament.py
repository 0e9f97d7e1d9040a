"""Tournaments: every line-up, everybody in every seat with the same dice, and a ranking."""

from collections import Counter
from dataclasses import replace
from itertools import count, pairwise
from math import isclose

import pytest
from openskill.models import PlackettLuce

from monopoly.bots import Bot, make_bot
from monopoly.bots.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab import Contest, TournamentResult, tournament
from monopoly.lab.simulation.plan import game_seed
from monopoly.lab.simulation.result import wilson
from monopoly.lab.tournament.chunk import Outcome, Rounds, Sums, places, play_round
from monopoly.lab.tournament.rating import Ratings
from monopoly.lab.tournament.result import independent_games
from monopoly.rules.events import GameOver, WentBankrupt
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER, State
from monopoly.rules.worth import final_worth
from tests.lab.executors import Backwards
from tests.lab.program import own

FOUR = ("greedy", "random", own("FirstLegal"), own("Twin"))
SHORT = Contest(
    games=12, bots=("greedy", "random"), players=3, rules="statutes-short", seed=7, turns_max=150
)
RAISES = Contest(games=60, bots=(own("Raises"), "greedy"), turns_max=60)


@pytest.fixture(scope="module")
def alone() -> TournamentResult:
    return tournament(SHORT, processes=1)


# --- line-ups and seats


@pytest.mark.parametrize(
    ("bots", "players", "expected"), [(2, 2, 1), (2, 4, 3), (3, 3, 7), (4, 4, 31), (4, 2, 6)]
)
def test_every_line_up_is_there_once_and_fair(bots: int, players: int, expected: int) -> None:
    contest = Contest(games=1, bots=FOUR[:bots], players=players)
    line_ups = contest.line_ups
    assert len({tuple(sorted(line_up)) for line_up in line_ups}) == len(line_ups) == expected
    seats = Counter(bot for line_up in line_ups for bot in line_up)
    assert len(seats) == bots
    assert set(seats.values()) == {expected * players // bots}
    assert all(len(set(line_up)) > 1 for line_up in line_ups)


def test_seats_are_four_or_fewer_for_fewer_bots() -> None:
    assert [Contest(games=1, bots=FOUR[:bots]).seats for bots in (2, 3, 4)] == [2, 3, 4]
    assert Contest(games=1, bots=(*FOUR, own("Talks"))).seats == 4


@pytest.mark.parametrize(("games", "planned"), [(1, 124), (124, 124), (125, 248), (10_000, 10_044)])
def test_games_are_rounded_up_to_whole_rounds_of_every_line_up(games: int, planned: int) -> None:
    contest = Contest(games=games, bots=FOUR)
    assert contest.games_planned == planned
    numbers = Counter(contest.line_up_number(number) for number in range(contest.rounds))
    assert len(numbers) == 31
    assert set(numbers.values()) == {planned // 124}


def test_in_a_round_everybody_sits_everywhere_once_and_no_game_is_another() -> None:
    for players in range(2, 9):
        contest = Contest(games=1, bots=FOUR[:2], players=players)
        for number in range(60):
            seatings = contest.seatings(number)
            assert all(len(set(seats)) == players for seats in zip(*seatings, strict=True))
            line_up = contest.line_ups[contest.line_up_number(number)]
            assert len({tuple(line_up[entry] for entry in s) for s in seatings}) == players


def test_who_sits_behind_whom_is_drawn() -> None:
    contest = Contest(games=1, bots=FOUR)
    number = contest.line_ups.index((0, 1, 2, 3))
    behind: Counter[tuple[int, int]] = Counter()
    for turn in range(300):
        order = contest.seatings(number + 31 * turn)[0]
        behind.update(pairwise([*order, order[0]]))
    assert len(behind) == 12
    assert all(60 < times < 140 for times in behind.values())  # 100 each, by far within chance


# --- the same dice


def test_bots_that_play_alike_win_alike_for_the_dice_are_the_same() -> None:
    """Where only the seat decides, every round gives each of two twins the same."""
    contest = Contest(games=40, bots=("greedy", own("Twin")), rules="statutes-short", seed=3)
    result = tournament(contest, processes=1)
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


# --- the same result


@pytest.mark.parametrize("block", [1, 2, 5, 100])
def test_how_the_rounds_are_cut_changes_nothing(alone: TournamentResult, block: int) -> None:
    assert tournament(SHORT, processes=1, block=block) == alone


def test_another_seed_gives_other_games(alone: TournamentResult) -> None:
    assert tournament(replace(SHORT, seed=8), processes=1).bots != alone.bots


def test_ratings_do_not_depend_on_who_is_done_first(alone: TournamentResult) -> None:
    assert tournament(SHORT, executor=Backwards(), block=1) == alone


@pytest.mark.parametrize("block", [1, 4, 40])
def test_a_mistake_ends_it_before_its_round_however_it_is_cut(block: int) -> None:
    result = tournament(RAISES, processes=1, block=block)
    # Its entry is the first of the only line-up; in a round its seed stays the same.
    number = next(number for number in count() if game_seed(RAISES.seed, number, 1) % 7 == 0)
    assert 0 < number < RAISES.rounds
    assert result.games == 2 * number
    assert f"In game {2 * number} the bot {own('Raises')} (seat " in result.mistake
    whole = tournament(replace(RAISES, games=2 * number), processes=1)
    assert replace(result, mistake="", games_wanted=2 * number, games_planned=2 * number) == whole


# --- the ranking


def test_the_stronger_bot_is_ranked_above(alone: TournamentResult) -> None:
    best, worst = alone.bots
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.win_share > worst.win_share
    assert best.rating > 25 > worst.rating
    assert best.deviation < 8.333
    assert alone.games == 12
    assert best.games == worst.games == 18


def test_head_to_head_counts_each_pair_of_seats(alone: TournamentResult) -> None:
    one, other = alone.head_to_head
    assert (one.bot, one.other) == (other.other, other.bot) == ("greedy", "random")
    assert one.meetings == other.meetings == 12 * 2
    assert isclose(one.above + other.above, 1)
    assert one.above > 0.5


def test_a_round_is_counted_truly() -> None:
    rounds = Rounds(2)
    ranked = [[1, 2, 3], [2, 1, 3], [1, 1, 1]]
    wins = [[840, 0, 0], [0, 840, 0], [280, 280, 280]]
    games = [Outcome(finished=True, wins=w, places=p) for w, p in zip(wins, ranked, strict=True)]
    rounds.count(5, (0, 1, 1), games)
    assert (rounds.games, rounds.finished) == (3, 3)
    assert rounds.sums == {5: Sums(1, [1120, 1400], [1120**2, 1400**2])}
    assert rounds.above == [[0, 4 + 2 + 2], [0 + 2 + 2, 0]]
    assert rounds.places == [(5, ranked[0]), (5, ranked[1]), (5, ranked[2])]
    rounds.add(rounds)
    assert rounds.sums[5].rounds == 2


def test_line_ups_add_up_to_the_standings(alone: TournamentResult) -> None:
    for standing in alone.bots:
        parts = [s for one in alone.line_ups for s in one.shares if s.bot == standing.bot]
        assert sum(part.games for part in parts) == standing.games
        assert isclose(sum(part.wins for part in parts), standing.wins)
    assert sum(one.games for one in alone.line_ups) == alone.games


# --- ratings


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


# --- intervals


def test_rounds_that_are_all_or_nothing_count_as_one_game_each() -> None:
    """Of 40 rounds of four games, 20 won wholly and 20 not at all: 160 games tell as much as 39."""
    sums = Sums(40, [20 * 4 * 840], [20 * (4 * 840) ** 2])
    assert isclose(independent_games(0, 160, [sums]), 39)


def test_rounds_that_hardly_differ_are_worth_more_games() -> None:
    """40 rounds with one win in four, but for one with two and one with none."""
    sums = Sums(40, [40 * 840], [(38 + 4) * 840**2])
    worth = independent_games(0, 160, [sums])
    assert isclose(worth, 40 * 120 / (40 * 2 / 39))
    low, high = wilson(0.25 * worth, worth)
    assert wilson(40, 160)[0] < low < 0.25 < high < wilson(40, 160)[1]


@pytest.mark.parametrize(
    "line_ups",
    [
        [Sums(30, [4 * 840], [16 * 840**2])],  # 29 to compare
        [Sums(40, [40 * 840], [40 * 840**2])],  # no difference at all
        [Sums(60, [60 * 840], [90 * 840**2]), Sums(1, [840], [840**2])],  # one alone
        [Sums(40, [0], [0])],
        [],
    ],
)
def test_where_rounds_cannot_be_compared_every_seat_is_a_game(line_ups: list[Sums]) -> None:
    assert independent_games(0, 160, line_ups) == 160


# --- what cannot be


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"games": 0}, "1 to 1,000,000,000,000, not 0"),
        ({"bots": ("greedy",)}, "at least 2 bots, not 1"),
        ({"bots": ()}, "at least 2 bots, not 0"),
        ({"bots": "greedy,random"}, "Bots are a list of names"),
        ({"bots": ("greedy", "greedy")}, "greedy is named twice"),
        ({"bots": (own("Twin"), own("Twin"))}, "is named twice"),
        ({"bots": ("greedy", "gredy")}, "Did you mean 'greedy'?"),
        ({"bots": ("greedy", own("NoBot"))}, "no method choose"),
        ({"players": 1}, "2 to 8 players, not 1"),
        ({"players": 9}, "2 to 8 players, not 9"),
        ({"players": 8, "bots": (*FOUR, own("Talks"), own("Cheats"))}, "make 1,281 line-ups"),
        ({"turns_max": 0}, "1 to 100,000 turns"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"rules": "statuets"}, "There is no rule set"),
        ({"options": {"huoses": 3}}, "There is no option"),
    ],
    ids=str,
)
def test_a_contest_that_cannot_be_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=r"^.+$") as refused:
        replace(SHORT, **change)  # type: ignore[arg-type]
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
