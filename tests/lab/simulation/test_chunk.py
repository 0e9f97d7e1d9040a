"""Some games of a plan, played in one go."""

from monopoly.lab.simulation.chunk import play_chunk
from tests.lab.simulation.plans import PLAN


def test_a_chunk_can_be_played_alone() -> None:
    chunk = play_chunk(PLAN, 3, 2, rows=True)
    assert (chunk.games, chunk.count, chunk.error) == (2, 2, "")
    assert [row[0] for row in chunk.rows] == [3, 4]
