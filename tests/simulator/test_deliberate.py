"""The simulator finds what it is there for: each of these breaks the server on purpose, and shows
itself within a few worlds."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from monopoly.server.ops.metrics import Metrics
from monopoly.server.store.interface import Change, StoredTable, StoreError
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.store.sqlite_file import FILE_NAME
from monopoly.server.tables import registry, restore
from monopoly.server.tables.clock import Clock
from monopoly.server.tables.idempotency import IdempotencyCache
from monopoly.server.tables.log import EntryMeta, read_meta
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.views.questions import seated
from monopoly.server.websocket import commands
from monopoly.server.websocket.places import SocketPlaces
from tests.simulator.executor import SimulatedExecutor
from tests.simulator.faults import Faults
from tests.simulator.host import SETTINGS, SimulatedFiles
from tests.simulator.simulation import CLOCKS, USUALLY, Setup, simulate
from tests.simulator.vfs import Mount

SEEDS: Final = 60  # worlds in which a fault must show itself

pytestmark = [pytest.mark.once, pytest.mark.slow(seconds=10)]


def found(check: str, setup: Setup = USUALLY) -> str:
    """What gave it away."""
    for seed in range(SEEDS):
        for finding in simulate(seed, setup).findings:
            if finding.check == check:
                return finding.text
    pytest.fail(f"not found in {SEEDS} worlds")


# --- the store


class Hasty(SqliteStore):
    """Says that a change is stored before it is."""

    async def write(self, change: Change) -> None:
        self._later = asyncio.create_task(self._write_later(change))

    async def _write_later(self, change: Change) -> None:
        with contextlib.suppress(StoreError):
            await super().write(change)


def hasty(metrics: Metrics, executor: SimulatedExecutor, files: SimulatedFiles) -> SqliteStore:
    return Hasty(SETTINGS.data, metrics, executor, files)


def test_telling_before_storing_is_found() -> None:
    found("lost", Setup(make=hasty))


class Careless(SimulatedFiles):
    """Commits are not flushed to the disk, only checkpoints are."""

    def connect(self, path: Path, *, read_only: bool = False) -> Any:
        connection = super().connect(path, read_only=read_only)
        execute = connection.execute

        def carelessly(statement: str, *values: Any) -> Any:
            return execute(statement.replace("synchronous = FULL", "synchronous = NORMAL"), *values)

        connection.execute = carelessly  # type: ignore[method-assign]
        return connection


def careless(metrics: Metrics, executor: SimulatedExecutor, files: SimulatedFiles) -> SqliteStore:
    return SqliteStore(SETTINGS.data, metrics, executor, Careless(files.mount))


def test_a_commit_that_is_not_flushed_is_found() -> None:
    found("lost", Setup(make=careless))


def test_going_on_when_nothing_can_be_stored_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    flush = TableRuntime._flush

    async def regardless(self: TableRuntime) -> None:
        try:
            await flush(self)
        except StoreError:
            self._unstored = ""

    monkeypatch.setattr(TableRuntime, "_flush", regardless)
    found("lost")


# --- taking up again


def change_a_digest(faults: Faults) -> None:
    """One digit of what everybody was told of a position, in the file of a server that is down."""
    host = faults._host
    host.end()
    if host.disk.file(FILE_NAME) is None:
        return
    before, host.disk.before = host.disk.before, lambda _operation, _name: None
    mount = Mount(host.disk, faults._random)
    with contextlib.suppress(sqlite3.Error):  # there is no room
        connection = mount.connect(FILE_NAME)
        connection.execute(
            'UPDATE lines SET entry = CAST(replace(CAST(entry AS TEXT), \'"digest":"\', '
            '\'"digest":"0\') AS BLOB) WHERE (table_id, version) IN (SELECT table_id, '
            'max(version) FROM lines WHERE instr(entry, \'"digest":"\') GROUP BY table_id)'
        )
        connection.close()
    mount.end()
    host.disk.before = before
    faults._ledger.damaged = True


DAMAGED: Final = Setup(more=(change_a_digest,) * 20)


def test_restoring_without_the_digest_check_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not [report for seed in range(10) if (report := simulate(seed, DAMAGED)).findings]

    def trusting(stored: StoredTable, world: World) -> Table:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Table, "digest", lambda _: Anything())
            return restore.restore(replace(stored, damage=""), world)

    monkeypatch.setattr(registry, "restore", trusting)
    found("replay", DAMAGED)


class Anything(str):
    """Differs from nothing."""

    __slots__ = ()

    def __ne__(self, _other: object) -> bool:
        return False


def test_forgetting_over_a_restart_what_was_done_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forgetful(data: bytes) -> EntryMeta:
        meta = read_meta(data)
        return EntryMeta(person=meta.person, former=meta.former, reserve=meta.reserve)

    monkeypatch.setattr(restore, "read_meta", forgetful)
    found("doubled")


# --- messages


def test_doing_again_what_is_sent_again_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(IdempotencyCache, "find", lambda *_: None)
    found("doubled")


def test_acting_for_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "seated", lambda number: min(seated(number), 0))
    found("another")


# --- memory and clocks


def test_places_that_are_never_given_back_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SocketPlaces, "leave", lambda *_: None)
    found("memory")


def test_answers_that_pile_up_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monopoly.server.tables.idempotency.REMEMBERED", 1_000_000)
    found("memory")


def test_charging_more_than_was_used_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    charge = Clock.charge

    def dearly(self: Clock, seat: int, now: float) -> None:
        charge(self, seat, now + 5.0)

    monkeypatch.setattr(Clock, "charge", dearly)
    found("clocks", Setup(also=(CLOCKS,)))
