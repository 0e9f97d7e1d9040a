"""The browser that the page is tested in: which one, how it is started, and where it comes from.

`python tests/web/chromium.py` sees to it that there is one; `make` does.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

# The shell draws the same pages without a window around them, in half the processor time.
NAMES: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
MISSING: Final = (
    "There is no Chromium for the tests of the page, and none could be installed: install one,"
    " or name it, MONOPOLY_CHROMIUM=/where/it/is"
)
# It must not call home: every connection of the tests is the page's own. Nor does it find anything
# beyond this machine if it tries.
ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
_APT_INSTALL: Final = ("--quiet", "install", "--yes", "--no-install-recommends", "fonts-liberation")
_PACKAGES: Final = ("chromium-headless-shell", "chromium")  # older systems only have the second
_SECONDS: Final = 600


def find() -> Path | None:
    """The one that is named, the system's, or Playwright's own."""
    named = os.environ.get("MONOPOLY_CHROMIUM", "")
    if named:
        return Path(named)
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return Path(path)
    return _playwrights_own()


def arguments() -> list[str]:
    # The system's administrator, as in most containers, cannot have a sandbox.
    return [*ARGUMENTS, *(["--no-sandbox"] if _is_root() else [])]


def _playwrights_own() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _install() -> None:
    """From Debian's packages where that can be done, else as Playwright does it."""
    apt = shutil.which("apt-get")
    if apt is not None and _is_root():
        _try(apt, "--quiet", "update")
        for package in _PACKAGES:
            if find() is None:
                _try(apt, *_APT_INSTALL, package)
    if find() is None:
        _try(sys.executable, "-m", "playwright", "install", "chromium")


def _try(*command: str) -> None:
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


def main() -> None:
    if find() is None:
        print("Installing Chromium for the tests of the page …", flush=True)
        _install()
    if find() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
