"""What a simulation counts: one file for each figure, found by being here.

To add a statistic, add a file with a subclass of `Accumulator` (`base.py` says what it has to do).
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from monopoly.lab.simulation.accumulators.base import Accumulator
from monopoly.lab.simulation.plan import Plan

AnyAccumulator = Accumulator[Any]


def new_accumulators(plan: Plan) -> list[AnyAccumulator]:
    """One of each kind, with nothing counted yet."""
    return [kind(plan) for kind in _kinds()]


@cache
def _kinds() -> tuple[type[AnyAccumulator], ...]:
    names = sorted(module.name for module in iter_modules(__path__))
    return tuple(kind for name in names for kind in _defined_in(f"{__name__}.{name}"))


def _defined_in(module: str) -> Iterator[type[AnyAccumulator]]:
    for value in vars(import_module(module)).values():
        if isinstance(value, type) and issubclass(value, Accumulator):
            own = value.__module__ == module  # not one that it only imports
            if own and value is not Accumulator:
                yield value
