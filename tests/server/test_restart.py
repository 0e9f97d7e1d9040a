"""Stopped or killed, the server goes on from the last thing it acknowledged."""

import asyncio
from pathlib import Path

import pytest

from monopoly import Game
from monopoly.client import Done, Player, Refused
from monopoly.protocol.messages import LogEntry, Played, Said
from tests.server.people import choose, play_on, play_to_the_end, short_table, two_at_a_table
from tests.server.program import GENEROUS, Program

pytestmark = pytest.mark.once


def test_killed_in_mid_game_it_goes_on_where_everybody_was(tmp_path: Path) -> None:
    async def story(program: Program) -> None:
        server = program.start()
        seat = await server.open_table(short_table(bots=["easy"], seats=2))
        await seat.start()
        told: list[LogEntry] = []
        async with seat.play(on_entry=told.append) as player:
            for _ in range(3):
                await play_on(player, 8)
                if player.over:
                    break
                version = player.version
                acting = asyncio.create_task(player.act(choose(player), id=f"at {version}"))
                await asyncio.to_thread(program.kill)
                await asyncio.to_thread(program.start)
                first = await acting  # sent again by itself, done once
                again = await player.act({"kind": "throw"}, id=f"at {version}")
                # what was refused before the kill has changed nothing and may be refused again
                assert again == first or isinstance(first, Refused)
            await play_to_the_end(player, seat)
            assert player.ended is not None
        assert [entry.version for entry in told] == list(range(1, len(told) + 1))
        game = Game.replay(await server.record(seat.table_id))
        assert game.digest() == player.ended.digest
        assert game.length == sum(isinstance(entry, Played) for entry in told)

    with Program(tmp_path) as program:
        asyncio.run(story(program))


def test_a_message_answered_before_a_restart_is_answered_the_same_after(tmp_path: Path) -> None:
    async def story(program: Program) -> None:
        server = program.start()
        ann, bob = await two_at_a_table(server)
        await ann.start()
        async with ann.play() as player:
            await player.my_turn()
            version = player.version
            thrown = await player.act({"kind": "throw"}, id="a throw")
            said = await player.chat("before", id="a word")
            await asyncio.to_thread(program.kill)
            await asyncio.to_thread(program.start)
            assert await player.act({"kind": "throw"}, version=version, id="a throw") == thrown
            assert await player.chat("before", id="a word") == said
            assert isinstance(thrown, Done)
        async with bob.play() as other:
            assert sum(isinstance(e, Played) and e.seat == 0 for e in other.entries) == 1
            assert sum(isinstance(e, Said) for e in other.entries) == 1

    with Program(tmp_path) as program:
        asyncio.run(story(program))


def test_told_to_stop_it_says_so_and_ends_well(tmp_path: Path) -> None:
    async def story(program: Program) -> None:
        server = program.start()
        ann, bob = await two_at_a_table(server)
        await ann.start()
        async with ann.play() as player, bob.play() as other:
            await player.act({"kind": "throw"})
            await other.until(lambda: other.version == player.version)
            farewells = _farewells(player)
            assert await asyncio.to_thread(program.stop) == 0
            assert farewells == ["going-down"]
            before = list(player.entries)
            await asyncio.to_thread(program.start)
            await player.until(lambda: player.welcomes == 2)
            assert list(player.entries) == before
            await other.until(lambda: other.welcomes == 2 and other.is_asked)
            assert isinstance(await other.act({"kind": "throw"}), Done)

    with Program(tmp_path) as program:
        asyncio.run(story(program))


def _farewells(player: Player) -> list[str]:
    from monopoly.protocol.messages import Bye, ServerMessage

    heard: list[str] = []
    take = player._take

    def listen(message: ServerMessage) -> None:
        if isinstance(message, Bye):
            heard.append(message.code)
        take(message)

    player._take = listen  # type: ignore[method-assign]
    return heard


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async def story(program: Program) -> None:
        server = program.start()
        ann = await server.open_table(
            short_table(rules="statutes", options={}, bots=["easy", "easy"])
        )
        await ann.start()
        await ann.leave("bot")
        async with server.watch(ann.table_id) as watcher:
            await watcher.until(lambda: watcher.version > 30)
            await asyncio.to_thread(program.kill)
            seen = watcher.version
            await asyncio.to_thread(program.start)
            await watcher.until(lambda: watcher.version > seen + 30)
            assert [e.version for e in watcher.entries] == list(
                range(watcher.entries[0].version, watcher.version + 1)
            )

    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))
