"""What a connection is carried by: text to its client and from it. The ASGI server's in the server;
anything else that keeps to `Transport` may stand in."""

from typing import Final, Protocol

from starlette.types import Receive, Scope, Send

DIRECT: Final = "monopoly.direct"


class Direct(Protocol):
    """A server's own end of a socket."""

    def is_ready(self) -> bool:
        """Whether a message is nothing but a frame to be written, and the client reads."""

    def send_text(self, text: bytes) -> None:
        """A message in UTF-8, where `is_ready`."""


class Gone(Exception):
    """The other end is gone: nothing more can be sent."""


class Transport(Protocol):
    async def receive(self) -> bytes | str | None:
        """The next message; None when there will be none."""

    async def send(self, text: bytes) -> None:
        """A message, in UTF-8. Waits while the client does not read. Raises `Gone`."""

    def is_ready(self) -> bool:
        """Whether `send_now` may be called: the client reads."""

    def send_now(self, text: bytes) -> None:
        """The same as `send` where there is nothing to wait for."""

    async def close(self, code: int, reason: str) -> None:
        """Raises `Gone` where it has been closed already."""


class AsgiTransport:
    """The callables of an ASGI server, with nothing in between: it is the hottest way there is. A
    server that takes messages as they are encoded says so in the scope (`DIRECT`)."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive: Final = receive
        self._send: Final = send
        self._direct: Final[Direct | None] = scope.get("extensions", {}).get(DIRECT)

    async def accept(self) -> None:
        await self._receive()  # that it wants to be accepted
        await self._send({"type": "websocket.accept", "headers": []})

    async def receive(self) -> bytes | str | None:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        data: bytes | str = event.get("text") or event.get("bytes") or ""
        return data

    def is_ready(self) -> bool:
        return self._direct is not None and self._direct.is_ready()

    def send_now(self, text: bytes) -> None:
        if self._direct is not None:
            self._direct.send_text(text)

    async def send(self, text: bytes) -> None:
        if self.is_ready():
            self.send_now(text)
            return
        try:
            await self._send({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError) as error:  # what servers say of a socket that is closed
            raise Gone from error

    async def close(self, code: int, reason: str) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError) as error:
            raise Gone from error
