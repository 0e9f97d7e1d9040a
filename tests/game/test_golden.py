"""Golden games: full records in each preset come to the same digest, compiled and uncompiled."""

import json
from pathlib import Path

import pytest

from monopoly import Game
from monopoly.rules.ruleset import REVISION
from tests.golden.make import FOLDER, PRESETS

FIRST = Path(__file__).parents[1] / "golden"  # of revision 1, before revisions were counted
GAMES = [
    *((1, path) for path in sorted(FIRST.glob("*.jsonl"))),
    *((REVISION, FOLDER / f"{preset}.jsonl") for preset in PRESETS),
]


@pytest.mark.parametrize(
    ("revision", "path"), GAMES, ids=[f"{path.stem} {revision}" for revision, path in GAMES]
)
def test_a_golden_game_replays_to_its_digest(revision: int, path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    game = Game.replay(lines)
    assert game.over
    assert game.rules.name == path.stem
    assert game.rules.revision == revision
    assert game.digest() == json.loads(lines[-1])["end"]
    assert game.record() == lines


def test_the_golden_games_are_full_of_life() -> None:
    kinds = {
        json.loads(line).get("kind")
        for path in FOLDER.glob("*.jsonl")
        for line in path.read_text(encoding="utf-8").splitlines()
    }
    assert {"build", "mortgage", "offer", "accept", "declare-bankruptcy", "time-up"} <= kinds
    assert {"move", "sit-out", "use-jail-card", "bid", "keep-mortgage", "leave"} <= kinds
    assert {"demand-rent", "collect-salary", "knock-down"} <= kinds
