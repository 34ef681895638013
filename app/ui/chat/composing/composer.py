"""Message field: grows to eight lines, Enter sends, Shift+Enter breaks the line, Stop while a reply runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QFocusEvent, QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from app.conversation.message_files import PendingFile
from app.language import tr
from app.ui.chat.composing.attach_button import AttachButton
from app.ui.chat.composing.choice_buttons import AssistantButton, ChoiceButton, ThinkingButton, ToolsButton
from app.ui.chat.composing.file_strip import FileStrip, StripScroll
from app.ui.chat.composing.pending_files import PendingFiles
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.files.file_drops import has_picture_alone, local_files
from app.ui.toolkit.widgets.buttons import IconButton, plain_button, primary_button
from app.ui.toolkit.widgets.labels import ElidedLabel
from app.ui.toolkit.widgets.layouts import Stretch, fill

MOST_LINES = 8
_NAME_FIGURES = 56
"""As wide the message field is at the least where the assistant's name stands in it."""
_THINKING_FIGURES = 50
"""Likewise, where the words about thinking stand beside its sign."""
_GAP_PX = 12
_BEFORE_FIRST = -1
"""The place of an empty field among earlier questions, the latest of which has place 0."""
LONGEST_PARAGRAPH = 50_000
"""Letters. The paragraph that one types in is broken into lines anew each time: for a megabyte in 0.26 s."""
ASK, ASK_ABOUT_FILES = tr("Ask anything"), tr("Ask something about what you added")


class MessageEdit(QPlainTextEdit):
    """A text field whose height follows its lines; Up and Down bring earlier questions back, as in a terminal."""

    submitted = Signal()
    files_pasted = Signal(object)
    """The :class:`QMimeData` with files, or with a picture alone: no words."""
    long_text_pasted = Signal(str)
    """Words with a paragraph too long to be edited here."""

    def __init__(self) -> None:
        super().__init__()
        self._asks = ""
        self.list_above: QWidget | None = None
        """A list that opens over the field, and takes the keys that choose from it."""
        self.earlier: Callable[[], Sequence[str]] = tuple
        """Returns earlier questions, the latest first."""
        self._earlier_texts: Sequence[str] = ()
        self._place = _BEFORE_FIRST
        self.setPlaceholderText(ASK)
        self.setAccessibleName(tr("Your message"))
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)
        self.fit()

    def setPlaceholderText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Ask with these words, in one line: Qt would break them, and show a part of the second one."""
        self._asks = text
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(self.viewport().width(), 1))
        if shown != self.placeholderText():
            super().setPlaceholderText(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.setPlaceholderText(self._asks)

    def show_text(self, text: str) -> None:
        """Show a text instead of what is there, to be gone on with at its end."""
        self.setPlainText(text)
        self.moveCursor(QTextCursor.MoveOperation.End)

    def fit(self) -> None:
        """Take the height of the text, up to eight lines; no more are counted, so that a huge paste stays cheap."""
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
        chooses = enter or event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Escape)
        if chooses and self.list_above is not None and self.list_above.isVisible():
            event.ignore()
        elif enter and not event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier):
            self.submitted.emit()
        elif not self._brings_back(event):
            super().keyPressEvent(event)

    def _brings_back(self, event: QKeyEvent) -> bool:
        """Show an earlier question, or a later one; false where the key means what it usually does."""
        keys = Qt.KeyboardModifier
        plain = event.modifiers() & ~keys.KeypadModifier == keys.NoModifier
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key())) if plain else None
        if step is None:
            return False
        if self.document().isEmpty():
            if step < 0:
                return False
            self._earlier_texts, self._place = self.earlier(), _BEFORE_FIRST
        elif self._place == _BEFORE_FIRST or not self._is_untouched():
            return False
        place = self._place + step
        if place < len(self._earlier_texts):
            self._place = place
            self.show_text("" if place == _BEFORE_FIRST else self._earlier_texts[place])
        return True

    def _is_untouched(self) -> bool:
        """Return whether an earlier question stands as it was brought back, with the cursor at its end."""
        return self.textCursor().atEnd() and self.toPlainText() == self._earlier_texts[self._place]

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: N802 - Qt's name
        return _is_no_text(source) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802 - Qt's name
        """Paste words, and report files, of which Qt would paste the address, or nothing at all."""
        if _is_no_text(source):
            self.files_pasted.emit(source)
            return
        text = source.text()
        if self.textCursor().block().length() + max(map(len, text.split("\n"))) > LONGEST_PARAGRAPH:
            self.long_text_pasted.emit(text)
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
            self.setPlaceholderText(self._asks)
            self.fit()


def _is_no_text(data: QMimeData) -> bool:
    return bool(local_files(data)) or has_picture_alone(data)


class Composer(QFrame):
    """The message field with its Send and Stop buttons, and the files that go with the message."""

    sent = Signal(str)
    resent = Signal(int, str)
    """An earlier message was edited: its id and its new text."""
    typing = Signal()
    """The first character of a message, or its first file: a good moment to load the models."""

    def __init__(self, theme: Theme, files: PendingFiles) -> None:
        super().__init__()
        self._files = files
        self._narrowing: list[tuple[ChoiceButton, int]] = []
        """Buttons with words, and how wide the field is at the least where these stand beside their signs."""
        self.setObjectName("composer")
        self._editing: int | None = None
        self._edited_text = ""
        self._before_edit: tuple[str, tuple[PendingFile, ...]] | None = None
        """Text before an earlier message was taken up, and its files."""
        self._busy = False
        self._was_empty = True

        self.edit = MessageEdit()
        self.edit.submitted.connect(self._submit)
        self.edit.textChanged.connect(self._on_text)
        self.edit.installEventFilter(self)
        self.send_button = primary_button(tr("Send"), tr("Send (Enter)"))
        self.send_button.clicked.connect(self._submit)
        self.stop_button = plain_button(tr("Stop"), tr("Stop (Esc)"))
        self.stop_button.hide()

        self.attach_button = AttachButton(theme)
        self.prompts_button = ChoiceButton(theme, "prompts", tr("Prompts you keep (Ctrl+P)"))
        self.thinking_button = ThinkingButton(theme)
        self.strip = FileStrip(files, theme)
        self.strip.emptied.connect(self.edit.setFocus)
        self.strip.excess.chosen.connect(lambda _choice: self.edit.setFocus())  # Return sends what was chosen
        files.changed.connect(self._follow_files)

        self._edit_strip = self._make_edit_strip(theme)

        self._tools = fill(QHBoxLayout(), self.attach_button, self.prompts_button, gap=4)
        actions = fill(QHBoxLayout(), self.send_button, self.stop_button, gap=_GAP_PX)
        below = fill(QHBoxLayout(), self._tools, Stretch(), actions, gap=_GAP_PX)
        # In line with what the buttons show, not with their edge.
        words = fill(QVBoxLayout(), self.edit, margins=(4, 2, 2, 0))
        self.strip_scroll = StripScroll(self.strip)
        fill(QVBoxLayout(self), self._edit_strip, self.strip_scroll, words, below, gap=8, margins=(10, 12, 12, 10))
        self._on_text()

    def _make_edit_strip(self, theme: Theme) -> QWidget:
        words = ElidedLabel(tr("Editing your message: the old version is kept"))
        words.setProperty("role", "muted")
        cancel = IconButton(theme, "close", tr("Cancel editing (Esc)"))
        cancel.clicked.connect(self.cancel_edit)
        whole = QWidget()
        fill(QHBoxLayout(whole), (words, 1), cancel)
        whole.hide()
        return whole

    def add_choices(self, assistants: AssistantButton, tools: ToolsButton) -> None:
        """Put the choices of an assistant, of thinking and of tools below the message field."""
        choices = (assistants, self.thinking_button, tools)
        for button in choices:
            self._tools.addWidget(button)
        named = [(button, _NAME_FIGURES) for button in (self.attach_button, assistants)]
        self._narrowing = [*named, (self.thinking_button, _THINKING_FIGURES)]
        buttons = (self.attach_button, self.prompts_button, *choices, self.send_button, self.stop_button)
        for earlier, later in pairwise((self.edit, *buttons)):
            QWidget.setTabOrder(earlier, later)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        figures = self.width() / self.fontMetrics().horizontalAdvance("0")
        for button, least in self._narrowing:
            button.set_narrow(narrow=figures < least)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Pass the focus on. A focus proxy would do so too, but make Tab skip what stands above the field."""
        super().focusInEvent(event)
        self.edit.setFocus(event.reason())

    @property
    def editing(self) -> int | None:
        return self._editing

    def set_busy(self, *, replying: bool, stoppable: bool) -> None:
        """Show Stop in place of Send while a reply runs; both while models load, or the next message is written."""
        self._busy = replying
        had_focus = self.stop_button.hasFocus() or self.send_button.hasFocus()
        self._show_send()
        self.stop_button.setVisible(stoppable)
        if had_focus:
            self.edit.setFocus()

    def _show_send(self) -> None:
        is_next_written = not self.edit.document().isEmpty() and self._editing is None
        self.send_button.setVisible(not self._busy or is_next_written)
        after_reply = tr("Send after this reply (Enter)") if self._busy else tr("Send (Enter)")
        reading = tr("The files are being read") if self._files.busy else ""
        self.send_button.setToolTip(reading or self._files.unseen or after_reply)

    def begin_edit(self, message_id: int, text: str) -> None:
        """Take up an earlier message; what is written meanwhile comes back afterwards."""
        if self._before_edit is None:
            self._before_edit = self.edit.toPlainText(), self._files.take_off()
        self._editing, self._edited_text = message_id, text
        self._edit_strip.show()
        self.edit.show_text(text)
        self.edit.setFocus()

    def cancel_edit(self) -> None:
        if self._editing is not None:
            self._editing = None
            self._edit_strip.hide()
            self._come_back()

    def _come_back(self) -> None:
        """Show again what was written before an earlier message was taken up."""
        (text, files), self._before_edit = self._before_edit or ("", ()), None
        self.restore(text)
        self._files.put(files)

    def discard(self) -> None:
        """Empty the field: what was typed, what was attached, and an edit that was begun."""
        self.cancel_edit()
        self.edit.clear()
        self._files.clear()

    @property
    def unsent(self) -> str:
        """The text that was typed and not sent; an earlier message that was taken up and not changed is none."""
        text, before = self.edit.toPlainText(), self._before_edit[0] if self._before_edit else ""
        if self._editing is None:
            return text
        return "\n\n".join(part for part in (before, "" if text == self._edited_text else text) if part)

    def restore(self, text: str) -> None:
        """Show what was typed the last time, without loading a model for it: nobody is typing now."""
        self._was_empty = False
        self.edit.show_text(text)

    def quote(self, words: str) -> None:
        """Add words of the conversation below what is written, to be answered there."""
        quoted = "\n".join(f"> {line}".rstrip() for line in words.splitlines())
        cursor = self.edit.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        before = self.edit.toPlainText()
        gap = "\n" if before.endswith("\n") else "\n\n"
        if not before.strip():
            gap = ""
        cursor.insertText(f"{gap}{quoted}\n\n")
        self.edit.setTextCursor(cursor)
        self.edit.setFocus()

    def insert_words(self, words: str) -> None:
        self.edit.insertPlainText(words)
        self.edit.setFocus()

    def replace_words(self, words: str) -> None:
        """Put words in the place of all that is written, in one step that can be undone."""
        cursor = self.edit.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(words)
        self.edit.setFocus()

    def put_back(self, text: str) -> None:
        """Put a message that was sent back into the field, before what was typed since."""
        self.cancel_edit()
        since = self.edit.toPlainText()
        self.edit.show_text(f"{text}\n\n{since}" if since.strip() else text)
        self.edit.setFocus()

    def _submit(self) -> None:
        text = self.edit.toPlainText()
        if (self._busy and self._editing is not None) or not text.strip() or self._files.busy or self._files.unseen:
            return
        excess = self._files.excess
        if excess is not None and excess.choice is None:
            self.strip.excess.ask()
            return
        editing, self._editing = self._editing, None
        self._edit_strip.hide()
        self.edit.clear()
        if editing is None:
            self.sent.emit(text)
        else:
            self.resent.emit(editing, text)
            if self._editing is None:  # else it could not be said
                self._come_back()

    def _follow_files(self) -> None:
        self.edit.setPlaceholderText(ASK_ABOUT_FILES if self._files.files else ASK)
        self._on_text()

    def _on_text(self) -> None:
        document = self.edit.document()
        self.send_button.setEnabled(not document.isEmpty() and not self._files.busy and not self._files.unseen)
        self._show_send()
        empty = document.isEmpty() and not self._files.files
        if self._files.files:
            self._files.follow_question(self.edit.toPlainText())
        if self._was_empty and not empty:
            self.typing.emit()
        self._was_empty = empty

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            set_style_property(self, "focused", event.type() == QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)
