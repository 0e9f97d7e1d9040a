"""After a run: whether all that was promised was kept. What is looked at is the file itself, and
each table as a server takes it up from there."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import Played
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.secrets import Secrets
from monopoly.server.store.interface import StoredTable, StoreError, TableError
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables.log import read_meta
from monopoly.server.tables.restore import apply_lines, restore, table_as_opened
from monopoly.server.tables.seats import hash_of
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from tests.simulator.clock import SimulatedTimes
from tests.simulator.clocks import ClockCheck
from tests.simulator.disk import Disk
from tests.simulator.executor import SimulatedExecutor
from tests.simulator.host import SimulatedFiles
from tests.simulator.ledger import Acknowledged, Ledger
from tests.simulator.loop import SimulatedLoop
from tests.simulator.vfs import FOLDER, Mount


class Checker:
    def __init__(
        self,
        loop: SimulatedLoop,
        ledger: Ledger,
        disk: Disk,
        times: SimulatedTimes,
        *,
        clocks: bool,
    ) -> None:
        self._loop: Final = loop
        self._clocks: Final = clocks  # whether they are looked at, too
        self._ledger: Final = ledger
        self._disk: Final = disk
        self._times: Final = times
        self._world: Final = World(times=times, secrets=Secrets(Random(0)))

    def check(self) -> None:
        mount = Mount(self._disk.copy(), Random(0))
        work = self._loop.spawn(self._loop.process("checker"), self._check(SimulatedFiles(mount)))
        self._loop.run(work.done)
        mount.end()
        work.result()

    async def _check(self, files: SimulatedFiles) -> None:
        executor = SimulatedExecutor(lambda: 0.0, lambda: 0.0)
        try:
            store = SqliteStore(Path(FOLDER), Metrics(), executor, files)
        except StoreError as error:
            self._ledger.report_all(str(error))
            return
        for table, known in self._ledger.tables.items():
            if not self._ledger.is_reported(table):
                await self._check_table(store, table, known)
        await store.close()

    async def _check_table(self, store: SqliteStore, table: str, known: Acknowledged) -> None:
        """As a server takes it up, which would have said what is wrong."""
        try:
            stored = await store.load(table)
            if stored is None:
                self._ledger.find("lost", f"{table} is gone")
                return
            restore(stored, self._world)
        except (StoreError, TableError) as error:
            self._ledger.find("replay", f"{table}: {error}")
            return
        self._check_log(table, known, stored)
        self._check_messages(table, known, stored)
        self._check_keys(table, known, stored)
        self._check_replay(table, stored)

    def _check_log(self, table: str, known: Acknowledged, stored: StoredTable) -> None:
        """Everything that anybody was told is there, as it was told."""
        versions = [line.version for line in stored.lines]
        if versions != list(range(1, len(versions) + 1)):
            self._ledger.find("lost", f"{table}: its log has versions {versions}")
        if known.highest > len(versions):
            text = f"{table}: version {known.highest} was told of, and the log ends at"
            self._ledger.find("lost", f"{text} {len(versions)}")
        kept = {line.version: msgspec.json.decode(line.entry) for line in stored.lines}
        for version, data in known.told.items():
            entry = kept.get(version)
            if entry is not None and msgspec.json.encode(entry) != data:
                text = f"{table}: version {version} was told as {data!r}, and is kept as"
                self._ledger.find("lost", f"{text} {entry!r}")

    def _check_messages(self, table: str, known: Acknowledged, stored: StoredTable) -> None:
        """What was asked for was done once at most, by whom it was asked, and whatever was
        acknowledged was done."""
        done: Counter[str] = Counter()
        versions: dict[str, int] = {}
        names: dict[int, str] = {}
        for line in stored.lines:
            entry = msgspec.json.decode(line.entry)
            note = msgspec.json.decode(line.meta)
            if entry["what"] == "sat" and note.get("person"):
                names[note["person"]] = entry["name"]
            message_id = note.get("id")
            if message_id is None:
                continue
            done[message_id] += 1
            versions[message_id] = line.version
            self._check_author(table, message_id, names.get(note["person"], ""), entry)
        for message_id, count in done.items():
            if count > 1:
                self._ledger.find("doubled", f"{table}: {message_id} was done {count} times")
        for message_id, version in known.done.items():
            if message_id not in done:
                self._ledger.find("lost", f"{table}: {message_id} was done, and is in no entry")
            elif versions[message_id] != version:
                text = f"{table}: {message_id} was done at version {version}, and is in that of"
                self._ledger.find("doubled", f"{text} {versions[message_id]}")
        for message_id, code in known.refused.items():
            if message_id in done:
                text = f"{table}: {message_id} was refused ({code}) and done all the same"
                self._ledger.find("doubled", text)

    def _check_keys(self, table: str, known: Acknowledged, stored: StoredTable) -> None:
        """Who has a seat can come back to it."""
        hashes = {issued.hash for issued in stored.seat_keys}
        for key, name in known.keys.items():
            if hash_of(key) not in hashes:
                self._ledger.find("lost", f"{table}: the key to the seat of {name}")

    def _check_author(self, table: str, message_id: str, name: str, entry: dict[str, Any]) -> None:
        sent = self._ledger.sent.get(message_id)
        if sent is None or sent.table != table or sent.name != name:
            text = f"{table}: {message_id} was done for {name!r}, and sent by {sent}"
            self._ledger.find("another", text)
            return
        if entry["what"] == "played":
            asked, kept = sent.message["action"], entry["action"]
            if any(kept.get(field) != value for field, value in asked.items()):
                self._ledger.find("another", f"{table}: {asked} was asked for, and done is {kept}")

    def _check_replay(self, table: str, stored: StoredTable) -> None:
        """Each position of the game is that which was told when it was played."""
        again = table_as_opened(stored, self._world)
        if self._clocks:
            self._check_clocks(stored, table_as_opened(stored, self._world))
        for entry, _events in apply_lines(again, stored.lines):
            if isinstance(entry, Played) and again.digest() != entry.digest:
                text = f"{table}: version {entry.version} comes to another position than was told"
                self._ledger.find("replay", text)
                return
        self._ledger.count(f"tables {again.stage}")

    def _check_clocks(self, stored: StoredTable, table: Table) -> None:
        check = ClockCheck(self._ledger, self._times, table)
        known = [(read_entry(line.entry), read_meta(line.meta)) for line in stored.lines]
        check.before(*known[0])
        for number, _ in enumerate(apply_lines(table, stored.lines), 1):
            check.after()
            if number < len(known):
                check.before(*known[number])
