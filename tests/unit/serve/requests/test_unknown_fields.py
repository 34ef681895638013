"""Unknown fields are ignored and named; known ones that cannot be kept are refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from app.serve.api_errors import ApiError, Dialect, body_of
from app.serve.requests.reply_request import ReplyRequest
from app.serve.requests.request_body import Fields, ignored_headers
from tests.fakes.api_requests import OF_OLLAMA, READERS, USER, anthropic, chat, completion, ollama, response, text

Reader = Callable[..., ReplyRequest]


@pytest.mark.parametrize("read", READERS)
def test_every_api_names_what_it_does_not_know(read: Reader) -> None:
    reply_request = read(thread={"type": "create"}, transforms=[], include_reasoning=True, nothing=None)
    assert reply_request.ignored == ("thread", "transforms", "include_reasoning")
    assert read().ignored == ()


@pytest.mark.parametrize(
    ("read", "fields", "ignored"),
    [
        (chat, {"stream_options": {"include_usage": True, "continuous_usage_stats": True}},
         ["stream_options.continuous_usage_stats"]),
        (chat, {"response_format": {"type": "json_object", "mode": 1}}, ["response_format.mode"]),
        (chat, {"tools": [{"type": "function", "function": {"name": "a", "code": 1}, "cache_control": {}}]},
         ["tools[0].cache_control", "tools[0].function.code"]),
        (chat, {"tools": [{"type": "web_search"}, {"name": "a"}]}, ["tools[0]"]),
        (chat, {"speculative": {"type": "none", "depth": 3}}, ["speculative.depth"]),
        (chat, {"speculative.depth": 3}, ["speculative.depth"]),
        (chat, {"draftlight": {"rounds": True, "tokens": 1}}, ["draftlight.tokens"]),
        (response, {"reasoning": {"effort": "low", "summary": "auto"}}, ["reasoning.summary"]),
        (response, {"text": {"verbosity": "low"}}, ["text.verbosity"]),
        (response, {"include": ["web_search_call.results"]}, ["include[0]"]),
        (response, {"tools": [{"type": "namespace", "name": "n", "tools": [{"type": "custom", "name": "c"}]},
                              {"type": "custom", "name": "p"}]}, ["tools[1]", "tools[0].tools[0]"]),
        (chat, {"tools": [{"type": "namespace", "name": "n", "tools": []}]}, ["tools[0]"]),
        (anthropic, {"thinking": {"type": "adaptive", "display": "omitted"}}, ["thinking.display"]),
        (anthropic, {"output_config": {"effort": "low", "task_budget": 1}}, ["output_config.task_budget"]),
        (anthropic, {"tools": [{"type": "web_search_20250305", "name": "web_search"}]}, ["tools[0]"]),
        (ollama, {"options": {"num_predict": 4, "num_gqa": 8, "reasoning_effort": "low"}},
         ["options.num_gqa", "options.reasoning_effort"]),
    ],
)  # fmt: skip
def test_parts_name_what_they_do_not_know(read: Reader, fields: dict[str, Any], ignored: list[str]) -> None:
    assert list(read(**fields).ignored) == ignored


def test_a_part_of_a_conversation_is_not_taken_for_all_of_it() -> None:
    rest = {"thread": {"type": "continue", "previous_message_id": "msg_1"}}
    for messages in ([USER], []):  # an empty list goes on with a reply that was interrupted
        with pytest.raises(ApiError, match="send the whole of it") as refusal:
            anthropic(**rest, messages=messages)
        assert (refusal.value.status, refusal.value.code) == (404, "thread_not_found")
    assert body_of(refusal.value, Dialect.ANTHROPIC)["error"]["details"] == {"error_code": "thread_not_found"}
    with pytest.raises(ApiError, match="send the whole conversation"):
        response(conversation="conv_1")


SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}}
FORM = {"type": "json_schema", "schema": SCHEMA}


@pytest.mark.parametrize(
    "fields",
    [{"output_config": {"format": FORM}}, {"output_format": FORM}, {"output_format": FORM, "output_config": {}}],
)
def test_anthropics_schema_is_read_where_older_libraries_write_it_too(fields: dict[str, Any]) -> None:
    reply_request = anthropic(**fields)
    assert (json.loads(reply_request.json_schema or ""), reply_request.ignored) == (SCHEMA, ())
    for wrong in ({"output_format": {"type": "text"}}, {"output_format": {"type": "json_schema", "schema": 1}}):
        with pytest.raises(ApiError, match=r"json_schema|JSON schema"):
            anthropic(**wrong)


def test_the_header_has_every_name_in_letters_that_headers_can_have() -> None:
    assert ignored_headers(()) == {}
    (named,) = ignored_headers(("a", "tools[0].b", "naïve,\r\nX: y")).values()
    assert named == "a, tools[0].b, na%C3%AFve%2C%0D%0AX%3A%20y"
    assert ignored_headers(Fields({"": 1, " ": 2}).ignored) == {"x-draftlight-ignored": '"", %20'}
    (named,) = ignored_headers(Fields({f"{number}{'🙂' * 80}": 1 for number in range(500)}).ignored).values()
    assert len(named) < 3000
    assert named.endswith(", ...")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("mirostat", 2), ("mirostat", "2"), ("xtc_probability", 0.5), ("dry_multiplier", 0.8), ("dynatemp_range", 0.5),
        ("top_n_sigma", 1.0), ("adaptive_target", 0.5), ("min_keep", 5), ("n_indent", 2), ("t_max_predict_ms", 100),
        ("lora", [{"id": 0, "scale": 1.0}]), ("post_sampling_probs", True), ("grammar_lazy", True),
    ],
)  # fmt: skip
def test_what_llama_server_can_and_nobody_here_is_refused_and_its_off_is_not(name: str, value: Any) -> None:
    for read in READERS:
        within = read in OF_OLLAMA
        fields = {"options": {name: value}} if within else {name: value}
        with pytest.raises(ApiError, match="cannot be used here") as refusal:
            read(**fields)
        assert (refusal.value.status, refusal.value.field) == (400, f"options.{name}" if within else name)
    for off in (0, -1, None) if name != "lora" else ([], None):
        if name != "adaptive_target" or off != 0:
            assert completion(**{name: off}).ignored == ()


PENALTIES = {"repeat_penalty": 1.0, "presence_penalty": 0.0, "frequency_penalty": 0.0}
OFF = PENALTIES | {"top_k": 0, "typical_p": 1.0, "top_p": 1.0, "min_p": 0.0, "temperature": 1.0}


@pytest.mark.parametrize(
    ("samplers", "at_work"),
    [
        ("edskypmxt", OFF),
        ("edkypmxt", OFF),
        (["penalties", "dry", "top_n_sigma", "top_k", "typ_p", "top_p", "min_p", "xtc", "temperature"], OFF),
        (["penalties", "top-k", "typical_p", "nucleus", "MinP", "temp", "anything"], OFF),
        (["top_k", "temperature"], ["top_k", "temperature"]),
        ("kpt", ["top_k", "top_p", "temperature"]),
        ("e", PENALTIES),
        ([], []),
    ],
)
def test_samplers_that_are_left_out_are_off(samplers: Any, at_work: Iterable[str]) -> None:
    samplers_given = dict.fromkeys(OFF, 0.5) | {"top_k": 7}
    sampling = chat(samplers=samplers, **samplers_given).sampling
    assert sampling == {name: samplers_given[name] if name in at_work else off for name, off in OFF.items()}


def test_another_order_of_samplers_is_refused_where_it_would_choose_otherwise() -> None:
    with pytest.raises(ApiError, match="another order"):
        chat(samplers=["temperature", "top_k"], temperature=0.5, top_k=7)
    assert chat(samplers=["temperature", "top_k"], temperature=1.0, top_k=7).sampling["top_k"] == 7
    assert chat(samplers="ty", typical_p=1.0, temperature=0.5).sampling["temperature"] == 0.5
    with pytest.raises(ApiError, match="list of names"):
        chat(samplers=7)


@pytest.mark.parametrize("read", [chat, text, completion])
def test_the_length_of_a_reply_has_llama_cpps_name_too(read: Reader) -> None:
    assert read(n_predict=5).max_tokens == 5
    assert read(n_predict=5, max_tokens=9).max_tokens == 5
    assert read(n_predict=None, max_tokens=9).max_tokens == 9
    assert read(n_predict=-1).max_tokens is None
    assert text().max_tokens == 16


def test_a_small_context_is_no_obstacle() -> None:
    tokens_read = [(0, None), (-1, None), (64, 128), (4096, 4096)]
    assert [(asked, ollama(options={"num_ctx": asked}).context_tokens) for asked, _ in tokens_read] == tokens_read
    assert ollama(options={"num_predict": -5}).max_tokens is None
