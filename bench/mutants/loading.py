"""Putting changed code in the place of the rules, in a process forked for it.

Everything is imported once, before any process is forked. Most changes are to a function, and its
new code is put in place of the old. A change that matters while modules are imported needs the
package to be imported anew.
"""

import functools
import gc
import importlib.util
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, FunctionType, ModuleType
from typing import Final

from bench.mutants.sources import PACKAGE

WARM: Final = (
    *("monopoly.rules.engine", "monopoly.rules.invariants", "monopoly.game.game"),
    *("monopoly.statutes.scenarios.runner", "tests.fuzz"),
)
# Without any of the rules in them: what they hold stays as it is.
KEPT: Final = (
    "monopoly.editions",
    "monopoly.statutes.errors",
    "monopoly.statutes.scenarios.feature_file",
)
OURS: Final = (PACKAGE, "monopoly.game")

Changed = Mapping[str, CodeType]  # the new code of modules, by name
_Key = tuple[str, str, int]


def switch_invariants_off() -> None:
    """For good, in this process: they take half of the time."""
    from monopoly.rules import invariants

    def never_broken(s: object, box: object = None, *, settled: bool = True) -> None:
        """Whatever the state, nothing is found."""

    invariants.broken = never_broken


def import_all() -> None:
    for name in WARM:
        importlib.import_module(name)


class Functions:
    """Every function of the rules that lives in this process, by where it was written."""

    def __init__(self) -> None:
        self._found: Final[dict[_Key, list[FunctionType]]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and str(thing.__module__).startswith(PACKAGE):
                self._found.setdefault(_key(thing.__code__), []).append(thing)

    def change(self, code: CodeType) -> None:
        """Gives the functions of a module their code from its new one; caches are emptied."""
        for part in _functions_in(code):
            for function in self._found.get(_key(part), ()):
                if function.__code__ != part:
                    function.__code__ = part
        empty_caches()


def _key(code: CodeType) -> _Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _functions_in(code: CodeType) -> Iterator[CodeType]:
    """Of a module and its classes; what stands inside a function comes with it."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_flags & inspect.CO_NEWLOCALS:  # a function, not the body of a class
                yield part
            else:
                yield from _functions_in(part)


def empty_caches() -> None:
    """What the rules and the game keep between games is made anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith(OURS):
            for value in vars(module).values():
                if isinstance(value, functools._lru_cache_wrapper) and _is_ours(value):  # noqa: SLF001
                    value.cache_clear()


def _is_ours(thing: object) -> bool:
    """Not one that was only imported from elsewhere."""
    return str(getattr(thing, "__module__", "")).startswith(OURS)


# --- importing anew


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._changed = code

    def get_code(self, fullname: str) -> CodeType:
        return self._changed


class _Finder(MetaPathFinder):
    def __init__(self, changed: Changed) -> None:
        self.changed = changed

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        code = self.changed.get(fullname)
        if code is None:
            return None
        loader = _Loader(fullname, code.co_filename, code)
        return importlib.util.spec_from_file_location(fullname, code.co_filename, loader=loader)


def import_anew(changed: Changed) -> None:
    for name in list(sys.modules):
        if name.startswith(("monopoly.", "tests.")) and not _is_kept(name):
            del sys.modules[name]
    sys.meta_path.insert(0, _Finder(changed))
    import_all()


def _is_kept(name: str) -> bool:
    return any(kept == name or kept.startswith(f"{name}.") for kept in KEPT) or any(
        name.startswith(f"{kept}.") for kept in KEPT
    )
