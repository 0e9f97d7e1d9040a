"""The data folders that earlier versions left: every table is taken up, played on and taken up
again by the real server, and what is over can be looked at."""

import asyncio
import contextlib
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from monopoly import Game
from monopoly.client import Done, Player, Server
from monopoly.game import verify
from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import Played, Sat
from monopoly.rules.board import BANK
from monopoly.rules.state import PHASES
from monopoly.server.store.interface import Line, StoredTable, TableError, TableRow
from monopoly.server.store.sqlite_file import FILE_NAME
from monopoly.server.tables import table as table_module
from monopoly.server.tables.config import read_config
from monopoly.server.tables.log import read_meta
from monopoly.server.tables.restore import apply_lines, restore, table_as_opened
from monopoly.server.tables.world import World
from tests.fixtures.archive import FIRST, FOLDER, INDEX, TABLES, unpack, versions
from tests.server.program import GENEROUS, Program

pytestmark = pytest.mark.once

ACTIONS = 20  # of people at each table, before and after the second start
AT_ONCE = 8  # tables
KINDS = ("closed", "killed")


@dataclass(frozen=True)
class Left:
    """A table as the fixture's index knows it."""

    id: str
    name: str
    tokens: list[str]
    rematch: str


@cache
def files(version: str) -> dict[str, bytes]:
    return unpack(FOLDER / version / TABLES)


def folders() -> list[tuple[str, str]]:
    """The second fixture has no folder of a server that was killed."""
    all_kinds = [(version, kind) for version in versions(TABLES) for kind in KINDS]
    return [(version, kind) for version, kind in all_kinds if f"{kind}/{INDEX}" in files(version)]


def left_by(version: str, kind: str) -> list[Left]:
    index = json.loads(files(version)[f"{kind}/{INDEX}"])
    return [
        Left(table, str(entry["name"]), list(entry["tokens"]), str(entry.get("rematch", "")))
        for table, entry in index.items()
    ]


def lay_out(version: str, kind: str, folder: Path) -> None:
    for name, data in files(version).items():
        kind_of, _, file = name.partition("/")
        if kind_of == kind and file != INDEX:
            (folder / file).write_bytes(data)


def stages(folder: Path) -> dict[str, str]:
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        return dict(connection.execute("SELECT id, stage FROM tables"))


def stored(folder: Path) -> Iterator[StoredTable]:
    """Read past our own store: as the rows are."""
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        for table, stage, created, facts in connection.execute("SELECT * FROM tables").fetchall():
            lines = connection.execute(
                "SELECT version, entry, note FROM lines WHERE table_id = ? ORDER BY version",
                (table,),
            )
            row = TableRow(table, stage, created, facts)
            yield StoredTable(row, tuple(Line(*line) for line in lines), ())


# --- by the real server


@pytest.mark.slow(seconds=20)
@pytest.mark.parametrize(("version", "kind"), folders())
def test_every_table_is_taken_up_played_on_and_taken_up_again(
    tmp_path: Path, version: str, kind: str
) -> None:
    lay_out(version, kind, tmp_path)
    tables = left_by(version, kind)
    before = stages(tmp_path)
    assert {table.id for table in tables} == set(before)

    async def story(program: Program) -> None:
        for _ in range(2):
            server = program.start()
            some = asyncio.Semaphore(AT_ONCE)
            async with asyncio.TaskGroup() as group:
                for table in tables:
                    group.create_task(see_to(server, table, before[table.id], some))
            await asyncio.to_thread(program.kill)  # the second start is after a power cut
        assert program.log == ""

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))


async def see_to(server: Server, table: Left, stage: str, some: asyncio.Semaphore) -> None:
    async with some:
        try:
            if stage == "playing":
                await play_on(server, table)
            elif stage == "open":
                assert (await server.table(table.id)).stage == "open"
            else:
                await look_again(server, table)
        except Exception as error:
            error.add_note(f"at the table {table.name!r}, {table.id}")
            raise


async def play_on(server: Server, table: Left) -> None:
    """All people of a table come back, see the whole story, and do something whenever the game
    waits for them; then one says good bye."""
    chance = random.Random(table.id)
    async with contextlib.AsyncExitStack() as stack:
        players: list[Player] = []
        for token in table.tokens:
            player = Player(
                server.url, table.id, token, since=0, want=["story", "labels", "positions"]
            )
            with contextlib.suppress(ConnectionError):  # this one has left for good
                players.append(await stack.enter_async_context(player))
        if not players:
            watcher = server.watch(table.id, since=0, want=["story"])
            await (await stack.enter_async_context(watcher)).until(lambda: watcher.version > 30)
            return
        seen = players[0].version
        for _ in range(ACTIONS):
            if not await one_action(players, chance):
                break
        assert players[0].version > seen or players[0].over
        said = await players[0].chat("Good bye.")
        assert isinstance(said, Done), said


async def one_action(players: list[Player], chance: random.Random) -> bool:
    """Somebody whom the game waits for acts, or a bot does; False when the game is over."""
    async with asyncio.timeout(60):
        while not players[0].over:
            for player in players:
                now = player.now
                if now is not None and now.calls:
                    await player.call(now.calls[0])
                    return True
                # a Banker out of the game has the gavel, when it is the Bank that is waited for
                if now is not None and now.legal and now.actor in (player.seat, BANK):
                    action = dict(chance.choice(now.legal).action)
                    action.pop("highest", None)
                    if isinstance(await player.act(action), Done):
                        return True
            await asyncio.sleep(0.01)
    return False


async def look_again(server: Server, table: Left) -> None:
    view = await server.table(table.id)
    assert (view.stage, view.rematch) == ("over", "" if view.private else table.rematch)
    if table.rematch:
        assert await rematch_told_at_a_seat(server, table) == table.rematch
    lines = await server.record(table.id)
    game = Game.replay(lines)
    assert game.over
    assert verify.check_dice(lines).throws > 0
    replay = await server.replay(table.id)
    assert replay.over
    assert replay.dice.verdict == "proved"
    assert len(replay.frames) == game.length + 1


async def rematch_told_at_a_seat(server: Server, table: Left) -> str:
    for token in table.tokens:
        with contextlib.suppress(ConnectionError):  # this one has left for good
            async with Player(server.url, table.id, token, since=None) as player:
                assert player.table is not None
                return player.table.rematch
    raise AssertionError("Nobody has a seat at this table any more.")


# --- what is in the fixture


def test_the_first_fixture_has_a_table_in_every_phase_of_the_game(tmp_path: Path) -> None:
    lay_out(FIRST, "closed", tmp_path)
    phases: set[str] = set()
    presets: set[str] = set()
    for table in stored(tmp_path):
        again = table_as_opened(table, World())
        for _ in apply_lines(again, table.lines):
            pass
        presets.add(again.config.rules)
        phases.add(again.game.phase if again.game is not None else "")
    assert phases == {*PHASES, ""}
    assert len(presets) == 40


@pytest.mark.parametrize(("version", "kind"), folders())
def test_every_action_of_every_table_comes_to_the_digest_that_was_told(
    tmp_path: Path, version: str, kind: str
) -> None:
    """The server compares the last one; here it is each."""
    lay_out(version, kind, tmp_path)
    for table in stored(tmp_path):
        again = table_as_opened(table, World())
        for entry, _ in apply_lines(again, table.lines):
            if isinstance(entry, Played):
                assert again.comes_to(entry.digest), (table.row.id, entry.version)


# --- forms


def test_the_tables_of_the_fixtures_have_digests_of_form_1(tmp_path: Path) -> None:
    """And go on with those of today's, which have a mark."""
    for version, kind in folders():
        folder = tmp_path / version / kind
        folder.mkdir(parents=True)
        lay_out(version, kind, folder)
        digests = 0
        for table in stored(folder):
            again = restore(table, World())
            for line in again.recent:
                entry = read_entry(line.entry)
                if isinstance(entry, Played):
                    digests += 1
                    assert re.fullmatch("[0-9a-f]{32}", entry.digest)
            if again.game is not None:
                assert re.fullmatch("2-[0-9a-f]{32}", again.digest())
        assert digests > 100


def test_form_1_does_not_follow_the_position_that_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later version sends other positions: older tables are taken up all the same."""
    lay_out(FIRST, "killed", tmp_path)
    monkeypatch.setattr(table_module, "position_of", lambda *_: {"another": "form"})
    for table in stored(tmp_path):
        again = restore(table, World())
        if again.game is not None:
            assert again.position() == b'{"another":"form"}'


def test_a_table_that_comes_to_another_position_is_not_taken_up(tmp_path: Path) -> None:
    """Whichever form its last digest is of."""
    lay_out(FIRST, "closed", tmp_path)
    table = next(one for one in stored(tmp_path) if one.row.stage == "playing")
    last = max(i for i, line in enumerate(table.lines) if b'"digest"' in line.entry)
    line = table.lines[last]
    entry = read_entry(line.entry)
    assert isinstance(entry, Played)
    whole = restore(table, World())
    for digest, is_right in (
        (entry.digest, True),
        (whole.digest(), True),
        ("0" * 32, False),
        (f"2-{entry.digest}", False),
        (whole.digest().removeprefix("2-"), False),
        ("", False),
    ):
        told = line.entry.replace(entry.digest.encode(), digest.encode())
        lines = [*table.lines]
        lines[last] = Line(line.version, told, line.meta)
        changed = replace(table, lines=tuple(lines))
        if is_right:
            restore(changed, World())
        else:
            with pytest.raises(TableError, match="another position"):
                restore(changed, World())


def test_fields_of_another_version_are_passed_over_and_missing_ones_have_defaults() -> None:
    entry = read_entry(
        b'{"what":"sat","version":1,"at":1.0,"seat":0,"name":"Ann","token":"dog","bot":"",'
        b'"mood":"good"}'
    )
    assert isinstance(entry, Sat)
    assert entry.name == "Ann"
    assert read_meta(b'{"person":1,"weather":"fine"}').person == 1
    assert read_meta(b"{}").reserve == []
    facts = read_config(
        b'{"title":"","rules":"statutes","options":{},"seats":2,"private":true,'
        b'"clock":{"decision":null,"reserve":0,"grace":999999,"tick":"loud"},"minutes":null,'
        b'"pace":0,"only_banks":false,"secret":"00","carpet":"green"}'
    )
    assert (facts.clock.grace, facts.clock.decision) == (999_999, None)
