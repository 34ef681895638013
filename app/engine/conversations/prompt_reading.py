"""Reading of a prompt by the target: words and pictures, part by part."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from app.engine.conversations.conversations import Conversations
from app.engine.conversations.kept_text import TargetText
from app.engine.pictures import PictureReader
from app.llama.attention import READ_TOKENS
from app.llama.child_processes.service import Cancelled
from app.speculation.language_model import Interrupted


def read_prompt(
    conversations: Conversations,
    pictures: PictureReader,
    tokens: Sequence[int],
    tell: Callable[[int], None],
    cancelled: Cancelled,
) -> None:
    """Have the target read all of a prompt but its last token, which the first round reads.

    Args:
        conversations: their cache holds what was read of the prompt before, and nothing else.
        pictures: reads the pictures in it.
        tokens: the prompt; a picture's rows are negative numbers.
        tell: called with how many tokens are read, first at once and then after each part.
        cancelled: asked before each part.

    Raises:
        Interrupted: stopped on request.
        BrokenModel: projector or target failed.
        WorldError: a picture cannot be shown to the target.
    """
    text = conversations.target
    end = len(tokens) - 1
    tell(text.context.length)
    while (start := text.context.length) < end:
        if cancelled():
            raise Interrupted
        if tokens[start] < 0:
            _read_picture(text, pictures, tokens, cancelled)
        else:
            part = _words_first(tokens[start : min(start + READ_TOKENS, end)])
            begun = time.perf_counter()
            text.context.decode(part, rows=0)
            conversations.costs.learn_reading(len(part), (time.perf_counter() - begun) * 1000)
            text.held.extend(part)
        tell(text.context.length)


def _read_picture(text: TargetText, pictures: PictureReader, tokens: Sequence[int], cancelled: Cancelled) -> None:
    """Have the target read the part of a picture that begins at the first place its cache does not hold."""
    context = text.context
    start = pictures.start_of(tokens, context.length)
    if start < context.length:  # a picture is read as a whole
        text.cut_to(start)
        return
    count = pictures.read(tokens[start], context, cancelled)
    text.held.extend(tokens[start : start + count])


def _words_first(tokens: Sequence[int]) -> Sequence[int]:
    """Return the tokens before the first picture."""
    rows = (place for place, token in enumerate(tokens) if token < 0)
    return tokens[: next(rows, len(tokens))]
