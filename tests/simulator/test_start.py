"""The power fails at every single operation of the first start, and the next one goes well."""

from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from monopoly.server.store.sqlite_file import FILE_NAME, find_damage, open_file
from tests.simulator.disk import Disk, Loss, Operation, PowerCut
from tests.simulator.host import SimulatedFiles
from tests.simulator.vfs import FOLDER, Mount


def start(disk: Disk) -> None:
    mount = Mount(disk, Random(0))
    try:
        open_file(Path(FOLDER), files=SimulatedFiles(mount)).close()
    finally:
        mount.end()


def stop_at(disk: Disk, operation: int) -> bool:
    """Whether the start came so far at all."""
    mount = Mount(disk, Random(0))

    def before(_operation: Operation, _name: str) -> None:
        if disk.operations == operation:
            mount.alive = False
            raise PowerCut

    disk.before = before
    try:
        open_file(Path(FOLDER), files=SimulatedFiles(mount)).close()
    except PowerCut:
        return True
    finally:
        disk.before = lambda _operation, _name: None
        mount.end()
    return False


@pytest.mark.parametrize("loss", ["all", "none", "some"])
def test_a_first_start_that_stopped_half_way_is_begun_anew(loss: Loss) -> None:
    operation = 1
    while True:
        disk = Disk(Random(operation))
        if not stop_at(disk, operation):
            break
        disk.lose_power(loss)
        start(disk)
        start(disk)
        operation += 1
    assert operation > 20


def test_a_start_does_not_read_the_whole_file() -> None:
    """By count, so that no machine is too slow for it."""
    disk, reads = Disk(Random(0)), 0
    mount = Mount(disk, Random(0))
    connection = open_file(Path(FOLDER), files=SimulatedFiles(mount))
    connection.execute("INSERT INTO tables VALUES ('T', 'over', 1.0, x'7b7d')")
    for version in range(1, 11):
        values = (version,)
        connection.execute("INSERT INTO lines VALUES ('T', ?, zeroblob(800000), x'', x'')", values)
    connection.close()
    mount.end()

    def before(operation: Operation, _name: str) -> None:
        nonlocal reads
        reads += operation == "read"

    disk.before = before
    start(disk)
    assert 0 < reads < 40
    mount = Mount(disk, Random(0))
    with closing(SimulatedFiles(mount).connect(Path(FILE_NAME), read_only=True)) as looking:
        assert find_damage(looking) == ""
    mount.end()
    assert reads > 1_900  # that does: eight megabytes in pages of 4,096 bytes
