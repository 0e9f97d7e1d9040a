"""The browser that the page is tested in: which one, how it is started, and where it comes from.

`python -m tests.web.chromium` sees to it that there is one; `make` does.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from tests.web import apt

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
_PACKAGES: Final = ("chromium-headless-shell", "chromium")  # older systems only have the second


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
    return [*ARGUMENTS, *(["--no-sandbox"] if apt.is_root() else [])]


def _playwrights_own() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def _install() -> None:
    """From Debian's packages where that can be done, else as Playwright does it."""
    for package in _PACKAGES:
        if find() is None:
            apt.install(package)
    if find() is None:
        apt.attempt(sys.executable, "-m", "playwright", "install", "chromium")


def main() -> None:
    if find() is None:
        print("Installing Chromium for the tests of the page …", flush=True)
        _install()
    if find() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
