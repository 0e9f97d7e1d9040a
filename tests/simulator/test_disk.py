"""The disk loses what a real one may lose, and keeps what a real one keeps."""

from random import Random

import pytest

from tests.simulator.disk import SECTOR, Disk, DiskError, DiskFullError

PAGE = 8 * SECTOR


def a_disk(seed: int = 1) -> Disk:
    return Disk(Random(seed))


def content(disk: Disk, name: str = "file") -> bytes:
    file = disk.file(name)
    assert file is not None
    return bytes(file.content)


def page(letter: bytes) -> bytes:
    return letter * PAGE


def synced(disk: Disk, data: bytes, name: str = "file") -> None:
    file = disk.open(name, create=True)
    disk.write(file, data, 0)
    disk.sync(file, with_names=True)


def test_what_was_synced_survives_every_loss_of_power() -> None:
    for seed in range(50):
        disk = a_disk(seed)
        synced(disk, page(b"a") + page(b"b"))
        disk.lose_power("some")
        assert content(disk) == page(b"a") + page(b"b")


def test_what_was_not_synced_is_kept_lost_or_torn_at_sectors() -> None:
    seen = set()
    for seed in range(100):
        disk = a_disk(seed)
        synced(disk, page(b"a"))
        file = disk.open("file", create=False)
        disk.write(file, page(b"b"), 0)
        assert content(disk) == page(b"b")  # every process sees it
        disk.lose_power("some")
        found = content(disk)
        sectors = [found[at : at + SECTOR] for at in range(0, PAGE, SECTOR)]
        assert all(sector in (b"a" * SECTOR, b"b" * SECTOR) for sector in sectors)
        seen.add(bytes(sector[0] for sector in sectors))
    assert len(seen) > 50


def test_a_later_write_may_last_although_an_earlier_one_does_not() -> None:
    orders = set()
    for seed in range(50):
        disk = a_disk(seed)
        synced(disk, bytes(2 * SECTOR))
        file = disk.open("file", create=False)
        disk.write(file, b"1" * SECTOR, 0)
        disk.write(file, b"2" * SECTOR, SECTOR)
        disk.lose_power("some")
        orders.add((content(disk)[0], content(disk)[SECTOR]))
    assert orders == {(0, 0), (ord("1"), 0), (0, ord("2")), (ord("1"), ord("2"))}


def test_lengths_and_names_last_no_more_than_bytes() -> None:
    lengths, there = set(), set()
    for seed in range(50):
        disk = a_disk(seed)
        synced(disk, page(b"a"))
        file = disk.open("file", create=False)
        disk.write(file, page(b"b"), PAGE)
        disk.truncate(file, SECTOR)
        disk.open("new", create=True)
        disk.lose_power("some")
        lengths.add(len(content(disk)))
        there.add(disk.exists("new"))
    assert lengths == {SECTOR, PAGE, 2 * PAGE}
    assert there == {False, True}


def test_a_deleted_file_may_come_back_until_its_folder_is_synced() -> None:
    back = set()
    for seed in range(50):
        disk = a_disk(seed)
        synced(disk, page(b"a"))
        disk.delete("file", with_names=False)
        assert not disk.exists("file")
        disk.lose_power("some")
        back.add(disk.exists("file"))
    assert back == {False, True}
    disk = a_disk()
    synced(disk, page(b"a"))
    disk.delete("file", with_names=True)
    disk.lose_power("all")
    assert not disk.exists("file")


@pytest.mark.parametrize("dropped", [False, True])
def test_after_a_failed_sync_the_next_says_that_all_is_well(dropped: bool) -> None:
    """As on Linux: the pages count as clean, whether they have reached the disk or not."""
    lost = 0
    for seed in range(50):
        disk = a_disk(seed)
        synced(disk, page(b"a"))
        file = disk.open("file", create=False)
        disk.write(file, page(b"b"), 0)
        disk.fail_sync = lambda _name: True
        disk.drop_pages = dropped
        with pytest.raises(DiskError):
            disk.sync(file, with_names=False)
        seen = content(disk)
        disk.fail_sync = lambda _name: False
        disk.sync(file, with_names=False)
        disk.lose_power("none")
        disk.lose_power("all")
        assert dropped or seen == page(b"b")
        lost += b"a" in content(disk)
    assert lost > 40


def test_a_full_disk_takes_the_beginning_of_a_write() -> None:
    disk = a_disk()
    synced(disk, page(b"a"))
    disk.room = SECTOR
    file = disk.open("file", create=False)
    with pytest.raises(DiskFullError):
        disk.write(file, page(b"b"), PAGE)
    assert content(disk) == page(b"a") + b"b" * SECTOR
    disk.write(file, page(b"c"), 0)  # what is there already takes no room


def test_a_flipped_bit_stays_flipped() -> None:
    disk = a_disk()
    synced(disk, page(b"a"))
    file = disk.file("file")
    assert file is not None
    file.flip(3, 0)
    disk.lose_power("all")
    assert content(disk)[:5] == b"aaa`a"


def test_the_same_seed_loses_the_same() -> None:
    def found() -> bytes:
        disk = a_disk(7)
        synced(disk, page(b"a"))
        disk.write(disk.open("file", create=False), page(b"b"), SECTOR)
        disk.lose_power("some")
        return content(disk)

    assert found() == found()
