"""The value network: everybody's chance to win at a glance, where rollouts would take too long.

>>> from monopoly import Game
>>> from monopoly.bots import View
>>> game = Game.new(players=["Ann", "Bob", "Cy"], seed=7)
>>> chances = evaluate(View(game.state))
>>> len(chances), round(sum(chances), 9)
(3, 1.0)

A bot that asks often keeps a `ValueNetwork`, and a `vec` that it writes to:

>>> from librt.vecs import vec
>>> network, out = ValueNetwork(), vec[float]([0.0] * 3)
>>> network.chances(View(game.state), out)
>>> list(out) == chances
True
"""

from monopoly.bots.evaluation.network import ValueNetwork, evaluate
from monopoly.bots.evaluation.weights import WeightsError

__all__ = ["ValueNetwork", "WeightsError", "evaluate"]
