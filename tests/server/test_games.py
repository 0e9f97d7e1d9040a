"""Whole games over the network: against bots and other people, watched, recorded and replayed."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from monopoly import Game
from monopoly.chance import fair
from monopoly.client import Server, ServerRefused
from monopoly.game import verify
from monopoly.protocol.messages import Began, Ended, LogEntry, Played, Sat
from tests.limits import TIMEOUT
from tests.server.people import (
    ACTIONS_MAX,
    choose,
    play_on,
    play_to_the_end,
    short_table,
    two_at_a_table,
)
from tests.server.program import START

pytestmark = pytest.mark.once


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", START, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT)  # noqa: S603


def test_a_record_is_replayed_and_verified_with_the_command_line(
    server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"

    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        await bob.add_words("heads, <i>tails</i>")
        await ann.start()
        async with ann.play() as player:
            await player.act({"kind": "throw"})
            await bob.leave("estate")
            await player.until(lambda: player.over)
        lines = await server.record(ann.table_id)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")

    asyncio.run(story())
    for command in ("replay", "verify"):
        done = run(command, str(file))
        assert done.returncode == 0, done.stderr
    file.write_text(file.read_text(encoding="utf-8").replace("heads", "tails"), encoding="utf-8")
    assert run("verify", str(file)).returncode != 0


def test_a_person_plays_a_whole_game_against_bots_and_gets_the_record(server: Server) -> None:
    async def story() -> None:
        seat = await server.open_table(short_table(bots=["hard", "easy"]))
        with pytest.raises(ServerRefused) as early:
            await server.record(seat.table_id)
        assert early.value.code == "not-over"
        await seat.start()
        async with seat.play() as player:
            await play_to_the_end(player, seat)
            ended = player.ended
            assert ended is not None
        lines = await server.record(seat.table_id)
        game = Game.replay(lines)
        assert game.over
        assert game.digest() == ended.digest
        assert [game.seat(name) for name in game.winners] == ended.winners
        checked = verify.check_dice(lines)
        assert checked.throws > 0
        assert checked.announced.table == seat.table_id
        assert checked.announced.commitment == seat.table.commitment
        assert fair.commitment(bytes.fromhex(ended.secret)) == seat.table.commitment

    asyncio.run(story())


def test_two_people_and_a_watcher_see_the_same_game(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server, short_table(bots=["easy"]))
        # Bob sits after the bot
        assert (bob.number, (await bob.me()).seat) == (2, 2)
        async with ann.play() as first, bob.play() as second:
            async with server.watch(ann.table_id, since=0) as watcher:
                await ann.start()
                await asyncio.gather(play_on(first, 10**6), play_to_the_end(second, bob))
                await watcher.until(lambda: watcher.over)
                assert watcher.legal == []
                assert watcher.seat is None
            assert list(first.entries) == list(second.entries) == list(watcher.entries)
            versions = [entry.version for entry in first.entries]
            assert versions == list(range(1, len(versions) + 1))

    asyncio.run(story())


def test_a_client_that_is_cut_off_again_and_again_misses_nothing(server: Server) -> None:
    async def story() -> None:
        seat = await server.open_table(short_table(bots=["easy"], seats=2))
        told: list[LogEntry] = []
        async with seat.play(on_entry=told.append) as player:
            await seat.start()
            while await player.my_turn() and len(told) < ACTIONS_MAX:
                acting = asyncio.create_task(player.act(choose(player)))
                if len(told) % 5 == 0:
                    await player.drop()  # with a message on its way
                await acting
            await play_to_the_end(player, seat)
            assert player.welcomes > 3
        assert [entry.version for entry in told] == list(range(1, len(told) + 1))
        async with server.watch(seat.table_id, since=0) as late:
            await late.until(lambda: late.over)
            assert list(late.entries) == told

    asyncio.run(story())


def test_who_comes_late_is_told_the_moment_or_the_story_from_any_version(server: Server) -> None:
    async def story() -> None:
        seat = await server.open_table(short_table(bots=["easy"], seats=2))
        await seat.start()
        async with seat.play() as player:
            await play_to_the_end(player, seat)
            last = player.version
        async with server.watch(seat.table_id) as now_only:
            assert list(now_only.entries) == []
            assert now_only.version == last
            assert now_only.position is not None
            assert now_only.position.phase == "over"
        async with server.watch(seat.table_id, since=last - 3, want=["story"]) as three:
            assert [entry.version for entry in three.entries] == [last - 2, last - 1, last]
            told = [e.told for e in three.entries if isinstance(e, Played)]
            assert all(sentences for sentences in told)

    asyncio.run(story())


def test_positions_and_digests_belong_together(server: Server) -> None:
    """Byte for byte, also while a tax is chosen blind: what is withheld lies beside it."""
    from monopoly.server.tables.position_digest import digest_of

    async def story() -> None:
        seat = await server.open_table(short_table(bots=["easy"], seats=2))
        await seat.start()
        async with seat.play(want=["positions", "labels"]) as player:
            for _ in range(20):
                if not await player.my_turn():
                    break
                now = player.now
                assert now is not None
                assert now.position is not None
                assert digest_of(msgspec.json.encode(now.position)) == now.digest
                assert bool(now.worth) == (now.phase != "to-choose-tax")
                assert now.legal[0].label
                await player.act(choose(player))
            played = await player.entry(Played)
            assert len(played.digest) == len("2-") + 32

    asyncio.run(story())


def test_the_beginning_is_told_with_names_tokens_and_the_commitment(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        await ann.add_words("seven come eleven")
        view = await bob.add_words("double six")
        assert [seat.words for seat in view.seats] == ["seven come eleven", "double six"]
        await ann.start()
        async with bob.play() as player:
            began = await player.entry(Began)
            assert began.players == ["Ann", "Bob"]
            assert began.words == ["seven come eleven", "double six"]
            assert began.commitment == ann.table.commitment
            assert began.tokens == ["dog", "top-hat"]
            assert (await player.entry(Sat)).name == "Bob"

    asyncio.run(story())


def test_nothing_before_the_end_tells_the_secret_or_the_order_of_a_deck(server: Server) -> None:
    """Every message of a full game is searched, with everything a client may wish for."""

    async def story() -> None:
        seat = await server.open_table(short_table(bots=["hard", "easy"]))
        await seat.start()
        before: list[bytes] = []
        async with seat.play(want=["story", "labels", "positions"]) as player:
            take = player._take

            def listen(message: object) -> None:
                if player.ended is None and b'"ended"' not in msgspec.json.encode(message):
                    before.append(msgspec.json.encode(message))
                take(message)  # type: ignore[arg-type]

            player._take = listen  # type: ignore[method-assign]
            while await player.my_turn() and len(before) < 6 * ACTIONS_MAX:
                for space in (1, 5, 10):
                    await player.deed(space)
                    await player.odds(space)
                before.append(msgspec.json.encode(await server.table(seat.table_id)))
                await player.act(choose(player))
            if not player.over:
                await play_to_the_end(player, seat)
            ended = player.ended
        assert isinstance(ended, Ended)
        assert len(before) > 50
        orders = _orders(await server.record(seat.table_id))
        for message in before:
            assert ended.secret.encode() not in message
            assert not _holds_part_of(json.loads(message), orders)

    asyncio.run(story())


def _orders(record: list[str]) -> list[list[int]]:
    return [entry["order"] for entry in map(json.loads, record[1:4]) if "order" in entry]


def _holds_part_of(data: object, orders: list[list[int]]) -> bool:
    """Whether five cards in a row of a deck stand in a row anywhere."""
    if isinstance(data, dict):
        return any(_holds_part_of(value, orders) for value in data.values())
    if isinstance(data, list):
        if data and all(type(item) is int for item in data):
            text = ",".join(map(str, data)) + ","
            runs = [order[i : i + 5] for order in orders for i in range(len(order) - 4)]
            return any("," + ",".join(map(str, run)) + "," in "," + text for run in runs)
        return any(_holds_part_of(item, orders) for item in data)
    return False
