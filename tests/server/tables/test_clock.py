"""Time to decide, the reserve and the grace."""

import pytest

from monopoly.protocol.messages import ClockWish
from monopoly.server.tables.clock import LAG_MAX, Clock

pytestmark = pytest.mark.once


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


def test_the_network_s_delay_is_not_charged_up_to_a_quota() -> None:
    clock = Clock(ClockWish(decision=10, reserve=30, grace=0), 1)
    clock.await_decision(0, (1,), 100.0, round_trip=0.4)
    view = clock.view(100.2)
    assert view is not None
    assert view.decision == 10_000
    assert clock.out_at(0) == 140.4
    clock.charge(0, 112.4)
    assert clock.reserve == [28.0]
    clock.await_decision(0, (2,), 200.0, round_trip=60.0)  # whoever answers pings late gains little
    assert clock.out_at(0) == 200.0 + LAG_MAX + 10 + 28.0
