"""`monopoly verify`: what is as the secret gives it passes; anything else is named by its line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from monopoly import Game, Throw, TimeUp
from monopoly.chance import fair
from monopoly.chance.fair import FairDealer
from monopoly.terminal.errors import UsageError
from monopoly.terminal.replay import replay
from monopoly.terminal.verify import verify
from tests.chance.fair_games import PLAYERS, SECRET, TABLE, WORDS, a_game, play, published
from tests.terminal.program import run

PRESETS = ["statutes", "statutes-short", "london-speed"]
GOLDEN = Path(__file__).parent.parent / "golden"


def write(folder: Path, lines: list[str]) -> Path:
    path = folder / "game.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def refused(folder: Path, lines: list[str]) -> UsageError:
    path = write(folder, lines)
    with pytest.raises(UsageError) as found:
        verify(path)
    assert str(found.value).startswith(str(path))
    return found.value


def changed(lines: list[str], index: int, **changes: object) -> list[str]:
    entry = json.loads(lines[index]) | changes
    return [*lines[:index], json.dumps(entry), *lines[index + 1 :]]


def throws_of(lines: list[str]) -> list[int]:
    """Where the throws stand."""
    return [i for i, line in enumerate(lines) if '"kind": "throw"' in line]


# --- what verifies


@pytest.mark.once
def test_the_verdict_of_the_program(tmp_path: Path) -> None:
    game = a_game(steps=60)
    path = write(tmp_path, published(game))
    done = run(tmp_path, "verify", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    throws = len(throws_of(game.record()))
    not_over = "the game is not over in this record"
    assert done.stdout.splitlines() == [
        f"{path} verifies.",
        f"  Secret  its hash is the commitment {fair.commitment(SECRET)}",
        f"  Words   Zoë said “{WORDS[0][1]}”; Ann said “{WORDS[1][1]}”; the table is {TABLE}",
        f"  Chance  {throws} throws and 2 shuffles, all as the secret gives them",
        f"  Rules   60 actions, all legal, to the digest at the end; {not_over}",
        "Is that the commitment you saw before the first throw? Are those your words?",
    ]
    assert "\n  verify " in run(tmp_path, "--help").stdout
    said = run(tmp_path, "verify", "--help").stdout
    assert "RECORD" in said
    assert "  1  it is not: the first line that differs is named" in said


@pytest.mark.parametrize("preset", PRESETS)
def test_two_dice_three_dice_and_a_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], preset: str
) -> None:
    verify(write(tmp_path, published(a_game(preset))))
    shuffles = 3 if preset == "statutes-short" else 2
    assert f" and {shuffles} shuffles, all as the secret gives" in capsys.readouterr().out


def test_a_game_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = a_game("statutes-timed")
    game.apply(TimeUp(), by="Bank")
    play(game, 100)
    assert game.over
    verify(write(tmp_path, published(game)), commitment=fair.commitment(SECRET).upper() + " ")
    told = capsys.readouterr().out
    assert "the game is over\n" in told
    assert "Is that the commitment" not in told  # it was given


def test_a_game_without_words_proves_less_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game.new(players=PLAYERS, dealer=FairDealer(SECRET, TABLE))
    verify(write(tmp_path, published(game)))
    told = capsys.readouterr().out
    assert "nobody said any, so the server may have tried out secrets; the table is" in told
    assert "  Chance  0 throws and 2 shuffles, all" in told


def test_a_published_record_is_told_like_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = a_game("statutes-short", steps=40)
    replay(write(tmp_path, game.record()))
    told = capsys.readouterr().out
    replay(write(tmp_path, published(game)))
    assert capsys.readouterr().out == told


def test_words_of_strangers_do_not_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [("Ann", "[red]\x1b[2Jgone\u202e\n"), ("Bob", ":smile:")]
    game = Game.new(players=PLAYERS, dealer=FairDealer(SECRET, "[b]\x07", words))
    verify(write(tmp_path, published(game)))
    told = capsys.readouterr().out
    assert (
        "Ann said “[red]\\x1b[2Jgone\\u202e\\n”; Bob said “:smile:”; the table is [b]\\x07" in told
    )


# --- what does not


class LoadedDealer(FairDealer):
    """Announces fair dice, and once throws what it likes."""

    def throw(self, dice: i64) -> Throw:
        fallen = super().throw(dice)
        if self._throws != 12:
            return fallen
        return Throw(fallen.die2 % 6 + 1, fallen.die1, fallen.die3)


def test_a_loaded_throw_is_found_although_the_game_keeps_to_the_rules(tmp_path: Path) -> None:
    game = Game.new(players=PLAYERS, dealer=LoadedDealer(SECRET, TABLE, WORDS))
    play(game, 80)
    lines = published(game)
    Game.replay(lines)  # nothing wrong with it but the dice
    at = throws_of(lines)[11]
    said = str(refused(tmp_path, lines))
    dice = json.loads(lines[at])["dice"]
    given = FairDealer(SECRET, TABLE, WORDS, throws=11).throw(2).fields()["dice"]
    assert f"line {at + 1}: throw 12 is {dice}, but the secret gives {given}." in said


class StackedDealer(FairDealer):
    """Puts the top card of one pack to the bottom."""

    def shuffle(self, size: i64) -> list[int]:
        order = super().shuffle(size)
        return [*order[1:], order[0]] if self._shuffles == STACKED else order


STACKED = 2


@pytest.mark.parametrize(("pack", "words"), [(1, "chance"), (2, "community"), (3, "the deeds")])
def test_a_stacked_pack_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pack: int, words: str
) -> None:
    monkeypatch.setattr(f"{__name__}.STACKED", pack)
    game = Game.new("statutes-short", players=PLAYERS, dealer=StackedDealer(SECRET, TABLE, WORDS))
    play(game, 40)
    lines = published(game)
    Game.replay(lines)
    said = refused(tmp_path, lines)
    assert said.status == 1
    assert f"line {pack + 1}: " in str(said)
    assert words in str(said)


def test_a_die_changed(tmp_path: Path) -> None:
    lines = published(a_game("london-speed"))
    for at in throws_of(lines)[::7]:
        dice = json.loads(lines[at])["dice"]
        for die in range(len(dice)):
            false = [face % 5 + 1 if i == die else face for i, face in enumerate(dice)]
            said = refused(tmp_path, changed(lines, at, dice=false))
            assert said.status == 1
            assert f"does not verify: line {at + 1}: throw " in str(said)


def test_two_throws_swapped(tmp_path: Path) -> None:
    lines = published(a_game())
    for at, later in zip(throws_of(lines)[4::9], throws_of(lines)[9::9], strict=False):
        one, other = json.loads(lines[at])["dice"], json.loads(lines[later])["dice"]
        if one != other:
            swapped = changed(changed(lines, at, dice=other), later, dice=one)
            assert f"line {at + 1}: throw " in str(refused(tmp_path, swapped))


def test_a_throw_missing_or_thrown_in(tmp_path: Path) -> None:
    lines = published(a_game())
    throws = throws_of(lines)
    for at, following in zip(throws[:-1:5], throws[1::5], strict=False):
        said = refused(tmp_path, [*lines[:at], *lines[at + 1 :]])
        assert said.status == 1
        assert int(str(said).split("line ")[1].split(":")[0]) in range(at + 1, following + 1)
        said = refused(tmp_path, [*lines[:at], lines[at], *lines[at:]])
        assert f"line {at + 2}: " in str(said)


def fair_changed(lines: list[str], **changes: object) -> list[str]:
    return changed(lines, 0, fair=json.loads(lines[0])["fair"] | changes)


# What is done to a record, and what is said about it.
TAMPERING: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "words changed": (
        lambda lines: fair_changed(lines, words=[["Zoë", "Grüße"], ["Ann", "my dog has fleas"]]),
        "line 2: the deck 'chance' is not in the order the secret gives.",
    ),
    "words taken away": (lambda lines: fair_changed(lines, words=[]), "line 2: the deck"),
    "words given to another": (
        lambda lines: fair_changed(lines, words=[["Bob", WORDS[0][1]], ["Ann", WORDS[1][1]]]),
        "line 2: the deck",
    ),
    "table changed": (
        lambda lines: fair_changed(lines, table="kitchen-tablet"),
        "line 2: the deck",
    ),
    "commitment changed": (
        lambda lines: fair_changed(lines, commitment="0" * 64),
        "line 1: the commitment is not the hash of the secret on line ",
    ),
    "secret changed": (
        lambda lines: changed(lines, len(lines) - 2, secret="1" + SECRET.hex()[1:]),
        "line 1: the commitment is not the hash of the secret on line ",
    ),
    "secret and commitment changed": (
        lambda lines: fair_changed(
            changed(lines, len(lines) - 2, secret=bytes(32).hex()),
            commitment=fair.commitment(bytes(32)),
        ),
        "line 2: the deck",
    ),
    "deck order changed": (
        lambda lines: changed(lines, 2, order=json.loads(lines[2])["order"][::-1]),
        "line 3: the deck 'community-chest' is not in the order",
    ),
    "decks swapped": (lambda lines: [lines[0], lines[2], lines[1], *lines[3:]], "line 2: the deck"),
    "a deck of nonsense": (lambda lines: changed(lines, 1, order=["x"] * 17), "line 2: "),
    "a deck of this and that": (lambda lines: changed(lines, 1, order=[0, "1", None]), "line 2: "),
    "a deck of one": (lambda lines: changed(lines, 1, order=[-1.0]), "line 2: the deck"),
    "a deck too large": (lambda lines: changed(lines, 1, order=list(range(300))), "line 2: "),
    "two things in one line": (
        lambda lines: changed(lines, 2, kind="throw", dice=[1, 2]),
        "line 3: is not clearly one line of a record",
    ),
    "digest changed": (lambda lines: changed(lines, len(lines) - 1, end="0"), "the digest"),
    "end missing": (lambda lines: lines[:-1], "the end of the record is missing"),
    "played against the rules": (
        lambda lines: [*lines[:3], '{"by": "Ann", "kind": "end-turn"}', *lines[3:]],
        "line 4: ",
    ),
}


@pytest.mark.parametrize("what", TAMPERING)
def test_tampering_is_named(tmp_path: Path, what: str) -> None:
    tamper, words = TAMPERING[what]
    said = refused(tmp_path, tamper(published(a_game())))
    assert words in str(said)
    assert said.status == 1


def test_words_of_somebody_who_is_not_there(tmp_path: Path) -> None:
    dealer = FairDealer(SECRET, TABLE, [*WORDS, ("Eve", "tried out")])
    lines = published(Game.new(players=PLAYERS, dealer=dealer))
    assert "line 1: 'Eve' adds words, but does not sit at this table" in str(
        refused(tmp_path, lines)
    )


def test_another_commitment_than_the_one_seen(tmp_path: Path) -> None:
    path = write(tmp_path, published(a_game(steps=20)))
    with pytest.raises(UsageError, match="not the one given") as found:
        verify(path, commitment=fair.commitment(bytes(32)))
    assert found.value.status == 1


# --- what cannot be verified


@pytest.mark.once
def test_what_there_is_nothing_to_verify_in_says_so(tmp_path: Path) -> None:
    game = a_game(steps=20)
    lines = published(game)
    cases = {
        "The secret is not in this record: it is revealed when the game is over.": game.record(),
        "This game was not played with fair dice": Game.new(players=PLAYERS, seed=1).record(),
        "line 1: is not the header of a record": ["{}"],
        "line 1: the file is empty": ["", ""],
        "line 7: is not JSON": [*lines[:6], lines[6][:-2], *lines[7:]],
        f"line {len(lines) - 1}: the secret is not 32 bytes in hexadecimal": changed(
            lines, len(lines) - 2, secret=SECRET.hex()[:-1]
        ),
        "announces fair dice, but not how": changed(lines, 0, fair="yes"),
        "without their commitment or words": changed(lines, 0, fair={}),
        "The words are not pairs": fair_changed(lines, words=["Ann"]),
        "A name is text": fair_changed(lines, words=[[1, "x"]]),
        "A table is text": fair_changed(lines, table=None),
    }
    for words, changed_lines in cases.items():
        said = refused(tmp_path, changed_lines)
        assert words in str(said)
        assert said.status == 2
    done = run(tmp_path, "verify", str(write(tmp_path, game.record())))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"monopoly: {tmp_path / 'game.jsonl'} cannot be verified. "
        "The secret is not in this record: it is revealed when the game is over.\n"
    )
    done = run(tmp_path, "verify", str(tmp_path / "nowhere.jsonl"))
    assert done.returncode == 2
    assert done.stderr.endswith("nowhere.jsonl cannot be read: No such file or directory.\n")


def test_golden_games_were_thrown_by_a_seed(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="not played with fair dice") as found:
        verify(GOLDEN / "statutes.jsonl")
    assert found.value.status == 2


# --- any damage at all

LINES = published(a_game("statutes-short", steps=40))
VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
LISTS = st.lists(VALUES, max_size=4)
JSON = VALUES | LISTS | st.dictionaries(st.text(max_size=5), LISTS, max_size=3) | st.lists(LISTS)
INDEX = st.integers(0, len(LINES) - 1)


@st.composite
def damaged(draw: st.DrawFn) -> list[str]:
    lines = LINES[:]
    for _ in range(draw(st.integers(1, 3))):
        index = min(draw(INDEX), len(lines) - 1)
        line = lines[index]
        match draw(st.sampled_from(("cut", "drop", "double", "swap", "value", "byte", "other"))):
            case "cut":
                lines[index] = line[: draw(st.integers(0, len(line)))]
            case "drop" if len(lines) > 1:
                del lines[index]
            case "double":
                lines.insert(draw(INDEX), line)
            case "swap":
                other = min(draw(INDEX), len(lines) - 1)
                lines[index], lines[other] = lines[other], line
            case "value":
                lines[index] = with_another_value(draw, line)
            case "byte" if line:
                at = draw(st.integers(0, len(line) - 1))
                lines[index] = line[:at] + draw(st.characters(codec="utf-8")) + line[at + 1 :]
            case _:
                lines[index] = json.dumps(draw(JSON))
    return lines


def with_another_value(draw: st.DrawFn, line: str) -> str:
    """One value of the line, or one of the values inside it, is anything."""
    try:
        entry = json.loads(line)
    except ValueError:
        return line
    inside = entry.get("fair", entry) if isinstance(entry, dict) and draw(st.booleans()) else entry
    if not isinstance(inside, dict) or not inside:
        return line
    inside[draw(st.sampled_from(sorted(inside)))] = draw(JSON)
    return json.dumps(entry)


def chance_of(lines: list[str]) -> object:
    """All that must be as it was when a record verifies."""
    entries = [json.loads(line) for line in lines if line.strip()]
    announced = entries[0]["fair"]
    said = [pair for pair in announced["words"] if pair[1]]
    drawn = [[e.get("order"), e.get("deal"), e.get("dice")] for e in entries[1:]]
    return announced["commitment"], announced["table"], said, [d for d in drawn if any(d)]


@given(damaged())
@settings(max_examples=250, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_damage_makes_it_fall_or_lets_false_dice_pass(tmp_path: Path, lines: list[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes("\n".join(lines).encode("utf-8", "surrogatepass"))
    mistake = mistake_in(path)
    if mistake is None:
        assert chance_of(lines) == chance_of(LINES)
    else:
        assert mistake.status in {1, 2}
        assert str(mistake).endswith(".")


def mistake_in(path: Path) -> UsageError | None:
    try:
        verify(path)
    except UsageError as mistake:
        return mistake
    return None
