"""Undo: whatever is done afterwards, the record replays to the same game, which goes on alike."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monopoly import Game, GameError, PayFine, ScriptedDealer, SeededDealer, Throw, preset_names
from monopoly.bots import View
from monopoly.game import verify
from monopoly.game.history import SPACING
from monopoly.rules import engine
from tests.chance.fair_games import SECRET, a_dealer

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


# --- what undo costs, and what it leaves alone


def a_long_game(actions: int = 700) -> tuple[Game, list[str]]:
    """A game, and its digest after each action, that of the beginning first."""
    game = Game.new("statutes", players=PLAYERS, seed=12, starting_cash=50_000)
    digests = [game.digest()]
    while game.length < actions:
        choices = game.legal_actions()
        game.apply(choices[game.length % 7 % len(choices)])
        digests.append(game.digest())
    return game, digests


def test_every_moment_comes_back_one_by_one() -> None:
    game, digests = a_long_game()
    for length in reversed(range(700)):
        game.undo()
        assert (game.length, game.digest()) == (length, digests[length])
    with pytest.raises(GameError, match="nothing to undo"):
        game.undo()


def test_undo_carries_few_actions_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, digests = a_long_game()
    carried_out = []
    whole = engine.carry_out

    def carry_out(*args: object) -> None:
        carried_out.append(args)
        whole(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(engine, "carry_out", carry_out)
    for _ in range(300):
        game.undo()
    assert game.digest() == digests[400]
    assert len(carried_out) <= 300 + SPACING
    carried_out.clear()
    for _ in range(50):  # done and taken back again and again
        game.apply(game.legal_actions()[0])
        game.undo()
    assert len(carried_out) <= 50 + SPACING


def test_a_game_that_nobody_undoes_keeps_few_copies() -> None:
    game, _ = a_long_game()
    kept = game._history
    assert len(kept._checkpoints) == -(-700 // SPACING)
    assert len(kept._window) == 0
    game.undo()
    assert 0 < len(kept._window) <= SPACING


def test_views_of_the_game_see_what_undo_leads_back_to() -> None:
    game, digests = a_long_game(40)
    view, state = View(game.state), game.state
    cash = [view.cash(seat) for seat in range(3)]
    for _ in range(30):
        game.undo()
    assert game.state is state
    assert digests[10] == game.digest()
    assert view.turn == game.state.turn
    assert [view.cash(seat) for seat in range(3)] != cash
    assert view.legal_actions(view.actor) == game.legal_actions()


def test_a_copy_can_be_undone_without_the_other() -> None:
    game, digests = a_long_game(300)
    for _ in range(10):
        game.undo()
    twin = game.copy()
    for _ in range(200):
        twin.undo()
    assert (twin.digest(), game.digest()) == (digests[90], digests[290])
    game.undo()
    assert game.digest() == digests[289]


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
