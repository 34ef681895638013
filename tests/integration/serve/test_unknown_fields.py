"""Unknown fields of a request are named in a header of each answer."""

from __future__ import annotations

import pytest

from tests.integration.serve.server_probe import BODIES, HI, Running

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
