"""A picture of what was shown before, which fades over what is shown now."""

from __future__ import annotations

from PySide6.QtCore import QPropertyAnimation, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from app.ui.toolkit.accessibility import may_move

FADE_MS = 150


class FadingPicture(QWidget):
    """Covers its parent until it has faded, then goes."""

    def __init__(self, picture: QPixmap, over: QWidget) -> None:
        super().__init__(over)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.rect())
        self._fade = QVariantAnimation(self, startValue=1.0, endValue=0.0, duration=FADE_MS)
        self._fade.valueChanged.connect(lambda _: self.update())
        self._fade.finished.connect(self.deleteLater)
        self._fade.finished.connect(self.hide)
        self.show()
        self.raise_()
        self._fade.start()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setOpacity(float(self._fade.currentValue()))
        painter.drawPixmap(0, 0, self._picture)


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
