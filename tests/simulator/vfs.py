"""SQLite's files on a simulated disk."""

import contextlib
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final, TypeVar

import apsw

from tests.simulator.database import Connection, as_sqlite3
from tests.simulator.disk import Disk, DiskError, DiskFullError, File, PowerCut

FOLDER: Final = "/data"  # where the files seem to lie
_JOURNALS: Final = (
    apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_WAL | apsw.SQLITE_OPEN_SUPER_JOURNAL
)
_numbers: Final = count(1)

T = TypeVar("T")


class Mount:
    """A disk as one process uses it, until that ends: then nothing reaches the disk any more."""

    def __init__(self, disk: Disk, random: Random) -> None:
        self.disk: Final = disk
        self.alive = True
        self._vfs: Final = _Vfs(self, random)
        self._opened: Final[list[apsw.Connection]] = []

    def connect(self, name: str, *, read_only: bool = False) -> Connection:
        flags = apsw.SQLITE_OPEN_READONLY
        if not read_only:
            flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
        with as_sqlite3():
            opened = apsw.Connection(f"{FOLDER}/{name}", flags=flags, vfs=self._vfs.name)
        self._opened.append(opened)
        # the index of the log lies in memory that processes share; here only one comes at a time
        opened.execute("PRAGMA locking_mode = EXCLUSIVE")
        return Connection(opened, self._check_alive)

    def use(self) -> Disk:
        if not self.alive:
            raise apsw.IOError("nobody is there any more")
        return self.disk

    def end(self) -> None:
        """Whoever still has files open here may close them, and nothing comes of it."""
        self.alive = False
        for opened in self._opened:
            with contextlib.suppress(apsw.Error):
                opened.close(True)
        self._vfs.unregister()

    def _check_alive(self) -> None:
        if not self.alive:
            raise PowerCut


class _Vfs(apsw.VFS):
    def __init__(self, mount: Mount, random: Random) -> None:
        self.name: Final = f"simulated-{next(_numbers)}"
        super().__init__(self.name, base="")
        self._mount: Final = mount
        self._random: Final = random

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> "_File":  # type: ignore[override]  # noqa: N802
        disk = self._mount.use()
        if name is None:
            return _File(self._mount, File("temporary"), new=False)
        path = name if isinstance(name, str) else name.filename()
        plain = _plain(path)
        journal = bool(flags[0] & _JOURNALS)
        new = journal and not disk.exists(plain)
        try:
            file = disk.open(plain, create=bool(flags[0] & apsw.SQLITE_OPEN_CREATE))
        except FileNotFoundError:
            raise apsw.CantOpenError(path) from None
        except DiskError as error:
            raise apsw.IOError(str(error)) from None
        flags[1] = flags[0]
        return _File(self._mount, file, new=new)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        try:
            self._mount.use().delete(_plain(filename), with_names=syncdir)
        except FileNotFoundError as error:
            raise _io_error(str(error), apsw.SQLITE_IOERR_DELETE_NOENT) from None
        except DiskError as error:
            raise apsw.IOError(str(error)) from None

    def xAccess(self, pathname: str, flags: int) -> bool:  # noqa: N802
        name = _plain(pathname)
        file = self._mount.disk.file(name)
        if file is None:
            return False
        # as SQLite does itself: an empty file is as good as none
        return bool(file.content) or flags != apsw.SQLITE_ACCESS_EXISTS

    def xFullPathname(self, name: str) -> str:  # noqa: N802
        return name

    def xRandomness(self, numbytes: int) -> bytes:  # noqa: N802
        return self._random.randbytes(numbytes)


class _File:
    """What SQLite calls: errors become its own, and who is dead does nothing."""

    def __init__(self, mount: Mount, file: File, *, new: bool) -> None:
        self._mount: Final = mount
        self._file: Final = file
        self._new = new  # a journal: its name is synced with it

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        return self._do(lambda disk: disk.read(self._file, amount, offset), apsw.SQLITE_IOERR_READ)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        self._do(lambda disk: disk.write(self._file, bytes(data), offset), apsw.SQLITE_IOERR_WRITE)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._do(lambda disk: disk.truncate(self._file, newsize), apsw.SQLITE_IOERR_TRUNCATE)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._do(lambda disk: disk.sync(self._file, with_names=self._new), apsw.SQLITE_IOERR_FSYNC)
        self._new = False

    def xFileSize(self) -> int:  # noqa: N802
        return len(self._file.content)

    def xSectorSize(self) -> int:  # noqa: N802
        return 4096

    def xDeviceCharacteristics(self) -> int:  # noqa: N802
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE  # as SQLite says of Linux

    def xFileControl(self, op: int, ptr: int) -> bool:  # noqa: N802
        return False

    def xCheckReservedLock(self) -> bool:  # noqa: N802
        return False

    def xLock(self, level: int) -> None:  # noqa: N802
        """Only one process comes at a time."""

    def xUnlock(self, level: int) -> None:  # noqa: N802
        """See `xLock`."""

    def xClose(self) -> None:  # noqa: N802
        """Nothing is kept back until then."""

    def _do(self, what: Callable[[Disk], T], code: int) -> T:
        try:
            return what(self._mount.use())
        except DiskFullError as error:
            raise apsw.FullError(str(error)) from None
        except DiskError as error:
            raise _io_error(str(error), code) from None


def _io_error(sentence: str, code: int) -> Exception:
    error = apsw.exception_for(code)
    error.args = (sentence,)
    return error


def _plain(path: str) -> str:
    return path.removeprefix(f"{FOLDER}/")
