"""`run` hands results on in order, and stops where it is told to, without a gap."""

from contextlib import ExitStack

import pytest

from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.errors import PoolError
from monopoly.pool.executor import Executor, ProcessExecutor, SerialExecutor
from monopoly.pool.job import Job
from monopoly.pool.run import RunOutcome, executor_or_own, run
from tests.pool import jobs
from tests.pool.executors import Backwards, CtrlC, LostAfter
from tests.pool.jobs import Items


def items_of(executor: Executor, job: Job[Items], total: int = 24) -> tuple[list[int], RunOutcome]:
    items: list[int] = []
    outcome = run(
        job,
        ChunkQueue(total, chunk_size=5),
        lambda result: items.extend(result.items),
        executor=executor,
    )
    return items, outcome


@pytest.mark.parametrize("executor", [SerialExecutor(), Backwards()], ids=["serial", "backwards"])
def test_results_are_handed_on_in_order_whatever_order_they_come_in(executor: Executor) -> None:
    assert items_of(executor, jobs.Job()) == (list(range(24)), RunOutcome())


@pytest.mark.parametrize("executor", [SerialExecutor(), Backwards()], ids=["serial", "backwards"])
def test_an_error_ends_it_after_the_results_before_it(executor: Executor) -> None:
    assert items_of(executor, jobs.StopsAt(item=12)) == (list(range(12)), RunOutcome())


def test_results_before_a_loss_stand() -> None:
    found = items_of(LostAfter(2), jobs.Job())
    assert found == (list(range(10)), RunOutcome(lost="Everybody went home."))


def test_after_ctrl_c_what_was_handed_on_is_the_beginning() -> None:
    """Of three chunks the third came first, the second never."""
    assert items_of(CtrlC(), jobs.Job()) == (list(range(5)), RunOutcome(interrupted=True))


def test_progress_is_told_for_every_chunk() -> None:
    told: list[int] = []
    queue = ChunkQueue(24, chunk_size=5)
    run(jobs.Job(), queue, lambda _: None, executor=SerialExecutor(), progress=told.append)
    assert told == [5, 5, 5, 5, 4]


def test_little_work_is_done_here() -> None:
    with executor_or_own(None, 10, 0) as executor:
        assert isinstance(executor, SerialExecutor)
    with executor_or_own(None, 10, 2) as executor:
        assert isinstance(executor, ProcessExecutor)


@pytest.mark.slow
def test_an_executor_of_ones_own_is_not_closed() -> None:
    with ExitStack() as stack:
        mine = stack.enter_context(ProcessExecutor(1))
        pids = set()
        for _ in range(2):
            with executor_or_own(mine, 10, 0) as executor:
                assert executor is mine
                run(
                    jobs.Job(),
                    ChunkQueue(3),
                    lambda result: pids.add(result.pid),
                    executor=executor,
                )
        assert len(pids) == 1


@pytest.mark.parametrize("processes", [-1, 5000])
def test_processes_have_a_bound(processes: int) -> None:
    with pytest.raises(PoolError, match="1 to 1,024"), executor_or_own(None, 10, processes):
        pass
