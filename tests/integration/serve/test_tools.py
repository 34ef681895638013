"""Calls of tools, judged by OpenAI's, Anthropic's and Ollama's own clients, over the real engine with a small pair.

The starter's template knows no tools, so they are described to it, and a required call is one for sure: a grammar
obliges. What models write of their own accord is in the unit tests of the parser.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import anthropic
import ollama
import openai
import pytest

from app.paths import Paths
from app.serve.model_registry import ModelChoice
from app.serve.server import ServeOptions
from app.tools.forms import CallForm
from tests.fakes import tiny_gguf
from tests.fakes.templates import tool_template
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.serve.server_probe import SMALL, Running, serving

SCHEMA = {
    "type": "object",
    "properties": {"city": {"enum": ["Paris", "Rome"]}},
    "required": ["city"],
    "additionalProperties": False,
}
TOOL = {"type": "function", "function": {"name": "get_weather", "description": "The weather.", "parameters": SCHEMA}}
OTHER = {"type": "function", "function": {"name": "stop_all"}}
QUESTION = [{"role": "user", "content": "How is the weather in Rome?"}]
TOOLS = [TOOL, OTHER]
"""All requests offer both, so that a prompt's beginning is read once."""
NAMED = {"type": "function", "function": {"name": "get_weather"}}


@pytest.fixture(scope="module")
def client(small_server: Running) -> Iterator[openai.OpenAI]:
    with openai.OpenAI(base_url=f"{small_server.url}/v1", api_key="unused", max_retries=0) as client:
        yield client


def is_call(arguments: dict[str, Any]) -> bool:
    """Return whether the schema allows the arguments."""
    return arguments in ({"city": "Paris"}, {"city": "Rome"})


def request_with(**options: Any) -> dict[str, Any]:
    sampling = {"temperature": 0, "seed": 7, "max_tokens": 120}
    return {"model": SMALL.target, "messages": QUESTION, "tools": TOOLS, "tool_choice": NAMED} | sampling | options


def test_openai_gets_a_call_whole_and_streamed(client):
    choice = client.chat.completions.create(**request_with()).choices[0]
    (call,) = choice.message.tool_calls
    assert (choice.finish_reason, choice.message.content) == ("tool_calls", None)
    assert (call.type, call.function.name) == ("function", "get_weather")
    assert is_call(json.loads(call.function.arguments))
    with client.chat.completions.create(**request_with(stream=True)) as stream:
        chunks = list(stream)
    pieces = [piece for chunk in chunks for piece in chunk.choices[0].delta.tool_calls or []]
    assert pieces[0].id not in {"", None, call.id}
    assert {piece.index for piece in pieces} == {0}
    assert "".join(piece.function.name or "" for piece in pieces) == "get_weather"
    assert "".join(piece.function.arguments for piece in pieces) == call.function.arguments
    assert not "".join(chunk.choices[0].delta.content or "" for chunk in chunks)
    assert chunks[-1].choices[0].finish_reason == "tool_calls"


def test_only_allowed_tools_are_called_and_one_where_that_is_asked(client):
    allowed = {"type": "allowed_tools", "allowed_tools": {"mode": "required", "tools": [OTHER]}}
    body = request_with(tool_choice=allowed, parallel_tool_calls=False)
    (call,) = client.chat.completions.create(**body).choices[0].message.tool_calls
    assert (call.function.name, call.function.arguments) == ("stop_all", "{}")


def test_an_answer_in_a_schema_may_stand_in_a_calls_place(client):
    form = {"type": "json_schema", "json_schema": {"name": "x", "schema": {"enum": ["yes", "no"]}}}
    message = (
        client.chat.completions.create(**request_with(tool_choice="auto", response_format=form)).choices[0].message
    )
    assert message.tool_calls or json.loads(message.content) in {"yes", "no"}


def test_responses_have_calls_as_items_with_their_events(client):
    body = {"model": SMALL.target, "input": "How is Rome?", "temperature": 0, "max_output_tokens": 120}
    tools = [{"type": "function", **tool["function"], "strict": False} for tool in TOOLS]
    body |= {"tools": tools, "tool_choice": {"type": "function", "name": "get_weather"}}
    whole = client.responses.create(**body)
    (item,) = whole.output
    assert (item.type, item.name, whole.status) == ("function_call", "get_weather", "completed")
    assert is_call(json.loads(item.arguments))
    with client.responses.stream(**body) as stream:
        kinds = [event.type for event in stream]
        final = stream.get_final_response()
    assert final.output[0].arguments == item.arguments
    assert [kind for kind in kinds if "arguments" in kind] == [
        "response.function_call_arguments.delta",
        "response.function_call_arguments.done",
    ]
    turn = [
        {"role": "user", "content": "How is Rome?"},
        {"type": "function_call", "call_id": item.call_id, "name": item.name, "arguments": item.arguments},
        {"type": "function_call_output", "call_id": item.call_id, "output": "Sunny."},
    ]
    reply = client.responses.create(**body | {"input": turn, "tool_choice": "auto", "max_output_tokens": 2})
    assert reply.output
    assert reply.usage.input_tokens > whole.usage.input_tokens


def test_anthropic_gets_blocks_of_tool_use(small_server):
    tools = [
        {"name": "get_weather", "description": "The weather.", "input_schema": SCHEMA},
        {"name": "stop_all", "input_schema": {"type": "object"}},
    ]
    body: dict[str, Any] = {"model": SMALL.target, "max_tokens": 120, "tools": tools, "extra_body": {"top_k": 1}}
    body |= {"tool_choice": {"type": "tool", "name": "get_weather"}, "messages": QUESTION}
    with anthropic.Anthropic(base_url=small_server.url, api_key="unused", max_retries=0) as client:
        whole = client.messages.create(**body)
        (block,) = whole.content
        assert (whole.stop_reason, block.type, block.name) == ("tool_use", "tool_use", "get_weather")
        assert is_call(block.input)
        body["tool_choice"]["disable_parallel_tool_use"] = True
        with client.messages.stream(**body) as stream:
            final = stream.get_final_message()
        assert final.stop_reason == "tool_use"
        assert [(one.name, one.input) for one in final.content] == [("get_weather", block.input)]
        result = {"type": "tool_result", "tool_use_id": block.id, "content": [{"type": "text", "text": "Sunny."}]}
        turn = [
            *QUESTION,
            {"role": "assistant", "content": whole.content},
            {"role": "user", "content": [result, {"type": "text", "text": "And?"}]},
        ]
        message = client.messages.create(**body | {"messages": turn, "max_tokens": 2, "tool_choice": {"type": "none"}})
        assert message.content[0].type == "text"
        counted = client.messages.count_tokens(model=SMALL.target, messages=turn, tools=tools)
        assert counted.input_tokens > client.messages.count_tokens(model=SMALL.target, messages=turn).input_tokens


def test_ollama_gets_calls_with_objects(small_server):
    body = request_with(stream=False, options={"temperature": 0, "num_predict": 120})
    for name in ("temperature", "seed", "max_tokens"):
        body.pop(name)
    whole = ollama.ChatResponse.model_validate(small_server.ask("/api/chat", body).json)
    assert whole.message.tool_calls is not None
    (call,) = whole.message.tool_calls
    assert call.function.name == "get_weather"
    assert is_call(dict(call.function.arguments))
    lines = small_server.ask("/api/chat", body | {"stream": True}).events
    calls = [one for line in lines for one in line["message"].get("tool_calls", [])]
    assert calls == [{"function": {"name": "get_weather", "arguments": dict(call.function.arguments)}}]
    assert lines[-1]["done_reason"] == "stop"
    turn = [*QUESTION, whole.message.model_dump(exclude_none=True)]
    turn.append({"role": "tool", "tool_name": "get_weather", "content": "Sunny."})
    with ollama.Client(host=small_server.url) as client:
        reply = client.chat(SMALL.target, messages=turn, tools=TOOLS, options={"num_predict": 2, "temperature": 0})
    assert reply.message.content or reply.message.tool_calls


@pytest.fixture(scope="module")
def callers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server over a library in which each form of calls has a tiny model of its name."""
    paths = Paths.at(tmp_path_factory.mktemp("callers"))
    paths.models.mkdir(parents=True)
    for form in CallForm:
        changes = {"tokenizer.chat_template": tool_template(form), "llama.context_length": 4096}
        (paths.models / f"{form.name}.gguf").write_bytes(tiny_gguf.llama(changes=changes))
    with serving(paths, ServeOptions()) as running:
        yield running


# Arguments as JSON, in words of their own, and a template that knows no tools. tests/integration/test_call_grammars.py
# and tests/unit/tools/test_parsing.py ask daily whether all forms are obeyed and read.
DAILY = {CallForm.HERMES, CallForm.GEMMA, CallForm.DESCRIBED}
RARE = pytest.mark.nightly("a model is loaded for each form; three stay")


@pytest.mark.parametrize("form", [form if form in DAILY else pytest.param(form, marks=RARE) for form in CallForm])
def test_a_model_calls_in_its_own_templates_form(callers, form):
    body = request_with(model=form.name, parallel_tool_calls=False, temperature=1.0, max_tokens=1500)
    answer = callers.ask("/v1/chat/completions", body)
    callers.ask("/api/generate", {"model": form.name, "keep_alive": 0})  # so the process of its template ends
    assert answer.status == 200, answer.body
    (choice,) = answer.json["choices"]
    (call,) = choice["message"]["tool_calls"]
    assert choice["finish_reason"] == "tool_calls"
    assert is_call(json.loads(call["function"]["arguments"]))


SWITCH = (
    "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}{{ reasoning_effort or '' }}"
    "{% if enable_thinking %}<think>\n{% else %}<think></think>{% endif %}"
)
SAID = [{"role": "user", "content": "Hello"}]


@pytest.fixture(scope="module")
def thinker(starter_paths, tmp_path_factory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("models") / "tiny.gguf"
    file.write_bytes(tiny_gguf.llama(changes={"tokenizer.chat_template": SWITCH}))
    first = ModelChoice("tiny", str(file), path=Path(file))
    with serving(starter_paths, ServeOptions(first=first)) as running:
        yield running


def test_the_template_is_told_and_a_reply_then_begins_within_the_thought(thinker):
    def prompt(**options):
        return thinker.ask("/apply-template", {"model": "tiny", "messages": SAID, **options}).json["prompt"]

    assert prompt().endswith("<think></think>")
    assert prompt(chat_template_kwargs={"enable_thinking": True}).endswith("<think>\n")
    words = {"seed": 1, "logit_bias": {"12": -100}}  # this model writes line ends alone, if it may
    body = {"model": "tiny", "messages": SAID, "max_tokens": 6, **words}
    chat = thinker.ask("/v1/chat/completions", body).json["choices"][0]["message"]
    assert chat["content"]
    assert "reasoning_content" not in chat
    chat = thinker.ask("/v1/chat/completions", {**body, "reasoning_effort": "high"}).json["choices"][0]["message"]
    assert chat["reasoning_content"]
    assert not chat["content"]
    options = {"num_predict": 6, **words}
    for think in (True, False):
        answer_body = {"model": "tiny", "messages": SAID, "stream": False, "think": think, "options": options}
        message = thinker.ask("/api/chat", answer_body).json["message"]
        assert ("thinking" in message) is think
    answer_body = {**body, "thinking": {"type": "enabled"}}
    assert thinker.ask("/v1/messages", answer_body).json["content"][0]["type"] == "thinking"
    answer_body = {"model": "tiny", "input": "Hello", "max_output_tokens": 6, **words, "reasoning": {"effort": "low"}}
    assert thinker.ask("/v1/responses", answer_body).json["output"][0]["type"] == "reasoning"


def test_a_thought_is_a_part_of_the_answer_for_who_wants_it_so(thinker):
    words = {"seed": 1, "logit_bias": {"12": -100}, "reasoning_effort": "high", "reasoning_format": "none"}
    body = {"model": "tiny", "messages": SAID, "max_tokens": 6, **words}
    message = thinker.ask("/v1/chat/completions", body).json["choices"][0]["message"]
    assert message["content"].startswith("<think>")
    assert "reasoning_content" not in message
    chunks = thinker.ask("/v1/chat/completions", {**body, "stream": True}).events
    assert "".join(chunk["choices"][0]["delta"].get("content") or "" for chunk in chunks) == message["content"]
    assert thinker.ask("/v1/chat/completions", {**body, "reasoning_format": "xml"}).status == 400


def test_variables_reach_the_template_of_a_model_on_another_draftlight(thinker, starter_paths):
    with EngineProbe(starter_paths) as probe:
        assert probe.load(f"{thinker.url}#tiny").thinks is False
        command = question("Hello", tokens=6)
        command = replace(command, sampling=replace(command.sampling, logit_bias=((12, -100.0),)))
        assert "<think>" not in probe.generate(command).summary.text
        thoughtful = replace(command, variables={"enable_thinking": True})
        assert probe.generate(thoughtful).summary.text.startswith("<think>")
        assert "must be true or false" in probe.refused(replace(command, variables={"enable_thinking": "yes"}))
