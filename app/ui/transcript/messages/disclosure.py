"""The line above an answer that opens what the model thought before it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from app.language import tr
from app.ui.toolkit.language.mirroring import mirrored
from app.ui.toolkit.widgets.buttons import PressedOnce
from app.ui.transcript.typography import Typography


class Disclosure(PressedOnce, QToolButton):
    """Opens and closes the thoughts; says which with its arrow and to screen readers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "disclosure")
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
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
