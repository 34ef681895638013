"""Servers on other computers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.fakes.model_server import ModelServer, answering, as_json, piece, stream


@contextmanager
def listing_server() -> Iterator[ModelServer]:
    """A server of OpenAI's API with two models, one of which says that the sky is blue."""
    models = as_json({"object": "list", "data": [{"id": "org/big"}, {"id": "small"}]})
    reply = stream([piece("The sky "), piece("is blue."), piece("", "stop")])
    with answering({"/v1/models": models, "/v1/chat/completions": reply}) as server:
        yield server
