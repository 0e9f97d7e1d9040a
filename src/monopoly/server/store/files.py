"""What a store asks of the file system."""

import os
import sqlite3
from pathlib import Path
from types import ModuleType
from typing import Protocol

from monopoly.server.store.interface import StoreError

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # a system without it goes without the lock
    fcntl = None


class Files(Protocol):
    """All but `lock` raise `OSError`, and `connect` what `sqlite3` raises."""

    def lock(self, folder: Path) -> int:
        """Keeps a second server off the same data; the lock goes when the process does. Raises
        `StoreError`."""

    def unlock(self, lock: int) -> None: ...

    def head(self, path: Path, most: int) -> bytes:
        """The first bytes of a file; none where there is no file."""

    def connect(self, path: Path, *, read_only: bool = False) -> sqlite3.Connection: ...

    def make_private(self, path: Path) -> None:
        """To be read by nobody else."""

    def remove(self, path: Path) -> None:
        """If it is there."""

    def move(self, path: Path, to: Path) -> None:
        """In the place of what was called that; afterwards it lasts."""


class SystemFiles:
    def lock(self, folder: Path) -> int:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"{folder} cannot be used: {error.strerror or error}.") from None
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(handle)
                raise StoreError(f"Another server is using {folder}.") from None
        return handle

    def unlock(self, lock: int) -> None:
        os.close(lock)

    def head(self, path: Path, most: int) -> bytes:
        try:
            with path.open("rb") as file:
                return file.read(most)
        except FileNotFoundError:
            return b""

    def connect(self, path: Path, *, read_only: bool = False) -> sqlite3.Connection:
        if read_only:
            return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    def make_private(self, path: Path) -> None:
        path.chmod(0o600)

    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)

    def move(self, path: Path, to: Path) -> None:
        path.replace(to)
        if hasattr(os, "O_DIRECTORY"):  # elsewhere folders cannot be opened
            folder = os.open(to.parent, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
