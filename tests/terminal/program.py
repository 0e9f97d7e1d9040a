"""The real program, run through pipes or at a terminal of a given size."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.limits import TIMEOUT

PATIENCE = 2.0  # seconds between one press of a key and the next
# A program started in the background hears no Ctrl-C, nor do its children: ours are in front.
LISTENS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
START = "import sys; from monopoly.cli import main; sys.argv[0] = 'monopoly'; main()"
# At a terminal: it becomes ours, so that Ctrl-C reaches the program.
START_AT_TERMINAL = (
    f"{LISTENS}; import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {START}"
)
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def environment(home: Path) -> dict[str, str]:
    own = {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "", "LINES": ""}
    return {**os.environ, **own}


def run(home: Path, *args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Runs a command with these lines to read, and then no more."""
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", START, *args],
        input=typed,
        env=environment(home),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


def saved(home: Path) -> Path:
    return home / "monopoly" / "last-game.jsonl"


class Terminal:
    """The program at a terminal; `expect` waits for words, `type` presses keys."""

    def __init__(self, home: Path, *args: str, width: int = 80, height: int = 24) -> None:
        self._fd, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", START_AT_TERMINAL, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home),
            start_new_session=True,
        )
        os.close(theirs)
        self._unread = ""
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(TIMEOUT)
        os.close(self._fd)

    def type(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def interrupt(self, key: str, words: str) -> None:
        """Presses Ctrl-C or Ctrl-D until these words come.

        More than once, as a person would: input() shows its prompt a moment before it waits,
        and Python hears a signal of that very moment only with the next key.
        """
        deadline = time.monotonic() + TIMEOUT
        self.type(key)
        while not self._comes(words, time.monotonic() + PATIENCE) and time.monotonic() < deadline:
            self.type(key)
        self.expect(words)

    def expect(self, words: str) -> str:
        """Everything up to these words, which are then read."""
        if not self._comes(words, time.monotonic() + TIMEOUT):
            raise AssertionError(f"{words!r} never came; last seen: {self.seen[-2000:]}")
        found, _, self._unread = self._unread.partition(words)
        return found

    def _comes(self, words: str, deadline: float) -> bool:
        while words not in self._unread:
            if not self._read(deadline):
                return False
        return True

    def _read(self, deadline: float) -> bool:
        ready, _, _ = select.select([self._fd], [], [], max(deadline - time.monotonic(), 0))
        if not ready:
            return False
        try:
            data = os.read(self._fd, 65_536)
        except OSError:  # the program has ended and its terminal with it
            return False
        text = ESCAPES.sub("", data.decode("utf-8", "replace")).replace("\r\n", "\n")
        self._unread += text
        self.seen += text
        return bool(data)

    def end(self) -> int:
        """Reads to the end; the status."""
        deadline = time.monotonic() + TIMEOUT
        while self._read(deadline):
            pass
        return self.process.wait(TIMEOUT)

    def kill(self) -> None:
        """As a crash or a power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(TIMEOUT)
