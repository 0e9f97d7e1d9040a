"""Who is asked next, in and out of turn."""

from monopoly import Game, Leave, Offer, Throw
from monopoly.rules import asking
from monopoly.rules.board import BANK
from monopoly.rules.state import State

PLAYERS = ["Ann", "Bob", "Cy", "Dan"]


def opened(salary_claim: str = "automatic") -> Game:
    game = Game.new("statutes-short", players=PLAYERS, seed=3, salary_claim=salary_claim)
    while game.phase == "opening":
        game.apply(Throw())
    return game


def asked(s: State) -> list[int]:
    """Everybody in the order in which they are asked, each having nothing to say."""
    silent, found = 0, []
    while (player := int(asking.next_to_ask(s, silent))) != s.actor:
        found.append(player)
        silent |= 1 << player
    return [*found, player]


def offers_to_all(game: Game) -> None:
    """Everybody but the last gets an offer, whoever is the actor."""
    for seat in range(3):
        deed = next(int(space) for space in game.board.deeds if game.state.owner[space] == seat)
        game.apply(Offer(to=seat, give_cash=1, get_deeds=[deed]), by=3)


def test_nobody_but_the_actor_where_nothing_stands() -> None:
    game = opened()
    assert not asking.anything_stands(game.state)
    assert asked(game.state) == [game.state.actor]


def test_whoever_has_an_offer_answers_first_from_the_actors_left_on() -> None:
    game = opened()
    offers_to_all(game)
    actor = int(game.state.actor)
    round_the_table = [(actor + 1 + i) % 4 for i in range(3)]
    assert asked(game.state) == [*(seat for seat in round_the_table if seat != 3), actor]


def test_who_has_said_nothing_is_not_asked_again() -> None:
    game = opened()
    offers_to_all(game)
    first, second, *_ = asked(game.state)
    assert asking.next_to_ask(game.state, 1 << first) == second


def test_a_claim_and_a_salary_wait_for_their_owners() -> None:
    s = opened(salary_claim="on-demand").state
    player = (int(s.actor) + 2) % 4
    assert asked(s) == [s.actor]
    s.salary_due[player] = 200
    assert asking.has_to_answer(s, player)
    assert asked(s) == [player, s.actor]


def test_who_is_out_of_the_game_is_not_asked() -> None:
    game = opened(salary_claim="on-demand")
    out = (int(game.state.actor) + 1) % 4
    game.apply(Leave(), by=out)
    game.state.salary_due[out] = 200
    assert asked(game.state) == [game.state.actor]


def test_the_bank_is_asked_when_it_is_the_actor_and_after_those_who_answer() -> None:
    s = opened(salary_claim="on-demand").state
    s.actor = BANK
    s.salary_due[2] = 200
    assert asked(s) == [2, BANK]
