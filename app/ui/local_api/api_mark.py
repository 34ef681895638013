"""The mark in the top bar while other programs can ask: that they can, how many do, and the way to everything else."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent

from app.engine.events import ClientsChanged
from app.language import tr
from app.ui.local_api.api_words import ApiPhase, ApiState, mark_words
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton

_MOST_SHOWN = 9
_BADGE_PX = 15


class ApiMark(IconButton):
    """Hidden while nobody can ask; a badge counts the requests that run or wait."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "api", tr("Other programs can ask"))
        self._own_theme = theme
        self._state, self._clients = ApiState(), ClientsChanged()
        self.hide()

    @property
    def count(self) -> int:
        """The number of requests that run or wait."""
        return self._clients.running + self._clients.waiting

    def show_state(self, state: ApiState) -> None:
        self._state = state
        self._show()
        self.setVisible(state.phase is ApiPhase.LISTENING)

    def show_clients(self, clients: ClientsChanged) -> None:
        self._clients = clients
        if not self.isHidden():
            self._show()

    def _show(self) -> None:
        mark_text = mark_words(self._state, self._clients)
        if mark_text != self.toolTip():
            self.setToolTip(mark_text)
            self.setAccessibleName(mark_text)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        if not self.count:
            return
        palette = self._own_theme.palette
        size = pixels(_BADGE_PX, self._own_theme.zoom)
        badge = QRectF(self.width() - size - 1, 1, size, size)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.accent))
        painter.drawEllipse(badge)
        font = QFont(self.font())
        font.setPixelSize(max(1, round(size * 0.7)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(palette.on_accent))
        count_text = str(self.count) if self.count <= _MOST_SHOWN else "+"
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, count_text)
        painter.end()
