"""The conversation: messages in a column, live and stored, with the token inspector and "jump to newest"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.chats.records import AttachedFile, StoredMessage, ToolUse
from app.palette import LIGHT, Palette
from app.speculation.trace import Round, Trace
from app.ui.toolkit.appearance.text_column import COLUMN_PIXELS, text_place
from app.ui.toolkit.appearance.text_look import USUAL_LOOK, TextLook
from app.ui.toolkit.appearance.theme import FollowsTheme
from app.ui.toolkit.scheduling.repaint_timer import RepaintTimer
from app.ui.toolkit.widgets.layouts import fill
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.inspector import InspectorControl
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.message_column import Message, MessageColumn, WaitingPlace
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.page_scroll import GAP_PIXELS, JumpButton, PageScroll, Retyping
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography

LONG_CHARACTERS = 2000

TraceReader = Callable[[int, Callable[[Trace | None], object]], object]
"""Reads the trace of a reply, perhaps beside the window, and then calls something with it."""


class OlderMessages(QObject):
    """Hands out the newest of them first."""

    requested = Signal()
    """It is time for one more; sent from the event loop, so that the window answers in between."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._remaining: list[StoredMessage] = []
        self._trace_of: Callable[[int], Trace | None] = lambda _message_id: None
        self._read_trace: TraceReader | None = None
        self.added: Callable[[int], object] = lambda _message_id: None
        """Called with the id of each message once it is on the page."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._go_on)
        self._read: tuple[int, Trace | None, TokenSpans | None] | None = None
        """The next message's id, once it was read, with its trace and, of a long one, the places of its tokens."""

    def __bool__(self) -> bool:
        return bool(self._remaining)

    @property
    def remaining(self) -> Sequence[StoredMessage]:
        return self._remaining

    @property
    def long_next(self) -> bool:
        """True if the next message takes long enough to be noticed."""
        return bool(self._remaining) and len(self._remaining[-1].text) > LONG_CHARACTERS

    def remember(
        self,
        messages: Sequence[StoredMessage],
        trace_of: Callable[[int], Trace | None],
        added: Callable[[int], object],
        read_trace: TraceReader | None = None,
    ) -> None:
        self._remaining = list(messages)
        self._trace_of, self.added, self._read_trace = trace_of, added, read_trace
        self._read = None

    def replace(self, message: StoredMessage) -> None:
        """Show a message as it is now, once it is shown."""
        self._remaining = [message if one.id == message.id else one for one in self._remaining]
        self._read = None

    def forget(self) -> None:
        self._soon.stop()
        self._remaining.clear()
        self._read = None

    def take(self) -> tuple[StoredMessage, Trace | None, TokenSpans | None]:
        """Remove and return the newest one left, with its trace, and the places of its tokens if they are known yet."""
        message = self._remaining.pop()
        if not self._remaining:
            self._soon.stop()
        if self._read is None or self._read[0] != message.id:
            self._read = message.id, self._trace_of(message.id) if message.role == "assistant" else None, None
        return message, *self._read[1:]

    def _go_on(self) -> None:
        """Read a trace, find the places of its tokens, and show it, each in a turn of the event loop of its own."""
        following = self._remaining[-1]
        if following.role == "assistant" and (self._read is None or self._read[0] != following.id):
            read = self._read_trace or (lambda id_, then: then(self._trace_of(id_)))
            read(following.id, lambda trace: self._take_trace(following, trace))
        else:
            self.requested.emit()

    def _take_trace(self, message: StoredMessage, trace: Trace | None) -> None:
        if self._remaining and self._remaining[-1] is message:
            spans = None
            if trace is not None and len(message.text) > LONG_CHARACTERS:
                spans = TokenSpans.of(trace.rounds, message.text)
            self._read = message.id, trace, spans
            self._soon.start(0)

    def want_if(self, *, near_top: bool) -> None:
        """Ask for one more if the top of the page is near and there is one."""
        if near_top and self._remaining:
            self._soon.start(0)


FRAME_MS = 33


class TranscriptView(FollowsTheme, QWidget):
    """Shows the messages of a conversation. It knows messages and rounds, not where they come from."""

    round_selected = Signal(int, int)
    """A token was clicked: the reply's message id and the index of its round."""
    content_changed = Signal()
    """Messages came, went, or are whole now."""
    message_drawn = Signal(object)
    palette_set = Signal()
    wrapping_wanted = Signal(bool)
    read_downward = True

    def __init__(self) -> None:
        super().__init__()
        self.requests = MessageRequests(self)
        self._typography = Typography(LIGHT, 1.0, outcomes_visible=True)
        self._rejected_visible = False
        self._read_only = False
        self._locked_seed: int | None = None
        self._live: ReplyMessage | None = None
        self._model_names = ModelNames()
        self._passages: set[int] = set()
        """The numbers of the passages that questions have."""
        self._pending = False
        """True if rounds came in since the last frame."""
        self._settled: TokenSpans | None = None
        """The settled part of the reply that streams, while guesses that are not stand behind it."""
        self._frame = RepaintTimer(FRAME_MS, self)
        self._frame.due.connect(self.show_pending)
        self._awaited: tuple[int, Callable[[Message], object]] | None = None
        """A message that is to be drawn, and what is to be called then."""
        self._older = OlderMessages(self)
        self._older.requested.connect(self._show_older)
        self._build()

    def _build(self) -> None:
        self._column = MessageColumn()
        self._waiting = self._column.waiting_place = WaitingPlace(self._typography, self._column)
        self.page = PageScroll(self._column, self)
        fill(QVBoxLayout(self), self.page)
        self._retyping = Retyping(self._column, self.page, self)
        self._jump = JumpButton(self)
        self._jump.clicked.connect(self.scroll_to_newest)
        self._inspecting = InspectorControl(self)
        self.page.moved.connect(self._follow_scrolling)
        self._column.resized.connect(self._show_jump)
        self._apply_typography()

    @property
    def palette_in_use(self) -> Palette:
        return self._typography.palette

    def show_theme(self) -> None:
        self.set_looks(self._theme.palette, self._theme.zoom, self._theme.look)

    def set_looks(self, palette: Palette = LIGHT, zoom: float = 1.0, look: TextLook = USUAL_LOOK) -> None:
        self._retype(replace(self._typography, palette=palette, zoom=zoom, look=look))
        self.palette_set.emit()

    def set_outcomes_visible(self, visible: bool) -> None:
        """Show all replies with their colours, or as plain text: those too that were told otherwise by hand."""
        self._typography = replace(self._typography, outcomes_visible=visible)
        for reply in self._column.replies:
            reply.menu.colours.setChecked(visible)

    def set_rejected_visible(self, visible: bool) -> None:
        self._rejected_visible = visible
        for reply in self._column.replies:
            reply.set_rejected_visible(visible)

    def show_locked_seed(self, seed: int | None) -> None:
        """Show which seed the replies to come have; ``None``: a new one each."""
        self._locked_seed = seed
        for reply in self._column.replies:
            reply.menu.seed.show_locked(seed)

    def set_read_only(self) -> None:
        """Offer nothing that would change the messages to come, or have one written."""
        self._read_only = True

    def clear(self) -> None:
        self._frame.stop()
        self._live = self._settled = None
        self._older.forget()
        self._awaited = None
        self._passages.clear()
        self._inspecting.card.hide()
        self._column.clear()
        self.page.follows = True
        self.content_changed.emit()

    def show_history(
        self,
        messages: Sequence[StoredMessage],
        trace_of: Callable[[int], Trace | None],
        added: Callable[[int], object],
        *,
        read_trace: TraceReader | None = None,
    ) -> None:
        """Show a stored conversation instead of what is shown: the newest messages now, older ones as they are needed.

        ``trace_of`` is asked for a reply's trace when it is shown, ``read_trace`` where there is time until then;
        ``added`` is told the ids that were.
        """
        self.clear()
        self._older.remember(messages, trace_of, added, read_trace)
        while self._older and self._column.height() < self.page.room:
            if self._older.long_next:
                self._older.want_if(near_top=True)  # the window answers in between
                break
            self._show_older()
        self.scroll_to_newest()
        self.content_changed.emit()

    @property
    def messages(self) -> tuple[Message, ...]:
        return tuple(self._column.messages)

    def contents(self) -> list[tuple[int, str, str]]:
        """Return id, role and text of all messages, oldest first; those that are not drawn yet among them."""
        drawn = [(one.message_id, one.role, one.text) for one in self._column.messages]
        return [(one.id, one.role, one.text) for one in self._older.remaining] + drawn

    def draw(self, message_id: int, then: Callable[[Message], object]) -> None:
        """Have a message drawn, and call ``then`` with it: now, or once the event loop has drawn those after it."""
        self._retyping.finish()
        self._awaited = message_id, then
        self._settle_awaited()

    def _settle_awaited(self) -> None:
        if self._awaited is None:
            return
        message_id, then = self._awaited
        message = next((one for one in self._column.messages if one.message_id == message_id), None)
        if message is not None or not self._older:
            self._awaited = None
        if message is not None:
            then(message)
        else:
            self._older.want_if(near_top=True)

    def _show_older(self) -> None:
        """Put the next older message above the others; what is in view stays where it is."""
        before, top = self._column.height(), self.page.top
        message, trace, spans = self._older.take()
        if message.role == "user":
            self._new_user_message(message.id, message.text, message.files, first=True)
        else:
            self._new_reply(message.id, first=True).show_stored(message, trace, spans)
        self._older.added(message.id)
        if not self.page.follows:
            self.page.show_from(top + self._column.height() - before)
        self.message_drawn.emit(self._column.messages[0])
        self._older.want_if(near_top=self.page.is_near_top)
        self._settle_awaited()

    def add_user_message(self, message_id: int, text: str, files: Sequence[AttachedFile] = ()) -> None:
        self._new_user_message(message_id, text, files)
        self.scroll_to_newest()
        self.content_changed.emit()

    def _new_user_message(
        self, message_id: int, text: str, files: Sequence[AttachedFile], *, first: bool = False
    ) -> None:
        message = UserMessage(message_id, text, self._typography, self.requests, self._column, files=files)
        if self._read_only:
            message.set_read_only()
        self._note_passages(files)
        self._column.add(message, first=first)

    def begin_reply(self, message_id: int) -> None:
        """Begin a reply that streams; `add_rounds` and `finish_reply` go to it."""
        self._live = self._new_reply(message_id)

    def add_rounds(self, rounds: Sequence[Round]) -> None:
        """Rounds of the reply that streams; shown at once, or with the next frame."""
        if self._live is None or not rounds:
            return
        self._end_guesses(self._live.body)
        self._live.body.spans.add_rounds(rounds)
        self._pending = True
        self._frame.ask()

    def show_guesses(self, guesses: Round, *, checking: bool) -> None:
        """Show guesses behind the reply that streams until rounds are added, lit while they are checked."""
        if self._live is None:
            return
        body = self._live.body
        self._end_guesses(body)
        self._settled = body.spans
        body.tints.unverified_round = guesses.index
        body.tints.selected_round = guesses.index if checking else None
        body.show_spans(TokenSpans.of((*body.spans.rounds, guesses)))

    def _end_guesses(self, body: ReplyBody) -> None:
        """Go on from what was settled before guesses were shown."""
        if self._settled is not None:
            body.tints.unverified_round = body.tints.selected_round = None
            body.show_spans(self._settled)
            self._settled = None

    def show_waiting(self, words: str, *, moves: bool) -> None:
        """Say where the reply will stand what it waits for; with no words, show nothing there."""
        changed = bool(words) != bool(self._waiting.words)
        self._waiting.show_words(words, moves=moves)
        if changed:
            self._column.arrange()

    def finish_reply(self, trace: Trace) -> None:
        if self._live is None:
            return
        self._frame.stop()
        self._end_guesses(self._live.body)
        self._live.finish(trace.summary.text, trace)
        self._live = None
        self.content_changed.emit()

    def add_reply(self, message_id: int, text: str, trace: Trace | None, spans: TokenSpans | None = None) -> None:
        """Add a stored reply; without a trace it has no colours and no figures; with ``spans`` it comes bit by bit."""
        self._new_reply(message_id).finish(text, trace, spans, gradually=spans is not None)

    def show_rewritten(self, message: StoredMessage, trace: Trace | None) -> None:
        reply = self._column.reply(message.id)
        if reply is None:
            self._older.replace(message)
        else:
            reply.show_stored(message, trace, None)
        self.content_changed.emit()

    def select_round(self, index: int | None, message_id: int | None = None) -> None:
        """Light up the tokens of one round of a reply, the newest unless ``message_id`` names another."""
        replies = self._column.replies
        if message_id is None and replies:
            message_id = replies[-1].message_id
        for reply in replies:
            reply.body.select_round(index if reply.message_id == message_id else None)

    def reveal_round(self, index: int | None, message_id: int) -> None:
        """Light up the tokens of a round and bring them into view."""
        self.show_pending()
        self._retyping.finish()
        reply = self._column.reply(message_id)
        while reply is None and self._older:
            self._show_older()
            reply = self._column.reply(message_id)
        self.select_round(index, message_id)
        place = reply.bring_out(index) if reply is not None and index is not None else None
        if reply is not None and place is not None:
            self.bring_into_view(place.translated(0, reply.y()))

    def bring_into_view(self, place: QRectF) -> None:
        """Scroll to a part of the page, where it is not in view. What is written meanwhile does not push it away."""
        self.page.bring_into_view(place)
        if self._live is not None:
            self.page.follows = False

    def scroll_to_last_question(self) -> None:
        """Show the last question at the top, with what follows it."""
        question = next((one for one in reversed(self._column.messages) if isinstance(one, UserMessage)), None)
        if question is None and self._older:
            last = next((one for one in reversed(self._older.remaining) if one.role == "user"), None)
            if last is not None:
                self.draw(last.id, lambda _: self.scroll_to_last_question())
            return
        if question is not None:
            self.page.show_from(question.y() - GAP_PIXELS)
            question.body.setFocus(Qt.FocusReason.TabFocusReason)

    def show_passages(self, question: StoredMessage) -> None:
        """Show what was found for a question that is shown without it."""
        for message in self._column.messages:
            if message.message_id == question.id and isinstance(message, UserMessage):
                message.show_passages([file for file in question.files if file.passage is not None])
                self._note_passages(question.files)
                self._column.arrange()
                self.page.follow()

    def _note_passages(self, files: Sequence[AttachedFile]) -> None:
        self._passages.update(file.passage for file in files if file.passage is not None)

    def show_tools(self, message_id: int, uses: Sequence[ToolUse]) -> None:
        reply = self._column.reply(message_id)
        if reply is not None:
            reply.show_tools(uses)
            self.page.follow()

    def show_version(self, message_id: int, number: int, count: int) -> None:
        """Show that a message is version ``number`` (from 1) of ``count``."""
        for message in self._column.messages:
            if message.message_id == message_id:
                message.show_version(number, count)

    def offer_to_continue(self, message_id: int | None) -> None:
        """Show "go on" under this reply and no other."""
        for reply in self._column.replies:
            reply.offer_to_continue(reply.message_id == message_id)

    def quote_selection(self) -> None:
        """Have quoted what is selected: where the keyboard is, else in the newest message with a selection."""
        bodies = [message.body for message in reversed(self._column.messages)]
        chosen = [body for body in bodies if body.textCursor().hasSelection()]
        if chosen:
            next((body for body in chosen if body.hasFocus()), chosen[0]).quote()

    def set_model_names(self, names: ModelNames) -> None:
        """Set the models of the replies to come; a finished reply names its own models."""
        self._model_names = names

    def scroll_to_newest(self) -> None:
        self.page.show_end()
        self._jump.hide()

    def _new_reply(self, message_id: int, *, first: bool = False) -> ReplyMessage:
        reply = ReplyMessage(message_id, self._typography, self.requests, self._column)
        reply.set_rejected_visible(self._rejected_visible)
        reply.menu.seed.show_locked(self._locked_seed)
        if self._read_only:
            reply.set_read_only()
        reply.body.model_names = self._model_names
        reply.body.passages = self._passages
        reply.body.passage_clicked.connect(self.requests.open_passage)
        reply.body.round_clicked.connect(partial(self.round_selected.emit, message_id))
        if not self._read_only:
            reply.body.code_buttons.wrapping_wanted = self.wrapping_wanted.emit
            reply.body.code_buttons.preview_wanted = self.requests.preview.emit
        self._inspecting.watch(reply.body)
        reply.body.cursor_moved.connect(self._follow_cursor)
        self._column.add(reply, first=first)
        return reply

    def show_pending(self) -> None:
        """Show at once what has streamed in since the last frame."""
        if self._live is not None and self._pending:
            self._pending = False
            self._live.body.refresh()

    def _retype(self, typography: Typography) -> None:
        if typography == self._typography:
            return
        self._typography = typography
        self._apply_typography()
        self._retyping.begin(typography, self._place_column)

    def _apply_typography(self) -> None:
        typography = self._typography
        self.page.set_background(typography.palette.surface)
        self._jump.place(self.width(), self.height())
        self._inspecting.set_typography(typography)
        self._waiting.set_typography(typography)

    def _follow_cursor(self, place: QRectF) -> None:
        body = self.sender()
        if isinstance(body, ReplyBody):
            at = body.viewport().mapTo(self._column, place.center().toPoint())
            self.page.keep_in_view(at, place.height())

    def _show_jump(self) -> None:
        """Offer the way to the end, where not even the figures and buttons are in view that it would lie upon."""
        away = not self.page.follows and self.page.left_below > self._column.end_height
        self._jump.setVisible(away and not self._read_only)

    def _follow_scrolling(self) -> None:
        self._show_jump()
        self._inspecting.card.hide()
        self._older.want_if(near_top=self.page.is_near_top)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_column()
        self._older.want_if(near_top=self.page.is_near_top)
        self._jump.place(self.width(), self.height())

    def _place_column(self) -> None:
        """Centre the text in the whole view, with or without a scroll bar: it must not jump when one appears."""
        bar = self.page.verticalScrollBar().sizeHint().width()
        left, width = text_place(self.width(), round(self._typography.px(COLUMN_PIXELS)), bar)
        self._column.set_metrics(self.width(), left, width)
        self.page.follow()
