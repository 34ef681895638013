"""How much of the context a conversation leaves to the reply."""

from __future__ import annotations

SHARE_FOR_REPLY = 4
_MOST_FOR_REPLY = 2048
"""Tokens kept free for the reply at most, and a quarter of the context where that is less. Most replies need fewer, and
what is kept free is lost to the conversation."""


def reply_room(context_tokens: int, max_tokens: int | None) -> int:
    """How many tokens of the context the conversation leaves to a reply of at most ``max_tokens``."""
    room = min(context_tokens // SHARE_FOR_REPLY, _MOST_FOR_REPLY)
    return room if max_tokens is None else min(room, max_tokens)
