"""Popup of the API's mark: how to connect, who is asking at present, and a button to turn it off."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.engine.events import ClientsChanged
from app.language import tr
from app.ui.local_api.api_words import ApiPhase, ApiState, activity_words
from app.ui.local_api.connection_rows import ConnectionRows
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button
from app.ui.toolkit.widgets.labels import heading, muted

_WIDE_PX = 420
_GAP_PX = 4
_SIDE_PX = 18


class ApiPopup(QFrame):
    """Stands below the mark until something else is clicked, Esc is pressed, or the server ends."""

    settings_requested = Signal()
    watch_requested = Signal(str)
    """The address of the page that shows replies as they are written."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.Popup)
        self.setObjectName("apiPopup")
        self.setAccessibleName(tr("Local API"))
        self._theme = theme
        self._state = ApiState()
        self.rows = ConnectionRows(theme)
        about = muted(
            tr(
                "Programs that speak to OpenAI, Anthropic, Ollama or llama-server can use the models of this "
                "window. Those made for Anthropic or Ollama want the address without /v1."
            )
        )
        about.setWordWrap(True)
        self.activity = QLabel()
        self.activity.setWordWrap(True)
        self.activity.setTextFormat(Qt.TextFormat.PlainText)
        self.stop_button = plain_button(tr("End it"), tr("End the reply that is being written for another program"))
        self.stop_button.setAccessibleName(tr("End the reply for another program"))
        self.watch_button = quiet_button(tr("Watch in a browser"), tr("A page that shows replies as they are written"))
        self.watch_button.clicked.connect(self._watch)
        self.shown_box = QCheckBox(tr("Show my replies too"))
        self.shown_box.setToolTip(tr("In browsers that watch: whoever can ask can watch"))
        self.settings_button = quiet_button(tr("Settings…"))
        self.settings_button.clicked.connect(self._open_settings)
        self.off_button = plain_button(tr("Switch off"))
        self._lay_out(about)
        self.show_clients(ClientsChanged())

    def _lay_out(self, about: QWidget) -> None:
        asking = QHBoxLayout()
        asking.setSpacing(8)
        asking.addWidget(self.activity, 1)
        asking.addWidget(self.stop_button)
        buttons = self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        buttons.setSpacing(4)
        buttons.addWidget(self.watch_button)
        buttons.addWidget(self.settings_button)
        buttons.addStretch(1)
        buttons.addWidget(self.off_button)
        rule = QFrame()
        rule.setProperty("role", "rule")
        body = QWidget()
        body.setObjectName("apiPopupBody")
        column = self._column = QVBoxLayout(body)
        column.setContentsMargins(_SIDE_PX, 14, _SIDE_PX, 14)
        column.setSpacing(10)
        title = heading(tr("Other programs can ask"))
        title.setWordWrap(True)
        column.addWidget(title)
        column.addWidget(about)
        column.addWidget(self.rows)
        column.addSpacing(2)
        column.addLayout(asking)
        column.addWidget(self.shown_box)
        column.addWidget(rule)
        column.addLayout(buttons)
        scroll = QScrollArea()
        scroll.setWidget(body)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        frame = QVBoxLayout(self)
        frame.setContentsMargins(0, 0, 0, 0)
        frame.addWidget(scroll)

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
        self.watch_requested.emit(self._state.address)

    def _open_settings(self) -> None:
        self.close()
        self.settings_requested.emit()
