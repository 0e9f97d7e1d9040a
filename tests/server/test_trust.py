"""Nobody acts for another's seat, by any route; and nothing tells the secret before the end."""

import asyncio
import json
import resource
from pathlib import Path

import httpx
import pytest

from monopoly.client import Done, Refused, Server, ServerRefused
from monopoly.protocol.messages import LogEntry, NewTable, Played, Said
from monopoly.server.http.routes import ROUTES
from monopoly.server.store.sqlite_file import FILE_NAME
from tests.limits import TIMEOUT
from tests.server.people import abreast, choose, play_on, short_table, two_at_a_table
from tests.server.program import GENEROUS, Program, serve
from tests.server.wires import HELLO, last_word, socket_of

pytestmark = pytest.mark.once

BODIES: dict[str, dict[str, object]] = {
    "AddBot": {"bot": "easy"},
    "AddWords": {"words": "w"},
    "HandOver": {"seat": 1},
    "Readmit": {"person": 2},
}


def test_no_other_token_opens_any_route_that_needs_a_seat(server: Server) -> None:
    """Forged, of another table, by header or by cookie: on every route, and nothing changes."""

    async def story() -> None:
        ann, bob = await two_at_a_table(server, short_table(seats=4))
        other = await server.open_table(short_table())
        forged = ["x" * 43, other.token, ann.token.swapcase(), ann.token + "x", "é" * 20, "' OR 1"]
        before = await server.table(ann.table_id)
        async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as client:
            for route in ROUTES:
                if not route.needs_seat:
                    continue
                path = route.path.replace("{id}", ann.table_id).replace("{seat}", "1")
                body = BODIES.get(route.body.__name__, {}) if isinstance(route.body, type) else None
                for token in forged:
                    for headers in (
                        {b"authorization": f"Bearer {token}".encode()},
                        {b"cookie": f"monopoly_seat={token}".encode()},
                        {b"authorization": f"bearer   {token}".encode()},
                    ):
                        answer = await client.request(
                            route.method, path, json=body, headers=headers
                        )
                        assert answer.status_code == 401, (path, answer.text)
                        assert answer.json()["code"] in ("wrong-token", "no-token")
                answer = await client.request(route.method, path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (401, "no-token")
                # a page of another address, with the host's own cookie
                headers = {b"cookie": f"monopoly_seat={ann.token}".encode()}
                for origin in (b"https://evil.example", b"null", b"http://127.0.0.1", b"http://["):
                    answer = await client.request(
                        route.method, path, json=body, headers=headers | {b"origin": origin}
                    )
                    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        after = await server.table(ann.table_id)
        assert after == before
        assert (await bob.me()).seat == 1

    asyncio.run(story())


def test_who_has_left_or_was_removed_acts_no_more_by_any_way(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server, short_table(seats=3))
        cy = await server.sit(ann.table_id, "Cy")
        await ann.start()
        async with bob.play() as left, cy.play() as removed:
            await bob.leave("bot")
            await ann.remove(2)
            for player, seat in ((left, bob), (removed, cy)):
                for answer in (
                    await player.act({"kind": "throw"}),
                    await player.chat("still here"),
                    await player.come_back(),
                    await player.call("open"),
                ):
                    assert isinstance(answer, Refused)
                    assert answer.code == "watcher"
                for asking in (seat.me(), seat.leave(), seat.start(), seat.rematch()):
                    with pytest.raises(ServerRefused) as refused:
                        await asking
                    assert refused.value.code == "wrong-token"
            async with socket_of(server, ann.table_id) as wire:
                hello = json.loads(HELLO) | {"seat_token": bob.token}
                await wire.send(json.dumps(hello))
                code, heard = await last_word(wire)
                assert (code, heard[-1]["code"]) == (4401, "wrong-token")

    asyncio.run(story())


def test_two_sockets_of_one_seat_do_one_thing_once(server: Server) -> None:
    """Raced with the same id, with other ids on the same version, and by two people."""

    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        await ann.start()
        async with ann.play() as phone, ann.play() as desk, bob.play() as other:
            await phone.my_turn()
            await desk.until(lambda: desk.version == phone.version)
            throw = {"kind": "throw"}
            version = phone.version
            same = await asyncio.gather(
                *(one.act(throw, version=version, id="one") for one in (phone, desk))
            )
            assert same[0] == same[1]
            assert isinstance(same[0], Done)
            await asyncio.gather(phone.ping(), desk.ping())
            raced = await asyncio.gather(
                phone.chat("me first", id="two"),
                desk.chat("no, me", id="two"),
                other.chat("both of you", id="two"),  # an id is a seat's own
            )
            assert raced[0] == raced[1] != raced[2]
            await other.until(lambda: sum(isinstance(e, Said) for e in other.entries) == 2)
            await abreast(phone, other)
            while not (phone.is_asked or phone.over):
                await play_on(other, 1)
                await abreast(phone, other)  # or Bob would wait for a turn that is Ann's
            if not phone.over:
                await desk.until(lambda: desk.version == phone.version)
                action, version = choose(phone), phone.version
                two = await asyncio.gather(
                    *(one.act(action, version=version) for one in (phone, desk))
                )
                assert sorted(type(answer).__name__ for answer in two) == ["Done", "Refused"]
                stale = next(answer for answer in two if isinstance(answer, Refused))
                assert stale.code in ("stale", "over")

    asyncio.run(story())


def test_a_new_connection_neither_undoes_nor_repeats(server: Server) -> None:
    async def story() -> None:
        ann, _ = await two_at_a_table(server)
        await ann.start()
        async with ann.play() as player:
            await player.my_turn()
            version = player.version
            await player.act({"kind": "throw"})
            done = player.version
            await player.drop()
            await player.until(lambda: player.welcomes == 2)
            assert player.version == done
            late = await player.act({"kind": "throw"}, version=version)
            assert isinstance(late, Refused)
            assert late.code == "stale"
        for since in (done + 1, 2**53 - 1):
            async with socket_of(server, ann.table_id) as wire:
                await wire.send(json.dumps(json.loads(HELLO) | {"since": since}))
                assert (await last_word(wire))[0] == 4400

    asyncio.run(story())


def test_the_secret_is_nowhere_before_the_end(tmp_path: Path) -> None:
    """Not in lists, figures, errors, descriptions, headers or the log of the server."""

    async def story(program: Program) -> tuple[str, list[str]]:
        server = program.start()
        ann = await server.open_table(short_table(seats=3, bots=["easy"], private=False))
        bob = await server.sit(ann.table_id, "Bob")
        seen: list[str] = []
        async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as client:

            async def look() -> None:
                paths = [route.path.replace("{id}", ann.table_id) for route in ROUTES]
                for path in (*paths, "/api/openapi.json", "/api/tables?stage=playing"):
                    for method in ("GET", "POST", "DELETE", "PUT", "OPTIONS", "TRACE"):
                        if method == "POST" and not path.endswith("tables"):
                            continue
                        answer = await client.request(method, path.replace("{seat}", "9"))
                        seen.append(f"{answer.headers} {answer.text}")

            await look()
            await ann.start()
            await look()
            async with ann.play(want=["story", "labels", "positions"]) as player:
                await player.act({"kind": "throw"})
                await look()
                await bob.leave("estate")
                await player.until(lambda: player.over)
        assert player.ended is not None
        return player.ended.secret, seen

    with Program(tmp_path) as program:
        secret, seen = asyncio.run(story(program))
        log = program.log
    assert len(secret) == 64
    assert len(seen) > 100
    for text in (*seen, log):
        assert secret not in text
        assert secret[:16] not in text


# --- ends that are not foreseen


FULL = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, 1_000_000))  # no file grows beyond this
"""


def test_a_full_disk_stops_the_server_and_nothing_told_is_lost(tmp_path: Path) -> None:
    assert resource.RLIMIT_FSIZE is not None
    told: list[LogEntry] = []

    async def story(program: Program) -> tuple[str, dict[str, int]]:
        server = program.start()
        ann, _ = await two_at_a_table(server, NewTable(name="Ann", seats=2))
        done: dict[str, int] = {}
        async with ann.play(on_entry=told.append) as player:
            for number in range(5_000):
                chatting = asyncio.create_task(player.chat("x" * 300, id=f"c{number}"))
                parted = asyncio.create_task(player.until(lambda: False))
                await asyncio.wait({chatting, parted}, return_when=asyncio.FIRST_COMPLETED)
                parted.cancel()
                await asyncio.gather(parted, return_exceptions=True)
                if not chatting.done() or chatting.exception() is not None:
                    chatting.cancel()
                    await asyncio.gather(chatting, return_exceptions=True)
                    break
                answer = chatting.result()
                if isinstance(answer, Done):
                    done[answer.id] = answer.version
        return ann.table_id, done

    with Program(tmp_path, *GENEROUS, start="talkative()", prelude=FULL) as program:
        table, done = asyncio.run(story(program))
        assert program.ended() == 1
        assert "cannot be written" in program.log
        assert "Traceback" not in program.log
    assert len(done) > 50

    async def after(program: Program) -> None:
        server = program.start()
        async with server.watch(table, since=0) as watcher:
            entries = list(watcher.entries)
        assert entries[: len(told)] == told
        said = [entry.version for entry in entries if isinstance(entry, Said)]
        assert set(done.values()) <= set(said)

    with Program(tmp_path) as again:
        asyncio.run(after(again))
    assert (tmp_path / FILE_NAME).exists()


def test_told_to_stop_under_load_it_ends_well_and_nothing_is_lost(tmp_path: Path) -> None:
    told: dict[str, list[LogEntry]] = {}

    async def story(program: Program) -> None:
        server = program.start()
        seats = []
        for _ in range(10):
            wish = NewTable(name="Ann", bots=["easy", "hard"], seats=3, pace=0)
            seats.append(await server.open_table(wish))
            await seats[-1].start()
        players = [seat.play(on_entry=told.setdefault(seat.table_id, []).append) for seat in seats]
        for player in players:
            await player.__aenter__()
        playing = [asyncio.create_task(play_on(player, 10**6)) for player in players]
        await players[0].until(lambda: players[0].version > 30)
        assert await asyncio.to_thread(program.stop) == 0
        await asyncio.to_thread(program.start)
        # everybody comes back by themselves and plays on
        await players[0].until(lambda: players[0].welcomes > 1)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            await player.__aexit__(None, None, None)
        for table, entries in told.items():
            async with server.watch(table, since=0) as watcher:
                assert list(watcher.entries)[: len(entries)] == entries
        assert any(isinstance(entry, Played) for entry in told[seats[0].table_id])

    with Program(tmp_path) as program:
        asyncio.run(story(program))
        assert "Traceback" not in program.log


def test_a_second_server_on_the_same_data_says_so_and_ends(tmp_path: Path) -> None:
    with Program(tmp_path) as program:
        server = program.start()
        done = serve("--host=127.0.0.1", "--port=0", f"--data={tmp_path}")
        assert done.returncode == 1
        assert done.stderr == f"monopoly: Another server is using {tmp_path}.\n"
        assert asyncio.run(server.health()).status == "ok"
