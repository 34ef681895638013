"""A reply that something else than its model ended: of a call or a mark that was begun, nothing is told."""

from __future__ import annotations

import json

import pytest

from app.tools.definitions import Toolset
from app.tools.forms import CallForm
from app.tools.reply_reader import ReplyReader
from tests.unit.tools.test_parsing import REPLIES, TOOLS

MARKED = [reply for reply in REPLIES if not reply[1].startswith(("{", "[{", "```json"))]
"""Those that begin with a mark which is none of answers."""


def read(text: str, form: CallForm, tools: Toolset | None = TOOLS, *, is_cut: bool = True):
    return ReplyReader(form, tools).whole(text, is_cut=is_cut)


@pytest.mark.parametrize(("form", "text", "content", "calls"), MARKED)
def test_wherever_a_reply_with_calls_is_cut_its_content_has_no_part_of_them(form, text, content, calls):
    for length in range(len(text)):
        piece = read(text[:length], form)
        assert content.startswith(piece.content.strip()), text[:length]
        calls_told = [(call.name, json.loads(call.arguments)) for call in piece.calls]
        assert calls_told == calls[: len(calls_told)], text[:length]


def test_a_reply_that_must_be_a_call_has_no_content_when_it_is_cut():
    text = '{"name": "get_weather", "parameters": {"city": "Paris"}}'
    for length in range(len(text)):
        assert read(text[:length], CallForm.LLAMA, Toolset(TOOLS.tools, required=True)).content == ""
        piece = read(text[:length], CallForm.LLAMA)
        assert "get_weather" not in piece.content


@pytest.mark.parametrize("form", [CallForm.DESCRIBED, CallForm.LLAMA])
def test_an_answer_in_json_is_kept_when_it_is_cut(form):
    for text in ('{"name": "Ada", "age": 3', 'So:\n```json\n{"name": "Ada", "a', "```json\n[1, 2"):
        assert read(text, form).content == text


def test_what_the_model_ended_itself_is_told_as_it_is():
    for text in ('<tool_call>{"name": "get_wea', "See <tool", '```json\n{"name": "get_weather", "arguments": {'):
        assert read(text, CallForm.DESCRIBED, is_cut=False).content == text


@pytest.mark.parametrize(
    ("text", "reasoning", "content"),
    [
        ("<thi", "", ""),
        ("<think>", "", ""),
        ("<think>\nWell, </thin", "Well,", ""),
        ("<think>\nWell.\n</think>\n\nYes <", "Well.", "Yes <"),
        ("a < b", "", "a < b"),
    ],
)
def test_of_a_thoughts_mark_that_is_cut_nothing_is_told(text, reasoning, content):
    piece = read(text, CallForm.HERMES, None)
    assert (piece.reasoning.strip(), piece.content) == (reasoning, content)


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ('<|channel|>commentary to=functions.get_weather<|message|>{"city": "Par', ""),
        ("<|channel|>comm", ""),
        ("<|channel|>final<|message|>Yes.<|e", "Yes."),
        ("<|channel|>final<|message|>Yes.<|end|><|start|>assistant<|chan", "Yes."),
        ("Plain", "Plain"),
    ],
)
def test_of_the_harmony_form_s_channels_nothing_is_told_either(text, content):
    assert read(text, CallForm.HARMONY).content == content
