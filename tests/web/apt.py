"""Browsers from Debian's packages, where this system has those and they may be installed."""

import contextlib
import os
import shutil
import subprocess
from typing import Final

_INSTALL: Final = ("--quiet", "install", "--yes", "--no-install-recommends", "fonts-liberation")
_SECONDS: Final = 600


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install(package: str) -> None:
    """Does what can be done; whoever needs it looks whether it is there."""
    apt = shutil.which("apt-get")
    if apt is not None and is_root():
        attempt(apt, "--quiet", "update")
        attempt(apt, *_INSTALL, package)


def attempt(*command: str) -> None:
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(  # noqa: S603
            command,
            check=False,
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
            timeout=_SECONDS,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
