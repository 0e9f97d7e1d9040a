"""Floods from connections that come back at once: they are cut, the memory stays bounded, and
somebody else at the same address, and at the same table, goes on being answered."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest

from monopoly.client import Server
from monopoly.protocol.messages import ClockWish, Replaced
from monopoly.server.http.gate import Gate
from monopoly.server.ops.buckets import Bucket
from monopoly.server.ops.settings import Rate
from monopoly.server.ops.times import SystemTimes
from tests.limits import TIMEOUT
from tests.server.attackers import FLOODS, GET, HELLO, UPGRADE, attackers, frame
from tests.server.people import play_on, short_table
from tests.server.program import Program, memory
from tests.server.wires import browser, where, wire_to
from tests.server.worlds import ManualTimes

pytestmark = pytest.mark.once

ANSWER_SECONDS = 5.0  # within which the second client has every answer
MEMORY_MAX = 150.0  # MiB of a server without games
CUTS = 5  # of each attacker


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server with the limits it has when nothing is said."""
    with Program(tmp_path_factory.mktemp("floods"), "--rest-minutes=60") as program:
        program.start()
        yield program


@pytest.fixture(scope="module")
def server(program: Program) -> Server:
    return Server(program.url, TIMEOUT)


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return asyncio.run(server.open_table(short_table())).table_id


@asynccontextmanager
async def second_client(server: Server, table: str) -> AsyncIterator[list[float]]:
    """Asks over HTTP and over a WebSocket until it is stopped; the seconds until each answer."""
    seconds: list[float] = []
    stop = asyncio.Event()

    async def ask() -> None:
        async with wire_to(server, table, "127.0.0.1") as wire:
            await wire.send(HELLO, text=True)
            while not stop.is_set() or len(seconds) < 4:
                began = monotonic()
                await wire.send('{"type":"ping","id":"1"}')
                while json.loads(await asyncio.wait_for(wire.recv(), TIMEOUT))["type"] != "pong":
                    pass
                seconds.append(monotonic() - began)
                began = monotonic()
                async with browser(server, "127.0.0.1") as client:  # a new connection each time
                    assert (await client.get(f"/api/tables/{table}")).status_code == 200
                seconds.append(monotonic() - began)

    asking = asyncio.create_task(ask())
    try:
        yield seconds
    finally:
        stop.set()
        await asyncio.wait_for(asking, TIMEOUT)


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_is_cut_and_others_are_answered(
    program: Program, server: Server, table: str, flood: str
) -> None:
    async def story() -> None:
        async with second_client(server, table) as seconds:
            with attackers(flood, 2, server.url, table, CUTS) as attack:
                waiting = asyncio.create_task(asyncio.to_thread(attack.wait))
                while not waiting.done():
                    if memory(program.pid) > MEMORY_MAX:
                        attack.kill()
                        pytest.fail(f"the server has taken {memory(program.pid):.0f} MiB")
                    await asyncio.sleep(0.02)
        assert [cuts.count for cuts in attack.cuts] == [CUTS, CUTS]
        assert max(seconds) < ANSWER_SECONDS

    asyncio.run(story())
    assert program.log == ""


def test_a_flood_at_the_table_costs_a_rival_no_decision(server: Server) -> None:
    """The clock runs for who is asked, and nobody else's pings use it up."""

    async def story() -> None:
        clock = ClockWish(decision=15, grace=0)
        ann = await server.open_table(short_table(bots=["easy"], seats=2, clock=clock))
        async with ann.play() as player:
            await ann.start()
            with attackers("pings", 4, server.url, ann.table_id) as attack:
                await play_on(player, actions=8)
                attack.kill()
            assert not [one for one in player.entries if isinstance(one, Replaced)]

    asyncio.run(story())


def say(server: Server, *parts: bytes) -> bytes:
    """Sends each part and hears the rest, until the server closes."""
    heard = b""
    with (
        socket.create_connection(where(server), TIMEOUT) as wire,
        contextlib.suppress(ConnectionError),
    ):
        for part in parts:
            wire.sendall(part)
        while more := wire.recv(65_536):
            heard += more
    return heard


LAST = b"Connection: close\r\n\r\n"


@pytest.mark.parametrize(
    "request_bytes",
    [
        GET + b"Host: y\r\n\r\n",
        GET + b"Host: x\r\n\r\n",
        GET + b"hOST: y\r\n\r\n",
        UPGRADE.replace(b"Host: x", b"Host: x\r\nHost: y"),
        b"GET /healthz HTTP/1.1\r\n\r\n",
        b"GET /healthz\r\n",
        b"GET /healthz\r\n\r\n",
        b"GET /healthz HTTP/0.9\r\nHost: x\r\n\r\n",
        b"GET /healthz HTTP/2.0\r\nHost: x\r\n\r\n",
        b"no request at all\r\n\r\n",
    ],
    ids=repr,
)
def test_two_hosts_and_old_versions_are_refused(server: Server, request_bytes: bytes) -> None:
    heard = say(server, request_bytes)
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert b"connection: close" in heard


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"a: " + b"b" * 30_000 + b"\r\n", 200),
        (b"a: " + b"b" * 33_000 + b"\r\n", 431),
        (b"a: " + b"b" * 120_000 + b"\r\n", 431),
        (b"a: b\r\n" * 90, 200),
        (b"a: b\r\n" * 100, 431),
    ],
    ids=["30 kB", "33 kB", "120 kB", "90 headers", "101 headers"],
)
def test_headers_have_a_bound_however_they_come(server: Server, head: bytes, status: int) -> None:
    heard = say(server, GET + head + LAST)
    if heard or status == 200:  # else the reset overtook the answer
        assert heard.startswith(b"HTTP/1.1 %d " % status)


def test_a_few_requests_one_behind_the_other_are_all_answered(server: Server) -> None:
    heard = say(server, (GET + b"\r\n") * 5 + GET + LAST)
    assert heard.count(b"HTTP/1.1 200 ") == 6


def test_trailers_are_no_headers(server: Server) -> None:
    """They come after the body, when it has been decided who asks."""
    body = b'e\r\n{"name":"Ann"}\r\n0\r\nAuthorization: Bearer x\r\nX: y\r\n\r\n'
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n" + LAST
    assert say(server, head, body).startswith(b"HTTP/1.1 201 ")


def test_a_client_that_does_not_wait_for_the_handshake_is_heard(server: Server, table: str) -> None:
    """What it says too soon is kept until it may speak."""
    early = UPGRADE % table.encode() + frame(0x81, HELLO) + frame(0x81, b'{"type":"nothing"}')
    heard = b""
    with socket.create_connection(where(server), TIMEOUT) as wire:
        wire.sendall(early)
        while b'"bad-message"' not in heard and (more := wire.recv(65_536)):
            heard += more
    assert heard.index(b" 101 ") < heard.index(b'"welcome"') < heard.index(b'"bad-message"')


@pytest.mark.parametrize(
    "wrong",
    [
        b"Sec-WebSocket-Key: x\r\n",
        b"Sec-WebSocket-Version: 12\r\n",
        b"Sec-WebSocket-Protocol: \xff\xfe\r\n",
        b"a: \xff\r\n",
        b"a: " + b"b" * 9_000 + b"\r\n",
    ],
    ids=lambda wrong: repr(wrong[:30]),
)
def test_a_handshake_that_is_none_is_answered_and_leaves_nothing_in_the_log(
    program: Program, server: Server, table: str, wrong: bytes
) -> None:
    for target in (table.encode(), b"%ff", b"\xc3\xa9"):
        heard = say(server, (UPGRADE % target)[:-2] + wrong + b"\r\n", frame(0x88))
        assert heard.startswith(b"HTTP/1.1 ")
        assert not heard.startswith(b"HTTP/1.1 5")
    assert program.log == ""


def test_pings_are_answered_and_long_messages_may_come_in_pieces(
    server: Server, table: str
) -> None:
    async def story() -> None:
        async with wire_to(server, table, "127.0.0.1") as wire:
            await wire.send(HELLO, text=True)
            for _ in range(30):
                await asyncio.wait_for(await wire.ping(), TIMEOUT)
            await wire.send(['{"type":"ping"', ',"id":', '"in pieces', '"}'])
            while json.loads(await asyncio.wait_for(wire.recv(), TIMEOUT)).get("id") != "in pieces":
                pass

    asyncio.run(story())


def test_what_was_cut_is_counted(server: Server) -> None:
    say(server, GET + b"a: b\r\n" * 200 + LAST)
    figures = asyncio.run(server.metrics())
    assert "monopoly_connections_cut_total 0" not in figures


class Waiting:
    def __init__(self, heard: list[str], name: str, *, gone: bool = False) -> None:
        self._heard, self._name, self._gone = heard, name, gone

    def let_in(self) -> None:
        self._heard.append(self._name)

    def is_gone(self) -> bool:
        return self._gone


def test_the_gate_lets_in_at_a_rate_and_in_order() -> None:
    async def story() -> None:
        gate, heard = Gate(Rate(2, 50), SystemTimes()), list[str]()
        for number in range(6):
            gate.arrive("one", Waiting(heard, f"attacker {number}", gone=number == 3))
        gate.arrive("one", Waiting(heard, "neighbour"))
        gate.arrive("two", Waiting(heard, "elsewhere"))
        assert heard == ["attacker 0", "attacker 1", "elsewhere"]
        async with asyncio.timeout(TIMEOUT):
            while len(heard) < 7:
                await asyncio.sleep(0.01)
        assert heard[3:] == ["attacker 2", "attacker 4", "attacker 5", "neighbour"]

    asyncio.run(story())


def test_who_waits_for_a_bucket_is_served_in_order() -> None:
    times = ManualTimes()
    bucket = Bucket(Rate(2, 10), times)
    assert [bucket.reserve(0.25) for _ in range(4)] == pytest.approx([0.0, 0.0, 0.1, 0.2])
    assert bucket.reserve(0.25) == pytest.approx(0.3)  # too long: nothing was taken
    assert bucket.reserve(0.25) == pytest.approx(0.3)
    bucket.give_back()
    assert bucket.reserve(0.25) == pytest.approx(0.2)
    times.go_on(1.0)
    assert bucket.take() == 0.0
