"""The types of the page are made from the messages and events, and are current."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from monopoly.protocol import messages
from monopoly.protocol.typescript import declarations
from monopoly.rules.events import EVENTS

pytestmark = pytest.mark.once

FILE = Path(__file__).parents[2] / "src" / "monopoly" / "web" / "page" / "types" / "wire.d.ts"
MADE = "\n".join(declarations()).rstrip() + "\n"


def interface(name: str) -> dict[str, str]:
    """The fields of an interface, with their types."""
    found = re.search(rf"^export interface {name} \{{$(.*?)^\}}$", MADE, re.DOTALL | re.MULTILINE)
    assert found, name
    return dict(re.findall(r"^  (\S+): (.*);$", found[1], re.MULTILINE))


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == MADE, "run `make docs`"


def test_every_message_and_event_has_its_type_once() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", MADE, re.MULTILINE)
    assert len(names) == len(set(names))
    structs = [*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)]
    structs += [*get_args(messages.LogEntry), messages.Replay, messages.Statutes, messages.Seated]
    for struct in structs:
        told = {name.rstrip("?") for name in interface(struct.__name__)}
        fields = {field.encode_name for field in msgspec.structs.fields(struct)}
        assert told == fields | {struct.__struct_config__.tag_field} - {None}
    kinds = re.findall(r'^  kind: "(.*)";$', MADE, re.MULTILINE)
    assert kinds == list(EVENTS)


def test_fields_are_what_they_are_on_the_wire() -> None:
    assert interface("Hello")["since?"] == "number | null"
    assert interface("Hello")["type"] == '"hello"'
    assert interface("Played")["told?"] == "Sentence[]"
    assert interface("Played")["events"] == "Event[]"
    assert interface("Played")["action"] == "Action"
    assert interface("Act")["action"] == "Action"
    assert interface("Frame")["position"] == "PositionChange"
    assert interface("Now")["position?"] == "Position | null"
    assert interface("PlayerPosition")["buildings?"] == 'Record<string, number | "hotel">'
    assert interface("Update") == {
        "type": '"update"',
        "entries": "LogEntry[]",
        "now?": "Now | null",
    }
    assert interface("Effect")["cash"] == "number | null"
    assert interface("TableView")["clock"] == "Required<ClockWish>"
    assert interface("NewTable")["clock?"] == "ClockWish"
    assert interface("Legal") == {
        "action": "Action",
        "limit?": "number | null",
        "label?": "Label | null",
    }
    assert interface("GameOverEvent") == {
        "kind": '"game-over"',
        "winners": "number[]",
        "ending": "string",
    }
