"""Small buttons, with a picture or a word: under a message, and on a code block."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from app.ui.toolkit.widgets.buttons import PressedOnce
from app.ui.transcript.typography import Typography


class ActionButton(PressedOnce, QToolButton):
    """A small picture button under a message; reached by Tab like any other."""

    def __init__(self, icon_name: str, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self.setProperty("role", "action")
        self.setToolTip(label)
        self.setAccessibleName(label)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.revealed = True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the button while it is revealed or has the keyboard; otherwise it only keeps its place."""
        if self.revealed or self.hasFocus():
            super().paintEvent(event)

    def set_typography(self, typography: Typography) -> None:
        side = round(typography.px(16))
        self.ensurePolished()  # the style sheet would give it a height of its own later
        self.setIcon(typography.icon(self._icon_name, 16))
        self.setIconSize(QSize(side, side))
        self.setFixedSize(side + round(typography.px(12)), side + round(typography.px(12)))


class WordButton(PressedOnce, QToolButton):
    """A word under a message that can be pressed."""

    def __init__(self, word: str, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "action")
        self.setText(word)
        self.setToolTip(tip)
        self.setAccessibleName(word)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_typography(self, typography: Typography) -> None:
        self.setFont(typography.interface_font(13))
        self.ensurePolished()
        height = round(typography.px(28))
        self.setFixedSize(round(self.fontMetrics().horizontalAdvance(self.text()) + typography.px(16)), height)
