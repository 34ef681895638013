"""Labels that several views use: secondary text, and text that shortens itself instead of widening the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.ui.toolkit.language.mirroring import begin_at_edge


def muted(text: str) -> QLabel:
    return _with_role(text, "muted")


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


class ElidedLabel(QLabel):
    """One line that ends in "…" where it does not fit; screen readers get all of it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
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
