"""Says something aloud through the screen reader, where one runs; nothing is shown."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str, *, at_once: bool = False) -> None:
    """Have the screen reader say ``words`` when it has finished what it says, or ``at_once``."""
    if not words:
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    ways = QAccessible.AnnouncementPoliteness
    event.setPoliteness(ways.Assertive if at_once else ways.Polite)
    QAccessible.updateAccessibility(event)
