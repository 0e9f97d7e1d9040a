"""Records: whatever is wrong with one, the error names the line."""

import json

import pytest

from monopoly import Game, RecordError
from monopoly.game.game import GameError, Journal

TABLE = '{"monopoly": 1, "rules": "statutes", "players": ["A", "B"], %s}'
AS_TEXT = json.dumps({"order": [str(card) for card in range(17)]})
WITH_TRUE = json.dumps({"order": [0, True, *range(2, 17)]})


@pytest.fixture
def lines() -> list[str]:
    game = Game.new("statutes-short", players=["Ann", "Bob"], seed=9)
    for _ in range(60):
        game.apply(game.legal_actions()[0])
    return game.record()


def damaged(lines: list[str], index: int, **changes: object) -> list[str]:
    entry = json.loads(lines[index]) | changes
    return [*lines[:index], json.dumps(entry), *lines[index + 1 :]]


def test_a_record_is_json_lines_with_chance_in_it(lines: list[str]) -> None:
    header, chance, chest, deal, first, *_, end = (json.loads(line) for line in lines)
    assert header["monopoly"] == 1
    assert header["rules"] == "statutes-short"
    assert header["players"] == ["Ann", "Bob"]
    assert sorted(chance["order"]) == sorted(chest["order"]) == list(range(17))
    assert len(deal["deal"]) == 28
    assert first["by"] == "Ann"
    assert first["kind"] == "throw"
    assert len(first["dice"]) == 2
    assert len(end["end"]) == 64


@pytest.mark.parametrize(
    ("index", "text", "problem"),
    [
        (0, "{}", "not the header"),
        (0, '{"monopoly": 99}', "format 1"),
        (0, '{"monopoly": 1, "rules": "chess", "players": ["A", "B"]}', "chess"),
        (0, '{"monopoly": 1, "rules": "statutes", "players": ["A"]}', "2 to 8"),
        (0, '{"monopoly": 1, "rules": "statutes", "players": 3}', "players"),
        (1, '{"shuffle": "chance", "order": [1, 2, 3]}', "all 17 cards"),
        (0, TABLE % '"seed": true', "A seed is"),
        (0, TABLE % '"seed": "7"', "A seed is"),
        (0, TABLE % '"banker": 7', "7 is no name"),
        (0, TABLE % '"banker": "Bank"', "that is the Bank"),
        (1, AS_TEXT, "all 17 cards"),
        (1, WITH_TRUE, "all 17 cards"),
        (3, '{"deal": "all"}', "all 28 cards"),
        (5, "[1, 2]", "not a JSON object"),
        (5, '{"by": "Ann", "ki', "not JSON"),
        (5, '{"kind": "throw", "dice": [1, 2]}', "who acts"),
        (5, '{"by": "Zoe", "kind": "throw", "dice": [1, 2]}', "Zoe"),
        (5, '{"by": "Bob", "kind": "throw"}', "without its dice"),
        (5, '{"by": "Bob", "kind": "throw", "dice": [7, 1]}', "Dice are"),
        (5, '{"by": "Bob", "kind": "throw", "dice": [1, 1, 1]}', "not faces"),
        (5, '{"by": "Bob", "kind": "fly"}', "fly"),
        (5, '{"by": "Bob", "kind": "build", "space": 77}', "no Space 77"),
        (5, '{"by": "Bob", "kind": "build", "space": "x"}', "must be an integer"),
        (5, '{"by": "Bob", "kind": "build"}', "needs the field 'space'"),
        (5, '{"by": "Bob", "kind": "buy", "price": 1}', "no field 'price'"),
        (5, '{"by": "Ann", "kind": "end-turn"}', "MCS"),
    ],
)
def test_a_damaged_line_is_named(lines: list[str], index: int, text: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem) as caught:
        Game.replay([*lines[:index], text, *lines[index + 1 :]])
    assert caught.value.line == index + 1
    assert str(caught.value).startswith(f"line {index + 1}: ")


def test_a_changed_throw_does_not_come_to_the_digest(lines: list[str]) -> None:
    index = max(i for i, line in enumerate(lines) if '"dice"' in line)
    dice = json.loads(lines[index])["dice"]
    changed = damaged(lines, index, dice=[dice[1] % 6 + 1, dice[0]])
    with pytest.raises(RecordError):
        Game.replay(changed)


def test_what_comes_after_the_end_is_refused(lines: list[str]) -> None:
    with pytest.raises(RecordError, match="after the end"):
        Game.replay([*lines, lines[-2]])


def test_a_record_cut_short_is_a_shorter_game(lines: list[str]) -> None:
    game = Game.replay(lines[:-11])
    assert game.length == 50


def test_an_empty_record_says_so() -> None:
    with pytest.raises(RecordError, match="line 1"):
        Game.replay([])


def test_a_line_without_end_is_refused(lines: list[str]) -> None:
    with pytest.raises(RecordError, match=r"line 3: .*longer"):
        Game.replay([*lines[:2], "[" * 200_000])


# --- a journal kept elsewhere


def test_a_game_that_keeps_no_journal_is_told_what_was_played() -> None:
    kept, told = (Game.new("statutes", players=["Ann", "Bob"], seed=5) for _ in range(2))
    told.keep_no_journal()
    played: Journal = []
    for _ in range(200):
        action = kept.legal_actions()[0]
        kept.apply(action)
        step = told.apply(action)
        played.append((step.action, step.seat))
    assert told.record(played) == kept.record()
    assert told.copy().record(played) == kept.record()
    assert told.length == kept.length == 200
    with pytest.raises(GameError, match="199"):
        told.record(played[:-1])
    for ask in (told.record, told.undo, told.copy().record, kept.keep_no_journal):
        with pytest.raises(GameError, match=r"journal|begun"):
            ask()
