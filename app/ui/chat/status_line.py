"""The line under the composer: what is going on, in words, and how full the context is."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from app.conversation.status import Status
from app.language import tr
from app.ui.toolkit.language import words
from app.ui.toolkit.language.mirroring import place_child
from app.ui.toolkit.scheduling.repaint_timer import RepaintTimer
from app.ui.toolkit.widgets.labels import ElidedLabel
from app.ui.toolkit.widgets.layouts import fill

NOT_SAVED = tr("Not saved yet")
CONTEXT_PACE_MS = 1000
"""Faster than this nobody reads it."""


class StatusLine(QWidget):
    """Status on the left, context meter on the right, a thin bar above while something has a known progress."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ElidedLabel()
        self.words.setObjectName("statusWords")
        self.unsaved = QLabel(NOT_SAVED)
        self.unsaved.setProperty("role", "warning")
        self.unsaved.setToolTip(
            tr(
                "The last words of a reply are not on the disk. They are saved as soon as that is possible; "
                "closing the window before then loses them."
            )
        )
        self.progress = QProgressBar(minimum=0, maximum=1000, textVisible=False)
        self.progress.setAccessibleName(tr("Progress"))
        self.context = ContextUse()
        self._used = self._total = 0
        self._pace = RepaintTimer(CONTEXT_PACE_MS, self)
        self._pace.due.connect(self._show_use)
        # Words and figures may have half; what the figures do not need is for the words.
        row = fill(QHBoxLayout(), self.unsaved, (self.words, 1), (self.context, 1), gap=8)
        keep_height = self.progress.sizePolicy()
        keep_height.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keep_height)
        fill(QVBoxLayout(self), self.progress, row, gap=4, margins=(4, 0, 4, 0))
        self.unsaved.hide()
        self.progress.hide()
        self.context.hide()

    def show_status(self, status: Status) -> None:
        self.words.set_full_text(status.text)
        self.progress.setVisible(status.fraction is not None)
        if status.fraction is not None:
            self.progress.setValue(round(status.fraction * 1000))

    def show_context(self, used: int, total: int) -> None:
        """Show that ``used`` of ``total`` tokens are taken; nothing before the first reply."""
        self._used, self._total = used, total
        if used:
            self._pace.ask()
        else:  # the figures of another chat may come next, and are due at once
            self._pace.stop()
            self._show_use()

    def _show_use(self) -> None:
        self.context.setVisible(self._used > 0)
        self.context.show_use(self._used, self._total)


_METER = QSize(56, 4)
_GAP = 8
_SPARE = 2
"""Difference that the widths of signs may make when they are added up one by one."""


class ContextUse(QWidget):
    """A small meter and the figures; in less room the figures alone, then only the share.

    Its parts are placed by hand: what a layout gives depends on what they need, and that on what it gives.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.meter = QProgressBar(self, textVisible=False)
        self.meter.setAccessibleName(tr("Context in use"))
        self.words = QLabel(self)
        self.words.setObjectName("contextWords")
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setToolTip(
            tr("How much of the context, what the models can see of a chat, this one takes. Settings has a larger one.")
        )
        self._long = self._short = ""

    def show_use(self, used: int, total: int) -> None:
        before = self.sizeHint()
        self.meter.setRange(0, max(total, 1))
        self.meter.setValue(min(used, total))
        self._long, self._short = words.context_words(used, total), words.context_share(used, total)
        self.words.setAccessibleName(self._long)
        if self.sizeHint() != before:
            self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return a width that depends on the number of digits alone: new figures do not lay the window out anew."""
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
