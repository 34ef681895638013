"""Stage mode: conversation, message field and gauge alone, twice as large, for a room that is to see what happens."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from app.ui.chat.chat_view import ChatView
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.toolkit.appearance.theme import Theme
from app.ui.window.layout.columns import Columns

SCALE = 2.0


class StageMode(QObject):
    """Clears the window and puts it back as it was."""

    def __init__(
        self,
        window: QMainWindow,
        theme: Theme,
        *,
        top: QWidget,
        body: Columns,
        view: ChatView,
        metrics_panel: MetricsPanel,
    ) -> None:
        super().__init__(window)
        self._window, self._theme = window, theme
        self._top, self._body, self._view, self._metrics_panel = top, body, view, metrics_panel
        self.on = False
        metrics_panel.stage_left.connect(self.leave)

    def toggle(self) -> None:
        if self.on:
            self.leave()
        else:
            self.enter()

    def enter(self) -> None:
        if not self.on:
            self._show(on=True)
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)

    def leave(self) -> None:
        if self.on:
            self._show(on=False)
            self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)

    def _show(self, *, on: bool) -> None:
        self.on = on
        self._top.setVisible(not on)
        self._view.set_stage(on)
        self._metrics_panel.set_stage(on)
        self._body.set_stage(on)
        self._theme.set_scale(SCALE if on else 1.0)
        self._view.home().setFocus()
