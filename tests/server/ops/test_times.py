"""Time that the server was not there for does not count."""

import asyncio
from contextlib import suppress

import pytest

from monopoly.server.ops.times import BEAT_SECONDS, AttendedTimes
from tests.server.worlds import ManualTimes

pytestmark = pytest.mark.once


def test_the_clock_stands_still_while_the_loop_does() -> None:
    async def story() -> None:
        clock = ManualTimes()
        times = AttendedTimes(clock)
        attending = asyncio.create_task(times.attend())
        await asyncio.sleep(0)
        begin = times.steady()
        clock.go_on(15.0)  # the process is stopped
        assert times.steady() == begin + BEAT_SECONDS
        assert times.wall() == clock.wall()
        clock.go_on(BEAT_SECONDS)  # and goes on
        assert times.steady() == begin + 2 * BEAT_SECONDS
        clock.go_on(3600.0)
        assert times.steady() == begin + 2 * BEAT_SECONDS
        attending.cancel()
        with suppress(asyncio.CancelledError):
            await attending

    asyncio.run(story())


def test_all_time_counts_where_nobody_attends() -> None:
    clock = ManualTimes()
    times = AttendedTimes(clock)
    begin = times.steady()
    clock.go_on(100.0)
    assert times.steady() == begin + 100.0
