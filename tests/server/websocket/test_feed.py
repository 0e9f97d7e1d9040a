"""The log's tail first, and the rest part by part when it is asked for."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from monopoly.game.actions import Leave
from monopoly.protocol.messages import NewTable
from monopoly.server.ops.settings import Rate
from monopoly.server.tables import play
from monopoly.server.tables.log import EntryMeta
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.websocket import feed
from tests.server.registries import FakeClient, begin, one_move, registry_in, soon

pytestmark = pytest.mark.once

MOVES = 300  # more than the table keeps at hand
Json = dict[str, Any]


@asynccontextmanager
async def long_table(
    folder: Path, *, moves: int = MOVES, stories: Rate | None = None
) -> AsyncIterator[tuple[TableRegistry, TableRuntime, str]]:
    rate = stories or Rate(100, 100)
    async with registry_in(folder, rest_seconds=0.0, stories=rate) as registry:
        wish = NewTable(name="Ann", seats=3, bots=["easy", "easy"], rules="statutes")
        runtime, _, token, _ = await registry.open(wish)
        await runtime.change(begin)
        for number in range(moves):
            await runtime.change(partial(one_move, number=number))
        yield registry, runtime, token


def entries(client: FakeClient) -> list[Json]:
    return [
        entry
        for message in client.heard
        if message["type"] == "update"
        for entry in message["entries"]  # type: ignore[attr-defined]
    ]


async def now(client: FakeClient) -> Json:
    await soon(lambda: any("now" in message for message in client.heard))
    found = next(message["now"] for message in client.heard if "now" in message)
    assert isinstance(found, dict)
    return found


async def ask(client: FakeClient, before: int, count: int) -> Json:
    number = f"s{len(client.heard)}"
    client.say({"type": "story", "id": number, "before": before, "count": count})
    await soon(lambda: any(one.get("id") == number for one in client.heard))
    return next(one for one in client.heard if one.get("id") == number)


def test_the_tail_comes_first_and_the_rest_in_parts(tmp_path: Path) -> None:
    async def story() -> None:
        async with long_table(tmp_path) as (registry, runtime, token):
            version = runtime.table.version
            for seat_key in (token, ""):
                whole = FakeClient(registry, runtime, seat_key, ("story",))
                await now(whole)
                every = entries(whole)
                assert [one["version"] for one in every] == list(range(1, version + 1))

                late = FakeClient(registry, runtime, seat_key, ("story",), since=None, tail=60)
                assert (await now(late))["version"] == version
                assert (await late.hears("welcome"))["since"] == version - 60
                known = entries(late)
                assert known == every[-60:]
                while known[0]["version"] > 1:
                    part = await ask(late, known[0]["version"], 100)
                    assert part["version"] == version
                    assert 0 < len(part["entries"]) <= 100
                    known = part["entries"] + known
                assert known == every
                await whole.leaves()
                await late.leaves()

    asyncio.run(story())


def test_a_part_has_what_was_asked_for_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with long_table(tmp_path, moves=20) as (registry, runtime, _):
            client = FakeClient(registry, runtime, since=None)
            await now(client)
            assert entries(client) == []
            version = runtime.table.version
            for before, count, expected in (
                (10, 3, [7, 8, 9]),
                (3, 200, [1, 2]),
                (2, 1, [1]),
                (1, 5, []),
                (0, 5, []),
                (version + 1, 2, [version - 1, version]),
                (2**53 - 1, 1, [version]),
            ):
                answer = await ask(client, before, count)
                assert answer["type"] == "story"
                assert [one["version"] for one in answer["entries"]] == expected
                assert "told" not in str(answer["entries"])  # sentences only where they are wanted
            for before, count, path in ((1, 0, "count"), (1, 201, "count"), (-1, 1, "before")):
                answer = await ask(client, before, count)
                assert (answer["code"], answer["path"]) == ("bad-message", f"$.{path}")

    asyncio.run(story())


def test_who_has_missed_too_much_is_told_the_tail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "MISSED_MAX", 15)

    async def story() -> None:
        async with long_table(tmp_path, moves=30) as (registry, runtime, token):
            version = runtime.table.version
            for since, tail, first in (
                (version - 15, 5, version - 15),
                (version - 16, 5, version - 5),
                (version - 16, 0, version),
                (0, 200, 0),
                (None, 0, version),
                (None, 200, 0),
            ):
                client = FakeClient(registry, runtime, token, since=since, tail=tail)
                await now(client)
                assert (await client.hears("welcome"))["since"] == first
                assert client.versions() == list(range(first + 1, version + 1))
                await client.leaves()

    asyncio.run(story())


def test_parts_are_asked_for_within_a_rate(tmp_path: Path) -> None:
    """Of each connection: another may still ask, and this one may do all else."""

    async def story() -> None:
        rate = Rate(3, 0.5)
        async with long_table(tmp_path, moves=5, stories=rate) as (registry, runtime, token):
            ann, other = (FakeClient(registry, runtime, token) for _ in range(2))
            answers = [await ask(ann, 3, 1) for _ in range(4)]
            assert [one["type"] for one in answers] == ["story"] * 3 + ["error"]
            assert answers[-1]["code"] == "too-fast"
            assert 0 < answers[-1]["retry_after"] <= 2
            assert (await ask(other, 3, 1))["type"] == "story"
            ann.say({"type": "chat", "id": "c", "text": "I read too fast"})
            assert (await ann.hears("done"))["id"] == "c"

    asyncio.run(story())


def test_a_table_says_when_its_game_began_and_how_it_ended(tmp_path: Path) -> None:
    """Who comes late may not be told of either."""

    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            wish = NewTable(name="Ann", seats=2, bots=["easy"])
            runtime, _, token, _ = await registry.open(wish)
            ann = FakeClient(registry, runtime, token)
            table = (await ann.hears("welcome"))["table"]
            assert (table["began"], table["winners"], table["places"]) == (0, [], [])  # type: ignore[index]
            await runtime.change(begin)
            await runtime.change(
                lambda table: play.carry_out(table, 0, Leave(), "bank", EntryMeta())
            )
            assert runtime.table.stage == "over"
            await soon(lambda: ann.versions()[-1] == runtime.table.version)
            began, ended = (
                next(one for one in entries(ann) if one["what"] == what)
                for what in ("began", "ended")
            )
            late = FakeClient(registry, runtime, since=None)
            table = (await late.hears("welcome"))["table"]
            assert table["began"] == began["version"]  # type: ignore[index]
            assert (table["winners"], table["places"]) == (ended["winners"], ended["places"])  # type: ignore[index]

    asyncio.run(story())
