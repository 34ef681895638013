"""Labels that several views use: secondary text, and text that shortens itself instead of widening the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


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
    return label


class SteadyLabel(QLabel):
    """One line that changes often. Of a fixed size, so that the window is laid out anew only when it needs more."""

    SPARE_PIXELS = 10
    """So much room it leaves itself to grow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_text(self, text: str) -> None:
        self.setText(text)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()

    def _fit(self) -> None:
        needed = self.fontMetrics().size(0, self.text())
        spare = self.width() - needed.width()
        if self.height() != needed.height() or not 0 <= spare <= 4 * self.SPARE_PIXELS:
            self.setFixedSize(needed.width() + self.SPARE_PIXELS, needed.height())


class ElidedLabel(QLabel):
    """One line that ends in "…" where it does not fit; screen readers get all of it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
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
