"""Actions as they are sent: a line of a menu, what it speaks of, and what to know before."""

import re

import pytest

from monopoly import Game
from monopoly.game.actions import (
    Bid,
    Buy,
    CollectSalary,
    DemandRent,
    PayPercentageTax,
    SellHotels,
    Throw,
)
from monopoly.protocol.messages import Label, Sentence
from monopoly.rules import deeds
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import TO_BUY
from monopoly.server.views.citations import clause_for
from monopoly.server.views.labels import label_of, note_of
from monopoly.story import reminder
from monopoly.story.reminders import REMINDERS

BOARDWALK, PARK_PLACE = 39, 37
ON_DEMAND = {"rent_claim": "on-demand", "salary_claim": "on-demand"}


def test_a_label_is_told_in_parts_with_what_it_speaks_of() -> None:
    game = Game.new("statutes", players=["Ann", "Bob"], seed=1)
    s = game.state
    s.ask(TO_BUY, BOARDWALK)
    s.cash[0] = 612
    deeds.give(s, PARK_PLACE, 0)
    assert label_of(game, Buy(), 0) == Label(
        words="Buy Boardwalk for $400",
        then=["leaves $212", "completes dark blue"],
        amount=400,
        left=212,
        space=BOARDWALK,
        group="dark-blue",
    )
    assert label_of(game, Bid(20, 340), 0).amount == 20


def test_what_to_know_before_comes_with_the_label() -> None:
    rules = rule_set("statutes", **ON_DEMAND)
    game = Game.new(rules, players=["Ann", "Bob"], seed=1)
    assert label_of(game, CollectSalary(), 0).note == Sentence(
        text="It is lost when your next turn begins.", clause="20 MCS 70"
    )


def test_every_reminder_rests_on_a_clause_that_holds_where_it_is_legal() -> None:
    rules = rule_set("wikibook", **ON_DEMAND)
    for text, citations in REMINDERS.values():
        assert re.fullmatch(r"[A-Z].*\.", text)
        assert clause_for(rules, *citations) == citations[0]


def test_who_throws_out_of_turn_is_warned_and_who_throws_in_turn_is_not() -> None:
    game = Game.new("wikibook", players=["Ann", "Bob"], seed=1)
    while game.phase != "to-throw":
        game.apply(game.legal_actions()[0])
    actor = int(game.state.actor)
    assert reminder(game.state, Throw(), actor) is None
    other = note_of(game, Throw(), 1 - actor)
    assert other is not None
    assert (other.clause, "call it back" in other.text) == ("20 MCS 60(b)", True)


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (DemandRent(0), "10 MCS 90(f)"),
        (CollectSalary(), "20 MCS 70"),
        (SellHotels(0), "10 MCS 170(c)"),
        (PayPercentageTax(), "10 MCS 110(c)"),
    ],
)
def test_what_lapses_or_cannot_be_undone_has_its_clause(
    action: DemandRent | CollectSalary | SellHotels | PayPercentageTax, clause: str
) -> None:
    rules = rule_set("statutes", **ON_DEMAND)
    told = note_of(Game.new(rules, players=["Ann", "Bob"], seed=1), action, 0)
    assert told is not None
    assert told.clause == clause
