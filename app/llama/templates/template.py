"""Runs chat templates: they are Jinja from inside a model file, and so a stranger's program.

A simple one runs in this process. Any other runs in a process of its own, with bounded memory and time, which a cancel
ends: nothing can end an expression of Jinja from within.
"""

from __future__ import annotations

import ctypes
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Any

from app.errors import ConversationRefused, ModelFileError, WorldError
from app.language import tr
from app.llama.child_processes.bounds import TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import Cancelled, Service, ServiceEnded
from app.llama.library import api
from app.llama.templates.conversation_forms import (
    EVERY_ROLE,
    TemplateHabits,
    leaves_out_words,
    prompt_of,
    with_parts,
    writes_parts_out,
)
from app.llama.templates.jinja import FAILURES, Compiled, Turns, brief, within
from app.llama.templates.renderer import BOUNDS
from app.llama.templates.simple_template import parts_written
from app.llama.templates.tool_support import ChatMessage, ToolSupport, escaped, plain_turn, support_of
from app.tools.definitions import ToolCall, Toolset
from app.tools.thoughts import (
    CLOSE,
    OPEN,
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
_PARTS_OF_BUILT_IN = 1
"""No form of llama.cpp's writes a message twice."""
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
_EXAMPLES = (_EXAMPLE, _EXAMPLE[:1], (_ExampleMessage("system", "First rule"), *_EXAMPLE[:1]))
"""Conversations of which a template must take one to be of use."""
_FAILURES = (TooMuchTime, TooMuchMemory, ServiceEnded, *FAILURES)


class UnusableTemplate(ModelFileError):
    """A chat template cannot be read, or takes no conversation; the sentence is the reason, as a part of one."""


def early_service(source: str | None) -> Service:
    """Return a template's service, already started where the template is not simple: weights are read meanwhile."""
    service = Service("render", bounds=BOUNDS)
    if source and parts_written(source) is None:
        service.start()
    return service


_LETTERS_AROUND_TURN = 500
"""Bytes that a form writes around a message, with room to spare."""


@cache
def built_in_names() -> frozenset[str]:
    """Return the names of all forms."""
    count = int(api.llama_chat_builtin_templates(None, 0))
    names = (ctypes.c_char_p * count)()
    api.llama_chat_builtin_templates(names, count)
    return frozenset(name.decode() for name in names if name is not None)


class BuiltIn:
    """One form; it stands in the place of :class:`~app.llama.templates.jinja.Compiled`.
    ``name`` is one of :func:`built_in_names`.
    """

    def __init__(self, name: str) -> None:
        self._name = name.encode()

    def run(
        self, turns: Turns, _tools: list[dict[str, Any]] | None = None, variables: Mapping[str, Any] | None = None
    ) -> str:
        """Return the prompt for these turns; see :meth:`app.llama.templates.jinja.Compiled.run`."""
        spoken = [(_text(turn["role"]), _text(turn["content"])) for turn in turns]
        chat = (api.llama_chat_message * len(spoken))(*spoken)
        begins = bool((variables or {}).get("add_generation_prompt", True))
        room = sum(len(role) + len(content) + _LETTERS_AROUND_TURN for role, content in spoken) + _LETTERS_AROUND_TURN
        while True:
            buffer = ctypes.create_string_buffer(room)
            length = int(api.llama_chat_apply_template(self._name, chat, len(spoken), begins, buffer, room))
            if length < 0:
                raise ValueError("llama.cpp cannot write this conversation")
            if length < room:
                return buffer.raw[:length].decode("utf-8", "replace")
            room = length + 1


def _text(text: str) -> bytes:
    return text.replace("\0", "").encode("utf-8", "replace")


class ChatTemplate:
    """A model's chat template. Close it from the thread that made it.
    Raises ``UnusableTemplate`` if the source is no valid template, or writes no conversation, ``Interrupted`` if
    ``cancelled`` said so.

    Args:
        source: Jinja, or llama.cpp's name for a form; ``None`` stands for ChatML.
        bos: text of the token that begins a text.
        eos: text of the token that ends one.
        service: from :func:`early_service`, if that was called; closed with the template.
        cancelled: asked while a template that is not simple is being read.
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
        """True if the model has no template of its own, or none that is of use."""
        self.problem = ""
        """The reason why its own is not used, in a sentence."""
        self.source = source or CHATML
        self._ends = {"bos": bos, "eos": eos}
        self._parts = parts_written(self.source)
        self._here: Compiled | BuiltIn | None = None
        self._support: ToolSupport | None = None
        self._opens_thought: dict[str, bool] = {}
        self.thought_form = thought_form_in(self.source)
        """Marks of thoughts that its model writes."""
        self._thought_field = thought_field_in(self.source)
        """Its field for the thoughts of earlier replies, if it has one."""
        self.leaves_thoughts_out = bool(self._thought_field) or CLOSE in self.source
        """True if it leaves by itself the thoughts of earlier replies out, where its model does not want them again."""
        forms = (mark.strip() for mark in self.thought_form.value) if self.thought_form is not None else ()
        marks = tuple(mark for mark in dict.fromkeys((OPEN, CLOSE, *forms)) if mark in self.source)
        self._habits = TemplateHabits(marks, self._thought_field)
        self._no_tools: list[dict[str, Any]] | None = None
        """Value that stands for no tools: some templates go through them without a look at whether there are any."""
        self.between_turns = ("", "")
        """Text that it writes between a question and its answer, and between the answer and the next question. Both are
        empty where it does not write messages as they are."""
        self._service = service or early_service(None)
        try:
            self._compile(cancelled)
            self._try_out(cancelled)
        except BaseException:
            self.close()
            raise

    def _compile(self, cancelled: Cancelled) -> None:
        name = self.source.strip()
        try:
            if name in built_in_names():
                self._here, self._parts = BuiltIn(name), _PARTS_OF_BUILT_IN
            elif self._parts is not None:
                self._here = Compiled(self.source, **self._ends)
            else:
                self._compile_elsewhere(cancelled)
        except _FAILURES as error:
            raise UnusableTemplate(tr("it cannot be read ({reason})", reason=_why(error))) from error

    def _try_out(self, cancelled: Cancelled) -> None:
        problem: BaseException | None = None
        for example, no_tools, in_parts in product(_EXAMPLES, (None, []), (frozenset[str](), EVERY_ROLE)):
            self._no_tools, self._habits = no_tools, replace(self._habits, in_parts=in_parts)
            turns: Turns = [{"role": message.role, "content": message.text} for message in example]
            try:
                text = self._render(turns, cancelled)
            except FAILURES as error:
                problem = problem or error
                continue
            except _FAILURES as error:
                raise UnusableTemplate(_why(error)) from error
            if not writes_parts_out(turns, text) and all(message.text in text for message in example):
                self.between_turns = _between(text)
                return
        raise UnusableTemplate(_why(problem or ValueError(leaves_out_words())))

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
        Raises ``ConversationRefused`` if the template failed, refused the messages in every form, left the question or
        a system text out, or took too much time or memory, ``WorldError`` where it did so with ``variables``,
        ``Interrupted`` if ``cancelled`` said so.

        Args:
            messages: in order; roles system, user, assistant, tool.
            tools: what the model may call.
            variables: what else the template is told, by its names for it; values as in JSON.
            begins_reply: whether the words stand at the end with which the model's own message begins.
            escape: applied to what people wrote before the template sees it.
            cancelled: asked while a template that is not simple runs.
        """
        opened = bool(messages) and messages[-1].role == "assistant" and not messages[-1].calls
        turns_to_render = messages[:-1] if opened else messages
        escaped_variables = {name: escaped(value, escape) for name, value in variables.items()}
        escaped_variables.pop("add_generation_prompt", None)
        if not begins_reply:
            escaped_variables["add_generation_prompt"] = False
        try:
            text = self._write_first_form(turns_to_render, tools, escaped_variables, escape, cancelled)
        except _FAILURES as error:
            if variables and isinstance(error, FAILURES):  # the request's fault, for all that is known
                raise WorldError(
                    tr("This model's chat template cannot use these variables: {reason}.", reason=brief(error))
                ) from error
            raise ConversationRefused(
                tr("This model's chat template cannot write this conversation: {reason}.", reason=_why(error))
            ) from error
        return text + escape(messages[-1].text) if opened else text

    def _write_first_form(
        self,
        messages: Sequence[ChatMessage],
        tools: Toolset | None,
        variables: Variables,
        escape: Callable[[str], str],
        cancelled: Cancelled,
    ) -> str:
        """Return the prompt in the first form that the template takes, and in which it leaves nothing out.
        Raises one of ``_FAILURES`` if it takes none, or leaves the last question or a system text out of all.
        """
        turns: Turns = [plain_turn(message, escape, self._thought_field) for message in messages]
        offered: list[dict[str, Any]] | None = None
        in_words: Callable[[], Turns] | None = None
        has_calls = any(message.calls or message.role == "tool" for message in messages)
        if tools is not None or has_calls:
            support = self.tool_support(cancelled)
            turns, offered = support.turns(messages, tools, escape, thought_field=self._thought_field)
            if has_calls and (support.takes_calls or support.takes_results):
                wordy = replace(support, takes_calls=False, takes_results=False)
                in_words = lambda: wordy.turns(messages, tools, escape, thought_field=self._thought_field)[0]  # noqa: E731

        def render(form: Turns, in_parts: frozenset[str]) -> str:
            return self._render(form, cancelled, offered, variables, in_parts)

        text, self._habits = prompt_of(turns, render, self._habits, in_words)
        return text

    @property
    def turn_marks(self) -> tuple[str, ...]:
        """Marks that this template writes between an answer and the next question; the first closes the answer."""
        _, between = self.between_turns
        marks = _MARK.findall(between)
        return tuple(mark for i, mark in enumerate(marks) if i == 0 or len(mark) >= _LEAST_OPENING_MARK)

    def opens_thought(self, cancelled: Cancelled = lambda: False, variables: Variables = _NO_VARIABLES) -> bool:
        """Return whether its prompts with these variables end with the mark that opens a thought.
        Raises ``Interrupted`` if ``cancelled`` said so.
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

    def without_thought(self, cancelled: Cancelled, variables: Variables) -> Variables:
        """Return the variables with which its prompts open no thought; those that are given where it has no switch.
        Raises ``Interrupted`` if ``cancelled`` said so.
        """
        if not (self.opens_thought(cancelled, variables) and can_switch_thinking(self.source)):
            return variables
        off = {**variables, **thinking_variables(on=False)}
        return variables if self.opens_thought(cancelled, off) else off

    def thinks(self, cancelled: Cancelled = lambda: False, variables: Variables = _NO_VARIABLES) -> str:
        """Return how a reply may begin with a thought; see :func:`app.tools.call_grammar.call_grammar`."""
        if self.thought_form is not ThoughtForm.THINK:
            return ""
        return "does" if self.opens_thought(cancelled, variables) else "may"

    def thinks_by_itself(self, cancelled: Cancelled = lambda: False) -> bool | None:
        """Return whether its model thinks where nobody says; ``None`` where it cannot be told to, or not to.
        Raises ``Interrupted`` if ``cancelled`` said so.
        """
        if not can_switch_thinking(self.source):
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
        Raises ``Interrupted`` if ``cancelled`` said so.
        """
        if self._support is None:
            self._support = support_of(self.source, lambda turns, tools: self._render(turns, cancelled, tools))
        return self._support

    def _render(
        self,
        turns: Turns,
        cancelled: Cancelled,
        tools: list[dict[str, Any]] | None = None,
        variables: Variables = _NO_VARIABLES,
        in_parts: frozenset[str] | None = None,
    ) -> str:
        length = sum(len(turn["content"]) + len(turn.get(self._thought_field, "")) for turn in turns)
        if tools is not None or variables or any("tool_calls" in turn for turn in turns):
            length += len(json.dumps([tools, variables, [turn.get("tool_calls") for turn in turns]], indent=4))
        most = _MOST_ADDED + _MOST_ADDED_TO_EACH * len(turns) + _MOST_TIMES * length
        tools = self._no_tools if tools is None else tools
        turns = with_parts(turns, self._habits.in_parts if in_parts is None else in_parts)
        if self._here is not None and self._parts is not None:
            worst = self._parts * max(1, len(turns)) * max(length, len(self.source))
            if worst <= _MOST_WRITTEN_HERE or isinstance(self._here, BuiltIn):
                return within(self._here.run(turns, tools, variables), most)
        if not self._service.runs:
            self._compile_elsewhere(cancelled)
        return self._ask({"turns": turns, "tools": tools, "variables": variables, "most": most}, cancelled)

    def _compile_elsewhere(self, cancelled: Cancelled) -> None:
        self._ask({"source": self.source, **self._ends}, cancelled)

    def _ask(self, request: dict[str, Any], cancelled: Cancelled) -> str:
        answer = json.loads(self._service.ask(json.dumps(request).encode("ascii"), cancelled))
        if "failed" in answer:
            raise ValueError(answer["failed"])
        return str(answer["text"])


def _between(text: str) -> tuple[str, str]:
    _, _, rest = text.partition(_EXAMPLE[0].text)
    to_answer, answered, rest = rest.partition(_EXAMPLE[1].text)
    to_question, answer, _ = rest.partition(_EXAMPLE[2].text)
    return (to_answer, to_question) if answered and answer else ("", "")


def _why(error: BaseException) -> str:
    """Return why a template failed, as a part of a sentence."""
    if isinstance(error, TooMuchTime):
        return tr("it does not come to an end")
    if isinstance(error, TooMuchMemory):
        return tr("it takes too much memory")
    if isinstance(error, ServiceEnded):
        return tr("its process ended")
    return brief(error)


def template_for(
    own: str | None,
    own_template: str | None,
    *,
    bos: str,
    eos: str,
    service: Service | None = None,
    cancelled: Cancelled = lambda: False,
) -> ChatTemplate:
    """Return the chat template to use with a model: the one that a person gave, else its own, else ChatML.

    For the other arguments see :class:`ChatTemplate`.
    Raises ``WorldError`` if the one that a person gave cannot be used, ``Interrupted`` if ``cancelled`` said so.
    """
    try:
        return ChatTemplate(own_template or own, bos=bos, eos=eos, service=service, cancelled=cancelled)
    except UnusableTemplate as error:
        if own_template:
            raise WorldError(
                tr("The chat template that was given cannot be used: {reason}.", reason=error.sentence)
            ) from error
        template = ChatTemplate(None, bos=bos, eos=eos)
        template.problem = tr(
            "This model's chat template cannot be used: {reason}. ChatML, a common one, stands in its place.",
            reason=error.sentence,
        )
        return template
