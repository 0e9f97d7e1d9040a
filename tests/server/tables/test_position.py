"""The position that is sent is the JSON of a `Position`. Digests are of its bytes, so that its form
changes only with another mark (`position_digest.py`)."""

import hashlib
from pathlib import Path
from typing import Final

import msgspec
import pytest

from monopoly import Game, Position, preset_names
from monopoly.game.position.from_state import from_state
from monopoly.protocol import messages
from monopoly.protocol.codec import encode
from monopoly.rules.state import State
from monopoly.rules.unseen import lay_unseen, unseen_cards
from monopoly.server.tables.position import position_of
from monopoly.server.tables.position_digest import digest_of
from tests.fuzz import FuzzGame, Seen
from tests.game.position.rounds import banker_of

pytestmark = pytest.mark.once

EVERY: Final = 20  # one moment of so many
GOLDEN: Final = Path(__file__).parents[2] / "golden"
# Of every moment of golden games. Another one here breaks every table that is being played: a form
# that must change needs a mark of its own, and this one stays for tables stored with it.
FORM_2: Final = {
    "london-timed": "2bb746e87281d701c6ea1a8f27d9580b",
    "mcc": "ed918cb219a1e3af6c0e0006b4bea716",
    "statutes-speed": "6a795e328ff67ce0c05a5956dd65f400",
    "wikibook": "683d4ddfd8307e0d5c1085e2a7c5559a",
}


class Told(FuzzGame):
    """A fuzz game in which some moments are told."""

    def __init__(self, seed: int, preset: str) -> None:
        super().__init__(seed, Seen(), preset)
        self.found: dict[str, int] = {}  # fields that were told

    def _one_step(self) -> None:
        super()._one_step()
        if self.step % EVERY == 0 or self.state.skipped is not None:
            self._check()

    def _break_up(self) -> None:
        super()._break_up()
        self._check()

    def _check(self) -> None:
        try:
            for field in check_told(self.state, banker_of(self)):
                self.found[field] = self.found.get(field, 0) + 1
        except AssertionError as error:
            self.fail(f"{error} at {from_state(self.state)!r}")


def check_told(s: State, banker: str) -> dict[str, object]:
    told = encode(position_of(s, banker))
    assert Position.parse(told.decode()) == from_state(s, banker)
    # a client that has read it has the same bytes to digest
    assert encode(msgspec.json.decode(told, type=messages.Position)) == told
    assert encode(position_of(with_other_decks(s), banker)) == told, "a deck's order is told"
    fields: dict[str, object] = msgspec.json.decode(told)
    return fields


def with_other_decks(s: State) -> State:
    other = s.copy()
    for deck in range(2):
        lay_unseen(other, deck, list(reversed(unseen_cards(s, deck))))
    return other


@pytest.mark.parametrize("preset", preset_names())
def test_what_is_sent_is_the_json_of_a_position(preset: str) -> None:
    game = Told(seed=len(preset) + 1, preset=preset)
    game.play()
    assert game.found["players"] > 3


def test_every_field_comes_up() -> None:
    found: set[str] = set()
    for seed in range(200):
        game = Told(seed, "")
        game.play()
        found |= set(game.found)
        if found == set(messages.Position.__struct_fields__):
            return
    assert found == set(messages.Position.__struct_fields__)


@pytest.mark.parametrize("name", FORM_2)
def test_the_form_that_is_digested_is_what_it_was(name: str) -> None:
    lines = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    digests = hashlib.sha256()
    for game, _ in Game.replay_steps(lines):
        digests.update(digest_of(encode(position_of(game.state, game.banker))).encode())
    assert digests.hexdigest()[:32] == FORM_2[name]
