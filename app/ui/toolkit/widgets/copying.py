"""Copying to the clipboard by a button, which says beside itself that it was done."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication, QHideEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.language import tr
from app.ui.toolkit.widgets.fading import fade_in

COPIED = tr("Copied")
SHOWN_MS = 1600
_GAP = 4


def copy_text(text: str, button: QWidget) -> None:
    """Put ``text`` on the clipboard, and say so at the ``button`` that was pressed for it."""
    QGuiApplication.clipboard().setText(text)
    window = button.window()
    sign = window.findChild(CopiedNotice, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (sign if isinstance(sign, CopiedNotice) else CopiedNotice(window)).show_at(button)


class CopiedNotice(QLabel):
    """Shows one word over a button for a moment, and tells screen readers; a window has one of them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(COPIED, window)
        self.setObjectName("copiedSign")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)

    def show_at(self, button: QWidget) -> None:
        """Show it above the button, below where there is no room, and always inside the window."""
        window = self.parentWidget()
        assert window is not None
        self.ensurePolished()
        self.adjustSize()
        place = button.mapTo(window, QPoint((button.width() - self.width()) // 2, -self.height() - _GAP))
        if place.y() < 0:
            place.setY(button.mapTo(window, QPoint(0, button.height() + _GAP)).y())
        place.setX(min(max(place.x(), _GAP), window.width() - self.width() - _GAP))
        self.move(place)
        self.show()
        fade_in(self)
        self.raise_()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, COPIED))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self._timer.stop()
