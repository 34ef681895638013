"""Writes conversations in the forms that llama.cpp knows by name: some files have such a name in a template's place."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from functools import cache
from typing import Any

from app.llama.library import api
from app.llama.templates.jinja import Turns

_LETTERS_AROUND_TURN = 500
"""Bytes that a form writes around a message, with room to spare."""


@cache
def built_in_names() -> frozenset[str]:
    """Return the names of all forms."""
    count = int(api.llama_chat_builtin_templates(None, 0))
    names = (ctypes.c_char_p * count)()
    api.llama_chat_builtin_templates(names, count)
    return frozenset(name.decode() for name in names if name is not None)


class BuiltIn:
    """One form; it stands in the place of :class:`~app.llama.templates.jinja.Compiled`.

    Args:
        name: one of :func:`built_in_names`.
    """

    def __init__(self, name: str) -> None:
        self._name = name.encode()

    def run(
        self, turns: Turns, _tools: list[dict[str, Any]] | None = None, variables: Mapping[str, Any] | None = None
    ) -> str:
        """Return the prompt for these turns; see :meth:`app.llama.templates.jinja.Compiled.run`."""
        spoken = [(_text(turn["role"]), _text(turn["content"])) for turn in turns]
        chat = (api.llama_chat_message * len(spoken))(*spoken)
        begins = bool((variables or {}).get("add_generation_prompt", True))
        room = sum(len(role) + len(content) + _LETTERS_AROUND_TURN for role, content in spoken) + _LETTERS_AROUND_TURN
        while True:
            buffer = ctypes.create_string_buffer(room)
            length = int(api.llama_chat_apply_template(self._name, chat, len(spoken), begins, buffer, room))
            if length < 0:
                raise ValueError("llama.cpp cannot write this conversation")
            if length < room:
                return buffer.raw[:length].decode("utf-8", "replace")
            room = length + 1


def _text(text: str) -> bytes:
    return text.replace("\0", "").encode("utf-8", "replace")
