"""Who listens to a game hears throws come to rest, rents being paid and turns passing on."""

from monopoly.bots import GreedyBot
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules.observer import IN_JAIL, Observer, Observers
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import State


class Listener(Observer):
    """An observer as anybody would write one, in plain Python."""

    def __init__(self) -> None:
        self.rests = [0] * (IN_JAIL + 1)
        self.rents = [0] * (IN_JAIL + 1)

    def came_to_rest(self, place: int) -> None:
        self.rests[place] += 1

    def rent_paid(self, space: int, amount: int) -> None:
        self.rents[space] += amount


def test_who_listens_hears_at_once_what_the_sums_of_the_game_tell() -> None:
    listener = Listener()
    observers = Observers([listener, Observer()])
    dealer = SeededDealer(3)
    state = new_game(board_for(rule_set("parker")), ["Ann", "Bob"], dealer)
    state.observers = observers
    play_out(state, [GreedyBot(), GreedyBot()], dealer, 200)
    assert listener.rests == list(observers.rests)
    assert listener.rents == list(observers.rents)
    assert sum(listener.rests) == state.throws > 50
    assert sum(listener.rents) > 0
    observers.begin_game()
    assert not any(observers.rests)
    assert not any(observers.rents)


class Turns(Observer):
    """Who had the turn, and who has it next."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.passed: list[tuple[int, int]] = []

    def turn_passed(self, player: int) -> None:
        self.passed.append((int(self.state.current), player))


def test_who_listens_hears_every_turn_pass_on_but_not_the_first_begin() -> None:
    dealer = SeededDealer(3)
    state = new_game(board_for(rule_set("parker")), ["Ann", "Bob", "Cy"], dealer)
    turns = Turns(state)
    state.observers = Observers([turns])
    play_out(state, [GreedyBot() for _ in range(3)], dealer, 12)
    assert len(turns.passed) == state.turn - 1 == 12
    assert all(following == (had + 1) % 3 for had, following in turns.passed)


def test_a_copy_of_a_state_tells_nobody() -> None:
    state = new_game(board_for(rule_set("parker")), ["Ann", "Bob"], SeededDealer(3))
    state.observers = Observers([])
    assert state.copy().observers is None
