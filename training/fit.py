"""Fits the network: Adam on batches of pairs, stopped when unseen games get no better.

The loss is the cross-entropy of the chances, and the squared error of what a trade does to them:
rollouts of a pair share their dice, so differences are known better than the chances themselves.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from monopoly.bots.evaluation.weights import Layer, Weights
from training.data import Data, Floats

BATCH = 512  # pairs
FIRST_RATE = 3e-3
DECAY = 1e-5  # of the weights, a step
TINY = 1e-9


@dataclass(frozen=True, slots=True)
class Errors:
    """On positions not learned from; what the noise of the rollouts adds is taken off."""

    cross_entropy: float  # of the chances, in nats
    chance: float  # root mean square error of a chance, in points
    difference: float  # the same of what a trade does to a chance of its two parties or others
    difference_size: float  # root mean square of what trades do: the error of saying "nothing"
    correlation: float


class Network:
    """Layers of numbers, with the means and spreads by which features are made comparable."""

    def __init__(self, sizes: list[int], data: Data, seed: int) -> None:
        random = np.random.default_rng(seed)
        known = _known(data)
        self.mean: Floats = known.mean(0)
        spread = known.std(0)
        self.spread: Floats = np.where(spread > 1e-4, spread, 1.0).astype(np.float32)
        self.parts: list[Floats] = []  # weights and biases by turns
        for inputs, units in zip(sizes, [*sizes[1:], 1], strict=True):
            scale = np.sqrt(2.0 / inputs) if units > 1 else 0.1
            self.parts.append(random.normal(0, scale, (inputs, units)).astype(np.float32))
            self.parts.append(np.zeros(units, np.float32))

    def forward(self, x: Floats) -> tuple[list[Floats], Floats]:
        """What each layer was given, and the chances; `x` is [positions, players, features]."""
        given = [(x - self.mean) / self.spread]
        for place in range(0, len(self.parts) - 2, 2):
            made = given[-1] @ self.parts[place] + self.parts[place + 1]
            given.append(np.maximum(made, 0))
        scores = (given[-1] @ self.parts[-2] + self.parts[-1])[..., 0]
        odds = np.exp(scores - scores.max(1, keepdims=True))
        return given, odds / odds.sum(1, keepdims=True)

    def backward(self, given: list[Floats], slope: Floats) -> list[Floats]:
        """Gradients of the parts, from the slope of the loss by the scores."""
        found: list[Floats] = []
        slope = slope[..., None]
        for place in range(len(self.parts) - 2, -1, -2):
            inputs = given[place // 2]
            flat = inputs.reshape(-1, inputs.shape[-1])
            flat_slope = slope.reshape(-1, slope.shape[-1])
            found += [flat_slope.sum(0), flat.T @ flat_slope]
            if place:
                slope = (slope @ self.parts[place].T) * (inputs > 0)
        return found[::-1]

    def weights(self, recipe: dict[str, object]) -> Weights:
        """As they are shipped: the means and spreads become part of the first layer."""
        parts = [part.astype(np.float64) for part in self.parts]
        spread = self.spread.astype(np.float64)
        parts[1] = parts[1] - (self.mean.astype(np.float64) / spread) @ parts[0]
        parts[0] = parts[0] / spread[:, None]
        layers = [
            Layer(
                parts[place].shape[0],
                parts[place].shape[1],
                [float(f"{figure:.6g}") for figure in parts[place].ravel()],
                [float(f"{figure:.6g}") for figure in parts[place + 1]],
            )
            for place in range(0, len(parts), 2)
        ]
        return Weights(tuple(layers), recipe)


def _known(data: Data) -> Floats:
    """All rows of features there are, one below the other."""
    seats = np.arange(data.features.shape[2])
    return data.features[:, 0][seats[None, :] < data.players[:, None]]


class Adam:
    def __init__(self, parts: list[Floats]) -> None:
        self._first = [np.zeros_like(part) for part in parts]
        self._second = [np.zeros_like(part) for part in parts]
        self._step = 0

    def update(self, parts: list[Floats], slopes: list[Floats], rate: float) -> None:
        self._step += 1
        for place, slope in enumerate(slopes):
            self._first[place] += 0.1 * (slope - self._first[place])
            self._second[place] += 0.001 * (slope * slope - self._second[place])
            step = self._first[place] / (1 - 0.9**self._step)
            spread = np.sqrt(self._second[place] / (1 - 0.999**self._step)) + 1e-8
            parts[place] -= rate * step / spread
            if slope.ndim > 1:
                parts[place] *= 1 - rate * DECAY


def fit(
    network: Network,
    data: Data,
    unseen: Data,
    *,
    epochs: int,
    patience: int,
    difference: float,
    seed: int,
    tell: Callable[[int, Errors], None],
) -> Errors:
    """Changes the network; it ends with the parts that did best on the unseen games."""
    random = np.random.default_rng(seed)
    adam = Adam(network.parts)
    best, best_parts, best_epoch = errors(network, unseen), _copied(network), 0
    for epoch in range(1, epochs + 1):
        rate = FIRST_RATE * 0.5 * (1 + np.cos(np.pi * epoch / (epochs + 1)))
        for rows in _batches(data.players, random):
            _learn(network, adam, data, rows, rate, difference)
        now = errors(network, unseen)
        tell(epoch, now)
        if _loss(now, difference) < _loss(best, difference):
            best, best_parts, best_epoch = now, _copied(network), epoch
        elif epoch - best_epoch >= patience:
            break
    network.parts = best_parts
    return best


def _loss(found: Errors, difference: float) -> float:
    return found.cross_entropy + difference * (found.difference / 100) ** 2


def _copied(network: Network) -> list[Floats]:
    return [part.copy() for part in network.parts]


def _batches(
    players: NDArray[np.int64], random: np.random.Generator
) -> Iterator[NDArray[np.int64]]:
    """Numbers of rows, those of a batch with as many players; in a new order each time."""
    found: list[NDArray[np.int64]] = []
    for count in np.unique(players):
        rows = random.permutation(np.flatnonzero(players == count))
        found += [rows[at : at + BATCH] for at in range(0, len(rows), BATCH)]
    for place in random.permutation(len(found)):
        yield found[place]


def _learn(
    network: Network,
    adam: Adam,
    data: Data,
    rows: NDArray[np.int64],
    rate: float,
    difference: float,
) -> None:
    players = int(data.players[rows[0]])
    x = data.features[rows, :, :players]
    y = data.chances[rows, :, :players]
    pairs = len(rows)
    given, p = network.forward(np.concatenate((x[:, 0], x[:, 1])))
    slope = p - np.concatenate((y[:, 0], y[:, 1]))
    wrong = 2 * difference * ((p[pairs:] - p[:pairs]) - (y[:, 1] - y[:, 0]))
    by_chance = np.concatenate((-wrong, wrong))
    slope += p * (by_chance - (by_chance * p).sum(1, keepdims=True))
    slopes = network.backward(given, (slope / len(p)).astype(np.float32))
    adam.update(network.parts, slopes, rate)


def errors(network: Network, data: Data) -> Errors:
    """How far the network is from the rollouts of some positions, their noise taken off."""
    chance, difference, sizes, entropy = [], [], [], []
    said, found = [], []
    for count in np.unique(data.players):
        rows = np.flatnonzero(data.players == count)
        _, before = network.forward(data.features[rows, 0, :count])
        y = data.chances[rows, :, :count]
        noise = data.noise[rows, :, :count]
        entropy.append(-(y[:, 0] * np.log(before + TINY)).sum(1))
        chance.append(((before - y[:, 0]) ** 2 - noise[:, 0]).ravel())
        said.append(before.ravel())
        found.append(y[:, 0].ravel())
        traded = data.traded[rows]
        _, after = network.forward(data.features[rows[traded], 1, :count])
        change = y[traded, 1] - y[traded, 0]
        shared = noise[traded, 1]
        difference.append(((after - before[traded] - change) ** 2 - shared).ravel())
        sizes.append((change**2 - shared).ravel())
    return Errors(
        float(np.concatenate(entropy).mean()),
        _root_mean(chance),
        _root_mean(difference),
        _root_mean(sizes),
        float(np.corrcoef(np.concatenate(said), np.concatenate(found))[0, 1]),
    )


def _root_mean(squares: list[Floats]) -> float:
    return 100 * float(np.sqrt(max(np.concatenate(squares).mean(), 0.0)))
