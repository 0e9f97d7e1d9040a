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
_MESSAGES: Final = msgspec.json.Decoder(ClientMessage)
SENTENCE_MAX: Final = 300
PATH_MAX: Final = 100


class _OnlyId(msgspec.Struct):
    id: MessageId = ""


_IDS: Final = msgspec.json.Decoder(_OnlyId)


def read_message(data: bytes | str) -> ClientMessage:
    try:
        message: ClientMessage = _MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _refusal("bad-message", error, data) from None
    return message


def read_body(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _refusal("bad-body", error, data) from None


def id_of(data: bytes | str) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        return _IDS.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
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
    """The same path with the key of the value that is wrong."""
    before, _, after = path.partition(_ANY)
    name = before.removeprefix("$.")
    for key, value in msgspec.json.decode(data)[name].items():
        try:
            msgspec.convert(value, _VALUES[name])
        except msgspec.ValidationError:
            return f"{before}.{key}{after}"
    return path
