"""Whose seat it is: forged and expired tokens, other origins, floods and nonsense."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from monopoly.client import Parted, Server, ServerRefused
from monopoly.protocol.messages import AddBot, Me
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.tables import lobby
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.world import World
from monopoly.server.websocket.connection import Connection
from monopoly.server.websocket.shared import Shared
from tests.server.people import short_table, two_at_a_table
from tests.server.program import GENEROUS, Program
from tests.server.registries import services_around
from tests.server.wires import HELLO, last_word, socket_of
from tests.server.worlds import store_in

pytestmark = pytest.mark.once

# --- tokens


def test_no_token_a_forged_one_and_one_of_another_table_open_no_seat(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        other = await server.open_table(short_table())
        path = f"/api/tables/{ann.table_id}/bots"
        for token, code in (
            ("", "no-token"),
            ("x" * 43, "wrong-token"),
            (other.token, "wrong-token"),
            (ann.token[:-1], "wrong-token"),
            (bob.token, "not-host"),
        ):
            with pytest.raises(ServerRefused) as refused:
                await server.ask("POST", path, Me, AddBot(bot="easy"), token)
            assert refused.value.code == code
        for token in ("x" * 43, other.token):
            async with socket_of(server, ann.table_id, authorization=f"Bearer {token}") as wire:
                await wire.send(HELLO)
                code_of_close, heard = await last_word(wire)
            assert code_of_close == 4401
            assert [message["code"] for message in heard] == ["wrong-token"]

    asyncio.run(story())


def test_a_token_runs_out(tmp_path: Path) -> None:
    async def story(program: Program) -> None:
        server = program.start()
        seat = await server.open_table(short_table())
        with pytest.raises(ServerRefused) as refused:
            await seat.me()
        assert (refused.value.status, refused.value.code) == (401, "expired-token")
        with pytest.raises(Parted) as parted:
            async with seat.play():
                pass
        assert parted.value.code == "expired-token"

    with Program(tmp_path, *GENEROUS, "--token-days=0") as program:
        asyncio.run(story(program))


def test_the_cookie_is_the_pages_own_and_opens_the_seat_from_any_device(server: Server) -> None:
    async def story() -> None:
        async with httpx.AsyncClient(base_url=server.url) as browser:
            opened = await browser.post("/api/tables", json={"name": "Ann"})
            assert opened.status_code == 201
            cookie = opened.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            table, token = opened.json()["table"]["id"], opened.json()["seat_token"]
            assert f"path=/api/tables/{table}".lower() in cookie
            assert (await browser.get(f"/api/tables/{table}/me")).json()["seat"] == 0
        async with httpx.AsyncClient(base_url=server.url) as phone:
            path = f"/api/tables/{table}/me"
            assert (await phone.get(path)).json()["seat"] is None
            bearer = {"authorization": f"Bearer {token}"}
            assert (await phone.get(path, headers=bearer)).json()["seat"] == 0
            assert (await phone.get(path)).json()["seat"] == 0  # the cookie came with it
        # the hash is stored, never the token
        assert (await server.table(table)).seats[0].name == "Ann"

    asyncio.run(story())


def test_who_has_left_may_come_again_by_the_same_link(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table())
        path = f"/api/tables/{ann.table_id}"
        async with httpx.AsyncClient(base_url=server.url) as browser:
            assert (await browser.post(f"{path}/seats", json={"name": "Bob"})).status_code == 201
            assert (await browser.post(f"{path}/leave")).status_code == 200
            assert (await browser.get(f"{path}/me")).json()["seat"] is None
            again = await browser.post(f"{path}/seats", json={"name": "Bob"})
            bearer = {"authorization": f"Bearer {again.json()['seat_token']}"}
            async with httpx.AsyncClient(base_url=server.url) as phone:
                assert (await phone.post(f"{path}/leave", headers=bearer)).status_code == 200
            told = await browser.get(f"{path}/me")  # once, and then it is forgotten
            assert (told.status_code, told.json()["code"]) == (401, "wrong-token")
            assert (await browser.get(f"{path}/me")).json()["seat"] is None

    asyncio.run(story())


def test_pages_of_another_address_are_turned_away(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table())
        evil = "https://evil.example"
        with pytest.raises(InvalidStatus) as refused:
            async with socket_of(server, ann.table_id, origin=evil):
                pass
        assert refused.value.response.status_code == 403
        async with httpx.AsyncClient(base_url=server.url) as browser:
            answer = await browser.post("/api/tables", json={"name": "A"}, headers={"origin": evil})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        async with socket_of(server, ann.table_id, origin=server.url) as wire:
            await wire.send(HELLO)
            assert msgspec.json.decode(await wire.recv())["type"] == "welcome"

    asyncio.run(story())


# --- too much, and nonsense


class Deaf:
    """The server's end of a connection whose client says hello and never reads."""

    def __init__(self) -> None:
        self.closed: list[tuple[int, str]] = []
        self._heard = False
        self._never = asyncio.Event()

    async def receive(self) -> str | None:
        if self._heard:
            await self._never.wait()
            return None
        self._heard = True
        return HELLO

    def is_ready(self) -> bool:
        return False

    def send_now(self, text: bytes) -> None:
        raise AssertionError("it is never ready")

    async def send(self, text: bytes) -> None:
        await self._never.wait()

    async def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))
        self._never.set()


def test_a_client_that_does_not_read_is_let_go_without_holding_up_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(data=tmp_path, send_seconds=0.0)
        metrics = Metrics()
        registry = TableRegistry(store_in(tmp_path), settings, metrics, World())
        runtime, *_ = await registry.open(short_table(bots=["easy"], seats=2))
        deaf = Deaf()
        connection = Connection(deaf, runtime, Shared(services_around(registry)))
        serving = asyncio.create_task(connection.run(""))
        while not connection._sending_since:
            await asyncio.sleep(0)
        await runtime.change(lambda table: lobby.add_words(table, 0, "I do not wait for you"))
        await connection.check(registry.world.times.steady())
        await serving
        assert deaf.closed == [(4413, "slow")]
        assert metrics.counters["slow_clients"] == 1
        assert not runtime.listeners
        await registry.close()

    asyncio.run(story())


NONSENSE = [
    ("not json", ""),
    ("[]", ""),
    ('{"type":"dance"}', "$.type"),
    ('{"type":"act"}', "$.id"),
    ('{"type":"act","id":"","version":0,"action":{"kind":"throw"}}', "$.id"),
    ('{"type":"act","id":7,"version":0,"action":{"kind":"throw"}}', "$.id"),
    ('{"type":"act","id":"a","version":-1,"action":{"kind":"throw"}}', "$.version"),
    ('{"type":"act","id":"a","version":1e99,"action":{"kind":"throw"}}', "$.version"),
    ('{"type":"act","id":"a","version":0,"action":[]}', "$.action"),
    ('{"type":"act","id":"a","version":0,"action":{"kind":{"a":1}}}', "$.action.kind"),
    ('{"type":"act","id":"a","version":0,"action":{"kind":"build","space":1.5}}', "$.action.space"),
    ('{"type":"act","id":"a","version":0,"action":{"kind":"throw"},"x":1}', "$.x"),
    ('{"type":"deed","id":"a","space":40}', "$.space"),
    ('{"type":"odds","id":"a","space":"GO"}', "$.space"),
    ('{"type":"chat","id":"a","text":""}', "$.text"),
    ('{"type":"call","id":"a","version":0,"call":"thrice"}', "$.call"),
    ('{"type":"hello","protocol":2}', ""),
    ("[" * 5_000, ""),
    ('{"type":"ping","id":"' + "x" * 65 + '"}', "$.id"),
]


def test_json_of_the_wrong_shape_is_answered_with_where_it_is_wrong(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table(bots=["easy"], seats=2))
        await ann.start()
        async with ann.play() as player:
            for text, path in NONSENSE:
                heard = len(player.faults)
                await player.send_raw(text.encode())
                await player.until(lambda heard=heard: len(player.faults) > heard)  # type: ignore[misc]
                fault = player.faults[-1]
                assert fault.code == "bad-message", text
                assert fault.path == path, (text, fault)
            assert player.welcomes == 1

    asyncio.run(story())


def test_bodies_of_the_wrong_shape_are_refused_with_where_they_are_wrong(server: Server) -> None:
    async def story() -> None:
        async with httpx.AsyncClient(base_url=server.url) as browser:
            for body, status, path in (
                ({}, 400, "$.name"),
                ({"name": ""}, 400, "$.name"),
                ({"name": "Ann", "seats": 9}, 400, "$.seats"),
                ({"name": "Ann", "clock": {"grace": -1}}, 400, "$.clock.grace"),
                ({"name": "Ann", "options": {"houses": []}}, 400, "$.options.houses"),
                ({"name": "Ann", "options": {"houses": 10**9}}, 400, "$.options.houses"),
                ({"name": "Ann", "secret": "00"}, 400, "$.secret"),
                ({"name": "Ann", "rules": "parchment"}, 422, ""),
                ({"name": "Ann", "options": {"houses": "many"}}, 422, ""),
                ({"name": "Ann", "bots": ["os:system"]}, 422, ""),
                ({"name": "Ann", "title": "a\u0000b"}, 422, ""),
            ):
                answer = await browser.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()["path"]) == (status, path), body
            assert (await browser.get("/api/tables/..%2f..")).status_code == 404
            assert (await browser.put("/api/tables")).headers["allow"]

    asyncio.run(story())


def test_who_says_nothing_or_the_wrong_thing_first_is_let_go(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table())
        for first, code, close in (
            ('{"type":"ping","id":"1"}', "bad-hello", 4400),
            ('{"type":"hello","protocol":1}', "bad-protocol", 4400),
            ('{"type":"hello","protocol":2,"since":99}', "bad-since", 4400),
            ("?", "bad-message", 4400),
        ):
            async with socket_of(server, ann.table_id) as wire:
                await wire.send(first)
                closed, heard = await last_word(wire)
                assert (closed, heard[-1]["code"]) == (close, code)
        async with socket_of(server, "nosuchtable") as wire:
            closed, heard = await last_word(wire)
            assert (closed, heard[-1]["code"]) == (4404, "no-table")

    asyncio.run(story())
