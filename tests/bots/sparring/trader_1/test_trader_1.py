"""`trader-1` stays as it is: its games are known, and nothing of today's `trader` is in it."""

import hashlib
import re
from pathlib import Path

from monopoly.bots.sparring import trader_1
from tests.bots.sparring.games import played

# A change of the rules or of the odds may change these; a change of `trader` must not.
GAMES = 12
KNOWN = "19cfd1817ccd0cb5"


def test_its_games_are_known() -> None:
    line_ups = (["trader-1"] * 4, ["trader-1", "greedy", "trader-1", "greedy"])
    games = [played(line_ups[seed % 2], seed, turns=120) for seed in range(GAMES)]
    facts = [
        [int(fact) for fact in (state.turn, *state.cash, *state.owner, *state.buildings)]
        for state in games
    ]
    assert hashlib.sha256(repr(facts).encode()).hexdigest()[:16] == KNOWN


def test_it_uses_nothing_that_may_change_with_trader() -> None:
    shared = re.compile(
        r"^from monopoly\.bots(\.(trader|valuation|risk|evaluation)\b"
        r"| import .*\b(trader|valuation|risk))",
        re.MULTILINE,
    )
    files = list(Path(trader_1.__path__[0]).glob("*.py"))
    assert files
    for path in files:
        assert not shared.search(path.read_text(encoding="utf-8")), path.name
