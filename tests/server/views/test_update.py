"""The story as each client is told it: to the one it is about, with its clause, also of offers made
long before, and after the table was taken up again."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from monopoly.game.actions import Decline
from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import (
    Act,
    ActionData,
    Began,
    Legal,
    NewTable,
    Now,
    Plain,
    Played,
    Sentence,
)
from monopoly.rules.events import CardDrawn, OfferEnded, event_from_dict
from monopoly.server.tables import play
from monopoly.server.tables.log import EntryMeta
from monopoly.server.tables.restore import restore
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.views.update import TableUpdates
from tests.server.positions import FOLDER, begin_at
from tests.server.registries import begin, one_move, registry_in, sit
from tests.server.worlds import ManualTimes, beginning_in

pytestmark = pytest.mark.once

WATCHER = None
BOTH_OWN: dict[str, object] = {
    "players": [{"name": "Ann", "deeds": ["Boardwalk"]}, {"name": "Bob", "deeds": ["Park Place"]}]
}
MOVES_BEFORE_AN_AUCTION = 20
MOVES_IN_A_TURN = 6  # a throw, buying, and the end; doubles add some


def told_to(table: Table, seat: int | None) -> list[tuple[Began | Played, list[Sentence]]]:
    """Every entry with events, as one client is sent it."""
    told = TableUpdates(table)
    found: list[tuple[Began | Played, list[Sentence]]] = []
    for line in table.recent:
        entry = read_entry(told.with_story(line.version, line.entry, seat))
        if isinstance(entry, Began | Played) and entry.events:
            assert isinstance(entry.told, list)
            found.append((entry, entry.told))
    return found


def act(table: Table, seat: int, action: ActionData) -> None:
    play.act(table, seat, Act(id=f"a{table.version}", version=table.version, action=action))


def offers_come_and_go(table: Table) -> None:
    """Ann offers Bob money for a deed of his; between the offer and its end others have their
    turn."""
    game = table.playing()
    deed = next(int(d) for d in game.board.deeds if game.state.owner[d] == 1)
    offer: ActionData = {"kind": "offer", "to": 1, "give_cash": 1, "get_deeds": [deed]}
    act(table, 0, offer)
    act(table, 1, {"kind": "refuse", "number": int(game.state.offers_made)})
    act(table, 0, offer)
    act(table, 0, {"kind": "withdraw", "number": int(game.state.offers_made)})
    act(table, 0, offer)
    number = int(game.state.offers_made)
    act(table, 1, {"kind": "counter", "number": number, "give_deeds": [deed], "get_cash": 2})


def test_each_is_told_the_story_as_it_concerns_them(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        world = World(times=ManualTimes(), new_game=beginning_in(FOLDER))
        async with registry_in(tmp_path, world, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            await runtime.change(sit("Bob"))
            table = runtime.table
            begin_at(table.id, BOTH_OWN)
            await runtime.change(begin)
            for number in range(2 * MOVES_IN_A_TURN):
                await runtime.change(partial(one_move, number=number))
            await runtime.change(offers_come_and_go)

            third = told_to(table, WATCHER)
            for entry, sentences in third:
                events = [event_from_dict(plain) for plain in entry.events]
                assert [one.clause for one in sentences] == [event.cited() for event in events]
                assert all(one.clause for one in sentences)
                for event, one in zip(events, sentences, strict=True):
                    # a card may speak to whoever draws it; the story does not
                    assert isinstance(event, CardDrawn) or " you" not in one.text.lower()
            ann, bob, watcher = (texts(told_to(table, seat)) for seat in (0, 1, WATCHER))
            assert "You throw" in " ".join(ann)
            assert "You throw" in " ".join(bob)
            assert {"You refuse Ann's offer.", "Ann withdraws the offer to you."} <= set(bob)
            assert {"Bob refuses your offer.", "You withdraw the offer to Bob."} <= set(ann)
            assert {"Bob refuses Ann's offer.", "Ann withdraws the offer to Bob."} <= set(watcher)
            assert "Bob turns your offer down for another." in ann

            stored = await registry._store.load(table.id)
            assert stored is not None
            again = restore(stored, registry.world)
            for seat in (0, 1, WATCHER):
                assert told_to(again, seat) == told_to(table, seat)

    asyncio.run(story())


def test_how_much_may_be_bid_is_told_with_labels_and_without(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            table = runtime.table
            for _ in range(MOVES_BEFORE_AN_AUCTION):
                if table.playing().phase == "to-bid":
                    break
                await runtime.change(decline_or_go_on)
            s = table.playing().state
            seat = int(s.actor)
            for labels in (False, True):
                bid = legal_told(table, seat, labels=labels)[0]
                assert (bid.action["kind"], bid.limit) == ("bid", s.cash[seat])
                assert (bid.label is not None) == labels

    asyncio.run(story())


def decline_or_go_on(table: Table) -> None:
    seat = int(table.playing().state.actor)
    legal = play.legal_actions(table, seat)
    chosen = next((one for one in legal if isinstance(one, Decline)), legal[0])
    play.carry_out(table, seat, chosen, "player", EntryMeta())


def legal_told(table: Table, seat: int, *, labels: bool) -> list[Legal]:
    told = TableUpdates(table).now(seat, labels=labels, with_position=False)
    return msgspec.json.decode(told, type=Now).legal


def texts(told: list[tuple[Began | Played, list[Sentence]]]) -> list[str]:
    return [one.text for _, sentences in told for one in sentences]


def test_no_offer_ends_without_a_name_among_traders(tmp_path: Path) -> None:
    """Ann offers again and again; bots refuse and counter, and some offers lapse."""

    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            wish = NewTable(name="Ann", seats=3, rules="wikibook", bots=["hard", "hard"])
            runtime, *_ = await registry.open(wish)
            await runtime.change(begin)
            ended = 0
            for number in range(10_000):
                await runtime.change(partial(one_move, number=number))
                await runtime.change(offer_something)
                for plain, sentence in last_told(runtime.table):
                    if plain["kind"] == OfferEnded.kind:
                        ended += 1
                        assert not any(letter.isdigit() for letter in sentence.text), sentence
                if runtime.table.stage == "over" or ended > 10:
                    break
            assert ended > 10

    asyncio.run(story())


def offer_something(table: Table) -> None:
    if table.stage != "playing":
        return
    s = table.playing().state
    for deed in s.board.deeds:
        if s.owner[deed] > 0:
            offer: ActionData = {
                "kind": "offer",
                "to": int(s.owner[deed]),
                "get_deeds": [int(deed)],
            }
            if play.why_not(table, play.action_of(offer), 0) is None:
                act(table, 0, offer)
                return


def last_told(table: Table) -> list[tuple[Plain, Sentence]]:
    """The events of the last few entries."""
    found = [list(zip(entry.events, told, strict=True)) for entry, told in told_to(table, 0)[-2:]]
    return [pair for pairs in found for pair in pairs]
