"""Bots by name, by level, or as somebody's own."""

import re
from pathlib import Path

import pytest

from monopoly.bots import (
    BOTS,
    KINDS,
    LEVELS,
    BeginnerBot,
    BotError,
    GreedyBot,
    RandomBot,
    bot_maker,
    make_bot,
)
from tests.lab.program import simulate
from tests.terminal.program import run

ORDER = ("easy", "medium", "hard", "expert")


def test_every_bot_is_made_by_its_name() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    assert isinstance(make_bot("greedy", 7), GreedyBot)
    for name in BOTS:
        assert type(make_bot(name, 3)) is type(bot_maker(name)(4))


def test_names_levels_and_characters_are_told_apart() -> None:
    names = [kind.name for kind in KINDS]
    levels = [kind.level for kind in KINDS if kind.level]
    assert len(set(names)) == len(names)
    assert all(LEVELS.get(name, name) == name for name in names), "a level hides a bot"
    assert tuple(levels) == ORDER
    for kind in KINDS:
        assert re.fullmatch(r"[a-z]{3,12}", kind.name), kind.name  # the columns of the help
        assert kind.character == BOTS[kind.name]
        assert "\n" not in kind.character
        assert len(kind.character) <= 60, kind.character


def test_a_level_is_the_bot_it_names() -> None:
    for level, name in LEVELS.items():
        assert type(make_bot(level)) is type(make_bot(name))
    assert isinstance(make_bot("easy"), BeginnerBot)


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [("gredy", "greedy"), ("esy", "easy"), ("EASY", "easy"), ("radnom", "random")],
)
def test_the_nearest_name_or_level_is_named(wrong: str, meant: str) -> None:
    with pytest.raises(BotError, match=f"Did you mean '{meant}'") as refused:
        make_bot(wrong)
    for name in (*BOTS, *LEVELS):
        assert name in str(refused.value)


@pytest.mark.once
def test_a_level_plays_wherever_a_bot_does(tmp_path: Path) -> None:
    done = simulate("--players", "easy,random", "--games", "2", "--turns-max", "20")
    assert (done.status, done.err) == (0, "")
    assert "1 easy" in done.out
    played = run(tmp_path, "play", "--terminal", "--bots", "easy", typed="q\n")
    assert "You play against Ada (beginner)." in played.stdout


# --- shown wherever bots are chosen


@pytest.mark.once
@pytest.mark.parametrize("args", [["bots"], ["play", "--help"], ["simulate", "--help"]])
def test_the_characters_are_shown(tmp_path: Path, args: list[str]) -> None:
    done = run(tmp_path, *args)
    assert (done.returncode, done.stderr) == (0, "")
    for kind in KINDS:
        line = rf"^ +{kind.name} +{kind.level} *{re.escape(kind.character)}$"
        assert re.search(line, done.stdout, re.MULTILINE), kind.name
    assert ("write-a-bot.md" in done.stdout) == (args == ["bots"])
