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

BLOCK: Final = 8  # units worked out at a time, two in a register


@final
class _Eight:
    """A figure for each unit of a block.

    As attributes, not as items of a `vec`: reading these checks no bounds, which would take longer
    than the sums.
    """

    def __init__(self, figures: list[float]) -> None:
        self.a = figures[0]
        self.b = figures[1]
        self.c = figures[2]
        self.d = figures[3]
        self.e = figures[4]
        self.f = figures[5]
        self.g = figures[6]
        self.h = figures[7]


@final
class _Block:
    """Eight units of a layer."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.inputs: Final[i64] = len(weights)
        self.weights: Final = vec[_Eight]([_Eight(row) for row in weights])  # by input
        self.biases: Final = _Eight(biases)
        self.sums: Final = _Eight(biases)

    def run(self, x: vec[float], row: i64) -> None:
        """Writes `sums`. Inputs that are zero cost nothing.

        All eight sums are kept and put away side by side, nothing else in between: then the C
        compiler adds up two of them at a time.
        """
        weights = self.weights
        a, b, c, d = self.biases.a, self.biases.b, self.biases.c, self.biases.d
        e, f, g, h = self.biases.e, self.biases.f, self.biases.g, self.biases.h
        for i in range(self.inputs):
            value = x[row + i]
            if value != 0.0:
                a += weights[i].a * value
                b += weights[i].b * value
                c += weights[i].c * value
                d += weights[i].d * value
                e += weights[i].e * value
                f += weights[i].f * value
                g += weights[i].g * value
                h += weights[i].h * value
        sums = self.sums
        sums.a = a
        sums.b = b
        sums.c = c
        sums.d = d
        sums.e = e
        sums.f = f
        sums.g = g
        sums.h = h


@final
class _Dense:
    """A layer, its units filled up to whole blocks."""

    def __init__(self, layer: Layer) -> None:
        filling = [0.0] * (-layer.units % BLOCK)
        rows = [
            layer.weights[row * layer.units : (row + 1) * layer.units] + filling
            for row in range(layer.inputs)
        ]
        biases = layer.biases + filling
        blocks = [
            _Block([row[unit : unit + BLOCK] for row in rows], biases[unit : unit + BLOCK])
            for unit in range(0, len(biases), BLOCK)
        ]
        self._blocks: Final = vec[_Block](blocks)
        self.out: Final = vec[float]([0.0] * len(biases))

    def run(self, x: vec[float], row: i64) -> None:
        """Writes `out`: what is below zero is zero."""
        out = self.out
        unit: i64 = 0
        for block in self._blocks:
            block.run(x, row)
            out[unit] = max(block.sums.a, 0.0)
            out[unit + 1] = max(block.sums.b, 0.0)
            out[unit + 2] = max(block.sums.c, 0.0)
            out[unit + 3] = max(block.sums.d, 0.0)
            out[unit + 4] = max(block.sums.e, 0.0)
            out[unit + 5] = max(block.sums.f, 0.0)
            out[unit + 6] = max(block.sums.g, 0.0)
            out[unit + 7] = max(block.sums.h, 0.0)
            unit += BLOCK


@final
class ValueNetwork:
    """Chances by the network. Bots of one thread may share one: its buffers are its own."""

    def __init__(self, weights: Weights | None = None) -> None:
        chosen = shipped_weights() if weights is None else weights
        hidden, last = chosen.layers[:-1], chosen.layers[-1]
        self.features: Final = Features()
        self._hidden: Final = vec[_Dense]([_Dense(layer) for layer in hidden])
        self._last: Final = vec[float](last.weights)
        self._bias: Final = last.biases[0]
        self._scores: Final = vec[float]([0.0] * SEATS_MAX)

    def chances(self, view: View, out: vec[float]) -> None:
        """Writes each player's chance to win; `out` has room for all who began the game."""
        self.features.estimates.look(view)
        if view.phase == OVER:
            _write_result(view, out)
        else:
            self._write(view, out)

    def chances_after_trade(
        self, view: View, one: i64, two: i64, give: Bundle, get: Bundle, out: vec[float]
    ) -> None:
        """The chances if `one` gave and got this in a trade with `two`: in the position that
        `chances` was asked about last.

        Nothing is checked, and nothing is copied: it costs less than `chances`.
        """
        position = self.features.estimates
        position.look_again(view)
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
