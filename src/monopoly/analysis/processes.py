"""Processes that stay warm from one analysis to the next."""

import atexit
from functools import cache

from monopoly.pool.executor import Executor, ProcessExecutor, SerialExecutor, cores


@cache
def shared_executor() -> Executor:
    """One process for every core, started with the first analysis and ended with this process."""
    count = cores()
    if count == 1:
        return SerialExecutor()
    executor = ProcessExecutor(count)
    atexit.register(executor.close)
    return executor
