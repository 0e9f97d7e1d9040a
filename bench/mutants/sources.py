"""The rules as they are on the disk, and all the ways to change them."""

import ast
import random
import shutil
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final

from bench.mutants.mutation import Mutation, mutations, signatures

PACKAGE: Final = "monopoly.rules"
# Not a rule but the check of all rules: the scenarios must notice without it.
LEFT_ALONE: Final = ("invariants",)
NOT_COPIED: Final = (".*", "build", "__pycache__", "*.egg-info")


class NothingShown(Exception):
    """The measurement itself cannot be made: one sentence says why."""


@dataclass(frozen=True, slots=True)
class Mutant:
    number: int  # among all mutants of these sources
    module: str  # monopoly.rules.jail
    file: str  # rules/jail.py
    tree: ast.Module  # the module's, unchanged
    path: Path
    mutation: Mutation

    @property
    def place(self) -> str:
        return f"{self.file}:{self.mutation.line}"

    @property
    def at(self) -> list[tuple[str, int]]:
        """The lines of its file that it changes the meaning of."""
        return [(str(self.path), line) for line in self.mutation.lines]

    def __str__(self) -> str:
        where = f" in {self.mutation.function}" if self.mutation.function else ""
        return f"{self.place}{where}: {self.mutation.describe()}"

    def code(self) -> CodeType:
        """The changed module. The tree stays changed: only for a process that tries this one."""
        self.mutation.apply()
        return compile(self.tree, str(self.path), "exec")


def copy_tree(root: Path, to: Path) -> Path:
    """A copy to try everything in: what is edited meanwhile does not matter."""
    return Path(shutil.copytree(root, to, ignore=shutil.ignore_patterns(*NOT_COPIED)))


def all_mutants(src: Path, only: str = "") -> list[Mutant]:
    """Of every module of the rules, or of one file, in order of the source."""
    folder = src.joinpath(*PACKAGE.split("."))
    trees = {
        path: ast.parse(path.read_text(encoding="utf-8"), str(path))
        for path in sorted(folder.glob("*.py"))
    }
    if not trees:
        raise NothingShown(f"There are no rules in {folder}.")
    known = signatures(iter(trees.values()))
    found: list[Mutant] = []
    for path, tree in trees.items():
        file = f"{folder.name}/{path.name}"
        if path.stem in LEFT_ALONE or (only and only not in (file, path.name, path.stem)):
            continue
        for mutation in mutations(tree, known):
            module = f"{PACKAGE}.{path.stem}"
            found.append(Mutant(len(found), module, file, tree, path, mutation))
    if not found:
        raise NothingShown(f"There is nothing to change in {only or folder}.")
    return found


def shuffled(mutants: list[Mutant], seed: int) -> list[Mutant]:
    order = list(mutants)
    random.Random(seed).shuffle(order)
    return order
