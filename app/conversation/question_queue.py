"""Questions that no loaded model can answer yet; each waits until its turn comes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.conversation.engine_session import EngineSession
from app.conversation.hooks import Hook


@dataclass(frozen=True, slots=True)
class WaitingQuestion:
    """The last question of a conversation, to be answered as soon as a model can."""

    conversation_id: int
    question_id: int
    temperature: float | None = None
    """For its answer alone; ``None``: as it is set."""
    example: bool = False
    """It is there to show guessing."""


class QuestionQueue:
    """Queues questions, each to be answered at once if possible, else as soon as a model can.

    Questions wait in the order in which they were asked; further ones in a conversation are answered together with its
    first.

    Args:
        engine: the models.
        busy: whether a reply is being written.
        answer: has one question answered.
    """

    def __init__(
        self, engine: EngineSession, busy: Callable[[], bool], answer: Callable[[WaitingQuestion], object]
    ) -> None:
        self._engine, self._busy, self._answer = engine, busy, answer
        self._by_conversation: dict[int, WaitingQuestion] = {}
        self.changed: Hook[[]] = Hook()
        """A question began to wait, or does not wait any more."""
        engine.free.connect(self._call_next)
        engine.load_stopped.connect(self.leave_all)  # Stop was pressed while the models came

    def of(self, conversation_id: int | None) -> WaitingQuestion | None:
        """Return the question of a conversation that waits."""
        return None if conversation_id is None else self._by_conversation.get(conversation_id)

    def enter(self, question: WaitingQuestion) -> None:
        """Have a question answered, loading the wanted pair first where needed."""
        if self._engine.ready:
            self._by_conversation.pop(question.conversation_id, None)
            self._answer(question)
        else:
            self._by_conversation[question.conversation_id] = question
            self._engine.load()
        self.changed.emit()

    def leave(self, conversation_id: int | None) -> bool:
        """Let a conversation's question wait no more; returns ``False`` where none waited."""
        if conversation_id is None or self._by_conversation.pop(conversation_id, None) is None:
            return False
        self.changed.emit()
        return True

    def leave_all(self) -> None:
        """Let no question wait any more."""
        self._by_conversation.clear()
        self.changed.emit()

    def go_on(self) -> None:
        """Have the next question answered, where nothing stands in the way any more."""
        if self._engine.ready:
            self._call_next()

    def _call_next(self) -> None:
        """Ask for the reply to the question that has waited longest, now that one can be asked for."""
        first = next(iter(self._by_conversation), None)
        if first is not None and not self._busy():
            self._answer(self._by_conversation.pop(first))
            self.changed.emit()
