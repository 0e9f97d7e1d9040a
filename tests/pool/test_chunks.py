"""Work is handed out in chunks: everything once, nobody far ahead, as large as is worth it."""

from itertools import count

from monopoly.pool.chunks import CHUNK_MAX, ChunkQueue


def test_every_item_is_handed_out_once_also_after_losses() -> None:
    queue = ChunkQueue(1000)
    done: list[int] = []
    for turn in count():
        chunk = queue.take(2)
        if chunk is None:
            break
        if turn % 3 == 0:
            queue.lose(chunk)
            continue
        queue.finish(chunk, 0.001)
        done += range(chunk[0], sum(chunk))
    assert sorted(done) == list(range(1000))


def test_nobody_gets_far_ahead_and_chunks_stay_small() -> None:
    queue = ChunkQueue(10**12)
    slow = queue.take(1)
    assert slow is not None
    ahead = 0
    while (chunk := queue.take(1)) is not None:
        queue.finish(chunk, 0.0)
        assert chunk[1] <= CHUNK_MAX
        ahead += 1
    assert 0 < ahead < 20
    queue.lose(slow)
    assert queue.take(1) == slow


def test_nothing_is_known_of_the_first_items_so_each_comes_alone() -> None:
    """One may take a minute: who has little time must not wait for many."""
    queue = ChunkQueue(10_000)
    assert [queue.take(2) for _ in range(4)] == [(item, 1) for item in range(4)]


def test_slow_items_come_in_small_chunks() -> None:
    queue = ChunkQueue(10_000)
    for seconds, size in ((0.0, 1), (0.0, 4), (100.0, 16), (0.0, 1)):
        chunk = queue.take(2)
        assert chunk is not None
        assert chunk[1] == size
        queue.finish(chunk, seconds)
