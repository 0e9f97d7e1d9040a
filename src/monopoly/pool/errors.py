"""What can go wrong with a pool."""


class PoolError(ValueError):
    """Work that cannot be done so; the message says why in a sentence."""


class ExecutorLost(PoolError):
    """No worker is left, and new ones are lost too; the results so far stand."""


class JobFailed(RuntimeError):
    """A job raised in a worker; the message is the traceback from there."""
