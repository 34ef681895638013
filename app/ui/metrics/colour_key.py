"""What the colours mean, one below the other: for a room that watches the stage, where the legend is gone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.language import tr
from app.palette import Palette
from app.speculation.trace import Outcome
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.transcript.legend import LegendSample

_SHOWN = (Outcome.ACCEPTED, Outcome.CORRECTED, Outcome.BONUS, Outcome.REJECTED)


class ColourKey(QWidget):
    """Shows the four outcomes as they look in the text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("What the colours mean"))
        self._samples = [LegendSample(outcome, self) for outcome in _SHOWN]
        self._column = QVBoxLayout(self)
        for sample in self._samples:
            self._column.addWidget(sample, 0, Qt.AlignmentFlag.AlignLeft)

    def set_palette(self, palette: Palette) -> None:
        for sample in self._samples:
            sample.set_palette(palette)

    def set_zoom(self, factor: float) -> None:
        """Set the zoom; 1.0 is the usual size."""
        set_margins(self._column, round(4 * factor), 0, 0, 0)
        self._column.setSpacing(round(10 * factor))
        for sample in self._samples:
            sample.set_zoom(factor)
