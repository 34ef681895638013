"""Shows figures of the reply that streams, and afterwards of the one that was last written, opened or pointed at."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.chats.records import StoredMessage
from app.conversation.chat_session import ChatSession
from app.requests.engine_requests import question_before
from app.speculation.trace import Round, Trace
from app.traces.judgement import can_replay
from app.ui.chat.chat_view import ChatView
from app.ui.metrics.metrics_panel import MetricsPanel


class MetricsFollower(QObject):
    """Knows which reply the metrics panel shows, so that a round lights up in the same reply on both sides."""

    view_changed = Signal(object, bool)
    """Another reply is in view: its :class:`~app.ui.metrics.drafting_advice.GuessingSetup`, ``None`` if there is none
    or nobody knows, and whether it belongs to the chat."""
    recorded_round_selected = Signal(object)
    """The index of a round of the recorded reply that was chosen in the metrics panel; ``None`` for none any more."""

    def __init__(
        self, chat: ChatSession, view: ChatView, metrics_panel: MetricsPanel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._chat, self._view, self._metrics_panel = chat, view, metrics_panel
        self._message_id: int | None = None
        self._recorded: Trace | None = None
        self._aside = False  # what is shown belongs to no chat: a recorded reply, or a race
        metrics_panel.strip.round_selected.connect(self._pass_on)
        view.transcript_made.connect(lambda transcript: transcript.round_selected.connect(self.select_round))
        chat.opened.connect(self._show_last)
        chat.reply_begun.connect(self._begin)
        chat.rounds_written.connect(self._add_rounds)
        chat.reply_finished.connect(self._finish)
        chat.rewritten.connect(self._follow_rewriting)

    def select_round(self, message_id: int, index: int) -> None:
        """Show the reply whose token was clicked, and its round in both places."""
        trace = self._chat.open_messages.trace_of(message_id)
        if trace is not None and self._chat.running_here is None and message_id != self._message_id:
            self._show(message_id, trace)
        if message_id == self._message_id:
            self._metrics_panel.select_round(index)
        self._view.select_round(index, message_id)

    def show_recorded(self, trace: Trace) -> None:
        """Put a reply in the metrics panel that belongs to no chat, until :meth:`leave_recorded`."""
        self._aside, self._recorded = True, trace
        self.view_changed.emit(None, False)
        self._metrics_panel.show_trace(trace)

    def await_race(self) -> None:
        """Show nothing while a race is written, until :meth:`show_recorded` or :meth:`leave_recorded`."""
        self._aside, self._recorded = True, None
        self.view_changed.emit(None, False)
        self._metrics_panel.reset()

    def follow_answers(self, shown: bool) -> None:
        """Show nothing while several answers are shown side by side: the figures are those of one reply."""
        if shown:
            self.await_race()
        else:
            self.leave_recorded()

    def leave_recorded(self) -> None:
        """Put the chat's own reply back: the one that is being written, or the last."""
        if not self._aside:
            return
        self._aside, self._recorded = False, None
        running = self._chat.running_here
        if running is None:
            self._show_last(list(self._chat.messages))
        else:
            self._begin(running.message_id)
            self._add_rounds(list(running.rounds), running.plain_tokens_per_second)

    def shown(self, message_id: int | None) -> tuple[Trace | None, int | None]:
        """Return a reply's trace and id: of the one shown unless another is named; no id if it is recorded."""
        if self._aside:
            return self._recorded, None
        wanted_id = self._message_id if message_id is None else message_id
        running = self._chat.running_here
        if wanted_id is None or (running is not None and wanted_id == running.message_id):
            return None, None
        return self._chat.open_messages.trace_of(wanted_id), wanted_id

    def trace_to_replay(self, message_id: int | None) -> Trace | None:
        """Return a reply's trace and question, shown in the metrics panel: of the one there unless another is named."""
        if self._aside:
            return self._recorded if self._recorded is not None and can_replay(self._recorded) else None
        wanted_id = self._message_id if message_id is None else message_id
        if wanted_id is None or self._chat.running_here is not None:
            return None
        trace = self._chat.open_messages.trace_of(wanted_id)
        if trace is None or not can_replay(trace):
            return None
        self._show(wanted_id, trace)
        return replace(trace, question=question_before(self._chat.messages, wanted_id))

    def show_last_reply(self) -> None:
        """Put the chat's last reply back where one before it was replayed."""
        messages = self._chat.messages
        if not self._aside and self._chat.running_here is None and messages and messages[-1].id != self._message_id:
            self._show_last(list(messages))

    def _pass_on(self, index: int | None) -> None:
        if not self._aside and self._message_id is not None:
            self._view.transcript.reveal_round(index, self._message_id)
        elif self._aside:
            self.recorded_round_selected.emit(index)

    def _show_last(self, messages: list[StoredMessage]) -> None:
        self._message_id, self._recorded, self._aside = None, None, False
        self.view_changed.emit(None, True)
        self._metrics_panel.reset()
        if messages:
            last = messages[-1].id
            self._chat.open_messages.read_trace(last, lambda trace: self._show_read(last, trace))

    def _follow_rewriting(self, message: StoredMessage) -> None:
        """Show no figures of words that are no longer there."""
        if not self._aside and message.id in {self._message_id, self._chat.messages[-1].id}:
            self._show_last(list(self._chat.messages))

    def _show_read(self, message_id: int, trace: Trace | None) -> None:
        if trace is not None and self._message_id is None and not self._aside:
            self._show(message_id, trace)

    def _show(self, message_id: int, trace: Trace) -> None:
        self._message_id = message_id
        self.view_changed.emit(self._chat.setups.of(message_id), True)
        self._metrics_panel.show_trace(trace)

    def _begin(self, message_id: int) -> None:
        self._message_id = message_id
        if not self._aside:  # else the reply is written behind the recorded one
            self.view_changed.emit(self._chat.setups.of(message_id), True)
            self._metrics_panel.begin()

    def _add_rounds(self, rounds: list[Round], plain_tokens_per_second: float | None) -> None:
        if not self._aside:
            self._metrics_panel.add_rounds(rounds, plain_tokens_per_second)

    def _finish(self, trace: Trace) -> None:
        if not self._aside:
            self._metrics_panel.finish(trace)
