"""The button that says which models work together and where guesses come from; pressed, it offers others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from app.language import isolated, tr
from app.ui.toolkit.widgets.buttons import PressedOnce

_PADDING = 34
"""Pixels beside the text: the style sheet's padding, and what rounding may take."""
_LEAST_LETTERS = 8


class PairButton(PressedOnce, QToolButton):
    """Shows “Starter pair · Automatic”; where the bar is narrow the models' names get shorter, the rest stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pairButton")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._models, self._mode = tr("Choose a model"), ""
        self._more = ""
        self._show()

    def show_models(self, models: str, more: str = "") -> None:
        """Show the models' names; the tool tip has ``more`` of them."""
        self._models, self._more = models, more
        self._show()

    def show_mode(self, mode: str) -> None:
        """Show the way to guess."""
        self._mode = mode
        self._show()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self._width(self._text(self._models)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        letters = self.fontMetrics().averageCharWidth() * _LEAST_LETTERS
        return QSize(letters + _PADDING, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._shorten()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _show(self) -> None:
        self.setAccessibleName(tr("Models and guessing: {models}, {mode}", models=self._models, mode=self._mode))
        tip = tr("{models} · {mode} (Ctrl+M)", models=self._models, mode=self._mode)
        self.setToolTip(f"{self._more}\n{tip}" if self._more else tip)
        self.updateGeometry()
        self._shorten()

    def _shorten(self) -> None:
        """Leave out as much of the names as there is no room for, then the way to guess."""
        text = self._text(self._models)
        if self._width(text) > self.width():
            room = self.width() - self._width(self._text(""))
            short = self.fontMetrics().elidedText(self._models, Qt.TextElideMode.ElideRight, max(room, 0))
            # Isolated, else an English name would have its "…" before it where one reads from the right.
            text = self._text(isolated(short)) if len(short) > _LEAST_LETTERS else self._without_mode()
        if text != self.text():
            self.setText(text)

    def _without_mode(self) -> str:
        room = self.width() - self._width(" ▾")
        short = self.fontMetrics().elidedText(self._models, Qt.TextElideMode.ElideRight, max(room, 30))
        return f"{isolated(short)} ▾".replace("&", "&&")

    def _text(self, models: str) -> str:
        return " · ".join(filter(None, (models, self._mode))).replace("&", "&&") + " ▾"

    def _width(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + _PADDING
