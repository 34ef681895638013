"""From a conversation to tokens that fit the context."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.commands import Generate, Message
from app.engine.pair import Pair
from app.errors import PromptTooLong, WorldError

_OPEN, _CLOSE = "\ufdd0", "\ufdd1"
"""Stand around the spelling of a control token that a person typed. Unicode keeps these two for a program's own use."""
_MARKS = str.maketrans("", "", _OPEN + _CLOSE)
_TYPED = re.compile(f"{_OPEN}([^{_OPEN}{_CLOSE}]*){_CLOSE}")

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
    messages = command.messages
    questions = [i for i, message in enumerate(messages) if message.role == "user"]
    if not questions:
        raise WorldError("There is no message to answer yet.")
    tokens, left_out = _render(pair, messages), 0
    if len(tokens) > room - reserve and len(questions) > 1:
        tokens, left_out = _fitting(pair, messages, questions, room - reserve)
    return Prompt(_checked(pair, tokens, room - 1), left_out, _written(pair, messages))


def _fitting(pair: Pair, messages: Sequence[Message], questions: Sequence[int], most: int) -> tuple[list[int], int]:
    """The tokens when as few of the oldest questions, with their answers, leave as must; and how many messages leave.

    Found by halving: a conversation of a thousand turns is not put through the template a thousand times.
    """
    first = questions[0]

    def without(leaving: int) -> list[int]:
        return _render(pair, [*messages[:first], *messages[questions[leaving] :]])

    enough, tokens = len(questions) - 1, without(len(questions) - 1)
    too_few = 0
    while enough - too_few > 1:
        middle = (enough + too_few) // 2
        tried = without(middle)
        if len(tried) <= most:
            enough, tokens = middle, tried
        else:
            too_few = middle
    return tokens, questions[enough] - first


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
    text = pair.template.render(_alternating(messages), escape=lambda typed: _guard(pair, typed))
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
