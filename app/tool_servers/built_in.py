"""The two tools that come along: a clock, and a calculator that runs nothing. They reach nothing else."""

from __future__ import annotations

import ast
import json
import math
import operator
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from app.tool_servers.results import ToolResult
from app.tool_servers.server_settings import BUILT_IN
from app.tool_servers.tool_server import ServerTool

LONGEST = 500
"""Characters of an expression."""
_MOST_BITS = 4_096
"""Of a whole number on the way: some 1,200 digits."""
_MOST_FACTORIAL = 450

Number = int | float


class ExpressionError(Exception):
    """The expression cannot be worked out; the sentence says why."""


def worked_out(expression: str) -> str:
    """Return the value of an expression.

    Args:
        expression: numbers, ``+ - * / // % ^ **``, brackets, the functions and names in :data:`_FUNCTIONS` and
            :data:`_NAMES`. Angles are in radians.

    Raises:
        ExpressionError: it cannot be worked out.
    """
    if len(expression) > LONGEST:
        raise ExpressionError(f"The expression is longer than {LONGEST} characters.")
    spelled = expression.translate(_SPELLINGS).replace("^", "**").strip()
    try:
        tree = ast.parse(spelled, mode="eval")
        value = _value(tree.body)
    except (SyntaxError, RecursionError, MemoryError, ValueError) as error:
        if isinstance(error, ValueError) and "domain" in str(error):
            raise ExpressionError("It is not defined for these numbers.") from None
        raise ExpressionError("This is no expression with numbers.") from None
    except ZeroDivisionError:
        raise ExpressionError("It divides by zero.") from None
    except OverflowError:
        raise ExpressionError("The result is too large.") from None
    return _written(value)


def _value(node: ast.expr) -> Number:
    match node:
        case ast.Constant(value=bool()):
            pass
        case ast.Constant(value=int() | float()):
            return _bounded(node.value)
        case ast.Name(id=name) if name in _NAMES:
            return _NAMES[name]
        case ast.UnaryOp(op=ast.UAdd()):
            return _value(node.operand)
        case ast.UnaryOp(op=ast.USub()):
            return -_value(node.operand)
        case ast.BinOp() if type(node.op) in _OPERATORS:
            return _bounded(_OPERATORS[type(node.op)](_value(node.left), _value(node.right)))
        case ast.Call(func=ast.Name(id=name), keywords=[]) if name in _FUNCTIONS:
            least, most, function = _FUNCTIONS[name]
            if not least <= len(node.args) <= most:
                raise ExpressionError(f"{name} takes {least if least == most else f'{least} to {most}'} numbers.")
            return _bounded(function(*map(_value, node.args)))
    raise ExpressionError(f"“{ast.unparse(node)[:60]}” is nothing that the calculator knows.")


def _bounded(value: Any) -> Number:
    if isinstance(value, complex) or not isinstance(value, int | float):
        raise ExpressionError("The result is no real number.")
    if isinstance(value, int):
        if value.bit_length() > _MOST_BITS:
            raise ExpressionError("The result is too large.")
    elif not math.isfinite(value):
        raise ExpressionError("The result is too large.")
    return value


def _power(base: Number, exponent: Number) -> Any:
    if isinstance(base, int) and isinstance(exponent, int):
        if exponent >= 0 and base.bit_length() * exponent > _MOST_BITS and abs(base) > 1:
            raise ExpressionError("The result is too large.")
        if exponent < 0 or abs(base) <= 1:
            return float(base) ** exponent if abs(base) > 1 or base == 0 else base ** (exponent % 2 or 2)
    return base**exponent


def _quotient(dividend: Number, divisor: Number) -> Number:
    if isinstance(dividend, int) and isinstance(divisor, int) and divisor and dividend % divisor == 0:
        return dividend // divisor
    return dividend / divisor


def _factorial(number: Number) -> int:
    if not isinstance(number, int) or not 0 <= number <= _MOST_FACTORIAL:
        raise ExpressionError(f"factorial takes a whole number from 0 to {_MOST_FACTORIAL}.")
    return math.factorial(number)


def _round(number: Number, digits: Number = 0) -> Number:
    if not isinstance(digits, int) or abs(digits) > 100:
        raise ExpressionError("round takes a number and how many digits to keep.")
    return round(number, digits) if digits else round(number)


def _written(value: Number) -> str:
    return str(value) if isinstance(value, int) else f"{value:.15g}"


_SPELLINGS = str.maketrans({"×": "*", "·": "*", "÷": "/", "−": "-", "π": "pi"})
_NAMES: Mapping[str, float] = {"pi": math.pi, "e": math.e, "tau": math.tau}
_OPERATORS: Mapping[type[ast.operator], Callable[[Number, Number], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: _quotient,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.Pow: _power,
}  # fmt: skip
_FUNCTIONS: Mapping[str, tuple[int, int, Callable[..., Any]]] = {
    "sqrt": (1, 1, math.sqrt), "cbrt": (1, 1, math.cbrt), "abs": (1, 1, abs), "round": (1, 2, _round),
    "floor": (1, 1, math.floor), "ceil": (1, 1, math.ceil), "exp": (1, 1, math.exp), "log": (1, 2, math.log),
    "ln": (1, 1, math.log), "log2": (1, 1, math.log2), "log10": (1, 1, math.log10), "sin": (1, 1, math.sin),
    "cos": (1, 1, math.cos), "tan": (1, 1, math.tan), "asin": (1, 1, math.asin), "acos": (1, 1, math.acos),
    "atan": (1, 1, math.atan), "degrees": (1, 1, math.degrees), "radians": (1, 1, math.radians),
    "min": (1, 50, min), "max": (1, 50, max), "factorial": (1, 1, _factorial),
}  # fmt: skip
"""The least and the most numbers that each takes, and what works it out."""


_CLOCK = "current_date_and_time"
_CALCULATOR = "calculator"
_EXPRESSION = {
    "type": "object",
    "properties": {"expression": {"type": "string", "description": "For example: (3 + 4) * sqrt(2) / 10^2"}},
    "required": ["expression"],
}


class BuiltInTools:
    """Offers date and time, and a calculator.

    Args:
        clock: says what time it is, with its zone.
    """

    def __init__(self, clock: Callable[[], datetime] = lambda: datetime.now().astimezone()) -> None:
        self._clock = clock

    def tools(self) -> tuple[ServerTool, ...]:
        """Return both."""
        return (
            ServerTool(BUILT_IN, _CLOCK, "Tells today's date, the day of the week and the time.", "{}"),
            ServerTool(
                BUILT_IN,
                _CALCULATOR,
                "Works out an expression with numbers: + - * / // % ^, brackets, sqrt, log, sin, round, min, max and "
                "the like.",
                json.dumps(_EXPRESSION),
            ),
        )

    def call(self, name: str, arguments: Mapping[str, Any]) -> ToolResult:
        """Return what the tool of that name says."""
        if name == _CLOCK:
            now = self._clock()
            return ToolResult(f"{_DAYS[now.weekday()]}, {now:%Y-%m-%d}, {now:%H:%M:%S} (UTC{now:%z})")
        expression = arguments.get("expression")
        if name != _CALCULATOR or not isinstance(expression, str | int | float):
            return ToolResult("The calculator needs an “expression”.", failed=True)
        try:
            return ToolResult(worked_out(str(expression)))
        except ExpressionError as error:
            return ToolResult(str(error), failed=True)


_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
