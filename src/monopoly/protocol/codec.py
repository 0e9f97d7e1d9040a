"""Messages to bytes and back. What comes from a client may be anything: what is wrong with it is
said with the place where it is."""

import re
from typing import Final, TypeVar

import msgspec

from monopoly.protocol.messages import (
    ActionValue,
    ClientMessage,
    LogEntry,
    MessageId,
    OptionValue,
    ServerMessage,
)

T = TypeVar("T")

_PATH: Final = re.compile(r"^(.*?) - at (?:`key` in )?`(.*)`$", re.DOTALL)
_FIELD: Final = re.compile(r"^Object (?:missing required|contains unknown) field `(.*)`$")
_ANY: Final = "[...]"  # what msgspec says for a key of a dictionary
_VALUES: Final[dict[str, object]] = {"action": ActionValue, "options": OptionValue}
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
_RAW: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_CLIENT: Final = msgspec.json.Decoder(ClientMessage)
_SERVER: Final = msgspec.json.Decoder(ServerMessage)
_ENTRIES: Final = msgspec.json.Decoder(LogEntry)
_ENCODER: Final = msgspec.json.Encoder()
SENTENCE_MAX: Final = 300
PATH_MAX: Final = 100


class MessageError(Exception):
    """Bytes that are no such message; `path` is the field that is wrong."""

    def __init__(self, sentence: str, path: str) -> None:
        super().__init__(sentence)
        self.sentence: Final = sentence
        self.path: Final = path


class _OnlyId(msgspec.Struct):
    id: MessageId = ""


_IDS: Final = msgspec.json.Decoder(_OnlyId)


def encode(message: object) -> bytes:
    return _ENCODER.encode(message)


def read_client_message(data: bytes | str) -> ClientMessage:
    """Raises `MessageError`."""
    try:
        message: ClientMessage = _CLIENT.decode(data)
    except _UNREADABLE as error:
        raise _error(error, data) from None
    return message


def read_server_message(data: bytes | str) -> ServerMessage:
    """Raises `msgspec.MsgspecError`: of a server that does not speak this protocol."""
    message: ServerMessage = _SERVER.decode(data)
    return message


def read_entry(data: bytes) -> LogEntry:
    """Raises `msgspec.MsgspecError`: what was stored or sent by a server is whole, or damaged."""
    entry: LogEntry = _ENTRIES.decode(data)
    return entry


def read_body(data: bytes, kind: type[T]) -> T:
    """Raises `MessageError`."""
    try:
        return msgspec.json.decode(data, type=kind)
    except _UNREADABLE as error:
        raise _error(error, data) from None


def id_of(data: bytes | str) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        return _IDS.decode(data).id
    except _UNREADABLE:
        return ""


def _error(error: Exception, data: bytes | str) -> MessageError:
    text = str(error)
    found = _PATH.match(text)
    sentence, path = (found[1], found[2]) if found else (text, "")
    field = _FIELD.match(sentence)
    if field is not None:
        path = f"{path or '$'}.{field[1]}"
    elif _ANY in path:
        path = _named(path, data)
    return MessageError(f"{sentence}."[:SENTENCE_MAX], path[:PATH_MAX])


def _named(path: str, data: bytes | str) -> str:
    """The same path with the key of the value that is wrong. The data is known to be wrong in one
    place, and may be broken behind it: then the path stays as it is."""
    before, _, after = path.partition(_ANY)
    name = before.removeprefix("$.")
    try:
        kind = _VALUES[name]
        values = _RAW.decode(_RAW.decode(data)[name])
    except (*_UNREADABLE, KeyError):
        return path
    for key, value in values.items():
        try:
            msgspec.json.decode(value, type=kind)
        except _UNREADABLE:
            return f"{before}.{key}{after}"
    return path
