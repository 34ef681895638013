"""Requests in the form of each API, read as the server reads them. What a test does not give is a plain greeting."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.commands import Message
from app.serve.api_errors import ApiError
from app.serve.apis import ollama as ollama_api
from app.serve.apis.anthropic import read_messages
from app.serve.apis.llama_server import read_completion, read_infill
from app.serve.apis.openai import read_text
from app.serve.apis.openai_chat import read_chat
from app.serve.apis.openai_responses import read_response
from app.serve.model_registry import SpeculationOptions
from app.serve.requests.reply_request import ReplyRequest

USER = {"role": "user", "content": "Hi"}
USUAL = SpeculationOptions()


def chat(**fields: Any) -> ReplyRequest:
    return read_chat({"messages": [USER], **fields}, USUAL)[0]


def text(**fields: Any) -> ReplyRequest:
    return read_text({"prompt": "Hi", **fields}, USUAL)[0]


def response(**fields: Any) -> ReplyRequest:
    return read_response({"input": "Hi", **fields}, USUAL)[0]


def anthropic(**fields: Any) -> ReplyRequest:
    return read_messages({"messages": [USER], "max_tokens": 4096, **fields}, USUAL)


def completion(**fields: Any) -> ReplyRequest:
    return read_completion({"prompt": "Hi", **fields}, USUAL)[0]


def infill(**fields: Any) -> ReplyRequest:
    return read_infill({"input_prefix": "Hi", "input_suffix": "!", **fields}, USUAL)[0]


def ollama(**fields: Any) -> ReplyRequest:
    return ollama_api.read_chat({"messages": [USER], **fields}, USUAL)[0]


def generate(**fields: Any) -> ReplyRequest:
    return ollama_api.read_generate({"prompt": "Hi", **fields}, USUAL)[0]


OF_OLLAMA = (ollama, generate)
OF_CHATS = (chat, response, anthropic, ollama)
READERS = (chat, text, response, anthropic, completion, *OF_OLLAMA)


def with_call(read: Any, arguments: Any = None, content: Any = "x", **beside: Any) -> tuple[Message, ...]:
    """Return the messages of a conversation in which a tool was called and returned this, in the form of an API."""
    if read is anthropic:
        use = {"type": "tool_use", "id": "c1", "name": "look", "input": arguments}
        result = {"type": "tool_result", "tool_use_id": "c1", "content": content}
        turn = [{"role": "assistant", "content": [use]}, {"role": "user", "content": [result]}]
    elif read is response:
        called = {"type": "function_call", "call_id": "c1", "name": "look", "arguments": arguments}
        return response(
            input=[USER, called, {"type": "function_call_output", "call_id": "c1", "output": content}]
        ).messages
    else:
        call = {"id": "c1", "type": "function", "function": {"name": "look", "arguments": arguments}}
        result = {"role": "tool", "tool_call_id": "c1", "content": content, **beside}
        turn = [{"role": "assistant", "content": "", "tool_calls": [call]}, result]
    messages: tuple[Message, ...] = read(messages=[USER, *turn]).messages
    return messages


def refused(read: Any, **fields: Any) -> ApiError:
    """Return the refusal of a request, which is the sender's fault."""
    with pytest.raises(ApiError) as refusal:
        read(**fields)
    assert refusal.value.status == 400
    return refusal.value
