"""What is told to seats alone."""

import asyncio
from pathlib import Path

import pytest

from monopoly.protocol.messages import NewTable, Reopened
from monopoly.server.tables.table import Table
from monopoly.server.views.table import table_view
from tests.server.registries import FakeClient, registry_in, soon

pytestmark = pytest.mark.once

AGAIN = "AgainAgainAgain2"


def reopen(table: Table) -> None:
    version, at = table.stamp()
    table.enter(Reopened(version=version, at=at, table=AGAIN))


@pytest.mark.parametrize("private", [True, False])
def test_the_rematch_of_a_private_table_is_for_its_seats(tmp_path: Path, private: bool) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            wish = NewTable(name="Ann", seats=2, private=private)
            opened = await registry.open(wish)
            runtime = opened.runtime
            ann = FakeClient(registry, runtime, opened.seat_key)
            watcher = FakeClient(registry, runtime)
            for client in (ann, watcher):
                await client.hears("update")
            await runtime.change(reopen)
            late = FakeClient(registry, runtime)
            version = runtime.table.version
            await soon(lambda: all(version in c.versions() for c in (ann, watcher, late)))
            assert AGAIN in str(ann.heard)
            for client in (watcher, late):
                assert (AGAIN in str(client.heard)) is not private
            assert (table_view(runtime.table).rematch == "") is private

    asyncio.run(story())
