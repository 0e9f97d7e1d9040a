"""Fair dice: every draw follows from the secret and the words, and from nothing else."""

import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from monopoly import CallSkip, Game, RecordError, Throw
from monopoly.chance import fair
from monopoly.chance.dealer import Dealer
from monopoly.chance.fair import FairDealer, FairError
from monopoly.game import verify
from tests.chance.fair_games import PLAYERS, SECRET, TABLE, WORDS, a_dealer, a_game, play, published
from tests.limits import TIMEOUT

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
PRESETS = ["statutes", "statutes-short", "london-speed"]

# Computed once by hand with HMAC-SHA-256 from the words of the page, not with this package.
COMMITMENT = "15d709d6bdba64fed9ce43b5ff5dc08d5765fd29707bd0ff820a74e59d52aa15"
KEY = "419bb15c2923ae34d64d87bc14313291185fc436fa866e654628d75fe7788efe"
BLOCK = "abe593807187f457aa1e6ee56d74fe94a5aad79a61cc61dda71aa1c5923c771b"
THROWS = "4 2 4, 5 1 5, 3 2 1, 3 3 4, 3 4 4, 6 1 5, 4 4 5, 5 6 5"
SHUFFLE_0_OF_16 = "1 15 2 8 12 3 13 0 9 4 6 5 10 7 14 11"
SHUFFLE_1_OF_17 = "10 7 8 6 2 16 5 15 9 12 14 13 4 0 11 1 3"
SHUFFLE_2_OF_40 = (
    "19 4 31 24 37 9 2 10 0 11 23 16 32 3 5 7 6 13 22 1 15 27 "
    "18 25 30 35 26 33 14 34 20 28 38 36 21 29 12 17 39 8"
)


def faces(dealer: Dealer, dice: int, count: int) -> list[list[int]]:
    throws = [dealer.throw(dice) for _ in range(count)]
    return [[t.die1, t.die2, t.die3][:dice] for t in throws]


# --- the construction


def test_the_vector_of_the_page() -> None:
    assert fair.commitment(SECRET) == COMMITMENT
    dealer = a_dealer()
    assert dealer._key.hex() == KEY
    assert bytes(islice(fair._stream(dealer._key, b"throw", 0), 32)).hex() == BLOCK
    throws = [[int(face) for face in throw.split()] for throw in THROWS.split(", ")]
    assert faces(dealer, 3, 8) == throws
    assert faces(a_dealer(), 2, 8) == [throw[:2] for throw in throws]
    assert dealer.shuffle(16) == [int(card) for card in SHUFFLE_0_OF_16.split()]
    assert dealer.shuffle(17) == [int(card) for card in SHUFFLE_1_OF_17.split()]
    assert dealer.shuffle(40) == [int(card) for card in SHUFFLE_2_OF_40.split()]
    shuffles = (SHUFFLE_0_OF_16, SHUFFLE_1_OF_17, SHUFFLE_2_OF_40)
    for told in (SECRET.hex(), TABLE, COMMITMENT, KEY, BLOCK, THROWS, *shuffles):
        assert f"| `{told}` |" in PAGE, told


def test_a_secret_is_32_bytes() -> None:
    for wrong in (b"", bytes(31), bytes(33)):
        with pytest.raises(FairError, match="32 bytes"):
            fair.commitment(wrong)
        with pytest.raises(FairError, match="32 bytes"):
            FairDealer(wrong, TABLE)


def test_every_number_is_as_likely_as_every_other() -> None:
    """Over all 256 bytes, so this is exact; byte % 6 alone would fail."""
    for limit in range(1, 257):
        # after a byte that is not taken, a 0 is
        found = Counter(fair._below(limit, iter([byte, 0])) for byte in range(256))
        found[0] -= 256 % limit
        assert set(found) == set(range(limit))
        assert set(found.values()) == {256 // limit}
    assert fair._below(6, iter([255, 252, 251])) == 5


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_all_faces_and_orders_come_about_equally_often() -> None:
    dealer = a_dealer()
    throws = faces(dealer, 3, 21_600)
    pairs = Counter((a, b) for a, b, _ in throws)
    assert len(pairs) == 36
    assert chi_square(pairs.values(), 600) < 66.6  # 35 degrees of freedom: one in a thousand
    third = Counter(face for _, _, face in throws)
    assert chi_square([third[face] for face in (1, 2, 3, 4)], 3600) < 16.3
    assert abs(third[5] - 7200) < 300
    orders = Counter(tuple(dealer.shuffle(4)) for _ in range(7_200))
    assert len(orders) == 24
    assert chi_square(orders.values(), 300) < 49.7  # 23 degrees of freedom: one in a thousand


def test_whatever_goes_in_changes_what_comes_out() -> None:
    others = [
        FairDealer(bytes(32), TABLE, WORDS),
        FairDealer(SECRET, TABLE + "2", WORDS),
        FairDealer(SECRET, TABLE, []),
        FairDealer(SECRET, TABLE, [("Zoë", "Grüße aus Köln"), ("Ann", "my dog has flea")]),
        FairDealer(SECRET, TABLE, [("Zoë", "Grüße aus Köln"), ("Annm", "y dog has fleas")]),
        FairDealer(SECRET, TABLE, [("Zoë", "my dog has fleas"), ("Ann", "Grüße aus Köln")]),
        FairDealer(SECRET, TABLE + "Ann", [("my dog has fleas", "Zoë")]),
    ]
    seen = {str(faces(dealer, 2, 20)) for dealer in [a_dealer(), *others]}
    assert len(seen) == len(others) + 1


def test_neither_seats_nor_silent_players_can_be_varied_to_find_better_dice() -> None:
    expected = faces(a_dealer(), 2, 20)
    for words in (WORDS[::-1], WORDS[:2], [*WORDS[:2], ("Bot 7", "")]):
        assert faces(FairDealer(SECRET, TABLE, words), 2, 20) == expected


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("", []),
        ("x" * 201, []),
        ("\ud800", []),
        (TABLE, [("Ann", "x" * 201)]),
        (TABLE, [("", "words")]),
        (TABLE, [("Ann", "\udfff")]),
        (TABLE, [("Ann", "one"), ("Ann", "two")]),
        (TABLE, [(f"P{i}", "") for i in range(9)]),
    ],
)
def test_texts_have_a_size_and_a_way_to_be_written(
    table: str, words: list[tuple[str, str]]
) -> None:
    with pytest.raises(FairError):
        FairDealer(SECRET, table, words)


def test_draws_go_by_number() -> None:
    dealer = a_dealer()
    dealer.shuffle(16)
    whole = faces(dealer, 2, 50)
    assert faces(a_dealer(throws=20), 2, 30) == whole[20:]
    again = a_dealer()
    assert again.resume(1, 45)
    twin = again.copy()
    assert faces(again, 2, 5) == whole[45:] == faces(twin, 2, 5)
    assert again.shuffle(17) == twin.shuffle(17) == a_dealer(shuffles=1).shuffle(17)
    with pytest.raises(FairError, match="256 cards"):
        dealer.shuffle(257)


# --- games


def test_the_header_announces_and_the_line_before_the_end_reveals() -> None:
    game = a_game(steps=30)
    header = json.loads(game.record()[0])
    assert header["fair"] == {
        "commitment": COMMITMENT,
        "table": TABLE,
        "words": [["Zoë", "Grüße aus Köln"], ["Ann", "my dog has fleas"], ["Bob", ""]],
    }
    assert "seed" not in header
    assert not any(SECRET.hex() in line for line in game.record())
    lines = published(game)
    assert json.loads(lines[-2]) == {"secret": SECRET.hex()}
    assert [*lines[:-2], lines[-1]] == game.record()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_fair_game_is_replayed_with_and_without_its_secret(preset: str) -> None:
    game = a_game(preset)
    for lines in (game.record(), published(game), published(game)[:-1]):
        twin = Game.replay(lines)
        assert twin.digest() == game.digest()
        assert twin.record() == game.record()
    checked = verify.check_dice(published(game))
    assert checked.shuffles == (3 if preset == "statutes-short" else 2)
    assert checked.throws == sum('"throw"' in line for line in game.record()) > 20


def test_only_the_end_comes_after_the_secret() -> None:
    lines = published(a_game(steps=30))
    early = [*lines[:-3], lines[-2], lines[-3], lines[-1]]
    with pytest.raises(RecordError, match=f"line {len(lines) - 1}: comes after the secret"):
        Game.replay(early)
    with pytest.raises(RecordError, match="comes after the secret"):
        Game.replay([*lines[:-1], *lines[-2:]])
    with pytest.raises(RecordError, match="comes after the end"):
        Game.replay([*lines, lines[-2]])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_resumed_anywhere_meets_the_throws_it_would_have_met(preset: str) -> None:
    whole = a_game(preset, steps=90).record()
    shortest = a_game(preset, steps=0).record()[:-1]
    for cut in range(len(shortest), len(whole), 7):
        kept = whole[:cut]  # as a server keeps it: no end yet
        game = Game.replay(kept, dealer=verify.dealer_of(kept, SECRET))
        play(game, 90 - game.length)
        assert game.record() == whole


def test_where_to_go_on_is_for_the_record_to_say_not_for_the_dealer() -> None:
    whole = a_game(steps=60)
    kept = whole.record()[:40]
    game = Game.replay(kept, dealer=a_dealer(shuffles=2, throws=99))
    play(game, 60 - game.length)
    assert game.record() == whole.record()


def test_a_throw_called_back_stays_in_the_record_and_counts() -> None:
    """20 MCS 60(b): the state goes back, the dice do not."""
    game = Game.new(players=PLAYERS, dealer=a_dealer(), turn_skipping="challenge")
    called = 0
    for _ in range(150):
        other = (game.state.actor + 1) % 3
        if game.phase == "to-throw" and game.why_not(Throw(), other) is None and called < 5:
            before = game.digest()
            game.apply(Throw(), other)
            game.apply(CallSkip(), game.state.actor)
            called += 1
            assert game.digest() == before
        play(game, 1)
    assert called == 5
    checked = verify.check_dice(published(game))
    assert checked.throws == sum('"throw"' in line for line in game.record())
    kept = game.record()[:-1]
    twin = Game.replay(kept, dealer=verify.dealer_of(kept, SECRET))
    play(twin, 60)
    play(game, 60)
    assert twin.record() == game.record()


def dice_of_last(game: Game) -> list[int]:
    dice: list[int] = json.loads(game.record()[-2]).get("dice", [])
    return dice


def test_undo_gives_no_other_throw() -> None:
    chooser = random.Random(5)
    game = a_game("london-speed", steps=0)
    white: dict[int, list[int]] = {}
    for _ in range(300):
        if chooser.random() < 0.1:
            for _ in range(min(chooser.randrange(1, 6), game.length)):
                game.undo()
        play(game, 1)
        dice = dice_of_last(game)[:2]
        if dice:
            assert white.setdefault(game._throws, dice) == dice
    assert len(white) > 80
    assert verify.check_dice(published(game)).throws == game._throws


def test_undo_gives_no_other_throw_even_where_the_third_die_comes_in() -> None:
    """Who throws for doubles in Jail has two dice; who takes that back and pays has three."""
    game = a_game("london-speed", steps=0)
    two: list[int] = []
    three: list[int] = []
    for _ in range(600):
        fines = [action for action in game.legal_actions() if action.kind == "pay-fine"]
        play(game, 1)
        two = dice_of_last(game)
        if fines and two:
            game.undo()
            game.apply(fines[0])
            game.apply(Throw())
            three = dice_of_last(game)
            if len(three) == 3:
                break
    assert (len(two), len(three)) == (2, 3)
    assert three[:2] == two
    play(game, 30)
    verify.check_dice(published(game))


def test_a_copy_meets_the_same_throws_and_both_can_be_checked() -> None:
    game = a_game("london-speed", steps=50)
    twin = game.copy()
    play(game, 60)
    play(twin, 60)
    for _ in range(40):
        twin.undo()
    play(twin, 40)
    assert twin.record() == game.record()
    assert verify.check_dice(published(twin)) == verify.check_dice(published(game))


def test_the_secret_of_another_game_is_never_published() -> None:
    game = a_game(steps=10)
    other = bytes(32)
    with pytest.raises(FairError, match="not the secret"):
        verify.reveal(game.record(), other)
    with pytest.raises(FairError, match="not the secret"):
        verify.dealer_of(game.record(), other)
    with pytest.raises(FairError, match="once only"):
        verify.reveal(published(game), SECRET)
    with pytest.raises(FairError, match="with its end"):
        verify.reveal(game.record()[:-1], SECRET)
    with pytest.raises(FairError, match="not played with fair dice"):
        verify.reveal(Game.new(players=PLAYERS, seed=1).record(), SECRET)


# --- the program in the page


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    path = tmp_path_factory.mktemp("reader") / "check.py"
    path.write_text(code, encoding="utf-8")
    return path


def run(program: Path, lines: list[str]) -> "subprocess.CompletedProcess[str]":
    """Alone: with nothing of ours to import."""
    record = program.with_name("game.jsonl")
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return subprocess.run(  # noqa: S603
        [sys.executable, "-I", "-S", str(program), str(record)],
        env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        | {"PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


@pytest.mark.once
@pytest.mark.parametrize("preset", PRESETS)
def test_the_program_of_the_page_agrees(program: Path, preset: str) -> None:
    lines = published(a_game(preset))
    checked = verify.check_dice(lines)
    done = run(program, lines)
    assert done.stderr == ""
    told = f"{checked.throws} throws and {checked.shuffles} shuffles, all as the secret gives them."
    assert done.stdout.startswith(told)
    assert COMMITMENT in done.stdout

    changed = next(i for i in range(60, len(lines)) if '"dice"' in lines[i])
    entry = json.loads(lines[changed])
    entry["dice"][0] = entry["dice"][0] % 6 + 1
    lines[changed] = json.dumps(entry)
    done = run(program, lines)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Entry {changed + 1} is not what the secret gives")
    lines[-2] = json.dumps({"secret": bytes(32).hex()})
    assert "not the one that was committed to" in run(program, lines).stderr
