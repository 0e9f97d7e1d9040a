"""Chances by the value network: whole, fair to every seat, and blind to what nobody can see."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec

from monopoly.bots import View, evaluation
from monopoly.bots.evaluation import ValueNetwork, evaluate, network
from monopoly.chance.seeded import SeededDealer
from monopoly.editions import open_edition
from monopoly.rules import bank, deeds, engine
from monopoly.rules.board import BANK, SEATS_MAX
from monopoly.rules.state import FREE, OVER, TO_THROW, Bundle, State
from monopoly.rules.trade import Accept, Offer
from tests.bots.evaluation.moments import NETWORK, chances, played, said_by
from tests.fuzz import OWN_BOARD

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("players", range(2, 9))
def test_chances_add_up_to_one(players: int) -> None:
    for turns in (0, 9, 33):
        s = played(turns, seed=players, players=players)
        found = chances(s)
        assert sum(found) == pytest.approx(1, abs=1e-12)
        assert all(0 <= chance <= 1 for chance in found)


@pytest.mark.parametrize("rules", ["london-speed", "wikibook-short", "mcc-timed-tabletop"])
def test_it_knows_every_preset_and_other_boards(rules: str) -> None:
    assert sum(chances(played(25, rules=rules))) == pytest.approx(1, abs=1e-12)
    own = played(25, rules=rules, edition=open_edition(OWN_BOARD))
    assert sum(chances(own)) == pytest.approx(1, abs=1e-12)


def test_who_is_out_has_none_and_who_has_won_has_all() -> None:
    s = played(1000)
    assert s.phase == OVER
    assert chances(s) == [1.0 if s.winners >> seat & 1 else 0.0 for seat in range(4)]
    turns = int(s.turn)
    while s.phase == OVER or s.left == 4:
        turns -= 1
        s = played(turns)
    for seat, chance in enumerate(chances(s)):
        assert (chance == 0) == (s.retired[seat] > 0)


def test_what_nobody_can_see_changes_nothing() -> None:
    s = played(40)
    other = View(s).sample(SeededDealer(99))
    assert other.dump() != s.dump()
    assert chances(other) == chances(s)


def rotated(s: State) -> State:
    """Everybody one seat on; the same turn, the same order."""
    assert s.phase == TO_THROW
    assert not s.offers
    c = s.copy()
    players = int(s.players)
    for seat in range(players):
        after = (seat + 1) % players
        for now, then in (
            (c.cash, s.cash),
            (c.position, s.position),
            (c.jail, s.jail),
            (c.retired, s.retired),
            (c.held, s.held),
            (c.complete, s.complete),
        ):
            now[after] = then[seat]
    for space in range(40):
        if s.owner[space] >= 0:
            c.owner[space] = (s.owner[space] + 1) % players
    for deck in range(2):
        if s.jail_card[deck] >= 0:
            c.jail_card[deck] = (s.jail_card[deck] + 1) % players
    c.current = c.actor = (s.current + 1) % players
    return c


@pytest.mark.parametrize("turns", [12, 30, 48, 60])
def test_nobody_has_an_advantage_by_the_number_of_the_seat(turns: int) -> None:
    s = played(turns)
    before, after = chances(s), chances(rotated(s))
    assert [*after[1:], after[0]] == pytest.approx(before, abs=1e-12)


def test_equals_have_equal_chances_but_for_the_turn() -> None:
    s = played(0)
    found = chances(s)
    assert max(found) - min(found) < 0.05


def test_a_whole_group_with_cash_to_build_is_a_good_thing() -> None:
    s = played(24)
    rich = s.copy()
    for space in (16, 18, 19):
        deeds.give(rich, space, 0)
    bank.pay(rich, BANK, 0, 1000)
    assert chances(rich)[0] > chances(s)[0] + 0.2


def test_a_trade_is_judged_as_if_it_had_been_made() -> None:
    judged = 0
    for seed in range(8):
        s = played(32, seed)
        view = View(s)
        one, two = 0, 1
        mine = [space for space in range(40) if s.owner[space] == one][:2]
        theirs = [space for space in range(40) if s.owner[space] == two][:1]
        offer = Offer(two, give_deeds=mine, give_cash=7, get_deeds=theirs)
        if not mine or not theirs or not view.allows(offer, one):
            continue
        made = s.copy()
        engine.apply(made, offer, one)
        if Accept(made.offers_made).why_not(made, two) is not None:
            continue
        engine.apply(made, Accept(made.offers_made), two)
        out = vec[float]([0.0] * SEATS_MAX)
        NETWORK.chances(view, out)
        NETWORK.chances_after_trade(view, one, two, offer.give, offer.get, out)
        assert list(out)[:4] == pytest.approx(chances(made), abs=1e-12)
        assert chances(made) != pytest.approx(chances(s), abs=1e-6)
        judged += 1
    assert judged > 2


def after_trade(network: ValueNetwork, view: View, one: int, two: int, cash: int) -> list[float]:
    """Half the deeds of one for some cash of two."""
    out = vec[float]([0.0] * SEATS_MAX)
    give = view.held(one) & 0x5555555555
    network.chances_after_trade(view, one, two, Bundle(give, 0, 0), Bundle(0, cash, 0), out)
    return list(out)


@pytest.mark.parametrize("turns", [30, 60, 90])
def test_trades_looked_at_before_change_nothing(turns: int) -> None:
    s = played(turns)
    view = View(s)
    pairs = [(one, two) for one in range(4) for two in range(4) if one != two]
    chances(s)
    found = [after_trade(NETWORK, view, *pair, cash) for pair in pairs for cash in (100, 150)]
    for pair in pairs:
        for cash in (100, 150):
            network = ValueNetwork()
            said_by(network, s)
            assert after_trade(network, view, *pair, cash) == found.pop(0)


def test_positions_looked_at_before_change_nothing() -> None:
    """Also where the same players hold the same deeds."""
    s = played(60)
    for changed in range(40):
        other = s.copy()
        other.mortgaged ^= 1 << changed
        other.buildings[changed] = 1
        other.position[0] = changed
        assert chances(other) == said_by(ValueNetwork(), other)


def test_a_jail_card_may_be_part_of_a_trade() -> None:
    s = played(20)
    s.jail_card[0] = 2
    other = s.copy()
    other.jail_card[0] = 3
    out = vec[float]([0.0] * SEATS_MAX)
    NETWORK.chances(View(s), out)
    NETWORK.chances_after_trade(View(s), 2, 3, Bundle(0, 0, 1), Bundle(0, 0, 0), out)
    assert list(out)[:4] == pytest.approx(chances(other), abs=1e-12)


def test_the_position_stays_as_it_was() -> None:
    s = played(40)
    before = s.dump()
    evaluate(View(s))
    assert s.dump() == before
    assert FREE in list(s.jail)


def test_the_example_of_the_package_runs() -> None:
    found = doctest.testmod(evaluation)
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.compiled_only
def test_both_builds_say_the_same() -> None:
    script = (
        "from tests.bots.evaluation.moments import chances, played\n"
        "for turns in (10, 40):\n"
        "    print(*map(repr, chances(played(turns))))\n"
    )
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    pure = subprocess.run(  # noqa: S603
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    lines = [[float(word) for word in line.split()] for line in pure.stdout.splitlines()]
    for turns, line in zip((10, 40), lines, strict=True):
        assert line == pytest.approx(chances(played(turns)), abs=1e-9)
    assert "site-packages" in (network.__file__ or "")
