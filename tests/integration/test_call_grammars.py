"""Grammars that oblige a call, followed by llama.cpp's own matcher over the starter's vocabulary."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from app.llama.grammars.grammar import Grammar, Grammars
from app.llama.model import Model, SpelledVocabulary
from app.models.library.starter import packaged_file
from app.tools.call_grammar import call_grammar
from app.tools.definitions import Tool, Toolset
from app.tools.forms import CallForm

WEATHER = Tool(
    "get_weather",
    "",
    json.dumps(
        {
            "type": "object",
            "properties": {
                "city": {"type": "string"},
                "days": {"type": "integer"},
                "unit": {"type": "string", "enum": ["c", "f"]},
                "at": {"$ref": "#/$defs/place"},
            },
            "required": ["city"],
            "$defs": {"place": {"type": "object", "properties": {"x": {"type": "number"}}, "required": ["x"]}},
        }
    ),
)
OTHER = Tool(
    "other",
    "",
    json.dumps({"type": "object", "properties": {"a": {"$ref": "#/$defs/place"}}, "$defs": {"place": {"enum": [1]}}}),
)
TOOLS = Toolset((WEATHER, OTHER), required=True)

OBEYED = [
    (CallForm.HERMES, '<tool_call>\n{"name": "get_weather", "arguments": {"city": "a"}}\n</tool_call>'),
    (CallForm.HERMES, '<tool_call>\n{"name": "other", "arguments": {"a": 1}}\n</tool_call>'),
    (CallForm.HERMES, '<tool_call>\n{"name": "get_weather", "arguments": {"city": "a", "at": {"x": 1.5}}}</tool_call>'),
    (
        CallForm.QWEN_CODER,
        (
            "<tool_call>\n<function=get_weather>\n<parameter=city>\n<b> </p>\n</parameter>\n<parameter=unit>\nc\n"
            "</parameter>\n</function>\n</tool_call>"
        ),
    ),
    (
        CallForm.GLM,
        (
            "<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>a</arg_value>\n<arg_key>days</arg_key>\n"
            "<arg_value>3</arg_value>\n</tool_call>"
        ),
    ),
    (CallForm.LLAMA, '{"name": "get_weather", "parameters": {"city": "a", "unit": "f"}}'),
    (CallForm.MISTRAL_LIST, '[TOOL_CALLS][{"name": "other", "arguments": {}}, {"name": "other", "arguments": {}}]'),
    (CallForm.MISTRAL_NAMED, '[TOOL_CALLS]get_weather[ARGS]{"city": "a"}[TOOL_CALLS]other[ARGS]{}'),
    (CallForm.GEMMA, '<|tool_call>call:get_weather{city:<|"|>a<b<|"|>,unit:<|"|>c<|"|>,at:{x:1}}<tool_call|>'),
    (CallForm.FUNCTION_GEMMA, "<start_function_call>call:other{a:1}<end_function_call>"),
    (
        CallForm.HARMONY,
        (
            "<|channel|>analysis<|message|>a < b<|end|><|start|>assistant<|channel|>commentary to=functions.other "
            "<|constrain|>json<|message|>{}"
        ),
    ),
    (CallForm.GRANITE, '<|tool_call|>[{"name": "other", "arguments": {}}]'),
    (CallForm.LFM, '<|tool_call_start|>[{"name": "other", "arguments": {}}]<|tool_call_end|>'),
    (CallForm.DESCRIBED, '<tool_call>\n{"name": "other", "arguments": {}}\n</tool_call>'),
]


@pytest.fixture(scope="module")
def model(vocabulary_model: Model) -> Model:
    return vocabulary_model


@pytest.fixture(scope="module")
def grammars(model: Model) -> Iterator[Grammars]:
    with closing(Grammars(packaged_file(), model.vocabulary.size)) as grammars_made:
        grammars_made.parse('root ::= "its process is there"')
        yield grammars_made


def takes(grammar: Grammar, model: Model, text: str) -> bool:
    """Return whether a grammar allows a text, and a reply's end after it."""
    for token in model.vocabulary.tokenize(text, special=False, begin=False):
        if not grammar.allows(token):
            return False
        grammar.advance(token)
    return grammar.allows(model.vocabulary.eos)


def grammar_of(grammars: Grammars, *form: Any, **options: Any) -> Grammar:
    """Return the grammar that obliges to call these tools in this form."""
    written = call_grammar(*form, **options)
    return grammars.with_schemas(written.rules, written.schemas)


@pytest.mark.parametrize(("form", "text"), OBEYED)
def test_a_call_in_the_form_is_allowed_and_nothing_else(grammars, model, form, text):
    grammar = grammar_of(grammars, form, TOOLS)
    assert takes(grammar.fork(), model, text)
    assert not takes(grammar.fork(), model, text[:-1])
    assert not grammar.allows(model.vocabulary.eos)
    for wrong in ("Hello", text.replace("get_weather", "get_money").replace("other", "others")):
        assert not takes(grammar.fork(), model, wrong)


def test_where_no_call_is_required_any_text_is_allowed_until_a_call_begins(grammars, model):
    grammar = grammar_of(grammars, CallForm.DESCRIBED, replace(TOOLS, required=False))
    call = '<tool_call>\n{"name": "other", "arguments": {}}\n</tool_call>'
    for text in ("", "Hello, 1 < 2 <<b> <tool_cal", "I look.\n<" + call, f"{call}\n{call}"):
        assert takes(grammar.fork(), model, text)
    for text in ("I look. <tool_call> no", call + " and more", call.replace("other", "others")):
        assert not takes(grammar.fork(), model, text)


def test_an_answer_with_a_schema_may_stand_in_a_calls_place(grammars, model):
    grammar = grammar_of(grammars, CallForm.HERMES, replace(TOOLS, required=False), answer='{"type": "boolean"}')
    assert takes(grammar.fork(), model, "true")
    assert takes(grammar.fork(), model, OBEYED[0][1])
    assert not takes(grammar.fork(), model, "maybe")


@pytest.mark.parametrize(
    ("thinks", "text"), [("may", "<think>a < b</think>\n"), ("may", ""), ("does", "a </b></think>\n\n")]
)
def test_a_thought_may_stand_before_a_call(grammars, model, thinks, text):
    grammar = grammar_of(grammars, CallForm.HERMES, TOOLS, thinks=thinks)
    assert takes(grammar.fork(), model, text + OBEYED[0][1])
    assert not takes(grammar.fork(), model, text + "No.")


def test_arguments_whose_schema_is_none_are_any_object_and_the_other_tools_keep_theirs(grammars, model):
    strange = Tool("strange", "", json.dumps({"properties": {"a": {"$ref": "#/nowhere"}}}))
    grammar = grammar_of(grammars, CallForm.LLAMA, Toolset((strange, OTHER), required=True))
    assert "#/nowhere" in " ".join(grammar.left_out)
    assert takes(grammar.fork(), model, '{"name": "strange", "parameters": {"a": "x", "b": [1]}}')
    assert takes(grammar.fork(), model, '{"name": "other", "parameters": {"a": 1}}')
    assert not takes(grammar.fork(), model, '{"name": "other", "parameters": {"a": 2}}')


def test_an_argument_of_several_kinds_or_of_a_shared_one_may_stand_between_marks(grammars, model):
    schema = {
        "properties": {
            "a": {"type": ["integer", "null"]},
            "b": {"type": "array", "items": {"$ref": "#/$defs/digit"}},
            "c": {"type": ["string", "null"]},
        },
        "$defs": {"digit": {"type": "integer", "minimum": 0, "maximum": 9}},
    }
    grammar = grammar_of(grammars, CallForm.GLM, Toolset((Tool("other", "", json.dumps(schema)),), required=True))
    call = (
        "<tool_call>other\n<arg_key>a</arg_key>\n<arg_value>null</arg_value>\n<arg_key>b</arg_key>\n"
        "<arg_value>[1, 9]</arg_value>\n<arg_key>c</arg_key>\n<arg_value>x</arg_value>\n</tool_call>"
    )
    assert takes(grammar.fork(), model, call)
    assert not takes(grammar.fork(), model, call.replace("null", "none"))
    assert not takes(grammar.fork(), model, call.replace("9", "99"))
    assert grammar.left_out == ()


def test_an_argument_that_has_only_a_description_may_be_anything(grammars, model):
    plain = Tool("other", "", json.dumps({"properties": {"a": {"description": "Any."}, "b": {"type": "null"}}}))
    grammar = grammar_of(grammars, CallForm.LLAMA, Toolset((plain,), required=True))
    for value in ('"x"', "[1]", "3", '{"c": true}'):
        assert takes(grammar.fork(), model, f'{{"name": "other", "parameters": {{"a": {value}}}}}')
    assert not takes(grammar.fork(), model, '{"name": "other", "parameters": {"c": 1}}')


def test_marks_that_are_control_tokens_stand_in_the_text(model):
    vocabulary = model.vocabulary
    (mark,) = vocabulary.tokenize("<|im_start|>", special=True, begin=False)
    spelled = SpelledVocabulary(vocabulary, ["<|im_start|>", "[TOOL_CALLS]"])
    assert (vocabulary.piece(mark), spelled.piece(mark)) == (b"", b"<|im_start|>")
    (other,) = vocabulary.tokenize("a", special=False, begin=False)
    assert spelled.piece(other) == vocabulary.piece(other)
