"""The real `monopoly serve`, as a process of its own on a free port."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from monopoly.client import Server

START = "import sys; from monopoly.cli import main; sys.argv[0] = 'monopoly'; main()"
PATIENCE = 60.0  # seconds; a machine under load is no failure
# What one test asks for in a second is more than any person would.
GENEROUS = (
    "--messages-per-second=100000",
    "--requests-per-second=100000",
    "--tables-per-address=100000",
    "--sockets-per-address=10000",
    "--pace-min=0",
    "--rest-minutes=0",  # bots that nobody looks at do not play on
)


class Program:
    """A server with its data; it can be killed and started again on the same port."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self._options = options or GENEROUS
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        self._process = subprocess.Popen(  # noqa: S603
            [
                *(sys.executable, "-c", START, "serve", "--host=127.0.0.1"),
                *(f"--port={self._port}", f"--data={self.data}", "--log-level=warning"),
                *self._options,
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Serving at "), f"it did not start: {line!r}"
        url = line.removeprefix("Serving at ").strip()
        self._port = int(url.rpartition(":")[2])
        return Server(url)

    def kill(self) -> None:
        """As a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an administrator does; the status it ends with."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(number)
        status = self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
        return status

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.kill()
