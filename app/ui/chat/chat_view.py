"""The middle column: banner, transcript or welcome, legend, composer and status line, wired to the chat model."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.chats.records import StoredMessage
from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase, Status
from app.conversation.tool_loop import ToolLoop
from app.engine.events import Loaded
from app.language import tr
from app.saved_prompts import PromptLibrary
from app.settings import ReplyColours, Settings
from app.speculation.trace import Round, Trace
from app.traces.reasoning import spoken_end
from app.ui.chat.banner import Banner
from app.ui.chat.composing.composer import Composer
from app.ui.chat.composing.message_sending import MessageChanging, MessageSending, PromptMenu
from app.ui.chat.composing.pending_files import PendingFiles
from app.ui.chat.find_bar import FindBar
from app.ui.chat.first_page.loading_show import LoadingShow
from app.ui.chat.first_page.welcome import Welcome
from app.ui.chat.replying.cards import NextStrip, ReplyWaiting, ToolCard, WaitingCard
from app.ui.chat.replying.first_rounds import FirstRounds
from app.ui.chat.replying.reply_remark import ReplyRemark
from app.ui.chat.status_line import StatusLine
from app.ui.chat_list.chat_actions import UndoStrip
from app.ui.toolkit.accessibility import announce, motion_wanted
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.text_column import COLUMN_PIXELS, TextColumn, side_margin
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.scheduling.idle_work import IdleWork
from app.ui.toolkit.widgets.layouts import PageStack, fill
from app.ui.transcript.legend import Legend

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView

_TRANSCRIPT_MODULES = (
    "pygments.lexers",
    "mdurl",
    "linkify_it",
    "markdown_it",
    "app.markdown.reader",
    "app.ui.transcript.text.reply_body",
    "app.ui.transcript.transcript_view",
)
"""Modules of the transcript, each before those that need it: imported in steps after the first paint.

Markdown and syntax colours take as long to import as all of the window. At once, that would hold up whoever types at
the start; on a thread, it would hold Python's lock against every paint.
"""
_LATER_MODULES = (
    "app.models.gguf.compatibility",
    "app.models.library.model_library",
    "app.models.hub.repositories",
    "app.models.hub.draft_search",
    "app.models.hub.hub_questions",
    "app.ui.models_page.models_page",
    "psutil",
    "app.ui.window.model_choices",
    "app.ui.window.palette",
    "app.ui.dialogs.backups_dialog",
    "app.ui.dialogs.settings.settings_dialog",
    "app.ui.local_api.api_card",
    "app.ui.window.dialogs.text_preview",
    "app.ui.window.dialogs.tool_servers_card",
    "app.ui.dialogs.about_dialog",
    "app.ui.help.help_window",
)
"""Modules of the page of models, the panels of choices and the larger dialogs, imported after those."""


class ColourSwitches(QObject):
    """Keeps legend, settings and transcript alike: whether outcomes are coloured, and wrong guesses shown."""

    def __init__(self, legend: Legend, settings: Settings, transcript: Callable[[], TranscriptView]) -> None:
        super().__init__(legend)
        self._legend, self._settings, self._transcript = legend, settings, transcript
        self._colours_on = ReplyColours.CALM
        """Colours that the switch turns on: full or calm, whichever was chosen last."""
        self._set_switches()
        legend.outcomes_switch.toggled.connect(self._show_outcomes)
        legend.rejected_switch.toggled.connect(self._show_rejected)

    def follow_settings(self) -> None:
        self.apply_to(self._transcript())
        self._set_switches()

    def apply_to(self, transcript: TranscriptView) -> None:
        transcript.set_outcomes_visible(self._has_colours)
        transcript.set_rejected_visible(self._settings.show_rejected)

    @property
    def _has_colours(self) -> bool:
        return self._settings.reply_colours is not ReplyColours.OFF

    def _set_switches(self) -> None:
        if self._has_colours:
            self._colours_on = self._settings.reply_colours
        self._legend.outcomes_switch.setChecked(self._has_colours)
        self._legend.rejected_switch.setChecked(self._settings.show_rejected)

    def _show_outcomes(self, visible: bool) -> None:
        self._transcript().set_outcomes_visible(visible)
        if visible != self._has_colours:
            self._settings.set("reply_colours", self._colours_on if visible else ReplyColours.OFF)

    def _show_rejected(self, visible: bool) -> None:
        self._transcript().set_rejected_visible(visible)
        self._settings.set("show_rejected", visible)


_LOW = 560
"""Pixels of height at usual size, below which the legend makes room for a choice about files."""
_BELOW, _BELOW_ON_STAGE = 10, 28
"""Pixels below what stands last."""


class ChatView(FollowsTheme, QWidget):
    """Shows the open conversation and takes the next message."""

    transcript_made = Signal(object)
    stage_changed = Signal(bool)
    announced = Signal(str)
    """A sentence that a screen reader says: the end of a reply, or what else happens beside the keyboard's place."""
    read_downward = True

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        chat: ChatSession,
        session: EngineSession,
        *,
        files: PendingFiles,
        prompts: PromptLibrary,
    ) -> None:
        super().__init__()
        self.setObjectName("middle")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme, self._settings = theme, settings
        self._chat = chat
        self._session = session
        self._files = files
        self.banner = Banner(theme)
        self.find_bar = FindBar(theme)
        self._transcript: TranscriptView | None = None
        self._on_stage = self._motion_wanted = False
        self._locked_seed: int | None = settings.seed
        self.welcome = Welcome()
        self.remark = ReplyRemark(theme, chat, lambda: self.transcript)
        self.legend = Legend()
        self.colours = ColourSwitches(self.legend, settings, lambda: self.transcript)
        self.waiting = WaitingCard()
        self.tool_card = ToolCard()
        self.composer = Composer(theme, files)
        self.next_strip = NextStrip(theme, chat)
        self.prompts = PromptMenu(self.composer, prompts)
        self.message_sending = MessageSending(self.composer, chat, files, self)
        self.undo_strip = UndoStrip()
        self.undo_strip.button.setToolTip("")  # the key is for the list
        self.changing = MessageChanging(chat, self.message_sending, self.undo_strip, self)
        self.status = StatusLine()
        self._idle = IdleWork(self)
        self._reply_waiting = ReplyWaiting(chat, session, lambda: self._transcript, lambda: self.moves)
        self._first_rounds = FirstRounds(lambda: self.transcript, self)
        self.pages = PageStack()
        self.pages.addWidget(self.welcome)
        self._loading = LoadingShow(self.pages, chat, session, theme, moves=lambda: self.moves)
        self._loading.changed.connect(self._show_loading)
        self._head = TextColumn(self.banner)
        self._find_row = TextColumn(self.find_bar)
        above = (self.undo_strip, self.remark, self.legend, self.waiting, self.tool_card, self.next_strip)
        self._foot = TextColumn(*above, self.composer, self.status)
        parts = (self._head, self._find_row, (self.pages, 1), self._foot)
        self._column = fill(QVBoxLayout(self), *parts, gap=8, margins=(0, 0, 0, _BELOW))
        self.composer.strip_scroll.keep_within(self, self.pages, self._foot)
        self._connect()

    @property
    def transcript(self) -> TranscriptView:
        """The transcript, made when it is first needed, or by :meth:`prepare`."""
        if self._transcript is None:
            self._transcript = self._make_transcript()
            self.transcript_made.emit(self._transcript)
        return self._transcript

    def prepare(self) -> None:
        """Make what the first paint does not need, in steps that nobody feels."""
        self._idle.add([*_imports(_TRANSCRIPT_MODULES), lambda: self.transcript, self._warm_up_languages])

    def _warm_up_languages(self) -> None:
        from app.markdown.reader import LIKELY_LANGUAGES, warm_up  # noqa: PLC0415 - imported by now

        self._idle.add(partial(warm_up, language) for language in LIKELY_LANGUAGES)
        self._idle.add(_imports(_LATER_MODULES))

    def introduce(self) -> None:
        """Play the film on the first page, where things may move by themselves."""
        self._motion_wanted = motion_wanted()
        if self.moves:
            self.welcome.film.let_play()

    @property
    def moves(self) -> bool:
        """True if things may move by themselves, as the system and the person want it."""
        return self._motion_wanted and not self._settings.less_motion

    def _make_transcript(self) -> TranscriptView:
        from app.ui.transcript.transcript_view import TranscriptView  # noqa: PLC0415 - after the first paint

        view = TranscriptView()
        view.setAccessibleName(tr("Conversation"))
        view.follow_theme(self._theme)
        self.colours.apply_to(view)
        view.show_locked_seed(self._locked_seed)
        view.requests.regenerate.connect(self._chat.regenerate)
        view.requests.go_on.connect(self._chat.go_on)
        view.requests.show_version.connect(self._chat.show_version)
        view.requests.edit.connect(self.changing.edit)
        view.requests.branch.connect(self.changing.branch)
        view.requests.duplicate.connect(self.changing.duplicate)
        view.requests.delete.connect(self.changing.delete)
        view.requests.open_file.connect(self.message_sending.open_sent)
        view.requests.open_passage.connect(self.message_sending.open_passage)
        view.requests.quote.connect(self.composer.quote)
        self._chat.uses_changed.connect(view.show_tools)
        self._chat.passages_found.connect(view.show_passages)
        self._chat.rewritten.connect(self._show_rewritten)
        view.wrapping_wanted.connect(self._break_code)
        self.pages.addWidget(view)
        self.find_bar.follow(view)
        return view

    def _connect(self) -> None:
        chat, session, theme = self._chat, self._session, self._theme
        for part in (self.legend, self.welcome, self):
            part.follow_theme(theme)
        self.composer.stop_button.clicked.connect(lambda _: chat.stop())
        self.composer.typing.connect(session.load)
        self._files.changed.connect(self._show_foot)
        chat.opened.connect(self._show_messages)
        chat.user_said.connect(self._show_said)
        chat.reply_begun.connect(self._begin_reply)
        chat.rounds_written.connect(self._add_rounds)
        chat.reply_finished.connect(self._finish_reply)
        self.announced.connect(partial(announce, self))
        chat.reply_finished.connect(lambda trace: self.announced.emit(spoken_end(trace)))
        self.banner.announced.connect(self.announced)
        self.next_strip.announced.connect(self.announced)
        chat.running_changed.connect(lambda _: self._show_busy())
        chat.saving.unsaved_changed.connect(self._show_unsaved)
        chat.waiting.changed.connect(self._show_waiting)
        self.waiting.again_button.clicked.connect(chat.try_again)
        self.waiting.back_button.clicked.connect(self.message_sending.take_back)
        session.status_changed.connect(self._show_status)
        session.loaded.connect(self._show_speakers)
        session.context_changed.connect(self._show_context)
        self._show_status(session.status)
        self._show_transcript(visible=False)
        self.find_bar.shown.connect(self._show_find)
        self.banner.shown.connect(self._head.setVisible)
        self._head.hide()

    def show_locked_seed(self, seed: int | None) -> None:
        """Show beside the replies which seed is kept."""
        self._locked_seed = seed
        if self._transcript is not None:
            self._transcript.show_locked_seed(seed)

    def show_tool_call(self, loop: ToolLoop) -> None:
        self.tool_card.follow(loop)
        self._show_foot()

    def quote(self) -> None:
        if self.can_find:
            self.transcript.quote_selection()

    def select_round(self, index: int, message_id: int | None = None) -> None:
        """Light up the tokens of a round, of the newest reply unless ``message_id`` names another."""
        self.transcript.select_round(index, message_id)

    @property
    def can_find(self) -> bool:
        """True if a conversation is shown, in which words can be found."""
        return self.pages.currentWidget() is self._transcript

    def _show_find(self, shown: bool) -> None:
        self._show_foot()
        if not shown:
            self.composer.setFocus()

    def set_stage(self, on: bool) -> None:
        """Show the conversation and the message field alone."""
        self._on_stage = on
        self.welcome.set_stage(on)
        self._column.setContentsMargins(0, 0, 0, _BELOW_ON_STAGE if on else _BELOW)
        self._show_foot()
        self.stage_changed.emit(on)

    @property
    def on_stage(self) -> bool:
        return self._on_stage

    @property
    def page(self) -> QWidget | None:
        """The page that is shown instead of the conversation; ``None`` if there is none."""
        shown = self.pages.currentWidget()
        return None if shown in {self.welcome, self._transcript, self._loading.page} else shown

    def home(self) -> QWidget:
        """Return the widget that the keyboard belongs to when nobody has put it elsewhere."""
        return self.page or self.composer.edit

    def show_page(self, page: QWidget) -> None:
        """Show something else in the place of the conversation and the composer."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._show_foot()

    def leave_page(self) -> None:
        self._show_transcript(visible=bool(self._chat.messages))
        self.composer.setFocus()

    def _show_foot(self) -> None:
        self._foot.setVisible(self.page is None)
        self._find_row.setVisible(self.find_bar.on and self.can_find)
        more = self._files.excess is not None or not self.tool_card.isHidden()
        low = self.height() < pixels(_LOW, self._theme.zoom) and more
        shown = self.pages.currentWidget() is self._transcript and self._settings.introduced
        self.legend.setVisible(shown and not self._on_stage and not low)
        self._show_status_line()

    def _show_status_line(self) -> None:
        """Show the line; on the stage only for what nothing else shows: that something goes on, or is not saved."""
        silent = self._session.status.phase in (Phase.LOADING, Phase.READING) and not self._said_above
        self.status.setVisible(not self._on_stage or silent or self._chat.saving.unsaved)

    def _show_unsaved(self, unsaved: bool) -> None:
        self.status.unsaved.setVisible(unsaved)
        self._show_status_line()
        if not unsaved:
            self.banner.take_back(self._chat.saving.why)

    @property
    def _said_above(self) -> bool:
        """True if the reply's place already says what goes on."""
        shown = self.pages.currentWidget()
        waiting = shown is self._transcript and bool(self._reply_waiting.words)
        return waiting or (shown is self._loading.shown and shown is not None)

    def _show_status(self, status: Status) -> None:
        self._reply_waiting.follow()
        self.status.show_status(Status(status.phase, "") if self._said_above else status)
        self._show_status_line()
        self._show_busy()

    def _show_loading(self) -> None:
        """Put the recorded reply that plays during a load in the conversation's place, or take it away again."""
        if self.page is None:
            self._show_transcript(visible=bool(self._chat.messages))

    def _show_context(self, used: int, total: int) -> None:
        if not used or self._chat.running_here is not None:  # a race says nothing about this chat
            self.status.show_context(used, total)

    def _show_busy(self) -> None:
        replying = self._chat.is_busy_here
        self.composer.set_busy(replying=replying, stoppable=replying or self._session.status.busy)
        self._show_waiting()

    def _show_waiting(self) -> None:
        """Say what the last question waits for, where it has no reply."""
        if self._transcript is not None:
            self._transcript.requests.can_change = self._chat.can_edit
        self.waiting.follow(self._chat, self._session)

    def _show_messages(self, messages: list[StoredMessage]) -> None:
        self.composer.cancel_edit()
        self._first_rounds.drop()
        self.status.show_context(0, 0)
        self.remark.forget()
        self._show_transcript(visible=bool(messages))
        chat = self._chat
        self.transcript.show_history(
            messages, chat.open_messages.trace_of, self._show_version, read_trace=chat.open_messages.read_trace
        )
        self.remark.follow()
        self._show_status(self._session.status)

    def _show_said(self, message: StoredMessage) -> None:
        if self.page is None:  # a message that has waited is said behind what is watched meanwhile
            self._show_transcript(visible=True)
        self.banner.dismiss()
        self.transcript.add_user_message(message.id, message.text, message.files)
        self._show_version(message.id)

    def _show_rewritten(self, message: StoredMessage) -> None:
        self.transcript.show_rewritten(message, self._chat.open_messages.trace_of(message.id))
        self.remark.follow()

    def _show_version(self, message_id: int) -> None:
        versions = self._chat.versions(message_id)
        if message_id in versions:
            self.transcript.show_version(message_id, versions.index(message_id) + 1, len(versions))

    def _begin_reply(self, message_id: int) -> None:
        if self.page is None:  # a question that has waited is answered behind what is watched meanwhile
            self._show_transcript(visible=True)
        self.remark.begin_reply()
        self.transcript.begin_reply(message_id)
        self._show_status(self._session.status)

    def _add_rounds(self, rounds: list[Round], _plain: float | None) -> None:
        if not self._settings.introduced:
            self._settings.set("introduced", True)
            self._show_foot()
            if self.moves:
                self._first_rounds.begin()
        self._first_rounds.add(rounds)

    def _finish_reply(self, trace: Trace) -> None:
        self._first_rounds.end()
        self.transcript.finish_reply(trace)
        self._show_version(self._chat.messages[-1].id)
        self.remark.follow()

    def _show_speakers(self, event: Loaded) -> None:
        from app.ui.transcript.inspection import ModelNames  # noqa: PLC0415 - after the first paint

        self.transcript.set_model_names(ModelNames.named(event.target.name, event.draft.name if event.draft else None))

    def _show_transcript(self, *, visible: bool) -> None:
        shown = self._loading.shown or (self.transcript if visible else self.welcome)
        if shown is not self.pages.currentWidget():
            at = QApplication.focusWidget()
            self.pages.setCurrentWidget(shown)
            if at is not None and self.pages.isAncestorOf(at):  # else the stack would find it a place in the new page
                self.composer.setFocus()
        self._show_foot()

    def show_theme(self) -> None:
        for column in (self._head, self._find_row, self._foot, self.welcome):
            column.set_column_width(pixels(COLUMN_PIXELS, self._theme.zoom))

    def _break_code(self, is_on: bool) -> None:
        self._settings.set("wrap_code", is_on)
        self._theme.set_look(TextLook.of(self._settings))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self._idle.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        margin = side_margin(event.size().width())
        self._head.setContentsMargins(margin, 12, margin, 0)
        self._find_row.setContentsMargins(margin, 8, margin, 0)
        self._foot.setContentsMargins(margin, 0, margin, 0)
        self._show_foot()


def _imports(modules: Iterable[str]) -> Iterable[Callable[[], object]]:
    return (partial(importlib.import_module, name) for name in modules)
