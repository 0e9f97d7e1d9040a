"""Numbers that make no sense, each answered by a rule; and the odds of the next throw, counted."""

import asyncio
import contextlib
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

from monopoly.game import actions
from monopoly.protocol.messages import Act, AskDeed, AskEffect, AskOdds, AskWhyNot, NewTable
from monopoly.server.refusal import Refusal
from monopoly.server.tables import play
from monopoly.server.tables.table import Table
from monopoly.server.views import preview, queries
from tests.server.registries import begin, one_move, registry_in, sit

HOSTILE = (-(2**40) + 1, -(2**31), -100, -2, -1, 0, 3, 7, 8, 39, 40, 41, 99, 2**31, 2**40 - 1)


def hostile_actions() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for cls, needed, optional in actions._SHAPES:
        for name in (*needed, *optional):
            for number in HOSTILE:
                rest = dict.fromkeys(needed, 1)
                value = [number] if name in actions._LISTS else number
                found.append({"kind": cls.kind, **rest, name: value})
                if name in actions._LISTS:
                    found.append({"kind": cls.kind, **rest, name: [1, 1, number, number] * 10})
    return found


def ask_everything(table: Table) -> None:
    """All of it is refused or legal; none of it is a mistake of the server."""
    for data in hostile_actions():
        for seat in (0, 1):
            with contextlib.suppress(Refusal):
                preview.effect(table, seat, AskEffect(id="e", action=data))  # type: ignore[arg-type]
            if not _is_legal(table, seat, data):
                act = Act(id="a", version=table.version, action=data)  # type: ignore[arg-type]
                with pytest.raises(Refusal):
                    play.act(table, seat, act)
    for space in range(40):
        assert all(0 <= one.chance <= 1 for one in queries.odds(table, odds_of(space)).odds)
        with contextlib.suppress(Refusal):
            queries.deed(table, AskDeed(id="d", space=space))


def _is_legal(table: Table, seat: int, data: dict[str, object]) -> bool:
    try:
        return queries.why_not(table, seat, AskWhyNot(id="w", action=data)).legal  # type: ignore[arg-type]
    except Refusal:
        return False


def odds_of(space: int) -> AskOdds:
    return AskOdds(id="o", space=space)


@pytest.mark.parametrize("rules", ["statutes", "london-speed", "wikibook"])
def test_hostile_numbers_in_every_action_are_refused_by_a_rule(tmp_path: Path, rules: str) -> None:
    assert len(hostile_actions()) > 300

    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(
                NewTable(name="Ann", seats=3, rules=rules, bots=["easy"])
            )
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            seen: set[str] = set()
            for number in range(150):
                game = runtime.table.game
                assert game is not None
                if game.over:
                    break
                if game.phase not in seen or number % 50 == 0:
                    seen.add(game.phase)
                    before = runtime.table.version
                    await runtime.change(ask_everything)
                    assert runtime.table.version == before
                await runtime.change(partial(one_move, number=number))

    asyncio.run(story())


def counted_from_go() -> list[Fraction]:
    """Where a throw from GO comes to rest, every way of two dice and every card counted."""
    chances = [Fraction(0)] * 40
    for one in range(1, 7):
        for two in range(1, 7):
            for space, share in rests_after(one + two):
                chances[space] += share / 36
    return chances


def rests_after(space: int) -> list[tuple[int, Fraction]]:
    """Of a deck's 17 cards so many lead elsewhere, as they are printed."""
    leads = {
        2: {0: 1, 10: 1},  # Community Chest: GO; Jail
        # Chance: GO, Boardwalk, Illinois, St. Charles, Reading; the nearest railroad twice and the
        # nearest utility; three back; Jail
        7: {0: 1, 39: 1, 24: 1, 11: 1, 5: 1, 15: 2, 12: 1, 4: 1, 10: 1},
    }.get(space, {})
    stays = Fraction(17 - sum(leads.values()), 17)
    return [(space, stays), *((to, Fraction(cards, 17)) for to, cards in leads.items())]


def test_the_odds_of_the_next_throw_are_those_of_the_dice_and_the_cards(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            for space, chance in enumerate(counted_from_go()):
                told = {
                    one.player: one.chance
                    for one in queries.odds(runtime.table, odds_of(space)).odds
                }
                assert told == dict.fromkeys((0, 1), pytest.approx(float(chance), abs=1e-6)), space

    asyncio.run(story())
