"""The ring around the control that has the keyboard, for those who go there by keys.

A style sheet knows no difference between a control that was clicked and one that Tab went to: so that one has the
property ``ring``.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.toolkit.appearance.style_sheet import set_style_property


class FocusRing(QObject):
    """Moves the ring with the keyboard."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._by_keys = False
        """True while the person goes from one control to the next by keys."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            set_style_property(before, "ring", None)
        if now is None:
            return
        if now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            self._by_keys = True
        elif QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._by_keys = False
        if self._by_keys:
            set_style_property(now, "ring", True)
