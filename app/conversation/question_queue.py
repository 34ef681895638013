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
        is_blocked: whether no reply can be asked for in a conversation now.
        answer: has one question answered.
    """

    def __init__(
        self,
        engine: EngineSession,
        is_blocked: Callable[[int], bool],
        answer: Callable[[WaitingQuestion], object],
    ) -> None:
        self._engine, self._is_blocked, self._answer = engine, is_blocked, answer
        self._by_conversation: dict[int, WaitingQuestion] = {}
        self.changed: Hook[[]] = Hook()
        """A question began to wait, or does not wait any more."""
        engine.free.connect(self.go_on)
        engine.load_stopped.connect(self.leave_all)  # Stop was pressed while the models came

    def of(self, conversation_id: int | None) -> WaitingQuestion | None:
        """Return the question of a conversation that waits."""
        return None if conversation_id is None else self._by_conversation.get(conversation_id)

    def enter(self, question: WaitingQuestion) -> None:
        """Have a question answered, loading the wanted pair first where needed."""
        if self._engine.ready and not self._is_blocked(question.conversation_id):
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
        """Have all questions answered that nothing holds up any more."""
        for conversation_id in tuple(self._by_conversation):
            if self._engine.ready and not self._is_blocked(conversation_id):
                self._answer(self._by_conversation.pop(conversation_id))
                self.changed.emit()
