"""Questions that no loaded model can answer yet; each waits until its turn comes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.ui.chat.replying.waiting_questions import WaitingQuestion, WaitingQuestions
from app.ui.engine_link.session import EngineSession


class QuestionQueue(QObject):
    """Has a question answered at once where that can be, else as soon as it can.

    Args:
        busy: whether a reply is being written.
        answer: has one question answered.
    """

    changed = Signal()
    """A question began to wait, or does not wait any more."""

    def __init__(
        self,
        session: EngineSession,
        busy: Callable[[], bool],
        answer: Callable[[WaitingQuestion], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._busy, self._answer = session, busy, answer
        self._questions = WaitingQuestions()
        session.free.connect(self._call_next)
        session.load_stopped.connect(self._send_away)

    def of(self, conversation_id: int | None) -> WaitingQuestion | None:
        return self._questions.of(conversation_id)

    def enter(self, question: WaitingQuestion) -> None:
        """Have a question answered, loading the wanted pair first where needed."""
        if self._session.ready:
            self._questions.drop(question.conversation_id)
            self._answer(question)
        else:
            self._questions.add(question)
            self._session.load()
        self.changed.emit()

    def leave(self, conversation_id: int | None) -> bool:
        """Let a conversation's question wait no more; returns ``False`` where none waited."""
        left = self._questions.drop(conversation_id)
        if left:
            self.changed.emit()
        return left

    def go_on(self) -> None:
        """Have the next question answered, where nothing stands in the way any more."""
        if self._session.ready:
            self._call_next()

    def leave_all(self) -> None:
        """Let no question wait any more."""
        self._questions.clear()
        self.changed.emit()

    def _call_next(self) -> None:
        """Ask for the reply to the question that has waited longest, now that one can be asked for."""
        question = None if self._busy() else self._questions.take()
        if question is not None:
            self._answer(question)
            self.changed.emit()

    def _send_away(self) -> None:
        """Let all questions wait no more: Stop was pressed while the models came, so they have to be asked again."""
        self._questions.clear()
        self.changed.emit()
