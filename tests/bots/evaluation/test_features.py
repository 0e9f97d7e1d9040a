"""What the value network sees."""

import pytest

from monopoly.bots import View
from monopoly.bots.evaluation.features import Features
from monopoly.bots.evaluation.places import (
    BANK_COMPLETES,
    BANK_DEEDS,
    BEGUN,
    CASH,
    ENDING_NEAR,
    FEATURES,
    IN_PRISON,
    PIECES_SHARE,
    PLAYERS,
    RAILROADS,
    SPREAD,
    SWAP,
    SWAP_OF_RIVALS,
    TURNS_UNTIL,
    WANTED,
    WANTS,
    WANTS_MOST,
    WHOLE,
)
from monopoly.rules import deeds
from monopoly.rules.board import BANK
from monopoly.rules.state import (
    NEWCOMER,
    STAGE_AFTER_THROW,
    STAGE_BEFORE_THROW,
    TO_BUY,
    TO_END_TURN,
    TO_THROW,
    State,
)
from tests.bots.evaluation.moments import played


def rows(s: State) -> list[list[float]]:
    features = Features()
    view = View(s)
    features.estimates.look(view)
    features.write(view)
    flat = [float(figure) for figure in features.rows]
    return [flat[i * FEATURES : (i + 1) * FEATURES] for i in range(int(features.estimates.count))]


def opening() -> State:
    """Four players at the first throw, nothing bought."""
    s = played(1)
    for space in range(40):
        if s.owner[space] >= 0:
            deeds.give(s, space, BANK)
    for player in range(4):
        s.cash[player] = 1500
    s.stage, s.phase = STAGE_BEFORE_THROW, TO_THROW
    return s


def test_the_opening() -> None:
    for row in rows(opening()):
        assert (row[CASH], row[WHOLE], row[BANK_DEEDS], row[PLAYERS]) == (1.5, 0, 1, 0.5)


def test_who_needs_what_from_whom() -> None:
    s = opening()
    for space, holder in ((16, 0), (18, 0), (19, 1)):
        deeds.give(s, space, holder)
    ann, bob, cy, _ = rows(s)
    assert ann[WANTS] == bob[WANTED] > 0
    assert bob[WANTS] == ann[WANTED] > 0
    assert ann[SWAP] == bob[SWAP] == 0  # orange is for one of them
    for space, holder in ((11, 1), (13, 1), (14, 0)):
        deeds.give(s, space, holder)
    ann, bob, cy, _ = rows(s)
    assert ann[SWAP] == bob[SWAP] == cy[SWAP_OF_RIVALS] > 0  # orange for pink
    assert ann[WANTS] > ann[WANTS_MOST] > ann[SWAP]
    assert (cy[WANTS], cy[WANTED], cy[SWAP], ann[SWAP_OF_RIVALS]) == (0, 0, 0, 0)


def test_deeds_of_several_rivals_take_more_than_one_trade() -> None:
    s = opening()
    for space, holder in ((16, 0), (18, 1), (19, 2)):
        deeds.give(s, space, holder)
    ann, _, _, dee = rows(s)
    assert ann[SPREAD] > 0
    assert ann[WANTS] == ann[BEGUN] == 0
    assert ann[PIECES_SHARE] == pytest.approx(1 / 3)
    assert dee[PIECES_SHARE] == 0


def test_a_deed_of_the_bank_is_nobodys_to_trade() -> None:
    s = opening()
    deeds.give(s, 16, 0)
    deeds.give(s, 18, 0)
    ann = rows(s)[0]
    assert ann[WANTS] == 0
    assert ann[BANK_COMPLETES] > 0


def test_debts_count_as_paid_and_purchases_as_made() -> None:
    s = opening()
    s.pending, s.pending_space = TO_BUY, 5  # a railroad for sale
    seat = int(s.current)
    row = rows(s)[seat]
    assert row[CASH] == pytest.approx(1.3)
    assert row[RAILROADS] == 0.25
    s.cash[seat] = 199
    assert rows(s)[seat][RAILROADS] == 0


def test_whose_turn_it_is() -> None:
    s = opening()
    s.current = s.actor = 2
    assert [row[TURNS_UNTIL] for row in rows(s)] == [0.5, 0.75, 0, 0.25]
    s.stage, s.phase = STAGE_AFTER_THROW, TO_END_TURN  # the others come first
    assert [row[TURNS_UNTIL] for row in rows(s)] == [0.25, 0.5, 1, 0]


def test_jail_and_an_ending_in_sight() -> None:
    s = opening()
    s.jail[3] = NEWCOMER
    assert [row[IN_PRISON] for row in rows(s)] == [0, 0, 0, 1]
    assert rows(s)[0][ENDING_NEAR] == 0
    limited = played(20, round_limit=10)
    assert 0.5 < rows(limited)[0][ENDING_NEAR] <= 1


def test_every_feature_says_something() -> None:
    seen: list[set[float]] = [set() for _ in range(FEATURES)]
    for seed in range(6):
        for turns in (8, 30, 60, 90):
            for rules in ("statutes", "statutes-short"):
                s = played(turns, seed, players=3 + seed % 3, rules=rules, round_limit=60)
                for row in rows(s):
                    for place, figure in enumerate(row):
                        seen[place].add(figure)
    silent = [place for place, figures in enumerate(seen) if len(figures) < 2]
    assert silent == []
