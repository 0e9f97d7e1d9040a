"""Plays the games from which the second compilation learns what is hot (setup.py)."""

from librt.vecs import vec

from monopoly import preset_names
from monopoly.bots import View, make_bot
from monopoly.bots.evaluation import ValueNetwork
from monopoly.bots.evaluation.places import FEATURES
from monopoly.bots.evaluation.weights import Layer, Weights
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab.simulation.accumulators import new_accumulators
from monopoly.lab.simulation.plan import Plan
from monopoly.rules import engine
from monopoly.rules.observer import Observers
from monopoly.rules.ruleset import rule_set

NAMES = ["Ann", "Bob", "Cy", "Dan"]


def play(preset: str, bots: list[str], games: int, turns_max: int) -> None:
    board = board_for(rule_set(preset))
    accumulators = new_accumulators(Plan(games, tuple(bots), preset, turns_max=turns_max))
    observers = Observers(list(accumulators))
    for seed in range(games):
        dealer = SeededDealer(seed)
        state = new_game(board, NAMES, dealer)
        observers.begin_game()
        state.observers = observers if seed % 2 else None  # simulations count, tables do not
        play_out(state, [make_bot(bot, seed) for bot in bots], dealer, turns_max)
        for accumulator in accumulators:
            accumulator.observe(state, [0, 1, 2, 3])
        for player in range(len(NAMES)):
            engine.legal_actions(state.copy(), player)


def judge(games: int) -> None:
    """The value network at work, with any weights: the shipped ones may be for other features."""
    units = 24
    layers = (
        Layer(FEATURES, units, [0.01, -0.02] * (FEATURES * units // 2), [0.1] * units),
        Layer(units, 1, [0.1] * units, [0.0]),
    )
    network = ValueNetwork(Weights(layers, {}))
    board = board_for(rule_set("statutes"))
    out = vec[float]([0.0] * len(NAMES))
    for seed in range(games):
        dealer = SeededDealer(seed)
        state = new_game(board, NAMES, dealer)
        play_out(state, [make_bot("trader") for _ in NAMES], dealer, 10 + seed % 80)
        for _ in range(20):
            network.chances(View(state), out)


def main() -> None:
    play("parker", ["greedy"] * 4, 400, 1000)
    play("statutes", ["greedy"] * 3 + ["random"], 100, 400)
    play("statutes", ["trader"] * 4, 200, 400)
    play("parker", ["trader"] * 4, 1500, 1000)  # short games, long thoughts
    judge(200)
    for preset in preset_names():
        play(preset, ["greedy", "random", "cautious", "trader"], 4, 200)


if __name__ == "__main__":
    main()
