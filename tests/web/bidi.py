"""As much of WebDriver BiDi as it takes to play a game in a browser that Playwright does not drive.

https://w3c.github.io/webdriver-bidi/: commands and events in JSON over one WebSocket.
"""

import base64
import contextlib
import json
import re
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.limits import TIMEOUT

LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
GONE: Final = ("move target out of bounds", "no such node", "stale element reference")
EVENTS: Final = ("log.entryAdded", "network.fetchError")
# It must not call home: every request is the page's own.
PREFERENCES: Final = (
    ("app.normandy.enabled", False),
    ("app.update.disabledForTesting", True),
    ("browser.shell.checkDefaultBrowser", False),
    ("browser.startup.page", 0),
    ("datareporting.policy.dataSubmissionEnabled", False),
    ("extensions.update.enabled", False),
    ("network.captive-portal-service.enabled", False),
    ("network.connectivity-service.enabled", False),
    ("services.settings.server", "data:,"),
    ("toolkit.telemetry.enabled", False),
)
# Settles with the element as soon as there is one.
WAIT_FOR: Final = """async (selector) => {
  const open = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
  for (;;) {
    const found = [...document.querySelectorAll(selector)].find(open);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
}"""

Json = dict[str, Any]


class BidiError(AssertionError):
    """The browser refused a command, or a script of the test failed in it."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code: Final = code


@contextlib.contextmanager
def firefox(path: Path, folder: Path) -> "Iterator[Tab]":
    """A browser with one tab and an empty memory; `folder` is for its profile."""
    profile = folder / "profile"
    profile.mkdir()
    lines = (
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES
    )
    (profile / "user.js").write_text("".join(lines), encoding="utf-8")
    process = subprocess.Popen(  # noqa: S603
        [path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    assert process.stderr is not None
    try:
        address = f"{_address(process, process.stderr)}/session"
        options: Json = {"max_size": None, "ping_interval": None, "open_timeout": TIMEOUT}
        with connect(address, **options) as socket:
            tab = Tab(socket)
            yield tab
            tab.command("browser.close")
    finally:
        _end(process)


class Tab:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket: Final = socket
        self._count = 0
        self.events: Final[list[Json]] = []
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=list(EVENTS))
        self._tab: Final[str] = self.command("browsingContext.getTree")["contexts"][0]["context"]

    def command(self, method: str, **params: object) -> Json:
        """Sends it and waits for its result; what happens meanwhile is kept in `events`."""
        self._count += 1
        number = self._count
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message: Json = json.loads(self._socket.recv(TIMEOUT))
            if message.get("type") == "event":
                self.events.append(message)
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise BidiError(message["error"], f"{method}: {message['message']}")
                result: Json = message["result"]
                return result

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.command("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def go(self, url: str) -> None:
        self.command("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def call(self, function: str, *arguments: str) -> Json:
        """What a function of the page's world gives, as BiDi tells values."""
        answer = self.command(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": one} for one in arguments],
            target={"context": self._tab},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise BidiError("exception", answer["exceptionDetails"]["text"])
        result: Json = answer["result"]
        return result

    def wait_for(self, selector: str) -> Json:
        """The first element of that kind that can be seen and pressed, once there is one."""
        return self.call(WAIT_FOR, selector)

    def click(self, element: Json) -> bool:
        """With the mouse, in its middle; whether it was still there."""
        origin = {"type": "element", "element": {"sharedId": element["sharedId"]}}
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": origin}
        press = [{"type": way, "button": 0} for way in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, *press]}
        try:
            self.command("input.performActions", context=self._tab, actions=[mouse])
        except BidiError as error:
            if error.code in GONE:
                return False
            raise
        return True

    def screenshot(self) -> bytes:
        answer = self.command("browsingContext.captureScreenshot", context=self._tab)
        return base64.b64decode(answer["data"])


def _address(process: subprocess.Popen[str], lines: IO[str]) -> str:
    """Where it listens, as it says itself; it is read on, so that it never waits to be heard."""
    too_late = threading.Timer(TIMEOUT, process.kill)
    too_late.start()
    heard = []
    try:
        for line in lines:
            heard.append(line)
            found = LISTENS.search(line)
            if found:
                threading.Thread(target=_drain, args=(lines,), daemon=True).start()
                return found[1]
    finally:
        too_late.cancel()
    raise BidiError("did not start", "".join(heard))


def _end(process: subprocess.Popen[str]) -> None:
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(TIMEOUT)
    if process.stderr is not None:
        process.stderr.close()


def _drain(lines: IO[str]) -> None:
    with contextlib.suppress(ValueError):  # closed at the end
        for _ in lines:
            pass
