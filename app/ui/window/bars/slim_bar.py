"""What is left of "Under the hood" when it is folded: the speed, and a button to open it."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.appearance.style_property import set_style_property
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton

MOST_CHARACTERS = 4
"""A longer figure is set smaller."""
_FIGURE = re.compile(r"\d+(?:[^\w\s]\d+)*")
"""Where the figure is in what is said of a speed depends on the language."""


class SlimBar(QFrame):
    """A narrow bar at the right edge."""

    open_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("slimBar")
        self.setAccessibleName(tr("Speed"))
        self.button = IconButton(theme, "gauge", tr("Open “Under the hood” (Ctrl+J)"))
        self.button.clicked.connect(self.open_requested)
        self.speed = QLabel("–")
        self.speed.setObjectName("slimSpeed")
        self.speed.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.speed.setAccessibleName(tr("Speed: none yet"))
        self._unit = QLabel(tr("tok/s", meaning="tokens a second, where there is little room"))
        self._unit.setObjectName("slimUnit")
        self._unit.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._unit.setToolTip(tr("Tokens a second"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 12, 4, 12)
        layout.setSpacing(0)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(12)
        layout.addWidget(self.speed)
        layout.addWidget(self._unit)
        layout.addStretch(1)

    def show_speed(self, text: str) -> None:
        """``text`` such as "43 tokens/s"; the bar has room for the figure."""
        figure = _FIGURE.search(text)
        shown = figure[0] if figure else "–"
        self.speed.setText(shown)
        set_style_property(self.speed, "long", len(shown) > MOST_CHARACTERS)
        self.speed.setAccessibleName(tr("Speed: {speed}", speed=text) if text else tr("Speed: none yet"))
