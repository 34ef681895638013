"""One pair of models on a card: what it is, whether it fits, one button, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from app.models.catalog import Pair
from app.models.fit import Fit, FitVerdict
from app.ui.buttons import primary_button, quiet_button
from app.ui.labels import heading, muted
from app.ui.models_page.pair_state import Offer, PairState

_BAR_STEPS = 1000


class PairCard(QFrame):
    """Shows a pair; says which button was pressed."""

    chosen = Signal(object)
    """An :class:`Offer`."""
    cancelled = Signal()

    def __init__(self, pair: Pair, fit: FitVerdict, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pair = pair
        self._state: PairState | None = None
        self.setProperty("role", "card")
        self.setAccessibleName(pair.name)
        self.fit_words = muted(fit.sentence)
        self.bar = QProgressBar()
        self.bar.setRange(0, _BAR_STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(f"Download of {pair.name}")
        self.status = muted("")
        self.status.setWordWrap(True)
        self.button = primary_button("Download")
        if fit.fit is Fit.WONT:
            self.button.setProperty("role", "plain")
        self.button.clicked.connect(self._press)
        self.cancel = quiet_button("Cancel")
        self.cancel.setAccessibleName(f"Cancel the download of {pair.name}")
        self.cancel.clicked.connect(self.cancelled)
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(6)
        title = heading(self.pair.name)
        title.setWordWrap(True)
        layout.addWidget(title)
        for text in (self.pair.why, _facts(self.pair), _effect(self.pair)):
            if text:
                line = muted(text)
                line.setWordWrap(True)
                layout.addWidget(line)
        self.fit_words.setWordWrap(True)
        layout.addWidget(self.fit_words)
        layout.addSpacing(4)
        layout.addWidget(self.bar)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.status, 1)
        row.addWidget(self.cancel)
        row.addWidget(self.button)
        layout.addLayout(row)

    def show_state(self, state: PairState) -> None:
        """Follow the download."""
        if state == self._state:
            return
        self._state = state
        words = state.offer.value
        if state.offer is Offer.DOWNLOAD:
            words = f"Download {self.pair.size_bytes / 1e9:.1f} GB"
        self.button.setText(words)
        self.button.setAccessibleName(f"{words}: {self.pair.name}")
        self.status.setText(state.words)
        self.cancel.setVisible(state.begun)
        self.bar.setVisible(state.begun)
        self.bar.setValue(round(_BAR_STEPS * state.done_bytes / state.total_bytes))

    def show_problem(self, sentence: str) -> None:
        """Say why the last press came to nothing."""
        self._state = None
        self.status.setText(sentence)

    def _press(self) -> None:
        if self._state is None:
            self.chosen.emit(Offer.DOWNLOAD)
        else:
            self.chosen.emit(self._state.offer)


def _facts(pair: Pair) -> str:
    target, draft = (f"{file.name}, {file.size_bytes / 1e9:.1f} GB" for file in pair.files)
    licences = dict.fromkeys(file.licence_note or f"Licence: {file.licence}." for file in pair.files)
    return f"Writes: {target}. Guesses: {draft}. {' '.join(licences)}"


def _effect(pair: Pair) -> str:
    return f"Measured by {pair.effect_source}: {pair.effect}." if pair.effect else ""
