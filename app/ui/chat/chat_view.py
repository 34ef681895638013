"""The middle column: banner, transcript or welcome, legend, composer and status line, wired to the chat model."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from app.chats.records import StoredMessage
from app.engine.events import Loaded
from app.errors import WorldError
from app.settings import Settings
from app.speculation.trace import Round, Trace
from app.traces.continuation import can_continue
from app.ui.chat.banner import Banner
from app.ui.chat.composer import Composer
from app.ui.chat.example_questions import TeachingPrompt
from app.ui.chat.open_chat import ChatModel
from app.ui.chat.reply_remark import ReplyRemark
from app.ui.chat.status_line import StatusLine
from app.ui.chat.waiting_card import WaitingCard
from app.ui.chat.waiting_questions import no_reply_yet
from app.ui.chat.welcome import Welcome
from app.ui.engine_link.session import EngineSession, Phase, Status
from app.ui.toolkit.idle_work import IdleWork
from app.ui.toolkit.motion import motion_wanted
from app.ui.toolkit.style_sheet import pixels
from app.ui.toolkit.text_column import COLUMN_PIXELS, TextColumn, side_margin
from app.ui.toolkit.theme import Theme
from app.ui.transcript.legend import Legend
from app.ui.transcript.reply_endings import REPEATING, NextStep, Remark, left_out, remark_on

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView

_BELOW, _BELOW_ON_STAGE = 10, 28
"""Pixels below what stands last."""


class ChatView(QWidget):
    """Shows the open conversation and takes the next message."""

    round_selected = Signal(int, int)
    """A token was clicked: the reply's message id and the index of its round."""
    replay_requested = Signal(int)
    """The id of a reply that is to be replayed in slow motion."""
    save_requested = Signal(int)
    share_requested = Signal(int)
    stage_changed = Signal(bool)
    new_chat_requested = Signal()
    page_changed = Signal()
    """Something else stands in the place of the conversation, or the conversation again."""

    def __init__(
        self, theme: Theme, settings: Settings, chat: ChatModel, session: EngineSession, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("middle")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._settings = settings
        self._chat = chat
        self._session = session
        self.banner = Banner(theme)
        self._transcript: TranscriptView | None = None
        self._on_stage = False
        self._left_out: Remark | None = None
        self.welcome = Welcome()
        self.remark = ReplyRemark(theme)
        self.legend = Legend()
        self.waiting = WaitingCard()
        self.composer = Composer(theme)
        self.status = StatusLine()
        self._idle = IdleWork(self)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.welcome)
        self._stack.currentChanged.connect(self.page_changed)
        self._head = TextColumn(self.banner)
        self._foot = TextColumn(self.remark, self.legend, self.waiting, self.composer, self.status)
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, _BELOW)
        layout.setSpacing(8)
        layout.addWidget(self._head)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self._foot)
        self._connect()

    @property
    def transcript(self) -> TranscriptView:
        """Made when it is first needed, or by :meth:`furnish`."""
        if self._transcript is None:
            self._transcript = self._make_transcript()
        return self._transcript

    def furnish(self) -> None:
        """Make what the first paint could do without."""
        self.transcript.ensurePolished()
        from app.ui.transcript.highlight import LIKELY_LANGUAGES, warm_up  # noqa: PLC0415 - after the first paint

        self._idle.add(partial(warm_up, language) for language in LIKELY_LANGUAGES)

    def introduce(self) -> None:
        """Play the example on the first page, once per installation, where things may move by themselves."""
        if not self._settings.introduced and self.welcome.glance.line.isVisible() and motion_wanted():
            self._settings.set("introduced", True)
            self.welcome.glance.play()

    def _make_transcript(self) -> TranscriptView:
        from app.ui.transcript.transcript_view import TranscriptView  # noqa: PLC0415 - after the first paint

        view = TranscriptView()
        view.setAccessibleName("Conversation")
        view.set_palette(self._theme.palette)
        view.set_zoom(self._theme.zoom)
        view.set_outcomes_visible(self._settings.show_outcomes)
        view.set_rejected_visible(self._settings.show_rejected)
        self._theme.palette_changed.connect(view.set_palette)
        self._theme.zoom_changed.connect(view.set_zoom)
        view.regenerate_requested.connect(self._chat.regenerate)
        view.continue_requested.connect(self._chat.go_on)
        view.version_requested.connect(self._chat.show_version)
        view.replay_requested.connect(self.replay_requested)
        view.save_requested.connect(self.save_requested)
        view.share_requested.connect(self.share_requested)
        view.edit_requested.connect(self.edit_message)
        view.round_selected.connect(self.round_selected)
        self._stack.addWidget(view)
        return view

    def _connect(self) -> None:
        chat, session, theme = self._chat, self._session, self._theme
        self.legend.set_palette(theme.palette)
        theme.palette_changed.connect(self.legend.set_palette)
        self.welcome.glance.set_palette(theme.palette)
        theme.palette_changed.connect(self.welcome.glance.set_palette)
        self._zoom(theme.zoom)
        theme.zoom_changed.connect(self._zoom)
        self.legend.outcomes_switch.setChecked(self._settings.show_outcomes)
        self.legend.rejected_switch.setChecked(self._settings.show_rejected)
        self.legend.outcomes_toggled.connect(self._show_outcomes)
        self.legend.rejected_toggled.connect(self._show_rejected)
        self.composer.sent.connect(self._send)
        self.composer.resent.connect(self._resend)
        self.composer.stopped.connect(session.stop)
        self.composer.typing.connect(session.load)
        chat.opened.connect(self._show_messages)
        chat.user_said.connect(self._show_said)
        chat.reply_begun.connect(self._begin_reply)
        chat.rounds_written.connect(self._add_rounds)
        chat.repeating_changed.connect(self._show_repeating)
        chat.outgrown.connect(self._show_outgrown)
        self.remark.chosen.connect(self._take_step)
        chat.reply_finished.connect(self._finish_reply)
        chat.running_changed.connect(self._follow_running)
        chat.keeper.unsaved_changed.connect(self._show_unsaved)
        chat.waiting.changed.connect(self._show_waiting)
        self.waiting.again_requested.connect(chat.try_again)
        self.waiting.taken_back.connect(self._take_back)
        session.status_changed.connect(self._show_status)
        session.loaded.connect(self._show_speakers)
        session.context_changed.connect(self.status.show_context)
        self._show_status(session.status)
        self._show_transcript(visible=False)
        self.banner.shown.connect(self._head.setVisible)
        self._head.hide()

    def show_preferences(self) -> None:
        """Follow what the settings say about colours."""
        self.transcript.set_outcomes_visible(self._settings.show_outcomes)
        self.transcript.set_rejected_visible(self._settings.show_rejected)
        self.legend.outcomes_switch.setChecked(self._settings.show_outcomes)
        self.legend.rejected_switch.setChecked(self._settings.show_rejected)

    def edit_message(self, message_id: int) -> None:
        """Put an earlier question into the composer, to be said again in other words."""
        for message in self._chat.messages:
            if message.id == message_id:
                self.composer.begin_edit(message_id, message.text)

    def select_round(self, index: int, message_id: int | None = None) -> None:
        """Light up the tokens of a round, of the newest reply unless ``message_id`` names another."""
        self.transcript.select_round(index, message_id)

    def reveal_round(self, index: int | None, message_id: int) -> None:
        """The same, and bring the tokens into view."""
        self.transcript.reveal_round(index, message_id)

    def edit_last(self) -> None:
        questions = [message for message in self._chat.messages if message.role == "user"]
        if questions:
            self.edit_message(questions[-1].id)

    def set_stage(self, on: bool) -> None:
        """The conversation and the message field alone."""
        self._on_stage = on
        self._column.setContentsMargins(0, 0, 0, _BELOW_ON_STAGE if on else _BELOW)
        self._show_foot()
        self.stage_changed.emit(on)

    @property
    def on_stage(self) -> bool:
        return self._on_stage

    @property
    def page(self) -> QWidget | None:
        """What stands in the place of the conversation, if anything does."""
        shown = self._stack.currentWidget()
        return None if shown in {self.welcome, self._transcript} else shown

    def home(self) -> QWidget:
        """Where the keyboard belongs when nobody has put it elsewhere."""
        return self.page or self.composer.edit

    def show_page(self, page: QWidget) -> None:
        """Show something else in the place of the conversation and the composer."""
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self._show_foot()

    def leave_page(self) -> None:
        self._show_transcript(visible=bool(self._chat.messages))
        self.composer.setFocus()

    def _show_foot(self) -> None:
        self._foot.setVisible(self.page is None)
        self.legend.setVisible(not self._on_stage and self._stack.currentWidget() is self._transcript)
        self._show_status_line()

    def _show_status_line(self) -> None:
        """On the stage only while nothing else shows that something goes on, or that words are not saved."""
        silent = self._session.status.phase in (Phase.LOADING, Phase.READING)
        self.status.setVisible(not self._on_stage or silent or self._chat.keeper.unsaved)

    def _show_unsaved(self, unsaved: bool) -> None:
        self.status.show_unsaved(unsaved)
        self._show_status_line()
        if not unsaved:
            self.banner.take_back(self._chat.keeper.why)

    def ask(self, text: str, *, temperature: float | None = None) -> None:
        """Say ``text`` as if it had been typed; ``temperature`` is for its answer alone."""
        self._send(text, temperature=temperature)

    def ask_example(self, prompt: TeachingPrompt) -> None:
        """Ask a question of ours, whose answer shows guessing."""
        self._send(prompt.question, temperature=prompt.temperature, example=True)

    def _show_status(self, status: Status) -> None:
        self.status.show_status(status)
        self._show_status_line()
        self._show_busy()

    def _follow_running(self, running: bool) -> None:
        self._show_busy()
        if not running:  # perhaps in another chat: going on had to wait for its end
            self._offer_to_continue()

    def _show_busy(self) -> None:
        replying = self._chat.running
        self.composer.set_busy(replying=replying, stoppable=replying or self._session.status.busy)
        self._show_waiting()

    def _show_waiting(self) -> None:
        """Say what the last question waits for, where it has no reply."""
        chat, session = self._chat, self._session
        waiting = chat.waiting_here
        state = no_reply_yet(waiting=waiting, phase=session.status.phase, chosen=session.wanted is not None)
        self.waiting.show_state(state if waiting or chat.unanswered else None)

    def _take_back(self) -> None:
        """Put the last question back into the composer, before what was typed since."""
        try:
            text = self._chat.take_back()
        except WorldError as error:
            self._chat.problem.emit(error)
            return
        if text is not None:
            self.composer.put_back(text)

    def _send(self, text: str, *, temperature: float | None = None, example: bool = False) -> None:
        if not self._said(lambda: self._chat.send(text, temperature=temperature, example=example)):
            self.composer.put_back(text)

    def _resend(self, message_id: int, text: str) -> None:
        if not self._said(lambda: self._chat.resend(message_id, text)):
            self.composer.begin_edit(message_id, text)

    def _said(self, say: Callable[[], bool]) -> bool:
        try:
            return say()
        except WorldError as error:
            self._chat.problem.emit(error)
            return False

    def _show_messages(self, messages: list[StoredMessage]) -> None:
        self.composer.cancel_edit()
        self.status.show_context(0, 0)
        self._left_out = None
        self._show_transcript(visible=bool(messages))
        self.transcript.show_history(messages, self._chat.trace_of, self._show_version)
        self._offer_to_continue()
        self._show_waiting()

    def _show_said(self, message: StoredMessage) -> None:
        self._show_transcript(visible=True)
        self.banner.dismiss()
        self.transcript.add_user_message(message.id, message.text)
        self._show_version(message.id)

    def _show_version(self, message_id: int) -> None:
        versions = self._chat.versions(message_id)
        if message_id in versions:
            self.transcript.show_version(message_id, versions.index(message_id) + 1, len(versions))

    def _offer_to_continue(self) -> None:
        last = self._chat.messages[-1] if self._chat.messages and not self._chat.running else None
        trace = self._chat.trace_of(last.id) if last is not None else None
        self.transcript.offer_to_continue(last.id if last is not None and can_continue(trace) else None)
        self.remark.show_remark(remark_on(trace) or self._left_out)

    def _show_repeating(self, on: bool) -> None:
        self.remark.show_remark(REPEATING if on else self._left_out)

    def _show_outgrown(self, sentence: str) -> None:
        self._left_out = left_out(sentence)
        self.remark.show_remark(self._left_out)

    def _take_step(self, step: NextStep) -> None:
        """Do what the button of the remark says."""
        self.remark.show_remark(None)
        last = self._chat.messages[-1].id
        match step:
            case NextStep.STOP:
                self._session.stop()
            case NextStep.AGAIN:
                self._chat.regenerate(last)
            case NextStep.GO_ON:
                self._chat.go_on(last)
            case NextStep.NEW_CHAT:
                self.new_chat_requested.emit()

    def _begin_reply(self, message_id: int) -> None:
        if self.page is None:  # a question that has waited is answered behind what is watched meanwhile
            self._show_transcript(visible=True)
        self.transcript.offer_to_continue(None)
        self._left_out = None
        self.remark.show_remark(None)
        self.transcript.begin_reply(message_id)

    def _add_rounds(self, rounds: list[Round], _plain: float | None) -> None:
        self.transcript.add_rounds(rounds)

    def _finish_reply(self, trace: Trace) -> None:
        self.transcript.finish_reply(trace)
        self._show_version(self._chat.messages[-1].id)
        self._offer_to_continue()

    def _show_speakers(self, event: Loaded) -> None:
        from app.ui.transcript.inspection import Speakers  # noqa: PLC0415 - after the first paint

        self.transcript.set_speakers(Speakers.named(event.target.name, event.draft.name if event.draft else None))

    def _show_transcript(self, *, visible: bool) -> None:
        shown = self.transcript if visible else self.welcome
        if shown is not self._stack.currentWidget():
            at = QApplication.focusWidget()
            self._stack.setCurrentWidget(shown)
            if at is not None and self._stack.isAncestorOf(at):  # else the stack would find it a place in the new page
                self.composer.setFocus()
        self._show_foot()

    def _zoom(self, factor: float) -> None:
        self.legend.set_zoom(factor)
        self.welcome.glance.set_zoom(factor)
        for column in (self._head, self._foot, self.welcome):
            column.set_column_width(pixels(COLUMN_PIXELS, factor))

    def _show_outcomes(self, visible: bool) -> None:
        self.transcript.set_outcomes_visible(visible)
        self._settings.set("show_outcomes", visible)

    def _show_rejected(self, visible: bool) -> None:
        self.transcript.set_rejected_visible(visible)
        self._settings.set("show_rejected", visible)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self._idle.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        margin = side_margin(event.size().width())
        self._head.setContentsMargins(margin, 12, margin, 0)
        self._foot.setContentsMargins(margin, 0, margin, 0)
