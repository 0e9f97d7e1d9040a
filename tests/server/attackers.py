"""Floods, and processes that send them: each has one raw connection, sends as fast as it is taken,
reads whatever is answered, and comes back at once when it is cut.

    python -m tests.server.attackers FLOOD HOST PORT TABLE [CUTS]

ends after so many cuts, or when it is told to, and says how many there were.
"""

import contextlib
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 60.0  # seconds; a machine under load is no failure
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/%s/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = bytes(4)
HELLO = b'{"type":"hello","protocol":3}'


def frame(first: int, data: bytes = b"") -> bytes:
    """A frame as a client puts it on the wire, masked with zeros."""
    assert len(data) < 126
    return bytes((first, 0x80 | len(data))) + MASK + data


@dataclass(frozen=True)
class Flood:
    """`first` is sent once, `then` again and again; through a WebSocket after its handshake."""

    then: bytes
    first: bytes = b""
    websocket: bool = False


FLOODS = {
    "trailers": Flood(b"a: b\r\n" * 10_000, POST + b"0\r\n"),
    "one long trailer": Flood(b"a" * 60_000, POST + b"0\r\na: "),
    "chunk extensions": Flood(b"a" * 60_000, POST + b"1;"),
    "tiny chunks": Flood(b"1\r\nx\r\n" * 10_000, POST),
    "pipelined GETs": Flood((GET + b"\r\n") * 2_000),
    "large headers": Flood(GET + b"a: " + b"b" * 120_000 + b"\r\n\r\n"),
    "many headers": Flood(b"a: b\r\n" * 10_000, GET),
    "blank lines": Flood(b"\r\n" * 30_000),
    "two hosts": Flood((GET + b"Host: y\r\n\r\n") * 1_000),
    "pings": Flood(frame(0x89) * 10_000, websocket=True),
    "long pings": Flood(frame(0x89, b"x" * 125) * 500, websocket=True),
    "pongs": Flood(frame(0x8A) * 10_000, websocket=True),
    "fragments": Flood(frame(0x00) * 10_000, frame(0x01), websocket=True),
    "tiny messages": Flood(frame(0x81) * 10_000, websocket=True),
}


@dataclass
class Cuts:
    count: int = 0
    longest: float = 0.0  # seconds from a connection to its end


@dataclass
class Attackers:
    """Some processes; `cuts` are told once they have ended."""

    processes: list[subprocess.Popen[str]]
    cuts: list[Cuts] = field(default_factory=list)

    def wait(self) -> None:
        """Until each has been cut as often as it should be."""
        for process in self.processes:
            said, _ = process.communicate(timeout=PATIENCE)
            count, longest = said.split()
            self.cuts.append(Cuts(int(count), float(longest)))

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        self.wait()

    def kill(self) -> None:
        for process in self.processes:
            process.kill()


@contextlib.contextmanager
def attackers(flood: str, number: int, url: str, table: str, cuts: int = 0) -> Iterator[Attackers]:
    host, _, port = url.removeprefix("http://").rpartition(":")
    command = [sys.executable, "-m", __name__, flood, host, port, table, str(cuts)]
    folder = Path(__file__).parents[2]
    processes = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)  # noqa: S603
        for _ in range(number)
    ]
    try:
        yield Attackers(processes)
    finally:
        for process in processes:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


# --- one attacker


class Attacker:
    def __init__(self, flood: Flood, host: str, port: int, table: str) -> None:
        self.stopped = False
        self._flood = flood
        self._where = (host, port)
        self._table = table.encode()

    def attack(self) -> float:
        """One connection, until it is cut; its seconds."""
        began = time.perf_counter()
        with contextlib.suppress(OSError), socket.create_connection(self._where, PATIENCE) as wire:
            if self._flood.websocket:
                self._shake_hands(wire)
            wire.sendall(self._flood.first)
            self._send_until_cut(wire)
        return time.perf_counter() - began

    def _shake_hands(self, wire: socket.socket) -> None:
        wire.sendall(UPGRADE % self._table)
        heard = b""
        while b"\r\n\r\n" not in heard:
            more = wire.recv(4_096)
            if not more:
                raise ConnectionError
            heard += more
        if b" 101 " not in heard:
            raise ConnectionError
        wire.sendall(frame(0x81, HELLO))

    def _send_until_cut(self, wire: socket.socket) -> None:
        wire.setblocking(False)
        data, at = self._flood.then, 0
        while not self.stopped:
            readable, writable, _ = select.select([wire], [wire], [], 0.2)
            if readable and not wire.recv(65_536):
                return
            if writable:
                at = (at + wire.send(data[at:])) % len(data)


def main() -> None:
    flood, host, port, table, *most = sys.argv[1:]
    attacker = Attacker(FLOODS[flood], host, int(port), table)

    def stop(*_: object) -> None:
        attacker.stopped = True

    signal.signal(signal.SIGTERM, stop)
    cuts, limit = Cuts(), int(most[0]) if most else 0
    while not attacker.stopped and not 0 < limit <= cuts.count:
        seconds = attacker.attack()
        if not attacker.stopped:
            cuts.count += 1
            cuts.longest = max(cuts.longest, seconds)
    print(cuts.count, cuts.longest)


if __name__ == "__main__":
    main()
