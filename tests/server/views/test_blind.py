"""The income tax is chosen blind (10 MCS 110(c)): until it is, no message to anybody tells what
anybody is worth, whatever they ask and however they connect."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopoly.protocol.codec import encode, read_entry
from monopoly.protocol.messages import Act, ActionData, NewTable, Played
from monopoly.server.tables import play
from monopoly.server.tables.position_digest import digest_of
from monopoly.server.tables.restore import restore
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.views.position import position_of
from tests.server.positions import FOLDER, begin_at
from tests.server.registries import FakeClient, begin, registry_in, sit, soon
from tests.server.worlds import ManualTimes, beginning_in

pytestmark = pytest.mark.once

TWO = NewTable(name="Ann", seats=2)
CHOOSER = 0
TAX: dict[str, object] = {
    "players": [
        {"name": "Ann", "space": "Income Tax"},
        {"name": "Bob", "deeds": ["Baltic Avenue"]},
    ],
    "turn": {"player": "Ann", "choice": "to-choose-tax", "dice": [1, 3]},
}
EVERYTHING = ("positions", "labels", "story")
CLAUSE = "10 MCS 110(c)"


async def moment(client: FakeClient) -> dict[str, object]:
    """What a new connection is told of the moment, after all that led to it."""
    await soon(lambda: any("now" in message for message in client.heard))
    found = next(message["now"] for message in client.heard if "now" in message)
    assert isinstance(found, dict)
    return found


def worths(told: object) -> Iterator[object]:
    """Everything that is called worth in a message, however deep."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name == "worth":
                yield value
            else:
                yield from worths(value)
    elif isinstance(told, list):
        for value in told:
            yield from worths(value)


def questions(table: Table, seat: int) -> list[dict[str, object]]:
    """All that might bring it out: what each action would do, a trade, what one could pay."""
    legal = [dict(action.fields(), kind=action.kind) for action in play.legal_actions(table, seat)]
    for action in legal:
        action.pop("highest", None)
    offer: dict[str, object] = {"kind": "offer", "to": 1 - seat, "give_cash": 1, "get_cash": 2}
    asked: list[dict[str, object]] = [{"type": "funds"}]
    for action in [*legal, offer]:
        asked += [{"type": "effect", "action": action}, {"type": "why-not", "action": action}]
    return [{**message, "id": f"q{number}"} for number, message in enumerate(asked)]


async def ask_all(
    client: FakeClient, asked: list[dict[str, object]]
) -> dict[str, dict[str, object]]:
    def answers() -> dict[str, dict[str, object]]:
        return {str(one["id"]): one for one in client.heard if "id" in one}

    for message in asked:
        client.say(message)
    await soon(lambda: len(answers()) == len(asked))
    return answers()


def test_nobody_is_told_any_worth_until_the_tax_is_chosen(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        world = World(times=ManualTimes(), new_game=beginning_in(FOLDER))
        async with registry_in(tmp_path, world, rest_seconds=0.0) as registry:
            runtime, _, anns, _ = await registry.open(TWO)
            _, bobs = await runtime.change(sit("Bob"))
            begin_at(runtime.table.id, TAX)
            await runtime.change(begin)
            table = runtime.table
            tokens = (anns, bobs)
            sitting = [FakeClient(registry, runtime, token, EVERYTHING) for token in tokens]
            clients = [
                *sitting,
                FakeClient(registry, runtime),
                FakeClient(registry, runtime, "", EVERYTHING),
            ]
            for client in clients:
                await moment(client)
            answers = [
                await ask_all(client, questions(table, i)) for i, client in enumerate(sitting)
            ]
            for client in clients:
                found = list(worths(client.heard))
                assert found
                assert all(one in ([], None) for one in found)
            own, other = answers[CHOOSER]["q0"], answers[1 - CHOOSER]["q0"]
            assert (own["code"], other["type"]) == ("blind", "funds")
            reason = own["reason"]
            assert isinstance(reason, dict)
            assert (reason["key"], reason["clause"]) == ("blind", CLAUSE)
            version = table.version
            act = Act(id="tax", version=version, action={"kind": "pay-percentage-tax"})
            await runtime.change(lambda table: play.act(table, CHOOSER, act))
            whole = position_of(table.playing().state).worth
            for client in [*sitting, clients[-1]]:
                await soon(lambda client=client: client.versions()[-1] > version)  # type: ignore[misc]
                assert list(worths(client.heard))[-1] == whole

    asyncio.run(story())


def test_what_is_stored_and_digested_is_the_whole_position(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        world = World(times=ManualTimes(), new_game=beginning_in(FOLDER))
        async with registry_in(tmp_path, world, rest_seconds=0.0) as registry:
            runtime, _, token, _ = await registry.open(TWO)
            await runtime.change(sit("Bob"))
            begin_at(runtime.table.id, TAX)
            await runtime.change(begin)
            table = runtime.table
            baltic = table.playing().board.names.index("Baltic Avenue")
            offer: ActionData = {"kind": "offer", "to": CHOOSER, "give_deeds": [baltic]}
            act = Act(id="offer", version=table.version, action=offer)
            await runtime.change(lambda table: play.act(table, 1, act))
            encoded = encode(position_of(table.playing().state))
            last = read_entry(table.recent[-1].entry)
            assert isinstance(last, Played)
            assert last.digest == digest_of(encoded)
            ann = FakeClient(registry, runtime, token)
            assert (await moment(ann))["digest"] == last.digest
            stored = await registry._store.load(table.id)
            assert stored is not None
            again = restore(stored, registry.world).playing().state
            assert encode(position_of(again)) == encoded

    asyncio.run(story())
