"""The strip above the composer: one sentence about the newest reply, and buttons for what can be done.

While a reply for another program holds the person up, it says that instead, with a way to go first.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.engine.events import ClientsChanged
from app.language import tr, tr_marked
from app.traces.readout import NextStep, Remark
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.language import words
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button


class ReplyRemark(FollowsTheme, QFrame):
    """Shows one remark while it is true; hidden otherwise."""

    chosen = Signal(object)
    """A :class:`~app.traces.readout.NextStep`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._remark: Remark | None = None
        self._held_up = False
        self._sign = QLabel()
        self._words = QLabel()
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        layout = QHBoxLayout(self)
        set_margins(layout, 14, 6, 8, 6)
        layout.setSpacing(8)
        layout.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._words, 1)
        self.buttons: dict[NextStep, QPushButton] = {}
        for step in (NextStep.STOP, NextStep.AGAIN, NextStep.GO_ON, NextStep.NEW_CHAT):
            button = quiet_button(tr_marked(step)) if step is NextStep.GO_ON else plain_button(tr_marked(step))
            button.clicked.connect(partial(self.chosen.emit, step))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons[step] = button
        self.turn_button = plain_button(tr("Answer me now"), tr("End the reply for the other program"))
        layout.addWidget(self.turn_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.follow_theme(theme)
        self.hide()

    @property
    def sentence(self) -> str:
        """The sentence that is shown; empty while none is."""
        return "" if self.isHidden() else self._words.text()

    def show_remark(self, remark: Remark | None) -> None:
        """Show a remark, or none."""
        self._remark = remark
        self._show()

    def follow_clients(self, clients: ClientsChanged) -> None:
        """Say that another program is being waited for, while it is."""
        if clients.held_up != self._held_up:
            self._held_up = clients.held_up
            self._show()

    def _show(self) -> None:
        remark, steps = self._remark, self._remark.steps if self._remark is not None else ()
        sentence = tr_marked(remark.sentence) if remark is not None else ""
        if self._held_up:
            sentence = words.HELD_UP
        if sentence:
            self._words.setText(sentence)
            self.setAccessibleName(sentence)
            for step, button in self.buttons.items():
                button.setVisible(step in steps and not self._held_up)
            self.turn_button.setVisible(self._held_up)
        self.setVisible(bool(sentence))

    def show_theme(self) -> None:
        size = pixels(20, self._theme.zoom)
        self._sign.setPixmap(
            icon("info", self._theme.palette.muted, size).pixmap(QSize(size, size), self.devicePixelRatioF())
        )
