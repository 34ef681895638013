"""Tells which chat templates are simple: their syntax alone shows that the conversation bounds what they do.

Such a template puts the parts of each message and words of its own in a row. It goes through the messages without a
loop within a loop, keeps no lists and calls nothing, and puts together what it writes from a bounded number of parts.
ChatML, Gemma, Zephyr, Llama 2 and 3 are written so. Others may be harmless too; they only run elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, singledispatchmethod

from jinja2 import nodes

from app.llama.templates.jinja import FAILURES, environment

_MOST_SOURCE = 8_000
"""Characters of a simple template at most: already reading a longer one can take long."""
_MOST_PARTS = 100
"""Texts written for one message at most, each no longer than a message."""
_PARTS_OF_ALL = 10
"""Number of texts that the whole conversation counts as: a list that is written out is longer than its texts, since odd
letters are escaped."""
_FILTERS = frozenset({"trim", "length"})
_METHODS = frozenset({"strip", "lstrip", "rstrip", "startswith", "endswith"})
_COMPARED = frozenset({"eq", "ne", "lt", "lteq", "gt", "gteq", "in", "notin"})


_MESSAGES = frozenset({"messages", "loop_messages"})
"""Names of the conversation or a part of it; the second is a custom among templates."""


class _NotSimple(Exception):
    """The template has something that may take any time or memory."""


@cache
def parts_written(source: str) -> int | None:
    """Return how many texts a simple template writes for one message at most; ``None`` for one that is not simple.

    Each text is at most as long as all messages together, or as the template.
    """
    if len(source) > _MOST_SOURCE:
        return None
    counter = _OutputCounter()
    try:
        counter.statements(environment().parse(source).body)
    except (_NotSimple, *FAILURES):
        return None
    return counter.written


class _OutputCounter:
    """Adds up how many texts each expression puts together; a loop's body counts once, for one message."""

    def __init__(self) -> None:
        self._parts: dict[str, int] = {}  # by the names that the template sets
        self._in_loop = False
        self.written = 0

    def statements(self, body: Sequence[nodes.Node]) -> None:
        for node in body:
            self._statement(node)

    @singledispatchmethod
    def _statement(self, node: nodes.Node) -> None:
        raise _NotSimple(type(node).__name__)

    @_statement.register
    def _(self, node: nodes.Output) -> None:
        for each in node.nodes:
            self._count(self._expression(each))

    @_statement.register
    def _(self, node: nodes.If) -> None:
        self._expression(node.test)
        for branch in (node.body, node.elif_, node.else_):
            self.statements(branch)

    @_statement.register
    def _(self, node: nodes.For) -> None:
        if self._in_loop or node.recursive or not isinstance(node.target, nodes.Name) or not _messages(node.iter):
            raise _NotSimple("loop")
        if node.test is not None:
            self._expression(node.test)
        self._in_loop = True
        self.statements(node.body)
        self._in_loop = False
        self.statements(node.else_)

    @_statement.register
    def _(self, node: nodes.Assign) -> None:
        if not isinstance(node.target, nodes.Name):
            raise _NotSimple("assignment")
        if node.target.name in _MESSAGES and not _messages(node.node):
            raise _NotSimple("assignment")
        parts = self._expression(node.node)
        self._parts[node.target.name] = max(parts, self._parts.get(node.target.name, 1))
        self._count(parts)

    @_statement.register(nodes.Continue)
    @_statement.register(nodes.Break)
    def _(self, _node: nodes.Node) -> None:
        pass

    @singledispatchmethod
    def _expression(self, node: nodes.Node) -> int:
        raise _NotSimple(type(node).__name__)

    @_expression.register(nodes.Const)
    @_expression.register(nodes.TemplateData)
    def _(self, _node: nodes.Expr) -> int:
        return 1

    @_expression.register(nodes.List)
    @_expression.register(nodes.Tuple)
    def _(self, node: nodes.List | nodes.Tuple) -> int:
        if not all(isinstance(each, nodes.Const) for each in node.items):
            raise _NotSimple("list")
        return self._bounded(len(node.items))

    @_expression.register
    def _(self, node: nodes.Name) -> int:
        return _PARTS_OF_ALL if node.name in _MESSAGES else self._parts.get(node.name, 1)

    @_expression.register
    def _(self, node: nodes.Getattr) -> int:
        return self._expression(node.node)

    @_expression.register
    def _(self, node: nodes.Getitem) -> int:
        if isinstance(node.arg, nodes.Slice):
            ends = (node.arg.start, node.arg.stop, node.arg.step)
            if not all(end is None or isinstance(end, nodes.Const | nodes.Neg) for end in ends):
                raise _NotSimple("slice")
        elif isinstance(node.arg, nodes.Const | nodes.Neg) and _messages(node.node):
            return 1
        else:
            self._expression(node.arg)
        return self._expression(node.node)

    @_expression.register
    def _(self, node: nodes.Neg) -> int:
        return self._expression(node.node)

    @_expression.register
    def _(self, node: nodes.Not) -> int:
        return self._expression(node.node)

    @_expression.register(nodes.And)
    @_expression.register(nodes.Or)
    @_expression.register(nodes.Add)
    @_expression.register(nodes.Sub)
    def _(self, node: nodes.BinExpr) -> int:
        return self._bounded(self._expression(node.left) + self._expression(node.right))

    @_expression.register
    def _(self, node: nodes.Mod) -> int:
        if not isinstance(node.right, nodes.Const) or isinstance(node.left, nodes.Const):
            raise _NotSimple("format")
        return self._expression(node.left)

    @_expression.register
    def _(self, node: nodes.Concat) -> int:
        return self._bounded(sum(self._expression(each) for each in node.nodes))

    @_expression.register
    def _(self, node: nodes.Compare) -> int:
        compared = [node.expr, *(each.expr for each in node.ops)]
        if any(each.op not in _COMPARED for each in node.ops):
            raise _NotSimple("comparison")
        self._bounded(sum(self._expression(each) for each in compared))
        return 1

    @_expression.register
    def _(self, node: nodes.CondExpr) -> int:
        self._expression(node.test)
        other = self._expression(node.expr2) if node.expr2 is not None else 1
        return max(self._expression(node.expr1), other)

    @_expression.register
    def _(self, node: nodes.Test) -> int:
        if node.args or node.kwargs or node.dyn_args is not None or node.dyn_kwargs is not None:
            raise _NotSimple("test")
        return self._expression(node.node)

    @_expression.register
    def _(self, node: nodes.Filter) -> int:
        if node.node is None or node.name not in _FILTERS or node.args or node.kwargs:
            raise _NotSimple("filter")
        if node.dyn_args is not None or node.dyn_kwargs is not None or isinstance(node.node, nodes.Const):
            raise _NotSimple("filter")
        return self._expression(node.node)

    @_expression.register
    def _(self, node: nodes.Call) -> int:
        constant = all(isinstance(argument, nodes.Const) for argument in node.args)
        if not constant or node.kwargs or node.dyn_args is not None or node.dyn_kwargs is not None:
            raise _NotSimple("call")
        if isinstance(node.node, nodes.Name) and node.node.name == "raise_exception":
            return 1
        if isinstance(node.node, nodes.Getattr) and node.node.attr in _METHODS:
            return self._expression(node.node.node)
        raise _NotSimple("call")

    def _count(self, parts: int) -> None:
        self.written = self._bounded(self.written + parts)

    @staticmethod
    def _bounded(parts: int) -> int:
        if parts > _MOST_PARTS:
            raise _NotSimple("length")
        return parts


def _messages(node: nodes.Node) -> bool:
    if isinstance(node, nodes.Getitem) and isinstance(node.arg, nodes.Slice):
        node = node.node
    return isinstance(node, nodes.Name) and node.name in _MESSAGES
