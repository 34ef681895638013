"""Replies under JSON schemas, written by the starter pair with guesses, and tokens that a grammar must not let in."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from app.engine.commands import Generate
from app.engine.events import Finished, Notice
from app.llama.grammars.grammar import Grammars
from app.llama.model import Model
from app.speculation.trace import FinishReason, Trace
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.serve.server_probe import Running
from tests.unit.llama.grammars.ordinary_schemas import INTEGER, obj, one_of, text, whole

SHORT = text(maxLength=12)
ENDING = {
    "person": obj(
        "name age", name=SHORT, age=whole(minimum=0, maximum=150), mood=one_of("glad", 'so "so"', "ünsure\n")
    ),
    "kinds": obj(
        "*",
        a={"oneOf": [obj("*", k={"const": "x"}), obj("*", k={"const": "y"}, n=INTEGER)]},
        b={"type": ["boolean", "null"]},
    ),
}
"""Every text that obeys one of these has an end that is near."""


def command_of(schema: Any, *, temperature: float, seed: int = 1, **changes: Any) -> Generate:
    command = question("Tell me about John.", temperature=temperature, seed=seed, tokens=250)
    return replace(command, json_schema=json.dumps(schema), **changes)


def text_of(trace: Trace) -> str:
    assert trace.summary.finish_reason is FinishReason.STOP
    return "".join(one.text for one in trace.rounds)


@pytest.mark.parametrize("name", ENDING)
def test_a_reply_with_guesses_obeys_its_schema(pair: EngineProbe, name: str) -> None:
    trace = pair.generate(command_of(ENDING[name], temperature=1.5))
    Draft202012Validator(ENDING[name]).validate(json.loads(text_of(trace)))
    assert any(one.drafted for one in trace.rounds)


def test_a_reply_tells_what_of_its_schema_it_need_not_obey(pair: EngineProbe) -> None:
    schema = obj("*", twice=text(pattern=r"^(.)\1$", maxLength=3), number=whole(minimum=1, maximum=9))
    events = pair.do(command_of(schema, temperature=0.0))
    (notice,) = (event for event in events if isinstance(event, Notice))
    assert "pattern" in notice.sentence
    assert isinstance(events[-1], Finished)
    assert json.loads(text_of(events[-1].trace))["number"] in range(1, 10)
    assert not any(isinstance(event, Notice) for event in pair.do(command_of(ENDING["person"], temperature=0.0)))


LEFT_IN_PART = obj("*", twice=text(pattern=r"^(é)\1$", maxLength=3), day=text(pattern=r"^\d{3}-\d{4}$"))
MESSAGES = [{"role": "user", "content": "John is 30"}]
APIS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "/v1/chat/completions": lambda schema: {
        "messages": MESSAGES,
        "response_format": {"type": "json_schema", "json_schema": {"name": "x", "schema": schema}},
    },
    "/v1/responses": lambda schema: {
        "input": "John is 30", "text": {"format": {"type": "json_schema", "name": "x", "schema": schema}},
    },
    "/v1/messages": lambda schema: {
        "messages": MESSAGES, "max_tokens": 99, "output_config": {"format": {"type": "json_schema", "schema": schema}},
    },
    "/api/chat": lambda schema: {"messages": MESSAGES, "format": schema},
}  # fmt: skip


@pytest.mark.parametrize(("path", "stream"), [*((path, False) for path in APIS), ("/v1/chat/completions", True)])
def test_other_programs_are_told_in_a_header_what_is_left_out(small_server: Running, path: str, stream: bool) -> None:
    answer = small_server.ask(path, APIS[path](LEFT_IN_PART) | {"model": "starter:q4_1", "stream": stream})
    assert answer.status == 200
    notice = answer.headers["x-draftlight-notice"]
    assert notice.isascii()
    assert "pattern" in notice
    assert "properties" not in notice


def test_nothing_is_told_where_all_is_kept(small_server: Running) -> None:
    path, schema = "/v1/chat/completions", obj("*", day=LEFT_IN_PART["properties"]["day"])
    answer = small_server.ask(path, APIS[path](schema) | {"model": "starter:q4_1"})
    assert "x-draftlight-notice" not in answer.headers
    Draft202012Validator(schema).validate(json.loads(answer.json["choices"][0]["message"]["content"]))


def test_a_control_token_is_no_letter_of_a_text(grammars: Grammars, vocabulary_model: Model) -> None:
    """Its spelling would count as letters, and the reply show none."""
    vocabulary = vocabulary_model.vocabulary
    (mark,) = vocabulary.tokenize("<|im_start|>", special=True, begin=False)
    grammar = grammars.from_schema('{"type": "string", "minLength": 3}')
    for token in vocabulary.tokenize('"a', special=False, begin=False):
        grammar.advance(token)
    assert not grammar.allows(mark)
    assert not grammar.allowed(vocabulary.size)[mark]
    assert grammar.allowed(vocabulary.size).sum() > 1000
    by_hand = grammars.parse("root ::= [^x]+")
    assert by_hand.allows(mark), "who writes a grammar may mean it"
