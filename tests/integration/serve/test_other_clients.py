"""Requests as other programs send them, taken from their sources, and what their own libraries make of the answers."""

from __future__ import annotations

import base64
import gzip
import http.client
import json
import socket
from collections.abc import Iterator
from typing import Any

import anthropic
import ollama
import openai
import pytest

from app.serve import replies
from tests.fakes import client_bodies
from tests.fakes.client_bodies import WEATHER
from tests.fakes.tiny_projector import png
from tests.integration.serve.server_probe import BODIES, HI, LONG, Running

LIMITS = {"/v1/responses": "max_output_tokens", "/completion": "n_predict"}


def client_of(name: str) -> tuple[str, dict[str, Any]]:
    """A client's request, for a few tokens."""
    path, body = client_bodies.BODIES[name]
    if path.startswith("/api/"):
        limit: dict[str, Any] = {"options": {**(body.get("options") or {}), "num_predict": 3}}
    else:
        limit = {LIMITS.get(path, "max_tokens"): 3}
    return path, {"model": "small", **body, **limit}


@pytest.mark.parametrize("name", client_bodies.BODIES)
def test_a_client_gets_a_reply_whole_or_streamed_as_it_asked(small_server: Running, name: str) -> None:
    path, body = client_of(name)
    answer = small_server.ask(path, body)
    assert answer.status == 200, answer.body
    is_stream = body.get("stream", path.startswith("/api/"))
    assert answer.headers["content-type"].startswith("application/json") is not is_stream
    assert b'"error":"' not in answer.body
    assert b"event: error" not in answer.body


@pytest.fixture(scope="module")
def claude(small_server: Running) -> Iterator[anthropic.Anthropic]:
    with anthropic.Anthropic(base_url=small_server.url, api_key="unused", max_retries=0) as client:
        yield client


def test_anthropics_runner_of_tools_works_with_its_thread(claude: anthropic.Anthropic) -> None:
    @anthropic.beta_tool
    def get_weather(city: str) -> str:
        """Tells the weather.

        Args:
            city: where.
        """
        return f"Sunny in {city}."

    runner = claude.beta.messages.tool_runner(
        model="small", max_tokens=4, messages=HI, tools=[get_weather], extra_body={"thread": {"type": "create"}}
    )
    (message,) = list(runner)
    assert message.stop_reason == "max_tokens"


def test_anthropics_library_lists_the_models(claude: anthropic.Anthropic) -> None:
    listed = claude.models.list()
    assert (listed.has_more, listed.first_id, listed.last_id) == (False, listed.data[0].id, listed.data[-1].id)
    for model in (listed.data[0], claude.models.retrieve(listed.data[0].id)):
        assert (model.type, model.display_name) == ("model", model.id)
        assert model.created_at.tzinfo is not None
        assert (model.lifecycle, model.max_input_tokens) == ("active", 4096)
    assert [model.id for model in claude.models.list(limit=1)] == [model.id for model in listed.data]  # page by page
    assert [model.id for model in claude.models.list(after_id="", extra_query={"limit": ""})] == [
        model.id for model in listed.data
    ]
    before = claude.models.list(before_id=listed.last_id, limit=1)
    assert [model.id for model in before.data] == [listed.data[-2].id]
    with pytest.raises(anthropic.NotFoundError, match="no model of this name"):
        claude.models.retrieve("nobody")
    for query in ({"limit": 0}, {"after_id": "nobody"}, {"before_id": "small", "after_id": "small"}):
        with pytest.raises(anthropic.BadRequestError):
            claude.models.list(**query)


def test_openais_list_of_models_has_nothing_of_anthropics(small_server: Running) -> None:
    listed = small_server.ask("/v1/models").json
    assert set(listed) == {"object", "data"}
    for model in (listed["data"][0], small_server.ask("/v1/models/small").json):
        assert set(model) == {"id", "object", "created", "owned_by"}


@anthropic.beta_tool
def look_up(word: str) -> str:
    """Looks a word up.

    Args:
        word: the word.
    """
    return f"{word}: nothing."


@pytest.mark.parametrize("behavior", ["error", "continue_unthreaded"])
def test_anthropics_library_sends_the_whole_of_a_thread_that_is_not_kept_here(
    claude: anthropic.Anthropic, behavior: Any
) -> None:
    body: Any = {"model": "small", "max_tokens": 2, "system": "Be brief.", "tools": [look_up]}
    thread = claude.beta.messages.thread(**body, unsupported_request_behavior=behavior)
    read = []
    for question in ("one " * 50, "Two?", "Three?") if behavior == "continue_unthreaded" else ("One " * 50, "Two?"):
        usage = thread.send({"role": "user", "content": question}).usage
        read.append(usage.input_tokens + (usage.cache_read_input_tokens or 0))
    assert read == sorted(set(read))


def test_the_stop_text_is_named_among_several(server: Running) -> None:
    ask = {
        "model": "starter",
        "messages": [{"role": "user", "content": "Count from one to nine."}],
        "extra_body": {"top_k": 1},
    }
    with anthropic.Anthropic(base_url=server.url, api_key="unused", max_retries=0) as client:
        text = client.messages.create(**ask, max_tokens=12).content[0].text
        word = text.split()[1]
        for stops in ([word, "never said"], ["never said", word], ["never", "said", word[:2] + "never", word]):
            stopped = client.messages.create(**ask, max_tokens=12, stop_sequences=stops)
            assert (stopped.stop_reason, stopped.stop_sequence) == ("stop_sequence", word)
            assert stopped.content[0].text == text[: text.index(word)]
        ended = client.messages.create(**ask | {"messages": [{"role": "user", "content": "Say hi."}]}, max_tokens=200,
                                       stop_sequences=["never said", "nor this"])  # fmt: skip
        assert (ended.stop_reason, ended.stop_sequence) == ("end_turn", None)
    counted = server.ask("/completion", {"prompt": text, "n_predict": 1, "stop": ["zz"], "temperature": 0}).json
    assert counted["stopping_word"] == ""


def test_pictures_and_documents_that_tools_returned_do_not_end_a_conversation(claude: anthropic.Anthropic) -> None:
    picture = {"type": "base64", "media_type": "image/png", "data": base64.b64encode(png()).decode()}
    document = {"type": "text", "media_type": "text/plain", "data": "zanzibar " * 40}
    result = [{"type": "image", "source": picture}, {"type": "document", "title": "notes.txt", "source": document}]
    turn = [
        *HI,
        {"role": "assistant", "content": [{"type": "tool_use", "id": "t1", "name": "Read", "input": {}}]},
        {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t1", "content": result}]},
    ]
    body: Any = {"model": "small", "messages": turn}
    assert claude.messages.create(**body, max_tokens=2).usage.output_tokens == 2
    plain = {**body, "messages": [*turn[:2], {"role": "user", "content": [{**turn[2]["content"][0], "content": "x"}]}]}
    assert claude.messages.count_tokens(**body).input_tokens > claude.messages.count_tokens(**plain).input_tokens + 40
    shown: Any = [{"role": "user", "content": [{"type": "image", "source": picture}]}]
    with pytest.raises(anthropic.BadRequestError, match="sees no pictures"):
        claude.messages.create(model="small", max_tokens=2, messages=shown)


def test_a_call_that_is_cut_off_leaves_no_mark_in_any_api(small_server: Running) -> None:
    named = {"type": "function", "function": {"name": "get_weather"}}
    for limit in (2, 6):
        body = {"model": "small", "messages": HI, "tools": [WEATHER], "tool_choice": named, "max_tokens": limit}
        (choice,) = small_server.ask("/v1/chat/completions", body).json["choices"]
        assert (choice["finish_reason"], choice["message"]["content"] or "") == ("length", "")
        chunks = small_server.ask("/v1/chat/completions", {**body, "stream": True}).events
        assert not "".join(chunk["choices"][0]["delta"].get("content") or "" for chunk in chunks)
        tool = {"name": "get_weather", "input_schema": WEATHER["function"]["parameters"]}
        body |= {"tools": [tool], "tool_choice": {"type": "tool", "name": "get_weather"}}
        message = small_server.ask("/v1/messages", body).json
        assert (message["stop_reason"], message["content"]) == ("max_tokens", [{"type": "text", "text": ""}])


NOTHING = {"type": "object", "properties": {}}
DOTTED_FUNCTION = {"type": "function", "function": {"name": "files.list", "parameters": NOTHING}}
DOTTED: dict[str, dict[str, Any]] = {
    "/v1/chat/completions": {"tools": [DOTTED_FUNCTION], "tool_choice": "required"},
    "/api/chat": {"tools": [DOTTED_FUNCTION], "tool_choice": "required"},
    "/v1/messages": {
        "tools": [{"name": "files.list", "input_schema": NOTHING}],
        "tool_choice": {"type": "any", "disable_parallel_tool_use": True},
    },
}


@pytest.mark.parametrize("path", DOTTED)
def test_a_tool_with_a_dot_in_its_name_is_called_by_that_name(small_server: Running, path: str) -> None:
    for stream in (False, True) if path != "/api/chat" else (False,):
        asked_body = {"model": "small", "messages": HI, "max_tokens": 40, "stream": stream}
        body = {**asked_body, "parallel_tool_calls": False, **DOTTED[path]}
        answer = small_server.ask(path, body)
        assert answer.status == 200, answer.body
        assert b'"name":"files.list"' in answer.body
        assert b"files_list" not in answer.body


def test_ollamas_own_client_pulls_what_is_here_and_nothing_else(small_server: Running) -> None:
    client = ollama.Client(host=small_server.url)
    assert client.pull("small").status == "success"
    assert [part.status for part in client.pull("starter:latest", stream=True)][-1] == "success"
    with pytest.raises(ollama.ResponseError, match="no model of this name") as refusal:
        client.pull("nobody")
    assert refusal.value.status_code == 404
    client._client.close()
    assert small_server.ask("/api/pull", {"name": ""}).status == 400
    version = [int(part) for part in small_server.ask("/api/version").json["version"].split(".")]
    assert version >= [0, 6, 4]


@pytest.mark.parametrize(
    "path", ["/v1/chat/completions/", "/v1//chat/completions", "//v1/chat//completions//", "/v1/chat/completions///"]
)
def test_slashes_too_many_are_none(small_server: Running, path: str) -> None:
    assert small_server.ask(path, {"model": "small", "messages": HI, "max_tokens": 1}).status == 200
    assert small_server.ask("//", method="GET").body == small_server.ask("/").body
    assert small_server.ask("/v1/models/").json == small_server.ask("/v1/models").json
    assert isinstance(small_server.ask("//api//nothing/").json["error"], str)


def test_packed_bodies_are_read(small_server: Running) -> None:
    body = gzip.compress(json.dumps({"model": "small", "messages": HI, "max_tokens": 1}).encode())
    assert small_server.ask("/v1/chat/completions", body, Content_Encoding="gzip").status == 200
    refused = small_server.ask("/v1/messages", b"x", Content_Encoding="br")
    assert (refused.status, refused.json["type"]) == (415, "error")


@pytest.mark.parametrize("path", BODIES)
def test_a_stream_that_waits_begins_with_a_sign_and_tells_a_refusal_as_an_event(
    small_server: Running, path: str
) -> None:
    takes_grammars = not path.startswith(("/api/", "/v1/messages", "/v1/resp"))
    for wrong in ({}, {"grammar": "root ::= ("}) if takes_grammars else ({},):
        endless = {"prompt": "Hi", "n_predict": 3000, "ignore_eos": True, "stream": True}
        first = small_server.begin("/completion", endless)
        while b'"content":"' not in first.recv(4096):
            pass
        second = small_server.begin(path, {"model": "small", "stream": True, **BODIES[path], **wrong})
        got = b""
        while b": waiting\n\n" not in got and b'"done":false' not in got:  # it comes while the first reply is written
            got += second.recv(4096)
        assert got.startswith(b"HTTP/1.1 200 ")
        first.close()
        while piece := second.recv(65536):
            got += piece
            if got.endswith(b"0\r\n\r\n"):
                break
        second.close()
        assert (b'"error":{' in got) is bool(wrong), got
        assert (b"cannot be read" in got) is bool(wrong)


def test_the_libraries_pass_over_the_signs(small_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "FIRST_SIGN_S", 0.0)
    monkeypatch.setattr(replies, "NEXT_SIGN_S", 0.01)
    with openai.OpenAI(base_url=f"{small_server.url}/v1", api_key="unused", max_retries=0) as client:
        ask: Any = {"model": "small", "messages": HI, "max_tokens": 3}
        with client.chat.completions.create(**ask, stream=True, stream_options={"include_usage": True}) as stream:
            assert list(stream)[-1].usage.completion_tokens == 3
        with client.responses.stream(model="small", input="Hi", max_output_tokens=3) as events:
            assert list(events)[-1].response.usage.output_tokens == 3
    with (
        anthropic.Anthropic(base_url=small_server.url, api_key="unused", max_retries=0) as claude,
        claude.messages.stream(**ask) as message,
    ):
        assert message.get_final_message().usage.output_tokens == 3
    client = ollama.Client(host=small_server.url)
    parts = list(client.chat("small", messages=HI, options={"num_predict": 3}, stream=True))
    assert parts[-1].eval_count == 3
    assert {part.model for part in parts} == {"small"}
    client._client.close()


@pytest.mark.parametrize("path", ["/v1/chat/completions", "/api/chat"])
def test_a_client_that_closes_its_half_gets_its_answer(small_server: Running, path: str) -> None:
    for stream in (False, True):
        line = small_server.begin(path, {"model": "small", **BODIES[path], "stream": stream})
        line.shutdown(socket.SHUT_WR)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        answer_bytes = answer.read()
        answer.close()
        line.close()
        assert answer.status == 200
        assert b'"error":{' not in answer_bytes
        assert answer_bytes.rstrip().endswith((b"}", b"[DONE]"))


def test_who_closes_its_half_and_then_leaves_is_not_written_for(small_server: Running) -> None:
    for stream in (False, True):
        before = len(small_server.summaries)
        line = small_server.begin("/v1/chat/completions", {**LONG, "model": "small", "stream": stream})
        line.shutdown(socket.SHUT_WR)
        if stream:
            while b'"content":"' not in line.recv(4096):
                pass
        line.close()
        small_server.ask("/v1/chat/completions", {"model": "small", "messages": HI, "max_tokens": 1})
        assert sum(summary.generated_tokens for summary in small_server.summaries[before:-1]) < 3000


ASKED = BODIES | {
    "/v1/messages?beta=true": BODIES["/v1/messages"],
    "/v1/messages/count_tokens": {"messages": HI},
    "/v1/chat/completions/input_tokens": {"messages": HI},
    "/v1/responses/input_tokens": {"input": "Hi"},
    "/apply-template": {"messages": HI},
    "/tokenize": {"content": "Hi"},
    "/detokenize": {"tokens": [1]},
    "/api/show": {},
    "/api/pull": {},
}


@pytest.mark.parametrize("path", ASKED)
def test_every_path_answers_and_names_what_it_ignored(small_server: Running, path: str) -> None:
    for stream in (False, True) if path in BODIES else (None,):
        unknown = {"some_thing": 1, "other,thing": {"a": 1}, "nothing": None}
        answer = small_server.ask(path, {"model": "small", **ASKED[path], **unknown, "stream": stream})
        assert answer.status == 200, answer.body
        assert answer.headers["x-draftlight-ignored"] == "some_thing, other%2Cthing"
    assert "x-draftlight-ignored" not in small_server.ask(path, {"model": "small", **ASKED[path]}).headers
