"""Unknown fields of a request are named in a header of each answer; known ones that cannot be kept are a 400."""

from __future__ import annotations

import pytest

from tests.integration.serve.server_probe import Running

SAID = [{"role": "user", "content": "Hi"}]
ASKED = {
    "/v1/chat/completions": {"messages": SAID, "max_tokens": 2},
    "/v1/completions": {"prompt": "Hi", "max_tokens": 2},
    "/v1/responses": {"input": "Hi", "max_output_tokens": 2},
    "/v1/messages?beta=true": {"messages": SAID, "max_tokens": 2},
    "/api/chat": {"messages": SAID, "options": {"num_predict": 2}},
    "/api/generate": {"prompt": "Hi", "options": {"num_predict": 2}},
    "/completion": {"prompt": "Hi", "n_predict": 2},
    "/v1/messages/count_tokens": {"messages": SAID},
    "/v1/chat/completions/input_tokens": {"messages": SAID},
    "/v1/responses/input_tokens": {"input": "Hi"},
    "/apply-template": {"messages": SAID},
    "/tokenize": {"content": "Hi"},
    "/detokenize": {"tokens": [1]},
    "/api/show": {},
    "/api/pull": {},
}
STREAMED = [*ASKED][:7]


@pytest.mark.parametrize("path", ASKED)
def test_every_path_answers_and_names_what_it_ignored(small_server: Running, path: str) -> None:
    for stream in (False, True) if path in STREAMED else (None,):
        body = {
            "model": "small",
            **ASKED[path],
            "some_thing": 1,
            "other,thing": {"a": 1},
            "nothing": None,
            "stream": stream,
        }
        answer = small_server.ask(path, body)
        assert answer.status == 200, answer.body
        assert answer.headers["x-draftlight-ignored"] == "some_thing, other%2Cthing"
    assert "x-draftlight-ignored" not in small_server.ask(path, {"model": "small", **ASKED[path]}).headers


@pytest.mark.parametrize("path", [path for path in STREAMED if not path.startswith("/v1/resp")])
def test_what_cannot_be_had_is_a_bad_request(small_server: Running, path: str) -> None:
    wrong = {"options": {"mirostat": 2}} if path.startswith("/api/") else {"mirostat": 2}
    answer = small_server.ask(path, {"model": "small", **ASKED[path], **wrong})
    assert answer.status == 400
    assert b"mirostat" in answer.body


@pytest.mark.parametrize("content", [b"[1, 2]", b'"x"', b"7", b'{"a":' + b"[" * 70 + b"]" * 70 + b"}", b"{", b""])
def test_a_body_that_is_no_object_is_a_bad_request(small_server: Running, content: bytes) -> None:
    for path in ("/v1/chat/completions", "/v1/messages", "/api/chat", "/completion"):
        assert small_server.ask(path, content).status == 400
