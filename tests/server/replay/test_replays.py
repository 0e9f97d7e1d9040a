"""Replays: frame by frame the positions that were seen, from a table or from any record; and what
is no record is refused with the line that is wrong."""

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from monopoly import Game
from monopoly.chance import fair
from monopoly.client import Player, Server, ServerRefused
from monopoly.game.actions import Leave
from monopoly.protocol.codec import encode, read_entry
from monopoly.protocol.messages import (
    CallOut,
    Frame,
    NewTable,
    OptionValue,
    Played,
    Position,
    Replay,
)
from monopoly.server.ops.executor import Threads
from monopoly.server.ops.times import SystemTimes
from monopoly.server.refusal import Refusal
from monopoly.server.replay import build
from monopoly.server.replay.cache import KEPT_MAX, WAITING_MAX, ReplayCache
from monopoly.server.tables import play
from monopoly.server.tables.log import EntryMeta
from monopoly.server.tables.position_digest import digest_of
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.views.citations import clause_of_event
from monopoly.server.views.position import position_of
from monopoly.story import Storyteller
from tests.chance.fair_games import SECRET, a_game, published
from tests.limits import TIMEOUT
from tests.server.people import play_on, play_to_the_end, short_table, two_at_a_table
from tests.server.registries import begin, one_move, registry_in
from tests.server.worlds import KnownSecrets, ManualTimes

pytestmark = pytest.mark.once

GOLDEN = Path(__file__).parents[2] / "golden"


def never() -> bool:
    return False


def positions(frames: list[Frame]) -> Iterator[Position]:
    """Every position, put together from what has changed."""
    known: dict[str, object] = {}
    for number, frame in enumerate(frames):
        if number:
            same = [name for name in frame.position if known[name] == frame.position[name]]
            assert same == [], "a field that has not changed was sent"
        known |= frame.position
        yield msgspec.convert(known, Position)


def has_gone_on(player: Player, version: int) -> bool:
    return player.version > version or player.over


def of_record(lines: list[str]) -> Replay:
    data = build.of_record("\n".join(lines).encode(), SystemTimes(), never)
    return msgspec.json.decode(data, type=Replay)


# --- of a table


def test_the_replay_of_a_table_is_what_was_seen(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(
            server, short_table(bots=["hard"], private=False, title="Friday")
        )
        seen: dict[int, Position] = {}
        async with ann.play(want=["positions"]) as player, bob.play() as second:
            await ann.start()
            with pytest.raises(ServerRefused) as early:
                await server.replay(ann.table_id)
            assert (early.value.status, early.value.code) == (409, "not-over")

            async def look() -> None:
                while not player.over:
                    if player.now is not None and player.now.position is not None:
                        seen[player.now.moved] = player.now.position
                    await player.until(partial(has_gone_on, player, player.version))

            looking = asyncio.create_task(look())
            await asyncio.gather(play_on(player, 10**6), play_to_the_end(second, bob))
            await looking
            played = [entry for entry in player.entries if isinstance(entry, Played)]
            ended = player.ended
        assert ended is not None
        told = await server.replay(ann.table_id)
        assert (told.id, told.title, told.over) == (ann.table_id, "Friday", True)
        assert (told.players, told.banks) == (["Ann", "Ada", "Bob"], None)
        assert (told.winners, told.places) == (ended.winners, ended.places)
        assert (told.secret, told.commitment) == (ended.secret, ann.table.commitment)
        assert told.board == await server.board(ann.table_id)
        assert told.dice.verdict == "proved"
        opening, *frames = told.frames
        assert (opening.action, opening.seat, opening.by) == (None, -1, "")
        assert opening.at > 0
        assert len(frames) == len(played)
        for frame, entry, position in zip(
            frames, played, list(positions(told.frames))[1:], strict=True
        ):
            assert digest_of(encode(position)) == entry.digest
            assert (frame.seat, frame.by, frame.at) == (entry.seat, entry.by, entry.at)
            assert (frame.action, frame.events) == (entry.action, entry.events)
            assert frame.turn == position.turn
            if entry.version in seen:
                assert position == seen[entry.version]
        assert len(seen) > 5
        # the same from its record, but for what only the log knows
        again = await server.replay_record(await server.record(ann.table_id))
        assert (again.id, again.dice) == ("", told.dice)
        assert [(f.events, f.told, f.action) for f in again.frames] == [
            (f.events, f.told, f.action) for f in told.frames
        ]
        assert list(positions(again.frames)) == list(positions(told.frames))
        assert {frame.at for frame in again.frames} == {0.0}
        assert ann.table_id in {table.id for table in await server.tables("over")}

    asyncio.run(story())


def test_the_calls_of_the_banker_are_in_the_frames(
    tmp_path: Path,
) -> None:
    """They are no actions, but they lie open: the digests say so."""
    world = World(times=ManualTimes(), secrets=KnownSecrets(1))

    def call_or_move(table: Table, number: int) -> None:
        calls = play.calls_of(table, 0)
        if calls:
            message = CallOut(id=f"c{number}", version=table.version, call=calls[0])
            play.call(table, 0, message)
        else:
            one_move(table, number)

    def leave(table: Table, seat: int) -> None:
        play.carry_out(table, seat, Leave(), "bank", EntryMeta())

    async def story() -> None:
        async with registry_in(tmp_path, world, rest_seconds=0.0) as registry:
            options: dict[str, OptionValue] = {"banker": "player", "starting_cash": 50}
            wish = NewTable(name="Ann", seats=3, bots=["easy"] * 2, options=options)
            runtime, *_ = await registry.open(wish)
            await runtime.change(begin)
            for number in range(200):
                if runtime.table.stage == "playing":
                    await runtime.change(partial(call_or_move, number=number))
            while runtime.table.stage == "playing":
                # Not the actor, who may be the Bank.
                seat = list(runtime.table.playing().state.retired).index(0)
                await runtime.change(partial(leave, seat=seat))
            stored = await registry._store.load(runtime.table.id)
            assert stored is not None
            told = msgspec.json.decode(build.of_table(stored, registry.world, never), type=Replay)
            assert told.banks == 0
            entries = [read_entry(line.entry) for line in stored.lines]
            digests = [entry.digest for entry in entries if isinstance(entry, Played)]
            found = list(positions(told.frames))
            assert [digest_of(encode(position)) for position in found[1:]] == digests
            assert any(position.auction and position.auction.call for position in found)

    asyncio.run(story())


# --- of a record


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl"))[::5], ids=lambda path: path.stem)
def test_the_frames_of_a_record_are_its_moments(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    told = of_record(lines)
    teller: Storyteller | None = None
    for (game, step), frame, position in zip(
        Game.replay_steps(lines), told.frames, positions(told.frames), strict=True
    ):
        teller = teller or Storyteller(game.players, game.board)
        events = game.opening_events if step is None else step.events
        assert position == position_of(game.state)
        assert frame.turn == game.state.turn
        assert [one.text for one in frame.told] == teller.tell_all(events)
        cited = [clause_of_event(game.rules, event.cited()) for event in events]
        assert [one.clause for one in frame.told] == cited
        if step is not None:
            assert (frame.seat, frame.by) == (step.seat, "bank" if step.seat < 0 else "")
    game = Game.replay(lines)
    assert (told.players, told.over) == (game.players, game.over)
    assert told.dice.verdict == "unproved"
    assert told.dice.sentence.startswith("This game was not played with fair dice")


def test_a_record_that_is_not_finished_is_welcome() -> None:
    lines = Game.new(players=["You", "Bob"], seed=7).record()
    told = of_record(lines)
    assert (told.over, len(told.frames), told.winners) == (False, 1, [])
    assert "You" not in [one.text.split()[0] for one in told.frames[0].told]
    game = a_game(steps=30)
    told = of_record([*game.record()[:-1], ""])  # as if the rest were lost
    assert len(told.frames) == 1 + 30
    assert told.commitment == fair.commitment(SECRET)
    assert (told.dice.verdict, told.secret) == ("unproved", "")


def test_who_played_is_told_where_a_saved_game_says_so() -> None:
    game = a_game(steps=20)
    header, *rest = game.record()
    kinds = ["person", "greedy", "trader"]
    told = of_record([json.dumps(json.loads(header) | {"seats": kinds}), *rest])
    for frame in told.frames[1:]:
        assert frame.by == ("player" if frame.seat == 0 else "bot")


def test_the_dice_of_a_record_are_proved_or_wrong() -> None:
    lines = published(a_game(steps=60))
    told = of_record(lines)
    assert (told.dice.verdict, told.secret) == ("proved", SECRET.hex())
    assert "throws" in told.dice.sentence
    header = json.loads(lines[0])
    header["fair"]["words"][1][1] = "my dog has no fleas"
    told = of_record([json.dumps(header), *lines[1:]])
    assert told.dice.verdict == "wrong"
    assert "line " in told.dice.sentence


def test_what_is_no_record_is_refused_with_its_line(server: Server) -> None:
    lines = a_game(steps=20).record()
    wrong = {
        "line 1:": ["{}"],
        "line 2:": [lines[0], "nonsense"],
        "line 6:": [*lines[:5], lines[5].replace('"by"', '"bye"'), *lines[6:]],
        f"line {len(lines)}:": [*lines[:-1], '{"end": "0"}'],
    }
    for named, record in wrong.items():
        with pytest.raises(ServerRefused) as refused:
            asyncio.run(server.replay_record(record))
        assert (refused.value.status, refused.value.code) == (422, "bad-record")
        assert named in refused.value.problem.sentence
    with httpx.Client(base_url=server.url) as client:
        for body in (b"", b"\n\n", b"\xff\xfe", b"[]", b'"', b"\x00" * 100, b"[" * 90_000):
            answer = client.post("/api/replays", content=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-record"), body[:20]
        answer = client.post("/api/replays", content=b"\n" * (build.RECORD_MAX + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        answer = client.post("/api/replays", content=b"{}\n" * build.RECORD_LINES_MAX)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert "Only records of up to 5,000 lines" in answer.json()["sentence"]


@pytest.mark.slow(seconds=10)
def test_no_broken_record_is_a_mistake_of_the_server() -> None:
    """Values of other types, lines left out, doubled and cut: a replay, or a refusal."""
    rng = random.Random(1)
    lines = published(a_game("london-speed", steps=60))
    odd: list[object] = [None, True, -1, 2**70, 1.5, "x", [], {}, [[]], {"a": 1}, "\ud800", 10**9]
    codes: list[str] = []
    for _ in range(1_500):
        broken = list(lines)
        at = rng.randrange(len(broken)) if rng.random() < 0.7 else 0
        entry = json.loads(broken[at])
        match rng.randrange(5):
            case 0:
                entry[rng.choice([*entry, "new", "seats", "banker", "tokens"])] = rng.choice(odd)
                broken[at] = json.dumps(entry)
            case 1:
                del entry[rng.choice(list(entry))]
                broken[at] = json.dumps(entry)
            case 2:
                del broken[at]
            case 3:
                broken.insert(rng.randrange(len(broken)), broken[at])
            case _:
                broken[at] = broken[at][: rng.randrange(len(broken[at]))]
        try:
            data = build.of_record("\n".join(broken).encode(), SystemTimes(), never)
        except Refusal as refusal:
            codes.append(refusal.code)
        else:
            msgspec.json.decode(data, type=Replay)
    assert len(codes) > 500
    assert set(codes) == {"bad-record"}


class Hurrying(SystemTimes):
    """A clock that goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self._looks = itertools.count()

    def steady(self) -> float:
        return float(next(self._looks))


def test_a_record_has_no_longer_than_its_time() -> None:
    """The clock is asked at the start and for each frame."""
    lines = a_game(steps=60).record()
    times = Hurrying()
    with pytest.raises(Refusal) as refused:
        build.of_record("\n".join(lines).encode(), times, never)
    assert (refused.value.code, "too long" in refused.value.sentence) == ("bad-record", True)
    assert times.steady() == build.RECORD_SECONDS + 2


def test_a_record_of_a_long_game_is_replayed() -> None:
    """Several times as long as those that bots play to the end."""
    lines = a_game(steps=4_000).record()
    assert 4_000 < len(lines) <= build.RECORD_LINES_MAX
    assert len(of_record(lines).frames) > 4_000


# --- the desk


def test_replays_are_made_a_few_at_once_and_the_last_are_kept() -> None:
    async def story() -> None:
        desk = ReplayCache(Threads("replays", WAITING_MAX))
        gate, made = asyncio.Event(), []
        loop = asyncio.get_running_loop()

        def make(stop: object) -> bytes:
            made.append(1)
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result(TIMEOUT)
            return b"x"

        asked = [asyncio.create_task(desk.make(str(n), make)) for n in range(WAITING_MAX)]
        asked.append(asyncio.create_task(desk.make("0", make)))  # the same: made once
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await desk.make("one too many", make)
        assert refused.value.code == "too-fast"
        assert refused.value.retry_after > 0
        gate.set()
        assert await asyncio.gather(*asked) == [b"x"] * (WAITING_MAX + 1)
        assert len(made) == WAITING_MAX
        assert desk.kept("0") == b"x"
        for n in range(100, 100 + KEPT_MAX - 1):
            await desk.make(str(n), make)
        assert desk.kept("0") == b"x"  # asked for last
        assert desk.kept("1") is None

    asyncio.run(story())


def test_a_server_that_goes_down_waits_for_no_replay() -> None:
    lines = a_game(steps=20).record()
    with pytest.raises(Refusal) as refused:
        build.of_record("\n".join(lines).encode(), SystemTimes(), lambda: True)
    assert refused.value.code == "going-down"
