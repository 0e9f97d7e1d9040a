"""Too much of everything, from one address, while somebody at another goes on playing."""

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import monotonic
from urllib.parse import quote

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from monopoly.client import NewTable, Server
from monopoly.server.http import guard
from tests.chance.fair_games import a_game
from tests.limits import TIMEOUT
from tests.server.people import short_table
from tests.server.program import GENEROUS, Program
from tests.server.wires import HELLO, browser, last_word, watch, where, wire_to

pytestmark = pytest.mark.once

SMALL_BUFFERS = """
import socket
make = socket.create_server
def small(*address, **more):
    made = make(*address, **more)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # so that it is soon full
    return made
socket.create_server = small
"""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has when nothing is said. Every test comes from an address of
    its own: limits are by address."""
    with Program(tmp_path_factory.mktemp("strict"), "--rest-minutes=0") as program:
        yield program.start()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("impatient")
    options = (*GENEROUS, "--send-seconds=0.5")
    with Program(folder, *options, start="impatient()", prelude=SMALL_BUFFERS) as program:
        yield program.start()


async def table_of(server: Server, address: str) -> str:
    async with browser(server, address) as opening:
        answer = await opening.post("/api/tables", json={"name": "Ann"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])


@asynccontextmanager
async def somebody_else(server: Server, address: str) -> AsyncIterator[list[str]]:
    """Another client at another address, who asks again and again and is always answered."""
    served: list[str] = []
    stop = asyncio.Event()
    table = await table_of(server, address)

    async def go_on(wire: ClientConnection, client: httpx.AsyncClient) -> None:
        while not stop.is_set() or len(served) < 3:
            await wire.send(json.dumps({"type": "ping", "id": str(len(served))}))
            while True:
                message = json.loads(await asyncio.wait_for(wire.recv(), TIMEOUT))
                if message["type"] == "pong":
                    break
            assert (await client.get(f"/api/tables/{table}")).status_code == 200
            served.append(message["id"])
            await asyncio.sleep(0.1)  # a person's pace, within the limits

    async with browser(server, address) as client, wire_to(server, table, address) as wire:
        await wire.send(HELLO)
        going = asyncio.create_task(go_on(wire, client))
        try:
            yield served
        finally:
            stop.set()
            await asyncio.wait_for(going, TIMEOUT)
    assert len(served) >= 3


def frame(text: str) -> bytes:
    """A text message as a client puts it on the wire, masked with zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


@pytest.mark.slow(seconds=10)
def test_a_thousand_tables_from_one_address_are_too_many(strict: Server) -> None:
    async def story() -> None:
        async with (
            somebody_else(strict, "127.0.0.12"),
            browser(strict, "127.0.0.11") as attacker,
        ):

            async def some() -> list[httpx.Response]:
                return [await attacker.post("/api/tables", json={"name": "A"}) for _ in range(25)]

            began = monotonic()
            answers = [
                one for part in await asyncio.gather(*(some() for _ in range(40))) for one in part
            ]
            more = int((monotonic() - began) / 30)  # one every 30 seconds, however long it took
            # whoever opened too many is not shut out of what they have
            table = next(a for a in answers if a.status_code == 201).json()["table"]["id"]
        assert len(answers) == 1_000
        opened = [answer for answer in answers if answer.status_code == 201]
        refused = [answer for answer in answers if answer.status_code != 201]
        assert 20 <= len(opened) <= 21 + more
        assert {answer.status_code for answer in refused} == {429}
        assert {answer.json()["code"] for answer in refused} <= {"too-many-tables", "too-fast"}
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        assert all(answer.json()["sentence"] for answer in refused)
        async with browser(strict, "127.0.0.13") as other:
            assert (await other.get(f"/api/tables/{table}")).status_code == 200
            assert (await other.post("/api/tables", json={"name": "B"})).status_code == 201

    asyncio.run(story())


def test_ten_thousand_messages_at_once_are_slowed_down_and_cut_off(strict: Server) -> None:
    blob = b"".join(frame(f'{{"type":"ping","id":"{number}"}}') for number in range(10_000))

    async def flood(table: str) -> None:
        async with wire_to(strict, table, "127.0.0.14") as wire:
            await wire.send(HELLO)
            wire.transport.write(blob)  # 10,000 of them in far less than a second
            code, heard = await asyncio.wait_for(last_word(wire), TIMEOUT)
        faults = [message for message in heard if message["type"] == "error"]
        assert {message["code"] for message in faults} <= {"too-fast"}
        assert 0.0 not in [message["retry_after"] for message in faults]
        assert sum(message["type"] == "pong" for message in heard) < 1_000
        if code is not None and code != 1006:  # else what was on its way was lost with the rest
            assert (code, heard[-1]["code"]) == (4429, "flood")

    async def story() -> None:
        table = await table_of(strict, "127.0.0.14")
        async with somebody_else(strict, "127.0.0.15"):
            for _ in range(5):
                await flood(table)
        async with browser(strict, "127.0.0.15") as other:
            figures = (await other.get("/metrics")).text
        assert 'refused_total{code="too-fast"}' in figures

    asyncio.run(story())


def test_ten_megabytes_in_one_message_in_pieces_or_in_a_body(strict: Server) -> None:
    async def pieces() -> AsyncIterator[str]:
        for _ in range(1_000):
            yield "x" * 10_000

    async def story() -> None:
        table = await table_of(strict, "127.0.0.16")
        async with somebody_else(strict, "127.0.0.17"):
            for message in ("x" * 10_000_000, pieces()):
                async with wire_to(strict, table, "127.0.0.16") as wire:
                    await wire.send(HELLO)
                    with contextlib.suppress(ConnectionClosed):
                        await wire.send(message)
                    code, _ = await last_word(wire)
                    assert code in (1009, 1006)  # 1006 where the reset overtook the word
            for body in (b"x" * 10_000_000, b'{"name":"' + b"x" * 20_000 + b'"}'):
                async with browser(strict, "127.0.0.16") as attacker:
                    with contextlib.suppress(httpx.TransportError):  # it may hang up at once
                        answer = await attacker.post("/api/tables", content=body)
                        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        figures = await strict.metrics()
        assert 'refused_total{code="too-big"}' in figures

    asyncio.run(story())


def test_replays_without_end_are_slowed_down_and_others_go_on(strict: Server) -> None:
    """Each of them is another record, so none is kept ready; and questions as fast as they come."""
    lines = a_game(steps=300).record()[:-1]

    def record(number: int) -> str:
        return "\n".join([*lines[:-1], " " * number + lines[-1]])

    async def ask(table: str) -> None:
        async with wire_to(strict, table, "127.0.0.22") as wire:
            await wire.send(HELLO)
            for number in range(200):
                kind = "effect" if number % 2 else "funds"
                action = {"action": {"kind": "offer", "to": 1}} if number % 2 else {}
                await wire.send(json.dumps({"type": kind, "id": str(number)} | action))
            for _ in range(50):
                message = json.loads(await asyncio.wait_for(wire.recv(), TIMEOUT))
                assert message["type"] in ("welcome", "update", "refused", "error", "presence")

    async def story() -> None:
        table = await table_of(strict, "127.0.0.22")
        async with (
            somebody_else(strict, "127.0.0.23"),
            browser(strict, "127.0.0.22") as attacker,
        ):
            posts = [attacker.post("/api/replays", content=record(n)) for n in range(60)]
            answers, _ = await asyncio.gather(asyncio.gather(*posts), ask(table))
        statuses = [answer.status_code for answer in answers]
        assert set(statuses) == {200, 429}
        refused = [answer for answer in answers if answer.status_code == 429]
        by_address = [one for one in refused if "from this address" in one.json()["sentence"]]
        assert len(by_address) >= 50
        assert {answer.json()["code"] for answer in refused} == {"too-fast"}
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)

    asyncio.run(story())


def test_hundreds_of_connections_from_one_address_are_too_many(strict: Server) -> None:
    async def story() -> None:
        table = await table_of(strict, "127.0.0.18")
        async with somebody_else(strict, "127.0.0.19"), contextlib.AsyncExitStack() as stack:
            idle = [
                await asyncio.open_connection(*where(strict), local_addr=("127.0.0.18", 0))
                for _ in range(600)
            ]
            refused = 0
            for reader, _ in idle[550:]:
                with contextlib.suppress(ConnectionError):
                    refused += b"429" in await asyncio.wait_for(reader.read(), TIMEOUT)
            assert refused > 0
            for _, writer in idle:
                writer.close()
            other = await table_of(strict, "127.0.0.18")
            for number in range(64):
                await watch(strict, (table, other)[number % 2], "127.0.0.20", stack)
            wire = await stack.enter_async_context(wire_to(strict, table, "127.0.0.20"))
            await wire.send(HELLO)
            code, heard = await asyncio.wait_for(last_word(wire), TIMEOUT)
            assert (code, heard[-1]["code"]) == (4429, "too-many-sockets")
            assert "this address" in str(heard[-1]["sentence"])

    asyncio.run(story())


SLOW = [
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /hea",  # a second one that never comes whole
]


@pytest.mark.parametrize("start", SLOW)
def test_a_request_that_never_comes_whole_is_not_waited_for(
    impatient: Server, start: bytes
) -> None:
    async def story() -> None:
        reader, writer = await asyncio.open_connection(*where(impatient))
        writer.write(start)

        async def trickle() -> None:
            with contextlib.suppress(ConnectionError):
                while start:
                    await asyncio.sleep(0.1)
                    writer.write(b"a")
                    await writer.drain()

        trickling = asyncio.create_task(trickle())
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), TIMEOUT)  # until the server has had enough
        trickling.cancel()
        writer.close()
        assert (await impatient.health()).status == "ok"

    asyncio.run(story())


def test_after_a_body_that_was_too_big_the_next_request_is_answered(strict: Server) -> None:
    async def story() -> None:
        reader, writer = await asyncio.open_connection(*where(strict))
        body = b"x" * 200_000
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body)
        writer.write(head + body)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answers = await asyncio.wait_for(reader.read(), TIMEOUT)
        writer.close()
        assert answers.count(b"HTTP/1.1 413 ") == 1
        assert answers.count(b"HTTP/1.1 200 ") == 1

    asyncio.run(story())


def test_a_body_without_end_is_answered_once(strict: Server) -> None:
    """A second answer would be taken for that to the next request of the same client."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n"
    with socket.create_connection(where(strict), TIMEOUT) as wire:
        wire.sendall(head + b"x" * 20_000)
        answers = wire.recv(65_536)
        with contextlib.suppress(ConnectionError):
            wire.sendall(b"x" * guard.BODY_MAX)
            while piece := wire.recv(65_536):
                answers += piece
    assert answers.count(b"HTTP/1.1 413 ") == answers.count(b"HTTP/1.1 ") == 1
    assert asyncio.run(strict.health()).status == "ok"


def test_endless_headers_are_cut_off(strict: Server) -> None:
    async def story() -> None:
        reader, writer = await asyncio.open_connection(*where(strict))
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            for number in range(50_000):  # more than the buffers of any system hold
                writer.write(f"X-{number}: {'y' * 1_000}\r\n".encode())
                await writer.drain()
            pytest.fail("fifty megabytes of headers were taken")
        with contextlib.suppress(ConnectionError):
            assert b"431" in await asyncio.wait_for(reader.read(), TIMEOUT)
        writer.close()
        assert (await strict.health()).status == "ok"

    asyncio.run(story())


def test_who_does_not_read_is_let_go_and_leaves_nothing_behind(impatient: Server) -> None:
    """With a real socket: it is full, so nothing can be said to it any more."""

    async def story() -> None:
        ann = await impatient.open_table(
            short_table(rules="statutes", options={}, bots=["easy", "easy"])
        )
        await ann.start()
        async with impatient.watch(ann.table_id) as watcher:
            with deaf_socket(impatient, ann.table_id):
                await ann.leave("bot")
                # bots play on; the deaf one is told every position until its socket is full
                async with asyncio.timeout(TIMEOUT):
                    while "monopoly_slow_clients_total 0" in await impatient.metrics():
                        await watcher.ping()
                    while (await impatient.table(ann.table_id)).watchers > 1:
                        await watcher.ping()

    asyncio.run(story())


def deaf_socket(server: Server, table: str) -> socket.socket:
    """Says hello with every wish and never reads."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    wire.connect(where(server))
    wire.sendall(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    with wire.makefile("rb", buffering=0) as lines:
        while lines.readline().strip():
            pass  # to the end of the headers
    hello = b'{"type":"hello","protocol":2,"since":0,"want":["story","labels","positions"]}'
    wire.sendall(struct.pack("!BB4x", 0x81, 0x80 | len(hello)) + hello)
    return wire


HOSTILE = [
    "'; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    "{{7*7}}${7*7}",
    "../../etc/passwd",
    "%00%0a",
    "a\tb",
    "a\x00b",
    "a\x1b[2Jb",
    "a\u202eb",
    "a\u2066b",
    "a\u200db",
    "\u3164",
    "\u2800\u2800",
    "Z" + "\u0335" * 20,
    "\U0001f600",
    "＜b＞",
    "null",
    '"',
    "\\",
]


def test_hostile_text_in_every_field_is_kept_as_text_or_refused(server: Server) -> None:
    """SQL, markup, templates, paths, controls, bidirectional and invisible characters."""

    async def story() -> None:
        async with browser(server, "127.0.0.1") as client:
            for text in HOSTILE:
                short = text[:16]
                for body, shown in (
                    ({"name": text[:24]}, text[:24]),
                    ({"name": "Ann", "title": text}, text),
                    ({"name": "Ann", "token": text[:24]}, ""),
                    ({"name": "Ann", "rules": text}, ""),
                    ({"name": "Ann", "bots": [short]}, ""),
                    ({"name": "Ann", "options": {"houses": text}}, ""),
                    ({"name": "Ann", "options": {short: 1}}, ""),
                ):
                    answer = await client.post("/api/tables", content=msgspec.json.encode(body))
                    if answer.status_code == 201:
                        table = answer.json()["table"]
                        assert shown in (table["title"], table["seats"][0]["name"]), body
                        assert shown, body
                        assert text.isprintable(), body
                    else:
                        assert answer.status_code == 422, (body, answer.text)
                        assert answer.headers["content-type"] == "application/json"
                        assert answer.json()["sentence"]
            ann = await server.open_table(NewTable(name="Ann"))
            for text in HOSTILE:
                path = f"/api/tables/{ann.table_id}/words"
                bearer = {"authorization": f"Bearer {ann.token}"}
                words = msgspec.json.encode({"words": text})
                answer = await client.post(path, content=words, headers=bearer)
                assert answer.status_code in (200, 422)
                part = quote(text, safe="")
                for odd in (f"/api/tables/{part}", f"/api/tables/{ann.table_id}/seats/{part}"):
                    assert (await client.get(odd)).status_code in (404, 405), odd
            assert (await client.get("/api/tables")).status_code == 200

    asyncio.run(story())


def test_odd_paths_and_numbers_are_no_mistake_of_the_server(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table())
        bearer = {"authorization": f"Bearer {ann.token}"}
        base = f"/api/tables/{ann.table_id}"
        async with browser(server, "127.0.0.1") as client:
            for seat in ("9" * 5_000, "-1", "1e3", "٣", "0x1", "00", "8", "1.5", ""):
                answer = await client.delete(f"{base}/seats/{seat}", headers=bearer)
                assert (answer.status_code, answer.json()["code"]) in (
                    (404, "no-seat"),
                    (404, "not-found"),
                ), seat
            for path in (
                *(f"{base}/", "/api/tables/", f"{base}//me", "/healthz//"),
                *("/api/tables/%2e%2e/me", "/api/tables/" + "A" * 60_000, "/.git/config", "/%"),
                *("/api/tables/\\..\\", "/api/tables/%00", "/api/tables/%ff%fe/me"),
            ):
                answer = await client.get(path, follow_redirects=False)
                assert answer.status_code in (400, 404, 431), path[:50]
            for stage in ("", "ended", "open'--", "x" * 10_000):
                answer = await client.get("/api/tables", params={"stage": stage})
                assert answer.status_code == 400
        assert (await server.table(ann.table_id)).version == 1

    asyncio.run(story())
