"""Numbers that are of the right type and make no sense: every one is answered by a rule."""

import asyncio
import contextlib
from functools import partial
from pathlib import Path

import pytest

from monopoly import actions
from monopoly.server import effects, play, questions
from monopoly.server.messages import Act, AskDeed, AskEffect, AskOdds, AskWhyNot, NewTable
from monopoly.server.refusal import Refusal
from monopoly.server.table import Table
from tests.server.test_hall import Hands, begin, hall_in, one_move, sit

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
                effects.effect(table, seat, AskEffect(id="e", action=data))  # type: ignore[arg-type]
            if not _is_legal(table, seat, data):
                act = Act(id="a", version=table.version, action=data)  # type: ignore[arg-type]
                with pytest.raises(Refusal):
                    play.act(table, seat, act)
    for space in range(40):
        assert all(0 <= one.chance <= 1 for one in questions.odds(table, odds_of(space)).odds)
        with contextlib.suppress(Refusal):
            questions.deed(table, AskDeed(id="d", space=space))


def _is_legal(table: Table, seat: int, data: dict[str, object]) -> bool:
    try:
        return questions.why_not(table, seat, AskWhyNot(id="w", action=data)).legal  # type: ignore[arg-type]
    except Refusal:
        return False


def odds_of(space: int) -> AskOdds:
    return AskOdds(id="o", space=space)


@pytest.mark.parametrize("rules", ["statutes", "london-speed", "wikibook"])
def test_hostile_numbers_in_every_action_are_refused_by_a_rule(tmp_path: Path, rules: str) -> None:
    assert len(hostile_actions()) > 300

    async def story() -> None:
        async with hall_in(tmp_path, Hands(), rest_seconds=0.0) as hall:
            live, *_ = await hall.open(NewTable(name="Ann", seats=3, rules=rules, bots=["easy"]))
            await live.change(sit("Bob"))
            await live.change(begin)
            seen: set[str] = set()
            for number in range(150):
                game = live.table.game
                assert game is not None
                if game.over:
                    break
                if game.phase not in seen or number % 50 == 0:
                    seen.add(game.phase)
                    before = live.table.version
                    await live.change(ask_everything)
                    assert live.table.version == before
                await live.change(partial(one_move, number=number))

    asyncio.run(story())
