"""The clauses that a table's story cites hold at that table."""

import random
from collections.abc import Iterator

import pytest

from monopoly.game.game import Game
from monopoly.rules.events import Event
from monopoly.rules.ruleset import OPTIONS, PRESETS, rule_set
from monopoly.server.views.citations import INSTEAD, clause_of_event
from monopoly.statutes.search import load_book

ACTIONS = 600
OTHERWISE = [
    (option.name, value)
    for option in OPTIONS
    if not isinstance(option.values, range) and option.name != "dealt_deeds_paid"
    for value in option.values
    if value != option.default
]
TABLES = [
    *((f"{preset.name}{overlay}", {}) for preset in PRESETS for overlay in ("", "-short")),
    *(("statutes", {name: value}) for name, value in OTHERWISE),
]


def play(game: Game, chance: random.Random) -> Iterator[Event]:
    """Anything that is legal, what the game waits for more often than business."""
    for _ in range(ACTIONS):
        if game.phase == "over":
            return
        legal = game.legal_actions()
        yield from game.apply(legal[0] if chance.random() < 0.7 else chance.choice(legal))


@pytest.mark.parametrize(("rules", "options"), TABLES, ids=str)
def test_what_a_story_cites_holds_at_its_table(rules: str, options: dict[str, object]) -> None:
    seed = 7
    played = rule_set(rules, starting_cash=700, **options)
    game = Game.new(played, players=["Ann", "Bob", "Cy"], seed=seed)
    for event in play(game, random.Random(seed)):
        cited = clause_of_event(game.rules, event.cited())
        clause = load_book().clause(cited)
        assert clause is not None, event
        assert clause.holds_in(game.rules), (cited, event)


def test_every_clause_that_stands_in_for_another_is_one() -> None:
    for citation, others in INSTEAD.items():
        assert all(load_book().clause(one) for one in (citation, *others))
