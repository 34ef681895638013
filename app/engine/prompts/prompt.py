"""From a conversation to tokens that fit the context."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import TypeVar

from app.engine.commands import Generate, Message, Picture, RenderPrompt
from app.engine.pair import Pair
from app.engine.pictures import SPOT, require_few
from app.engine.prompts.context_trimming import SHARE_FOR_REPLY, KeptTurns, reply_room, trim
from app.engine.prompts.turns import alternating, with_tools_pictures
from app.errors import ConversationRefused, PromptTooLong, WorldError
from app.language import number, tr
from app.llama.child_processes.service import Cancelled
from app.tools.definitions import Toolset
from app.tools.thoughts import answer_words, closing_words, in_models_words, split_reply

_Asked = TypeVar("_Asked", Generate, RenderPrompt)
_OPEN, _CLOSE = "\ufdd0", "\ufdd1"
"""Stand around the spelling of a control token that a person typed. Unicode keeps these two for a program's own use."""
_MARKS = str.maketrans("", "", _OPEN + _CLOSE)
_TYPED = re.compile(f"{_OPEN}([^{_OPEN}{_CLOSE}]*){_CLOSE}")

_LETTERS_LOOKED_AT = 16
"""Letters for each token of the context. A message of fewer is made into tokens without a look at its length first."""
_MOST_LETTERS_OF_A_TOKEN = 256
"""Letters of the longest word in any vocabulary. They bound how much of an older message can be in the context."""


@dataclass(frozen=True, slots=True)
class FittedPrompt:
    """A prompt that fits."""

    tokens: list[int]
    dropped_messages: int
    """Number of the oldest messages that had to leave."""
    shortened: bool = False
    """True if the beginning of a long reply had to leave."""
    position: int = 0
    """Number of the reply's tokens that are already written, when one is continued."""


def build_prompt(pair: Pair, command: Generate, cancelled: Cancelled = lambda: False) -> FittedPrompt:
    """Return the tokens for the request.

    When the conversation leaves too little room for a reply, what is oldest leaves; the system prompt and the last
    question stay. With ``forgets`` off nothing leaves, and the reply has what room there is.

    Args:
        pair: the loaded models.
        command: what to write.
        cancelled: asked while the chat template runs in another process.

    Raises:
        Interrupted: ``cancelled`` said so.
        PromptTooLong: the last message alone does not fit; with ``forgets`` off, all of them do not.
        ConversationRefused: the chat template does not take these messages.
        WorldError: there is nothing to answer.
    """
    room = pair.target.context.context_tokens
    if command.raw is not None:
        _refuse_giant(pair, command.raw, room)
        tokens = pair.target.model.vocabulary.tokenize(command.raw, special=True, begin=True)
        return FittedPrompt(_checked(pair, tokens, room - 1), 0)
    if command.tokens is not None:
        return FittedPrompt(_checked(pair, _joined(pair, command.tokens, room), room - 1), 0)
    command = _as_it_sees(pair, command)
    messages = command.messages
    if not messages:
        raise WorldError(tr("There is no message to answer yet."))
    shown = _refuse_many_pictures(pair, messages, room, cancelled)
    if not command.forgets:
        for message in messages:
            _refuse_giant(pair, _all_text(message), room)
    messages = _bounded(pair, messages, room)
    _refuse_giant_tools(pair, command.tools, room)
    if not command.forgets:
        tokens = _checked(pair, _render(pair, command, cancelled), room - 1)
        return FittedPrompt(tokens, 0, position=_count_written_tokens(pair, messages))
    tokens, turns = _fitting(pair, replace(command, messages=messages), cancelled, shown)
    left_out, shortened = (turns.left_out, turns.shortened) if turns is not None else (0, False)
    return FittedPrompt(_checked(pair, tokens, room - 1), left_out, shortened, _count_written_tokens(pair, messages))


def _refuse_many_pictures(
    pair: Pair, messages: Sequence[Message], room: int, cancelled: Cancelled
) -> Mapping[Picture, int]:
    """Return how many tokens each picture takes; refuse those of the last question where they alone cannot fit."""
    pictures = [picture for message in messages for picture in message.pictures]
    if not pictures:
        return {}
    require_few(len(pictures))
    last = messages[-1].pictures
    sizes: dict[Picture, int] = {}
    for picture in (*last, *pictures):
        if picture not in sizes:
            sizes[picture] = len(pair.pictures.tokens(picture, cancelled))
        picture_tokens = sum(sizes.get(one, 0) for one in last)
        if picture_tokens >= room:
            raise PromptTooLong(
                tr(
                    "The pictures take more than {asked} tokens, and the context holds {room}. Show fewer or "
                    "smaller ones, or choose a larger context in Settings.",
                    asked=number(picture_tokens),
                    room=number(room),
                ),
                tokens=picture_tokens,
                room=room,
            )
    return sizes


def _fitting(
    pair: Pair, command: Generate, cancelled: Cancelled, shown: Mapping[Picture, int]
) -> tuple[list[int], KeptTurns | None]:
    """Return the tokens of as much of the conversation as fits, and what that is, where it is not all."""
    messages = command.messages
    tokens = _render(pair, command, cancelled)
    room = pair.target.context.context_tokens
    most = room - reply_room(room, command.max_tokens)
    excess = len(tokens) - most
    if excess <= 0 or not any(message.role == "user" for message in messages):  # a system prompt alone has to stay
        return tokens, None
    vocabulary = pair.target.model.vocabulary
    texts = [
        len(vocabulary.tokenize(_all_text(message), special=False, begin=False))
        + sum(shown[picture] for picture in message.pictures)
        for message in messages
    ]
    around = ceil(max(0, len(tokens) - sum(texts)) / len(messages))  # what the template puts around a message
    sizes = [text + around for text in texts]
    step = max(1, room // SHARE_FOR_REPLY)
    for more in range(1 + sum(sizes) // step):
        turns = trim(messages, sizes, excess=excess, step=step, more=more)
        tokens = _render(pair, replace(command, messages=tuple(turns.messages)), cancelled)
        if len(tokens) <= most or (turns.least and messages[-1].role == "user"):
            break
    return tokens, turns


def _all_text(message: Message) -> str:
    return message.text + "".join(call.name + call.arguments for call in message.calls)


def _refuse_giant_tools(pair: Pair, tools: Toolset | None, room: int) -> None:
    letters = sum(len(tool.description) + len(tool.parameters) for tool in tools.tools) if tools is not None else 0
    if letters > room * _LETTERS_LOOKED_AT:
        text = "".join(tool.description + tool.parameters for tool in tools.tools) if tools is not None else ""
        if pair.target.model.vocabulary.least_tokens(text) > room or letters > room * _MOST_LETTERS_OF_A_TOKEN:
            raise PromptTooLong(
                tr(
                    "The tools are too long: {letters} characters, and the context holds {room} tokens. Offer "
                    "fewer, or choose a larger context.",
                    letters=number(letters),
                    room=number(room),
                ),
                room=room,
            )


def _refuse_giant(pair: Pair, text: str, room: int) -> None:
    """Refuse at once what cannot fit: making tokens of megabytes takes half a minute."""
    if len(text) <= room * _LETTERS_LOOKED_AT:  # the vocabulary's longest token is not looked for without need
        return
    least = pair.target.model.vocabulary.least_tokens(text)
    blank = len(text) - len(text.strip())
    if least > room:
        size = tr("at least {count} tokens", count=number(least))
    elif blank > room * _LETTERS_LOOKED_AT:
        size = tr("{count} blank characters at its ends", count=number(blank))
    elif len(text) > room * _MOST_LETTERS_OF_A_TOKEN:
        size = tr("{count} characters", count=number(len(text)))
    else:
        return
    raise PromptTooLong(
        tr(
            "This message is too long: {size}, and the context holds {room} tokens. Shorten it, or choose a "
            "larger context in Settings.",
            size=size,
            room=number(room),
        ),
        tokens=least,
        room=room,
    )


def _bounded(pair: Pair, messages: Sequence[Message], room: int) -> tuple[Message, ...]:
    """Return the messages; of those that are too long by their bytes alone, an end that is too long as well.

    Raises:
        PromptTooLong: what has to stay cannot fit.
    """
    bounded = list(messages)
    for index, message in enumerate(messages):
        if (index == len(messages) - 1 and message.role == "user") or message.role == "system":
            _refuse_giant(pair, message.text, room)
        elif len(message.text) > room * _MOST_LETTERS_OF_A_TOKEN:
            bounded[index] = replace(message, text=message.text[-room * _MOST_LETTERS_OF_A_TOKEN :])
        if message.calls:
            _refuse_giant(pair, "".join(call.arguments for call in message.calls), room)
    return tuple(bounded)


def _checked(pair: Pair, tokens: list[int], limit: int) -> list[int]:
    if len(tokens) > limit:
        raise PromptTooLong(
            tr(
                "This message is too long: {tokens} tokens, and the context holds {room}. Shorten it, or choose a "
                "larger context in Settings.",
                tokens=number(len(tokens)),
                room=number(limit + 1),
            ),
            tokens=len(tokens),
            room=limit + 1,
        )
    if not tokens:
        start = pair.target.model.vocabulary.bos
        if start < 0:
            raise WorldError(tr("There is no message to answer yet."))
        return [start]
    return tokens


def _joined(pair: Pair, parts: Sequence[int | str], room: int) -> list[int]:
    """Return the tokens, those of each text in its place."""
    vocabulary = pair.target.model.vocabulary
    _refuse_giant(pair, "".join(part for part in parts if isinstance(part, str)), room)
    tokens: list[int] = []
    for index, part in enumerate(parts):
        if isinstance(part, str):
            tokens += vocabulary.tokenize(part, special=True, begin=index == 0)
        elif 0 <= part < vocabulary.size:
            tokens.append(part)
        else:
            raise WorldError(tr("The model's tokens have numbers from 0 to {most}.", most=vocabulary.size - 1))
    return tokens


def rendered_text(pair: Pair, command: RenderPrompt, cancelled: Cancelled) -> str:
    """Return the conversation as the chat template writes it.

    Raises:
        ConversationRefused: the template does not take these messages.
        Interrupted: ``cancelled`` said so.
    """
    return _framed(pair, _as_it_sees(pair, command), str, cancelled).replace(SPOT, "")


def rendered_tokens(pair: Pair, command: RenderPrompt, cancelled: Cancelled) -> list[int]:
    """Return the tokens of that text, with what people typed read as the letters it is.

    Raises:
        PromptTooLong: far more than the context holds.
        ConversationRefused, Interrupted: as :func:`rendered_text`.
    """
    room, command = pair.target.context.context_tokens, _as_it_sees(pair, command)
    for message in command.messages:
        _refuse_giant(pair, _all_text(message), room)
    _refuse_giant_tools(pair, command.tools, room)
    return _render(pair, command, cancelled)


def _as_it_sees(pair: Pair, command: _Asked) -> _Asked:
    return replace(command, messages=with_tools_pictures(command.messages, sees=pair.pictures.can_see))


def _count_written_tokens(pair: Pair, messages: Sequence[Message]) -> int:
    last = messages[-1]
    if last.role != "assistant" or last.calls:
        return 0
    return len(pair.target.model.vocabulary.tokenize(last.text, special=False, begin=False))


def _render(pair: Pair, command: Generate | RenderPrompt, cancelled: Cancelled) -> list[int]:
    vocabulary = pair.target.model.vocabulary
    text = _framed(pair, command, lambda typed: _guard(pair, typed), cancelled)
    begin = vocabulary.adds_bos
    if begin and text.startswith(start := vocabulary.label(vocabulary.bos)):
        text = text.removeprefix(start)  # the template wrote it; the tokenizer adds it again
    pictures = [picture for message in command.messages for picture in message.pictures]
    if not pictures:
        text = text.replace(SPOT, "")  # what a tool brought may have one
    elif text.count(SPOT) != len(pictures):
        raise ConversationRefused(
            tr("The model's chat template leaves pictures out, or shows one twice: it cannot be used so.")
        )
    tokens = vocabulary.tokenize("", special=False, begin=begin)
    for place, piece in enumerate(text.split(SPOT)):
        if place:
            tokens += pair.pictures.tokens(pictures.pop(0), cancelled)
        parts = [part.translate(_MARKS) for part in _TYPED.split(piece)]  # every second one stood between two marks
        if len(parts) > 1:
            tokens += vocabulary.tokenize_typed(parts)
        else:
            tokens += vocabulary.tokenize(parts[0], special=True, begin=False)
    return tokens


def _framed(pair: Pair, command: Generate | RenderPrompt, escape: Callable[[str], str], cancelled: Cancelled) -> str:
    """Return the conversation as the template writes it, a last reply that is gone on with in the model's own words."""
    template, messages = pair.template, alternating([_with_spots(message) for message in command.messages])
    going_on = messages[-1] if messages and messages[-1].role == "assistant" and not messages[-1].calls else None
    if going_on is not None:
        messages[-1] = replace(going_on, text="")
    if not template.leaves_thoughts_out:
        messages = [
            replace(one, text=split_reply(one.text).answer) if one.role == "assistant" else one for one in messages
        ]
    begins = going_on is not None or isinstance(command, Generate) or command.begins_reply
    variables, form = command.variables, template.thought_form
    is_bound = isinstance(command, Generate) and command.is_bound
    if is_bound:
        variables = template.without_thought(cancelled, variables)
    text = template.render(
        messages, tools=command.tools, variables=variables, begins_reply=begins, escape=escape, cancelled=cancelled
    )
    if going_on is not None:
        return text + in_models_words(going_on.text, form, text, escape)
    if is_bound and command.tools is None:
        return text + answer_words(form, text)
    return text + closing_words(form, text) if is_bound else text


def _with_spots(message: Message) -> Message:
    """Return the message with a mark for each of its pictures in the text, and no other such marks."""
    text = message.text.replace(SPOT, "")
    if message.pictures:
        text = SPOT * len(message.pictures) + "\n" * bool(text) + text
    return message if text == message.text else replace(message, text=text)


def _guard(pair: Pair, typed: str) -> str:
    """Mark control tokens in what a person typed, so that they are read as the letters they are."""
    typed = typed.translate(_MARKS)
    pattern = pair.target.model.vocabulary.control_texts
    return typed if pattern is None else pattern.sub(lambda match: _OPEN + match.group() + _CLOSE, typed)
