"""What people were told and what was acknowledged to them: all that a server has promised."""

from dataclasses import dataclass, field
from typing import Any, Final
from zlib import crc32

import msgspec

REPEATABLE: Final = frozenset(("too-fast", "too-much"))  # the same message may be done later
EXCUSED: Final = ("lost", "doubled", "replay", "stuck", "another")  # where a loss was reported


@dataclass(frozen=True, slots=True)
class Finding:
    """A promise that was not kept."""

    check: str
    text: str

    def __str__(self) -> str:
        return f"[{self.check}] {self.text}"


@dataclass(slots=True)
class Sent:
    """A message of a person that asks for something to be done."""

    table: str
    name: str  # of whoever sent it
    message: dict[str, Any]
    arrived_at: float | None = None  # at the server, first


@dataclass(slots=True)
class Acknowledged:
    """What is known of one table outside of the server."""

    told: dict[int, bytes] = field(default_factory=dict)  # entries by version
    highest: int = 0  # version ever heard of
    done: dict[str, int] = field(default_factory=dict)  # messages by id, with their version
    refused: dict[str, str] = field(default_factory=dict)  # likewise, with the code
    keys: dict[str, str] = field(default_factory=dict)  # to seats, with the names of their people


class Ledger:
    def __init__(self) -> None:
        self.tables: Final[dict[str, Acknowledged]] = {}
        self.sent: Final[dict[str, Sent]] = {}
        self.findings: Final[list[Finding]] = []
        self.damaged = False  # bytes that were stored are others now
        self.reported: Final[set[str]] = set()  # tables of which the server says that they suffered
        self.all_reported = ""  # what it says of the whole file, where that has
        self.counts: Final[dict[str, int]] = {}

    def find(self, check: str, text: str) -> None:
        found = Finding(check, text)
        if found not in self.findings:
            self.findings.append(found)

    @property
    def digest(self) -> int:
        """Of all that is known here: alike for runs that were alike."""
        return crc32(repr((self.tables, self.sent, self.counts)).encode())

    def count(self, what: str, more: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + more

    def report(self, table: str, text: str) -> None:
        """The server says that a table has lost something, or is damaged."""
        self.reported.add(table)
        if not self.damaged:
            self.find("lost", text)

    def report_all(self, text: str) -> None:
        self.all_reported = text
        if not self.damaged:
            self.find("lost", text)

    def is_reported(self, table: str) -> bool:
        return bool(self.all_reported) or table in self.reported

    @property
    def unreported(self) -> list[Finding]:
        """Each names its table. What a damaged disk has cost is no fault where it was said."""
        if not self.damaged:
            return self.findings
        tables = self.tables if self.all_reported else self.reported
        return [
            found
            for found in self.findings
            if found.check not in EXCUSED or not any(table in found.text for table in tables)
        ]

    def table(self, table: str) -> Acknowledged:
        return self.tables.setdefault(table, Acknowledged())

    # --- what happens

    def sit(self, table: str, name: str, key: str) -> None:
        self.table(table).keys[key] = name

    def leave(self, table: str, key: str) -> None:
        self.table(table).keys.pop(key, None)

    def send(self, sent: Sent) -> None:
        self.sent[sent.message["id"]] = sent

    def told(self, table: str, entry: dict[str, Any]) -> None:
        """An entry of the log: everybody is told the same, and it never changes."""
        entry = {name: value for name, value in entry.items() if name != "told"}
        version, data = entry["version"], msgspec.json.encode(entry)
        known = self.table(table)
        if entry["what"] == "reopened" and not entry["table"]:
            return  # a watcher of a private table is not told where its rematch is
        before = known.told.setdefault(version, data)
        known.highest = max(known.highest, version)
        if before != data:
            self.find("lost", f"{table}: version {version} was {before!r}, and is {data!r}")
        if version == known.highest:
            self.count("entries")

    def heard(self, table: str, version: int) -> None:
        known = self.table(table)
        known.highest = max(known.highest, version)

    def done(self, table: str, message_id: str, version: int) -> None:
        known = self.table(table)
        self.count("done")
        if message_id in known.refused:
            self.find(
                "doubled",
                f"{table}: {message_id} was refused ({known.refused[message_id]}), "
                f"then done at version {version}",
            )
        before = known.done.setdefault(message_id, version)
        if before != version:
            text = f"{table}: {message_id} was done at version {before}, and at {version}"
            self.find("doubled", text)

    def refused(self, table: str, message_id: str, code: str) -> None:
        known = self.table(table)
        self.count(f"refused {code}")
        if message_id in known.done:
            text = f"{table}: {message_id} was done at version {known.done[message_id]}"
            self.find("doubled", f"{text}, and sent again refused: {code}")
        elif code not in REPEATABLE:
            known.refused[message_id] = code
