"""The strip above the composer: one sentence about the newest reply, and buttons for what can be done."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.ui.toolkit.buttons import plain_button, quiet_button
from app.ui.toolkit.icons import icon
from app.ui.toolkit.style_sheet import pixels
from app.ui.toolkit.theme import Theme
from app.ui.transcript.reply_endings import NextStep, Remark


class ReplyRemark(QFrame):
    """Hidden until there is something to say; it goes when it is not true any more."""

    chosen = Signal(object)
    """A :class:`~app.ui.transcript.reply_endings.NextStep`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._theme = theme
        self._sign = QLabel()
        self._words = QLabel()
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 8, 6)
        layout.setSpacing(8)
        layout.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._words, 1)
        self.buttons: dict[NextStep, QPushButton] = {}
        for step in (NextStep.STOP, NextStep.AGAIN, NextStep.GO_ON, NextStep.NEW_CHAT):
            button = quiet_button(step) if step is NextStep.GO_ON else plain_button(step)
            button.clicked.connect(partial(self.chosen.emit, step))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons[step] = button
        theme.palette_changed.connect(self._tint)
        theme.zoom_changed.connect(self._tint)
        self._tint()
        self.hide()

    @property
    def sentence(self) -> str:
        """What it says; empty while it is hidden."""
        return "" if self.isHidden() else self._words.text()

    def show_remark(self, remark: Remark | None) -> None:
        """Say this, or nothing."""
        if remark is not None:
            self._words.setText(remark.sentence)
            self.setAccessibleName(remark.sentence)
            for step, button in self.buttons.items():
                button.setVisible(step in remark.steps)
        self.setVisible(remark is not None)

    def _tint(self) -> None:
        size = pixels(20, self._theme.zoom)
        self._sign.setPixmap(
            icon("info", self._theme.palette.muted, size).pixmap(QSize(size, size), self.devicePixelRatioF())
        )
