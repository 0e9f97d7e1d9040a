"""`Game`: the interface a newcomer meets."""

import pytest

from monopoly import (
    Bid,
    Build,
    Buy,
    CallSkip,
    Decline,
    DemandRent,
    Game,
    GameError,
    IllegalAction,
    KnockDown,
    Leave,
    Offer,
    Pass,
    RuleSetError,
    ScriptedDealer,
    Throw,
    TimeUp,
)
from monopoly.story.labels import describe_action
from tests.game.scripted import PLAYERS, scripted


def play(game: Game, steps: int) -> None:
    for _ in range(steps):
        if game.over:
            return
        game.apply(game.legal_actions()[0])


def test_a_new_game_waits_for_the_first_throw_for_the_start() -> None:
    game = Game.new("statutes", players=PLAYERS, seed=7)
    assert (game.actor, game.phase) == ("Ann", "opening")
    assert game.legal_actions() == [Throw()]
    assert game.legal_actions("Bob") == []
    assert not game.over
    assert game.winners == []


def test_options_go_by_keyword() -> None:
    game = Game.new("wikibook", players=PLAYERS, seed=1, rent_claim="on-demand")
    assert game.rules.rent_claim == "on-demand"
    assert game.rules.jail_sit_out is True
    with pytest.raises(RuleSetError, match="rent_clame"):
        Game.new("statutes", players=PLAYERS, rent_clame="on-demand")


def test_the_highest_throw_starts_and_buys() -> None:
    game = scripted(Throw(1, 2))
    assert (game.actor, game.phase) == ("Ann", "to-throw")
    events = game.apply(Throw(), by="Ann")
    assert [event.kind for event in events] == ["thrown", "moved"]
    assert game.legal_actions() == [Buy(), Decline()]
    game.apply(Buy())
    assert game.state.owner[game.space("baltic avenue")] == 0
    assert game.state.cash[0] == 1440


def test_a_refusal_is_a_sentence_with_its_clause_and_changes_nothing() -> None:
    game = scripted(Throw(1, 2))
    before = game.digest()
    violation = game.why_not(Build(space=8), by="Bob")
    assert violation is not None
    assert violation.clause == "10 MCS 140"
    assert violation.sentence == "Bob does not own Vermont Avenue."
    assert str(violation) == "Bob does not own Vermont Avenue. (10 MCS 140)"
    with pytest.raises(IllegalAction, match="Vermont Avenue") as caught:
        game.apply(Build(space=8), by="Bob")
    assert caught.value.violation.key == "build-not-owner"
    assert game.digest() == before


def test_the_deal_is_told_too() -> None:
    game = Game.new("statutes-timed", players=PLAYERS, seed=2)
    kinds = [event.kind for event in game.opening_events]
    assert kinds == ["deed-dealt", "deal-paid"] * 6
    game = Game.new("london", players=PLAYERS, seed=2, tokens=["cannon", "rocking horse"])
    assert [event.kind for event in game.opening_events] == ["token-chosen"] * 2


def test_nobody_chooses_the_faces() -> None:
    game = scripted(Throw(1, 2))
    for faces in ((6, 6), (0, 5), (0, 0, 3), (-1, 0)):
        violation = game.why_not(Throw(*faces))
        assert violation is not None
        assert violation.key == "faces-are-chance"
    with pytest.raises(IllegalAction):
        game.apply(Throw(6, 6))


def test_a_bid_is_listed_once_as_the_lowest_and_carries_the_highest() -> None:
    game = scripted(Throw(1, 2))
    game.apply(Throw())
    game.apply(Decline())
    bids = [action for action in game.legal_actions("Bob") if isinstance(action, Bid)]
    assert [(bid.amount, bid.highest) for bid in bids] == [(1, 1500)]
    game.apply(Bid(70), by="Cy")
    bids = [action for action in game.legal_actions("Bob") if isinstance(action, Bid)]
    assert [(bid.amount, bid.highest) for bid in bids] == [(71, 1500)]
    assert not any(isinstance(action, Bid) for action in game.legal_actions("Cy"))


def test_anyone_may_act_where_the_clause_allows_it() -> None:
    game = scripted(Throw(1, 2))
    game.apply(Throw())
    game.apply(Buy())
    offer = Offer(to=0, give_cash=100, get_deeds=[3])
    assert game.why_not(offer, by="Bob") is None
    game.apply(offer, by="Bob")
    assert [action.kind for action in game.legal_actions("Bob")] == ["withdraw"]
    assert "accept" in [action.kind for action in game.legal_actions("Ann")]


def test_every_listed_action_can_be_applied_as_it_is() -> None:
    game = Game.new("wikibook", players=PLAYERS, seed=11, rent_claim="on-demand")
    for step in range(400):
        if game.over:
            break
        for name in PLAYERS:
            for action in game.legal_actions(name):
                game.copy().apply(action, by=name)
        choices = game.legal_actions()
        game.apply(choices[step % len(choices)])


def test_a_replay_is_the_identical_game() -> None:
    game = Game.new("statutes", players=PLAYERS, seed=3)
    play(game, 150)
    twin = Game.replay(game.record())
    assert twin.digest() == game.digest()
    assert twin.record() == game.record()
    play(game, 50)
    play(twin, 50)  # it also goes on alike: the seed's chance is where it was
    assert twin.digest() == game.digest()


def test_a_copy_is_a_game_of_its_own() -> None:
    game = Game.new("statutes", players=PLAYERS, seed=5)
    play(game, 40)
    twin = game.copy()
    before = game.digest()
    play(twin, 30)
    assert game.digest() == before != twin.digest()
    play(game, 30)
    assert game.digest() == twin.digest()
    assert game.record() == twin.record()


def test_undo_takes_back_one_action_and_the_dice_fall_the_same_again() -> None:
    game = Game.new("statutes", players=PLAYERS, seed=5)
    play(game, 30)
    after = game.digest()
    for _ in range(10):
        game.undo()
    assert game.length == 20
    play(game, 10)
    assert game.digest() == after
    assert Game.replay(game.record()).digest() == after


def test_nothing_is_there_to_undo_at_the_start() -> None:
    with pytest.raises(GameError, match="nothing to undo"):
        Game.new("statutes", players=PLAYERS, seed=1).undo()


def test_the_host_says_when_time_is_up() -> None:
    game = scripted(Throw(1, 2), rules="statutes-timed")
    with pytest.raises(IllegalAction, match="Only the host"):
        game.apply(TimeUp(), by="Ann")
    game.apply(TimeUp(), by="Bank")
    assert game.phase == "to-throw"
    game.apply(Throw())
    while game.phase != "over":
        game.apply(game.legal_actions()[0])
    assert game.over
    assert game.state.turn == 1
    assert game.actor == ""
    assert game.legal_actions("Ann") == []
    assert game.standings()[0].player in game.winners
    assert game.standings()[0].place == 1


def test_a_banker_who_only_banks_knocks_down() -> None:
    players = ["Ann", "Bob", "Cy", "Eve", "Fay"]
    throws = [Throw(6, 5), *[Throw(1, 2)] * 4, Throw(1, 2)]
    dealer = ScriptedDealer(throws, [])
    game = Game.new(players=players, dealer=dealer, banker="player", banker_name="Dan")
    for _ in range(6):
        game.apply(Throw())
    game.apply(Decline())
    game.apply(Bid(5), by="Cy")
    for name in ("Ann", "Bob", "Eve", "Fay"):
        game.apply(Pass(), by=name)
    assert game.actor == "Dan"
    assert game.legal_actions("Dan") == [KnockDown()]
    game.apply(KnockDown(), by="Dan")
    assert game.state.owner[3] == 2
    assert Game.replay(game.record()).digest() == game.digest()


def test_refusals_read_true() -> None:
    game = scripted(Throw(4, 6))
    assert str(game.why_not(Throw(), by="Bob")) == "It is Ann's throw. (10 MCS 60(c))"
    game.apply(Throw())
    assert game.phase == "to-end-turn"
    for action, by, sentence in (
        (Throw(), "Bob", "Ann has thrown, but has not ended the turn yet."),
        (Throw(), "Ann", "Ann has thrown: the turn ends here."),
        (DemandRent(7), "Ann", "No player sits there of whom rent could be asked."),
        (DemandRent(-1), "Ann", "No player sits there of whom rent could be asked."),
        (DemandRent(1), "Ann", "Bob owes Ann no rent."),
    ):
        violation = game.why_not(action, by=by)
        assert violation is not None
        assert violation.sentence == sentence


def test_a_throw_over_a_turn_that_was_not_handed_on_is_labelled_as_what_it_is() -> None:
    game = scripted(Throw(4, 6), Throw(4, 6), rules="wikibook")
    game.apply(Throw())
    assert game.legal_actions("Bob") == game.legal_actions("Cy") == [Throw()]
    assert describe_action(game, Throw(), 1) == "Throw the dice: Ann's turn is over"
    assert describe_action(game, Throw(), 2) == "Throw out of turn: Bob's turn is skipped"
    game.apply(Throw(), by="Cy")
    assert describe_action(game, CallSkip(), 0) == "Call Bob's skipped turn back"
    assert Game.replay(game.record()).digest() == game.digest()


# The Bank acts by its own name in a record, whoever keeps it.
BANKERS = {
    "a player": (PLAYERS, ""),
    "one who only banks": (["Ann", "Bob", "Cy", "Eve", "Fay"], "Dan"),
}


@pytest.mark.parametrize("table", BANKERS)
def test_time_called_where_a_person_banks_can_be_replayed_and_undone(table: str) -> None:
    players, banker = BANKERS[table]
    game = Game.new("statutes-timed", players=players, seed=1, banker="player", banker_name=banker)
    while game.phase == "opening":
        game.apply(Throw())
    opened = game.digest()
    game.apply(TimeUp(), by="Bank")
    called = game.digest()
    assert Game.replay(game.record()).digest() == called
    game.apply(Throw())
    game.undo()
    assert game.digest() == called
    game.undo()
    assert game.digest() == opened


def test_a_playing_banker_who_has_left_keeps_the_gavel_and_nothing_else() -> None:
    game = scripted(Throw(1, 2), banker="player")
    game.apply(Leave(), by="Ann")
    assert (game.actor, game.phase) == ("Bob", "to-throw")
    for action in (Throw(), TimeUp(), Leave()):
        violation = game.why_not(action, by="Ann")
        assert violation is not None
        assert violation.sentence == "Ann has retired from the game."
    game.apply(Throw())
    game.apply(Decline())
    game.apply(Bid(5), by="Cy")
    game.apply(Pass(), by="Bob")
    assert game.actor == "Ann"
    assert game.legal_actions("Ann") == [KnockDown()]
    game.apply(KnockDown(), by="Ann")
    assert game.state.owner[3] == 2
    twin = Game.replay(game.record())
    assert twin.digest() == game.digest()
    assert twin.record() == game.record()
    game.undo()
    assert game.phase == "to-bid"


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        (["Ann"], "2 to 8 players"),
        ([f"P{i}" for i in range(9)], "2 to 8 players"),
        (["Ann", "Ann"], "same name"),
        (["Ann", ""], "is no name"),
        (["Ann", "x" * 41], "is no name"),
        (["Ann", "a\nb"], "is no name"),
        (["Ann", "Bank"], "that is the Bank"),
        ("Ann", "list of names"),
    ],
)
def test_players_who_cannot_be(players: list[str], problem: str) -> None:
    with pytest.raises(GameError, match=problem):
        Game.new(players=players)


def test_set_ups_that_cannot_be() -> None:
    with pytest.raises(GameError, match="more than five"):
        Game.new(players=PLAYERS, banker="player", banker_name="Dan")
    five = [*PLAYERS, "Eve", "Fay"]
    for name in ("Bank", "the bank", " ", "x" * 41, "a\nb"):
        with pytest.raises(GameError, match=r"is no name|that is the Bank"):
            Game.new(players=five, banker="player", banker_name=name)
    with pytest.raises(GameError, match="computer banks"):
        Game.new(players=PLAYERS, banker_name="Dan")
    with pytest.raises(GameError, match="no token 'spoon'"):
        Game.new(players=PLAYERS, tokens=["spoon"])
    with pytest.raises(GameError, match="Two players have chosen the iron"):
        Game.new(players=PLAYERS, tokens=["iron", "iron"])
    with pytest.raises(GameError, match="seed"):
        Game.new(players=PLAYERS, seed=-1)
    with pytest.raises(GameError, match="seed"):
        Game.new(players=PLAYERS, seed=True)
    with pytest.raises(GameError, match="not both"):
        Game.new(players=PLAYERS, seed=1, dealer=ScriptedDealer([], []))


def test_names_that_are_not_at_the_table() -> None:
    game = Game.new(players=PLAYERS, seed=1)
    with pytest.raises(GameError, match="'Zoe'"):
        game.legal_actions("Zoe")
    with pytest.raises(GameError, match="seat 5"):
        game.apply(Throw(), by=5)
    with pytest.raises(GameError, match="'Nowhere'"):
        game.space("Nowhere")
