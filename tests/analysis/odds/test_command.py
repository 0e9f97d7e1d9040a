"""`monopoly odds`: what it prints, and how it refuses."""

from pathlib import Path

import pytest

from tests.fuzz import OWN_BOARD
from tests.lab.program import Done, run_here

pytestmark = pytest.mark.once
PNG = b"\x89PNG\r\n\x1a\n"
KEYS = ["rules", "options", "jail", "assumptions", "throws_per_turn", "spaces", "deeds"]


def odds(*args: str) -> Done:
    return run_here("odds", *args)


def test_the_tables_have_shares_rents_and_repayment() -> None:
    done = odds()
    assert (done.status, done.err) == (0, "")
    assert "Odds by statutes, leaving Jail at once" in done.out
    assert "Cards are drawn with replacement" in done.out
    rows = {line.split("  ")[0].strip(): line.split() for line in done.out.splitlines()}
    assert "In Jail     3.90" in done.out
    assert rows["■ Reading Railroad"][-4:] == ["0.95", "1.90", "3.79", "7.58"]
    assert rows["■ Boardwalk"][-6:] == ["$200", "64.7", "16.2", "8.1", "21.6", "21.6"]
    assert max(map(len, done.out.splitlines())) <= 100


def test_json_has_the_41_places_as_a_simulation_has_them() -> None:
    found = odds("--json", "--jail", "stay", "--rules", "london").json
    assert list(found) == KEYS
    assert (found["rules"], found["jail"]) == ("london", "stay")
    spaces = found["spaces"]
    assert isinstance(spaces, list)
    assert len(spaces) == 41
    assert all(list(place) == ["name", "share"] for place in spaces)
    assert (spaces[10]["name"], spaces[40]["name"]) == ("Just Visiting", "In Jail")
    assert sum(place["share"] for place in spaces) == pytest.approx(1.0, abs=1e-12)


def test_one_space_in_full() -> None:
    done = odds("--space", "bOARDWALK")
    assert done.out.startswith("Boardwalk: 2.6038 % of throws end here, once in 32.4 turns")
    assert "Mediterranean" not in done.out
    lines = odds("--space", "chance").out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        *("Chance after Oriental Avenue", "Chance after Kentucky Avenue", "Chance after Short Line")
    ]
    assert odds("--space", "go to jail").out == "Go to Jail: 0.0000 % of throws end here.\n"
    found = odds("--space", "Water Works", "--json").json
    assert list(found) == [*KEYS, "space"]
    places = found["space"]
    assert isinstance(places, list)
    [place] = places
    assert (place["place"], place["name"]) == (28, "Water Works")
    assert [level["rent"] for level in place["deed"]["levels"]] == [4, 10]


def test_a_board_of_ones_own() -> None:
    done = odds("--edition", str(OWN_BOARD))
    assert (done.status, done.err) == (0, "")
    assert "Rope Walk" in done.out


@pytest.mark.slow(seconds=3)
def test_the_picture_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "odds.png"
    assert odds("--plot", str(path), "--rules", "london-short").status == 0
    assert path.read_bytes().startswith(PNG)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--rules", "statuets"], 'There is no rule set "statuets"'),
        (["--rules", "statutes-speed"], "impossible with the third die"),
        (["--option", "speed_die=true"], "impossible with the third die"),
        (["--option", "joke_card=true"], "impossible with the joke card"),
        (["--option", "houses"], "--option wants name=value"),
        (["--jail", "escape"], 'leave or stay expected, found "escape"'),
        (["--space", "Bordwalk"], 'the nearest is "Boardwalk"'),
        (["--space", ""], 'There is no Space ""'),
        (["--space", "Mayfair"], 'There is no Space "Mayfair"'),
        (["--edition", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--plot", "odds.jpg"], "ends in .png"),
        (["--plot", "/proc/monopoly/odds.png"], "cannot be written"),
        (["--colour"], "No such option: --colour"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_what_cannot_be_is_one_sentence_and_status_2(args: list[str], words: str) -> None:
    done = odds(*args)
    assert (done.status, done.out) == (2, "")
    assert words in done.err
    assert done.err.startswith("monopoly: ")
    assert done.err.count("\n") == 1
