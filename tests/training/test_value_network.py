"""The training of the value network: its positions are what they should be, and it learns."""

from pathlib import Path

import numpy as np
import pytest

from monopoly.bots import View
from monopoly.bots.evaluation import ValueNetwork
from monopoly.bots.evaluation.places import FEATURES
from monopoly.bots.evaluation.weights import read_weights
from monopoly.rules.state import OVER
from tests.bots.evaluation.moments import played, said_by
from training import data
from training.data import Data, DataJob, Rows
from training.fit import Errors, Network, errors, fit
from training.positions import samples

SEEDS = range(6)


def test_a_seed_gives_the_same_positions() -> None:
    first = [s.before.dump() for seed in SEEDS for s in samples(seed, 2)]
    assert first == [s.before.dump() for seed in SEEDS for s in samples(seed, 2)]
    assert len({tuple(dump) for dump in first}) == len(first)


def test_a_trade_moves_deeds_or_cards_between_two_and_nothing_else() -> None:
    traded = [s for seed in SEEDS for s in samples(seed, 2) if s.after is not None]
    assert len(traded) >= len(SEEDS)
    for sample in traded:
        before, after, parties = sample.before, sample.after, sample.parties
        assert after is not None
        assert parties is not None
        assert after.phase != OVER
        for seat in range(int(before.players)):
            if seat not in parties:
                assert (after.cash[seat], after.held[seat]) == (
                    before.cash[seat],
                    before.held[seat],
                )


def test_an_ordinary_game_is_one_of_four_by_the_statutes() -> None:
    for sample in samples(3, 2, ordinary=True):
        assert sample.before.players == 4
        assert sample.before.board.rules.name == "statutes"


@pytest.fixture(scope="module")
def rows(build: str) -> Rows:
    games = 12 if build == "compiled" else 2
    return DataJob(0, 2, 4, "trader").run(0, games)


def as_data(rows: Rows, folder: Path) -> Data:
    data.save(folder / "rows.npz", DataJob(0, 2, 4, "trader"), rows)
    return data.load([folder / "rows.npz"])


def test_chances_are_labelled_for_those_still_in_the_game(rows: Rows, tmp_path: Path) -> None:
    found = as_data(rows, tmp_path)
    assert found.features.shape[1:] == (2, 8, FEATURES)
    assert found.chances.sum(2) == pytest.approx(np.ones((len(found.game), 2)), abs=1e-5)
    for row, players in enumerate(found.players):
        assert not found.features[row, :, players:].any()
        assert not found.chances[row, :, players:].any()


def test_features_can_be_worked_out_anew(rows: Rows, tmp_path: Path) -> None:
    before = as_data(rows, tmp_path)
    with np.load(tmp_path / "rows.npz") as found:
        spoiled = {name: found[name] for name in found.files}
    spoiled["features"] = spoiled["features"] * 0
    np.savez(tmp_path / "rows.npz", **spoiled)
    data.refresh(tmp_path / "rows.npz")
    assert (data.load([tmp_path / "rows.npz"]).features == before.features).all()
    spoiled["digest"] = spoiled["digest"] + 1
    np.savez(tmp_path / "rows.npz", **spoiled)
    with pytest.raises(SystemExit, match="played differently"):
        data.refresh(tmp_path / "rows.npz")


def test_the_slopes_are_those_of_the_loss(rows: Rows, tmp_path: Path) -> None:
    found = as_data(rows, tmp_path)
    network = Network([FEATURES, 5, 3], found, seed=2)
    x, y = found.features[:1, 0, : found.players[0]], found.chances[:1, 0, : found.players[0]]
    network.parts = [part.astype(np.float64) for part in network.parts]

    def loss() -> float:
        return -float((y * np.log(network.forward(x)[1])).sum())

    given, p = network.forward(x)
    slopes = network.backward(given, p - y)
    for part, slope in zip(network.parts, slopes, strict=True):
        place = np.unravel_index(np.argmax(np.abs(slope)), slope.shape)
        kept = float(part[place])
        part[place] = kept + 1e-5
        above = loss()
        part[place] = kept - 1e-5
        assert (above - loss()) / 2e-5 == pytest.approx(float(slope[place]), rel=1e-3, abs=1e-6)
        part[place] = kept


def test_it_learns_and_what_it_learned_is_played_with(rows: Rows, tmp_path: Path) -> None:
    found = as_data(rows, tmp_path)
    network = Network([FEATURES, 8], found, seed=1)
    before = errors(network, found)
    told: list[Errors] = []
    best = fit(
        network,
        found,
        found,
        epochs=30,
        patience=30,
        difference=1.0,
        seed=1,
        tell=lambda _, now: told.append(now),
    )
    assert best.cross_entropy < 0.8 * before.cross_entropy
    assert len(told) == 30
    path = tmp_path / "weights.json"
    path.write_text(network.weights({}).text(), encoding="utf-8")
    s = played(30)
    seen, alive = data.look(s, ValueNetwork().features)
    by_training = network.forward(seen[None, : len(alive)])[1][0]
    assert said_by(ValueNetwork(read_weights(path)), s) == pytest.approx(by_training, abs=1e-4)
    assert View(s).players_left == len(alive)
