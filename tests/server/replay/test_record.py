"""The record of a table comes from its log: it is the one that a game with a journal would give."""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from monopoly import Game
from monopoly.chance.dealer import Dealer
from monopoly.game import verify
from monopoly.game.actions import Decline
from monopoly.protocol.messages import CallOut, NewTable, OptionValue
from monopoly.rules.ruleset import RuleSet
from monopoly.server.refusal import Refusal
from monopoly.server.replay.record import record_of
from monopoly.server.tables import lobby, play
from monopoly.server.tables.log import EntryMeta
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from tests.server.registries import begin, one_move, registry_in, sit
from tests.server.worlds import KnownSecrets, ManualTimes

pytestmark = pytest.mark.once

MOVES = 250


def with_journal(
    _table_id: str,
    rules: RuleSet,
    /,
    *,
    players: Sequence[str],
    tokens: Sequence[str],
    banker_name: str,
    dealer: Dealer,
) -> Game:
    return Game.new(rules, players=players, dealer=dealer, tokens=tokens, banker_name=banker_name)


def never() -> bool:
    return False


def call_or_move(table: Table, number: int) -> None:
    if table.stage != "playing":
        return
    calls = play.calls_of(table, 0)
    if calls:
        play.call(table, 0, CallOut(id=f"c{number}", version=table.version, call=calls[0]))
        return
    seat = int(table.playing().state.actor)
    if any(isinstance(one, Decline) for one in play.legal_actions(table, seat)):
        play.carry_out(table, seat, Decline(), "player", EntryMeta())  # so there is an auction
    else:
        one_move(table, number)


def leave(table: Table, number: int) -> None:
    if table.stage == "playing":
        lobby.leave(table, number, "estate")


@pytest.mark.parametrize(
    ("rules", "options", "seed"),
    [
        ("statutes", {}, 1),
        ("london-speed", {"starting_cash": 300}, 1),
        ("statutes", {"banker": "player"}, 1),
    ],
)
def test_it_is_what_the_game_itself_would_have_kept(
    tmp_path: Path, rules: str, options: dict[str, OptionValue], seed: int
) -> None:
    """The first thing that is legal is done for a while; then Ann leaves, who banks where a player
    does, and later all but one of the others."""
    names = ["Ann", "Bob", "Cem", "Dee"]
    wish = NewTable(name=names[0], rules=rules, options=options, seats=len(names))
    world = World(times=ManualTimes(), secrets=KnownSecrets(seed), new_game=with_journal)

    async def story() -> None:
        async with registry_in(tmp_path, world, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(wish)
            table = runtime.table
            for name in names[1:]:
                await runtime.change(sit(name))
            await runtime.change(begin)
            assert table.game is not None
            for number in range(MOVES):
                if number == MOVES // 2:
                    await runtime.change(partial(leave, number=0))
                await runtime.change(partial(call_or_move, number=number))
            stored = await registry._store.load(table.id)
            assert stored is not None
            with pytest.raises(Refusal, match="when the game is over"):
                record_of(stored, World(), never)
            for number in range(2, len(names)):
                await runtime.change(partial(leave, number=number))
            stored = await registry._store.load(table.id)
            assert stored is not None
            record = record_of(stored, World(), never).decode().splitlines()
            assert record == verify.reveal(table.game.record(), bytes.fromhex(table.config.secret))
            with pytest.raises(Refusal, match="going down"):
                record_of(stored, World(), lambda: True)

    asyncio.run(story())
