"""Undo: whatever is done afterwards, the record replays to the same game, which goes on alike."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monopoly import Game, PayFine, ScriptedDealer, SeededDealer, Throw, preset_names
from monopoly.game import verify
from tests.fair_games import SECRET, a_dealer

PLAYERS = ["Ann", "Bob", "Cy"]
STEPS = 60
GOES_ON = 25


def play(game: Game, steps: int) -> None:
    """The same choices each time: throws when it may, else the first thing listed."""
    for _ in range(steps):
        if not game.over:
            choices = game.legal_actions()
            game.apply(next((a for a in choices if a.kind in ("throw", "pass")), choices[0]))


def play_and_take_back(game: Game, seed: int) -> None:
    """Anything legal by whoever is to act; one step in five takes some back instead."""
    rng = random.Random(seed)
    for _ in range(STEPS):
        if rng.random() < 0.2 or game.over:
            for _ in range(min(game.length, rng.randint(1, 4))):
                game.undo()
        else:
            game.apply(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("preset", preset_names())
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32))
def test_with_a_seed(preset: str, seed: int) -> None:
    game = Game.new(preset, players=PLAYERS, seed=seed)
    play_and_take_back(game, seed)
    twin = Game.replay(game.record())
    assert twin.record() == game.record()
    play(game, GOES_ON)
    play(twin, GOES_ON)
    assert twin.record() == game.record()


@pytest.mark.parametrize("preset", preset_names())
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_with_fair_dice(preset: str, seed: int) -> None:
    game = Game.new(preset, players=PLAYERS, dealer=a_dealer())
    play_and_take_back(game, seed)
    lines = game.record()[:-1]
    twin = Game.replay(lines, dealer=verify.dealer_of(lines, SECRET))
    play(game, GOES_ON)
    play(twin, GOES_ON)
    assert twin.record() == game.record()
    assert verify.check_dice(verify.reveal(game.record(), SECRET)).throws == game._throws


@pytest.mark.parametrize("preset", [name for name in preset_names() if "speed" not in name])
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_with_a_script(preset: str, seed: int) -> None:
    dice = SeededDealer(seed)
    game = Game.new(
        preset, players=PLAYERS, dealer=ScriptedDealer([dice.throw(2) for _ in range(STEPS)], [])
    )
    play_and_take_back(game, seed)
    assert Game.replay(game.record()).record() == game.record()


# --- two dice taken back, three thrown instead


def thrown_in_jail(seed: int) -> Game | None:
    """Somebody to whom the third die belongs has just thrown for doubles in Jail."""
    game = Game.new("statutes-speed", players=PLAYERS, seed=seed)
    for _ in range(300):
        if game.over:
            return None
        could_pay = game.why_not(PayFine()) is None
        third_die = game.state.passed_go >> game.state.actor & 1
        play(game, 1)
        if could_pay and third_die:
            return game
    return None


def take_back_and_pay(game: Game) -> None:
    game.undo()
    game.apply(PayFine())
    game.apply(Throw())
    assert len(json.loads(game.record()[-2])["dice"]) == 3


def test_two_dice_taken_back_and_three_thrown_with_a_seed() -> None:
    game = next(found for seed in range(100) if (found := thrown_in_jail(seed)))
    take_back_and_pay(game)
    twin = Game.replay(game.record())
    play(game, GOES_ON)
    play(twin, GOES_ON)
    assert twin.record() == game.record()


def test_two_dice_taken_back_and_three_thrown_by_a_script() -> None:
    found = next(found for seed in range(100) if (found := thrown_in_jail(seed)))
    entries = [json.loads(line) for line in found.record()]
    throws = [Throw(*entry["dice"]) for entry in entries if "dice" in entry]
    orders = [entry["order"] for entry in entries if "order" in entry]
    dealer = ScriptedDealer([*throws, Throw(3, 4, 1)], orders)
    game = Game.new("statutes-speed", players=PLAYERS, dealer=dealer)
    play(game, found.length)
    assert game.digest() == found.digest()
    take_back_and_pay(game)
    assert Game.replay(game.record()).record() == game.record()


def test_a_dealer_that_did_not_shuffle_cannot_say_where_the_throws_began() -> None:
    dealer = SeededDealer(1)
    assert not dealer.resume(0, 0)
    assert not dealer.resume(2, 5)
    dealer.shuffle(17)
    dealer.shuffle(16)
    assert not dealer.resume(1, 0)
    throws = [dealer.throw(3) for _ in range(9)]
    assert dealer.copy().resume(2, 5)
    assert dealer.resume(2, 4)
    assert [dealer.throw(3) for _ in range(5)] == throws[4:]
