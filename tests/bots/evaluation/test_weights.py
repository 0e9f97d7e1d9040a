"""The file of weights: found, whole, and for the features there are."""

import json
from pathlib import Path

import pytest

from monopoly.bots.evaluation import WeightsError
from monopoly.bots.evaluation.places import FEATURES, VERSION
from monopoly.bots.evaluation.weights import SHIPPED, read_weights, shipped_weights


def test_the_shipped_weights_are_for_these_features() -> None:
    weights = shipped_weights()
    assert weights is shipped_weights()
    assert weights.layers[0].inputs == FEATURES
    assert json.loads(SHIPPED.read_text(encoding="utf-8"))["version"] == VERSION
    assert {"made", "policy", "games", "positions"} <= set(weights.recipe)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(shipped_weights().text(), encoding="utf-8")
    assert read_weights(path) == shipped_weights()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d["layers"][0]["weights"].__setitem__(3, 0.5), "is damaged: its weights"),
        (lambda d: d["layers"][0]["weights"].pop(), "is no file of weights, or is damaged"),
        (lambda d: d["layers"].pop(), "is damaged: its weights"),
        (lambda d: d.__setitem__("version", VERSION + 1), "for version"),
        (lambda d: d.pop("recipe"), "is no file of weights, or is damaged"),
    ],
)
def test_a_damaged_file_is_refused(change: object, sentence: str, tmp_path: Path) -> None:
    document = json.loads(SHIPPED.read_text(encoding="utf-8"))
    assert callable(change)
    change(document)
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(WeightsError, match=sentence):
        read_weights(path)


def test_no_file_and_half_a_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="cannot be read"):
        read_weights(tmp_path / "none.json")
    path = tmp_path / "half.json"
    path.write_text(SHIPPED.read_text(encoding="utf-8")[:500], encoding="utf-8")
    with pytest.raises(WeightsError, match="no file of weights"):
        read_weights(path)
