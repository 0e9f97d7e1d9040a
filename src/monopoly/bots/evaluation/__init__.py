"""The value network: everybody's chance to win at a glance, where rollouts would take too long."""

from monopoly.bots.evaluation.network import ValueNetwork, evaluate
from monopoly.bots.evaluation.weights import WeightsError

__all__ = ["ValueNetwork", "WeightsError", "evaluate"]
