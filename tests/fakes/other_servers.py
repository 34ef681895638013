"""Answers of other programs' servers, in the form in which each has them."""

from __future__ import annotations

from typing import Any

from tests.fakes.model_server import Answer, as_json, stream

_TIMINGS = {"cache_n": 0, "prompt_n": 5, "prompt_ms": 9.0, "predicted_n": 1, "predicted_ms": 20.0}


def openai_server(chat: Answer, **facts: Any) -> dict[str, Answer]:
    """A server with one model; ``facts`` are told of it."""
    return {
        "/v1/models": as_json({"object": "list", "data": [{"id": "big", **facts}]}),
        "/v1/chat/completions": chat,
    }


def vllm(chat: Answer) -> dict[str, Answer]:
    return {"/version": as_json({"version": "0.32.0"}), **openai_server(chat, owned_by="vllm", max_model_len=8192)}


def ollama(chat: Answer, *abilities: str) -> dict[str, Answer]:
    """A server with one model; ``abilities`` are what it can do beside writing."""
    facts = {"gemma3.context_length": 131072, "general.parameter_count": 4_300_000}
    return {
        "/api/version": as_json({"version": "0.13.0"}),
        "/api/tags": as_json({"models": [{"name": "gemma3:latest", "size": 3_300_000_000}]}),
        "/api/show": as_json({"model_info": facts, "capabilities": ["completion", *abilities]}),
        "/api/chat": chat,
        "/v1/models": as_json({"object": "list", "data": [{"id": "gemma3:latest", "owned_by": "library"}]}),
    }


def llama_server(*expected: object, prompt: str = "Hello.", sees: bool = False) -> dict[str, Answer]:
    """A llama-server that frames each conversation as ``prompt``, and writes one token and then ends.

    Args:
        expected: what it says that the model expected in the token's place.
        prompt: what it makes of any conversation.
        sees: whether its model sees pictures.
    """
    token: dict[str, Any] = {"content": " Hi", "tokens": [7], "stop": False, "timings": _TIMINGS}
    if expected:
        token["completion_probabilities"] = list(expected)
    last = {"content": "", "tokens": [], "stop": True, "stop_type": "eos", "timings": _TIMINGS}
    settings = {"default_generation_settings": {"n_ctx": 512}, "modalities": {"vision": sees}}
    return {
        "/props": as_json({"build_info": "b1", **settings}),
        "/v1/models": as_json({"data": [{"id": "big.gguf"}]}),
        "/slots": as_json([{"id": 0, "speculative": False}]),
        "/apply-template": as_json({"prompt": prompt}),
        "/completion": stream([token, last], done=False),
    }
