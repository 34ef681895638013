"""Compiles and runs a chat template's Jinja in a sandbox; all but simple ones run in a process that can be ended."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Mapping
from typing import Any

from jinja2 import TemplateError, nodes
from jinja2.ext import Extension, loopcontrols
from jinja2.parser import Parser
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment

FAILURES = (
    TemplateError,
    ArithmeticError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    RecursionError,
    MemoryError,
    SyntaxError,
)
"""Exceptions that a template can raise."""

MOST_SOURCE = 1_000_000
"""Characters of a template at most."""
_MOST_CHARACTERS = 50_000_000
_MOST_NUMBER = 2**64
_PADDING = frozenset({"center", "expandtabs", "ljust", "rjust", "zfill"})
"""Methods and filters that make a text of any length from a number. No template needs them."""

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")

Turns = list[dict[str, Any]]
"""Messages as a template sees them: ``role`` and ``content``, and what tools need."""


class _GenerationMark(Extension):
    """Skips ``{% generation %}`` and ``{% endgeneration %}``, which mark what a model was trained to write."""

    tags = {"generation"}  # noqa: RUF012 - as the base class declares it

    def parse(self, parser: Parser) -> list[nodes.Node]:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


class _Environment(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, which also refuses an expression that builds too much, and says so."""

    intercepted_binops = frozenset({"*", "**", "+", "%"})

    def call_binop(self, context: Context, operator: str, left_operand: Any, right: Any) -> Any:
        numbers = isinstance(left_operand, (int, float)) and isinstance(right, (int, float))
        if operator == "**" and not (numbers and abs(left_operand) <= 1000 and 0 <= right <= 20):
            raise TemplateError("it computes too large a number")
        if operator == "*" and not numbers:
            size, times = (len(left_operand), right) if hasattr(left_operand, "__len__") else (len(right), left_operand)
            if size * times > _MOST_CHARACTERS:
                raise TemplateError("it writes too much")
        if operator == "+" and not numbers and len(left_operand) + len(right) > _MOST_CHARACTERS:
            raise TemplateError("it writes too much")
        if operator == "%" and isinstance(left_operand, str):
            raise TemplateError("it formats text in a way that is not supported")
        if numbers and max(abs(left_operand), abs(right)) > _MOST_NUMBER:
            raise TemplateError("it computes too large a number")
        return super().call_binop(context, operator, left_operand, right)

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        return attr not in _PADDING | {"format", "format_map"} and super().is_safe_attribute(obj, attr, value)


def environment(bos: str = "", eos: str = "") -> ImmutableSandboxedEnvironment:
    """Make the environment in which chat templates run.
    ``bos`` and ``eos`` are the texts of the tokens that begin and end a text.
    """
    jinja = _Environment(trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, _GenerationMark])
    for name in _PADDING | {"format", "xmlattr"}:
        jinja.filters.pop(name, None)
    jinja.filters["tojson"] = _to_json
    jinja.globals.update(
        raise_exception=_raise, strftime_now=_now, bos_token=bos, eos_token=eos, tools=None, documents=None
    )
    return jinja


class Compiled:
    """A template that can be run. Raises one of :data:`FAILURES` if it is no valid template."""

    def __init__(self, source: str, *, bos: str, eos: str) -> None:
        if len(source) > MOST_SOURCE:
            raise ValueError("it is too long")
        self._template = environment(bos, eos).from_string(source)

    def run(
        self, turns: Turns, tools: list[dict[str, Any]] | None = None, variables: Mapping[str, Any] | None = None
    ) -> str:
        """Return the prompt for these turns, up to where the answer begins.
        Raises one of :data:`FAILURES` if it failed, or refuses these turns.

        Args:
            turns: the conversation.
            tools: what can be called, in the shape that templates expect.
            variables: what else the template may know, by its names for it; ``date_string`` is the day by itself.
                ``add_generation_prompt`` is on unless they say otherwise.
        """
        all_variables = {"add_generation_prompt": True, "date_string": _today(), **(variables or {}), "tools": tools}
        return self._template.render({**all_variables, "messages": turns})


def within(text: str, most: int) -> str:
    """Return the text, unless it is longer than ``most`` characters. Raises ``ValueError`` if it is longer."""
    if len(text) > most:
        raise ValueError("it writes too much")
    return text


def brief(error: BaseException) -> str:
    """Return what went wrong in one line, shortened: a template's error may be of any length."""
    if isinstance(error, MemoryError):
        return "it takes too much memory"
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    try:
        message = str(error)[:10_000]
    except FAILURES:
        message = ""
    return " ".join(message.split())[:200].rstrip(".") or type(error).__name__


def _raise(message: str) -> None:
    raise TemplateError(message)


def _now(pattern: str) -> str:
    return dt.datetime.now().astimezone().strftime(pattern)


def _today() -> str:
    """Return the day as Llama's templates write it, in English whatever the system's language is."""
    today = dt.datetime.now().astimezone()
    return f"{today.day:02} {_MONTHS[today.month - 1]} {today.year}"


def _to_json(value: Any, indent: int | None = None, **_options: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)
