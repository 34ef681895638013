"""Questions that wait for a model, and what is said of one that has no reply yet. No Qt here: plain values."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.commands import LoadPair
from app.language import tr
from app.references import is_starter_pair
from app.ui.engine_link.session_status import Phase


@dataclass(frozen=True, slots=True)
class WaitingQuestion:
    """The last question of a conversation, to be answered as soon as a model can."""

    conversation_id: int
    question_id: int
    temperature: float | None = None
    """For its answer alone; ``None``: as it is set."""
    example: bool = False
    """It is there to show guessing."""


class WaitingQuestions:
    """The questions in the order they were asked; further ones in a conversation are answered together with its
    first.
    """

    def __init__(self) -> None:
        self._by_conversation: dict[int, WaitingQuestion] = {}

    def of(self, conversation_id: int | None) -> WaitingQuestion | None:
        return None if conversation_id is None else self._by_conversation.get(conversation_id)

    def add(self, question: WaitingQuestion) -> None:
        """Add a question at the end, or in the place of its conversation's."""
        self._by_conversation[question.conversation_id] = question

    def drop(self, conversation_id: int | None) -> bool:
        """Remove a conversation's question; returns ``False`` where none waited."""
        return conversation_id is not None and self._by_conversation.pop(conversation_id, None) is not None

    def take(self) -> WaitingQuestion | None:
        """Remove and return the question that has waited longest."""
        first = next(iter(self._by_conversation), None)
        return None if first is None else self._by_conversation.pop(first)

    def clear(self) -> None:
        self._by_conversation.clear()


@dataclass(frozen=True, slots=True)
class NoReplyYet:
    """What stands below a question without a reply."""

    sentence: str
    ways: bool = False
    """Whether the ways to a model are offered."""
    starter: bool = False
    """Whether the starter pair is one of them."""
    again: str = ""
    """The button that has it answered, or tried once more; empty where none is needed."""


def no_reply_yet(*, waiting: bool, phase: Phase, pair: LoadPair | None) -> NoReplyYet:
    """Return what to say of the last question, and what to offer.

    Args:
        waiting: it is answered by itself, as soon as it can be.
        phase: what the engine does.
        pair: the models that are chosen.
    """
    if not waiting:
        return NoReplyYet(tr("This question has no reply yet."), again=tr("Answer it"))
    if phase is Phase.LOADING:
        return NoReplyYet(tr("Your question is answered as soon as the models are loaded."))
    if phase in {Phase.READING, Phase.WRITING}:
        return NoReplyYet(tr("Your question is answered after the reply that is being written."))
    if pair is None:
        words = tr("Your question waits for a model, and is answered as soon as one is loaded.")
        return NoReplyYet(words, ways=True, starter=True)
    return NoReplyYet(
        tr("Your question waits, since the models are not loaded. It is answered as soon as they are, or others."),
        ways=True,
        starter=not is_starter_pair(pair.target, pair.draft),  # what did not load is no way
        again=tr("Load them"),
    )
