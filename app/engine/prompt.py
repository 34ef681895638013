"""From a conversation to tokens that fit the context."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.commands import Generate, Message
from app.engine.pair import Pair
from app.errors import PromptTooLong, WorldError

_GUARD = "\u2060\ue000\u2060"
"""Stands inside the spelling of a control token that a person typed; removed between tokens, never read."""

_REPLY_ROOM = 64
"""Tokens kept free for the reply, at least."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt that fits."""

    tokens: list[int]
    dropped_messages: int
    """How many of the oldest messages had to leave."""
    position: int = 0
    """How many tokens of the reply are already written, when one is continued."""


def build_prompt(pair: Pair, command: Generate) -> Prompt:
    """Tokens for the request.

    When the conversation is too long, the oldest turns leave; the system prompt and the last message stay.

    Raises:
        PromptTooLong: the last message alone does not fit.
        ModelFileError: the chat template failed.
        WorldError: there is nothing to answer.
    """
    room = pair.target.context.context_tokens
    reserve = min(_REPLY_ROOM, room // 4)
    if command.raw is not None:
        tokens = pair.target.model.vocabulary.tokenize(command.raw, special=True, begin=True)
        return Prompt(_checked(pair, tokens, room - 1), 0)
    messages = list(command.messages)
    if not any(message.role == "user" for message in messages):
        raise WorldError("There is no message to answer yet.")
    dropped = 0
    tokens = _render(pair, messages)
    while len(tokens) > room - reserve and (oldest := _oldest_turn(messages)):
        start, end = oldest
        dropped += end - start
        del messages[start:end]
        tokens = _render(pair, messages)
    return Prompt(_checked(pair, tokens, room - 1), dropped, _written(pair, messages))


def _oldest_turn(messages: Sequence[Message]) -> tuple[int, int] | None:
    """The span of the oldest question with its answers that may leave, or ``None``."""
    questions = [i for i, message in enumerate(messages) if message.role == "user"]
    return (questions[0], questions[1]) if len(questions) > 1 else None


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


def _render(pair: Pair, messages: Sequence[Message]) -> list[int]:
    vocabulary = pair.target.model.vocabulary
    text = pair.template.render(messages, escape=lambda typed: _guard(pair, typed))
    begin = vocabulary.adds_bos
    if begin and text.startswith(start := vocabulary.label(vocabulary.bos)):
        text = text.removeprefix(start)  # the template wrote it; the tokenizer adds it again
    tokens: list[int] = []
    for part in text.split(_GUARD):
        tokens += vocabulary.tokenize(part, special=True, begin=begin)
        begin = False
    return tokens


def _guard(pair: Pair, typed: str) -> str:
    """Break up control tokens in what a person typed, so that they are read as the letters they are."""
    typed = typed.replace(_GUARD, "")
    pattern = pair.target.model.vocabulary.control_texts
    if pattern is None:
        return typed
    return pattern.sub(lambda found: found.group()[0] + _GUARD + found.group()[1:], typed)
