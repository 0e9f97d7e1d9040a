"""What a page must never do, whatever the test: complain, fail, or ask anybody but its server."""

import re
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

OWN: Final = ("data", "blob", "about")
ABORTED: Final = "net::ERR_ABORTED"  # the page itself has gone elsewhere meanwhile


class Watch:
    """Listens to every page of a test."""

    def __init__(self, url: str) -> None:
        self._host: Final = urlsplit(url).netloc
        self._seen: Final[list[str]] = []
        self._allowed: Final[list[str]] = []
        self.requests: Final[list[str]] = []

    def allow(self, pattern: str) -> None:
        """What this test brings about on purpose."""
        self._allowed.append(pattern)

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._hear)
        context.on("weberror", self._err)
        context.on("request", self._ask)
        context.on("requestfailed", self._fail)
        context.on("page", lambda page: page.on("websocket", self._connect))

    def page(self, page: Page) -> None:
        page.on("websocket", self._connect)

    @property
    def troubles(self) -> list[str]:
        return [
            one for one in self._seen if not any(re.search(known, one) for known in self._allowed)
        ]

    def check(self) -> None:
        troubles = self.troubles
        assert not troubles, "the page is in trouble:\n" + "\n".join(troubles)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            where = message.location.get("url", "")
            self._seen.append(f"console {message.type}: {message.text} ({where})")

    def _err(self, error: WebError) -> None:
        self._seen.append(f"page error: {error.error} {error.error.stack}")

    def _ask(self, request: Request) -> None:
        self.requests.append(request.url)
        self._expect_own(request.url)

    def _connect(self, socket: WebSocket) -> None:
        self._expect_own(socket.url)

    def _expect_own(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in OWN and parts.netloc != self._host:
            self._seen.append(f"it asks elsewhere: {url}")

    def _fail(self, request: Request) -> None:
        if request.failure != ABORTED:
            self._seen.append(f"request failed: {request.method} {request.url} {request.failure}")
