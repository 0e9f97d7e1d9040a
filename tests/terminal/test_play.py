"""`monopoly play` as a person meets it: play, leave, resume, crash, and a whole game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopoly import Game
from monopoly.game.actions import Leave
from monopoly.terminal import save
from tests.terminal.program import Terminal, run, saved
from tests.terminal.table import Scripted, started

pytestmark = pytest.mark.once


def digest(home: Path) -> str:
    return str(json.loads(saved(home).read_text(encoding="utf-8").splitlines()[-1])["end"])


# --- through pipes


def test_a_few_turns_then_q_and_resume_gives_the_same_game(tmp_path: Path) -> None:
    first = run(tmp_path, "play", "--terminal", "--seed", "7", typed="\n" * 9 + "q\n")
    assert (first.returncode, first.stderr) == (0, "")
    assert "You play against Ada (beginner), Ben (intermediate) and Cleo (trader)." in first.stdout
    assert first.stdout.endswith("The game is saved. `monopoly play --terminal` goes on with it.\n")
    left = digest(tmp_path)

    resumed = run(tmp_path, "play", "--terminal", typed="v\nq\n")
    assert resumed.returncode == 0
    assert digest(tmp_path) == left == save.load(saved(tmp_path)).game.digest()

    run(tmp_path, "play", "--terminal", typed="\n" * 5)
    assert digest(tmp_path) != left


def test_the_end_of_the_input_leaves_politely(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--terminal")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is saved." in done.stdout


def test_a_seed_gives_the_same_game_again(tmp_path: Path) -> None:
    told = [
        run(tmp_path, "play", "--terminal", "--new", "--seed", "11", typed="\n" * 6).stdout
        for _ in range(2)
    ]
    assert told[0] == told[1]


def test_another_file_is_named_when_leaving(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "mine.jsonl"
    done = run(tmp_path, "play", "--terminal", "--save", str(path), typed="q\n")
    assert f"monopoly play --terminal --save {path}" in done.stdout
    assert path.exists()
    assert not saved(tmp_path).exists()


def test_rules_names_and_bots_are_those_asked_for(tmp_path: Path) -> None:
    args = ["--rules", "london-short", "--players", "Zoë,Max", "--bots", "random", "--name", "Ann"]
    done = run(tmp_path, "play", "--terminal", *args, typed="\n")
    assert "London · rules: london-short" in done.stdout
    assert "You play against Zoë (random) and Max (random)." in done.stdout
    assert re.search(r"You are dealt .*£|Zoë is dealt", done.stdout)
    game = save.load(saved(tmp_path))
    assert game.game.players == ["Ann", "Zoë", "Max"]
    assert game.kinds == ("person", "random", "random")


def test_a_record_without_seats_is_played_from_the_first(tmp_path: Path) -> None:
    path = tmp_path / "elsewhere.jsonl"
    game = Game.new("statutes", players=["Ann", "Bob"], seed=1)
    path.write_text("\n".join(game.record()), encoding="utf-8")
    done = run(tmp_path, "play", "--terminal", "--save", str(path), typed="\nq\n")
    assert "You play against Bob (beginner)." in done.stdout


# --- at a terminal


def test_at_a_terminal_of_24_lines_the_board_and_the_menu_fit(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--terminal", "--seed", "5") as terminal:
        terminal.expect("\n> ")
        screen = terminal.seen.splitlines()
        assert len(screen) <= 24
        assert max(map(len, screen)) <= 80
        for name in ("GO", "Boardwalk", "Connecticut", "N. Carolina"):
            assert name in terminal.seen
        terminal.type("q\n")
        assert terminal.end() == 0


def test_in_a_large_window_the_board_is_a_ring(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--terminal", "--seed", "5", width=140, height=45) as terminal:
        terminal.expect("ATLANTIC CITY")
        terminal.expect("\n> ")
        assert len(terminal.seen.splitlines()) <= 45
        assert max(map(len, terminal.seen.splitlines())) <= 140


def test_ctrl_c_and_ctrl_d_leave_politely(tmp_path: Path) -> None:
    for key in ("\x03", "\x04"):
        with Terminal(tmp_path, "play", "--terminal", "--new") as terminal:
            terminal.expect("\n> ")
            terminal.interrupt(key, "The game is saved.")
            assert terminal.end() == 0
            assert "Traceback" not in terminal.seen


def test_a_waiting_game_is_offered_and_a_new_one_on_request(tmp_path: Path) -> None:
    run(tmp_path, "play", "--terminal", "--seed", "7", typed="\n" * 7)
    left = digest(tmp_path)
    with Terminal(tmp_path, "play", "--terminal") as terminal:
        terminal.expect("A game with You, Ada, Ben and Cleo is waiting at turn")
        terminal.expect("> ")
        terminal.type("\n")
        terminal.expect("MONOPOLY")
        terminal.expect("\n> ")
        terminal.type("q\n")
        assert terminal.end() == 0
    assert digest(tmp_path) == left
    with Terminal(tmp_path, "play", "--terminal") as terminal:
        terminal.expect("> ")
        terminal.type("2\n")
        terminal.expect("Before the first turn")
        terminal.expect("\n> ")
    assert save.load(saved(tmp_path)).game.length == 0


def test_a_game_killed_in_the_middle_is_resumed_where_the_person_left(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--terminal", "--seed", "7", "--bots", "greedy") as terminal:
        for _ in range(5):
            terminal.expect("\n> ")
            terminal.type("\n")
        terminal.expect("\n> ")
        terminal.kill()
    game = save.load(saved(tmp_path)).game
    assert game.length >= 5
    resumed = run(tmp_path, "play", "--terminal", typed="")
    assert resumed.returncode == 0
    assert digest(tmp_path) == game.digest()
    assert not list(saved(tmp_path).parent.glob(".*"))  # no half-written file is left


# --- damaged saves


def damage(home: Path) -> bytes:
    run(home, "play", "--terminal", "--seed", "7", typed="\n" * 7)
    lines = saved(home).read_text(encoding="utf-8").splitlines()
    lines[5] = lines[5][:-4]
    saved(home).write_text("\n".join(lines), encoding="utf-8")
    return saved(home).read_bytes()


def test_a_damaged_save_is_named_and_left_alone(tmp_path: Path) -> None:
    damaged = damage(tmp_path)
    done = run(tmp_path, "play", "--terminal")
    assert done.returncode == 1
    assert "is damaged: line 6: is not JSON" in done.stderr
    assert done.stderr.count("\n") == 1
    assert saved(tmp_path).read_bytes() == damaged


def test_a_damaged_save_can_be_put_aside(tmp_path: Path) -> None:
    damaged = damage(tmp_path)
    aside = saved(tmp_path).with_name("last-game.jsonl.damaged")
    with Terminal(tmp_path, "play", "--terminal") as terminal:
        terminal.expect("is damaged: line 6")
        terminal.expect("(y/N) ")
        terminal.type("n\n")
        terminal.expect("Nothing was changed.")
        assert terminal.end() == 1
    assert saved(tmp_path).read_bytes() == damaged
    with Terminal(tmp_path, "play", "--terminal") as terminal:
        terminal.expect("(y/N) ")
        terminal.type("y\n")
        terminal.expect("The damaged game is kept as")
        terminal.expect("\n> ")
    assert aside.read_bytes() == damaged
    again = damage(tmp_path)
    assert run(tmp_path, "play", "--terminal", "--new").returncode == 0
    assert aside.read_bytes() == damaged
    assert saved(tmp_path).with_name("last-game.jsonl.damaged-2").read_bytes() == again


# --- to the end


SOON_OVER = {"statutes-short": 7, "london-short-speed": 16, "wikibook-short": 7}  # with this seed


def answers(scripted: Scripted) -> Iterator[str]:
    """Plays soundly enough to lose or win: buys, builds, pays, raises cash when it must."""
    for _ in range(400):
        asked = scripted.asked
        if asked.startswith("You owe"):
            yield "m1" if "Mortgage" in asked else "s1" if "Sell" in asked else "1"
            if "Declare" in asked and "Mortgage" not in asked and "Sell" not in asked:
                yield "y"
        elif asked.startswith("Auction"):
            yield "2"
        else:
            yield "b1" if "b build" in asked else ""


@pytest.mark.parametrize("rules", SOON_OVER)
def test_a_whole_game_to_the_standings(tmp_path: Path, rules: str) -> None:
    for seed in range(SOON_OVER[rules], 100):
        game = Game.new(rules, players=["You", "Ada"], seed=seed, starting_cash=400)
        scripted = Scripted(tmp_path, game, ("person", "greedy"))
        if scripted.play_on(answers(scripted)):
            _check_the_end(scripted)
            return
    raise AssertionError("no game came to its end")


def _check_the_end(scripted: Scripted) -> None:
    assert "How it ended" in scripted.shown
    assert re.search(r"\n1\.  (You|Ada) ", scripted.shown)
    assert f"`monopoly replay {scripted.path}` tells the whole game again." in scripted.shown
    assert save.load(scripted.path).game.digest() == scripted.game.digest()


def test_a_finished_game_does_not_come_back(tmp_path: Path) -> None:
    game = started(seats=2)
    game.apply(Leave(), by="Ada")
    assert game.over
    save.write(saved(tmp_path), game, ("person", "greedy"))
    done = run(tmp_path, "play", "--terminal", typed="q\n")
    assert "Before the first turn" in done.stdout


def test_who_is_out_may_watch_the_rest(tmp_path: Path) -> None:
    game = started()
    scripted = Scripted(tmp_path, game)
    assert not scripted.play("x", "y", "", "q")
    assert "Give up for good?" in scripted.shown
    assert "You leave the table." in scripted.shown
    assert "You are out of the game. Enter: watch 20 turns more" in " ".join(scripted.shown.split())
    assert game.state.turn >= 20
    assert save.load(scripted.path).game.digest() == game.digest()
