# not compiled: reads a file once
"""The weights of the value network: a small file of this package, read when first needed.

The file is JSON: `version` of the features it is for, `layers` (each with the weights from every
input to every unit, then the biases), `digest` of the layers, and `recipe`: how they were found and
how good they are.
"""

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Final

from monopoly.bots.evaluation.places import FEATURES, VERSION

SHIPPED: Final = Path(__file__).with_name("weights.json")
UNITS_MAX: Final = 256


class WeightsError(ValueError):
    """A file of weights that cannot be used; the message says why."""


@dataclass(frozen=True, slots=True)
class Layer:
    """Weights by input, then by unit: `weights[input * units + unit]`."""

    inputs: int
    units: int
    weights: list[float]
    biases: list[float]


@dataclass(frozen=True, slots=True)
class Weights:
    layers: tuple[Layer, ...]
    recipe: dict[str, object]

    def text(self) -> str:
        """As it is written to a file."""
        layers = [{"weights": layer.weights, "biases": layer.biases} for layer in self.layers]
        document = {
            "recipe": self.recipe,
            "version": VERSION,
            "digest": _digest(layers),
            "layers": layers,
        }
        lines = [f"{json.dumps(key)}: {json.dumps(part)}" for key, part in document.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"


@cache
def shipped_weights() -> Weights:
    """The weights of this package."""
    return read_weights(SHIPPED)


def read_weights(path: Path) -> Weights:
    """The weights of a file. `WeightsError` where it is damaged or for other features."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        version, digest, recipe = document["version"], document["digest"], document["recipe"]
        layers = [_layer(part) for part in document["layers"]]
    except OSError as error:
        raise WeightsError(f"The weights {path.name} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise WeightsError(f"{path.name} is no file of weights, or is damaged.") from None
    if version != VERSION:
        raise WeightsError(
            f"{path.name} is for version {version} of the features, and this is {VERSION}: "
            "train the network anew."
        )
    if digest != _digest(document["layers"]) or not _fit(layers):
        raise WeightsError(f"{path.name} is damaged: its weights are not those it was made with.")
    return Weights(tuple(layers), recipe)


def _layer(part: dict[str, list[float]]) -> Layer:
    weights = [float(weight) for weight in part["weights"]]
    biases = [float(bias) for bias in part["biases"]]
    if not biases or len(weights) % len(biases):
        raise ValueError("a layer of another shape")
    return Layer(len(weights) // len(biases), len(biases), weights, biases)


def _fit(layers: list[Layer]) -> bool:
    """Whether each layer takes what the one before gives, and the last gives one figure."""
    inputs = FEATURES
    for layer in layers:
        if layer.inputs != inputs or layer.units > UNITS_MAX:
            return False
        if not all(isfinite(figure) for figure in (*layer.weights, *layer.biases)):
            return False
        inputs = layer.units
    return bool(layers) and inputs == 1


def _digest(layers: object) -> str:
    return sha256(json.dumps(layers).encode()).hexdigest()[:16]
