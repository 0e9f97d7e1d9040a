"""The small parts: clocks, buckets, text, figures, and the odds of the next throw."""

import pytest

from monopoly import Game
from monopoly.bots.next_throw import next_throw_for
from monopoly.chance.scripted import ScriptedDealer
from monopoly.chance.seeded import TWO_DICE
from monopoly.protocol.messages import ClockWish
from monopoly.rules.board import BANK
from monopoly.rules.state import FREE, State
from monopoly.server.http.access import network_of
from monopoly.server.ops.buckets import Bucket, Buckets, Counts
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Rate
from monopoly.server.refusal import Refusal
from monopoly.server.tables.clock import Clock
from monopoly.server.tables.text import checked_chat, checked_name

pytestmark = pytest.mark.once


# --- clocks


def test_a_decision_uses_its_time_then_the_reserve_then_the_grace() -> None:
    clock = Clock(ClockWish(decision=10, reserve=30, grace=5), 2)
    clock.await_decision(0, (1,), 100.0)
    assert clock.out_at(0) == 145.0
    clock.charge(0, 108.0)
    assert clock.reserve == [30.0, 30.0]
    clock.charge(0, 125.0)
    assert clock.reserve == [15.0, 30.0]
    view = clock.view(126.0)
    assert view is not None
    assert (view.seat, view.decision, view.reserve, view.grace) == (0, 0, [14_000, 30_000], 5_000)


def test_business_meanwhile_gives_no_new_time_and_another_decision_does() -> None:
    clock = Clock(ClockWish(decision=10, grace=0), 2)
    clock.await_decision(0, (1,), 100.0)
    clock.await_decision(0, (1,), 105.0)
    assert clock.out_at(0) == 110.0
    clock.await_decision(0, (2,), 105.0)
    assert clock.out_at(0) == 115.0
    clock.await_decision(1, (2,), 106.0)
    assert (clock.out_at(0), clock.out_at(1)) == (None, 116.0)
    clock.rest()
    assert clock.out_at(1) is None


def test_without_a_decision_time_nobody_is_ever_out_of_time() -> None:
    clock = Clock(ClockWish(), 2)
    clock.await_decision(0, (1,), 100.0)
    assert clock.out_at(0) is None
    assert clock.view(200.0) is None


# --- limits


def test_a_bucket_says_how_long_to_wait() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 0.5), lambda: now[0])
    assert [bucket.take(), bucket.take()] == [0.0, 0.0]
    assert bucket.take() == 2.0
    now[0] = 2.0
    assert bucket.take() == 0.0
    assert Bucket(Rate(0, 0), lambda: 0.0).take() == float("inf")


def test_addresses_do_not_share_and_are_forgotten_in_time() -> None:
    buckets = Buckets(Rate(1, 0), lambda: 0.0)
    assert buckets.take("a") == 0.0
    assert buckets.take("b") == 0.0
    assert buckets.take("a") > 0
    for number in range(Buckets.ROOM):
        buckets.take(str(number))
    assert buckets.take("a") == 0.0


def test_counts_are_given_back() -> None:
    counts = Counts(2)
    assert [counts.take("a"), counts.take("a"), counts.take("a")] == [True, True, False]
    counts.give_back("a")
    assert counts.take("a")


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db9::1")
    assert network_of("::ffff:127.0.0.1") == network_of("127.0.0.1")
    assert network_of("127.0.0.1") != network_of("127.0.0.2")


# --- text


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "a\nb", "a\u0007", "a\u202eb", "a\u200b", "BANK", "x" * 25),
        *("\u3164", "\u2800", "a\ufe00", "\u0301", "z" + "\u0335" * 5, "\uff22ank"),
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("name", ["Ann", "Zoë", "O'Brien", "<i>", "李雷", "Robert'); DROP--"])
def test_names_are_kept_as_they_are_written(name: str) -> None:
    assert checked_name(f" {name} ") == name


def test_one_form_for_what_looks_the_same() -> None:
    assert checked_name("Zoe\u0308") == "Zoë"
    assert checked_chat(" hi ") == "hi"


def test_figures_are_in_the_form_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.count("actions", 3)
    metrics.refuse("stale")
    metrics.store_seconds.observe(0.002)
    lines = metrics.text().splitlines()
    assert "monopoly_actions_total 3" in lines
    assert 'monopoly_refused_total{code="stale"} 1' in lines
    assert 'monopoly_store_seconds_bucket{le="0.0025"} 1' in lines
    assert "monopoly_store_seconds_count 1" in lines


# --- the odds of the next throw


def test_the_chances_of_a_throw_add_up_wherever_a_player_stands() -> None:
    state = Game.new("statutes", players=["Ann", "Bob"], seed=1).state
    throws = next_throw_for(state.board)
    for space in range(40):
        if space == 30:
            continue  # nobody ever stands on Go to Jail
        state.position[0] = space
        assert sum(throws.chance(state, 0, place) for place in range(40)) == pytest.approx(1)


def test_from_go_seven_is_the_likeliest_and_chance_sends_some_away() -> None:
    state = Game.new("statutes", players=["Ann", "Bob"], seed=1).state
    throws = next_throw_for(state.board)
    assert throws.chance(state, 0, 6) == pytest.approx(5 / 36)
    assert throws.chance(state, 0, 7) < 6 / 36
    assert throws.chance(state, 0, 39) > 0  # a card advances to Boardwalk


@pytest.mark.parametrize(("failed", "moves"), [(0, 6 / 36), (1, 6 / 36), (2, 1.0)])
def test_a_prisoner_leaves_by_doubles_or_after_the_third_failure(failed: int, moves: float) -> None:
    state = Game.new("statutes", players=["Ann", "Bob"], seed=1).state
    throws = next_throw_for(state.board)
    jail = int(state.board.jail)
    state.position[0], state.jail[0] = jail, 1 + failed
    assert 1 - throws.chance(state, 0, jail) == pytest.approx(moves, abs=0.02)
    free = state.copy()
    free.jail[0] = FREE
    eight = throws.chance(state, 0, jail + 8)
    assert eight == pytest.approx(1 / 36 if failed < 2 else throws.chance(free, 0, jail + 8))


def test_the_third_double_goes_to_jail() -> None:
    state = Game.new("statutes", players=["Ann", "Bob"], seed=1).state
    throws = next_throw_for(state.board)
    state.position[0] = 11
    usual = throws.chance(state, 0, 15), throws.chance(state, 0, 10)
    state.current, state.doubles, state.throw_again = 0, 2, True
    assert usual == pytest.approx((3 / 36, 0.0), abs=0.02)  # a card may send there as well
    assert throws.chance(state, 0, 15) == pytest.approx(2 / 36)
    assert throws.chance(state, 0, 10) == pytest.approx(6 / 36, abs=0.02)


def test_chances_are_what_games_show() -> None:
    """Every throw from one Space, played out with every card on top of the decks."""
    hits: dict[int, float] = {}
    start = Game.new("statutes", players=["Ann", "Bob"], dealer=ScriptedDealer([], [])).state
    size = int(start.board.deck_size[0])
    for throw in TWO_DICE:
        for card in range(size):
            place = _comes_to_rest(card, throw.die1, throw.die2)
            hits[place] = hits.get(place, 0.0) + 1 / 36 / size
    start.position[0] = 36 - 7
    throws = next_throw_for(start.board)
    for place in range(40):
        # cards after cards are counted once here: hence not to the last digit
        assert throws.chance(start, 0, place) == pytest.approx(hits.get(place, 0.0), abs=0.004)


def _comes_to_rest(card: int, die1: int, die2: int) -> int:
    from monopoly.rules import flow
    from monopoly.rules.state import STAGE_BEFORE_THROW
    from monopoly.rules.throw import Throw

    sizes = [17, 17]
    orders = [[card, *(i for i in range(size) if i != card)] for size in sizes]
    state: State = Game.new(
        "statutes", players=["Ann", "Bob"], dealer=ScriptedDealer([], orders)
    ).state
    state.stage, state.current, state.position[0] = STAGE_BEFORE_THROW, 0, 29
    flow.settle(state)
    Throw(die1, die2).do(state, 0)
    flow.settle(state)
    assert state.owner[0] == BANK
    return int(state.position[0])
