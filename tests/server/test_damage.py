"""A table whose rows were changed on the disk is set aside and named; all others go on."""

import asyncio
import contextlib
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from monopoly.client import Done, Parted, Seat, Server, ServerRefused
from monopoly.server.store.heads import FILE_NAME as HEADS
from monopoly.server.store.sqlite_file import FILE_NAME
from monopoly.server.tables.registry import SET_ASIDE
from tests.server.people import choose, short_table
from tests.server.program import GENEROUS, Program

pytestmark = pytest.mark.once

Rows = list[tuple[object, ...]]
Damage = Callable[[sqlite3.Connection, str], None]


@contextlib.contextmanager
def the_file(folder: Path) -> Iterator[sqlite3.Connection]:
    """The data file, with hands that keep to no rule."""
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        yield connection
        connection.commit()


def rows_of(folder: Path, table: str) -> tuple[Rows, Rows]:
    with the_file(folder) as connection:
        connection.text_factory = bytes
        row = connection.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchall()
        lines = connection.execute("SELECT * FROM lines WHERE table_id = ?", (table,)).fetchall()
    return row, lines


# --- what can happen to the rows of a table


def last_played(connection: sqlite3.Connection, table: str) -> tuple[int, bytes]:
    found: tuple[int, bytes] = connection.execute(
        "SELECT version, entry FROM lines WHERE table_id = ? "
        "AND CAST(entry AS TEXT) LIKE '%\"played\"%' ORDER BY version DESC",
        (table,),
    ).fetchone()
    return found


def write(connection: sqlite3.Connection, table: str, version: int, data: bytes) -> None:
    done = connection.execute(
        "UPDATE lines SET entry = ? WHERE table_id = ? AND version = ? AND entry != ?",
        (data, table, version, data),
    )
    assert done.rowcount == 1, data


def entry(pattern: bytes, becomes: bytes, version: int = 0) -> Damage:
    """One place in one entry is another: in that of a version, or in the last that was played."""

    def damage(connection: sqlite3.Connection, table: str) -> None:
        number = version or last_played(connection, table)[0]
        (data,) = connection.execute(
            "SELECT entry FROM lines WHERE table_id = ? AND version = ?", (table, number)
        ).fetchone()
        write(connection, table, number, re.sub(pattern, becomes, data, count=1))

    return damage


def statement(sql: str) -> Damage:
    def damage(connection: sqlite3.Connection, table: str) -> None:
        assert connection.execute(sql, (table,)).rowcount > 0

    return damage


def facts(pattern: bytes, becomes: bytes) -> Damage:
    def damage(connection: sqlite3.Connection, table: str) -> None:
        (data,) = connection.execute("SELECT facts FROM tables WHERE id = ?", (table,)).fetchone()
        changed = re.sub(pattern, becomes, data, count=1)
        assert changed != data, data
        connection.execute("UPDATE tables SET facts = ? WHERE id = ?", (changed, table))

    return damage


def one_digit_of_a_version(connection: sqlite3.Connection, table: str) -> None:
    number, data = last_played(connection, table)
    other = b"%d%d" % (number // 10, (number + 1) % 10)
    changed = data.replace(b'"version":%d' % number, b'"version":' + other.lstrip(b"0"))
    write(connection, table, number, changed)


def other_dice(connection: sqlite3.Connection, table: str) -> None:
    """One face of the first throw; neither the position nor what was told is another."""
    (data,) = connection.execute(
        "SELECT entry FROM lines WHERE table_id = ? AND version = 4", (table,)
    ).fetchone()
    (face,) = re.findall(rb'"dice":\[(\d)', data)
    other = b'"dice":[%d' % (int(face) % 6 + 1)
    write(connection, table, 4, re.sub(rb'"dice":\[\d', other, data, count=1))


DAMAGES: dict[str, tuple[Damage, str]] = {
    "one digit of a version": (one_digit_of_a_version, "says that it is version"),
    "one digit of a digest": (
        entry(rb'"digest":"\w', b'"digest":"z'),
        "another position than was told",
    ),
    "one digit of an action's seat": (
        entry(rb'"seat":\d', b'"seat":7', version=4),
        "version 4 cannot be taken in again",
    ),
    "no JSON": (entry(rb"\{", b"[", version=5), "version 5 cannot be read"),
    "no UTF-8": (entry(rb'"Ann"', b'"A\xff\xff"', version=1), "version 1 cannot be read"),
    "an unknown entry": (entry(rb'"played"', b'"prayed"'), "cannot be read"),
    "other dice than those of the secret": (
        other_dice,
        "The dealer gives Throw",
    ),
    "dice that have no such face": (
        entry(rb'"dice":\[\d', b'"dice":[7', version=4),
        "Dice are two or three faces",
    ),
    "an unknown action": (entry(rb'"kind":"\w', b'"kind":"?'), "There is no action of the kind"),
    "an unknown event": (
        entry(rb'"events":\[\{"kind":"\w', b'"events":[{"kind":"?', version=4),
        "There is no event of the kind",
    ),
    "another name": (entry(rb'"Ann"', b'"Amn"', version=1), "began with other players"),
    "a version that is missing": (
        statement("DELETE FROM lines WHERE table_id = ? AND version = 4"),
        "version 4 is missing",
    ),
    "an empty log": (statement("DELETE FROM lines WHERE table_id = ?"), "its log is empty"),
    "a lost end": (
        statement("DELETE FROM lines WHERE table_id = ? AND version > 2"),
        "its row says that it is playing, its log that it is open",
    ),
    "an entry that is text": (
        statement("UPDATE lines SET entry = 'text' WHERE table_id = ? AND version = 3"),
        "its version 3 holds no bytes",
    ),
    "a note that is damaged": (
        statement("UPDATE lines SET note = x'7b22' WHERE table_id = ? AND version = 3"),
        "version 3 cannot be taken in again",
    ),
    "facts that are text": (
        statement("UPDATE tables SET facts = '{}' WHERE id = ?"),
        "its row holds no bytes",
    ),
    "facts that are no UTF-8": (
        statement("UPDATE tables SET facts = CAST(x'ff00fe' AS TEXT) WHERE id = ?"),
        "how it was opened cannot be read",
    ),
    "facts without end": (facts(rb"\}\}?$", b""), "how it was opened cannot be read"),
    "unknown rules": (facts(b"statutes", b"statures"), "how it was opened cannot be read"),
    "one digit of the secret": (
        facts(rb'"secret":"\w', b'"secret":"?'),
        "how it was opened cannot be read",
    ),
    "another secret": (
        facts(rb'"secret":"\w{8}', b'"secret":"00000000'),
        "began with other players or other dice",
    ),
    "an unknown stage": (
        statement("UPDATE tables SET stage = 'plaxing' WHERE id = ?"),
        "'plaxing' for its stage",
    ),
    "another stage": (
        statement("UPDATE tables SET stage = 'open' WHERE id = ?"),
        "its row says that it is open",
    ),
    "no time of opening": (
        statement("UPDATE tables SET created = 'noon' WHERE id = ?"),
        "its row holds no number",
    ),
    "another event than was told": (
        entry(rb'"player":\d', b'"player":9', version=4),
        "what is stored up to version 4 is not what was written",
    ),
    "a token of nobody": (
        statement("UPDATE passes SET person = 'Ann' WHERE table_id = ?"),
        "belongs to nobody",
    ),
}


async def a_game(server: Server, name: str) -> Seat:
    """Ann alone with a bot, some moves into it."""
    wish = short_table(name=name, bots=["easy"], seats=2, rules="statutes", options={})
    seat = await server.open_table(wish)
    await seat.start()
    await play_some(seat, 6)
    return seat


async def play_some(seat: Seat, actions: int) -> None:
    """On with a game, as a page does: with all that can be told of it."""
    async with seat.play(want=["story", "labels", "positions"]) as player:
        for _ in range(actions):
            assert await player.my_turn()
            assert isinstance(await player.act(choose(player)), Done)


async def is_set_aside(server: Server, seat: Seat) -> None:
    """Whoever asks, and however, is told the same."""
    path = f"/api/tables/{seat.table_id}"
    asked = (
        ("GET", ""),
        ("GET", "/me"),
        ("GET", "/board"),
        ("GET", "/record"),
        ("GET", "/replay"),
        ("POST", "/leave"),
    )
    for method, what in asked:
        with pytest.raises(ServerRefused) as refused:
            await server.fetch(method, path + what, token=seat.token)
        assert (refused.value.status, refused.value.code) == (410, "damaged")
        assert refused.value.problem.sentence == SET_ASIDE
    for player in (seat.play(), server.watch(seat.table_id)):
        with pytest.raises(Parted, match=re.escape(f"damaged: {SET_ASIDE}")):
            async with player:
                pass


def named(program: Program, table: str) -> list[str]:
    return [line for line in program.log.splitlines() if table in line]


@pytest.mark.slow(seconds=15)
def test_a_damaged_table_is_set_aside_and_all_others_go_on(tmp_path: Path) -> None:
    """One server with a table for every kind of damage, and between them tables that are whole."""

    async def story(program: Program) -> None:
        server = program.start()
        bad = {name: await a_game(server, "Ann") for name in DAMAGES}
        good = [await a_game(server, "Zoe") for _ in range(3)]
        assert program.stop() == 0
        with the_file(tmp_path) as connection:
            for name, seat in bad.items():
                DAMAGES[name][0](connection, seat.table_id)
        before = {name: rows_of(tmp_path, seat.table_id) for name, seat in bad.items()}
        for start in (1, 2):
            program.start()
            for seat in good:
                await play_some(seat, 4)
            for name, seat in bad.items():
                await is_set_aside(server, seat)
                lines = named(program, seat.table_id)
                assert len(lines) == start  # once at every start, however often it is asked for
                assert f"Table {seat.table_id} is set aside: " in lines[-1]
                assert DAMAGES[name][1] in lines[-1], name
            assert f"monopoly_tables_set_aside {len(bad)}\n" in await server.metrics()
            assert "Traceback" not in program.log
            new = await a_game(server, "Eve")
            assert (await new.me()).seat == 0
            assert program.stop() == 0
        after = {name: rows_of(tmp_path, seat.table_id) for name, seat in bad.items()}
        assert after == before  # nothing was deleted or written

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))


def test_one_digit_changed_stops_one_table_and_no_other(tmp_path: Path) -> None:
    async def story(program: Program) -> None:
        server = program.start()
        bad, good = await a_game(server, "Ann"), await a_game(server, "Zoe")
        assert program.stop() == 0
        with the_file(tmp_path) as connection:
            one_digit_of_a_version(connection, bad.table_id)
        program.start()
        await is_set_aside(server, bad)
        await play_some(good, 4)
        assert len(named(program, bad.table_id)) == 1
        assert program.stop() == 0

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))


def test_a_table_that_is_over_is_set_aside_when_somebody_asks_for_it(tmp_path: Path) -> None:
    async def story(program: Program) -> None:
        server = program.start()
        bad, good = await a_game(server, "Ann"), await a_game(server, "Zoe")
        for seat in (bad, good):
            await seat.leave("estate")
        assert program.stop() == 0
        with the_file(tmp_path) as connection:
            one_digit_of_a_version(connection, bad.table_id)
        program.start()
        with pytest.raises(ServerRefused) as refused:
            await server.record(bad.table_id)
        assert refused.value.code == "damaged"
        assert json.loads((await server.record(good.table_id))[-1])["end"]
        assert (await server.replay(good.table_id)).over
        assert len(named(program, bad.table_id)) == 1

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))


def without_digests(folder: Path) -> None:
    """As an earlier version stored everything."""
    with the_file(folder) as connection:
        connection.execute("UPDATE lines SET digest = NULL")
    (folder / HEADS).unlink()


def test_an_event_of_nobody_is_found_when_it_is_told(tmp_path: Path) -> None:
    """The position is right, so the table is taken up; but its story cannot be told."""

    async def story(program: Program) -> None:
        server = program.start()
        bad, good = await a_game(server, "Ann"), await a_game(server, "Zoe")
        assert program.stop() == 0
        with the_file(tmp_path) as connection:
            entry(rb'"player":\d', b'"player":9', version=4)(connection, bad.table_id)
        without_digests(tmp_path)
        program.start()
        assert (await bad.me()).seat == 0
        with pytest.raises(Parted, match="damaged"):
            async with bad.play(want=["story"]) as player:
                await player.until(lambda: False)
        await is_set_aside(server, bad)
        await play_some(good, 2)
        (line,) = named(program, bad.table_id)
        assert "version 4 cannot be told" in line
        assert "Traceback" not in program.log

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))


def test_a_write_that_is_refused_sets_aside_its_table_while_all_others_play(
    tmp_path: Path,
) -> None:
    """Somebody else writes into the file of a running server: the next version of one table is
    there already."""

    async def story(program: Program) -> None:
        server = program.start()
        bad, good = await a_game(server, "Ann"), await a_game(server, "Zoe")
        async with server.watch(bad.table_id) as watcher:
            async with good.play() as other, bad.play() as player:
                assert await player.my_turn()
                with the_file(tmp_path) as connection:
                    connection.execute(
                        "INSERT INTO lines VALUES (?, ?, x'00', x'00', NULL)",
                        (bad.table_id, player.version + 1),
                    )
                with pytest.raises(Parted, match="damaged"):
                    await player.act(choose(player))
                assert await other.my_turn()
                assert isinstance(await other.act(choose(other)), Done)
            with pytest.raises(Parted, match="damaged"):
                await watcher.until(lambda: False)
        await is_set_aside(server, bad)
        await play_some(good, 2)
        (line,) = named(program, bad.table_id)
        assert "is set aside: IntegrityError: UNIQUE constraint failed" in line
        assert "Traceback" not in program.log
        assert program.stop() == 0

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))


def test_a_mistake_of_ours_while_taking_a_table_up_is_that_tables_alone(tmp_path: Path) -> None:
    mistake = """
from monopoly.server.tables.table import Table
whole = Table.apply_entry
def apply_entry(table, entry, note):
    if table.config.title == "Mistake":
        raise ZeroDivisionError("a mistake of ours")
    whole(table, entry, note)
Table.apply_entry = apply_entry
"""

    async def story(program: Program) -> None:
        server = program.start()
        bad = await server.open_table(short_table(bots=["easy"], seats=2, title="Mistake"))
        good = await a_game(server, "Zoe")
        assert program.stop() == 0
        program._prelude = mistake
        program.start()
        await is_set_aside(server, bad)
        await play_some(good, 2)
        (line,) = named(program, bad.table_id)
        assert "ZeroDivisionError: a mistake of ours" in line
        assert "Traceback" not in program.log

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))
