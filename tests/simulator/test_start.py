"""The power fails at every single operation of the first start, and the next one goes well."""

from pathlib import Path
from random import Random

import pytest

from monopoly.server.store.sqlite_file import open_file
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
