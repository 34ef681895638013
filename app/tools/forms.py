"""Forms in which chat templates have models write calls, recognised from a template's own text."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import Enum

from app.tools.definitions import Tool, ToolCall
from app.tools.thoughts import HARMONY_MARKS


class CallForm(Enum):
    """Form in which a model writes a call."""

    HERMES = "hermes"
    """``<tool_call>{"name": …, "arguments": …}</tool_call>``: Hermes, Qwen 2.5 and 3, Granite 4, SmolLM3."""
    QWEN_CODER = "qwen-coder"
    """``<tool_call><function=…><parameter=…>…``: Qwen3-Coder, Qwen 3.5."""
    GLM = "glm"
    """``<tool_call>name<arg_key>…</arg_key><arg_value>…``: GLM 4.5 and later."""
    MINIMAX = "minimax"
    """``<minimax:tool_call><invoke name="…"><parameter name="…">…``: MiniMax M2."""
    LLAMA = "llama"
    """``{"name": …, "parameters": …}`` as the whole reply: Llama 3.1 to 3.3."""
    MISTRAL_LIST = "mistral-list"
    """``[TOOL_CALLS][{"name": …, "arguments": …}]``: Mistral 7B v0.3, Nemo, Small 3.1."""
    MISTRAL_NAMED = "mistral-named"
    """``[TOOL_CALLS]name[ARGS]{…}``: Mistral Small 3.2, Devstral, Magistral, Ministral 3."""
    GEMMA = "gemma"
    """``<|tool_call>call:name{key:<|"|>text<|"|>}<tool_call|>``: Gemma 4."""
    FUNCTION_GEMMA = "function-gemma"
    """``<start_function_call>call:name{key:<escape>text<escape>}<end_function_call>``."""
    HARMONY = "harmony"
    """``<|channel|>commentary to=functions.name<|message|>{…}<|call|>``: gpt-oss."""
    GRANITE = "granite"
    """``<|tool_call|>[{"name": …, "arguments": …}]``: Granite 3."""
    LFM = "lfm"
    """``<|tool_call_start|>[name(key="text")]<|tool_call_end|>``: LFM2."""
    DESCRIBED = "described"
    """The template knows no tools, or a form that is not known here: a system prompt of ours describes Hermes's."""


MARKS: Mapping[CallForm, tuple[str, ...]] = {
    CallForm.HERMES: ("<tool_call>", "</tool_call>"),
    CallForm.QWEN_CODER: ("<tool_call>", "</tool_call>"),
    CallForm.GLM: ("<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>"),
    CallForm.MINIMAX: ("<minimax:tool_call>", "</minimax:tool_call>"),
    CallForm.LLAMA: ("<|python_tag|>",),
    CallForm.MISTRAL_LIST: ("[TOOL_CALLS]",),
    CallForm.MISTRAL_NAMED: ("[TOOL_CALLS]", "[CALL_ID]", "[ARGS]"),
    CallForm.GEMMA: ("<|tool_call>", "<tool_call|>", '<|"|>'),
    CallForm.FUNCTION_GEMMA: ("<start_function_call>", "<end_function_call>", "<escape>"),
    CallForm.HARMONY: HARMONY_MARKS,
    CallForm.GRANITE: ("<|tool_call|>",),
    CallForm.LFM: ("<|tool_call_start|>", "<|tool_call_end|>"),
    CallForm.DESCRIBED: ("<tool_call>", "</tool_call>"),
}  # fmt: skip
"""Marks around calls. In many vocabularies these are control tokens, which a reply's text does not show unless it
is asked to."""


def form_in(template: str) -> CallForm:
    """Return the form that a chat template's text speaks of."""
    if "<|channel|>" in template and "<|message|>" in template:
        return CallForm.HARMONY
    if "tools" not in template:
        return CallForm.DESCRIBED
    for form, words in _SIGNS:
        if all(word in template for word in words):
            return form
    return CallForm.DESCRIBED


_SIGNS = (
    (CallForm.GEMMA, ("<|tool_call>", "<tool_call|>")),
    (CallForm.FUNCTION_GEMMA, ("<start_function_call>",)),
    (CallForm.MISTRAL_NAMED, ("[TOOL_CALLS]", "[ARGS]")),
    (CallForm.MISTRAL_LIST, ("[TOOL_CALLS]",)),
    (CallForm.QWEN_CODER, ("<tool_call>", "<function=", "<parameter=")),
    (CallForm.GLM, ("<tool_call>", "<arg_key>")),
    (CallForm.MINIMAX, ("<minimax:tool_call>", "<invoke name=")),
    (CallForm.HERMES, ("<tool_call>", "</tool_call>", "arguments")),
    (CallForm.LFM, ("List of tools: ",)),
    (CallForm.GRANITE, ("<|tool_call|>", "<|start_of_role|>")),
    (CallForm.LLAMA, ("<|start_header_id|>", "ipython", '"parameters": ')),
)
"""The first form counts whose words are all there."""


_BEFORE = (
    "You can call functions. To call one, write its name and arguments as JSON between these marks, then stop:\n"
    '<tool_call>\n{"name": "function name", "arguments": {"argument": "value"}}\n</tool_call>\n'
    "You are then given what it returned. Where no function helps, answer as usual.\nThe functions:\n"
)


def described(tools: Sequence[Tool], system: str = "") -> str:
    """Return a system prompt that describes tools, after what it says anyway."""
    listed = "\n".join(json.dumps(tool.for_template()["function"], ensure_ascii=False) for tool in tools)
    return (f"{system}\n\n" if system else "") + _BEFORE + listed


def written(calls: Sequence[ToolCall], form: CallForm) -> str:
    """Return calls as a model wrote them, for a template that leaves them out."""
    objects = [f'{{"name": {json.dumps(call.name)}, "arguments": {call.arguments}}}' for call in calls]
    if form is CallForm.GRANITE:
        return f"<|tool_call|>[{', '.join(objects)}]"
    if form is CallForm.LFM:
        return f"<|tool_call_start|>[{', '.join(objects)}]<|tool_call_end|>"
    return "\n".join(f"<tool_call>\n{one}\n</tool_call>" for one in objects)


def result(text: str) -> str:
    """Return what a tool returned as a part of a message."""
    return f"<tool_response>\n{text}\n</tool_response>"
