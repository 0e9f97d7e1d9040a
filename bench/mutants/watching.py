"""The unchanged rules with a look at every changed place, while games are played.

Where a change is to an expression without side effects, the changed one is evaluated beside the
unchanged: as long as both have the same value, the changed rules would do the same. An assignment
left out does the same as long as the value is there already. Elsewhere it counts as a difference
that the statement is reached. So one pass over the games tells for each
mutant in which of them it could show at all, and only these are played with it.
"""

import ast
import builtins
import copy
from collections.abc import Callable, Sequence
from types import CodeType
from typing import Final, TypeVar

from bench.mutants.mutation import Slot
from bench.mutants.sources import Mutant

BESIDE: Final = "__mutant_beside__"
REACHED: Final = "__mutant_reached__"
PURE: Final = (
    *(ast.Name, ast.Attribute, ast.Subscript, ast.Slice, ast.Constant, ast.Tuple),
    *(ast.Compare, ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.IfExp),
    *(ast.cmpop, ast.operator, ast.boolop, ast.unaryop, ast.expr_context),
)
ALIKE: Final = (bool, int, str, tuple, type(None))  # equal ones cannot be told apart later
PURE_CALLS: Final = ("abs", "bool", "i64", "int", "isinstance", "len", "max", "min")

T = TypeVar("T")


class Watch:
    """Which mutants could have shown since `differ` was last emptied."""

    def __init__(self) -> None:
        self.differ: set[int] = set()
        setattr(builtins, BESIDE, self.beside)
        setattr(builtins, REACHED, self.differ.add)

    def beside(self, number: int, value: T, other: Callable[[], object]) -> T:
        if number not in self.differ:
            try:
                changed = other()
                same = type(changed) is type(value) and isinstance(value, ALIKE)
                if not same or changed != value:
                    self.differ.add(number)
            except Exception:  # noqa: BLE001 - to fail is to differ
                self.differ.add(number)
        return value


def watched(mutants: Sequence[Mutant]) -> dict[str, CodeType]:
    """Their modules, unchanged but watched. The trees stay so: only for a process of its own."""
    watches = [(mutant, _beside(mutant)) for mutant in mutants if mutant.mutation.function]
    probes: list[Mutant] = []
    for mutant, found in watches:
        if found is None:
            probes.append(mutant)
        else:
            slot, changed = found
            slot.set(_call(BESIDE, mutant.number, slot.get(), _lambda(changed)))
    # The last first: the places of those before stay what they are.
    for mutant in sorted(probes, key=lambda one: -one.mutation.path[0].number):
        slot = mutant.mutation.path[0]
        probe = ast.Expr(_probe(mutant))
        getattr(slot.parent, slot.field).insert(slot.number, probe)
    trees = {mutant.module: mutant for mutant in mutants}
    return {
        module: compile(ast.fix_missing_locations(one.tree), str(one.path), "exec")
        for module, one in trees.items()
    }


def _probe(mutant: Mutant) -> ast.Call:
    """To stand before the statement."""
    statement = mutant.mutation.statement
    if isinstance(mutant.mutation.replacement, ast.Pass) and isinstance(statement, ast.Assign):
        there = copy.deepcopy(statement.targets[0])
        if isinstance(there, (ast.Attribute, ast.Subscript)) and len(statement.targets) == 1:
            there.ctx = ast.Load()
            if is_pure(there) and is_pure(statement.value):
                value = copy.deepcopy(statement.value)
                return _call(BESIDE, mutant.number, value, _lambda(there))
    return _call(REACHED, mutant.number)


def _beside(mutant: Mutant) -> tuple[Slot, ast.expr] | None:
    """The largest expression without side effects around the change, and the same one changed."""
    mutation = mutant.mutation
    last = mutation.path[-1]
    if not is_pure(mutation.replacement):
        return None
    for slot in mutation.path[1:]:
        node = slot.get()
        if isinstance(node, ast.expr) and is_pure(node):
            before = last.get()
            last.set(mutation.replacement)
            changed = copy.deepcopy(slot.get())
            last.set(before)
            assert isinstance(changed, ast.expr)  # noqa: S101
            return slot, changed
    return None


def is_pure(node: ast.AST) -> bool:
    for part in ast.walk(node):
        if isinstance(part, ast.Call):
            name = part.func.id if isinstance(part.func, ast.Name) else ""
            if name not in PURE_CALLS or part.keywords:
                return False
        elif not isinstance(part, PURE):
            return False
    return True


def _call(name: str, number: int, *others: ast.AST) -> ast.Call:
    args = [ast.Constant(number), *(other for other in others if isinstance(other, ast.expr))]
    return ast.Call(ast.Name(name, ast.Load()), args, [])


def _lambda(body: ast.expr) -> ast.Lambda:
    none = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
    return ast.Lambda(none, body)
