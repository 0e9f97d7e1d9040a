"""What only the server keeps of an entry: whose message it answers, and the reserves after it."""

from typing import Final

import msgspec

from monopoly.server.messages import LogEntry
from monopoly.server.store import Line


class Note(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    person: int = 0  # who sat down, or whose message this was
    former: int = 0  # of who sat down for a rematch: who they were at the table before
    id: str = ""  # of that message: sent again, it is not done again
    reserve: list[int] = []  # milliseconds of each seat, where a decision used some


_ENCODER: Final = msgspec.json.Encoder()
_ENTRIES: Final = msgspec.json.Decoder(LogEntry)
_NOTES: Final = msgspec.json.Decoder(Note)


def line_of(entry: LogEntry, note: Note) -> Line:
    return Line(entry.version, _ENCODER.encode(entry), _ENCODER.encode(note))


def read_entry(data: bytes) -> LogEntry:
    entry: LogEntry = _ENTRIES.decode(data)
    return entry


def read_note(data: bytes) -> Note:
    return _NOTES.decode(data)
