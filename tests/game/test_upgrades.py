"""Records that earlier versions wrote: each comes to the game it was, to the last digit."""

import json
from functools import cache

import pytest

from monopoly import Game
from monopoly.game import actions, verify
from monopoly.game.record import read
from monopoly.rules.events import EVENTS
from monopoly.rules.throw import Throw
from tests.fixtures.archive import FIRST, FOLDER, INDEX, RECORDS, unpack, versions


@cache
def files(version: str) -> dict[str, bytes]:
    return unpack(FOLDER / version / RECORDS)


def lines_of(version: str, name: str) -> list[str]:
    return files(version)[f"{name}.jsonl"].decode().splitlines()


@cache
def index(version: str) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(files(version)[INDEX])
    return found


def presets(version: str) -> list[str]:
    return list(dict.fromkeys(name.partition("/")[0] for name in index(version)))


def records(version: str, preset: str) -> list[str]:
    return [name for name in index(version) if name.partition("/")[0] == preset]


EVERY_PRESET = [(version, preset) for version in versions(RECORDS) for preset in presets(version)]


@pytest.mark.parametrize(("version", "preset"), EVERY_PRESET)
def test_every_record_replays_to_its_digest(version: str, preset: str) -> None:
    for name in records(version, preset):
        lines = lines_of(version, name)
        game = Game.replay(lines)
        assert game.digest() == index(version)[name]["digest"], name
        assert game.rules.name == preset
        cut_off = name.endswith("/cut-off")
        assert ("end" in json.loads(lines[-1])) is not cut_off
        assert game.over is not cut_off


@pytest.mark.parametrize(("version", "preset"), EVERY_PRESET)
def test_the_fair_dice_of_every_record_still_verify(version: str, preset: str) -> None:
    lines = lines_of(version, f"{preset}/fair")
    throws = sum(entry.get("kind") == "throw" for _, entry in read(lines))
    assert verify.check_dice(lines).throws == throws


@pytest.mark.parametrize(("version", "preset"), EVERY_PRESET)
def test_a_game_that_was_broken_off_goes_on_with_the_chance_of_its_seed(
    version: str, preset: str
) -> None:
    lines = lines_of(version, f"{preset}/plain")
    whole = Game.replay(lines)
    half = len(lines) // 2
    game = Game.replay(lines[:half])
    for _, entry in read(lines[half:-1]):
        by = str(entry.pop("by"))
        action = actions.from_dict(entry)
        game.apply(Throw() if isinstance(action, Throw) else action, by)
    assert game.digest() == whole.digest()


def test_the_first_records_show_everything_that_can_be_done_and_happen() -> None:
    shown = {str(what) for entry in index(FIRST).values() for what in entry["shows"]}  # type: ignore[attr-defined]
    assert len(presets(FIRST)) == 40
    assert shown >= {
        "a debtor gives away",
        "a debtor trades",
        "a debtor accepts",
        "a debtor of a player leaves",
        "a debtor of the Bank leaves",
        "a prisoner sits out",
        "play goes on after a skipped turn",
    }
    done = {json.loads(line).get("kind") for name in index(FIRST) for line in lines_of(FIRST, name)}
    assert len(done - {None}) == 32
    assert shown & set(EVENTS)


def test_wikibook_short_shows_a_prisoner_who_sits_out() -> None:
    for name in ("wikibook-short/plain", "wikibook-short/debts"):
        assert any(json.loads(line).get("kind") == "sit-out" for line in lines_of(FIRST, name))
