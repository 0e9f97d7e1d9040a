"""A loop in which no time passes, and processes that stall and die."""

import asyncio
import contextlib

import pytest

from tests.simulator.loop import SimulatedLoop, SimulationError, simulated_loop


def until(loop: SimulatedLoop, at: float) -> None:
    loop.plan(at, lambda: None)
    loop.run(lambda: loop.time() >= at)


def test_time_jumps_to_what_is_due() -> None:
    loop = simulated_loop()
    process = loop.process("one")
    seen: list[float] = []

    async def work() -> None:
        for seconds in (1.0, 1_000.0, 1_000_000.0):
            await asyncio.sleep(seconds)
            seen.append(round(loop.time()))

    task = loop.spawn(process, work())
    loop.run(task.done)
    assert seen == [1, 1001, 1001001]


def test_whoever_waits_for_nothing_is_noticed() -> None:
    loop = simulated_loop()

    async def work() -> None:
        await asyncio.Event().wait()

    task = loop.spawn(loop.process("one"), work())
    with pytest.raises(SimulationError, match="ever happen"):
        loop.run(task.done)
    loop.close()


def test_a_stalled_process_stands_still_while_others_go_on() -> None:
    loop = simulated_loop()
    stalled, other = loop.process("stalled"), loop.process("other")
    seen: list[tuple[str, int]] = []

    async def tick(name: str) -> None:
        for _ in range(4):
            await asyncio.sleep(1.0)
            seen.append((name, round(loop.time())))

    tasks = [loop.spawn(stalled, tick("stalled")), loop.spawn(other, tick("other"))]
    loop.plan(1.5, lambda: loop.stall(stalled, 10.0))
    loop.run(lambda: all(task.done() for task in tasks))
    assert [at for name, at in seen if name == "other"] == [1, 2, 3, 4]
    assert [at for name, at in seen if name == "stalled"] == [1, 12, 13, 14]


def test_what_arrived_during_a_stall_comes_before_the_timers() -> None:
    loop = simulated_loop()
    process = loop.process("one")
    seen: list[str] = []

    async def work() -> None:
        try:
            async with asyncio.timeout(2.0):
                await asyncio.sleep(60.0)
        except TimeoutError:
            seen.append("timer")

    task = loop.spawn(process, work())
    loop.arrive(process, 5.0, lambda: seen.append("arrival"))
    loop.plan(1.0, lambda: loop.stall(process, 10.0))
    loop.run(task.done)
    assert seen == ["arrival", "timer"]


def test_a_killed_process_does_nothing_more_but_clear_up() -> None:
    loop = simulated_loop()
    process = loop.process("one")
    seen: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(2.0)
            seen.append("went on")
        finally:
            seen.append("cleared up")

    loop.spawn(process, work())
    loop.plan(1.0, lambda: loop.kill(process))
    loop.arrive(process, 1.5, lambda: seen.append("arrived"))
    until(loop, 5.0)
    assert seen == ["cleared up"]
    assert not process.tasks


def test_what_a_process_starts_is_its_own() -> None:
    loop = simulated_loop()
    process = loop.process("one")

    async def child() -> None:
        await asyncio.sleep(100.0)

    async def parent() -> None:
        await asyncio.gather(child(), asyncio.create_task(child()))

    loop.spawn(process, parent())
    until(loop, 1.0)
    assert len(process.tasks) == 3
    loop.kill(process)
    assert not process.tasks


def test_one_who_will_not_end_is_an_error() -> None:
    loop = simulated_loop()
    process = loop.process("one")

    async def stubborn() -> None:
        while True:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(1.0)

    loop.spawn(process, stubborn())
    until(loop, 0.5)
    with pytest.raises(SimulationError, match="did not end"):
        loop.kill(process)
    process.tasks.clear()
