"""Bytes from a client as typed messages; what is wrong is said with the place where it is."""

import re
from typing import Final, TypeVar

import msgspec

from monopoly.server.messages import ActionValue, ClientMessage, MessageId, OptionValue
from monopoly.server.refusal import Refusal

T = TypeVar("T")

_PATH: Final = re.compile(r"^(.*?) - at (?:`key` in )?`(.*)`$", re.DOTALL)
_FIELD: Final = re.compile(r"^Object (?:missing required|contains unknown) field `(.*)`$")
_ANY: Final = "[...]"  # what msgspec says for a key of a dictionary
_VALUES: Final[dict[str, object]] = {"action": ActionValue, "options": OptionValue}
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
_RAW: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_MESSAGES: Final = msgspec.json.Decoder(ClientMessage)
SENTENCE_MAX: Final = 300
PATH_MAX: Final = 100


class _OnlyId(msgspec.Struct):
    id: MessageId = ""


_IDS: Final = msgspec.json.Decoder(_OnlyId)


def read_message(data: bytes | str) -> ClientMessage:
    try:
        message: ClientMessage = _MESSAGES.decode(data)
    except _UNREADABLE as error:
        raise _refusal("bad-message", error, data) from None
    return message


def read_body(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except _UNREADABLE as error:
        raise _refusal("bad-body", error, data) from None


def id_of(data: bytes | str) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        return _IDS.decode(data).id
    except _UNREADABLE:
        return ""


def _refusal(code: str, error: Exception, data: bytes | str) -> Refusal:
    text = str(error)
    found = _PATH.match(text)
    sentence, path = (found[1], found[2]) if found else (text, "")
    field = _FIELD.match(sentence)
    if field is not None:
        path = f"{path or '$'}.{field[1]}"
    elif _ANY in path:
        path = _named(path, data)
    return Refusal(code, f"{sentence}."[:SENTENCE_MAX], path=path[:PATH_MAX])


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
