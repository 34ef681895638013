"""Parts of the window that come softly: in a sixth of a second, and at once where less motion is wanted."""

from __future__ import annotations

from PySide6.QtCore import QPropertyAnimation
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from app.ui.toolkit.accessibility import may_move

FADE_MS = 150


def fade_in(widget: QWidget) -> None:
    """Have a part of a window that was just shown come softly."""
    if not may_move():
        return
    effect = QGraphicsOpacityEffect(widget)
    widget.setGraphicsEffect(effect)
    motion = QPropertyAnimation(effect, b"opacity", effect)
    motion.finished.connect(lambda: effect.setEnabled(False))  # drawn by way of a picture no longer
    motion.setDuration(FADE_MS)
    motion.setStartValue(0.0)
    motion.setEndValue(1.0)
    motion.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
