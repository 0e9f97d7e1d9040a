"""Which lines of the rules something comes across."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

from bench.mutants.sources import PACKAGE

FOLDER: Final = "/".join(PACKAGE.split("."))

Line = tuple[str, int]  # of a file


@contextmanager
def lines_run() -> Iterator[set[Line]]:
    lines: set[Line] = set()

    def trace_lines(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return trace_lines

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        return trace_lines if FOLDER in frame.f_code.co_filename else None

    sys.settrace(trace)
    try:
        yield lines
    finally:
        sys.settrace(None)
