"""Where a person writes: grows to eight lines, Enter sends, Shift+Enter breaks the line, Stop while a reply runs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from app.ui.toolkit.buttons import IconButton, plain_button, primary_button
from app.ui.toolkit.file_drops import has_picture_alone, local_files
from app.ui.toolkit.labels import ElidedLabel
from app.ui.toolkit.theme import Theme

MOST_LINES = 8


class MessageEdit(QPlainTextEdit):
    """A text field whose height follows its lines."""

    submitted = Signal()
    files_pasted = Signal(object)
    """The :class:`QMimeData` with files, or with a picture alone: nothing that a message can have."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText("Ask anything")
        self.setAccessibleName("Your message")
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the height of the text, up to eight lines. Counts no further than that: a huge paste stays cheap."""
        lines, block = 0, self.document().firstBlock()
        while block.isValid() and lines < MOST_LINES:
            lines += max(1, block.lineCount())
            block = block.next()
        # A bar that comes for a moment, while the height follows, would break the lines anew.
        policies, longer = Qt.ScrollBarPolicy, lines > MOST_LINES or block.isValid()
        policy = policies.ScrollBarAsNeeded if longer else policies.ScrollBarAlwaysOff
        if policy != self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(policy)
        height = min(lines, MOST_LINES) * self.fontMetrics().lineSpacing() + 4
        if height != self.height():
            self.setFixedHeight(height)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier):
            self.submitted.emit()
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: N802 - Qt's name
        return _is_no_text(source) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802 - Qt's name
        """Paste words; a file's address in its place, or nothing at all, would leave one in the dark."""
        if _is_no_text(source):
            self.files_pasted.emit(source)
        else:
            super().insertFromMimeData(source)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """Take words. Files are the window's business, wherever on it they are dropped."""
        if _is_no_text(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()


def _is_no_text(data: QMimeData) -> bool:
    return bool(local_files(data)) or has_picture_alone(data)


class Composer(QFrame):
    """The message field with its Send and Stop buttons."""

    sent = Signal(str)
    resent = Signal(int, str)
    """An earlier message was edited: its id and its new text."""
    stopped = Signal()
    typing = Signal()
    """The first character of a message: a good moment to load the models."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("composer")
        self._editing: int | None = None
        self._edited_text = ""
        self._busy = False
        self._was_empty = True

        self.edit = MessageEdit()
        self.edit.submitted.connect(self._submit)
        self.edit.textChanged.connect(self._on_text)
        self.edit.installEventFilter(self)
        self.send_button = primary_button("Send", "Send (Enter)")
        self.send_button.clicked.connect(self._submit)
        self.stop_button = plain_button("Stop", "Stop (Esc)")
        self.stop_button.clicked.connect(self.stopped)
        self.stop_button.hide()

        self._edit_words = ElidedLabel("Editing your message: the old version is kept")
        self._edit_words.setProperty("role", "muted")
        self._cancel = IconButton(theme, "close", "Cancel editing (Esc)")
        self._cancel.clicked.connect(self.cancel_edit)
        self._edit_strip = QWidget()
        strip = QHBoxLayout(self._edit_strip)
        strip.setContentsMargins(0, 0, 0, 0)
        strip.addWidget(self._edit_words, 1)
        strip.addWidget(self._cancel)
        self._edit_strip.hide()

        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.edit, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.send_button, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.stop_button, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self._edit_strip)
        layout.addLayout(row)
        self._on_text()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Pass it on. A focus proxy would do so too, but make Tab skip what stands above the field."""
        super().focusInEvent(event)
        self.edit.setFocus(event.reason())

    @property
    def editing(self) -> int | None:
        """The id of the message being edited."""
        return self._editing

    def set_busy(self, *, replying: bool, stoppable: bool) -> None:
        """While a reply runs, Stop stands in the place of Send; while models load, both are there.

        One can write the next message meanwhile.
        """
        self._busy = replying
        had_focus = self.stop_button.hasFocus() or self.send_button.hasFocus()
        self.send_button.setVisible(not replying)
        self.stop_button.setVisible(stoppable)
        if had_focus:
            self.edit.setFocus()

    def begin_edit(self, message_id: int, text: str) -> None:
        self._editing, self._edited_text = message_id, text
        self._edit_strip.show()
        self.edit.setPlainText(text)
        self.edit.moveCursor(self.edit.textCursor().MoveOperation.End)
        self.edit.setFocus()

    def cancel_edit(self) -> None:
        if self._editing is not None:
            self._editing = None
            self._edit_strip.hide()
            self.edit.clear()

    @property
    def unsent(self) -> str:
        """What was typed and not sent; nothing where an earlier message is being edited and was not changed."""
        text = self.edit.toPlainText()
        return "" if self._editing is not None and text == self._edited_text else text

    def restore(self, text: str) -> None:
        """Show what was typed the last time. Nobody is typing now: nothing needs to be loaded for it."""
        self._was_empty = False
        self.edit.setPlainText(text)
        self.edit.moveCursor(self.edit.textCursor().MoveOperation.End)

    def put_back(self, text: str) -> None:
        """Put a message that was sent back into the field, before what was typed since."""
        self.cancel_edit()
        since = self.edit.toPlainText()
        self.edit.setPlainText(f"{text}\n\n{since}" if since.strip() else text)
        self.edit.moveCursor(self.edit.textCursor().MoveOperation.End)
        self.edit.setFocus()

    def _submit(self) -> None:
        text = self.edit.toPlainText()
        if self._busy or not text.strip():
            return
        editing = self._editing
        self.cancel_edit()
        self.edit.clear()
        if editing is None:
            self.sent.emit(text)
        else:
            self.resent.emit(editing, text)

    def _on_text(self) -> None:
        empty = self.edit.document().isEmpty()
        self.send_button.setEnabled(not empty)
        if self._was_empty and not empty:
            self.typing.emit()
        self._was_empty = empty

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setProperty("focused", event.type() == QEvent.Type.FocusIn)
            self.style().unpolish(self)
            self.style().polish(self)
        return super().eventFilter(watched, event)
