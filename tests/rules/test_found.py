"""What random play and the scenarios once found broken, each as a test of its own."""

from monopoly import Game, Throw, preset_names
from tests.fuzz import FuzzGame, Seen


def test_a_debt_for_dealt_deeds_can_be_raised_before_play_begins() -> None:
    """10 MCS 220(b): seed 97 found a debtor with nothing to do in the opening."""
    game = Game.new("statutes-timed", players=["Ann", "Bob", "Cy"], seed=1, starting_cash=350)
    assert game.phase == "to-settle"
    assert {action.kind for action in game.legal_actions()} == {"mortgage"}
    for _ in range(6):
        if game.phase == "to-settle":
            game.apply(game.legal_actions()[0])
    assert game.phase == "opening"
    assert game.legal_actions() == [Throw()]


def test_the_seeds_that_once_failed() -> None:
    for seed in (97,):
        FuzzGame(seed, Seen()).play()


def test_every_preset_lists_something_for_its_actor_from_the_first_moment() -> None:
    for preset in preset_names():
        assert Game.new(preset, players=["Ann", "Bob"], seed=4).legal_actions()
