"""The lock beside a reply's seed: closed, the replies to come have the same seed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.ui.transcript.message_actions import ActionButton
from app.ui.transcript.typography import Typography


class SeedButton(ActionButton):
    """Locks the seed of its reply, or lets it go."""

    lock_changed = Signal(object)
    """The seed to keep; ``None``: a new one for each reply."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("lock-open", tr("Keep this seed"), parent)
        self.setCheckable(True)
        self._seed: int | None = None
        self._locked: int | None = None
        self._typography: Typography | None = None
        self.clicked.connect(lambda locked: self.lock_changed.emit(self._seed if locked else None))
        self.hide()

    def show_seed(self, seed: int | None) -> None:
        """Be about this seed; ``None``: the reply has none that is known."""
        self._seed = seed
        self.setVisible(seed is not None)
        self._follow()

    def show_locked(self, seed: int | None) -> None:
        """Follow which seed is kept; ``None``: none is."""
        self._locked = seed
        self._follow()

    def set_typography(self, typography: Typography) -> None:
        self._typography = typography
        super().set_typography(typography)

    def _follow(self) -> None:
        locked = self._seed is not None and self._seed == self._locked
        self.setChecked(locked)
        words = (
            tr(
                "Seed {seed} is kept in this chat: the same question gets the same reply. Press for new ones",
                seed=self._seed,
            )
            if locked
            else tr(
                "Keep seed {seed} for the next replies of this chat: the same question then gets the same reply",
                seed=self._seed,
            )
        )
        self.setToolTip(words)
        self.setAccessibleName(words)
        self._icon_name = "lock" if locked else "lock-open"
        if self._typography is not None:
            super().set_typography(self._typography)
