"""An executor on a Ray cluster, for when one machine is not enough: the extra `monopoly[cluster]`.

Every node needs this package, and whatever code of your own a job uses where it can be imported.
"""

import contextlib
import logging
import os
import socket
from pathlib import Path
from time import monotonic
from typing import Final

from monopoly.pool.chunks import Chunk, ChunkQueue
from monopoly.pool.errors import ExecutorLost, PoolError
from monopoly.pool.executor import Results
from monopoly.pool.job import Job, R

IN_FLIGHT: Final = 2  # tasks per processor of the cluster
LOSSES_MAX: Final = 20  # in a row, without a single chunk between them
CONNECT_SECONDS: Final = 5.0
LOCAL: Final = "local"

# Set before Ray is imported: no report to its makers, and no advice on our standard error.
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS": "0",
}


class RayExecutor:
    """Processors of a Ray cluster: "local" starts one of this machine, "auto" finds one."""

    def __init__(self, address: str) -> None:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError:
            raise PoolError(
                "Ray is not installed: install monopoly[cluster] to use a cluster."
            ) from None
        _reach(address)
        try:
            ray.init(
                address=address,
                include_dashboard=False if address == LOCAL else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            reason = str(error).strip().splitlines()[0]
            raise PoolError(f"There is no Ray cluster at {address}: {reason}") from None

    def close(self) -> None:
        import ray

        ray.shutdown()

    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        import ray

        # Ray's own retries are off: whatever is lost goes back to the queue.
        # Nothing is ever cancelled: who stops early leaves a few chunks of half a second, which end
        # by themselves or with the connection. (Ray 2.60 dies of an answer to what it cancelled.)
        task = ray.remote(num_cpus=1, max_retries=0)(_run_there)
        running: dict[ray.ObjectRef[tuple[R, float]], Chunk] = {}
        shared, home, losses = ray.put(job), str(Path.cwd()), 0
        while True:
            workers = _processors()
            while len(running) < IN_FLIGHT * workers:
                chunk = queue.take(workers)
                if chunk is None:
                    break
                running[task.remote(shared, *chunk, home)] = chunk
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            chunk = running.pop(done[0])
            try:
                result, seconds = ray.get(done[0])
            except _losses() as error:
                queue.lose(chunk)
                losses += 1
                if losses == LOSSES_MAX:
                    raise ExecutorLost(
                        f"The cluster lost {losses} chunks in a row: giving up ({error!r})."
                    ) from None
            else:
                losses = 0
                queue.finish(chunk, seconds)
                yield chunk, result


def _run_there(job: Job[R], first: int, count: int, home: str) -> tuple[R, float]:
    """Runs on the cluster, in the folder the command was given in where a node has it."""
    with contextlib.suppress(OSError):
        os.chdir(home)
    start = monotonic()
    return job.run(first, count), monotonic() - start


def _processors() -> int:
    """Asked anew each time: a cluster grows and shrinks."""
    import ray

    resources: dict[str, float] = ray.cluster_resources()
    return max(1, int(resources.get("CPU", 1)))


def _losses() -> tuple[type[Exception], ...]:
    """A worker killed, a node gone, a result that was lost with it."""
    from ray import exceptions

    return (
        exceptions.WorkerCrashedError,
        exceptions.NodeDiedError,
        exceptions.OutOfMemoryError,
        exceptions.ObjectLostError,
        exceptions.LocalRayletDiedError,
    )


def _reach(address: str) -> None:
    """Ray itself would try for minutes."""
    if address in (LOCAL, "auto"):
        return
    place = address.removeprefix("ray://")
    host, colon, port = place.rpartition(":")
    if not colon or not port.isdecimal():
        raise PoolError(f'--ray wants local, auto, HOST:PORT or ray://HOST:PORT, not "{address}".')
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise PoolError(f"There is no Ray cluster at {address}: {error}.") from None
