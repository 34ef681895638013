"""From a conversation to tokens that fit the context."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from app.engine.commands import Generate, Message
from app.engine.forgetting import Kept, lighten
from app.engine.pair import Pair
from app.errors import PromptTooLong, WorldError
from app.llama.service import Cancelled

_OPEN, _CLOSE = "\ufdd0", "\ufdd1"
"""Stand around the spelling of a control token that a person typed. Unicode keeps these two for a program's own use."""
_MARKS = str.maketrans("", "", _OPEN + _CLOSE)
_TYPED = re.compile(f"{_OPEN}([^{_OPEN}{_CLOSE}]*){_CLOSE}")

_LETTERS_LOOKED_AT = 16
"""For each token of the context: a message of fewer letters is split without looking at its length first."""
_MOST_LETTERS_OF_A_TOKEN = 256
"""No vocabulary has longer words; of an older message only so much of its end can be in the context."""

_SHARE_FOR_REPLY = 4
_MOST_FOR_REPLY = 2048
"""A quarter of the context is kept free for the reply, and no more than this: most replies need less, and what is kept
free is taken from what the model remembers."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt that fits."""

    tokens: list[int]
    dropped_messages: int
    """How many of the oldest messages had to leave."""
    shortened: bool = False
    """Whether the beginning of a long reply had to leave."""
    position: int = 0
    """How many tokens of the reply are already written, when one is continued."""


def build_prompt(pair: Pair, command: Generate, cancelled: Cancelled = lambda: False) -> Prompt:
    """Tokens for the request.

    When the conversation leaves too little room for a reply, what is oldest leaves; the system prompt and the last
    question stay.

    Args:
        pair: the loaded models.
        command: what to write.
        cancelled: asked while the chat template runs in another process.

    Raises:
        Interrupted: ``cancelled`` said so.
        PromptTooLong: the last message alone does not fit.
        ModelFileError: the chat template failed.
        WorldError: there is nothing to answer.
    """
    room = pair.target.context.context_tokens
    if command.raw is not None:
        _refuse_giant(pair, command.raw, room)
        tokens = pair.target.model.vocabulary.tokenize(command.raw, special=True, begin=True)
        return Prompt(_checked(pair, tokens, room - 1), 0)
    messages = command.messages
    if not any(message.role == "user" for message in messages):
        raise WorldError("There is no message to answer yet.")
    messages = _bounded(pair, messages, room)
    tokens, kept = _fitting(pair, messages, room - reply_room(room, command.max_tokens), cancelled)
    left_out, shortened = (kept.left_out, kept.shortened) if kept is not None else (0, False)
    return Prompt(_checked(pair, tokens, room - 1), left_out, shortened, _written(pair, messages))


def reply_room(context_tokens: int, max_tokens: int | None) -> int:
    """How many tokens of the context the conversation leaves to a reply of at most ``max_tokens``."""
    room = min(context_tokens // _SHARE_FOR_REPLY, _MOST_FOR_REPLY)
    return room if max_tokens is None else min(room, max_tokens)


def _fitting(pair: Pair, messages: Sequence[Message], most: int, cancelled: Cancelled) -> tuple[list[int], Kept | None]:
    """The tokens of as much of the conversation as fits, and what that is, where it is not all."""
    tokens = _render(pair, messages, cancelled)
    excess = len(tokens) - most
    if excess <= 0:
        return tokens, None
    vocabulary = pair.target.model.vocabulary
    texts = [len(vocabulary.tokenize(message.text, special=False, begin=False)) for message in messages]
    around = ceil(max(0, len(tokens) - sum(texts)) / len(messages))  # what the template puts around a message
    sizes = [text + around for text in texts]
    step = max(1, pair.target.context.context_tokens // _SHARE_FOR_REPLY)
    for more in range(1 + sum(sizes) // step):
        kept = lighten(messages, sizes, excess=excess, step=step, more=more)
        tokens = _render(pair, kept.messages, cancelled)
        if len(tokens) <= most or (kept.least and messages[-1].role == "user"):
            break
    return tokens, kept


def _refuse_giant(pair: Pair, text: str, room: int) -> None:
    """Refuse at once what cannot fit: to split megabytes into tokens takes half a minute."""
    if len(text) <= room * _LETTERS_LOOKED_AT:  # the vocabulary's longest token is not looked for without need
        return
    least = pair.target.model.vocabulary.least_tokens(text)
    blank = len(text) - len(text.strip())
    if least > room:
        size = f"at least {least:,} tokens"
    elif blank > room * _LETTERS_LOOKED_AT:
        size = f"{blank:,} blank characters at its ends"
    elif len(text) > room * _MOST_LETTERS_OF_A_TOKEN:
        size = f"{len(text):,} characters"
    else:
        return
    raise PromptTooLong(
        f"This message is too long: {size}, and the context holds {room:,} tokens. "
        "Shorten it, or choose a larger context in Settings."
    )


def _bounded(pair: Pair, messages: Sequence[Message], room: int) -> tuple[Message, ...]:
    """The messages, those that are too long by their bytes alone cut to an end that is too long as well.

    Raises:
        PromptTooLong: what has to stay cannot fit.
    """
    bounded = list(messages)
    for index, message in enumerate(messages):
        if (index == len(messages) - 1 and message.role == "user") or message.role == "system":
            _refuse_giant(pair, message.text, room)
        elif len(message.text) > room * _MOST_LETTERS_OF_A_TOKEN:
            bounded[index] = Message(message.role, message.text[-room * _MOST_LETTERS_OF_A_TOKEN :])
    return tuple(bounded)


def _checked(pair: Pair, tokens: list[int], limit: int) -> list[int]:
    if len(tokens) > limit:
        raise PromptTooLong(
            f"This message is too long: {len(tokens):,} tokens, and the context holds {limit + 1:,}. "
            "Shorten it, or choose a larger context in Settings."
        )
    if not tokens:
        start = pair.target.model.vocabulary.bos
        if start < 0:
            raise WorldError("There is no message to answer yet.")
        return [start]
    return tokens


def _written(pair: Pair, messages: Sequence[Message]) -> int:
    last = messages[-1]
    if last.role != "assistant":
        return 0
    return len(pair.target.model.vocabulary.tokenize(last.text, special=False, begin=False))


def _render(pair: Pair, messages: Sequence[Message], cancelled: Cancelled) -> list[int]:
    vocabulary = pair.target.model.vocabulary
    text = pair.template.render(_alternating(messages), escape=lambda typed: _guard(pair, typed), cancelled=cancelled)
    begin = vocabulary.adds_bos
    if begin and text.startswith(start := vocabulary.label(vocabulary.bos)):
        text = text.removeprefix(start)  # the template wrote it; the tokenizer adds it again
    tokens: list[int] = []
    for index, part in enumerate(_TYPED.split(text)):  # every second part is what stood between two marks
        typed = index % 2 == 1
        tokens += vocabulary.tokenize(part.translate(_MARKS), special=not typed, begin=begin)
        begin = False
    return tokens


def _alternating(messages: Sequence[Message]) -> list[Message]:
    """Two turns of the same role in a row (a question that got no answer, and the next) as one: templates insist.

    Done here and not by those who ask, so that such a question can leave when the context is full.
    """
    turns: list[Message] = []
    for message in messages:
        if turns and turns[-1].role == message.role:
            turns[-1] = Message(message.role, f"{turns[-1].text}\n\n{message.text}")
        else:
            turns.append(message)
    return turns


def _guard(pair: Pair, typed: str) -> str:
    """Mark control tokens in what a person typed, so that they are read as the letters they are."""
    typed = typed.translate(_MARKS)
    pattern = pair.target.model.vocabulary.control_texts
    return typed if pattern is None else pattern.sub(lambda found: _OPEN + found.group() + _CLOSE, typed)
