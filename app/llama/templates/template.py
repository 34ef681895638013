"""Runs chat templates: they are Jinja from inside a model file, and so a stranger's program.

A simple one runs in this process. Any other runs in a process of its own, with bounded memory and time, which a cancel
ends: nothing can end an expression of Jinja from within.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.errors import ModelFileError, WorldError
from app.language import tr
from app.llama.child_processes.bounds import TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import Cancelled, Service, ServiceEnded
from app.llama.templates.jinja import FAILURES, Compiled, Turns, brief, within
from app.llama.templates.renderer import BOUNDS
from app.llama.templates.simple_template import parts_written
from app.llama.templates.tool_support import ChatMessage, ToolSupport, escaped, plain_turn, support_of
from app.tools.definitions import ToolCall, Toolset
from app.tools.thoughts import (
    CLOSE,
    ThoughtForm,
    can_switch_thinking,
    thinking_variables,
    thought_field_in,
    thought_form_in,
)

CHATML = (
    "{% for message in messages %}{{ '<|im_start|>' + message.role + '\n' + message.content + '<|im_end|>\n' }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
"""The template for a model that has none; llama.cpp takes the same."""

_MARK = re.compile(r"<[^<>\s]{2,60}>|\[/?[A-Z_]{3,}\]")
_LEAST_OPENING_MARK = 6
"""Letters of an opening mark at least: ``<s>`` opens a turn too, but may be HTML in a reply."""

_MOST_WRITTEN_HERE = 25_000_000
"""Characters that a simple template may write here at worst. One that could write more runs in the other process."""
_MOST_REMEMBERED = 16
"""Sets of variables of which it is known whether they open a thought."""
_MOST_ADDED, _MOST_ADDED_TO_EACH, _MOST_TIMES = 250_000, 2_000, 2
"""Characters that a template may add, in all and for each message, and how often it may write what was said."""


@dataclass(frozen=True, slots=True)
class _ExampleMessage:
    role: str
    text: str
    calls: tuple[ToolCall, ...] = ()
    tool: str = ""
    call_id: str = ""


Variables = Mapping[str, Any]
_NO_VARIABLES: Variables = {}

_EXAMPLE = (
    _ExampleMessage("user", "First question"),
    _ExampleMessage("assistant", "First answer"),
    _ExampleMessage("user", "Second question"),
)


def early_service(source: str | None) -> Service:
    """Return a template's service, already started where the template is not simple: weights are read meanwhile."""
    service = Service("render", bounds=BOUNDS)
    if source and parts_written(source) is None:
        service.start()
    return service


class ChatTemplate:
    """A model's chat template. Close it from the thread that made it.

    Args:
        source: Jinja; ``None`` stands for ChatML.
        bos: text of the token that begins a text.
        eos: text of the token that ends one.
        service: from :func:`early_service`, if that was called; closed with the template.
        cancelled: asked while a template that is not simple is being read.

    Raises:
        ModelFileError: the source is no valid template.
        Interrupted: ``cancelled`` said so.
    """

    def __init__(
        self,
        source: str | None,
        *,
        bos: str = "",
        eos: str = "",
        service: Service | None = None,
        cancelled: Cancelled = lambda: False,
    ) -> None:
        self.is_fallback = not source
        """Whether the model has no template of its own."""
        self._source = {"source": source or CHATML, "bos": bos, "eos": eos}
        self._parts = parts_written(self._source["source"])
        self._here: Compiled | None = None
        self._support: ToolSupport | None = None
        self._opens_thought: dict[str, bool] = {}
        self.thought_form = thought_form_in(self._source["source"])
        """How its model marks thoughts."""
        self._thought_field = thought_field_in(self._source["source"])
        """What it calls the thoughts of earlier replies, if it has a field for them."""
        self.leaves_thoughts_out = bool(self._thought_field) or CLOSE in self._source["source"]
        """Whether it leaves by itself the thoughts of earlier replies out, where its model does not want them again."""
        self._service = service or early_service(None)
        try:
            self._compile(cancelled)
            self.between_turns = self._between_turns(cancelled)
            """What it writes between a question and its answer, and between the answer and the next question. Both are
            empty where it does not write messages as they are."""
        except BaseException:
            self.close()
            raise

    def _compile(self, cancelled: Cancelled) -> None:
        try:
            if self._parts is not None:
                self._here = Compiled(**self._source)
            else:
                self._compile_elsewhere(cancelled)
        except TooMuchTime:
            raise ModelFileError(tr("This model's chat template cannot be read in reasonable time.")) from None
        except TooMuchMemory:
            raise ModelFileError(tr("This model's chat template cannot be read: it takes too much memory.")) from None
        except ServiceEnded:
            raise ModelFileError(tr("This model's chat template cannot be read: its process ended.")) from None
        except FAILURES as error:
            raise ModelFileError(
                tr("This model's chat template cannot be read: {reason}.", reason=brief(error))
            ) from error

    @property
    def is_simple(self) -> bool:
        """Whether its work is known to be bounded, so that it may run in this process."""
        return self._here is not None

    def close(self) -> None:
        self._service.close()

    def render(
        self,
        messages: Sequence[ChatMessage],
        *,
        tools: Toolset | None = None,
        variables: Variables = _NO_VARIABLES,
        begins_reply: bool = True,
        escape: Callable[[str], str] = str,
        cancelled: Cancelled = lambda: False,
    ) -> str:
        """Return the prompt for these messages.

        A last message of the assistant is left open, so that the model goes on with it.

        Args:
            messages: in order; roles system, user, assistant, tool.
            tools: what the model may call.
            variables: what else the template is told, by its names for it; values as in JSON.
            begins_reply: whether the words stand at the end with which the model's own message begins.
            escape: applied to what people wrote before the template sees it.
            cancelled: asked while a template that is not simple runs.

        Raises:
            ModelFileError: the template failed, refused the messages, or took too much time or memory.
            WorldError: likewise, where it was told ``variables``.
            Interrupted: ``cancelled`` said so.
        """
        opened = bool(messages) and messages[-1].role == "assistant" and not messages[-1].calls
        field = self._thought_field
        turns: Turns = [plain_turn(m, escape, field) for m in messages]
        offered: list[dict[str, Any]] | None = None
        if tools is not None or any(m.calls or m.role == "tool" for m in messages):
            turns, offered = self.tool_support(cancelled).turns(messages, tools, escape, thought_field=field)
        try:
            told = {name: escaped(value, escape) for name, value in variables.items()}
            told.pop("add_generation_prompt", None)
            if not begins_reply:
                told["add_generation_prompt"] = False
            text = self._render(turns[:-1] if opened else turns, cancelled, offered, told)
        except TooMuchTime:
            raise ModelFileError(tr("This model's chat template does not come to an end.")) from None
        except TooMuchMemory:
            raise ModelFileError(tr("This model's chat template takes too much memory.")) from None
        except ServiceEnded:
            raise ModelFileError(tr("This model's chat template failed: its process ended.")) from None
        except FAILURES as error:
            if variables:  # the request's fault, for all that is known
                raise WorldError(
                    tr("This model's chat template cannot use these variables: {reason}.", reason=brief(error))
                ) from error
            raise ModelFileError(tr("This model's chat template failed: {reason}.", reason=brief(error))) from error
        return text + escape(messages[-1].text) if opened else text

    @property
    def turn_marks(self) -> tuple[str, ...]:
        """Marks that this template writes between an answer and the next question; the first closes the answer."""
        _, between = self.between_turns
        marks = _MARK.findall(between)
        return tuple(mark for i, mark in enumerate(marks) if i == 0 or len(mark) >= _LEAST_OPENING_MARK)

    def _between_turns(self, cancelled: Cancelled) -> tuple[str, str]:
        try:
            text = self.render(_EXAMPLE, cancelled=cancelled)
        except ModelFileError:
            return "", ""
        _, _, rest = text.partition(_EXAMPLE[0].text)
        to_answer, answered, rest = rest.partition(_EXAMPLE[1].text)
        to_question, asked, _ = rest.partition(_EXAMPLE[2].text)
        return (to_answer, to_question) if answered and asked else ("", "")

    def opens_thought(self, cancelled: Cancelled = lambda: False, variables: Variables = _NO_VARIABLES) -> bool:
        """Return whether its prompts with these variables end with the mark that opens a thought.

        Raises:
            Interrupted: ``cancelled`` said so.
        """
        if self.thought_form is None:
            return False
        opens = self.thought_form.opens.rstrip()
        key = json.dumps(variables, sort_keys=True)
        if key not in self._opens_thought:
            try:
                prompt = self.render(_EXAMPLE[:1], variables=variables, cancelled=cancelled)
            except WorldError:
                prompt = ""
            if len(self._opens_thought) >= _MOST_REMEMBERED:
                self._opens_thought.clear()
            self._opens_thought[key] = prompt.rstrip().endswith(opens)
        return self._opens_thought[key]

    def thinks(self, cancelled: Cancelled = lambda: False, variables: Variables = _NO_VARIABLES) -> str:
        """Return how a reply may begin with a thought; see :func:`app.tools.call_grammar.call_grammar`."""
        if self.thought_form is not ThoughtForm.THINK:
            return ""
        return "does" if self.opens_thought(cancelled, variables) else "may"

    def thinks_by_itself(self, cancelled: Cancelled = lambda: False) -> bool | None:
        """Return whether its model thinks where nobody says; ``None`` where it cannot be told to, or not to.

        Raises:
            Interrupted: ``cancelled`` said so.
        """
        if not can_switch_thinking(self._source["source"]):
            return None

        def prompt(variables: Variables) -> str:
            return self.render(_EXAMPLE[:1], variables=variables, cancelled=cancelled)

        try:
            on, off = prompt(thinking_variables(on=True)), prompt(thinking_variables(on=False))
            return None if on == off else prompt(_NO_VARIABLES) != off
        except WorldError:
            return None

    def tool_support(self, cancelled: Cancelled = lambda: False) -> ToolSupport:
        """Return what the template does with tools. It is tried once, when it is first asked for.

        Raises:
            Interrupted: ``cancelled`` said so.
        """
        if self._support is None:
            self._support = support_of(
                self._source["source"], lambda turns, tools: self._render(turns, cancelled, tools)
            )
        return self._support

    def _render(
        self,
        turns: Turns,
        cancelled: Cancelled,
        tools: list[dict[str, Any]] | None = None,
        variables: Variables = _NO_VARIABLES,
    ) -> str:
        said = sum(len(turn["content"]) + len(turn.get(self._thought_field, "")) for turn in turns)
        if tools is not None or variables or any("tool_calls" in turn for turn in turns):
            said += len(json.dumps([tools, variables, [turn.get("tool_calls") for turn in turns]], indent=4))
        most = _MOST_ADDED + _MOST_ADDED_TO_EACH * len(turns) + _MOST_TIMES * said
        if self._here is not None and self._parts is not None:
            worst = self._parts * max(1, len(turns)) * max(said, len(self._source["source"]))
            if worst <= _MOST_WRITTEN_HERE:
                return within(self._here.run(turns, tools, variables), most)
        if not self._service.runs:
            self._compile_elsewhere(cancelled)
        return self._ask({"turns": turns, "tools": tools, "variables": variables, "most": most}, cancelled)

    def _compile_elsewhere(self, cancelled: Cancelled) -> None:
        self._ask(self._source, cancelled)

    def _ask(self, request: dict[str, Any], cancelled: Cancelled) -> str:
        answer = json.loads(self._service.ask(json.dumps(request).encode("ascii"), cancelled))
        if "failed" in answer:
            raise ValueError(answer["failed"])
        return str(answer["text"])
