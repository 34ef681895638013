"""The local API in the settings: how it stands, how programs connect, and another key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from app.language import tr
from app.ui.local_api import api_words
from app.ui.local_api.api_words import ApiPhase, ApiState, base_address, example_line, hidden
from app.ui.local_api.local_api import LocalApi
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton, plain_button, quiet_button
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.toolkit.widgets.labels import ElidedLabel, muted, wrapped
from app.ui.toolkit.widgets.layouts import column_of, keep_room, row_of


class ConnectionRow(QFrame):
    """One thing to copy, under its name."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._copied = ""
        self.name = name
        self.words = ElidedLabel()
        self.words.setProperty("face", "code")
        self.copy_button = IconButton(theme, "copy", tr("Copy: {what}", what=name))
        keep_room(self.copy_button)  # rows are of one height
        self.copy_button.clicked.connect(lambda: copy_text(self._copied, self.copy_button))
        frame = QFrame()
        frame.setProperty("role", "inset")
        row_of((self.words, 1), self.copy_button, on=frame, gap=4, margins=(10, 2, 2, 2))
        column_of(muted(name), frame, on=self, gap=3)

    def show_text(self, shown: str, copied: str | None = None) -> None:
        """Show a text; the button copies the same, or what is given: where that is empty, there is no button."""
        self._copied = shown if copied is None else copied
        self.words.set_full_text(shown)
        self.words.setAccessibleName(f"{self.name}: {shown}")
        self.copy_button.setVisible(bool(self._copied))


class ConnectionRows(QWidget):
    """The rows that matter now; hidden while the server does not listen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.address = ConnectionRow(theme, tr("Address"))
        self.outer = ConnectionRow(theme, tr("Address for other computers"))
        self.key = ConnectionRow(theme, tr("Key"))
        self.example = ConnectionRow(theme, tr("Try it in a terminal"))
        column_of(self.address, self.outer, self.key, self.example, on=self, gap=10)

    def show_state(self, state: ApiState) -> None:
        self.setVisible(state.phase is ApiPhase.LISTENING)
        if state.phase is not ApiPhase.LISTENING:
            return
        self.address.show_text(base_address(state.address))
        self.outer.setVisible(state.reachable)
        outer = base_address(state.outer) if state.outer else ""
        self.outer.show_text(outer or api_words.NO_NETWORK, outer)
        key = state.key
        self.key.show_text(hidden(key) if key is not None else api_words.NO_KEY, key or "")
        line = example_line(state)
        self.example.show_text(line.replace(key, hidden(key)) if key is not None else line, line)


class ApiCard(QFrame):
    """Follows the server while it is open."""

    port_chosen = Signal(int)
    """Another port is listened at from now on."""

    def __init__(self, theme: Theme, api: LocalApi) -> None:
        super().__init__()
        self._api = api
        self.setProperty("role", "card")
        self.words = wrapped(QLabel(textFormat=Qt.TextFormat.PlainText))
        self.port_button = plain_button("", run=self._use_free_port, by_enter=False)
        tip = tr("Programs that have the key of now are refused then")
        self.key_button = quiet_button(tr("New key"), tip, run=api.renew_key, by_enter=False)
        self.rows = ConnectionRows(theme)
        head = row_of((self.words, 1), self.port_button, self.key_button)
        column_of(head, self.rows, on=self, gap=10, margins=(16, 12, 16, 12))
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
