"""The marks around what models think before they answer, and this program's own form of it.

Here a thought stands between ``<think>`` and ``</think>`` at the beginning of a reply, whatever the model's own marks
are. A model's prompt has its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

OPEN, CLOSE = "<think>", "</think>"

_WITHIN = re.compile(r"<(/?)think>")

THINKING_SWITCHES = ("enable_thinking", "thinking")
"""Templates' names for the switch: Qwen, GLM, Gemma and others; DeepSeek and Granite."""
THINKING_BUDGET = "thinking_budget"
"""Templates' name for about how many tokens a thought may have: Seed-OSS."""
_SWITCH = re.compile(r"""(?<![\w."'])(?:enable_thinking|thinking)(?!\w)""")

HARMONY_MARKS = ("<|start|>", "<|channel|>", "<|message|>", "<|constrain|>", "<|end|>", "<|call|>", "<|return|>")


THOUGHT_FIELD, HARMONY_FIELD = "reasoning_content", "thinking"
"""Templates' names for the thought of an earlier message: most that have a field for it, and gpt-oss's."""


class ThoughtForm(Enum):
    """Marks of a thought in a model's text: one before it and one after it."""

    THINK = (OPEN, CLOSE)
    """Qwen, DeepSeek, GLM and most others."""
    MISTRAL = ("[THINK]", "[/THINK]")
    """Magistral, Ministral 3."""
    GEMMA = ("<|channel>thought\n", "<channel|>")
    """Gemma 4. The first mark is a token, then comes the channel's name in a line of its own."""
    SEED = ("<seed:think>", "</seed:think>")
    """Seed-OSS."""
    COMMAND = ("<|START_THINKING|>", "<|END_THINKING|>")
    """Command R7B, Command A."""
    HARMONY = ("<|channel|>analysis<|message|>", "<|end|>")
    """gpt-oss: a message in a channel of its own; the answer is another, in the channel ``final``."""

    @property
    def opens(self) -> str:
        """Return what the model writes before a thought."""
        return self.value[0]

    @property
    def closes(self) -> str:
        """Return what the model writes after a thought."""
        return self.value[1]

    @property
    def marks(self) -> tuple[str, ...]:
        """Return the marks that may be single tokens."""
        if self is ThoughtForm.HARMONY:
            return HARMONY_MARKS
        return (self.opens.removesuffix("thought\n"), self.closes)


_HARMONY_FINAL = "<|channel|>final<|message|>"
_HARMONY_ASSISTANT = "<|start|>assistant"


@dataclass(frozen=True, slots=True)
class SplitReply:
    """A reply as this program writes it, in its two halves."""

    thought: str | None
    """``None`` where there is none."""
    closed: bool
    answer: str


def thinking_variables(on: bool) -> dict[str, bool]:
    """Return the variables that switch a model's thinking on or off."""
    return dict.fromkeys(THINKING_SWITCHES, on)


def can_switch_thinking(template: str) -> bool:
    """Return whether a template speaks of a switch for thinking."""
    return _SWITCH.search(template) is not None


def thought_form_in(template: str) -> ThoughtForm | None:
    """Return how the model of a chat template marks thoughts; ``None`` where the template speaks of none."""
    if "<|channel|>" in template and "<|message|>" in template:
        return ThoughtForm.HARMONY
    for form in (ThoughtForm.GEMMA, ThoughtForm.MISTRAL, ThoughtForm.SEED, ThoughtForm.COMMAND):
        if all(mark in template for mark in form.marks):
            return form
    return ThoughtForm.THINK if OPEN in template or CLOSE in template else None


def thought_field_in(template: str) -> str:
    """Return what a chat template calls the thought of an earlier message; empty where it has no field for it."""
    if THOUGHT_FIELD in template:
        return THOUGHT_FIELD
    harmony = thought_form_in(template) is ThoughtForm.HARMONY and f".{HARMONY_FIELD}" in template
    return HARMONY_FIELD if harmony else ""


def split_reply(text: str) -> SplitReply:
    """Tell a reply's thought from its answer."""
    inner = text.lstrip().removeprefix(OPEN)
    if inner == text.lstrip():
        return SplitReply(None, closed=True, answer=text)
    thought, mark, answer = inner.partition(CLOSE)
    return SplitReply(thought.strip("\n"), closed=bool(mark), answer=answer.lstrip("\n"))


def with_thought(thought: str, reply: str) -> str:
    """Return a reply as this program writes it, with what was thought before its answer.

    It follows the thought that the reply may have. Marks within it, which would end it early, are set apart.
    """
    halves, thought = split_reply(reply), _WITHIN.sub(r"< \1think>", thought.strip("\n"))
    if not thought.strip() or not halves.closed or thought in (halves.thought or ""):
        return reply
    whole = f"{halves.thought}\n{thought}" if halves.thought else thought
    return f"{OPEN}\n{whole}\n{CLOSE}\n\n{halves.answer}"


def closing_words(form: ThoughtForm | None, prompt: str) -> str:
    """Return what closes the thought that a prompt ends with, so that the answer follows; empty where it has none."""
    if form is None or not prompt.rstrip().endswith(form.opens.rstrip()):
        return ""
    if form is ThoughtForm.HARMONY:
        return form.closes + _HARMONY_ASSISTANT + _HARMONY_FINAL
    lines = form is ThoughtForm.THINK and prompt.endswith("\n")
    return f"\n{form.closes}\n\n" if lines else form.closes


def answer_words(form: ThoughtForm | None, prompt: str) -> str:
    """Return what stands between a prompt and an answer without a thought."""
    return closing_words(form, prompt) or (_HARMONY_FINAL if form is ThoughtForm.HARMONY else "")


def in_models_words(text: str, form: ThoughtForm | None, prompt: str, escape: Callable[[str], str]) -> str:
    """Return a reply that is to be gone on with, as the model itself would have written it.

    Args:
        text: the reply up to now.
        form: how the model marks thoughts.
        prompt: what stands before the reply: it may have opened the thought.
        escape: applied to everything but marks.
    """
    halves = split_reply(text)
    if form is None or (form is ThoughtForm.THINK and halves.thought is None):
        return closing_words(form, prompt) + escape(text)
    if form is ThoughtForm.THINK:
        rest = text.lstrip().removeprefix(OPEN)
        return escape(rest.lstrip("\n")) if prompt.rstrip().endswith(OPEN) else OPEN + escape(rest)
    if halves.thought is None:
        return answer_words(form, prompt) + escape(halves.answer)
    opens = "" if prompt.rstrip().endswith(form.opens.rstrip()) else form.opens
    thought_text = opens + escape(halves.thought)
    if not halves.closed:
        return thought_text
    then = _HARMONY_ASSISTANT + _HARMONY_FINAL if form is ThoughtForm.HARMONY else ""
    return thought_text + form.closes + then + escape(halves.answer)
