"""Entries that were acknowledged and are gone from the disk: whoever runs the server is told, and
so is everybody at the table, who plays on from what is there."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from monopoly.client import Done, Parted, Seat
from monopoly.protocol.messages import LogEntry, Lost, Said
from monopoly.server.store.heads import FILE_NAME as HEADS
from monopoly.server.store.sqlite import RESCUED
from monopoly.server.store.sqlite_file import FILE_NAME
from tests.server.people import choose, short_table
from tests.server.program import GENEROUS, Program

pytestmark = pytest.mark.once

WAL_FRAME = 4096 + 24  # bytes: a page with its header


def damage_the_log_of_sqlite(folder: Path, commits_kept: int) -> None:
    """One byte of its write-ahead log, in the first frame after so many commits."""
    path = folder / f"{FILE_NAME}-wal"
    data = bytearray(path.read_bytes())
    commits = 0
    for frame in range(32, len(data), WAL_FRAME):
        if commits == commits_kept:
            data[frame + 100] ^= 1
            path.write_bytes(data)
            return
        commits += data[frame + 4 : frame + 8] != bytes(4)  # the size of the file: a commit's last
    raise AssertionError(f"there are {commits} commits only")


def lose_the_end(folder: Path, table: str, version: int) -> None:
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        statement = "DELETE FROM lines WHERE table_id = ? AND version > ?"
        assert connection.execute(statement, (table, version)).rowcount > 0
        connection.commit()


async def say(seat: Seat, count: int) -> int:
    """The version that the table comes to."""
    async with seat.play() as player:
        for number in range(count):
            assert isinstance(await player.chat(f"word {number}"), Done)
        return player.version


def test_entries_lost_with_a_damaged_write_ahead_log_are_noticed(tmp_path: Path) -> None:
    async def story(program: Program) -> None:
        server = program.start()
        ann = await server.open_table(short_table(bots=["easy"], seats=2))
        bob = await server.open_table(short_table(bots=["easy"], seats=2))
        told: list[LogEntry] = []
        async with ann.play(since=0, on_entry=told.append) as player:
            for number in range(20):
                assert isinstance(await player.chat(f"word {number}"), Done)
            came_to = player.version
            await asyncio.to_thread(program.kill)
            damage_the_log_of_sqlite(tmp_path, commits_kept=12)
            await asyncio.to_thread(program.start)
            # the line comes back by itself, with a version the store no longer has
            await player.until(lambda: any(isinstance(entry, Lost) for entry in told))
            (lost,) = [entry for entry in told if isinstance(entry, Lost)]
            assert (lost.version, lost.last) == (came_to + 1, came_to)
            assert 3 < lost.first <= came_to
            assert isinstance(await player.chat("We go on."), Done)
        kept = lost.first - 1
        (line,) = [line for line in program.log.splitlines() if ann.table_id in line]
        assert f"ends with version {kept}, and had come to version {came_to}" in line
        assert f"monopoly_entries_lost_total {came_to - kept}\n" in await server.metrics()
        assert bob.table_id not in program.log
        assert program.stop() == 0
        # it has been said, and who comes for the first time reads the log as it is
        program.start()
        async with ann.play(since=0) as player:
            await player.until(lambda: player.version == came_to + 2)
            versions = [entry.version for entry in player.entries]
            assert versions == [*range(1, kept + 1), came_to + 1, came_to + 2]
        assert len([line for line in program.log.splitlines() if ann.table_id in line]) == 1

    with Program(tmp_path, *GENEROUS, start="talkative()") as program:
        asyncio.run(story(program))


def test_a_game_goes_on_from_what_is_left_of_it(tmp_path: Path) -> None:
    """Nobody decides on what is gone, and a message that was lost can be sent again."""

    async def story(program: Program) -> None:
        server = program.start()
        ann = await server.open_table(
            short_table(rules="statutes", options={}, bots=["easy"], seats=2)
        )
        await ann.start()
        async with ann.play(want=["positions"]) as player:
            assert await player.my_turn()
            kept = player.version
            digest = player.now.digest if player.now else ""
            assert isinstance(await player.act(choose(player)), Done)
            assert await player.my_turn()
            came_to = player.version
            await asyncio.to_thread(program.kill)
            lose_the_end(tmp_path, ann.table_id, kept)
            await asyncio.to_thread(program.start)
            await player.until(lambda: player.version == came_to + 1)
            assert player.now is not None
            assert player.now.digest == digest
            refused = await player.act(choose(player), version=came_to)
            assert getattr(refused, "code", "") == "stale"
            assert isinstance(await player.act(choose(player)), Done)
        await asyncio.to_thread(program.kill)
        await asyncio.to_thread(program.start)
        assert (await ann.me()).seat == 0
        assert len([line for line in program.log.splitlines() if ann.table_id in line]) == 1

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))


@pytest.mark.parametrize("replaced", [False, True])
def test_a_data_file_that_is_removed_under_a_running_server_is_noticed(
    tmp_path: Path, *, replaced: bool
) -> None:
    """The server says so and ends by itself; all that was acknowledged was saved."""

    async def story(program: Program) -> None:
        server = program.start()
        ann = await server.open_table(short_table(bots=["easy"], seats=2))
        came_to = await say(ann, 5)
        for path in (FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"):
            (tmp_path / path).unlink()
        if replaced:
            (tmp_path / FILE_NAME).write_bytes(b"another")
        assert await asyncio.to_thread(program.ended) == 1
        (line,) = [line for line in program.log.splitlines() if "CRITICAL" in line]
        assert f"{tmp_path / FILE_NAME} was removed or replaced while the server ran." in line
        assert "The server stops" in line
        assert f"was saved to {tmp_path / RESCUED}." in line
        (tmp_path / RESCUED).replace(tmp_path / FILE_NAME)
        program.start()
        async with ann.play(since=0) as player:
            await player.until(lambda: player.version == came_to)

    with Program(tmp_path, *GENEROUS, start="talkative()") as program:
        asyncio.run(story(program))


def test_who_has_seen_more_than_the_store_has_is_told_so(tmp_path: Path) -> None:
    """The known ends of the logs are lost as well: what people have seen is all that is left."""

    async def story(program: Program) -> None:
        server = program.start()
        ann = await server.open_table(short_table(bots=["easy"], seats=2))
        came_to = await say(ann, 5)
        await asyncio.to_thread(program.kill)
        (tmp_path / HEADS).unlink()
        lose_the_end(tmp_path, ann.table_id, came_to - 3)
        program.start()
        with pytest.raises(Parted, match=f"at version {came_to}, and the server's log .* is lost"):
            async with ann.play(since=came_to):
                pass
        (line,) = [line for line in program.log.splitlines() if ann.table_id in line]
        assert f"has seen version {came_to}, and its log ends with version {came_to - 3}" in line
        assert "monopoly_clients_ahead_total 1\n" in await server.metrics()
        with pytest.raises(Parted, match="has only come to version"):  # a stranger may say anything
            async with server.watch(ann.table_id, since=came_to):
                pass
        assert "monopoly_clients_ahead_total 1\n" in await server.metrics()
        async with ann.play(since=0) as player:
            assert isinstance(await player.chat("We go on."), Done)
            assert sum(isinstance(entry, Said) for entry in player.entries) >= 2

    with Program(tmp_path, *GENEROUS, start="talkative()") as program:
        asyncio.run(story(program))
