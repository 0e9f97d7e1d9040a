"""What only the server keeps of an entry: whose message it answers, and the reserves after it."""

from typing import Final

import msgspec

from monopoly.protocol.codec import encode
from monopoly.protocol.messages import LogEntry
from monopoly.server.store.interface import Line


class EntryMeta(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    person: int = 0  # who sat down, or whose message this was
    former: int = 0  # of who sat down for a rematch: who they were at the table before
    anew: bool = False  # seats have changed, and all words for the dice are asked for anew
    claim: str = ""  # the hash of the id of a message that took a seat
    invite: str = ""  # the code of a link that was renewed: only seats are told
    id: str = ""  # of that message: sent again, it is not done again
    reserve: list[int] = []  # milliseconds of each seat, where a decision used some


_METAS: Final = msgspec.json.Decoder(EntryMeta)


def line_of(entry: LogEntry, meta: EntryMeta) -> Line:
    return Line(entry.version, encode(entry), encode(meta))


def read_meta(data: bytes) -> EntryMeta:
    return _METAS.decode(data)
