"""From the socket to the rules an action is checked once, and it is entered as it was done."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from monopoly.game import actions
from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import Act, ActionData, NewTable, Played
from monopoly.rules import engine
from monopoly.server.refusal import Refusal
from monopoly.server.tables import play
from monopoly.server.tables.restore import apply_lines, table_as_opened
from monopoly.server.tables.table import Table
from tests.server.registries import begin, registry_in, sit

pytestmark = pytest.mark.once


class Counter:
    """How often the rules were asked whether an action is legal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._whole = engine.why_not
        monkeypatch.setattr(engine, "why_not", self._why_not)

    def _why_not(self, *args: object) -> object:
        self.count += 1
        return self._whole(*args)  # type: ignore[arg-type]

    def asked(self) -> int:
        count, self.count = self.count, 0
        return count


def act(table: Table, action: ActionData, seat: int | None = None) -> None:
    number = int(table.playing().state.actor) if seat is None else seat
    play.act(table, number, Act(id=f"a{table.version}", version=table.version, action=action))


def do_first(table: Table) -> None:
    number = int(table.playing().state.actor)
    (first, *_) = play.legal_actions(table, number)
    play.act(
        table,
        number,
        Act(id=f"a{table.version}", version=table.version, action=actions.to_dict(first)),  # type: ignore[arg-type]
    )


def test_what_a_person_does_is_checked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            counter = Counter(monkeypatch)
            for _ in range(30):
                await runtime.change(do_first)
                assert counter.asked() == 1
            other = 1 - int(runtime.table.playing().state.actor)
            version = runtime.table.version
            with pytest.raises(Refusal, match=r"throw|turn|decide"):
                await runtime.change(partial(act, action={"kind": "throw"}, seat=other))
            assert (counter.asked(), runtime.table.version) == (1, version)

    asyncio.run(story())


def test_what_a_bot_does_is_checked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        wish = NewTable(name="Ann", seats=3, bots=["easy", "easy"], pace=100_000)
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(wish)
            await runtime.change(begin)
            counter, moved = Counter(monkeypatch), 0
            for _ in range(40):
                if await runtime.change(play.bot_move):
                    moved += 1
                else:
                    await runtime.change(do_first)
                assert counter.asked() == 1
            assert moved > 20

    asyncio.run(story())


def test_a_table_taken_up_again_is_checked_once_for_each_action_and_draws_the_same_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            for _ in range(30):
                await runtime.change(do_first)
            table = runtime.table
            game = table.playing()
            entries = [read_entry(line.entry) for line in table.recent]
            played = [entry for entry in entries if isinstance(entry, Played)]
            stored = await registry._store.load(table.id)
            assert stored is not None
            counter = Counter(monkeypatch)
            again = table_as_opened(stored, registry.world)
            done = [step for _, step in apply_lines(again, stored.lines) if step is not None]
            assert counter.asked() == len(played)
            assert [actions.to_dict(step.action) for step in done] == [one.action for one in played]
            assert again.digest() == table.digest()
            do_first(table)
            do_first(again)
            assert again.digest() == table.digest()
            assert again.playing().digest() == game.digest()  # the order of the decks, too

    asyncio.run(story())
