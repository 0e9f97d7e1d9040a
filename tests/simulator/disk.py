"""A disk as it really is. What is written is seen by everybody at once, but lasts through a loss of
power only once it has been synced: until then each sector holds, after the power has failed, any of
what was written to it since, and so do lengths and names of files."""

from collections.abc import Callable
from random import Random
from typing import Final, Literal

SECTOR: Final = 512  # bytes, written whole or not at all

Operation = Literal["open", "read", "write", "truncate", "sync", "delete", "move"]
Loss = Literal["all", "none", "some"]  # of what was not synced when the power failed


class DiskError(Exception):
    """The drive or the file system says no."""


class DiskFullError(DiskError):
    """Nothing more can be written."""


class PowerCut(BaseException):
    """The machine stopped in the middle of this; nobody is there any more to handle it."""


class File:
    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.content = bytearray()  # what every process sees
        self._lasting = bytearray()  # as of the last sync
        self._written: Final[dict[int, list[bytes]]] = {}  # of each sector since, the oldest first
        self._lengths: Final[list[int]] = []  # since then

    def read(self, amount: int, offset: int) -> bytes:
        return bytes(self.content[offset : offset + amount])

    def write(self, data: bytes, offset: int) -> None:
        end = offset + len(data)
        before = len(self.content)
        if before < end:
            self.content.extend(bytes(end - before))
            self._lengths.append(end)
        self.content[offset:end] = data
        for sector in range(min(offset, before) // SECTOR, -(-end // SECTOR)):
            begin = sector * SECTOR
            versions = self._written.setdefault(sector, [])
            versions.append(bytes(self.content[begin : begin + SECTOR]))

    def truncate(self, length: int) -> None:
        if length > len(self.content):
            self.write(bytes(length - len(self.content)), len(self.content))
            return
        del self.content[length:]
        self._lengths.append(length)
        rest = length // SECTOR
        for sector in [sector for sector in self._written if sector >= rest]:
            begin = sector * SECTOR
            self._written[sector].append(bytes(self.content[begin : begin + SECTOR]))

    def sync(self) -> None:
        for sector in self._written:
            begin = sector * SECTOR
            self._put(self._lasting, begin, bytes(self.content[begin : begin + SECTOR]))
        self._set_length(self._lasting, len(self.content))
        self._forget()

    def fail_to_sync(self, random: Random, *, dropped: bool) -> None:
        """What Linux does: pages that could not be written count as clean from then on. Some may
        have reached the disk, later syncs do not try again. Once the pages are `dropped` from
        memory, everybody sees what the disk has."""
        self._lasting = self._after_power_loss(random, "some")
        self._forget()
        if dropped:
            self.content = bytearray(self._lasting)

    def lose_power(self, random: Random, loss: Loss) -> None:
        self.content = self._after_power_loss(random, loss)
        self._lasting = bytearray(self.content)
        self._forget()

    def flip(self, byte: int, bit: int) -> None:
        """A bit that was stored is another when it is read."""
        self.content[byte] ^= 1 << bit
        if byte < len(self._lasting):
            self._lasting[byte] ^= 1 << bit

    @property
    def is_synced(self) -> bool:
        return not self._written and not self._lengths

    def _after_power_loss(self, random: Random, loss: Loss) -> bytearray:
        found = bytearray(self._lasting)
        if loss == "all":
            return found
        lengths = [len(found), *self._lengths]
        for sector, versions in self._written.items():
            place = len(versions) if loss == "none" else random.randrange(len(versions) + 1)
            if place:
                self._put(found, sector * SECTOR, versions[place - 1])
        self._set_length(found, lengths[-1] if loss == "none" else random.choice(lengths))
        return found

    def _forget(self) -> None:
        self._written.clear()
        self._lengths.clear()

    @staticmethod
    def _put(content: bytearray, begin: int, data: bytes) -> None:
        if len(content) < begin + len(data):
            content.extend(bytes(begin + len(data) - len(content)))
        content[begin : begin + len(data)] = data

    @staticmethod
    def _set_length(content: bytearray, length: int) -> None:
        if length < len(content):
            del content[length:]
        else:
            content.extend(bytes(length - len(content)))


class Disk:
    """One folder of files. `before` is asked before each operation: it may raise what goes wrong,
    and may take time. `after` likewise, when the operation has been carried out."""

    def __init__(self, random: Random) -> None:
        self._random: Final = random
        self._names: dict[str, File] = {}
        self._lasting_names: dict[str, File] = {}
        self.room: int | None = None  # bytes that can still be added; None: no end of them
        self.before: Callable[[Operation, str], None] = _nothing
        self.after: Callable[[Operation, str], None] = _nothing
        self.fail_sync: Callable[[str], bool] = lambda _name: False
        self.drop_pages = False  # those whose sync has failed
        self.operations = 0

    def exists(self, name: str) -> bool:
        return name in self._names

    def file(self, name: str) -> File | None:
        """Looked at from outside of the simulation."""
        return self._names.get(name)

    def open(self, name: str, *, create: bool) -> File:
        self._begin("open", name)
        found = self._names.get(name)
        if found is None:
            if not create:
                raise FileNotFoundError(name)
            found = self._names[name] = File(name)
        self.after("open", name)
        return found

    def read(self, file: File, amount: int, offset: int) -> bytes:
        self._begin("read", file.name)
        return file.read(amount, offset)

    def write(self, file: File, data: bytes, offset: int) -> None:
        self._begin("write", file.name)
        more = offset + len(data) - len(file.content)
        if self.room is not None and more > 0:
            if more > self.room:
                file.write(data[: max(0, len(data) - more + self.room)], offset)
                self.room = 0
                raise DiskFullError(file.name)
            self.room -= more
        file.write(data, offset)
        self.after("write", file.name)

    def truncate(self, file: File, length: int) -> None:
        self._begin("truncate", file.name)
        if self.room is not None:
            self.room += max(0, len(file.content) - length)
        file.truncate(length)
        self.after("truncate", file.name)

    def sync(self, file: File, *, with_names: bool) -> None:
        self._begin("sync", file.name)
        if self.fail_sync(file.name):
            file.fail_to_sync(self._random, dropped=self.drop_pages)
            raise DiskError(f"{file.name} could not be synced")
        file.sync()
        if with_names:
            self._lasting_names = dict(self._names)
        self.after("sync", file.name)

    def delete(self, name: str, *, with_names: bool) -> None:
        self._begin("delete", name)
        if name not in self._names:
            raise FileNotFoundError(name)
        file = self._names.pop(name)
        if self.room is not None:
            self.room += len(file.content)
        if with_names:
            self._lasting_names = dict(self._names)
        self.after("delete", name)

    def move(self, name: str, to: str) -> None:
        self._begin("move", name)
        self._names[to] = self._names.pop(name)
        self.after("move", name)

    def sync_names(self) -> None:
        self._begin("sync", "")
        self._lasting_names = dict(self._names)
        self.after("sync", "")

    def lose_power(self, loss: Loss) -> None:
        names = sorted({*self._names, *self._lasting_names})
        kept: dict[str, File] = {}
        for name in names:
            now, then = self._names.get(name), self._lasting_names.get(name)
            file = now if now is then else self._one_of(now, then, loss)
            if file is not None:
                kept[name] = file
        for file in kept.values():
            file.lose_power(self._random, loss)
        self._names, self._lasting_names = kept, dict(kept)

    def copy(self) -> "Disk":
        """The files as they are now, without what goes wrong with them."""
        other = Disk(Random(0))
        for name, file in self._names.items():
            other.open(name, create=True).write(bytes(file.content), 0)
        return other

    def _one_of(self, now: File | None, then: File | None, loss: Loss) -> File | None:
        if loss == "some":
            return self._random.choice((now, then))
        return then if loss == "all" else now

    def _begin(self, operation: Operation, name: str) -> None:
        self.operations += 1
        self.before(operation, name)


def _nothing(_operation: Operation, _name: str) -> None:
    pass
