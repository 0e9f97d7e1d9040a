"""What the server might tell, told by a test on the line to the table: the page cannot know the
difference.

A game can be begun at a `Position` (tests/server/positions.py). Here is what no game comes to, or
not in a moment that can be waited for: eight tokens wherever one likes, made-up events, offers of
whoever is not there. It goes the way of everything that is told, over the wire.
"""

import json
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

SOCKET: Final = "**/api/tables/*/play"
SHOWN: Final = """version => {
  const { store } = document.querySelector("mp-table");
  return store.decision?.version === version && !store.sequencer.busy;
}"""
FRAMES: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


class Line:
    """The line of a page to the table it goes to next: made before the page is opened there. What
    the server tells is passed on; what a test tells comes after it."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.seat = -1
        self.now: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self._socket: WebSocketRoute | None = None
        self._is_cut = False
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
            return
        self._socket = socket
        socket.connect_to_server().on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        told = json.loads(message)
        self.seat = told["seat"] if told["type"] == "welcome" else self.seat
        if told["type"] == "update" and told.get("now"):
            self._note(told["now"])
        assert self._socket is not None
        self._socket.send(message)

    def _note(self, now: dict[str, Any]) -> None:
        self.now = now
        self.position = now.get("position") or self.position

    def tell(
        self,
        *events: dict[str, Any],
        position: dict[str, Any] | None = None,
        by: str = "player",
        **moment: object,
    ) -> None:
        """That these events have happened, each with its kind for a sentence, and what is now."""
        sentences = [{"text": f"({event['kind']})", "clause": ""} for event in events]
        played = {"events": events, "told": sentences, "action": {}, "by": by}
        now = {**moment, "position": {**self.position, **(position or {})}}
        self.tell_entry("played", played, **now)

    def tell_entry(self, what: str, entry: dict[str, Any], **moment: object) -> None:
        """What concerns the seat of this page, unless the entry says otherwise."""
        assert self._socket is not None, "the page has not come to its table yet"
        version = self.now["version"] + 1
        whole = {"what": what, "version": version, "at": 0, "seat": self.seat, **entry}
        self._note({**self.now, "version": version, "moved": version, **moment})
        update = {"type": "update", "entries": [whole], "now": self.now}
        self._socket.send(json.dumps(update))

    def lay(self, **changes: object) -> None:
        """A position other than that which is shown. A list may be given as the entries that differ
        from one value: {"16": 1, "else": -1}."""
        self.tell(position={name: self._whole(name, value) for name, value in changes.items()})
        self.shown()

    def _whole(self, name: str, value: object) -> object:
        if not isinstance(value, dict):
            return value
        return [value.get(str(i), value["else"]) for i in range(len(self.position[name]))]

    def cut(self) -> None:
        """The line is lost, and cannot be taken up again until it is mended."""
        assert self._socket is not None, "the page has not come to its table yet"
        self._is_cut = True
        self._socket.close()

    def mend(self) -> None:
        self._is_cut = False

    def shown(self) -> None:
        """Waits until all that was told is on the screen, and nothing moves any more."""
        self.page.wait_for_function(SHOWN, arg=self.now["version"])
        drawn(self.page)


def drawn(page: Page) -> None:
    """Waits until everything that has changed is on the screen."""
    page.evaluate(FRAMES)
