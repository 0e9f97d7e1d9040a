"""Bodies and messages of every wrong shape: each is refused with a sentence, none is a mistake of
the server, and the log stays empty."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monopoly.client import Server
from monopoly.protocol.codec import MessageError, id_of, read_body, read_client_message
from monopoly.protocol.messages import AddBot, NewTable, Sit, Start
from monopoly.server.ops.log_limit import LogLimit
from monopoly.server.ops.settings import Rate
from tests.limits import TIMEOUT
from tests.server.people import short_table
from tests.server.program import Program
from tests.server.wires import HELLO, last_word, socket_of
from tests.server.worlds import ManualTimes

pytestmark = pytest.mark.once

ACT = b'{"type":"act","id":"1","version":1,"action":{"kind":'
TABLE = b'{"name":"Ann","options":{"houses":'
DIGITS = b"9" * 5_000
DEEP = b"[" * 5_000
VALUES = [
    *(b"[]", b"[[]]", b"{}", b"[{}]", b"null", b"1.5", b'"\\ud800"', b'"\xff"', b'"\xed\xa0\x80"'),
    *(DIGITS, b"-" + DIGITS, b"1e400", b"NaN", b"Infinity", b"-", b"tru", b'"', b"\\", b"\x00"),
    *(DEEP, b'{"a":' * 2_000, b"[1,2," + DIGITS + b"]"),
]
ENDS = [b"}}", b"}", b"", b"}} x", b'},"x":\xff}', b'},"action":5,"options":[1]}', b'},"x":' + DEEP]
WHOLE = [
    *(b"", b"\x00", b"\xef\xbb\xbf{}", b"[]", b'"x"', b"5", b"null", b"NaN", b"{", b'{"'),
    *(DEEP, DIGITS, b'{"type":["act"]}', b'{"type":5}', b'{"type":"\\ud800"}', b'{"type":"no"}'),
    *(b'{"type":null}', b'{"name":"\\ud800"}', b'{"name":"a\\udc00"}', b'{"seats":1e99}'),
    b'{"seats":' + DIGITS + b"}",
]
KINDS: tuple[type[msgspec.Struct], ...] = (NewTable, Sit, Start, AddBot)
MESSAGES = [*WHOLE, *(ACT + value + end for value in VALUES for end in ENDS)]
BODIES = [*WHOLE, *(TABLE + value + end for value in VALUES for end in ENDS)]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with Program(tmp_path_factory.mktemp("misshapen")) as program:
        program.start()
        yield program


def is_read_or_refused(data: bytes) -> None:
    with contextlib.suppress(MessageError):  # and nothing else
        read_client_message(data)
    for kind in KINDS:
        with contextlib.suppress(MessageError):
            read_body(data, kind)
    assert id_of(data).isprintable()


@given(
    st.sampled_from([ACT + b'"build","space":8}}', TABLE + b"true}}", *MESSAGES, *BODIES]),
    st.lists(st.tuples(st.integers(0, 200), st.integers(0, 20), st.binary(max_size=8)), max_size=4),
)
def test_any_change_of_a_message_is_read_or_refused(
    data: bytes, changes: list[tuple[int, int, bytes]]
) -> None:
    for at, gone, come in changes:
        data = data[:at] + come + data[at + gone :]
    is_read_or_refused(data)


def test_a_misshapen_body_is_never_a_mistake_of_the_server(program: Program) -> None:
    async def story() -> None:
        server = Server(program.url, TIMEOUT)
        ann = await server.open_table(short_table())
        table = f"/api/tables/{ann.table_id}"
        bearer = {"authorization": f"Bearer {ann.token}"}
        async with httpx.AsyncClient(
            base_url=program.url, headers=bearer, timeout=TIMEOUT
        ) as client:
            for path in ("/api/tables", f"{table}/seats", f"{table}/bots", f"{table}/host"):
                for body in BODIES:
                    answer = await client.post(path, content=body)
                    if body:
                        assert answer.status_code in (400, 422), (path, body[:80], answer.text)
                    assert answer.status_code < 500, (path, body[:80], answer.text)

    asyncio.run(story())
    assert program.log == ""


def test_a_misshapen_message_is_an_error_and_the_connection_stays(program: Program) -> None:
    async def story() -> None:
        server = Server(program.url, TIMEOUT)
        ann = await server.open_table(short_table())
        async with socket_of(server, ann.table_id) as wire:
            await wire.send(HELLO)
            for number, data in enumerate(MESSAGES):
                await wire.send(data)  # as a binary message: any bytes may come
                await wire.send(b'{"type":"ping","id":"%d"}' % number)
                heard: list[dict[str, object]] = []
                while not heard or heard[-1]["type"] != "pong":
                    heard.append(msgspec.json.decode(await asyncio.wait_for(wire.recv(), 60)))
                codes = [one["code"] for one in heard if one["type"] in ("error", "refused")]
                assert codes in (["bad-message"], ["watcher"]), (data[:80], heard)

    asyncio.run(story())
    assert program.log == ""


def test_text_that_is_not_utf8_ends_the_connection_quietly(program: Program) -> None:
    async def story() -> None:
        server = Server(program.url, TIMEOUT)
        ann = await server.open_table(short_table())
        for text in (b"\xff", b'{"type":"\xed\xa0\x80"}'):
            async with socket_of(server, ann.table_id) as wire:
                await wire.send(HELLO)
                await wire.send(text, text=True)
                code, _ = await asyncio.wait_for(last_word(wire), 60)
                assert code == 1007

    asyncio.run(story())
    assert program.log == ""


def test_the_log_grows_slowly_however_often_something_goes_wrong(tmp_path: Path) -> None:
    times = ManualTimes()
    log = logging.getLogger("test of the log")
    log.setLevel(logging.INFO)
    log.propagate = False
    handler = logging.FileHandler(tmp_path / "log")
    handler.addFilter(LogLimit(times, Rate(3, 0.5)))
    log.addHandler(handler)
    for number in range(1_000):
        log.error("mistake %d", number)
    log.info("as usual")
    log.critical("the end")
    times.go_on(2.0)
    log.warning("later")
    log.removeHandler(handler)
    handler.close()
    assert (tmp_path / "log").read_text(encoding="utf-8").splitlines() == [
        *("mistake 0", "mistake 1", "mistake 2", "as usual", "the end"),
        "later (before this, 997 more were not logged)",
    ]
