"""Games of the sparring field, as its tests play them."""

from collections.abc import Iterator

from monopoly.bots import Bot, View, make_bot
from monopoly.bots.rollouts.playout import Playout, play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import asking, engine, invariants
from monopoly.rules.action import Action
from monopoly.rules.board import Board
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER, State
from monopoly.rules.throw import Throw, dice_thrown

NAMES = list("ABCDEFGH")


def played(bots: list[str], seed: int, *, turns: int) -> State:
    """A game of these bots, with its events."""
    dealer = SeededDealer(seed)
    state = new_game(board_for(rule_set("statutes")), NAMES[: len(bots)], dealer)
    state.log = []
    play_out(state, [make_bot(name, seed) for name in bots], dealer, turns)
    return state


def play_checked(board: Board, bots: list[Bot], seed: int, turns: int) -> None:
    """A game with the invariants asked after every action."""
    dealer = SeededDealer(seed)
    state = new_game(board, NAMES[: len(bots)], dealer)
    playout = Playout(state, bots, [dealer] * len(bots), turns)
    while playout.step():
        assert not invariants.broken(state)


def decisions(bots: list[Bot], seed: int, turns: int) -> Iterator[tuple[State, int, Action]]:
    """Every moment of a game, who is about to choose, and what it chooses then."""
    dealer = SeededDealer(seed)
    state = new_game(board_for(rule_set("statutes")), NAMES[: len(bots)], dealer)
    while state.phase != OVER and state.turn <= turns:
        seat = int(asking.next_to_ask(state, 0))
        before = state.copy()
        action = bots[seat].choose(View(state), seat)
        assert action is not None
        yield before, seat, action
        if isinstance(action, Throw):
            action = dealer.throw(dice_thrown(state, seat))
        engine.apply(state, action, seat)
