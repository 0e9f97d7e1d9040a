"""Which build is under test is said at the top of every run, and a wrong one stops it."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import HealthCheck, settings

from monopoly.editions import own

# A machine under load is no failure: no deadline. A failure prints what replays it.
settings.register_profile(
    "ci",
    deadline=None,
    print_blob=True,
    derandomize=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("ci"), max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in {"", "0"}


def _file_under_test() -> str:
    return str(importlib.import_module("monopoly.rules.state").__file__)


def _build_under_test() -> str:
    return "pure" if _file_under_test().endswith(".py") else "compiled"


def pytest_configure() -> None:
    build = _build_under_test()
    if build == "compiled" and _is_set("MONOPOLY_PURE"):
        msg = f"MONOPOLY_PURE is set, but the rules are compiled: {_file_under_test()}"
        raise pytest.UsageError(msg)
    if build == "pure" and _is_set("MONOPOLY_REQUIRE_COMPILED"):
        msg = f"MONOPOLY_REQUIRE_COMPILED is set, but the rules are pure: {_file_under_test()}"
        raise pytest.UsageError(msg)


def pytest_report_header() -> str:
    return f"monopoly: {_build_under_test()} build, {_file_under_test()}"


def _long_ones_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """In the share of every worker, so that none begins a long one when the others are done.

    xdist gives each worker an equal part of the list to begin with.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    longest = sorted((item for item in items if _seconds(item)), key=_seconds, reverse=True)
    others = [item for item in items if not _seconds(item)]
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        begin, end = (len(others) * number // workers for number in (worker, worker + 1))
        dealt += longest[worker::workers] + others[begin:end]
    return dealt


def _seconds(item: pytest.Item) -> int:
    """About how long it takes, where it says so."""
    marker = item.get_closest_marker("slow")
    return int(marker.kwargs.get("seconds", 0)) if marker else 0


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = _long_ones_first(items)
    if _build_under_test() == "compiled":
        return
    too_long = pytest.mark.skip(reason="compiled_only: too long at uncompiled speed")
    for item in items:
        if item.get_closest_marker("compiled_only"):
            item.add_marker(too_long)


@contextmanager
def _no_boards_left() -> Iterator[None]:
    before = dict(own._KNOWN)
    yield
    own._KNOWN.clear()
    own._KNOWN.update(before)


@pytest.fixture(scope="module", autouse=True)
def no_boards_left_by_a_file() -> Iterator[None]:
    """A board that the fixtures of one file open is not known to the next."""
    with _no_boards_left():
        yield


@pytest.fixture(autouse=True)
def no_boards_left() -> Iterator[None]:
    """A board that one test opens is not known to the next."""
    with _no_boards_left():
        yield


@pytest.fixture(scope="session")
def build() -> str:
    """`compiled` or `pure`: for tests that play fewer games where each takes longer."""
    return _build_under_test()
