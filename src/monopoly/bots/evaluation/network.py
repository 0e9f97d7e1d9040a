"""The value network: everybody's chance to win, from what lies open, in a few microseconds.

Each player still in the game gets a score, by the same small network from the player's own row of
features; the scores become chances that add up to 1. So it makes no difference who sits where: only
whose turn it is and who comes next.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.evaluation.features import Features
from monopoly.bots.evaluation.places import FEATURES
from monopoly.bots.evaluation.weights import Layer, Weights, shipped_weights
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import OVER, Bundle

BLOCK: Final = 8  # units worked out at a time, each in a register


@final
class _Fan:
    """The weights from one input to the eight units of a block.

    As attributes, not as items of a `vec`: reading these checks no bounds, which would take longer
    than the sums.
    """

    def __init__(self, weights: list[float]) -> None:
        self.a: Final = weights[0]
        self.b: Final = weights[1]
        self.c: Final = weights[2]
        self.d: Final = weights[3]
        self.e: Final = weights[4]
        self.f: Final = weights[5]
        self.g: Final = weights[6]
        self.h: Final = weights[7]


@final
class _Dense:
    """A layer, its units filled up to whole blocks."""

    def __init__(self, layer: Layer) -> None:
        units = -(-layer.units // BLOCK) * BLOCK
        filling = [0.0] * (units - layer.units)
        fans: list[_Fan] = []
        for unit in range(0, units, BLOCK):
            for row in range(layer.inputs):
                weights = layer.weights[row * layer.units : (row + 1) * layer.units] + filling
                fans.append(_Fan(weights[unit : unit + BLOCK]))
        self.inputs: Final[i64] = layer.inputs
        self.units: Final[i64] = units
        self.fans: Final = vec[_Fan](fans)  # by block, then by input
        self.biases: Final = vec[float](layer.biases + filling)
        self.out: Final = vec[float]([0.0] * units)

    def run(self, x: vec[float], row: i64) -> None:
        """Writes `out`: what is below zero is zero. Inputs that are zero cost nothing."""
        fans, biases, out, inputs = self.fans, self.biases, self.out, self.inputs
        at: i64 = 0
        for unit in range(0, self.units, BLOCK):
            a, b, c, d = biases[unit], biases[unit + 1], biases[unit + 2], biases[unit + 3]
            e, f, g, h = biases[unit + 4], biases[unit + 5], biases[unit + 6], biases[unit + 7]
            for i in range(row, row + inputs):
                value = x[i]
                if value != 0.0:
                    fan = fans[at]
                    a += fan.a * value
                    b += fan.b * value
                    c += fan.c * value
                    d += fan.d * value
                    e += fan.e * value
                    f += fan.f * value
                    g += fan.g * value
                    h += fan.h * value
                at += 1
            out[unit] = max(a, 0.0)
            out[unit + 1] = max(b, 0.0)
            out[unit + 2] = max(c, 0.0)
            out[unit + 3] = max(d, 0.0)
            out[unit + 4] = max(e, 0.0)
            out[unit + 5] = max(f, 0.0)
            out[unit + 6] = max(g, 0.0)
            out[unit + 7] = max(h, 0.0)


@final
class ValueNetwork:
    """Chances by the network. Bots of one thread may share one: its buffers are its own."""

    def __init__(self, weights: Weights | None = None) -> None:
        chosen = shipped_weights() if weights is None else weights
        hidden, last = chosen.layers[:-1], chosen.layers[-1]
        self.features: Final = Features()
        self._hidden: Final = [_Dense(layer) for layer in hidden]
        self._last: Final = vec[float](last.weights)
        self._bias: Final = last.biases[0]
        self._scores: Final = vec[float]([0.0] * SEATS_MAX)

    def chances(self, view: View, out: vec[float]) -> None:
        """Writes each player's chance to win; `out` has room for all who began the game."""
        if view.phase == OVER:
            _write_result(view, out)
            return
        self.features.estimates.look(view)
        self._write(view, out)

    def chances_after_trade(
        self, view: View, one: i64, two: i64, give: Bundle, get: Bundle, out: vec[float]
    ) -> None:
        """The chances if `one` gave and got this in a trade with `two`.

        Nothing is checked, and nothing is copied: it costs no more than `chances`.
        """
        position = self.features.estimates
        position.look(view)
        position.trade(view, one, two, give.deeds, get.deeds, give.cash - get.cash)
        for deck in range(2):
            if bitset.has(give.cards, deck):
                position.hand_card(one, two)
            if bitset.has(get.cards, deck):
                position.hand_card(two, one)
        self._write(view, out)

    def _write(self, view: View, out: vec[float]) -> None:
        self.features.write(view)
        position = self.features.estimates
        for player in range(view.players):
            out[player] = 0.0
        scores = self._scores
        highest = -1e300
        for index in range(position.count):
            score = self._score(index)
            scores[index] = score
            highest = max(highest, score)
        total = 0.0
        for index in range(position.count):
            scores[index] = exp(scores[index] - highest)
            total += scores[index]
        for index in range(position.count):
            out[position.seats[index].player] = scores[index] / total

    def _score(self, index: i64) -> float:
        x = self.features.rows
        row = index * FEATURES
        for layer in self._hidden:
            layer.run(x, row)
            x = layer.out
            row = 0
        last = self._last
        score = self._bias
        for i in range(len(last)):
            score += last[i] * x[row + i]
        return score


_SHARED: Final[list[ValueNetwork]] = []


def shared_network() -> ValueNetwork:
    """One for all bots of this process: making one takes longer than asking it."""
    if not _SHARED:
        _SHARED.append(ValueNetwork())
    return _SHARED[0]


def _write_result(view: View, out: vec[float]) -> None:
    winners = view.winners
    share = 1.0 / float(max(bitset.count(winners), 1))
    for player in range(view.players):
        out[player] = share if bitset.has(winners, player) else 0.0


def evaluate(view: View) -> list[float]:
    """Every player's chance to win as the network sees it, in the order of the seats."""
    out = vec[float]([0.0] * view.players)
    ValueNetwork().chances(view, out)
    return [float(chance) for chance in out]
