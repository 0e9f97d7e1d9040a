"""What has come in on a connection and is not parsed yet: a little of it is parsed in each turn of
the event loop, and nothing more is read meanwhile. So nobody waits long for one who sends a lot."""

import asyncio
from collections.abc import Callable
from typing import Final

PIECE_BYTES: Final = 1_024  # parsed at once, before it is looked at how much that was
TURN_BYTES: Final = 16_384  # parsed of one connection before all others have their turn


class Intake:
    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        transport: asyncio.Transport,
        parse: Callable[[bytes], None],
        may_parse: Callable[[], bool],
    ) -> None:
        """`may_parse` says whether the protocol takes more now; when that becomes true again it
        calls `go_on`."""
        self._loop: Final = loop
        self._transport: Final = transport
        self._parse: Final = parse
        self._may_parse: Final = may_parse
        self._held = b""
        self._at = 0  # so much of it has been parsed
        self._next: asyncio.Handle | None = None

    def take(self, data: bytes) -> None:
        self._held = self._held[self._at :] + data
        self._at = 0
        if self._next is None:
            self._parse_some()

    def go_on(self) -> None:
        if self._at < len(self._held):
            self._transport.pause_reading()
            if self._next is None:
                self._next = self._loop.call_soon(self._parse_some)
        elif not self._transport.is_closing() and self._may_parse():
            self._transport.resume_reading()

    def take_back(self) -> bytes:
        """What has not been parsed; another protocol goes on with it."""
        rest, self._held, self._at = self._held[self._at :], b"", 0
        return rest

    def _parse_some(self) -> None:
        self._next = None
        end = self._at + TURN_BYTES
        while self._at < min(end, len(self._held)) and self._may_parse():
            piece = self._held[self._at : self._at + PIECE_BYTES]
            self._at += len(piece)
            self._parse(piece)
            if self._transport.is_closing():
                self._held, self._at = b"", 0
                return
        if self._at < len(self._held):
            self._transport.pause_reading()
            if self._may_parse():
                self._next = self._loop.call_soon(self._parse_some)
        elif self._may_parse():
            self._held, self._at = b"", 0
            self._transport.resume_reading()
