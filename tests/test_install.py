"""A plain `pip install .` from a clone, into an environment that has nothing in it."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

import pytest

from tests.limits import TIMEOUT

ROOT: Final = Path(__file__).parent.parent
NEEDED: Final = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "bench/train.py")
# Those would choose the build, or let in what is not installed.
STEERING: Final = ("MONOPOLY_PURE", "MONOPOLY_REQUIRE_COMPILED", "PYTHONPATH")

pytestmark = [pytest.mark.once, pytest.mark.slow(seconds=60)]


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in STEERING}
    return subprocess.run(  # noqa: S603
        [str(word) for word in command],
        cwd=cwd,
        env=environment | variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=6 * TIMEOUT,
        check=False,
    )


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What a build reads, so that it writes nothing into the tree."""
    folder = tmp_path / "clone"
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    for name in NEEDED:
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def test_what_pip_installs_is_compiled_where_there_is_a_compiler(
    clone: Path, tmp_path: Path
) -> None:
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=True, symlinks=os.name != "nt")
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    installed = run(
        programs / "python",
        *("-m", "pip", "install", "--disable-pip-version-check", "."),
        cwd=clone,
        MONOPOLY_QUICK="1",
        MYPYC_OPT_LEVEL="0",  # which build it is, not how fast
        PIP_CONSTRAINT=str(ROOT / "constraints.txt"),
    )
    assert installed.returncode == 0, installed.stderr
    can_compile = run(sys.executable, "setup.py", "can-compile", cwd=clone).returncode == 0
    version = run(programs / "monopoly", "--version", cwd=tmp_path)
    build = "compiled" if can_compile else "pure"
    assert f"({build} build)" in version.stdout, version.stdout + version.stderr + installed.stdout
