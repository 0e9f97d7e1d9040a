"""`monopoly simulate`, `tournament` and `compare` as programs of their own."""

import contextlib
import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from monopoly.cli import main
from tests.limits import TIMEOUT
from tests.terminal.program import LISTENS, START

BOTS = Path(__file__).with_name("bots.py")
PROGRAM = (sys.executable, "-c", f"{LISTENS}; {START}")
COMMAND = (*PROGRAM, "simulate")


def own(name: str) -> str:
    """One of the bots beside this file, by its path."""
    return f"{BOTS}:{name}"


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str

    @property
    def json(self) -> "dict[str, object]":
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


def simulate(
    *args: str, cwd: Path | None = None, environment: dict[str, str] | None = None
) -> Done:
    return run_program("simulate", *args, cwd=cwd, environment=environment)


def tournament(*args: str, cwd: Path | None = None) -> Done:
    return run_program("tournament", *args, cwd=cwd)


def compare(*args: str, cwd: Path | None = None) -> Done:
    return run_program("compare", *args, cwd=cwd)


def run_program(
    *args: str, cwd: Path | None = None, environment: dict[str, str] | None = None
) -> Done:
    done = subprocess.run(  # noqa: S603
        [*PROGRAM, *args],
        cwd=cwd,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def run_here(*args: str) -> Done:
    """In this process: to start another takes longer than to refuse what is asked."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["monopoly", *args]),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
            status = 0
        except SystemExit as end:
            status = int(end.code or 0)
    return Done(status, out.getvalue(), err.getvalue())
