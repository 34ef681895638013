"""The icon in the system's tray, with which the program goes on while its window is closed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon

from app.language import tr
from app.settings import Settings
from app.ui.toolkit.appearance.icons import application_icon
from app.ui.toolkit.appearance.theme import Theme
from app.ui.window.lifecycle import bring_forward
from app.ui.window.main_window import MainWindow

if TYPE_CHECKING:  # not needed to paint the window
    from app.ui.quick_question.quick_window import QuickWindow


class Tray(QObject):
    """Shows the icon while it is wanted and the system has a tray, and opens what it stands for."""

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        theme: Theme,
        *,
        is_available: Callable[[], bool] = QSystemTrayIcon.isSystemTrayAvailable,
        end_program: Callable[[], object] = QApplication.quit,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._theme = window, settings, theme
        self._is_available, self._end_program = is_available, end_program
        self._quick: QuickWindow | None = None
        self.icon: QSystemTrayIcon | None = None
        self._menu = QMenu()
        self._menu.addAction(tr("Open Draftlight"), lambda: bring_forward(window))
        self._menu.addAction(tr("Quick question"), self.ask)
        self._menu.addSeparator()
        self._menu.addAction(tr("Quit"), window.user_actions.quit)
        window.stays_hidden = self._stay_hidden
        window.user_actions.settings_applied.connect(self.follow_settings)
        window.painted.connect(self.follow_settings)
        window.closing.connect(self._leave)

    def ask(self) -> None:
        from app.ui.quick_question.quick_window import QuickWindow  # noqa: PLC0415 - after the first paint

        if self._quick is None:
            parts = self._window.parts
            self._quick = QuickWindow(parts.chat, lambda: parts.session.wanted_pair is not None, self._theme)
            self._quick.open_requested.connect(self._open_chat)
        self._quick.appear()

    def follow_settings(self) -> None:
        """Show the icon, or do not, as it is set."""
        is_shown = self._settings.tray_icon and self._is_available()
        if is_shown and self.icon is None:
            self.icon = QSystemTrayIcon(application_icon(), self)
            self.icon.setToolTip("Draftlight")
            self.icon.setContextMenu(self._menu)
            self.icon.activated.connect(self._follow_click)
            self.icon.show()
        elif not is_shown and self.icon is not None:
            self._remove_icon()
        QApplication.setQuitOnLastWindowClosed(self.icon is None)

    def _follow_click(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is not QSystemTrayIcon.ActivationReason.Trigger or sys.platform == "darwin":
            return  # on a Mac a click opens the menu
        if self._settings.quick_question:
            self.ask()
        else:
            bring_forward(self._window)

    def _open_chat(self, conversation_id: int) -> None:
        bring_forward(self._window)
        self._window.user_actions.open_chat(conversation_id)

    def _stay_hidden(self) -> bool:
        """Return whether the program goes on without its window; say so the first time."""
        if self.icon is None:
            return False
        if not self._settings.tray_told:
            self._settings.set("tray_told", True)
            self.icon.showMessage(
                tr("Draftlight is still running"),
                tr("Its icon in the tray opens it again. Quit ends it."),
                application_icon(),
            )
        return True

    def _leave(self) -> None:
        """Go with the main window, which has ended for good."""
        if self._quick is not None:
            self._quick.close()
            self._quick.deleteLater()
            self._quick = None
        if self.icon is not None:
            self._remove_icon()
            QApplication.setQuitOnLastWindowClosed(True)
            QTimer.singleShot(0, self._end_program)
        self._menu.deleteLater()

    def _remove_icon(self) -> None:
        if self.icon is not None:
            self.icon.hide()
            self.icon.deleteLater()
            self.icon = None
