"""What can go wrong with a pool."""


class PoolError(ValueError):
    """Work that cannot be done so; the message says why in a sentence."""
