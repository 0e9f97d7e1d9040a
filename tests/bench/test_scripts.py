"""Whether the measurements still run is measured by nothing: each at least says what it does."""

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
SCRIPTS = sorted(path for path in BENCH.iterdir() if path.is_file() and not path.suffix)


@pytest.mark.once
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_measurement_says_what_it_does(script: Path) -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, script, "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "usage:" in done.stdout
