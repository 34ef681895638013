"""``/v1/chat/completions``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.engine.commands import Message
from app.serve.api_errors import refused
from app.serve.apis.openai.stream_options import StreamOptions
from app.serve.requests.fields import Fields
from app.serve.requests.message_content import ROLES, message_of, returned_in, thought_in
from app.serve.requests.reply_request import (
    ANY_OBJECT,
    MOST_CHOICES,
    MOST_MESSAGES,
    MOST_STOPS,
    ReplyRequest,
    SpeculationOptions,
    keeps_in,
    rounds_in,
    schema_text,
    speculation_in,
)
from app.serve.requests.sampling_fields import most_tokens_in, sampling_in
from app.serve.requests.template_variables import effort_in, variables_in
from app.serve.requests.tool_fields import EarlierCalls, openai_tools
from app.tools.thoughts import thinking_variables, with_thought


def read_chat(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, StreamOptions]:
    """Read a request's body.

    Raises:
        ApiError: something in it cannot be done.
    """
    fields = Fields(values)
    messages = messages_in(fields)
    asked = common(fields, usual)
    logprobs = bool(fields.flag("logprobs"))
    top = fields.whole("top_logprobs", 0, 20) or 0
    if top and not logprobs:
        raise fields.wrong("top_logprobs", "needs “logprobs”: true")
    asked = replace(
        asked,
        messages=messages,
        alternatives=top,
        json_schema=response_format(fields),
        tools=openai_tools(fields),
        variables=_variables(fields),
    )
    if asked.tools is not None and asked.tools.required and asked.grammar is not None:
        raise fields.wrong("grammar", "cannot be used where a tool must be called")
    told = told_in(fields, asked)
    _check_beginning(fields, messages)
    form = fields.take("reasoning_format")
    if form not in (None, "auto", "deepseek", "none"):
        raise fields.wrong("reasoning_format", "must be auto, deepseek or none")
    fields.only("modalities", [["text"]], "can only be text")
    fields.only("functions", [[]], "cannot be used here: offer “tools”")
    fields.only("function_call", ["none", "auto"], "cannot be used here: use “tool_choice”")
    return replace(asked, ignored=fields.ignored), replace(told, logprobs=logprobs, top=top, thoughts=form != "none")


def _variables(fields: Fields) -> dict[str, Any]:
    """Read how much the model is to think, and what else its template is told."""
    said = effort_in(fields, "reasoning_effort")
    switch = fields.flag("enable_thinking")  # some clients write it beside the other fields
    return variables_in(fields, said if switch is None else {**said, **thinking_variables(switch)})


def _check_beginning(fields: Fields, messages: Sequence[Message]) -> None:
    """Refuse words about where the reply begins that do not hold: it goes on with a last message of the assistant."""
    adds, continues = fields.flag("add_generation_prompt"), fields.flag("continue_final_message")
    if adds and continues:
        raise fields.wrong("continue_final_message", "contradicts “add_generation_prompt”")
    if messages[-1].role == "assistant" and not messages[-1].calls:
        if adds or continues is False:
            name = "add_generation_prompt" if adds else "continue_final_message"
            raise fields.wrong(name, "cannot be had: a last message of the assistant is gone on with")
    elif continues or adds is False:
        name = "continue_final_message" if continues else "add_generation_prompt"
        raise fields.wrong(name, "cannot be had: the last message is not the assistant's")


def common(fields: Fields, usual: SpeculationOptions) -> ReplyRequest:
    """Read the fields that chat and plain completions have in common."""
    return ReplyRequest(
        model=fields.text("model") or "",
        draft_model=fields.text("draft_model"),
        sampling=sampling_in(fields),
        max_tokens=most_tokens_in(fields),
        stop=fields.texts("stop", MOST_STOPS),
        grammar=fields.text("grammar") or None,
        ignores_end=bool(fields.flag("ignore_eos")),
        speculation=speculation_in(fields, usual),
        choices=fields.whole("n", 1, MOST_CHOICES) or 1,
        stream=bool(fields.flag("stream")),
        keeps=keeps_in(fields),
        rounds=rounds_in(fields),
    )


def told_in(fields: Fields, asked: ReplyRequest) -> StreamOptions:
    """Read what the stream tells besides the reply."""
    options = fields.part("stream_options")
    wants_usage = False
    if options is not None:
        wants_usage = bool(options.flag("include_usage"))
        options.flag("include_obfuscation")
    return StreamOptions(
        usage=wants_usage,
        timings=bool(fields.flag("timings_per_token")),
        progress=bool(fields.flag("return_progress")),
        rounds=asked.rounds,
        stats=asked.draft_model is not None,
    )


def messages_in(fields: Fields) -> tuple[Message, ...]:
    """Read the conversation."""
    items = fields.items("messages")
    if not items:
        raise fields.wrong("messages", "must be a list of at least one message")
    if len(items) > MOST_MESSAGES:
        raise fields.wrong("messages", f"must be at most {MOST_MESSAGES} messages")
    earlier = EarlierCalls()
    return tuple(_message(item, earlier, f"messages[{index}]") for index, item in enumerate(items))


def _message(item: Any, earlier: EarlierCalls, where: str) -> Message:
    said = item.get("role") if isinstance(item, dict) else None
    if said == "tool":
        return earlier.result(item.get("tool_call_id"), returned_in(item.get("content"), where), item.get("name"))
    role = ROLES.get(said) if isinstance(said, str) else None
    if role is None:
        raise refused("A message needs a role: system, developer, user, assistant or tool.", where)
    if item.get("function_call"):
        raise refused("A call of a function stands under “tool_calls”.", where)
    message = message_of(role, item.get("content"), where)
    if role != "assistant":
        return message
    thought = thought_in(item.get("reasoning_content"), where)
    calls = earlier.calls(item.get("tool_calls"), where)
    return replace(message, text=with_thought(thought, message.text), calls=calls)


def response_format(fields: Fields) -> str | None:
    """Read the JSON schema that a reply must obey, if one is asked for."""
    own = fields.take("json_schema")  # llama-server's shorter way
    part = fields.part("response_format")
    kind = part.take("type") if part is not None else None
    if part is None or kind in (None, "", "text"):
        return None if own is None else schema_text(own, "json_schema")
    if kind not in ("json_object", "json_schema"):
        raise part.wrong("type", "must be one of: text, json_object, json_schema")
    named = part.part("json_schema")
    if named is None:
        schema, where = part.take("schema"), "response_format.schema"
    else:
        schema, where = named.take("schema"), "response_format.json_schema.schema"
        for name in ("name", "description", "strict"):
            named.take(name)
    return ANY_OBJECT if schema is None else schema_text(schema, where)
