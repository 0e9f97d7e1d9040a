"""Firefox, which the page is tried in beside Chromium: which one, and where it comes from.

`python -m tests.web.firefox` sees to it that there is one; `make test-firefox` does.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from tests.web import apt

NAMES: Final = ("firefox-esr", "firefox")
MISSING: Final = (
    "There is no Firefox here: `make test-firefox` installs one where it can,"
    " or name it, MONOPOLY_FIREFOX=/where/it/is"
)


def find() -> Path | None:
    """The one that is named, or the system's."""
    named = os.environ.get("MONOPOLY_FIREFOX", "")
    if named:
        return Path(named)
    paths = [path for name in NAMES if (path := shutil.which(name)) is not None]
    return Path(paths[0]) if paths else None


def main() -> None:
    if find() is None:
        print("Installing Firefox to try the page in …", flush=True)
        for name in NAMES:
            if find() is None:
                apt.install(name)
    if find() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
