"""Small wrong changes to Python source, found in its syntax tree.

Every change keeps the positions of what it changes, and is one a tired engineer could have made: a
comparison off by one, a sum for a difference, a condition forgotten or turned round, a number off
by one, a returned value spoiled, a statement left out, two arguments of the same type exchanged.
Strings, annotations, assertions and imports are left alone: they hold words and types, not rules.
"""

import ast
import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
NEGATED_BY_COMPARISON: Final = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
WHOLE_NUMBERS: Final = ("i64", "int")
LEAVES_EARLY: Final = (ast.Return, ast.Continue, ast.Break, ast.Raise)
SHOWN_MAX: Final = 70  # characters of source in a description

# The types of the positional parameters of every function and class, by name, in order.
Signatures = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in the tree that holds a node: a field, or one place in a field that is a list."""

    parent: ast.AST
    field: str
    number: int = -1

    def get(self) -> ast.AST:
        value = getattr(self.parent, self.field)
        node = value if self.number < 0 else value[self.number]
        assert isinstance(node, ast.AST)  # noqa: S101
        return node

    def set(self, node: ast.AST) -> None:
        if self.number < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.number] = node


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change: what stands at the end of `path` gives way to `replacement`.

    The path leads from the statement down to the node; its first slot holds the statement.
    """

    what: str  # the kind of change
    path: tuple[Slot, ...]
    replacement: ast.AST
    function: str  # the function it is in; "" at the top of a module or class

    @property
    def node(self) -> ast.AST:
        return self.path[-1].get()

    @property
    def statement(self) -> ast.stmt:
        found = self.path[0].get()
        assert isinstance(found, ast.stmt)  # noqa: S101
        return found

    @property
    def line(self) -> int:
        return int(getattr(self.node, "lineno", self.statement.lineno))

    @property
    def lines(self) -> range:
        """Those of the statement; of a compound one, only those of its head."""
        body = getattr(self.statement, "body", None)
        last = self.statement.end_lineno or self.statement.lineno
        if isinstance(body, list):
            last = max(self.statement.lineno, body[0].lineno - 1)
        return range(self.statement.lineno, last + 1)

    def describe(self) -> str:
        if isinstance(self.replacement, ast.Pass):
            return f"left out: {_shown(self.node)}"
        return f"{_shown(self.node)}  →  {_shown(self.replacement)}"

    def apply(self) -> None:
        """Changes the tree in place."""
        self.path[-1].set(self.replacement)


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= SHOWN_MAX else text[: SHOWN_MAX - 1] + "…"


def signatures(trees: Iterator[ast.Module]) -> dict[str, tuple[str, ...]]:
    """Of functions and of dataclasses; a name with two different signatures is left out."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                types = tuple(_type_of(argument.annotation) for argument in node.args.args)
                found.setdefault(node.name, set()).add(types)
            elif isinstance(node, ast.ClassDef):
                fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
                types = tuple(_type_of(part.annotation) for part in fields)
                found.setdefault(node.name, set()).add(types)
    return {name: next(iter(types)) for name, types in found.items() if len(types) == 1}


def _type_of(annotation: ast.expr | None) -> str:
    return "" if annotation is None else ast.unparse(annotation)


def mutations(tree: ast.Module, known: Signatures) -> list[Mutation]:
    """Every change to a module, in order of the source."""
    return list(_Finder(known).body_of(tree, "", None))


class _Finder:
    def __init__(self, known: Signatures) -> None:
        self.known = known

    def body_of(self, node: ast.AST, function: str, returns: ast.expr | None) -> Iterator[Mutation]:
        for field, value in ast.iter_fields(node):
            if not isinstance(value, list):
                continue
            for number, part in enumerate(value):
                if isinstance(part, ast.stmt):
                    slot = Slot(node, field, number)
                    yield from self._statement(part, slot, function, returns)
                elif isinstance(part, ast.match_case):
                    yield from self.body_of(part, function, returns)

    def _statement(
        self, node: ast.stmt, slot: Slot, function: str, returns: ast.expr | None
    ) -> Iterator[Mutation]:
        if isinstance(node, ast.FunctionDef):
            yield from self.body_of(node, node.name, node.returns)
            return
        if isinstance(node, ast.ClassDef):
            yield from self.body_of(node, "", None)
            return
        if isinstance(node, (ast.Assert, ast.Import, ast.ImportFrom, ast.Raise)) or _is_text(node):
            return
        for what, path, replacement in self._changes(node, slot, returns):
            ast.copy_location(replacement, path[-1].get())
            ast.fix_missing_locations(replacement)
            yield Mutation(what, path, replacement, function)
        yield from self.body_of(node, function, returns)

    def _changes(
        self, node: ast.stmt, slot: Slot, returns: ast.expr | None
    ) -> Iterator[tuple[str, tuple[Slot, ...], ast.AST]]:
        here = (slot,)
        if _can_be_left_out(node):
            yield "statement", here, ast.Pass()
        if isinstance(node, ast.AugAssign) and (other := ARITHMETIC.get(type(node.op))):
            changed = copy.deepcopy(node)
            changed.op = other()
            yield "arithmetic", here, changed
        if isinstance(node, ast.If) and not node.orelse and isinstance(node.body[-1], LEAVES_EARLY):
            yield "condition", (slot, Slot(node, "test")), ast.Constant(value=False)
        if isinstance(node, ast.Return) and node.value is not None and returns is not None:
            for spoiled in _spoiled(node.value, ast.unparse(returns)):
                yield "returned value", (slot, Slot(node, "value")), spoiled
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "target", "targets", "type_comment"):
                continue
            parts = value if isinstance(value, list) else [value]
            for number, part in enumerate(parts):
                if isinstance(part, ast.expr):
                    inner = Slot(node, field, number if isinstance(value, list) else -1)
                    yield from self._in_expression((slot, inner), part, _is_condition(node, field))

    def _in_expression(
        self, path: tuple[Slot, ...], node: ast.expr, is_condition: bool
    ) -> Iterator[tuple[str, tuple[Slot, ...], ast.AST]]:
        for what, replacement in self._of_expression(node, is_condition):
            yield what, path, replacement
        for field, value in ast.iter_fields(node):
            if isinstance(node, ast.Lambda) and field == "args":
                continue
            parts = value if isinstance(value, list) else [value]
            for number, part in enumerate(parts):
                inner = Slot(node, field, number if isinstance(value, list) else -1)
                if isinstance(part, ast.expr):
                    yield from self._in_expression((*path, inner), part, _is_condition(node, field))
                elif isinstance(part, ast.keyword):
                    below = Slot(part, "value")
                    yield from self._in_expression((*path, inner, below), part.value, False)
                elif isinstance(part, ast.comprehension):
                    for turn, test in enumerate(part.ifs):
                        below = Slot(part, "ifs", turn)
                        yield from self._in_expression((*path, inner, below), test, True)

    def _of_expression(self, node: ast.expr, is_condition: bool) -> Iterator[tuple[str, ast.expr]]:
        match node:
            case ast.Compare():
                for number, op in enumerate(node.ops):
                    changed = copy.deepcopy(node)
                    changed.ops[number] = COMPARISONS[type(op)]()
                    yield "comparison", changed
            case ast.BinOp() if type(node.op) in ARITHMETIC and not _joins_texts(node):
                yield (
                    "arithmetic",
                    ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right),
                )
            case ast.BoolOp():
                other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
                yield "and, or", ast.BoolOp(other, node.values)
                for number in range(len(node.values)):
                    rest = node.values[:number] + node.values[number + 1 :]
                    left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
                    yield "condition", copy.deepcopy(left)
            case ast.UnaryOp(op=ast.Not() | ast.USub()):
                yield "sign", copy.deepcopy(node.operand)
            case ast.Constant(value=bool() as value):
                yield "constant", ast.Constant(not value)
            case ast.Constant(value=int() as value):
                yield "constant", ast.Constant(value + 1)
                if value > 0:
                    yield "constant", ast.Constant(value - 1)
            case ast.Call():
                yield from self._exchanged(node)
            case _:
                pass
        if is_condition and not _negated_otherwise(node):
            yield "condition", ast.UnaryOp(ast.Not(), node)

    def _exchanged(self, call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
        match call.func:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                types = self.known.get(name, ())
            case _:
                return
        args = call.args
        for number in range(min(len(args), len(types)) - 1):
            one, next_one = args[number], args[number + 1]
            same = types[number] == types[number + 1] != ""
            if same and ast.dump(one) != ast.dump(next_one):
                changed = copy.deepcopy(call)
                changed.args[number : number + 2] = [copy.deepcopy(next_one), copy.deepcopy(one)]
                yield "arguments", changed


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _can_be_left_out(node: ast.stmt) -> bool:
    """Without it the module still makes sense: every name that is read is still bound."""
    match node:
        case ast.Expr() | ast.AugAssign() | ast.Continue() | ast.Break():
            return True
        case ast.Return(value=None):
            return True
        case ast.Assign(targets=targets):
            return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in targets)
        case _:
            return False


def _is_condition(node: ast.AST, field: str) -> bool:
    return field == "test" and isinstance(node, (ast.If, ast.IfExp, ast.While))


def _negated_otherwise(node: ast.expr) -> bool:
    """Whether another change to this expression already turns the condition round."""
    match node:
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
        case ast.Compare(ops=[op]):
            return isinstance(op, NEGATED_BY_COMPARISON)
        case _:
            return False


def _joins_texts(node: ast.BinOp) -> bool:
    """A sum of texts or lists, or a union of types: another operator would be no slip."""
    texts = (ast.JoinedStr, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp)
    for side in (node.left, node.right):
        if isinstance(side, texts):
            return True
        if isinstance(side, ast.Constant) and not isinstance(side.value, int):
            return True
    return False


def _spoiled(value: ast.expr, returns: str) -> Iterator[ast.expr]:
    if isinstance(value, ast.Constant):
        return  # changed as a constant, or None already
    if returns == "bool" and not _negated_otherwise(value):
        yield ast.UnaryOp(ast.Not(), value)
    elif returns in WHOLE_NUMBERS:
        yield ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif "None" in returns:
        yield ast.Constant(None)
