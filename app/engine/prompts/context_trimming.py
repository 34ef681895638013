"""Trimming of a conversation that has outgrown the context: the oldest turns, and the start of a giant reply.

It leaves in large steps. Everything after a place that changes is read again, so a conversation that shed one turn for
each new question would be read anew each time; in steps, most questions find the rest as it was. The choice depends on
the conversation alone, so no memory of the last choice is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

from app.engine.commands import Message

SHARE_FOR_REPLY = 4
_MOST_FOR_REPLY = 2048
"""Tokens kept free for the reply at most, and a quarter of the context where that is less. Most replies need fewer, and
what is kept free is lost to the conversation."""

_LEAST_WORTH_KEEPING = 32
"""Tokens: a shorter piece of a reply says nothing."""
_SENTENCE_ENDS = ("\n\n", "\n", ". ", " ")


def reply_room(context_tokens: int, max_tokens: int | None) -> int:
    """Return how many tokens of the context the conversation leaves to a reply of at most ``max_tokens``."""
    room = min(context_tokens // SHARE_FOR_REPLY, _MOST_FOR_REPLY)
    return room if max_tokens is None else min(room, max_tokens)


@dataclass(frozen=True, slots=True)
class KeptTurns:
    """Turns that stay in a conversation."""

    messages: tuple[Message, ...]
    left_out: int
    """Number of whole messages that left."""
    shortened: bool
    """True if the beginning of a reply left."""

    @property
    def least(self) -> bool:
        """True if no more can leave but parts of the last reply."""
        return sum(message.role == "user" for message in self.messages) <= 1


def trim(messages: Sequence[Message], sizes: Sequence[int], *, excess: int, step: int, more: int = 0) -> KeptTurns:
    """Let at least ``excess`` tokens leave, rounded up to whole steps, and ``more`` steps on top.

    The system prompt and the last question stay, and so does a reply that goes on, except for its beginning. Where a
    turn would leave for a small part of it, its question stays with the end of its reply: a step's worth at most.

    Args:
        messages: in order, with at least one question.
        sizes: about how many tokens each message takes.
        excess: tokens too many.
        step: tokens.
        more: further steps, where the sizes turned out to be too small.
    """
    leaving = (ceil(excess / step) + more) * step
    questions = [i for i, message in enumerate(messages) if message.role == "user"]
    first, last = questions[0], questions[-1]
    gone, turn = 0, 0
    while turn < len(questions) - 1 and gone < leaving:
        gone += sum(sizes[questions[turn] : questions[turn + 1]])
        turn += 1
    kept_turns = list(messages[questions[turn] :])
    left_out = questions[turn] - first
    shortened = False
    if turn:
        remains = _ending_of_turn(messages, sizes, questions[turn - 1], questions[turn], min(gone - leaving, step))
        kept_turns = [*remains, *kept_turns]
        left_out -= len(remains)
        shortened = bool(remains)
    if gone < excess and len(messages) > last + 1:  # a reply that goes on, and is too long by itself
        size = sizes[-1]
        room = max(size - (leaving - gone), _LEAST_WORTH_KEEPING)
        if room < size:
            kept_turns[-1] = _ending(messages[-1], room / size)
            shortened = True
    return KeptTurns((*messages[:first], *kept_turns), left_out, shortened)


def _ending_of_turn(
    messages: Sequence[Message], sizes: Sequence[int], begin: int, end: int, room: int
) -> tuple[Message, ...]:
    """Return a turn with only the end of its reply, so that it takes ``room`` tokens; nothing if that is too little."""
    reply = messages[end - 1]
    room_left = room - sum(sizes[begin : end - 1])
    if reply.role != "assistant" or not _LEAST_WORTH_KEEPING <= room_left < sizes[end - 1]:
        return ()
    return (*messages[begin : end - 1], _ending(reply, room_left / sizes[end - 1]))


def _ending(message: Message, share: float) -> Message:
    """Return the last part of a message, from the beginning of a paragraph or sentence if there is one near."""
    text = message.text[-max(1, int(len(message.text) * share)) :]
    for mark in _SENTENCE_ENDS:
        at = text.find(mark, 0, len(text) // 4)
        if at >= 0:
            text = text[at + len(mark) :]
            break
    return replace(message, text=f"… {text}")
