"""The row above the conversation in which one looks for words in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy

from app.language import number, tr, tr_count
from app.ui.toolkit.accessibility import announce
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton
from app.ui.toolkit.widgets.layouts import fill

if TYPE_CHECKING:  # Markdown takes as long to import as all of the window
    from app.ui.transcript.finder import Finder
    from app.ui.transcript.transcript_view import TranscriptView

_MOST_LETTERS = 500


class FindField(QLineEdit):
    """Field for the words to find: Enter goes on, Shift+Enter back, Escape ends it."""

    stepped = Signal(int)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Find in this chat"))
        self.setAccessibleName(tr("Find in this chat"))
        self.setAccessibleDescription(
            tr("Enter goes to the next place, Shift+Enter to the one before, Escape ends it.")
        )
        self.setMaxLength(_MOST_LETTERS)

    def event(self, event: QEvent) -> bool:
        """Take Escape before the window's own shortcut has it."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class FindBar(QFrame):
    """A field, how many places there are, and the way from one to the next."""

    shown = Signal(bool)
    """It was opened, or closed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.on = False
        self._finder: Finder | None = None
        self.field = FindField()
        self.field.textChanged.connect(self._look)
        self.field.stepped.connect(self.step)
        self.field.closed.connect(self.leave)
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        self.back_button = IconButton(theme, "up", tr("The place before (Shift+F3)"))
        self.back_button.clicked.connect(lambda: self.step(-1))
        self.next_button = IconButton(theme, "down", tr("The next place (F3)"))
        self.next_button.clicked.connect(lambda: self.step(1))
        for button in (self.back_button, self.next_button):
            button.repeats = True
        self.close_button = IconButton(theme, "close", tr("End the search (Esc)"))
        self.close_button.clicked.connect(self.leave)
        buttons = (self.back_button, self.next_button, self.close_button)
        fill(QHBoxLayout(self), (self.field, 1), 8, self.count, 4, *buttons, gap=4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._show_count(0, 0, whole=True)

    def follow(self, view: TranscriptView) -> None:
        from app.ui.transcript.finder import Finder  # noqa: PLC0415 - after the first paint

        self._finder = Finder(view)
        self._finder.changed.connect(lambda place, total, whole: self._show_count(place, total, whole=whole))

    def enter(self) -> None:
        """Open it, or go back to it, with what is in it ready to be written over."""
        if not self.on:
            self.on = True
            self.shown.emit(True)
            self._look(self.field.text())
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def leave(self) -> None:
        if self.on:
            self.on = False
            self._look("")
            self.shown.emit(False)

    def step(self, by: int) -> None:
        """Go to the next place (1) or the one before (-1)."""
        if not self.on:
            self.enter()
        elif self._finder is not None:
            self._finder.step(by)
            announce(self.field, self.count.text())

    def _look(self, words: str) -> None:
        if self._finder is not None:
            self._finder.look_for(words if self.on else "")

    def _show_count(self, place: int, total: int, *, whole: bool) -> None:
        more = "" if whole else "…"
        if total and not place:
            count_text = tr_count("%n match", "%n matches", total) + more
        elif total:
            count_text = tr("{place} of {total}", place=number(place), total=number(total)) + more
        else:
            count_text = "" if not self.field.text().strip() else more or tr("Not found")
        self.count.setText(count_text)
        for button in (self.back_button, self.next_button):
            button.setEnabled(total > 0)
