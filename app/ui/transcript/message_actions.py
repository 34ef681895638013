"""Small buttons of a message: with a picture or a word, under it and on its code; and lines that open a part of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from app.language import tr
from app.ui.toolkit.language.mirroring import mirrored
from app.ui.toolkit.widgets.buttons import PressedOnce
from app.ui.transcript.typography import Typography


class SmallButton(PressedOnce, QToolButton):
    """A button that Tab reaches like any other, with a name for screen readers."""

    def __init__(self, role: str, name: str, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)


class ActionButton(SmallButton):
    """A small picture button under a message."""

    def __init__(self, icon_name: str, label: str, parent: QWidget) -> None:
        super().__init__("action", label, label, parent)
        self._icon_name = icon_name
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


class WordButton(SmallButton):
    """A word under a message that can be pressed."""

    def __init__(self, word: str, tip: str, parent: QWidget) -> None:
        super().__init__("action", word, tip, parent)
        self.setText(word)

    def set_typography(self, typography: Typography) -> None:
        self.setFont(typography.interface_font(13))
        self.ensurePolished()
        height = round(typography.px(28))
        self.setFixedSize(round(self.fontMetrics().horizontalAdvance(self.text()) + typography.px(16)), height)


class Disclosure(SmallButton):
    """Opens and closes a part of a message; says which with its arrow and to screen readers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("disclosure", "", "", parent)
        self.setAutoRaise(False)
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._label = ""
        self.toggled.connect(lambda _checked: self._show_label())
        self.hide()

    def set_label(self, label: str) -> None:
        if label != self._label:
            self._label = label
            self._show_label()

    def _show_label(self) -> None:
        folded = "◂" if mirrored(self) else "▸"
        self.setText(f"{'▾' if self.isChecked() else folded}  {self._label}")
        self.setAccessibleName(self._label)
        self.setAccessibleDescription(tr("Shown. Press to fold away.") if self.isChecked() else tr("Folded away."))
        self.adjustSize()

    def set_typography(self, typography: Typography) -> None:
        self.setFont(typography.interface_font(13))
        self.adjustSize()
