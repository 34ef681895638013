"""Chat templates: Jinja that comes inside a model file, so it is run in a sandbox and on a clock."""

from __future__ import annotations

import datetime as dt
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, Protocol

from jinja2 import TemplateError
from jinja2.ext import loopcontrols
from jinja2.sandbox import ImmutableSandboxedEnvironment

from app.errors import ModelFileError

CHATML = (
    "{% for message in messages %}{{ '<|im_start|>' + message.role + '\n' + message.content + '<|im_end|>\n' }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
"""What a model without a template of its own is asked with, as llama.cpp does."""

_TIME_LIMIT_S = 2.0


class _TooSlow(Exception):
    """A template ran past its time."""


class ChatMessage(Protocol):
    """A message as the template sees it."""

    @property
    def role(self) -> str: ...

    @property
    def text(self) -> str: ...


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
        environment = ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols])
        environment.filters["tojson"] = _to_json
        environment.globals.update(
            raise_exception=_raise, strftime_now=_now, bos_token=bos, eos_token=eos, tools=None, documents=None
        )
        try:
            self._template = environment.from_string(source or CHATML)
        except TemplateError as error:
            raise ModelFileError(f"This model's chat template cannot be read: {error}.") from error

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
        except (
            TemplateError,
            ArithmeticError,
            LookupError,
            TypeError,
            ValueError,
            AttributeError,
            RecursionError,
        ) as error:
            raise ModelFileError(f"This model's chat template failed: {error}.") from error
        return text + turns[-1]["content"] if opened else text

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
