"""`Game.apply` returns a `Step`: who, the action as carried out, and what happened."""

import json

import pytest

from monopoly import (
    Decline,
    Game,
    GameError,
    IllegalAction,
    KnockDown,
    Leave,
    Pass,
    SeededDealer,
    Step,
    Throw,
    TimeUp,
)
from monopoly.game import actions
from monopoly.rules import engine
from monopoly.rules.board import BANK
from monopoly.rules.events import Moved, Thrown
from tests.game.scripted import PLAYERS, scripted


def test_a_step_has_the_seat_the_dice_and_the_events() -> None:
    step = scripted(Throw(1, 2)).apply(Throw())
    thrown, moved = Thrown(0, 1, 2, 0, 0), Moved(0, 0, 3, True)
    assert (step.seat, step.action) == (0, Throw(1, 2))
    assert step.events == (thrown, moved)
    assert repr(step) == f"Step(seat=0, action=Throw(dice=[1, 2]), events=({thrown}, {moved}))"


def test_a_step_reads_as_its_events() -> None:
    step = scripted(Throw(1, 2)).apply(Throw(), by="Ann")
    assert [event.kind for event in step] == ["thrown", "moved"]
    assert (len(step), step[-1].kind, step[:1]) == (2, "moved", step.events[:1])
    assert step.events[0] in step


def test_the_action_of_a_step_is_what_the_record_holds() -> None:
    game = Game.new("london-speed", players=PLAYERS, seed=3)
    for _ in range(120):
        step = game.apply(game.legal_actions()[0])
        entry = json.loads(game.record()[-2])
        assert entry == {"by": game.players[step.seat]} | actions.to_dict(step.action)
        assert isinstance(step, Step)
        assert not isinstance(step.action, Throw) or step.action.has_faces()


def test_an_action_of_the_bank_is_a_step_of_no_seat() -> None:
    game = Game.new("statutes-timed", players=PLAYERS, seed=1)
    assert game.apply(TimeUp(), by="Bank").seat == BANK


def test_a_refused_throw_draws_no_dice() -> None:
    game = Game.new("statutes", players=PLAYERS, seed=5)
    twin = game.copy()
    with pytest.raises(IllegalAction):
        game.apply(Throw(), by="Bob")
    assert game.apply(Throw()) == twin.apply(Throw())


def test_a_dealer_that_gives_dice_which_are_not_thrown_is_refused() -> None:
    game = scripted(Throw(1, 2, 3))
    before = game.digest()
    with pytest.raises(IllegalAction, match="not faces of the dice Ann throws"):
        game.apply(Throw())
    assert game.digest() == before


# --- legality is checked once


def test_an_action_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the uncompiled build every call is seen, in the compiled one those of `Game`."""
    asked = []
    whole = engine.why_not

    def why_not(*args: object) -> object:
        asked.append(args)
        return whole(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(engine, "why_not", why_not)
    game = Game.new("statutes", players=PLAYERS, seed=5)
    for count in range(1, 40):
        game.apply(Throw() if game.phase in ("opening", "to-throw") else game.legal_actions()[0])
        assert len(asked) == count
    lines = game.record()
    asked.clear()
    Game.replay(lines)
    assert len(asked) == game.length


# --- actions of a record


def test_a_recorded_throw_is_repeated_with_its_dice() -> None:
    game = Game.new("statutes", players=PLAYERS, dealer=SeededDealer(9))
    twin = Game.new("statutes", players=PLAYERS, dealer=SeededDealer(9))
    for _ in range(60):
        step = game.apply(game.legal_actions()[0])
        assert twin.repeat(step.action, step.seat, check_dice=True) == step
    assert twin.record() == game.record()
    assert twin.apply(twin.legal_actions()[0]) == game.apply(game.legal_actions()[0])


def test_other_dice_than_the_dealers_are_found_where_they_are_checked() -> None:
    game = scripted(Throw(1, 2), Throw(1, 2))
    with pytest.raises(GameError, match=r"Throw\(dice=\[1, 2\]\), not Throw\(dice=\[6, 1\]\)"):
        game.repeat(Throw(6, 1), "Ann", check_dice=True)
    assert game.repeat(Throw(6, 1), "Ann").action == Throw(6, 1)  # anybody's record
    with pytest.raises(IllegalAction):
        game.repeat(Throw(6, 1), "Bob")


# --- who acts for a Banker who is out of the game


def test_a_banker_who_has_left_acts_as_the_bank_by_name_and_by_seat() -> None:
    game = scripted(Throw(1, 2), banker="player")
    assert (game.banker, game.seat("Ann"), game.seat(0)) == ("Ann", 0, 0)
    game.apply(Leave(), by="Ann")
    assert game.seat("Ann") == game.seat(0) == game.seat("Bank") == BANK
    assert game.seat("Bob") == game.seat(1) == 1
    for by in ("Ann", 0):
        violation = game.why_not(Throw(), by)
        assert violation is not None
        assert violation.key == "retired"
    game.apply(Throw())
    game.apply(Decline())
    game.apply(Pass(), by=2)
    game.apply(Pass(), by="Bob")
    assert game.legal_actions(0) == game.legal_actions("Ann") == [KnockDown()]
    assert game.apply(KnockDown(), by=0).seat == BANK
