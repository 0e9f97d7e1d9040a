"""Importing the package with some of its modules replaced by changed code."""

import importlib.util
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType

from bench.mutants.sources import PACKAGE


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._changed = code

    def get_code(self, fullname: str) -> CodeType:
        return self._changed


class _Finder(MetaPathFinder):
    def __init__(self, changed: Mapping[str, CodeType]) -> None:
        self.changed = changed

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        code = self.changed.get(fullname)
        if code is None:
            return None
        loader = _Loader(fullname, code.co_filename, code)
        return importlib.util.spec_from_file_location(fullname, code.co_filename, loader=loader)


def use_changed(changed: Mapping[str, CodeType]) -> None:
    """From now on these modules are imported so. None of the rules may have been imported."""
    must_be_fresh()
    sys.meta_path.insert(0, _Finder(changed))


def must_be_fresh() -> None:
    early = sorted(name for name in sys.modules if name.startswith(PACKAGE))
    if early:
        raise RuntimeError(f"imported before it could be changed: {', '.join(early)}")
