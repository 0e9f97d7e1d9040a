"""What reaches the person, and what they can do: bids, claims, wants, offers, trades, questions."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopoly import Game
from monopoly.game.actions import Build, Mortgage, Offer, Throw
from monopoly.rules import deeds
from monopoly.rules.bank import pay
from monopoly.rules.board import BANK
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import NEWCOMER, STAGE_AFTER_THROW, TO_MOVE_ANYWHERE
from monopoly.terminal import save
from tests.terminal.table import Scripted, started

pytestmark = pytest.mark.once

YOU, ADA, BEN = 0, 1, 2
BROWN = (1, 3)
LIGHT_BLUE = (6, 8, 9)


def give(game: Game, seat: int, *spaces: int) -> None:
    for space in spaces:
        deeds.give(game.state, space, seat)


def thrown_from_anywhere(game: Game) -> Iterator[Game]:
    """The same throw, made from every Space."""
    for space in range(40):
        trial = game.copy()
        trial.state.position[YOU] = space
        trial.apply(Throw())
        yield trial


# --- one's own turn


def test_enter_does_the_main_thing_and_the_label_says_what_it_leads_to(tmp_path: Path) -> None:
    game = started()
    scripted = Scripted(tmp_path, game)
    scripted.play("")
    assert "1  Throw the dice  ⏎" in scripted.shown
    assert "You throw " in scripted.shown


def test_business_stands_behind_letters(tmp_path: Path) -> None:
    game = started()
    give(game, YOU, *BROWN, *LIGHT_BLUE)
    scripted = Scripted(tmp_path, game)
    scripted.play("b", "2", "m2", "b9", "", "m", "", "s1")
    assert "b build (5)   m mortgage (5)" in scripted.shown
    assert "  2  Build a first house on Baltic Avenue for $50 · leaves $1,450" in scripted.shown
    assert "You build a first house on Baltic Avenue for $50." in scripted.shown
    assert "You mortgage Vermont Avenue for $50." in scripted.shown
    assert "You sell a house on Baltic Avenue for $25." in scripted.shown
    assert game.state.buildings[3] == 0


def test_what_is_not_on_the_menu_is_said_so(tmp_path: Path) -> None:
    game = started()
    scripted = Scripted(tmp_path, game)
    scripted.play("7", "z", "b", "buy it", "1 2", "?", "v")
    assert "There is no 7 on the menu." in scripted.shown
    assert "Nothing stands behind z now; ? helps." in scripted.shown
    assert "Type a number or a letter from the menu; ? helps." in scripted.shown
    assert "On the board each Space has its color-group's letter" in " ".join(
        scripted.shown.split()
    )
    assert game.length == scripted.game.length


def test_a_token_can_be_chosen_before_the_first_throw(tmp_path: Path) -> None:
    game = Game.new("london", players=["You", "Ada"], seed=1)
    scripted = Scripted(tmp_path, game, ("person", "greedy"))
    scripted.play("k", "3", "")
    assert "You take the lantern." in scripted.shown


def test_a_title_deed_is_shown(tmp_path: Path) -> None:
    scripted = Scripted(tmp_path, started())
    scripted.play(
        "d", "boardw", "d", "new", "d", "rail", "3", "d", "", "d", "nowhere", "d", "water"
    )
    for words in ("Boardwalk · dark blue", "$2,000", "New York Avenue · orange", "10 × dice"):
        assert words in scripted.shown
    assert "B. & O. Railroad · railroad" in scripted.shown
    assert "GO has no Title Deed." in scripted.shown
    assert "No Space is called anything like 'nowhere'." in scripted.shown


def test_why_not_quotes_the_clause(tmp_path: Path) -> None:
    game = started()
    give(game, YOU, BROWN[0])
    scripted = Scripted(tmp_path, game)
    scripted.play("w", "1", "mediterranean", "w", "9", "w", "5", "w", "")
    assert "You must own the whole color-group before building" in scripted.shown
    shown = " ".join(scripted.shown.split())
    assert "(10 MCS 140)" in shown
    assert "You are to throw before the turn can end. (10 MCS 60(h))" in shown
    assert "But you can: Throw the dice." in scripted.shown


def test_a_debtor_is_shown_ways_to_raise_cash_and_asked_before_ruin(tmp_path: Path) -> None:
    game = started(seats=2)
    give(game, YOU, 5)
    give(game, ADA, *[space for space in game.board.deeds if space != 5])
    pay(game.state, YOU, BANK, game.state.cash[YOU])
    game = next(trial for trial in thrown_from_anywhere(game) if trial.phase == "to-settle")
    scripted = Scripted(tmp_path, game, ("person", "greedy"))
    scripted.play("", "", "1", "1", "1", "n")
    assert "You owe Ada $" in scripted.shown
    assert "1  Mortgage …  ⏎" in scripted.shown
    assert "You mortgage Reading Railroad for $100" in scripted.shown


# --- what comes unasked


def test_auctions_reach_the_person_and_take_an_amount(tmp_path: Path) -> None:
    game = started()
    scripted = Scripted(tmp_path, game)
    while game.phase != "to-buy":
        scripted.play("" if game.state.actor == YOU else "2")
    scripted.play("2", "1", "9,999", "$40", "2")
    assert "goes to auction." in scripted.shown
    assert "Bid $1 (up to $" in scripted.shown
    assert "A whole number from 1 to" in scripted.shown
    assert "You bid $40." in scripted.shown


def test_rent_on_demand_is_offered_to_the_owner_once(tmp_path: Path) -> None:
    """10 MCS 90(f): the person may ask, or let it be, while the others play on."""
    game = started(first=ADA, rent_claim="on-demand")
    give(game, YOU, *[int(space) for space in game.board.deeds])
    scripted = Scripted(tmp_path, game)
    scripted.play("1")
    assert "Something for you:" in scripted.shown
    assert "1  Ask Ada for the $" in scripted.shown
    assert "You ask Ada for $" in scripted.shown
    assert "Ada pays you $" in scripted.shown

    later = started(first=ADA, rent_claim="on-demand")
    give(later, YOU, *[int(space) for space in later.board.deeds])
    put_off = Scripted(tmp_path, later)
    put_off.play("2")
    assert put_off.shown.count("Something for you:") == put_off.shown.count("2  Later")
    assert "1  Ask Ada for the $" in put_off.asked  # still on the menu of one's own turn
    assert later.state.claims


def test_a_salary_on_demand_can_be_collected(tmp_path: Path) -> None:
    """20 MCS 70"""
    game = started(salary_claim="on-demand")
    game.state.position[YOU] = 35
    scripted = Scripted(tmp_path, game)
    while "collect $200 salary" not in scripted.shown:
        game.state.position[YOU] = 35
        scripted.play("", "1", "1", "2")
    assert "1  Collect the $200 salary  ⏎" in scripted.shown


def test_a_shortage_asks_the_person_how_many_they_want(tmp_path: Path) -> None:
    """90 MCS 160(a)"""
    game = started(first=ADA, houses=4, hotels=0)
    give(game, YOU, *BROWN)
    give(game, ADA, *LIGHT_BLUE)
    game.apply(Build(6), by="Ada")
    assert game.phase == "to-want"
    scripted = Scripted(tmp_path, game)
    scripted.play("", "9", "3", "1", "60")
    assert "Ada asks for a house, and the Bank has 4: how many houses do you want?" in " ".join(
        scripted.shown.split()
    )
    assert "A whole number from 0 to" in scripted.shown
    assert "You want 3 houses." in scripted.shown


def test_an_offer_can_be_refused_accepted_or_answered(tmp_path: Path) -> None:
    for typed, words in [
        (["1"], "You refuse Ada's offer."),
        (["2"], "Ada and you trade: Ada gives $500, you give Boardwalk."),
        (["3", "", "", "300", "y"], "players lend each other none"),  # 10 MCS 200(a)
        (["3", "1", "", "600", "y"], "answer Ada with another offer: Boardwalk for $600."),
        (["4"], "3 Accept Ada's offer"),  # put off: on the menu of one's own turn
    ]:
        game = started(first=BEN)
        give(game, YOU, 39)
        game.apply(Offer(YOU, [], 500, [], [39], 0, []), by="Ada")
        scripted = Scripted(tmp_path, game)
        scripted.play(*typed)
        shown = " ".join(scripted.shown.split())
        assert "Accept Ada's offer: you give Boardwalk and get $500" in shown
        assert words in shown


def test_a_trade_is_proposed_step_by_step_and_answered_at_once(tmp_path: Path) -> None:
    game = started()
    give(game, YOU, 1, 5)
    give(game, BEN, 39)
    game.state.jail_card[0] = YOU
    scripted = Scripted(tmp_path, game)
    scripted.play("t", "2", "1, 3", "100", "1", "", "y")
    shown = " ".join(scripted.shown.split())
    offer = "Mediterranean Avenue, $100 and Get Out of Jail Free (Chance) for Boardwalk."
    assert f"Offer Ben {offer}" in shown
    assert f"You offer Ben {offer} Ben refuses your offer." in shown


def test_a_trade_the_rules_forbid_is_refused_in_a_sentence(tmp_path: Path) -> None:
    game = started(seats=2)
    scripted = Scripted(tmp_path, game, ("person", "greedy"))
    before = game.digest()
    scripted.play("t", "50", "", "y", "t", "", "", "n")
    assert "players lend each other none. (10 MCS 200(a))" in " ".join(scripted.shown.split())
    assert game.digest() == before


def test_a_mortgaged_deed_received_can_be_kept_or_lifted(tmp_path: Path) -> None:
    """10 MCS 180(h)"""
    game = started(first=YOU)
    give(game, ADA, 39)
    game.apply(Mortgage(39), by="Ada")
    game.apply(Offer(YOU, [39], 0, [], [], 50, []), by="Ada")
    scripted = Scripted(tmp_path, game)
    scripted.play("3", "2")  # accept, lift
    assert "A deed came to you mortgaged." in scripted.shown
    assert "You lift the mortgage on Boardwalk for $200." in scripted.shown


def test_the_host_says_when_time_is_up(tmp_path: Path) -> None:
    """10 MCS 220"""
    game = started("statutes-timed")
    scripted = Scripted(tmp_path, game)
    assert scripted.play("e", *[""] * 12)
    assert "Time is up: this turn is the last." in scripted.shown
    assert "How it ended" in scripted.shown


def test_in_jail_the_ways_out_are_on_the_menu(tmp_path: Path) -> None:
    game = started()
    game.state.jail[YOU], game.state.position[YOU] = NEWCOMER, 10
    game.state.jail_card[1] = YOU
    scripted = Scripted(tmp_path, game)
    scripted.play("3")
    for words in (
        "Your turn. You are in Jail with $1,500.",
        "1  Throw for doubles  ⏎",
        "2  Pay the $50 fine · leaves $1,450",
        "3  Use Get Out of Jail Free (Community Chest)",
        "You put Get Out of Jail Free (Community Chest) back under the deck, leave Jail",
    ):
        assert words in scripted.shown


def test_a_skipped_turn_can_be_called_back(tmp_path: Path) -> None:
    """20 MCS 60(b)"""
    game = started("wikibook", first=BEN)
    game.apply(Throw(), by="Ada")
    scripted = Scripted(tmp_path, game)
    scripted.play("1")
    assert "Call Ben's skipped turn back" in scripted.shown
    assert "You call it back" in scripted.shown


def test_with_three_of_a_kind_any_space_can_be_named(tmp_path: Path) -> None:
    """60 MCS 50"""
    game = started("statutes-speed")
    s = game.state
    s.ask(TO_MOVE_ANYWHERE)
    s.phase = TO_MOVE_ANYWHERE
    s.stage = STAGE_AFTER_THROW
    scripted = Scripted(tmp_path, game)
    scripted.play("1", "", "1", "park", "2")
    assert "1  Go to any Space …  ⏎" in scripted.shown
    assert "You go to Park Place." in scripted.shown


def test_a_player_banking_for_the_table_knocks_down(tmp_path: Path) -> None:
    """10 MCS 40"""
    game = started(banker="player", seats=2)
    scripted = Scripted(tmp_path, game, ("person", "greedy"))
    while game.phase != "to-buy" or game.state.actor != YOU:
        scripted.play("")
    scripted.play("2", "3")
    assert "Knock down: nobody wants" in scripted.shown


# --- anything at all


def keys(rng: random.Random, count: int) -> Iterator[str]:
    choices = ["", "", "", "1", "1", "2", "3", "b1", "m", "m1", "l1", "s1", "t", "d", "v", "w", "?"]
    choices += ["k", "y", "1 2", "0", "50", "$1,000", "road", "zzz", "é\x00", "99", "b", "s", "l"]
    for _ in range(count):
        yield rng.choice(choices)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(16))
def test_whatever_is_typed_the_game_stands(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    themes: list[dict[str, object]] = [
        {"rent_claim": "on-demand", "salary_claim": "on-demand"},
        {"banker": "player"},
        {"business": "before-throw", "jail_business": False, "free_parking": "all"},
        {"joke_card": True, "houses": 6, "hotels": 1},
    ]
    rules = ["statutes", "wikibook", "london-speed", "mcc-short", "parker-timed"][seed % 5]
    options = themes[seed % 4]
    names = ["You", "Ada", "Ben", "Cleo", "Dan"][: rng.randint(2, 5)]
    game = Game.new(rule_set(rules, **options), players=names, seed=seed)
    kinds = ["person", *rng.choices(["greedy", "random"], k=len(names) - 1)]
    size = (80, 24) if seed % 2 else (140, 45)
    scripted = Scripted(tmp_path, game, kinds, width=size[0], height=size[1])
    scripted.play_on(keys(rng, 120))
    assert max(map(len, scripted.shown.splitlines())) <= max(size[0], 120)
    assert save.load(scripted.path).game.digest() == game.digest()
