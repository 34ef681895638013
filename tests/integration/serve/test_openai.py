"""OpenAI's paths, ``/v1/responses`` included, judged by OpenAI's own client, over the starter pair."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import openai
import pytest

from app.speculation.trace import Outcome
from tests.integration.serve.server_probe import Running

QUESTION = [{"role": "user", "content": "Who was the first prime minister of Britain?"}]
TOKENS = 12
COUNT = [{"role": "user", "content": "Count from one to nine."}]


@pytest.fixture(scope="module")
def client(server: Running) -> Iterator[openai.OpenAI]:
    with openai.OpenAI(base_url=f"{server.url}/v1", api_key="unused", max_retries=0) as client:
        yield client


def chat(client: openai.OpenAI, **options: Any) -> Any:
    body = {"model": "starter", "messages": QUESTION, "max_tokens": TOKENS, "temperature": 0, "seed": 7} | options
    return client.chat.completions.create(**body)


def streamed(client: openai.OpenAI, **options: Any) -> list[Any]:
    with chat(client, stream=True, **options) as stream:
        return list(stream)


def text_of(chunks: list[Any]) -> str:
    return "".join(choice.delta.content or "" for chunk in chunks for choice in chunk.choices)


def test_the_models_are_listed_and_found_by_name(client):
    names = [model.id for model in client.models.list()]
    assert "starter" in names
    assert client.models.retrieve("starter").id == "starter"
    with pytest.raises(openai.NotFoundError) as refusal:
        client.models.retrieve("../../etc/passwd")
    assert refusal.value.code == "model_not_found"


def test_a_reply_whole_and_streamed_is_the_same(client):
    whole = chat(client)
    assert whole.choices[0].message.role == "assistant"
    assert whole.choices[0].finish_reason == "length"
    assert whole.usage.completion_tokens == TOKENS
    assert whole.usage.total_tokens == whole.usage.prompt_tokens + TOKENS
    chunks = streamed(client, stream_options={"include_usage": True})
    assert text_of(chunks) == whole.choices[0].message.content != ""
    assert chunks[0].choices[0].delta.role == "assistant"
    assert chunks[0].choices[0].delta.content is None
    assert "" not in [choice.delta.content for chunk in chunks for choice in chunk.choices]
    assert [chunk.choices[0].finish_reason for chunk in chunks if chunk.choices][-1] == "length"
    assert chunks[-1].choices == []
    assert chunks[-1].usage.completion_tokens == TOKENS
    assert chunks[-1].usage.prompt_tokens_details.cached_tokens > 0  # the same question a second time
    assert chunks[-1].timings["predicted_n"] == TOKENS  # llama-server's clients look for them there


def test_acceptance_is_told_in_openais_and_llama_servers_words(client):
    reply = chat(client, extra_body={"speculative": {"type": "draft", "n_max": 4}}).model_dump()
    details = reply["usage"]["completion_tokens_details"]
    assert details["accepted_prediction_tokens"] > 0
    times = reply["timings"]
    assert times["draft_n"] >= times["draft_n_accepted"] == details["accepted_prediction_tokens"]
    assert times["predicted_n"] == TOKENS
    assert times["cache_n"] + times["prompt_n"] == reply["usage"]["prompt_tokens"]


def test_what_was_kept_is_told_as_it_was_also_between_conversations_that_alternate(client):
    texts = ["Tell me of the hills. " * 20, "What do rivers do? " * 20]
    for text in texts:
        chat(client, messages=[{"role": "user", "content": text}], max_tokens=2)
    for text in texts:
        reply = chat(client, messages=[{"role": "user", "content": text}], max_tokens=2).model_dump()
        whole = reply["usage"]["prompt_tokens"]
        assert reply["usage"]["prompt_tokens_details"]["cached_tokens"] == reply["timings"]["cache_n"] == whole - 1
    for text in texts:
        body = {"cache_prompt": False}
        reply = chat(client, messages=[{"role": "user", "content": text}], max_tokens=2, extra_body=body).model_dump()
        assert reply["timings"]["cache_n"] == 0
        assert reply["timings"]["prompt_n"] == reply["usage"]["prompt_tokens"]


def test_speculation_in_the_request_is_obeyed_and_changes_no_word(client):
    text = [{"role": "user", "content": "Repeat this line: one two three one two three one two three"}]
    replies = set()
    for kind, drafter in (("none", ""), ("lookup", "lookup"), ("draft", "model")):
        options_asked = {"speculative": {"type": kind, "n_max": 3}, "draftlight": {"rounds": True}}
        reply = chat(client, messages=text, max_tokens=20, extra_body=options_asked).model_dump()
        rounds = reply["draftlight"]["rounds"]
        assert {one["drafter"] for one in rounds} <= {"", drafter}
        assert any(one["drafted"] for one in rounds) == (kind != "none")
        assert all(len(one["drafted"]) <= 3 for one in rounds)
        replies.add(reply["choices"][0]["message"]["content"])
    assert len(replies) == 1


def test_a_stream_tells_each_round_in_the_traces_shape(client):
    body = {"speculative": {"type": "draft"}, "draftlight": {"rounds": True}, "timings_per_token": True}
    chunks = [chunk.model_dump() for chunk in streamed(client, extra_body=body)]
    rounds = [one for chunk in chunks for one in (chunk.get("draftlight") or {}).get("rounds", [])]
    tokens = [token for one in rounds for token in one["tokens"]]
    assert len(tokens) == TOKENS
    assert {token["outcome"] for token in tokens} <= {outcome.value for outcome in Outcome}
    assert any(token["outcome"] == "accepted" and token["draft_p"] > 0 for token in tokens)
    assert all(token["target_p"] is not None for token in tokens)
    assert all(one["verify_ms"] > 0 for one in rounds)
    text = "".join(choice["delta"].get("content") or "" for chunk in chunks for choice in chunk["choices"])
    assert "".join(token["text"] for token in tokens) == text
    drafted = [chunk["timings"].get("draft_n", 0) for chunk in chunks if chunk.get("timings")]
    assert drafted == sorted(drafted)
    assert drafted[-1] == sum(len(one["drafted"]) for one in rounds)


def test_logprobs_add_up_to_the_reply(client):
    reply = chat(client, logprobs=True, top_logprobs=5)
    entries = reply.choices[0].logprobs.content
    assert "".join(entry.token for entry in entries) == reply.choices[0].message.content
    for entry in entries:
        assert bytes(entry.bytes).decode() == entry.token
        assert len(entry.top_logprobs) == 5
        assert entry.top_logprobs[0].logprob >= entry.logprob  # at temperature 0, the likeliest is taken
        assert entry.top_logprobs == sorted(entry.top_logprobs, key=lambda one: -one.logprob)
    chunks = streamed(client, logprobs=True, top_logprobs=5)
    logprobs = [
        entry for chunk in chunks for choice in chunk.choices if choice.logprobs for entry in choice.logprobs.content
    ]
    assert [entry.token for entry in logprobs] == [entry.token for entry in entries]


def test_a_reply_is_any_json_object(client):
    reply = chat(client, messages=COUNT, max_tokens=60, response_format={"type": "json_object"}, stop=["}"])
    assert reply.choices[0].message.content.lstrip().startswith("{")


def test_several_choices_differ_by_their_seeds_and_come_in_order(client):
    reply = chat(client, n=2, temperature=2.0, seed=3, max_tokens=6)
    first, second = (choice.message.content for choice in reply.choices)
    assert first != second
    assert first == chat(client, temperature=2.0, seed=3, max_tokens=6).choices[0].message.content
    assert second == chat(client, temperature=2.0, seed=4, max_tokens=6).choices[0].message.content
    chunks = streamed(client, n=2, temperature=2.0, seed=3, max_tokens=6)
    by_index = ["".join(c.choices[0].delta.content or "" for c in chunks if c.choices[0].index == i) for i in (0, 1)]
    assert by_index == [first, second]


def test_stop_texts_penalties_and_bias_are_heeded(client):
    free = chat(client, messages=COUNT).choices[0].message.content
    word = free.split()[1]
    stopped = chat(client, messages=COUNT, stop=[word])
    assert stopped.choices[0].finish_reason == "stop"
    assert stopped.choices[0].message.content == free[: free.index(word)]
    assert chat(client, messages=COUNT, frequency_penalty=2.0).choices[0].message.content != free
    options_asked = {"draftlight": {"rounds": True}}
    rounds = chat(client, messages=COUNT, extra_body=options_asked).model_dump()["draftlight"]["rounds"]
    first = rounds[0]["tokens"][0]["id"]
    banned = chat(client, messages=COUNT, logit_bias={str(first): -100}, extra_body=options_asked).model_dump()
    assert all(token["id"] != first for one in banned["draftlight"]["rounds"] for token in one["tokens"])


def test_a_text_is_gone_on_with(client):
    reply = client.completions.create(
        model="starter", prompt="One, two, three,", max_tokens=8, temperature=0, logprobs=2, echo=True
    )
    choice = reply.choices[0]
    assert choice.text.startswith("One, two, three,")
    assert "".join(choice.logprobs.tokens) == choice.text.removeprefix("One, two, three,")
    assert choice.logprobs.text_offset[0] == len("One, two, three,")
    assert len(choice.logprobs.top_logprobs[0]) == 2
    assert reply.usage.completion_tokens == 8
    with client.completions.create(
        model="starter", prompt="One, two, three,", max_tokens=8, temperature=0, stream=True
    ) as stream:
        assert "".join(part.choices[0].text for part in stream) == choice.text.removeprefix("One, two, three,")


def test_several_texts_are_gone_on_with_in_their_order(client):
    texts = ["One, two, three,", "Monday, Tuesday,"]
    body = {"model": "starter", "max_tokens": 4, "temperature": 0}
    alone = [client.completions.create(prompt=text, **body) for text in texts]
    reply = client.completions.create(prompt=texts, echo=True, **body)
    whole_texts = [text + one.choices[0].text for text, one in zip(texts, alone, strict=True)]
    assert [choice.text for choice in reply.choices] == whole_texts
    assert [choice.index for choice in reply.choices] == [0, 1]
    assert reply.usage.completion_tokens == 8
    assert reply.usage.prompt_tokens == sum(one.usage.prompt_tokens for one in alone)
    with client.completions.create(prompt=texts, n=2, echo=True, stream=True, **body) as stream:
        parts = list(stream)
    by_index = ["".join(p.choices[0].text for p in parts if p.choices[0].index == i) for i in range(4)]
    assert by_index == [whole_texts[0], whole_texts[0], whole_texts[1], whole_texts[1]]


def test_an_unfinished_answer_is_gone_on_with(client):
    begun = [*COUNT, {"role": "assistant", "content": "One, two, three, four,"}]
    for words in ({}, {"add_generation_prompt": False, "continue_final_message": True}):
        reply = chat(client, messages=begun, max_tokens=6, extra_body=words)
        assert reply.choices[0].message.content.strip().startswith("five")
    for words in ({"add_generation_prompt": True}, {"add_generation_prompt": True, "continue_final_message": True}):
        with pytest.raises(openai.BadRequestError):
            chat(client, messages=begun, extra_body=words)


@pytest.mark.parametrize("role", ["system", "assistant"])
def test_a_conversation_without_a_question_is_gone_on_with_too(client, role):
    messages = [{"role": role, "content": "Count from one to nine: one, two,"}]
    reply = chat(client, messages=messages)
    assert reply.choices[0].message.content
    counted = client.post("/chat/completions/input_tokens", body={"messages": messages}, cast_to=dict)
    assert reply.usage.prompt_tokens == counted["input_tokens"]


def test_a_prompts_tokens_are_counted_before_it_is_sent(server, client):
    tool = {"type": "function", "function": {"name": "add", "parameters": {"type": "object"}}}
    body = {"model": "starter", "messages": QUESTION, "tools": [tool], "max_tokens": 1}
    count = server.ask("/v1/chat/completions/input_tokens", body).json["input_tokens"]
    assert count == chat(client, tools=[tool], max_tokens=1).usage.prompt_tokens
    counted = client.responses.input_tokens.count(model="starter", input=QUESTION[0]["content"])
    assert counted.input_tokens == chat(client, max_tokens=1).usage.prompt_tokens


REFUSED = [
    ({"logit_bias": {"99999999": 1}}, "logit_bias"),
    ({"grammar": "root ::= ("}, None),
]


@pytest.mark.parametrize(("change", "field"), REFUSED, ids=[str(change)[:40] for change, _ in REFUSED])
@pytest.mark.parametrize("stream", [False, True])
def test_what_cannot_be_done_is_refused_and_never_ignored(server, change, field, stream):
    body = {"model": "starter", "messages": QUESTION, "max_tokens": 4, "stream": stream} | change
    answer = server.ask("/v1/chat/completions", body)
    assert answer.status == 400, answer.body
    error = answer.json["error"]
    assert error["type"] == "invalid_request_error"
    assert error["param"] == field
    assert error["message"].endswith(".")


ASKED = "Who was the first prime minister of Britain?"


def request_with(**options: Any) -> dict[str, Any]:
    return {"model": "starter", "input": ASKED, "max_output_tokens": 10, "temperature": 0} | options


def test_a_response_whole_and_streamed_is_the_same(client):
    whole = client.responses.create(**request_with())
    assert whole.output_text
    assert (whole.status, whole.incomplete_details.reason) == ("incomplete", "max_output_tokens")
    assert whole.usage.output_tokens == 10
    with client.responses.stream(**request_with()) as stream:
        events = list(stream)
    final = events[-1].response
    text = "".join(event.delta for event in events if event.type == "response.output_text.delta")
    assert text == final.output_text == whole.output_text
    assert [event.sequence_number for event in events if hasattr(event, "sequence_number")] == list(range(len(events)))
    assert events[0].type == "response.created"
    assert events[-1].type == "response.incomplete"


def test_timings_and_progress_come_while_a_response_is_written(server):
    body = {**request_with(), "input": "Not yet said. " * 40, "max_output_tokens": 6, "stream": True}
    events = server.ask("/v1/responses", {**body, "timings_per_token": True, "return_progress": True}).events
    progress = [event for event in events if "prompt_progress" in event]
    assert {event["type"] for event in progress} == {"response.in_progress"}
    assert progress[-1]["prompt_progress"]["processed"] == progress[-1]["prompt_progress"]["total"] > 0
    timed = [event for event in events if "timings" in event]
    assert {event["type"] for event in timed} == {"response.output_text.delta", "response.incomplete"}
    assert timed[0]["timings"]["predicted_n"] < timed[-1]["timings"]["predicted_n"] == 6
    assert [event["sequence_number"] for event in events] == list(range(len(events)))
    plain = server.ask("/v1/responses", body).events
    assert [event["type"] for event in plain if "timings" in event] == ["response.incomplete"]
    assert not any("prompt_progress" in event for event in plain)


def test_a_response_is_the_chats_reply(client):
    instructed = client.responses.create(**request_with(instructions="Be brief."))
    messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": ASKED}]
    chat = client.chat.completions.create(model="starter", messages=messages, max_tokens=10, temperature=0)
    assert instructed.output_text == chat.choices[0].message.content
    parts = [
        {"role": "developer", "content": "Be brief."},
        {"type": "message", "role": "user", "content": [{"type": "input_text", "text": ASKED}]},
    ]
    assert client.responses.create(**request_with(input=parts)).output_text == instructed.output_text


def test_a_response_obeys_a_schema_and_tells_logprobs(client):
    schema = {"type": "object", "properties": {"n": {"type": "integer", "maximum": 9}}, "required": ["n"]}
    form = {"format": {"type": "json_schema", "name": "digit", "schema": schema}}
    bound = client.responses.create(**request_with(text=form, max_output_tokens=40))
    assert bound.status == "completed"
    assert set(json.loads(bound.output_text)) == {"n"}
    response = client.responses.create(**request_with(include=["message.output_text.logprobs"], top_logprobs=2))
    entries = response.output[0].content[0].logprobs
    assert "".join(entry.token for entry in entries) == response.output_text
    assert all(len(entry.top_logprobs) == 2 for entry in entries)


@pytest.mark.parametrize("stream", [False, True])
def test_a_request_goes_on_with_a_kept_response_by_its_id(client: openai.OpenAI, stream: bool) -> None:
    beside = {"instructions": "Be brief.", "metadata": {"topic": "counting"}}
    if stream:
        with client.responses.stream(**request_with(**beside)) as events:
            first = list(events)[-1].response
    else:
        first = client.responses.create(**request_with(**beside))
    assert first.store is True
    assert client.responses.retrieve(first.id).output_text == first.output_text
    second = client.responses.create(**request_with(input="And the second?", previous_response_id=first.id))
    messages = [
        {"role": "user", "content": ASKED},
        {"role": "assistant", "content": first.output_text},
        {"role": "user", "content": "And the second?"},
    ]
    whole = client.responses.create(**request_with(input=messages, store=False))
    assert (second.output_text, second.usage.input_tokens) == (whole.output_text, whole.usage.input_tokens)
    assert second.previous_response_id == first.id
    assert (first.instructions, second.instructions, first.metadata) == ("Be brief.", None, {"topic": "counting"})
    with pytest.raises(openai.BadRequestError, match="not streamed again"):
        client.responses.retrieve(first.id, stream=True)
    counted = client.responses.input_tokens.count(input="And the second?", previous_response_id=first.id)
    assert counted.input_tokens == whole.usage.input_tokens
    roles = [item.role for item in client.responses.input_items.list(second.id)]
    assert roles == ["user", "assistant", "user"]
    client.responses.delete(first.id)
    for gone in (first.id, whole.id, "resp_x"):
        with pytest.raises(openai.NotFoundError, match="kept for an hour"):
            client.responses.retrieve(gone)
        with pytest.raises(openai.BadRequestError, match="Send the whole conversation"):
            client.responses.create(**request_with(previous_response_id=gone))


def test_a_kept_response_is_found_with_its_own_key_alone(server: Running) -> None:
    kept = server.ask("/v1/responses", request_with(), Authorization="Bearer mine").json["id"]
    for headers in ({}, {"Authorization": "Bearer other"}):
        assert server.ask(f"/v1/responses/{kept}", **headers).status == 404
    assert server.ask(f"/responses/{kept}", Authorization="Bearer mine").json["id"] == kept
    answer = server.ask(f"/v1/responses/{kept}", method="DELETE", Authorization="Bearer mine")
    assert answer.json == {"id": kept, "object": "response", "deleted": True}
