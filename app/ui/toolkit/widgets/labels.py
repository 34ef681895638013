"""Labels that several views use: secondary text, and text that shortens itself instead of widening the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from app.ui.toolkit.language.mirroring import begin_at_edge


def muted(text: str) -> QLabel:
    return _with_role(text, "muted")


def note(text: str = "", role: str = "muted") -> QLabel:
    """Return secondary text that breaks its lines."""
    return wrapped(_with_role(text, role))


def wrapped(label: QLabel) -> QLabel:
    """Have a label break its lines, and return it."""
    label.setWordWrap(True)
    return label


def emphasised(text: str) -> QLabel:
    return _with_role(text, "emphasised")


def heading(text: str) -> QLabel:
    return _with_role(text, "heading")


def display(text: str) -> QLabel:
    return _with_role(text, "display")


def _with_role(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    begin_at_edge(label)
    return label


class StatusLabel(QLabel):
    """A sentence on how something stands; it takes no room while there is nothing to say."""

    def __init__(self, role: str = "muted") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setWordWrap(True)
        begin_at_edge(self)
        self.hide()

    def say(self, sentence: str) -> None:
        self.setText(sentence)
        self.setVisible(bool(sentence))


class ElidedLabel(QLabel):
    """One line that ends in "…" where it does not fit; screen readers get all of it."""

    def __init__(self, text: str = "", *, role: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        begin_at_edge(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._full = ""
        self.set_full_text(text)

    def set_full_text(self, text: str) -> None:
        self._full = text
        self.setAccessibleName(text)
        self._shorten()

    @property
    def full_text(self) -> str:
        return self._full

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        shown = self.fontMetrics().elidedText(self._full, Qt.TextElideMode.ElideRight, max(self.width(), 1))
        if shown != self.text():
            self.setText(shown)
        tip = self._full if shown != self._full else ""
        if tip != self.toolTip():
            self.setToolTip(tip)
