"""Strip at the foot of the chat list that offers for ten seconds to undo the latest change."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import quiet_button
from app.ui.toolkit.widgets.labels import ElidedLabel
from app.ui.toolkit.widgets.soft_entry import fade_in

UNDO_FOR_MS = 10_000


class UndoStrip(QFrame):
    """Hidden until there is something to undo; the newest step replaces the one before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("undoStrip")
        self._back: Callable[[], object] | None = None
        self.words = ElidedLabel()
        self.button = quiet_button(tr("Undo"), tr("Undo (Ctrl+Z in the list)"))
        self.button.clicked.connect(self.undo)
        layout = QHBoxLayout(self)
        set_margins(layout, 10, 4, 4, 4)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(UNDO_FOR_MS)
        self._timer.timeout.connect(self.end)
        self.hide()

    def offer(self, words: str, back: Callable[[], object]) -> None:
        """Say what was done.

        Args:
            words: in a sentence.
            back: undoes it; also by the key, after the strip is gone, until something else is done.
        """
        self.end()
        self._back = back
        self.words.set_full_text(words)
        self.show()
        fade_in(self)
        self._timer.start()

    def undo(self) -> None:
        """Undo what was done last."""
        back, self._back = self._back, None
        self._timer.stop()
        self.hide()
        if back is not None:
            back()

    def forget(self) -> None:
        """Offer nothing any more: what was done was done to chats that are not there now."""
        self._back = None
        self._timer.stop()
        self.hide()

    def end(self) -> None:
        """Take the offer away."""
        self._timer.stop()
        self.hide()
