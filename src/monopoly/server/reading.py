"""Bytes from a client as typed messages; what is wrong is said with the place where it is."""

import re
from typing import Final, TypeVar

import msgspec

from monopoly.server.messages import ClientMessage
from monopoly.server.refusal import Refusal

T = TypeVar("T")

_PATH: Final = re.compile(r"^(.*) - at `(.*)`$", re.DOTALL)
_MESSAGES: Final = msgspec.json.Decoder(ClientMessage)
SENTENCE_MAX: Final = 300


class _OnlyId(msgspec.Struct):
    id: str = ""


_IDS: Final = msgspec.json.Decoder(_OnlyId)


def read_message(data: bytes | str) -> ClientMessage:
    try:
        message: ClientMessage = _MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _refusal("bad-message", error) from None
    return message


def read_body(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _refusal("bad-body", error) from None


def id_of(data: bytes | str) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        return _IDS.decode(data).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _refusal(code: str, error: Exception) -> Refusal:
    text = str(error)
    found = _PATH.match(text)
    sentence, path = (found[1], found[2]) if found else (text, "")
    return Refusal(code, f"{sentence}."[:SENTENCE_MAX], path=path[:100])
