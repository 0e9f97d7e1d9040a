"""Games and positions: taken from a game, begun from one, recorded and replayed."""

import json
from dataclasses import replace

import pytest

from monopoly import (
    CallSkip,
    Game,
    GameError,
    Position,
    PositionError,
    RecordError,
    ScriptedDealer,
    Throw,
)
from monopoly.chance.fair import FairDealer
from monopoly.game.verify import reveal, verify
from monopoly.rules.state import deck_order


def played(game: Game, actions: int) -> Game:
    for _ in range(actions):
        if game.over:
            break
        game.apply(game.legal_actions()[0])
    return game


@pytest.fixture
def game() -> Game:
    return played(Game.new("wikibook", players=["Ann", "Bob", "Cy"], seed=5), 150)


def test_a_game_tells_its_position(game: Game) -> None:
    position = game.position()
    assert position.actor == game.actor
    assert position.phase == game.phase
    assert [player.cash for player in position.players] == list(game.state.cash)[:3]
    assert position.rules == "wikibook"


def test_a_game_goes_on_from_a_position(game: Game) -> None:
    position = game.position()
    other = Game.from_position(position, seed=99)
    assert other.position() == position
    assert other.players == game.players
    assert other.legal_actions() == game.legal_actions()
    played(other, 50)
    assert other.length == 50


def test_the_dealer_orders_only_what_nobody_has_seen() -> None:
    position = Position.from_dict(
        {
            "players": ["Ann", {"name": "Bob", "jail_cards": ["chance"]}],
            "chance": {"top": ["chance-boardwalk"], "bottom": ["chance-go", "chance-jail"]},
        }
    )
    orders = set()
    for seed in range(5):
        game = Game.from_position(position, seed=seed)
        ids = [game.board.decks[0].cards[card].id for card in deck_order(game.state, 0)]
        assert ids[0] == "chance-boardwalk"
        assert ids[-2:] == ["chance-go", "chance-jail"]
        assert len(ids) == 16
        orders.add(tuple(ids))
        assert game.position() == position
    assert len(orders) == 5


def test_drawn_cards_are_known_from_then_on() -> None:
    position = Position.from_dict(
        {"players": ["Ann", "Bob"], "chance": {"top": ["chance-dividend"]}}
    )
    game = Game.from_position(position, dealer=ScriptedDealer([Throw(3, 4), Throw(3, 4)], []))
    game.apply(Throw())
    assert game.position().chance.top == ()
    assert game.position().chance.bottom == ("chance-dividend",)
    assert len(game.position().chance.unseen) == 16
    played(game, 1)
    game.apply(Throw())  # the topmost of the unseen
    assert game.position().chance.bottom == ("chance-dividend", "chance-go")


def test_a_called_skipped_turn_leaves_the_cards_known() -> None:
    position = Position.from_dict({"rules": "wikibook", "players": ["Ann", "Bob", "Cy"]})
    game = Game.from_position(position, dealer=ScriptedDealer([Throw(3, 4), Throw(3, 4)], []))
    game.apply(Throw(), "Cy")  # out of turn, on Chance
    drawn = game.position()
    assert drawn.chance.bottom == ("chance-go",)
    assert drawn.before_skip is not None
    assert drawn.before_skip.chance.top == ("chance-go",)
    assert Position.parse(str(drawn)) == drawn
    for again in (game, Game.from_position(drawn, seed=3)):
        again.apply(CallSkip(), "Ann")
        assert again.position().chance.top == ("chance-go",)
        assert again.actor == "Ann"
        assert again.position() == game.position()


def test_a_game_begun_from_a_position_is_recorded_and_replays(game: Game) -> None:
    other = played(Game.from_position(game.position(), seed=8), 80)
    lines = other.record()
    header = json.loads(lines[0])
    assert Position.from_dict(header["position"]) == game.position()
    twin = Game.replay(lines)
    assert twin.digest() == other.digest()
    assert twin.record() == lines
    played(twin, 10)
    played(other, 10)
    assert twin.record() == other.record()


def test_it_can_be_undone(game: Game) -> None:
    other = Game.from_position(game.position(), seed=8)
    before = other.position()
    played(other, 3)
    for _ in range(3):
        other.undo()
    assert other.position() == before
    with pytest.raises(GameError, match="nothing to undo"):
        other.undo()


def test_fair_dice_are_verified(game: Game) -> None:
    secret = bytes(range(32))
    other = Game.from_position(game.position(), dealer=FairDealer(secret, "t", [("Ann", "hi")]))
    played(other, 40)
    checked, _ = verify(reveal(other.record(), secret))
    assert checked.shuffles == 2


def test_a_banker_who_only_banks_keeps_the_name() -> None:
    players = ["Ann", "Bob", "Cy", "Dan", "Eve"]
    game = Game.new("statutes-tabletop", players=players, seed=3, banker_name="Zoe")
    position = game.position()
    assert position.banker == "Zoe"
    other = Game.from_position(Position.parse(str(position)), seed=3)
    assert other.name(-1) == "Zoe"
    assert Game.replay(other.record()).name(-1) == "Zoe"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"position": {}}, "line 1: players: a list of players expected"),
        ({"position": 7}, "line 1: A position has fields in braces"),
        ({"players": ["Ann", "Bob", "Dan"]}, "line 1: The position is of another game"),
        ({"rules": "statutes"}, "line 1: The position is of another game"),
    ],
)
def test_a_header_that_contradicts_itself_is_refused(
    game: Game, change: dict[str, object], problem: str
) -> None:
    lines = Game.from_position(game.position(), seed=8).record()
    lines[0] = json.dumps(json.loads(lines[0]) | change)
    with pytest.raises(RecordError, match=problem):
        Game.replay(lines)


def test_the_unseen_cards_of_a_record_must_be_those_of_its_position(game: Game) -> None:
    lines = Game.from_position(game.position(), seed=8).record()
    lines[1] = json.dumps({"shuffle": "chance", "order": list(range(17))})
    with pytest.raises(RecordError, match="line 2: does not give the order of all"):
        Game.replay(lines)


def test_seed_and_dealer_exclude_each_other(game: Game) -> None:
    with pytest.raises(GameError, match="a seed or a dealer"):
        Game.from_position(game.position(), seed=1, dealer=ScriptedDealer([], []))


def test_a_position_that_cannot_be_begins_no_game(game: Game) -> None:
    with pytest.raises(PositionError, match="phase"):
        Game.from_position(replace(game.position(), phase="to-bid"))
