"""Events as plain data, and back."""

import json
from pathlib import Path

import pytest

from monopoly import Game
from monopoly.rules import events
from monopoly.rules.events import EVENTS, EventError, Moved, StartTied, event_from_dict

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "revision-2").glob("*.jsonl"))


def test_every_event_of_the_golden_games_comes_back_from_json() -> None:
    seen = set()
    for path in GOLDEN:
        for game, step in Game.replay_steps(path.read_text(encoding="utf-8").splitlines()):
            for event in game.opening_events if step is None else step:
                assert event_from_dict(json.loads(json.dumps(event.to_dict()))) == event
                seen.add(event.kind)
    assert len(seen) > len(EVENTS) * 0.8


def test_plain_data_is_the_kind_and_the_fields() -> None:
    tied = StartTied((0, 2))
    assert tied.to_dict() == {"kind": "start-tied", "players": (0, 2)}
    assert event_from_dict({"kind": "start-tied", "players": [0, 2]}) == tied


def test_fields_of_an_earlier_version_are_left_out() -> None:
    data = Moved(1, 2, 3, True).to_dict() | {"speed": 9}
    assert event_from_dict(data) == Moved(1, 2, 3, True)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({}, "no event of the kind None"),
        ({"kind": ["moved"]}, "no event of the kind"),
        ({"kind": "flown"}, "no event of the kind 'flown'"),
        ({"kind": "moved", "player": 1}, "That is no 'moved': .*start"),
    ],
)
def test_what_is_no_event_is_refused(data: dict[str, object], problem: str) -> None:
    with pytest.raises(EventError, match=problem):
        event_from_dict(data)


def test_every_kind_is_found_by_its_name() -> None:
    assert {events.event_class({"kind": kind}) for kind in EVENTS} == set(EVENTS.values())
