"""Chat templates: Jinja that comes inside a model file, so it is run in a sandbox and on a clock."""

from __future__ import annotations

import datetime as dt
import json
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from types import FrameType
from typing import Any, Protocol

from jinja2 import TemplateError
from jinja2.ext import loopcontrols
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment

from app.errors import ModelFileError

CHATML = (
    "{% for message in messages %}{{ '<|im_start|>' + message.role + '\n' + message.content + '<|im_end|>\n' }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
"""What a model without a template of its own is asked with, as llama.cpp does."""

_TIME_LIMIT_S = 2.0
_MARK = re.compile(r"<[^<>\s]{2,60}>|\[/?[A-Z_]{3,}\]")
_LEAST_OPENING_MARK = 6
"""Letters: ``<s>`` opens a turn too, and is HTML in a reply."""


_FAILURES = (
    TemplateError,
    ArithmeticError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    RecursionError,
    MemoryError,
)
"""What a template can stumble over."""


class _TooSlow(Exception):
    """A template ran past its time."""


_MOST_SOURCE = 1_000_000
_MOST_CHARACTERS = 50_000_000
_MOST_NUMBER = 2**64
_PADDING = frozenset({"center", "expandtabs", "ljust", "rjust", "zfill"})
"""Methods and filters that make a text of any length from a number. No template needs them."""


class _Environment(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, with an end to what one expression can build: nothing else could stop that once it runs."""

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


class ChatMessage(Protocol):
    """A message as the template sees it."""

    @property
    def role(self) -> str: ...

    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class _Turn:
    role: str
    text: str


_EXAMPLE = (_Turn("user", "First question"), _Turn("assistant", "First answer"), _Turn("user", "Second question"))


class ChatTemplate:
    """A model's chat template, compiled.

    Args:
        source: Jinja; ``None`` stands for ChatML.
        bos: text of the token that begins a text.
        eos: text of the token that ends one.

    Raises:
        ModelFileError: the source is no valid template.
    """

    def __init__(self, source: str | None, *, bos: str = "", eos: str = "") -> None:
        self.is_fallback = not source
        """Whether the model brought none."""
        environment = _Environment(trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols])
        for name in _PADDING | {"format", "xmlattr"}:
            environment.filters.pop(name, None)
        environment.filters["tojson"] = _to_json
        environment.globals.update(
            raise_exception=_raise, strftime_now=_now, bos_token=bos, eos_token=eos, tools=None, documents=None
        )
        try:
            if source is not None and len(source) > _MOST_SOURCE:
                raise ValueError("it is too long")
            with _time_limit(_TIME_LIMIT_S):
                self._template = environment.from_string(source or CHATML)
        except _TooSlow:
            raise ModelFileError("This model's chat template cannot be read in reasonable time.") from None
        except (*_FAILURES, SyntaxError) as error:
            raise ModelFileError(f"This model's chat template cannot be read: {_brief(error)}.") from error

    def render(self, messages: Sequence[ChatMessage], *, escape: Callable[[str], str] = str) -> str:
        """The prompt for these messages.

        A last message of the assistant is left open, so that the model goes on with it.

        Args:
            messages: in order; roles system, user, assistant.
            escape: applied to what people wrote before the template sees it.

        Raises:
            ModelFileError: the template failed, refused the messages, or did not end in time.
        """
        opened = bool(messages) and messages[-1].role == "assistant"
        turns = [{"role": m.role, "content": escape(m.text)} for m in messages]
        try:
            with _time_limit(_TIME_LIMIT_S):
                text = self._render(turns[:-1] if opened else turns)
        except _TooSlow:
            raise ModelFileError("This model's chat template does not come to an end.") from None
        except _FAILURES as error:
            raise ModelFileError(f"This model's chat template failed: {_brief(error)}.") from error
        return text + turns[-1]["content"] if opened else text

    @cached_property
    def turn_marks(self) -> tuple[str, ...]:
        """What this template writes between an answer and the next question: the mark that closes the one first."""
        _, between = self.between_turns
        marks = _MARK.findall(between)
        return tuple(mark for i, mark in enumerate(marks) if i == 0 or len(mark) >= _LEAST_OPENING_MARK)

    @cached_property
    def between_turns(self) -> tuple[str, str]:
        """What this template writes from a question to its answer, and from there to the next question.

        Both are empty where it does not write a conversation as it stands.
        """
        try:
            text = self.render(_EXAMPLE)
        except ModelFileError:
            return "", ""
        _, _, rest = text.partition(_EXAMPLE[0].text)
        to_answer, answered, rest = rest.partition(_EXAMPLE[1].text)
        to_question, asked, _ = rest.partition(_EXAMPLE[2].text)
        return (to_answer, to_question) if answered and asked else ("", "")

    def _render(self, turns: list[dict[str, str]]) -> str:
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


def _raise(message: str) -> None:
    raise TemplateError(message)


def _brief(error: BaseException) -> str:
    """What went wrong, in one line: a template may put a novel into its error."""
    return " ".join(str(error).split())[:200].rstrip(".") or type(error).__name__


def _now(pattern: str) -> str:
    return dt.datetime.now().astimezone().strftime(pattern)


def _to_json(value: Any, indent: int | None = None, **_options: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Raise ``_TooSlow`` inside Python code that runs longer.

    A compiled template is Python code, so a trace function sees each of its lines; nothing else can end an endless
    loop in the same thread.
    """
    deadline = time.monotonic() + seconds

    def trace(_frame: FrameType, _event: str, _argument: Any) -> Any:
        if time.monotonic() > deadline:
            raise _TooSlow
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)
