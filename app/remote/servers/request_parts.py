"""Parts of requests that several kinds of servers take: sampling, pictures, and variables of the chat template.

Variables of the chat template: a server that takes ``chat_template_kwargs`` is told all of it. Others have a switch of
their own, or none: what it cannot say is refused, since a model that thinks where it was told not to is not what was
asked for.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.commands import Generate, Message, Picture
from app.errors import WorldError
from app.language import tr
from app.picture_headers import kind_of
from app.tools.thoughts import THINKING_BUDGET, THINKING_SWITCHES

_SAMPLING = (
    "temperature", "top_k", "top_p", "min_p", "typical_p", "repeat_penalty", "presence_penalty", "frequency_penalty",
    "repeat_last_n", "seed",
)  # fmt: skip


def sampling_fields(command: Generate) -> dict[str, Any]:
    """Return the settings of sampling by the names that llama-server and Ollama have for them."""
    return {name: getattr(command.sampling, name) for name in _SAMPLING}


def base64_of(picture: Picture) -> str:
    """Return a picture's file as text."""
    return base64.b64encode(picture.content).decode("ascii")


def turns_of(messages: Sequence[Message]) -> list[dict[str, Any]]:
    """Return a conversation in OpenAI's form."""
    return [{"role": turn.role, "content": _content_of(turn)} for turn in messages]


def _content_of(turn: Message) -> str | list[dict[str, Any]]:
    """Return a turn's text alone, or its pictures and then its text."""
    if not turn.pictures:
        return turn.text
    shown: list[dict[str, Any]] = [
        {
            "type": "image_url",
            "image_url": {"url": f"data:image/{kind_of(picture.content)};base64,{base64_of(picture)}"},
        }
        for picture in turn.pictures
    ]
    return [*shown, {"type": "text", "text": turn.text}]


_SWITCHES = frozenset(THINKING_SWITCHES)
_EFFORTS = frozenset({"reasoning_effort", "reasoning_strength"})


def template_kwargs(command: Generate) -> dict[str, Any]:
    """Return the field that tells all variables; empty where there are none, or no template is used."""
    variables = _variables_of(command)
    return {"chat_template_kwargs": dict(variables)} if variables else {}


def thinking_switch(command: Generate, server_name: str) -> bool | str | None:
    """Return how much a model is to think, in one value: a word, or on or off; ``None``: as the model does by itself.

    Args:
        command: the request.
        server_name: for people.

    Raises:
        WorldError: the request tells the template something else.
    """
    variables = _variables_of(command)
    others = sorted(variables.keys() - _SWITCHES - _EFFORTS - {THINKING_BUDGET})
    if others:
        raise WorldError(
            tr(
                "{who} takes no variables for its chat template but thinking: leave out {names}.",
                who=server_name,
                names=", ".join(others),
            )
        )
    for names in (_EFFORTS, _SWITCHES):
        values = {variables[name] for name in names & variables.keys()}
        if len(values) > 1:
            raise WorldError(
                tr("{who} has one switch for thinking, and the request sets it in two ways.", who=server_name)
            )
        if values and (names is _EFFORTS or not variables.keys() & _EFFORTS):
            value = values.pop()
            assert isinstance(value, bool | str)
            return value
    return None


def refuse_variables(command: Generate, server_name: str) -> None:
    """Refuse a request that tells the template anything.

    Raises:
        WorldError: it does.
    """
    variables = _variables_of(command)
    if variables:
        raise WorldError(
            tr(
                "{who} takes no variables for its chat template: leave out {names}.",
                who=server_name,
                names=", ".join(sorted(variables)),
            )
        )


def _variables_of(command: Generate) -> Mapping[str, Any]:
    framed = command.raw is None and command.tokens is None
    return command.variables if framed else {}
