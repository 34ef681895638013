"""Parts of the window subscribe where something happens: few signals and methods only hand on what another one says."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.paths import resources

_WINDOW = resources().parent / "app" / "ui"
_Function = ast.FunctionDef | ast.Lambda


def _classes(folder: Path) -> Iterator[tuple[Path, ast.ClassDef]]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield file.relative_to(folder), node


def _signals(cls: ast.ClassDef) -> list[str]:
    return [
        target.id
        for line in cls.body
        if isinstance(line, ast.Assign)
        and isinstance(line.value, ast.Call)
        and ast.unparse(line.value.func) == "Signal"
        for target in line.targets
        if isinstance(target, ast.Name)
    ]


def _parameters(function: _Function) -> list[str]:
    parameters = function.args.args[: len(function.args.args) - len(function.args.defaults)]
    return [one.arg for one in (*parameters, *function.args.kwonlyargs) if one.arg != "self"]


def _arguments(call: ast.Call) -> list[str]:
    return [ast.unparse(one) for one in (*call.args, *(keyword.value for keyword in call.keywords))]


def _statements(method: ast.FunctionDef) -> list[ast.stmt]:
    has_docstring = ast.get_docstring(method) is not None
    return method.body[1:] if has_docstring else method.body


def _only_call(function: _Function) -> ast.Call | None:
    """The call that a function consists of, if it consists of one."""
    if isinstance(function, ast.Lambda):
        return function.body if isinstance(function.body, ast.Call) else None
    statements = _statements(function)
    value = statements[0].value if len(statements) == 1 and isinstance(statements[0], ast.Expr | ast.Return) else None
    return value if isinstance(value, ast.Call) else None


def _hands_on(function: _Function, emission: ast.Call) -> bool:
    """Return whether a function emits a signal with nothing but what it was given itself."""
    return _only_call(function) is emission and set(_arguments(emission)) <= set(_parameters(function))


@cache
def _calls_and_attributes(cls: ast.ClassDef) -> tuple[list[tuple[str, list[str], ast.Call]], Counter[str]]:
    """Return each call in a class with its function and arguments as text, and how often each attribute is named."""
    nodes = list(ast.walk(cls))
    calls = [
        (ast.unparse(node.func), [ast.unparse(one) for one in node.args], node)
        for node in nodes
        if isinstance(node, ast.Call)
    ]
    return calls, Counter(ast.unparse(node) for node in nodes if isinstance(node, ast.Attribute))


def _only_re_emits(cls: ast.ClassDef, signal: str) -> bool:
    """Return whether each emission of a signal is another signal's, with nothing added."""
    name = f"self.{signal}"
    functions = [node for node in ast.walk(cls) if isinstance(node, _Function)]
    calls, mentions = _calls_and_attributes(cls)
    connected = sum(
        argument in {name, f"{name}.emit"} and function.rpartition(".")[2] in {"connect", "addAction"}
        for function, arguments, _ in calls
        for argument in arguments
    )
    emissions = [call for function, _, call in calls if function == f"{name}.emit"]
    added = [call for call in emissions if not any(_hands_on(function, call) for function in functions)]
    listened = sum(function in {f"{name}.connect", f"{name}.disconnect"} for function, _, _ in calls)
    others = mentions[name] - connected - len(emissions) - listened
    return not added and not others and bool(connected or emissions)


def _only_forwards(method: ast.FunctionDef) -> bool:
    """Return whether a method consists of one call of a part, with the arguments that it was given itself."""
    call = _only_call(method)
    if call is None or not isinstance(call.func, ast.Attribute) or call.func.attr == "emit":
        return False
    part = ast.unparse(call.func.value)
    return part.startswith("self.") and "(" not in part and _arguments(call) == _parameters(method)


def re_emitting_signals(folder: Path) -> list[str]:
    """Name the signals that only repeat another one."""
    return [
        f"{file} {cls.name}.{signal}"
        for file, cls in _classes(folder)
        for signal in _signals(cls)
        if _only_re_emits(cls, signal)
    ]


def forwarding_methods(folder: Path) -> list[str]:
    """Name the methods that only call another one."""
    return [
        f"{file} {cls.name}.{method.name}"
        for file, cls in _classes(folder)
        for method in cls.body
        if isinstance(method, ast.FunctionDef) and _only_forwards(method)
    ]


@pytest.mark.parametrize(("find", "most"), [(re_emitting_signals, 5), (forwarding_methods, 8)])
def test_few_signals_and_methods_only_hand_on_what_another_says(find, most) -> None:  # type: ignore[no-untyped-def]
    wires = find(_WINDOW)
    assert len(wires) <= most, "\n".join(wires)
