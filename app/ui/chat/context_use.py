"""Display of how full the context is, in as many words as there is room for."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QSizePolicy, QWidget

from app.language import tr
from app.ui.toolkit.language import words
from app.ui.toolkit.language.mirroring import place_child

_METER = QSize(56, 4)
_GAP = 8
_SPARE = 2
"""Difference that the widths of signs may make when they are added up one by one."""


class ContextUse(QWidget):
    """A small meter and the figures; in less room the figures alone, then only the share.

    Its parts are placed by hand: what a layout gives depends on what they need, and that on what it gives.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.meter = QProgressBar(self)
        self.meter.setTextVisible(False)
        self.meter.setAccessibleName(tr("Context in use"))
        self.words = QLabel(self)
        self.words.setObjectName("contextWords")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setToolTip(
            tr("How much of the context, what the models can see of a chat, this one takes. Settings has a larger one.")
        )
        self._long = self._short = ""

    def show_use(self, used: int, total: int) -> None:
        """Show that ``used`` of ``total`` tokens are taken."""
        before = self.sizeHint()
        self.meter.setRange(0, max(total, 1))
        self.meter.setValue(min(used, total))
        self._long, self._short = words.context_words(used, total), words.context_share(used, total)
        self.words.setAccessibleName(self._long)
        if self.sizeHint() != before:
            self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return a width that depends on the number of digits alone, so that new figures do not lay the window out
        anew.
        """
        return QSize(_METER.width() + _GAP + self._width(self._long), self.words.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self._width(self._short), self.words.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # the words have another size now
            self.updateGeometry()
            self._place()
        return super().event(event)

    def _place(self) -> None:
        room = self.width()
        self.words.setText(self._long if self._width(self._long) <= room else self._short)
        self.words.setGeometry(self.rect())
        whole = self.sizeHint().width()
        self.meter.setVisible(room >= whole)
        place_child(self.meter, QRect(QPoint(room - whole, (self.height() - _METER.height()) // 2), _METER))

    def _width(self, text: str) -> int:
        return self.words.fontMetrics().horizontalAdvance(re.sub(r"\d", "0", text)) + _SPARE
