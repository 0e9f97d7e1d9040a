"""Watchers without number do not keep a player from the table."""

import asyncio
import contextlib
import json
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import ClientConnection, connect

from monopoly.client import Seat, Server
from monopoly.server.websocket.places import Places
from tests.limits import TIMEOUT
from tests.server.people import two_at_a_table
from tests.server.program import Program
from tests.server.wires import HELLO, last_word, watch, wire_to

pytestmark = pytest.mark.once

WATCHERS = 64  # of one table, and of one address
PER_SEAT = 8
ADDRESS = "127.0.0.1"  # of everybody, as behind one router


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--rest-minutes=0", "--requests-per-second=1000")  # places are what is scarce
    with Program(tmp_path_factory.mktemp("places"), *options) as program:
        yield program.start()


async def sit_down(
    seat: Seat, stack: contextlib.AsyncExitStack, *, by_header: bool
) -> ClientConnection:
    """A connection of a seat, with its token in a header or in its first message."""
    hello = {"type": "hello", "protocol": 3}
    wires = connect(
        f"ws{seat.server.url[4:]}/api/tables/{seat.table_id}/play",
        compression=None,
        additional_headers={"authorization": f"Bearer {seat.token}"} if by_header else None,
        open_timeout=TIMEOUT,
    )
    wire = await stack.enter_async_context(wires)
    stack.callback(wire.transport.abort)
    await wire.send(json.dumps(hello if by_header else hello | {"seat_token": seat.token}))
    welcome = json.loads(await asyncio.wait_for(wire.recv(), TIMEOUT))
    assert (welcome["type"], welcome["seat"]) == ("welcome", seat.number)
    return wire


async def ping(wire: ClientConnection) -> None:
    await wire.send('{"type":"ping","id":"here"}')
    while json.loads(await asyncio.wait_for(wire.recv(), TIMEOUT))["type"] != "pong":
        pass


@pytest.mark.parametrize("by_header", [True, False])
def test_watchers_and_silent_sockets_do_not_lock_a_player_out(
    strict: Server, by_header: bool
) -> None:
    """As many as one address may have, of both, at the table; then the players come."""

    async def story() -> None:
        ann, bob = await two_at_a_table(strict)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(WATCHERS):
                await watch(strict, ann.table_id, ADDRESS, stack)
            late = await stack.enter_async_context(wire_to(strict, ann.table_id, ADDRESS))
            await late.send(HELLO)
            code, heard = await asyncio.wait_for(last_word(late), TIMEOUT)
            assert (code, heard[-1]["code"]) == (4429, "too-many-sockets")
            for _ in range(WATCHERS + 10):
                silent = await stack.enter_async_context(wire_to(strict, ann.table_id, ADDRESS))
                stack.callback(silent.transport.abort)
            wires = [await sit_down(seat, stack, by_header=by_header) for seat in (ann, bob)]
            for wire in wires:
                await ping(wire)
            assert (await strict.table(ann.table_id)).watchers == WATCHERS
        async with asyncio.timeout(TIMEOUT):  # all are gone again, and leave their places
            while (await strict.table(ann.table_id)).watchers:
                await asyncio.sleep(0.05)

    asyncio.run(story())


def test_the_oldest_of_too_many_connections_of_one_seat_gives_way(strict: Server) -> None:
    async def story() -> None:
        ann, _ = await two_at_a_table(strict)
        async with contextlib.AsyncExitStack() as stack:
            wires = [await sit_down(ann, stack, by_header=False) for _ in range(PER_SEAT)]
            for wire in wires:
                await ping(wire)
            newest = await sit_down(ann, stack, by_header=False)
            code, heard = await asyncio.wait_for(last_word(wires[0]), TIMEOUT)
            assert (code, heard[-1]["code"]) == (4429, "too-many-sockets")
            assert heard[-1]["again"] is False  # or it would drive out the next
            for wire in (*wires[1:], newest):
                await ping(wire)

    asyncio.run(story())


def test_places_are_given_in_order_and_given_back() -> None:
    places: Places[str] = Places(2)
    assert places.take("a", "first") is None
    assert places.take("a", "second") is None
    assert not places.take_free("a", "third")
    assert places.take("a", "third") == "first"
    places.leave("a", "first")  # who has been sent away leaves later
    assert not places.take_free("a", "fourth")
    places.leave("a", "second")
    assert places.take_free("a", "fourth")
    assert places.take_free("b", "first")
