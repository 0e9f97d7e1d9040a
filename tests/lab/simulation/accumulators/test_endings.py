"""How games ended."""

from math import isclose

from monopoly.lab import Plan, simulate
from monopoly.lab.simulation.csv_file import Row


def test_bankruptcies_are_those_of_the_rows() -> None:
    rows: list[Row] = []
    plan = Plan(games=30, players=("greedy", "random", "random"), seed=2, turns_max=90)
    result = simulate(plan, processes=1, rows=rows.extend)
    broke = [row[6] for row in rows]
    assert len(set(broke)) > 1
    assert isclose(result.bankruptcies, sum(broke) / len(broke))
