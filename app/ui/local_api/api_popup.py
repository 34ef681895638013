"""Popup of the API's mark: how to connect, who is asking at present, and a button to turn it off."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QFrame, QLabel, QWidget

from app.conversation.engine_session import EngineSession
from app.engine.events import ClientsChanged
from app.language import tr
from app.ui.local_api.api_card import ConnectionRows
from app.ui.local_api.api_words import ApiPhase, ApiState, activity_words
from app.ui.local_api.local_api import LocalApi
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button
from app.ui.toolkit.widgets.labels import heading, note, wrapped
from app.ui.toolkit.widgets.layouts import Stretch, column_of, row_of, scroll_down

_WIDE_PX = 420
_GAP_PX = 4
_SIDE_PX = 18


class ApiPopup(QFrame):
    """Stands below the mark until something else is clicked, Esc is pressed, or the server ends."""

    settings_requested = Signal()

    def __init__(self, theme: Theme, api: LocalApi, session: EngineSession, window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.Popup)
        self.setObjectName("apiPopup")
        self.setAccessibleName(tr("Local API"))
        self._theme = theme
        self._state = ApiState()
        self.rows = ConnectionRows(theme)
        self.activity = wrapped(QLabel(textFormat=Qt.TextFormat.PlainText))
        self.stop_button = plain_button(
            tr("End it"),
            tr("End the reply that is being written for another program"),
            run=session.stop_client,
            name=tr("End the reply for another program"),
        )
        self.watch_button = quiet_button(
            tr("Watch in a browser"), tr("A page that shows replies as they are written"), run=self._watch
        )
        self.shown_box = QCheckBox(tr("Show my replies too"))
        self.shown_box.setChecked(api.shows_chats)
        self.shown_box.setToolTip(tr("In browsers that watch: whoever can ask can watch"))
        self.shown_box.toggled.connect(api.show_chats)
        self.settings_button = quiet_button(tr("Settings…"), run=self._open_settings)
        self.off_button = plain_button(tr("Switch off"), run=lambda: api.switch(on=False))
        self._lay_out()
        self.show_state(api.state)
        self.show_clients(session.clients)
        api.changed.connect(self.show_state)
        show_clients = self.show_clients
        session.clients_changed.connect(show_clients)
        self.destroyed.connect(lambda: session.clients_changed.disconnect(show_clients))

    def _lay_out(self) -> None:
        words = tr(
            "Programs that speak to OpenAI, Anthropic, Ollama or llama-server can use the models of this "
            "window. Those made for Anthropic or Ollama want the address without /v1."
        )
        self._buttons = row_of(self.watch_button, self.settings_button, Stretch(), self.off_button, gap=4)
        rule = QFrame()
        rule.setProperty("role", "rule")
        body = QWidget()
        body.setObjectName("apiPopupBody")
        self._column = column_of(
            wrapped(heading(tr("Other programs can ask"))),
            note(words),
            self.rows,
            2,
            row_of((self.activity, 1), self.stop_button),
            self.shown_box,
            rule,
            self._buttons,
            on=body,
            gap=10,
            margins=(_SIDE_PX, 14, _SIDE_PX, 14),
        )
        scroll = scroll_down(body)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column_of(scroll, on=self)

    def show_state(self, state: ApiState) -> None:
        self._state = state
        self.rows.show_state(state)
        if state.phase is not ApiPhase.LISTENING:
            self.close()

    def show_clients(self, clients: ClientsChanged) -> None:
        self.activity.setText(activity_words(clients))
        self.stop_button.setEnabled(bool(clients.running))

    def open_below(self, mark: QWidget) -> None:
        """Show it under the mark, inside its window."""
        window = mark.window()
        width = min(pixels(_WIDE_PX, self._theme.zoom), window.width() - 2 * _GAP_PX)
        below = mark.mapTo(window, QPoint(mark.width() - width, mark.height() + _GAP_PX))
        below.setX(min(max(below.x(), _GAP_PX), window.width() - width - _GAP_PX))
        place = window.mapToGlobal(below)
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # its style sheet says how large it is
        self.ensurePolished()
        edge, row = self.contentsMargins(), (self.watch_button, self.settings_button, self.off_button)
        inside = width - edge.left() - edge.right() - 2 * _SIDE_PX
        beside = sum(button.sizeHint().width() + self._buttons.spacing() for button in row) <= inside
        self._buttons.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._column.invalidate()
        height = self._column.totalHeightForWidth(width - edge.left() - edge.right()) + edge.top() + edge.bottom() + 2
        room = mark.screen().availableGeometry().bottom() - place.y() - _GAP_PX
        self.setFixedSize(width, min(height, room))
        self.move(place)
        self.show()
        self.rows.address.copy_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _watch(self) -> None:
        self.close()
        QDesktopServices.openUrl(QUrl(self._state.address))

    def _open_settings(self) -> None:
        self.close()
        self.settings_requested.emit()
