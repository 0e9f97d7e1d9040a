"""Measurements are scripts without a suffix: what it takes to import one."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).parents[2] / "bench"


def load_script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module; the modules beside it are found while the test runs."""
    monkeypatch.syspath_prepend(str(BENCH))
    loader = SourceFileLoader(name, str(BENCH / name))
    spec = spec_from_loader(name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)  # where dataclasses look for it
    loader.exec_module(module)
    return module
