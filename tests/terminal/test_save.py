"""Saving: whole or not at all, with who sits where."""

import json
import os
from pathlib import Path

import pytest

from monopoly import Game, RecordError
from monopoly.terminal import save
from monopoly.terminal.errors import UsageError

pytestmark = pytest.mark.once

KINDS = ("person", "greedy")


def a_game() -> Game:
    return Game.new("statutes", players=["You", "Ada"], seed=1)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_was_saved_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.jsonl"
    game = a_game()
    save.write(path, game, KINDS)
    found = save.load(path)
    assert found.game.digest() == game.digest()
    assert found.kinds == KINDS
    found.game.apply(found.game.legal_actions()[0])
    save.write(path, found.game, found.kinds)
    assert save.load(path).game.digest() == found.game.digest()
    assert names_in(path.parent) == ["game.jsonl"]


def test_a_save_that_fails_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    save.write(path, a_game(), KINDS)
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    game = a_game()
    game.apply(game.legal_actions()[0])
    with pytest.raises(OSError, match="No space left"):
        save.write(path, game, KINDS)
    assert path.read_bytes() == before
    assert names_in(tmp_path) == ["game.jsonl"]


@pytest.mark.parametrize(
    "seats",
    [
        "person",
        [],
        ["person"],
        ["person", "person"],
        ["greedy", "greedy"],
        ["person", "clever"],
        ["person", 1],
        {"You": "person"},
    ],
)
def test_seats_that_make_no_sense_are_damage(tmp_path: Path, seats: object) -> None:
    path = tmp_path / "game.jsonl"
    header, *lines = a_game().record()
    header = json.dumps(json.loads(header) | {"seats": seats})
    path.write_text("\n".join([header, *lines]), encoding="utf-8")
    with pytest.raises(RecordError, match="line 1: does not say rightly who sits where"):
        save.load(path)


def test_a_file_too_large_is_not_read_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    save.write(path, a_game(), KINDS)
    monkeypatch.setattr(save, "SIZE_MAX", 100)
    with pytest.raises(RecordError, match="too large"):
        save.load(path)


def test_the_usual_place_is_where_the_desktop_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert save.default_path() == Path("/data/monopoly/last-game.jsonl")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert save.default_path() == Path("/home/ann/.local/share/monopoly/last-game.jsonl")


def test_without_a_home_a_place_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(UsageError, match="--save FILE"):
        save.default_path()


def test_damaged_games_are_kept_side_by_side(tmp_path: Path) -> None:
    names = []
    for text in ("one", "two", "three"):
        path = tmp_path / "game.jsonl"
        path.write_text(text, encoding="utf-8")
        names.append(save.set_aside(path).name)
    assert names == ["game.jsonl.damaged", "game.jsonl.damaged-2", "game.jsonl.damaged-3"]
    assert names_in(tmp_path) == names
