"""Golden games: full records in each preset come to the same digest, compiled and uncompiled."""

import json
from pathlib import Path

import pytest

from monopoly import Game
from tests.golden.make import PRESETS

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_golden_game_replays_to_its_digest(preset: str) -> None:
    lines = (FOLDER / f"{preset}.jsonl").read_text(encoding="utf-8").splitlines()
    game = Game.replay(lines)
    assert game.over
    assert game.rules.name == preset
    assert game.digest() == json.loads(lines[-1])["end"]
    assert game.record() == lines


def test_the_golden_games_are_full_of_life() -> None:
    kinds = {
        json.loads(line).get("kind")
        for path in FOLDER.glob("*.jsonl")
        for line in path.read_text(encoding="utf-8").splitlines()
    }
    assert {"build", "mortgage", "offer", "accept", "declare-bankruptcy", "time-up"} <= kinds
    assert {"move", "sit-out", "use-jail-card", "bid", "keep-mortgage"} <= kinds
