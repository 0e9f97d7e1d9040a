"""The real `monopoly serve`, as a process of its own on a free port."""

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from monopoly.client import Server
from tests.limits import TIMEOUT

ROOT = Path(__file__).parents[2]
START = "import sys; from monopoly.cli import main; sys.argv[0] = 'monopoly'; main()"
START_IN_A_WORLD = f"""
import sys
from monopoly.cli import main
sys.argv[0] = "monopoly"
sys.path.append({str(ROOT)!r})
from tests.server import worlds
main(worlds.{{start}})
"""
# What one test asks for in a second is more than any person would.
GENEROUS = (
    "--messages-per-second=100000",
    "--requests-per-second=100000",
    "--tables-per-address=100000",
    "--records-per-address=100000",
    "--sockets-per-address=10000",
    "--pace-min=0",
    "--rest-minutes=0",  # bots that nobody looks at do not play on
)
# Below the ports that systems hand out to clients: a client that looks for a server that is down
# could be given the very port it looks for, and then talks to itself.
PORTS = range(12_000, 30_000)


def free_port() -> int:
    for _ in range(100):
        port = random.choice(PORTS)
        with socket.socket() as trying:
            trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trying.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")


def memory(pid: int) -> float:
    """MiB of a process that are in memory now; 0.0 when it has ended."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Program:
    """A server with its data; it can be killed and started again on the same port. `start` is how
    it is started, one of `worlds`; `prelude` is run before it: Python that shortens the disk."""

    def __init__(self, data: Path, *options: str, start: str = "", prelude: str = "") -> None:
        self.data = data
        self._options = options or GENEROUS
        self._start = start
        self._prelude = prelude
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self._log: IO[str] = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115

    def start(self) -> Server:
        line = ""
        for _ in range(10):
            line = self._try(self._port or free_port())
            if line.startswith("Serving at "):
                break
            assert "Nothing can be served" in self.log, f"it did not start: {line!r} {self.log}"
            self._end(signal.SIGKILL)
        url = line.removeprefix("Serving at ").strip()
        self._port = int(url.rpartition(":")[2])
        return Server(url, TIMEOUT)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def _try(self, port: int) -> str:
        code = START_IN_A_WORLD.format(start=self._start) if self._start else START
        self._process = subprocess.Popen(  # noqa: S603
            [
                *(sys.executable, "-c", f"{self._prelude}\n{code}"),
                *("serve", "--host=127.0.0.1"),
                *(f"--port={port}", f"--data={self.data}", "--log-level=warning"),
                *self._options,
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ},
        )
        assert self._process.stdout is not None
        too_late = threading.Timer(TIMEOUT, self._process.kill)  # a line that never comes
        too_late.start()
        line = self._process.stdout.readline()
        too_late.cancel()
        return line

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has said on its standard error so far."""
        self._log.seek(0)
        return self._log.read()

    def kill(self) -> None:
        """As a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an administrator does; the status it ends with."""
        return self._end(signal.SIGTERM)

    def ended(self) -> int:
        """Waits until it ends by itself; its status."""
        return self._end(None)

    def _end(self, number: signal.Signals | None) -> int:
        if self._process is None:
            return 0
        if number is not None:
            self._process.send_signal(number)
        try:
            status = self._process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise
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
        try:
            self.kill()
        finally:
            if error is not None:
                print(self.log)
            self._log.close()


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    """The command, when it is expected to end by itself."""
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", START, "serve", *options],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
