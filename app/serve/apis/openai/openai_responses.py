"""``/v1/responses``: OpenAI's newer shape. Nothing is stored here, so each request brings its whole conversation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.commands import Message
from app.serve.api_errors import refused
from app.serve.apis.openai.stream_options import StreamOptions
from app.serve.requests.fields import Fields, whole_text
from app.serve.requests.message_content import ROLES, message_of, returned_in, thought_in
from app.serve.requests.reply_request import (
    ANY_OBJECT,
    MOST_MESSAGES,
    ReplyRequest,
    SpeculationOptions,
    rounds_in,
    schema_text,
    speculation_in,
)
from app.serve.requests.sampling_fields import MOST_TOKENS, sampling_in
from app.serve.requests.template_variables import effort_in, variables_in
from app.serve.requests.tool_fields import EarlierCalls, name_in_group, response_tools
from app.tools.thoughts import with_thought

_CALLS = ("function_call", "custom_tool_call")
_OUTPUTS = ("function_call_output", "custom_tool_call_output")
_ITEMS = ("message", "reasoning", "item_reference", *_CALLS, *_OUTPUTS)
"""Kinds of items that are read, or that nothing can stand for: others are ignored."""
_LOGPROBS = "message.output_text.logprobs"


def read_response(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, StreamOptions]:
    """Read a request's body.

    Raises:
        ApiError: something in it cannot be done.
    """
    fields = Fields(values)
    messages = _input(fields)
    instructions = fields.text("instructions")
    if instructions:
        messages = (Message("system", instructions), *messages)
    include = fields.items("include") or []
    for index in (index for index, one in enumerate(include) if one != _LOGPROBS):
        fields.leave_out(f"include[{index}]")
    top = fields.whole("top_logprobs", 0, 20) or 0
    truncation = fields.take("truncation")
    if truncation not in (None, "auto", "disabled"):
        raise fields.wrong("truncation", "must be auto or disabled")
    asked = ReplyRequest(
        model=fields.text("model") or "",
        draft_model=fields.text("draft_model"),
        messages=messages,
        sampling=sampling_in(fields),
        max_tokens=fields.whole("max_output_tokens", 1, MOST_TOKENS),
        json_schema=_form(fields),
        tools=response_tools(fields),
        variables=_variables(fields),
        speculation=speculation_in(fields, usual),
        alternatives=top,
        wants_logprobs=_LOGPROBS in include,
        stream=bool(fields.flag("stream")),
        forgets=truncation == "auto",
        rounds=rounds_in(fields),
    )
    told = StreamOptions(
        timings=bool(fields.flag("timings_per_token")),
        progress=bool(fields.flag("return_progress")),
        rounds=asked.rounds,
    )
    for name in ("previous_response_id", "conversation", "prompt"):
        fields.only(name, [""], "cannot be used here: nothing is stored, send the whole conversation")
    fields.only("background", [False], "cannot be used here")
    if top and not asked.wants_logprobs:
        raise fields.wrong("top_logprobs", f"needs “include” to name {_LOGPROBS}")
    return replace(asked, ignored=fields.ignored), told


def _variables(fields: Fields) -> dict[str, Any]:
    """Read how much the model is to think, and what else its template is told."""
    reasoning = fields.part("reasoning")
    return variables_in(fields, effort_in(reasoning, "effort") if reasoning is not None else {})


def _input(fields: Fields) -> tuple[Message, ...]:
    value = fields.take("input")
    if isinstance(value, str):
        return (Message("user", whole_text(value)),)
    if not isinstance(value, list) or not 0 < len(value) <= MOST_MESSAGES:
        raise fields.wrong("input", "must be text or a list of messages")
    messages: list[Message] = []
    earlier = EarlierCalls()
    thoughts: list[str] = []
    before: dict[int, list[str]] = {}
    """What was thought before a message of the assistant, and before its calls."""
    for index, item in enumerate(value):
        where = f"input[{index}]"
        if isinstance(item, dict) and item.get("type") == "reasoning":
            thoughts.append(_thought(item, where))
            continue
        if _is_of_others(item):
            fields.leave_out(where)
            continue
        _add_item(messages, item, earlier, where)
        if messages[-1].role == "assistant":
            before.setdefault(len(messages) - 1, []).extend(filter(None, thoughts))
        thoughts.clear()
    if not messages:
        raise fields.wrong("input", "must have a message")
    for place, told in before.items():
        messages[place] = replace(messages[place], text=with_thought("\n".join(told), messages[place].text))
    return tuple(messages)


def _thought(item: dict[str, Any], where: str) -> str:
    """Return what an item of reasoning tells; one that is encrypted holds nothing that can be read here."""
    parts = item.get("content") or []
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        raise refused("What was thought must be a list of parts.", where)
    return "\n".join(thought_in(part.get("text"), where) for part in parts)


def _add_item(messages: list[Message], item: Any, earlier: EarlierCalls, where: str) -> None:
    """Add an item of the input. A call is a part of the assistant's message before it."""
    kind = item.get("type", "message") if isinstance(item, dict) else None
    if kind in _CALLS:
        arguments = item.get("arguments") if kind == "function_call" else {"input": item.get("input")}
        name = name_in_group(item.get("namespace"), item.get("name"))
        call = earlier.call(name, arguments, item.get("call_id"), where)
        if not messages or messages[-1].role != "assistant":
            messages.append(Message("assistant", ""))
        messages[-1] = replace(messages[-1], calls=(*messages[-1].calls, call))
    elif kind in _OUTPUTS:
        messages.append(earlier.result(item.get("call_id"), returned_in(item.get("output"), where)))
    else:
        messages.append(_message_in(item, kind, where))


def _message_in(item: Any, kind: Any, where: str) -> Message:
    said = item.get("role") if isinstance(item, dict) else None
    role = ROLES.get(said) if isinstance(said, str) else None
    if role is None or kind != "message":
        raise refused(
            "An item must be a message with a role (system, developer, user or assistant), a call or its output.", where
        )
    return message_of(role, item.get("content"), where)


def _is_of_others(item: Any) -> bool:
    """Return whether an item says nothing to a model, such as what a server's own tool did."""
    kind = item.get("type") if isinstance(item, dict) and not {"role", "content"} <= item.keys() else None
    return isinstance(kind, str) and kind not in _ITEMS


def _form(fields: Fields) -> str | None:
    text = fields.part("text")
    form = text.part("format") if text is not None else None
    kind = form.take("type") if form is not None else "text"
    if form is None or kind == "text":
        return None
    if kind == "json_object":
        return ANY_OBJECT
    if kind == "json_schema":
        return schema_text(form.take("schema"), "text.format.schema")
    raise form.wrong("type", "must be one of: text, json_object, json_schema")
