"""What a request tells the chat template besides the conversation: whether to think, how much, and by other names.

The engine hands it on as it is. A template that knows none of it writes the same prompt.
"""

from __future__ import annotations

import json
import re
from typing import Any

from app.serve.api_errors import ApiError, refused
from app.serve.requests.fields import Fields, whole_text
from app.tools.thoughts import THINKING_SWITCHES, thinking_variables

_MOST_VARIABLES = 64
_MOST_NESTED = 8
_MOST_LETTERS = 20_000
"""Of all values as JSON: a template writes them for every message, if it likes."""
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
_OURS = frozenset({
    "messages", "loop_messages", "tools", "add_generation_prompt", "bos_token", "eos_token", "self", "raise_exception",
    "strftime_now",
})  # fmt: skip
"""Names of the conversation itself, and of what templates call."""
_EFFORTS = ("reasoning_effort", "reasoning_strength")
_UNSAID = (None, "", "auto", "default")
_EFFORT_WORDS = ("minimal", "low", "medium", "high", "xhigh", "max")


def effort(word: str) -> dict[str, Any]:
    """Return the variables for how much a model is to think; ``none``: not at all."""
    return (
        thinking_variables(on=False)
        if word == "none"
        else {**thinking_variables(on=True), **dict.fromkeys(_EFFORTS, word)}
    )


def effort_in(fields: Fields, name: str) -> dict[str, Any]:
    """Read a word of OpenAI's for how much a model is to think.

    Raises:
        ApiError: it is none.
    """
    word = fields.text(name)
    if word in _UNSAID:
        return {}
    if word != "none" and word not in _EFFORT_WORDS:
        raise fields.wrong(name, f"must be one of: none, {', '.join(_EFFORT_WORDS)}")
    return effort(word)


def variables_in(fields: Fields, otherwise: dict[str, Any] | None = None) -> dict[str, Any]:
    """Read ``chat_template_kwargs``, which wins over what the request says ``otherwise``.

    Raises:
        ApiError: a name or value cannot be used, or there are too many.
    """
    part = fields.take("chat_template_kwargs")
    if part is None:
        return otherwise or {}
    name = "chat_template_kwargs"
    if not isinstance(part, dict):
        raise fields.wrong(name, "must be an object")
    if len(part) > _MOST_VARIABLES or len(json.dumps(part)) > _MOST_LETTERS:
        raise fields.wrong(name, f"must have at most {_MOST_VARIABLES} members and {_MOST_LETTERS:,} characters")
    for key, value in part.items():
        _check(name, key, value)
    return {**(otherwise or {}), **_whole(part)}


def _check(within: str, key: str, value: Any) -> None:
    where = f"{within}.{whole_text(key[:64])}"
    if not _NAME.fullmatch(key):
        raise refused(f"“{where}” cannot be used: a variable's name has letters, digits and underscores.", where)
    if key in _OURS:
        raise refused(f"“{where}” cannot be used: the request itself decides it.", where)
    if key in THINKING_SWITCHES and not isinstance(value, bool):
        raise _wrong(where, "true or false")
    if key in _EFFORTS and not isinstance(value, str):
        raise _wrong(where, "text")
    if _depth(value) > _MOST_NESTED:
        raise refused(f"“{where}” is nested more than {_MOST_NESTED} levels deep.", where)


def _wrong(where: str, what: str) -> ApiError:
    return refused(f"“{where}” must be {what}.", where)


def _depth(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, inner), default=0) if isinstance(value, dict | list) else 0


def _whole(value: Any) -> Any:
    """Return the same with text that every encoding can write."""
    if isinstance(value, str):
        return whole_text(value)
    if isinstance(value, list):
        return [_whole(one) for one in value]
    if isinstance(value, dict):
        return {whole_text(key): _whole(one) for key, one in value.items()}
    return value
