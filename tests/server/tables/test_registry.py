"""All tables of a server: the host who is away, tables put away and taken up again, the hour that
comes all the same, the store that breaks. Without a network, and by a clock that is set by hand."""

import asyncio
import gc
import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from monopoly.game.actions import to_dict
from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import Began, ClockWish, ComeBack, Hosted, NewTable, Played
from monopoly.server.ops.executor import Threads
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Rate
from monopoly.server.refusal import Refusal
from monopoly.server.store.files import SystemFiles
from monopoly.server.store.interface import StoredTable, StoreError
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables import lobby, play
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.restore import restore
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.views.position import position_of
from tests.server.registries import FakeClient, begin, one_move, registry_in, sit, soon
from tests.server.worlds import ManualTimes

pytestmark = pytest.mark.once

TWO = NewTable(name="Ann", bots=["easy"], seats=2, pace=0)


# --- the host


def test_a_host_who_is_away_is_followed_by_the_next_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        times = ManualTimes()
        async with registry_in(tmp_path, World(times=times)) as registry:
            runtime, _, token, _ = await registry.open(NewTable(name="Ann", seats=4))
            _, bobs = await runtime.change(sit("Bob"))  # has never come
            _, cys = await runtime.change(sit("Cy"))
            ann, cy = FakeClient(registry, runtime, token), FakeClient(registry, runtime, cys)
            await ann.hears("welcome")
            await cy.hears("welcome")
            times.go_on(1_000)
            await registry._look_at(runtime)
            assert runtime.table.host_seat() == 0  # she is there
            await ann.leaves()
            times.go_on(59)
            await registry._look_at(runtime)
            assert runtime.table.host_seat() == 0
            times.go_on(2)
            await registry._look_at(runtime)
            assert runtime.table.host_seat() == 2
            again = FakeClient(registry, runtime, token)  # she comes back, the chair does not
            await again.hears("welcome")
            await registry._look_at(runtime)
            assert runtime.table.host_seat() == 2
            stored = await registry._store.load(runtime.table.id)
            assert stored is not None
            assert isinstance(read_entry(stored.lines[-1].entry), Hosted)
            assert bobs

    asyncio.run(story())


def test_where_nobody_else_is_there_the_host_stays(tmp_path: Path) -> None:
    async def story() -> None:
        times = ManualTimes()
        async with registry_in(tmp_path, World(times=times)) as registry:
            runtime, *_ = await registry.open(TWO)
            watcher = FakeClient(registry, runtime)
            await watcher.hears("welcome")
            times.go_on(10_000)
            await registry._look_at(runtime)
            assert runtime.table.host_seat() == 0

    asyncio.run(story())


# --- out of the memory and back


def test_a_table_that_rests_for_long_is_put_away_and_taken_up_on_demand(tmp_path: Path) -> None:
    async def story() -> None:
        times = ManualTimes()
        async with registry_in(tmp_path, World(times=times)) as registry:
            await registry._resume_all()
            runtime, _, token, _ = await registry.open(TWO)
            await runtime.change(begin)
            ann = FakeClient(registry, runtime, token)
            await ann.hears("update")
            await registry.tidy_up()
            assert runtime.table.id in registry._tables  # somebody is there
            await ann.leaves()
            times.go_on(3_000)
            await registry.tidy_up()
            assert runtime.table.id in registry._tables  # somebody may come back
            times.go_on(10_000)
            await registry.tidy_up()
            assert registry._tables == {}
            version = runtime.table.version
            again = await registry.find(runtime.table.id)
            assert again is not runtime
            assert again.table.version == version
            for _ in range(100):
                await asyncio.sleep(0)
            assert again.table.version == version  # who only looks does not make it play on
            back = FakeClient(registry, again, token)
            assert (await back.hears("welcome"))["seat"] == 0
            with pytest.raises(Refusal, match="no such table any more"):
                await runtime.change(lambda table: lobby.leave(table, 0, "bot"))

    asyncio.run(story())


async def ask_and_give_up(registry: TableRegistry) -> None:
    asked = asyncio.create_task(registry.find("nowhere"))
    await asyncio.sleep(0)
    asked.cancel()
    await soon(lambda: asked.done() and not registry._loading)


def test_a_table_that_is_not_there_once_nobody_waits_for_it_is_no_mistake(tmp_path: Path) -> None:
    async def story() -> None:
        mistakes: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, context: mistakes.append(context["message"]))
        async with registry_in(tmp_path) as registry:
            await ask_and_give_up(registry)
            gc.collect()
        assert not mistakes

    asyncio.run(story())


def test_a_table_somebody_asks_for_is_not_put_away(tmp_path: Path) -> None:
    async def story() -> None:
        times = ManualTimes()
        async with registry_in(tmp_path, World(times=times)) as registry:
            runtime, *_ = await registry.open(TWO)
            await runtime.change(begin)
            times.go_on(10_000)
            assert await registry.find(runtime.table.id) is runtime
            await registry.tidy_up()
            assert runtime.table.id in registry._tables

    asyncio.run(story())


def test_the_hour_comes_also_for_a_table_that_was_put_away(tmp_path: Path) -> None:
    async def story() -> None:
        times = ManualTimes()
        async with registry_in(tmp_path, World(times=times), rest_seconds=0.0) as registry:
            await registry._resume_all()
            wish = NewTable(
                name="Ann", bots=["easy"], seats=2, rules="statutes-timed", minutes=1440, pace=0
            )
            runtime, *_ = await registry.open(wish)
            await runtime.change(begin)
            times.go_on(3_600)
            await registry.tidy_up()
            assert registry._tables == {}
            times.go_on(1440 * 60 - 3_601)
            await registry.tidy_up()
            assert registry._tables == {}
            times.go_on(1)
            await registry.tidy_up()
            found = registry._tables[runtime.table.id]
            times.go_on(61)  # Ann is not there: a bot plays her last turn

            def over() -> bool:
                found._scheduler.wake()  # its own watch is not one that is set by hand
                return found.table.stage == "over"

            await soon(over)

    asyncio.run(story())


def test_who_sits_down_while_the_last_one_leaves_keeps_their_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, *_ = await registry.open(TWO)
            await runtime.change(lambda table: lobby.leave(table, 0, "bot"))
            await runtime.change(sit("Bob"))
            await registry.forget_if_empty(runtime)
            assert await registry._store.load(runtime.table.id) is not None
            assert await registry.find(runtime.table.id) is runtime

    asyncio.run(story())


def test_who_watches_a_table_that_is_given_up_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, *_ = await registry.open(TWO)
            watcher = FakeClient(registry, runtime)
            await watcher.hears("welcome")
            await runtime.change(lambda table: lobby.leave(table, 0, "bot"))
            await registry.forget_if_empty(runtime)
            assert (await watcher.hears("bye"))["code"] == "no-table"
            assert watcher.closed == [4404]
            late = FakeClient(registry, runtime)  # was on the way
            assert (await late.hears("bye"))["code"] == "no-table"

    asyncio.run(story())


def test_a_rematch_raced_by_two_is_one_table_and_can_be_opened_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, ann, *_ = await registry.open(NewTable(name="Ann", seats=3))
            bob, _ = await runtime.change(sit("Bob"))
            await runtime.change(sit("Cy"))
            await runtime.change(begin)
            for number in (2, 1):
                await runtime.change(partial(lobby.leave, number=number, then="estate"))
            assert runtime.table.stage == "over"
            runtime.table.seats[1].gone = False  # as if Bob had been ruined instead
            one, two = await asyncio.gather(
                registry.rematch(runtime, ann), registry.rematch(runtime, bob)
            )
            assert one[0] is two[0]
            assert [seat.name for seat in one[0].table.seats if seat.has_person] == ["Ann", "Bob"]
            for number in (2, 0):  # a bot sits between them, for Cy who has left
                await one[0].change(partial(lobby.leave, number=number, then="bot"))
            await registry.forget_if_empty(one[0])
            third = await registry.rematch(runtime, bob)
            assert third[0] is not one[0]

    asyncio.run(story())


def test_a_rematch_asked_for_again_is_the_seat_one_has(tmp_path: Path) -> None:
    """Also after a restart, and by one who left the rematch; but not by another of that name."""

    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, ann, *_ = await registry.open(NewTable(name="Ann", seats=3))
            bob, _ = await runtime.change(sit("Bob"))
            await runtime.change(sit("Cy"))
            await runtime.change(begin)
            for number in (2, 1):
                await runtime.change(partial(lobby.leave, number=number, then="estate"))
            runtime.table.seats[1].gone = False  # as if Bob had been ruined instead
            first = again = await registry.rematch(runtime, ann)
            for _ in range(2 * lobby.SEAT_KEYS_MAX):
                again = await registry.rematch(runtime, ann)
                assert again[:2] == first[:2]
            assert again[2] != first[2]
            table = again[0].table
            assert table.seat_keys.person(again[2], 0.0).person == again[1]
            assert table.seat_keys.count(again[1]) <= lobby.SEAT_KEYS_MAX
            stored = await registry._store.load(table.id)
            assert stored is not None
            assert len(stored.seat_keys) <= lobby.SEAT_KEYS_MAX
            assert restore(stored, registry.world).seats[0].former == ann
            await again[0].change(sit("bob"))  # a stranger with the link
            with pytest.raises(Refusal) as taken:
                await registry.rematch(runtime, bob)
            assert taken.value.code == "name-taken"
            await again[0].change(partial(lobby.leave, number=0, then="bot"))
            anew = await registry.rematch(runtime, ann)
            assert anew[0] is again[0]
            assert anew[1] != again[1]

    asyncio.run(story())


# --- clocks


def test_who_always_comes_back_at_once_does_not_hold_up_the_game(tmp_path: Path) -> None:
    """Out of time, a bot decides; taking the seat back gives no new time for the same decision."""

    async def story() -> None:
        times = ManualTimes()
        async with registry_in(tmp_path, World(times=times)) as registry:
            wish = NewTable(name="Ann", seats=2, clock=ClockWish(decision=5, grace=0), pace=10_000)
            runtime, _, token, _ = await registry.open(wish)
            await runtime.change(sit("Bob"))
            ann = FakeClient(registry, runtime, token)
            await ann.hears("welcome")
            await runtime.change(begin)
            for number in range(20):
                before = played(runtime)
                times.go_on(5)
                runtime._scheduler.wake()
                await soon(lambda: runtime.table.seats[0].bot != "" or runtime.table.awaited() != 0)
                if runtime.table.awaited() == 1 or runtime.table.seats[1].bot:
                    break
                assert played(runtime) > before  # by the time she can come back, it is decided
                back = ComeBack(id=f"back {number}")
                await runtime.change(partial(play.come_back, number=0, message=back))
            else:
                pytest.fail("she is still at her first turn")

    asyncio.run(story())


def played(runtime: TableRuntime) -> int:
    game = runtime.table.game
    return 0 if game is None else game.length


# --- limits of talk and trade


def test_offers_at_the_rate_of_messages_are_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path, messages=Rate(1e6, 1e6)) as registry:
            options: dict[str, bool | int | str] = {}
            runtime, _, token, _ = await registry.open(
                NewTable(name="Ann", seats=2, rules="statutes-short", options=options, pace=10_000)
            )
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            ann = FakeClient(registry, runtime, token)
            await ann.hears("update")
            before = runtime.table.version
            for number in range(200):
                # illegal or not: each asks for attention, and each is answered
                action = {"kind": "offer", "to": 1, "give_cash": number, "get_deeds": [1]}
                ann.say(
                    {"type": "act", "id": f"o{number}", "version": before + 999, "action": action}
                )
            await soon(lambda: sum(m["type"] == "refused" for m in ann.heard) == 200)
            codes = [m["code"] for m in ann.heard if m["type"] == "refused"]
            assert codes.count("too-fast") >= 150
            assert runtime.table.version == before
            runtime.table.version = 100_000
            ann.say({"type": "chat", "id": "c", "text": "hi"})
            await soon(lambda: ann.heard[-1].get("id") == "c")
            assert ann.heard[-1]["code"] == "too-much"
            runtime.table.version = before

    asyncio.run(story())


def test_a_start_with_bots_never_stops_half_way(tmp_path: Path) -> None:
    """A table on the brink of having had too much can still begin, with a bot in every seat."""

    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=8))
            while runtime.table.version < lobby.ENTRIES_BEFORE_MAX - 1:
                await runtime.change(lambda table: lobby.add_words(table, 0, str(table.version)))
            with pytest.raises(Refusal):
                await runtime.change(lambda table: lobby.start(table, "nobody"))
            assert runtime.table.version == lobby.ENTRIES_BEFORE_MAX - 1
            await runtime.change(lambda table: lobby.start(table, "easy"))
            assert runtime.table.stage == "playing"

    asyncio.run(story())


# --- a store that breaks


class FullDisk(SystemFiles):
    """Full from some moment on."""

    full = False

    def connect(self, path: Path, *, read_only: bool = False) -> sqlite3.Connection:
        uri = f"{path.as_uri()}?mode={'ro' if read_only else 'rwc'}"
        return sqlite3.connect(
            uri, uri=True, isolation_level=None, check_same_thread=False, factory=self._connection
        )

    @property
    def _connection(self) -> type[sqlite3.Connection]:
        disk = self

        class Connection(sqlite3.Connection):
            def execute(self, *statement: Any) -> sqlite3.Cursor:
                if disk.full:
                    raise sqlite3.OperationalError("database or disk is full")
                return super().execute(*statement)

        return Connection


def test_what_could_not_be_stored_is_told_to_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        disk = FullDisk()
        store = SqliteStore(tmp_path, Metrics(), Threads("store", 1), disk)
        broken: list[str] = []
        store.on_broken = broken.append
        async with registry_in(tmp_path, store=store) as registry:
            runtime, _, token, _ = await registry.open(TWO)
            ann, watcher = FakeClient(registry, runtime, token), FakeClient(registry, runtime)
            await ann.hears("update")
            await watcher.hears("update")
            version = runtime.table.version
            disk.full = True
            ann.say({"type": "chat", "id": "c", "text": "will nobody hear me?"})
            assert (await ann.hears("bye"))["code"] == "store"
            # the presence of one less would have told the rest as well
            assert (await watcher.hears("bye"))["code"] == "store"
            assert watcher.versions() == ann.versions() == list(range(1, version + 1))
            late = FakeClient(registry, runtime)
            assert (await late.hears("bye"))["code"] == "store"
            assert late.versions() == []
            with pytest.raises(StoreError):
                await runtime.change(lambda table: lobby.add_words(table, 0, "nor now"))
            assert "full" in broken[0]

    asyncio.run(story())


# --- taken up again anywhere


@pytest.mark.parametrize(
    ("rules", "options"),
    [
        ("statutes", {"houses": 4, "hotels": 1, "starting_cash": 2500}),
        ("statutes", {"banker": "player", "starting_cash": 400}),
        ("london-speed", {}),
        ("wikibook", {"rent_claim": "on-demand"}),
    ],
)
def test_a_table_taken_up_after_any_entry_is_where_it_was(
    tmp_path: Path, rules: str, options: dict[str, bool | int | str]
) -> None:
    """In the middle of auctions, debts, shortages and skipped turns: the same position, the same
    legal actions, the same answers to messages sent again."""

    async def story() -> None:
        times = ManualTimes()
        async with registry_in(tmp_path, World(times=times), rest_seconds=0.0) as registry:
            wish = NewTable(name="Ann", seats=4, rules=rules, options=options, bots=["easy"] * 3)
            runtime, person, *_ = await registry.open(wish)
            await runtime.change(begin)
            phases = set()
            for number in range(400):
                if runtime.table.stage == "over":
                    break
                await runtime.change(partial(one_move, number=number))
                game = runtime.table.game
                assert game is not None
                if number % 10 and game.phase in phases:
                    continue
                phases.add(game.phase)
                stored = await registry._store.load(runtime.table.id)
                assert stored is not None
                same(runtime.table, restore(stored, registry.world), person)
            assert len(phases) > 3, phases

    asyncio.run(story())


def same(table: Table, again: Table, person: int) -> None:
    assert table.game is not None
    assert again.game is not None
    assert position_of(again.game.state, again.call) == position_of(table.game.state, table.call)
    assert again.digest() == table.digest()
    assert (again.version, again.moved, again.call) == (table.version, table.moved, table.call)
    assert (again.earned, again.visits) == (table.earned, table.visits)
    assert again.clock.reserve == table.clock.reserve
    for seat in range(len(table.seats)):
        mine, theirs = play.legal_actions(table, seat), play.legal_actions(again, seat)
        assert [to_dict(a) for a in mine] == [to_dict(a) for a in theirs]
    for number in range(400):
        assert again.idempotency.find(person, f"m{number}") == table.idempotency.find(
            person, f"m{number}"
        )


def test_a_clock_set_back_or_forward_neither_loses_nor_repeats_anything(tmp_path: Path) -> None:
    async def story() -> None:
        times = ManualTimes()
        async with registry_in(tmp_path, World(times=times)) as registry:
            runtime, _, token, _ = await registry.open(TWO)
            await runtime.change(begin)
            times.shown -= 10 * 86_400
            ann = FakeClient(registry, runtime, token)
            await ann.hears("update")
            ann.say({"type": "chat", "id": "c", "text": "what time is it?"})
            await ann.hears("done")
            stored = await registry._store.load(runtime.table.id)
            assert stored is not None
            assert restore(stored, registry.world).version == runtime.table.version
            kinds = [type(read_entry(line.entry)) for line in stored.lines]
            assert Began in kinds
            assert Played not in kinds
            first = StoredTable(replace(stored.row, stage="open"), stored.lines[:1], ())
            assert restore(first, registry.world).version == 1

    asyncio.run(story())
