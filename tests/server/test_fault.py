"""Killed again and again under load: every acknowledged action is there, once and in order, and
every table comes to the digest its clients had seen."""

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from monopoly.client import Done, Player, Seat, Server
from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import LogEntry, NewTable, Played
from monopoly.server.store.interface import StoredTable
from monopoly.server.tables.log import read_meta
from monopoly.server.tables.restore import apply_lines, table_as_opened
from monopoly.server.tables.world import World
from tests.limits import TIMEOUT
from tests.server.people import choose
from tests.server.program import GENEROUS, Program
from tests.server.worlds import store_in

pytestmark = [pytest.mark.once, pytest.mark.slow(seconds=40)]

TABLES = 50
KILLS = 20
SEED = 20_260


@dataclass
class Witness:
    """What one client was told, and what was acknowledged to it."""

    table: str
    told: list[LogEntry] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)

    async def play(self, player: Player, stop: asyncio.Event) -> None:
        while not stop.is_set() and await player.my_turn():
            message_id = player.new_id()
            answer = await player.act(choose(player), id=message_id)
            if isinstance(answer, Done):
                self.acknowledged[message_id] = answer.version
                assert answer.version <= player.version


async def seats_of(server: Server, number: int) -> list[Seat]:
    """Tables of one person among bots, and of two persons and a bot."""
    rules = ("statutes", "london-speed", "wikibook", "mcc-short")[number % 4]
    bots = ["easy", "hard"] if number % 2 else ["medium"]
    wish = NewTable(name="Ann", bots=bots, seats=3, rules=rules, pace=5)
    ann = await server.open_table(wish)
    seats = [ann]
    if number % 2 == 0:
        seats.append(await server.sit(ann.table_id, "Bob"))
    await ann.start()
    return seats


async def more_acknowledged(witnesses: list[Witness]) -> None:
    """Until some of them have been told that something is done since now."""
    before = sum(len(witness.acknowledged) for witness in witnesses)
    async with asyncio.timeout(TIMEOUT):
        while sum(len(witness.acknowledged) for witness in witnesses) < before + 5:
            await asyncio.sleep(0.01)


def test_nothing_acknowledged_is_ever_lost(tmp_path: Path) -> None:
    dice = random.Random(SEED)
    witnesses: list[Witness] = []

    async def story(program: Program) -> None:
        server = program.start()
        stop = asyncio.Event()
        async with contextlib.AsyncExitStack() as stack:
            playing = []
            for number in range(TABLES):
                for seat in await seats_of(server, number):
                    witness = Witness(seat.table_id)
                    witnesses.append(witness)
                    player = await stack.enter_async_context(
                        seat.play(on_entry=witness.told.append, timeout=600)
                    )
                    playing.append(asyncio.create_task(witness.play(player, stop)))
            for number in range(KILLS):
                if number % 4:  # under load; every fourth time while everybody is coming back
                    await more_acknowledged(witnesses)
                await asyncio.sleep(dice.uniform(0.0, 0.3))  # a moment of its own, not a wait
                await asyncio.to_thread(program.kill)
                await asyncio.to_thread(program.start)
            stop.set()
            for task in playing:
                task.cancel()
            done = await asyncio.gather(*playing, return_exceptions=True)
            wrong = [e for e in done if isinstance(e, Exception)]
            assert not wrong, wrong
        await asyncio.to_thread(program.kill)

    with Program(tmp_path, *GENEROUS, "--rest-minutes=60") as program:
        asyncio.run(story(program))
    asyncio.run(_compare(tmp_path, witnesses))


async def _compare(folder: Path, witnesses: list[Witness]) -> None:
    store = store_in(folder)
    acknowledged = 0
    for witness in witnesses:
        stored = await store.load(witness.table)
        assert stored is not None
        _compare_log(witness, stored)
        _compare_replay(witness, stored)
        acknowledged += len(witness.acknowledged)
    await store.close()
    print(f"{acknowledged} actions acknowledged, {KILLS} kills")
    assert acknowledged > TABLES  # or nothing was shown


def _compare_log(witness: Witness, stored: StoredTable) -> None:
    entries = [read_entry(line.entry) for line in stored.lines]
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert witness.told == entries[: len(witness.told)]
    ids = [read_meta(line.meta).id for line in stored.lines]
    for message_id, version in witness.acknowledged.items():
        assert ids.count(message_id) == 1, f"{message_id} at table {witness.table}"
        assert ids[version - 1] == message_id


def _compare_replay(witness: Witness, stored: StoredTable) -> None:
    """Up to the last action this client saw, played again from the store."""
    seen = [entry for entry in witness.told if isinstance(entry, Played)]
    if not seen:
        return
    table = table_as_opened(stored, World())
    for _ in apply_lines(table, stored.lines[: seen[-1].version]):
        pass
    assert table.digest() == seen[-1].digest
