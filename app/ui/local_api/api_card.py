"""The local API in the settings: how it stands, how programs connect, and another key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.language import tr
from app.ui.local_api.api_words import ApiPhase, ApiState
from app.ui.local_api.connection_rows import ConnectionRows
from app.ui.local_api.local_api import LocalApi
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button


class ApiCard(QFrame):
    """Follows the server while it is open."""

    port_chosen = Signal(int)
    """Another port is listened at from now on."""

    def __init__(self, theme: Theme, api: LocalApi, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._api = api
        self.setProperty("role", "card")
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.port_button = plain_button("")
        self.port_button.setAutoDefault(False)
        self.port_button.clicked.connect(self._use_free_port)
        self.key_button = quiet_button(tr("New key"), tr("Programs that have the key of now are refused then"))
        self.key_button.setAutoDefault(False)
        self.key_button.clicked.connect(api.renew_key)
        self.rows = ConnectionRows(theme)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.words, 1)
        head.addWidget(self.port_button)
        head.addWidget(self.key_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.rows)
        api.changed.connect(self.show_state)
        self.show_state(api.state)

    def show_state(self, state: ApiState) -> None:
        self.words.setText(state.sentence)
        set_style_property(self, "role", "refused" if state.phase is ApiPhase.FAILED else "card")
        self.port_button.setVisible(state.free_port is not None)
        self.port_button.setText(tr("Use port {free_port}", free_port=state.free_port))
        self.port_button.setAccessibleName(tr("Listen at port {free_port} instead", free_port=state.free_port))
        self.key_button.setVisible(state.key is not None)
        self.rows.show_state(state)

    def _use_free_port(self) -> None:
        port = self._api.state.free_port
        if port is not None:
            self._api.use_port(port)
            self.port_chosen.emit(port)
