"""The turns of a conversation in forms that every model takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from app.engine.commands import Message, Picture
from app.llama.templates.tool_support import ToolSupport
from app.tools.definitions import Toolset
from app.tools.forms import CallForm
from app.tools.thoughts import split_reply, with_thought

_SHOWN_NEXT = "(The picture is in the next message.)"
_NOT_SEEN = "(There was a picture. This model sees none.)"


def alternating(messages: Sequence[Message]) -> list[Message]:
    """Join two turns of the same role, such as a question that got no answer and the next one: templates insist.

    Done where a prompt is made and not by those who ask, so that such a question can leave when the context is full.
    """
    turns: list[list[Message]] = []
    for message in messages:
        if turns and turns[-1][-1].role == message.role != "tool" and not turns[-1][-1].calls:
            turns[-1].append(message)
        else:
            turns.append([message])
    return [_joined(turn) for turn in turns]


def _joined(turn: Sequence[Message]) -> Message:
    first, *rest = turn
    texts, thoughts = [first.text], []
    for message in rest:
        halves = split_reply(message.text)
        if message.role == "assistant" and halves.closed and halves.thought:  # it stands at a turn's beginning alone
            thoughts.append(halves.thought)
            texts.append(halves.answer)
        else:
            texts.append(message.text)
    if turn[-1].calls and not any(texts[:-1]):
        texts = texts[-1:]
    pictures = tuple(picture for message in turn for picture in message.pictures)
    return replace(turn[-1], text=with_thought("\n".join(thoughts), "\n\n".join(texts)), pictures=pictures)


def plain(messages: Sequence[Message], tools: Toolset | None) -> tuple[Message, ...]:
    """Return a conversation whose tools, calls and results are plain text, as templates without tools get it.

    A model writes its calls in the form :attr:`~app.tools.forms.CallForm.DESCRIBED` then.
    """
    joined = alternating(messages)
    turns, _ = ToolSupport(CallForm.DESCRIBED).turns(joined, tools, str)
    # Results become words of the user, and are joined with the question before or after them.
    sides = groupby(joined, lambda message: message.role in {"user", "tool"})
    shown = iter([tuple(p for message in side for p in message.pictures) for is_user, side in sides if is_user])
    return tuple(
        Message(turn["role"], turn["content"], pictures=next(shown) if turn["role"] == "user" else ()) for turn in turns
    )


def with_tools_pictures(messages: Sequence[Message], *, sees: bool) -> tuple[Message, ...]:
    """Return a conversation in which the user shows what tools returned as pictures: no template has them elsewhere.

    A model that sees none reads that there was one. What was brought stays in the conversation, so a refusal would end
    that for good.
    """
    shown: list[Message] = []
    waiting: tuple[Picture, ...] = ()
    for message in messages:
        if message.role == "tool" and message.pictures:
            note = _SHOWN_NEXT if sees else _NOT_SEEN
            waiting += message.pictures if sees else ()
            shown.append(replace(message, text="\n".join(filter(None, (message.text, note))), pictures=()))
            continue
        if waiting and message.role == "user":
            shown.append(replace(message, pictures=(*waiting, *message.pictures)))
            waiting = ()
            continue
        if waiting and message.role != "tool":
            shown.append(Message("user", "", pictures=waiting))
            waiting = ()
        shown.append(message)
    return (*shown, Message("user", "", pictures=waiting)) if waiting else tuple(shown)
