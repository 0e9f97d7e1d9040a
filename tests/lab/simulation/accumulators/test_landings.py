"""Where throws ended, counted again by a loop that looks at the state alone."""

from collections import Counter
from math import isclose

from monopoly.bots import Bot, GreedyBot, RandomBot, View
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab import Plan, simulate
from monopoly.lab.simulation.plan import game_seed
from monopoly.rules import engine
from monopoly.rules.observer import IN_JAIL
from monopoly.rules.state import FREE, OVER, TO_END_TURN, TO_THROW
from monopoly.rules.throw import Throw, dice_thrown


def test_where_throws_ended_agrees_with_a_recount() -> None:
    plan = Plan(games=6, players=("greedy", "random"), seed=3, turns_max=60)
    counted: Counter[int] = Counter()
    for game in range(plan.games):
        counted += _recount(plan, game)
    result = simulate(plan, processes=1)
    throws = counted.total()
    assert throws > 100
    for space in range(IN_JAIL + 1):
        assert isclose(result.spaces[space].share, counted[space] / throws), space
    assert isclose(sum(space.share for space in result.spaces), 1)


def _recount(plan: Plan, game: int) -> Counter[int]:
    dealer = SeededDealer(game_seed(plan.seed, game))
    seats = plan.seats(game)
    makers = (lambda _seed: GreedyBot(), RandomBot)
    bots: list[Bot] = [makers[player](game_seed(plan.seed, game, 1 + player)) for player in seats]
    state = new_game(board_for(plan.rule_set()), ["Ann", "Bob"], dealer)
    view = View(state)
    rests: Counter[int] = Counter()
    thrower = -1  # who has thrown and may still be on the way
    while state.phase != OVER and state.turn <= plan.turns_max:
        player = int(state.actor)
        action = bots[player].choose(view, player)
        assert action is not None
        if isinstance(action, Throw):
            action = dealer.throw(dice_thrown(state, player))
            if state.phase == TO_THROW:  # neither for the start nor for a utility's rent
                thrower = player
        engine.apply(state, action, player)
        at_rest = state.phase in (TO_THROW, TO_END_TURN, OVER)
        if thrower >= 0 and at_rest:
            in_jail = state.jail[thrower] != FREE
            rests[IN_JAIL if in_jail else int(state.position[thrower])] += 1
            thrower = -1
    return rests
