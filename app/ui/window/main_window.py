"""The main window: three columns under one bar.

The window owns no model and no thread. It is shown before the engine exists; the application attaches the engine
after the first paint.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from app.about import ReleaseFeed
from app.chats.store import ChatStore
from app.conversation.engine_session import EngineSession
from app.errors import WorldError
from app.paths import Paths
from app.settings import Settings
from app.ui.chat.composing.unsent_messages import UnsentMessages
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.keyboard import is_typed
from app.ui.toolkit.widgets.layouts import column_of
from app.ui.window.focus_order import FocusKeeper, put_in_order
from app.ui.window.key_bindings import KeyBindings
from app.ui.window.shortcuts import shortcuts_of
from app.ui.window.user_actions import UserActions
from app.ui.window.window_geometry import SMALLEST, WindowGeometry
from app.ui.window.window_parts import WindowParts
from app.ui.window.wiring import connect

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.model_library import LibraryEntry

_log = logging.getLogger(__name__)
_MOST_EARLIER = 200
"""Questions that the arrow keys bring back into the message field."""


class MainWindow(QMainWindow):
    """The main window, over a store, settings and a session that others built.

    Attributes:
        parts: what it is made of.
        user_actions: what a person can do in it.
        unsent_messages: what is written and not sent.
    """

    painted = Signal()
    """The window is on the screen for the first time."""
    closing = Signal()
    """The window is about to go: the engine has to end now."""

    def __init__(
        self,
        *,
        paths: Paths,
        theme: Theme,
        store: ChatStore,
        settings: Settings,
        session: EngineSession,
        entries: Callable[[], Sequence[LibraryEntry]],
        release: ReleaseFeed | None = None,
    ) -> None:
        super().__init__()
        self._geometry = WindowGeometry(self, str(paths.window))
        self._was_painted = self._has_ended = False
        self.stays_hidden: Callable[[], bool] = lambda: False
        """Asked when the window is closed: whether the program goes on without it."""
        self.parts = parts = WindowParts(
            self,
            paths=paths,
            theme=theme,
            store=store,
            settings=settings,
            session=session,
            entries=entries,
            release=release,
        )
        self.user_actions = UserActions(self, parts)
        self._lay_out()
        self.user_actions.keys = KeyBindings(self, settings, shortcuts_of(parts, self.user_actions))
        connect(parts, self.user_actions)
        self.painted.connect(parts.facts_reader.read)
        self.painted.connect(parts.chat.tools.prepare)
        self._focus = FocusKeeper(self, parts.view.home)
        self.user_actions.display.show_settings()
        self._geometry.restore()
        self.painted.connect(self._geometry.settle)
        self.unsent_messages = UnsentMessages(
            paths.unsent_messages,
            parts.view.composer,
            parts.pending_files,
            parts.chat,
            exists=lambda chat: store.conversation(chat) is not None,
            parent=self,
        )
        was_open = self.unsent_messages.restore()
        if was_open is not None:
            self.painted.connect(lambda: self.user_actions.open_chat(was_open))
        parts.sidebar.all_deleted.connect(self.unsent_messages.discard)
        parts.view.composer.edit.earlier = lambda: store.latest_questions(_MOST_EARLIER)
        parts.view.composer.setFocus()

    def _lay_out(self) -> None:
        self.setWindowTitle("Draftlight")
        self.setMinimumSize(SMALLEST)
        centre = QWidget()
        column_of(self.parts.top_bar, (self.parts.columns, 1), on=centre, gap=0)
        self.setCentralWidget(centre)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Put words typed where nothing takes them into the message field."""
        edit = self.parts.view.composer.edit
        if is_typed(event) and edit.isVisible() and not edit.hasFocus():
            edit.setFocus()
            QApplication.sendEvent(edit, event)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)  # after this paint has reached the screen
        elif isinstance(event, QKeyEvent) and event.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
            parts = self.parts  # the key is announced to the whole window before it is pressed
            put_in_order(self, (parts.top_bar, parts.sidebar, parts.view, parts.slim_bar, parts.metrics_panel))
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Go at once to the eye; then keep what is being written and end, unless the program goes on."""
        event.accept()
        if self._has_ended:
            return
        self.parts.stage.leave()  # the next start is not on the stage
        self.keep_everything()  # before the engine is waited for: nobody may have that patience
        self.hide()
        for dialog in self.findChildren(QDialog):  # such as the help, which stays open beside the window
            dialog.close()
        if self.user_actions.is_quitting or not self.stays_hidden():
            self._has_ended = True
            self._end()

    def _end(self) -> None:
        self.parts.chat_memory.stop()
        self.parts.titles.stop()
        self.parts.spell_check.stop()
        self.closing.emit()
        self.parts.chat.tools.close()  # before what waits for a server is waited for
        self.parts.services.close()
        self.parts.settings_saving.close()
        self.parts.save_timers.close()
        try:
            self.parts.chat.shut_down()
        except WorldError as error:
            _log.info("Something was not saved when the window closed: %s", error)

    def keep_everything(self) -> None:
        """Save all there is now: the session may end, and this process with it, without another word."""
        self._geometry.keep()
        self.user_actions.follow_zoom()  # the theme tells of a new size a turn of the event loop later
        self.unsent_messages.keep()
        self.parts.settings_saving.save()
        self.parts.chat.keep()
