"""A conversation that a chat template does not take is the request's fault: clients repeat what blames the server."""

from __future__ import annotations

import pytest

from app.errors import ConversationRefused
from app.serve.api_errors import Dialect, body_of, explained

_KINDS = {Dialect.OPENAI: "invalid_request_error", Dialect.ANTHROPIC: "invalid_request_error"}


@pytest.mark.parametrize("dialect", Dialect)
def test_a_conversation_that_the_template_refuses_is_a_bad_request(dialect):
    error = explained(ConversationRefused("Roles must take turns."))
    assert error.status == 400
    said = body_of(error, dialect)["error"]
    if dialect in _KINDS:
        assert said["type"] == _KINDS[dialect]
        said = said["message"]
    assert said == "Roles must take turns."
