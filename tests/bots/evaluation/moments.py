"""Moments of games for the tests of the value network."""

from librt.vecs import vec

from monopoly.bots import View, make_bot
from monopoly.bots.evaluation import ValueNetwork
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import State

SEATS = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"]
NETWORK = ValueNetwork()


def played(
    turns: int, seed: int = 5, players: int = 4, rules: str = "statutes", **options: object
) -> State:
    """A game of traders after so many turns."""
    dealer = SeededDealer(seed)
    s = new_game(board_for(rule_set(rules, **options)), SEATS[:players], dealer)
    play_out(s, [make_bot("trader") for _ in range(players)], dealer, turns)
    return s


def chances(s: State) -> list[float]:
    """By the shipped weights."""
    return said_by(NETWORK, s)


def said_by(network: ValueNetwork, s: State) -> list[float]:
    out = vec[float]([0.5] * SEATS_MAX)
    network.chances(View(s), out)
    return [float(chance) for chance in out][: int(s.players)]
