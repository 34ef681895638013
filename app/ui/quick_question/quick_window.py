"""A small window without a frame: one question, and its reply in its tokens' colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.conversation.chat_events import EndedReply
from app.conversation.chat_session import ChatSession
from app.errors import AppError, WorldError
from app.language import tr
from app.speculation.trace import Round
from app.ui.overlays.reply_pane import LivePane
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import IconButton, plain_button
from app.ui.toolkit.widgets.labels import ElidedLabel
from app.ui.toolkit.widgets.layouts import fill
from app.ui.transcript.typography import Typography

_FRAME_MS = 50
_WIDTH, _REPLY_HEIGHT = 600, 320
"""Pixels at usual size."""


class QuickWindow(FollowsTheme, QWidget):
    """Asks one question after another, each in a chat of its own."""

    open_requested = Signal(int)

    def __init__(self, chat: ChatSession, has_model: Callable[[], bool], theme: Theme) -> None:
        frameless, on_top = Qt.WindowType.FramelessWindowHint, Qt.WindowType.WindowStaysOnTopHint
        super().__init__(None, Qt.WindowType.Window | frameless | on_top)
        self._chat, self._has_model = chat, has_model
        self._conversation_id: int | None = None
        """The chat of the question that was asked here last."""
        self.setWindowTitle(tr("Quick question"))
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)  # beyond the card's round corners
        self._build(theme)
        chat.unshown_rounds.connect(self._add_rounds)
        chat.reply_ended.connect(self._end)
        chat.problem.connect(self._follow_problem)
        self.follow_theme(theme)

    def _build(self, theme: Theme) -> None:
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Ask a quick question"))
        self.field.setAccessibleName(tr("Quick question"))
        self.field.returnPressed.connect(self.ask)
        close = IconButton(theme, "close", tr("Close (Esc)"))
        close.clicked.connect(lambda _: self.close())
        self.pane = LivePane(Typography.of(theme), tr("Reply"), _FRAME_MS)
        self.state = ElidedLabel("")
        self.state.setProperty("role", "muted")
        self.open_button = plain_button(tr("Open in window"))
        self.open_button.clicked.connect(self._open)
        self.below = QWidget()
        head = fill(QHBoxLayout(), (self.field, 1), close)
        fill(QHBoxLayout(self.below), (self.state, 1), self.open_button)
        card = QFrame()
        card.setProperty("role", "card")
        fill(QVBoxLayout(card), head, (self.pane, 1), self.below, gap=10, margins=(14, 12, 14, 12))
        fill(QVBoxLayout(self), card)
        self._show_reply(visible=False)

    def appear(self) -> None:
        """Come forward, ready for a question; a reply that is being written stays."""
        if not self.isVisible() and self._conversation_id not in self._chat.writing:
            self._conversation_id = None
            self._show_reply(visible=False)
        self.show()
        self.raise_()
        self.activateWindow()
        self.field.setFocus()
        self.field.selectAll()

    def ask(self) -> None:
        text = self.field.text().strip()
        if not text:
            return
        try:
            self._conversation_id = self._chat.ask_aside(text)
        except WorldError as error:
            self._conversation_id = None
            self._say(error.sentence)
            return
        self.pane.begin()
        self.pane.show_question(text)
        self.field.clear()
        missing = tr("No model is chosen yet. Choose one in the window; the question waits.")
        self._say(tr("Waiting for the models…") if self._has_model() else missing)

    def _say(self, sentence: str) -> None:
        self._show_reply(visible=True)
        self.state.set_full_text(sentence)
        self.state.setToolTip(sentence)
        self.open_button.setEnabled(self._conversation_id is not None)

    def _show_reply(self, *, visible: bool) -> None:
        self.pane.setVisible(visible)
        self.below.setVisible(visible)
        self._fit()

    def _fit(self) -> None:
        """Be as wide as the text size wants, and as high as what is shown."""
        zoom = self.pane.body.page.typography.zoom
        self.pane.setMinimumHeight(pixels(_REPLY_HEIGHT, zoom))
        self.resize(min(pixels(_WIDTH, zoom), self.screen().availableGeometry().width()), 0)

    def _add_rounds(self, conversation_id: int, rounds: Sequence[Round]) -> None:
        if conversation_id == self._conversation_id:
            self.state.set_full_text(tr("Writing…"))
            self.pane.add_rounds(rounds)

    def _end(self, reply: EndedReply) -> None:
        if reply.conversation_id == self._conversation_id:
            self._say(self.pane.end(reply) or tr("The reply is not whole. In the window you see why."))

    def _follow_problem(self, error: AppError) -> None:
        if self._chat.waiting.of(self._conversation_id) is not None:  # the models did not come
            self._say(error.sentence)

    def _open(self) -> None:
        if self._conversation_id is not None:
            self.open_requested.emit(self._conversation_id)
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close on Esc; a reply goes on in its chat."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Move with the pointer, wherever nothing else takes it: there is no frame to hold."""
        handle = self.windowHandle()
        if event.button() is Qt.MouseButton.LeftButton and handle is not None:
            handle.startSystemMove()

    def show_theme(self) -> None:
        self.pane.set_typography(Typography.of(self._theme))
        self._fit()
