"""Unknown fields of a request are named in a header of each answer."""

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
        unknown = {"some_thing": 1, "other,thing": {"a": 1}, "nothing": None}
        answer = small_server.ask(path, {"model": "small", **ASKED[path], **unknown, "stream": stream})
        assert answer.status == 200, answer.body
        assert answer.headers["x-draftlight-ignored"] == "some_thing, other%2Cthing"
    assert "x-draftlight-ignored" not in small_server.ask(path, {"model": "small", **ASKED[path]}).headers
