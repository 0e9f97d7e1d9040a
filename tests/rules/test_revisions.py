"""Revisions of the rules: what was begun under an earlier one is played and replayed under it."""

import json

import msgspec
import pytest

from monopoly import (
    Accept,
    DeclareBankruptcy,
    Game,
    IllegalAction,
    Leave,
    Offer,
    RecordError,
    ScriptedDealer,
    SitOut,
    Throw,
)
from monopoly.protocol.messages import NewTable
from monopoly.rules.ruleset import REVISION, recorded_rule_set
from monopoly.server.tables.config import TableConfig, config_of

PLAYERS = ["Ann", "Bob", "Cy"]
ANN, BOB, CY = range(3)
MINE = [1, 6, 11]  # what Ann is dealt
FOR_START = [Throw(6, 5), Throw(1, 2), Throw(2, 2)]


def ann_in_debt(revision: int) -> Game:
    """Ann has $3 and three deeds, and owes Bob $4."""
    rules = recorded_rule_set("statutes", {"starting_cash": 3, "dealt_deeds": 3}, revision)
    game = Game.new(rules, players=PLAYERS, dealer=ScriptedDealer([*FOR_START, Throw(1, 2)], []))
    for _ in range(4):
        game.apply(Throw())
    assert (game.phase, game.actor, game.state.debts[0].creditor) == ("to-settle", "Ann", BOB)
    return game


def as_of(revision: int, lines: list[str]) -> list[str]:
    header = json.loads(lines[0])
    return [json.dumps(header | {"revision": revision}), *lines[1:]]


def test_a_record_names_its_revision_but_for_the_first() -> None:
    header = json.loads(Game.new(players=PLAYERS, seed=1).record()[0])
    assert header["revision"] == REVISION == 2
    first = ann_in_debt(1)
    assert "revision" not in json.loads(first.record()[0])
    assert Game.replay(first.record()).rules == first.rules


def test_options_chosen_on_top_keep_the_revision() -> None:
    rules = recorded_rule_set("wikibook-short", {}, 1)
    game = Game.new(rules, players=PLAYERS, seed=1, luxury_tax=75)
    assert (game.rules.revision, game.rules.jail_sit_out) == (1, True)


@pytest.mark.parametrize("revision", [0, REVISION + 1, "2", None, True])
def test_a_revision_nobody_knows_is_said_at_the_header(revision: object) -> None:
    lines = Game.new(players=PLAYERS, seed=1).record()
    header = json.loads(lines[0]) | {"revision": revision}
    with pytest.raises(RecordError, match="line 1: revision: a whole number from 1 to 2"):
        Game.replay([json.dumps(header), *lines[1:]])


def test_a_debtor_of_revision_1_gave_everything_away() -> None:
    game = ann_in_debt(1)
    game.apply(Offer(to=CY, give_deeds=MINE), by="Ann")
    game.apply(Accept(1), by="Cy")
    game.apply(DeclareBankruptcy())
    assert game.state.cash[BOB] == 6
    lines = game.record()
    assert Game.replay(lines).digest() == game.digest()
    with pytest.raises(RecordError, match=r"line 9: Ann owes \$4: .*90 MCS 190\(i\)"):
        Game.replay(as_of(2, lines))
    with pytest.raises(IllegalAction, match="Ann owes"):
        ann_in_debt(2).apply(Offer(to=CY, give_deeds=MINE), by="Ann")


def test_one_who_left_in_revision_1_paid_nobody() -> None:
    game = ann_in_debt(1)
    game.apply(Leave(), by="Ann")
    assert game.state.cash[BOB] == 3
    lines = game.record()
    assert Game.replay(lines).digest() == game.digest()
    with pytest.raises(RecordError, match="does not come to the digest"):
        Game.replay(as_of(2, lines))
    now = ann_in_debt(2)
    now.apply(Leave(), by="Ann")
    assert now.state.cash[BOB] == 7


def test_the_short_wikibook_of_revision_1_let_prisoners_sit_out() -> None:
    rules = recorded_rule_set("wikibook-short", {}, 1)
    assert Game.new(rules, players=PLAYERS, seed=1).board.sit_out
    game = Game.new("wikibook-short", players=PLAYERS, seed=1)
    assert not game.board.sit_out
    assert game.why_not(SitOut()) is not None


# --- tables of the server


def an_old_table() -> TableConfig:
    """As a table was stored before revisions were counted."""
    facts = config_of(
        NewTable(name="Ann", rules="wikibook-short", options={"luxury_tax": 75}), "00"
    )
    stored = json.loads(msgspec.json.encode(facts))
    assert stored.pop("revision") == REVISION
    return msgspec.json.decode(json.dumps(stored), type=TableConfig)


def test_an_old_table_is_played_as_it_was_opened() -> None:
    old = an_old_table()
    assert (old.rule_set.revision, old.rule_set.jail_sit_out) == (1, True)
    assert old.told_options == {"luxury_tax": 75, "jail_sit_out": True}  # beside today's presets


def test_a_rematch_is_played_by_todays_rules() -> None:
    again = an_old_table().again("11", only_banks=False)
    assert (again.rule_set.revision, again.rule_set.jail_sit_out) == (REVISION, False)
    assert again.told_options == {"luxury_tax": 75}


def test_nobody_opens_a_table_under_an_earlier_revision() -> None:
    with pytest.raises(Exception, match="There is no option"):
        config_of(NewTable(name="Ann", rules="statutes", options={"revision": 1}), "00")
