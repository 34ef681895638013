"""In the settings: the servers of tools that are set up, switched on and off, added, changed and taken in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.conversation.chat_tools import ChatTools
from app.errors import WorldError
from app.language import tr
from app.system.files import read_whole
from app.tool_servers.server_settings import ServerSettings, read_servers, with_server
from app.ui.dialogs.tool_server_dialog import ToolServerDialog, found_words
from app.ui.toolkit.files.file_dialog import FileDialog
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button
from app.ui.toolkit.widgets.labels import ElidedLabel, muted
from app.ui.toolkit.widgets.switch import Switch
from app.ui.window.dialogs.tool_catalogue import ToolCatalogue

_MOST_BYTES = 1_000_000
_TRIAL = "try a tool server"
_SIDES = 40
"""Free pixels at both sides together."""


class ToolServersCard(QFrame):
    """Lists the tool servers; a change takes effect at once, even if the settings around it are cancelled.

    Args:
        tools: whose servers they are.
        background: where a server is tried.
    """

    def __init__(self, tools: ChatTools, background: BackgroundWork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tools, self._background = tools, background
        self.setProperty("role", "card")
        self.words = muted(
            tr(
                "A tool server is a program of others that runs on this computer as you do: it can read and "
                "change your files, and use the network. One with an address gets what the model asks of it over the "
                "network. Add only those that you trust."
            )
        )
        self.words.setWordWrap(True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(6)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.hide()
        self.catalogue_button = plain_button(tr("Catalogue…"), tr("Servers that need nothing installed"))
        self.catalogue_button.clicked.connect(self.open_catalogue)
        self.add_button = plain_button(tr("Add…"))
        self.add_button.clicked.connect(lambda: self.edit(None))
        self.file_button = plain_button(tr("From a file…"), tr("The JSON in which other programs keep their servers"))
        self.file_button.clicked.connect(self._ask_for_file)
        self.paste_button = plain_button(tr("Paste"), tr("From the clipboard"))
        self.paste_button.clicked.connect(lambda: self.take_in(QApplication.clipboard().text()))
        ways = QWidget()
        ways.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight, ways)
        self._ways.setContentsMargins(0, 0, 0, 0)
        self._buttons = (self.catalogue_button, self.add_button, self.file_button, self.paste_button)
        for button in self._buttons:
            button.setAutoDefault(False)
            self._ways.addWidget(button)
        self._ways.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addWidget(self.words)
        column.addLayout(self._rows)
        column.addWidget(self.status)
        column.addWidget(ways)
        self.destroyed.connect(partial(background.recall, self, _TRIAL))
        self._show_servers()

    def edit(self, server: ServerSettings | None) -> ToolServerDialog:
        """Open a form for a server, or for a new one."""
        dialog = ToolServerDialog(server, self._tools, self._background, self.window())
        dialog.saved.connect(lambda changed: self._keep_one(changed, server.name if server is not None else None))
        dialog.open()
        return dialog

    def open_catalogue(self) -> ToolCatalogue:
        """Offer servers that need nothing installed."""
        dialog = ToolCatalogue([server.url for server in self._tools.servers.all()], self.window())
        dialog.added.connect(lambda server: self._keep_one(server, None))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def take_in(self, text: str) -> None:
        """Add the servers in a JSON text; they come switched off."""
        try:
            new_servers, left_out = read_servers(text)
        except WorldError as error:
            self._say(error.sentence)
            return
        servers = self._tools.servers.all()
        for server in new_servers:
            if replace(server, on=False) not in [replace(one, on=False) for one in servers]:  # pasted twice
                servers = with_server(servers, replace(server, on=False))
        if self._keep(servers):
            names = ", ".join(server.name for server in new_servers)
            sentence = tr("Taken in, and switched off until you switch them on: {names}.", names=names)
            if left_out:
                rest = tr(
                    "Not taken in, since they have no command and no address: {names}.", names=", ".join(left_out)
                )
                sentence = f"{sentence} {rest}"
            self._say(sentence)

    def read(self, path: Path) -> None:
        """Add the servers in a file."""
        try:
            too_large = path.stat().st_size > _MOST_BYTES
            text = "" if too_large else read_whole(path, _MOST_BYTES).decode("utf-8-sig", "replace")
        except OSError as error:
            self._say(tr("{name} cannot be read: {error}.", name=path.name, error=error.strerror or error))
            return
        if too_large:
            self._say(tr("This file is too large for a list of tool servers."))
        else:
            self.take_in(text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the buttons below each other where they do not fit side by side."""
        super().resizeEvent(event)
        needed = sum(button.sizeHint().width() for button in self._buttons) + 2 * self._ways.spacing()
        beside = needed <= event.size().width() - _SIDES
        self._ways.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def _ask_for_file(self) -> None:
        dialog = FileDialog(self.window(), tr("Take in tool servers"))
        dialog.setNameFilters([tr("JSON (*.json)"), tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.read(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _show_servers(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for server in self._tools.servers.all():
            self._rows.addWidget(self._row(server))

    def _row(self, server: ServerSettings) -> QWidget:
        whole = QWidget()
        name = ElidedLabel(server.name)
        whole.setToolTip((server.url or " ".join([server.command, *server.arguments]))[:300])
        box = Switch()
        box.setAccessibleName(tr("{name}: chats may use it", name=server.name))
        box.setChecked(server.on)
        box.toggled.connect(partial(self._switch, server))
        test = quiet_button(tr("Test"), tr("Starts it, asks for its tools, and ends it"))
        test.setAccessibleName(tr("Test {server}", server=server.name))
        test.clicked.connect(lambda: self._test(server.name))
        edit = quiet_button(tr("Change…"))
        edit.setAccessibleName(tr("Change {server}", server=server.name))
        edit.clicked.connect(lambda: self._edit_named(server.name))
        remove = quiet_button(tr("Remove"))
        remove.setAccessibleName(tr("Remove {server}", server=server.name))
        remove.clicked.connect(lambda: self._remove(server.name))
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(name, 1)
        for button in (test, edit, remove):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addWidget(box)
        return whole

    def _switch(self, server: ServerSettings, on: bool) -> None:
        """Switch a server on or off; its row stays, and the keyboard in it."""
        servers = [replace(one, on=on) if one.name == server.name else one for one in self._tools.servers.all()]
        if not self._write(servers):
            self._show_servers()

    def _test(self, name: str) -> None:
        """Try a server as it is set up now, and say what came of it."""
        server = self._named(name)
        box = self._tools.toolbox
        asking = tr("Asking it. A sign-in opens in your browser.") if server.url else tr("Starting it…")
        self._say(f"{name}: {asking}")
        self._background.send(
            self,
            _TRIAL,
            lambda is_wanted: box.try_out(server, is_wanted=is_wanted),
            lambda found: self._say(f"{name}: {found_words(*found)}"),
            lambda error: self._say(error.sentence),
        )

    def _named(self, name: str) -> ServerSettings:
        return next(one for one in self._tools.servers.all() if one.name == name)

    def _edit_named(self, name: str) -> None:
        """Open the form for a server as it is now: it may have been switched since its row was made."""
        self.edit(self._named(name))

    def _remove(self, name: str) -> None:
        self._background.recall(self, _TRIAL)
        if self._keep([one for one in self._tools.servers.all() if one.name != name]):
            self._say(tr("“{server}” was removed from this list. The program itself is where it was.", server=name))

    def _keep_one(self, server: ServerSettings, before: str | None) -> None:
        self._keep(with_server(self._tools.servers.all(), server, in_place_of=before))

    def _keep(self, servers: Sequence[ServerSettings]) -> bool:
        """Write the servers, and list them anew; return whether they are written."""
        is_written = self._write(servers)
        if is_written:
            self._show_servers()
        return is_written

    def _write(self, servers: Sequence[ServerSettings]) -> bool:
        gone_urls = {one.url for one in self._tools.servers.all() if one.url} - {one.url for one in servers}
        try:
            self._tools.servers.keep(servers)
        except WorldError as error:
            self._say(error.sentence)
            return False
        self.status.hide()
        self._tools.follow_servers()
        for url in gone_urls:
            self._forget_sign_in(url)
        return True

    def _forget_sign_in(self, url: str) -> None:
        """Leave no tokens in the keyring for an address that is not set up any more."""
        box = self._tools.toolbox
        work = f"forget the sign-in with {url}"
        self._background.send(self, work, lambda _: box.forget_sign_in(url), lambda _: None, changes=True)

    def _say(self, sentence: str) -> None:
        self.status.setText(sentence)
        self.status.show()
