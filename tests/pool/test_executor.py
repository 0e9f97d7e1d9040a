"""Executors: processes that stay for the next job, and are replaced when they are killed."""

import os
import signal
from multiprocessing import active_children
from pathlib import Path

import pytest

from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.errors import ExecutorLost, JobFailed
from monopoly.pool.executor import Executor, ProcessExecutor, SerialExecutor
from monopoly.pool.job import Job
from tests.pool import jobs
from tests.pool.jobs import Items


def items_of(executor: Executor, job: Job[Items], total: int = 12) -> list[Items]:
    """The results of a job of so many items, of which none may be missing."""
    results = [result for _, result in executor.run(job, ChunkQueue(total, chunk_size=1))]
    assert sorted(item for result in results for item in result.items) == list(range(total))
    return results


def pids(results: list[Items]) -> set[int]:
    return {result.pid for result in results}


def test_the_serial_executor_does_everything_here() -> None:
    assert pids(items_of(SerialExecutor(), jobs.Job())) == {os.getpid()}


@pytest.mark.slow
def test_processes_stay_for_the_next_job_and_go_at_the_end() -> None:
    before = set(active_children())
    with ProcessExecutor(2) as executor:
        items_of(executor, jobs.Job("first"))
        kept = {child.pid for child in set(active_children()) - before}
        assert len(kept) == 2
        for name in ("second", "third"):
            assert pids(items_of(executor, jobs.Job(name))) <= kept
        assert {child.pid for child in set(active_children()) - before} == kept
    assert set(active_children()) == before


@pytest.mark.slow
def test_a_job_is_pickled_once_and_sent_once_to_each_process() -> None:
    with ProcessExecutor(2) as executor:
        for name in ("once", "once more"):
            results = items_of(executor, jobs.Job(name))
            assert jobs.pickled.count(name) == 1
            assert all(result.loaded.count(name) == 1 for result in results)


@pytest.mark.slow
def test_a_process_killed_between_jobs_is_replaced() -> None:
    with ProcessExecutor(1) as executor:
        (first,) = pids(items_of(executor, jobs.Job()))
        os.kill(first, signal.SIGKILL)
        (second,) = pids(items_of(executor, jobs.Job()))
        assert second != first


@pytest.mark.slow
def test_a_process_killed_in_the_midst_is_replaced_and_its_chunks_are_done(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    with ProcessExecutor(1) as executor:
        (kept,) = pids(items_of(executor, jobs.Job()))
        both = pids(items_of(executor, jobs.KillsItself(item=3, marker=str(marker))))
        assert marker.exists(), "nobody was killed"
        assert kept in both
        assert len(both) == 2
        assert pids(items_of(executor, jobs.Job())) == both - {kept}


@pytest.mark.slow
def test_where_every_process_is_killed_it_gives_up_and_can_be_used_again() -> None:
    with ProcessExecutor(2) as executor:
        with pytest.raises(ExecutorLost, match="lost 5 times in a row"):
            items_of(executor, jobs.AlwaysKilled())
        items_of(executor, jobs.Job())


@pytest.mark.slow
def test_who_stops_early_leaves_no_process_at_work() -> None:
    """What is still busy is ended, so that no late answer can be taken for the next job's."""
    before = set(active_children())
    with ProcessExecutor(1) as executor:
        running = executor.run(jobs.Job(), ChunkQueue(100, chunk_size=1))
        next(running)  # the next chunk has been sent already
        (busy,) = set(active_children()) - before
        running.close()
        assert not busy.is_alive()
        items_of(executor, jobs.Job("next"))


@pytest.mark.slow
def test_a_second_job_has_to_wait() -> None:
    with ProcessExecutor(1) as executor:
        running = executor.run(jobs.Job(), ChunkQueue(10, chunk_size=1))
        next(running)
        with pytest.raises(RuntimeError, match="busy with another job"):
            next(executor.run(jobs.Job(), ChunkQueue(10)))
        running.close()
        items_of(executor, jobs.Job())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("job", "words"),
    [(jobs.Raises(), "thought too hard"), (jobs.Unloadable(), "invalid literal for int")],
    ids=["raises", "cannot be loaded"],
)
def test_a_job_that_raises_is_told_with_its_traceback(job: Job[Items], words: str) -> None:
    with ProcessExecutor(2) as executor:
        with pytest.raises(JobFailed, match=words) as failed:
            items_of(executor, job)
        assert "Traceback" in str(failed.value)
        items_of(executor, jobs.Job())


@pytest.mark.slow
def test_a_closed_executor_starts_anew() -> None:
    executor = ProcessExecutor(1)
    try:
        first = pids(items_of(executor, jobs.Job()))
        executor.close()
        assert pids(items_of(executor, jobs.Job())) != first
    finally:
        executor.close()
