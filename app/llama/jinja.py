"""A chat template's Jinja, compiled and run in a sandbox: in a process that may be ended, unless it is a simple one."""

from __future__ import annotations

import datetime as dt
import json
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
"""What a template can stumble over."""

_MOST_SOURCE = 1_000_000
_MOST_CHARACTERS = 50_000_000
_MOST_NUMBER = 2**64
_PADDING = frozenset({"center", "expandtabs", "ljust", "rjust", "zfill"})
"""Methods and filters that make a text of any length from a number. No template needs them."""

Turns = list[dict[str, str]]
"""Messages as a template sees them: ``role`` and ``content``."""


class _GenerationMark(Extension):
    """``{% generation %}`` … ``{% endgeneration %}``: around what a model was trained to write; no matter here."""

    tags = {"generation"}  # noqa: RUF012 - as the base class declares it

    def parse(self, parser: Parser) -> list[nodes.Node]:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


class _Environment(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, where one expression that builds too much is refused in words of its own."""

    intercepted_binops = frozenset({"*", "**", "+", "%"})

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        numbers = isinstance(left, (int, float)) and isinstance(right, (int, float))
        if operator == "**" and not (numbers and abs(left) <= 1000 and 0 <= right <= 20):
            raise TemplateError("it computes too large a number")
        if operator == "*" and not numbers:
            size, times = (len(left), right) if hasattr(left, "__len__") else (len(right), left)
            if size * times > _MOST_CHARACTERS:
                raise TemplateError("it writes too much")
        if operator == "+" and not numbers and len(left) + len(right) > _MOST_CHARACTERS:
            raise TemplateError("it writes too much")
        if operator == "%" and isinstance(left, str):
            raise TemplateError("it formats text in a way that is not supported")
        if numbers and max(abs(left), abs(right)) > _MOST_NUMBER:
            raise TemplateError("it computes too large a number")
        return super().call_binop(context, operator, left, right)

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        return attr not in _PADDING | {"format", "format_map"} and super().is_safe_attribute(obj, attr, value)


def environment(bos: str = "", eos: str = "") -> ImmutableSandboxedEnvironment:
    """What chat templates run in.

    Args:
        bos: text of the token that begins a text.
        eos: text of the token that ends one.
    """
    made = _Environment(trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, _GenerationMark])
    for name in _PADDING | {"format", "xmlattr"}:
        made.filters.pop(name, None)
    made.filters["tojson"] = _to_json
    made.globals.update(
        raise_exception=_raise, strftime_now=_now, bos_token=bos, eos_token=eos, tools=None, documents=None
    )
    return made


class Compiled:
    """A template that can be run.

    Raises:
        one of :data:`FAILURES`: it is no valid template.
    """

    def __init__(self, source: str, *, bos: str, eos: str) -> None:
        if len(source) > _MOST_SOURCE:
            raise ValueError("it is too long")
        self._template = environment(bos, eos).from_string(source)

    def run(self, turns: Turns) -> str:
        """The prompt for these turns, up to where the answer begins.

        Raises:
            one of :data:`FAILURES`: it failed, or refuses these turns.
        """
        try:
            return self._template.render(messages=turns, add_generation_prompt=True)
        except TemplateError:
            # Many templates (Gemma's among them) know no system role: the first question then carries it.
            if not turns or turns[0]["role"] != "system":
                raise
            system, *rest = turns
            if not rest:
                raise
            first = {"role": rest[0]["role"], "content": f"{system['content']}\n\n{rest[0]['content']}"}
            return self._template.render(messages=[first, *rest[1:]], add_generation_prompt=True)


def within(text: str, most: int) -> str:
    """The text, unless it is longer than that.

    Raises:
        ValueError: it is.
    """
    if len(text) > most:
        raise ValueError("it writes too much")
    return text


def brief(error: BaseException) -> str:
    """What went wrong, in one line: a template may put a novel into its error."""
    if isinstance(error, MemoryError):
        return "it takes too much memory"
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    try:
        said = str(error)[:10_000]
    except FAILURES:
        said = ""
    return " ".join(said.split())[:200].rstrip(".") or type(error).__name__


def _raise(message: str) -> None:
    raise TemplateError(message)


def _now(pattern: str) -> str:
    return dt.datetime.now().astimezone().strftime(pattern)


def _to_json(value: Any, indent: int | None = None, **_options: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)
