"""The form of one server of tools: how it is started, and whether that works."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from app.errors import AppError
from app.language import number, tr, tr_count
from app.requests import tool_words
from app.tool_servers.server_settings import LONGEST_NAME, ServerSettings, are_headers, is_address, one_line
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, muted

_FIGURES_WIDE = 66
_MOST_NAMED = 30


class TriedTool(Protocol):
    """A tool that a server has."""

    @property
    def name(self) -> str: ...


class ServerTrial(Protocol):
    """Starts a server, returns its tools and how many cannot be used, and ends it; also when that is not wanted."""

    def try_out(
        self, settings: ServerSettings, *, is_wanted: Callable[[], bool]
    ) -> tuple[tuple[TriedTool, ...], int]: ...


class HasToolbox(Protocol):
    """Owner of a toolbox that can try a server; the toolbox is made when it is first needed."""

    @property
    def toolbox(self) -> ServerTrial: ...


def found_words(tools: Sequence[TriedTool], left_out: int) -> str:
    """Return a sentence on the tools that a server has."""
    names = [tool_words.bare(tool.name) for tool in tools]
    shown = ", ".join(names[:_MOST_NAMED]) + (" …" if len(names) > _MOST_NAMED else "")
    if names:
        sentence = tr_count("One tool found: {names}.", "%n tools found: {names}.", len(names), names=shown)
    else:
        sentence = tr("It works, and has no tools.")
    if left_out:
        sentence += " " + tr("{count} more cannot be used here.", count=number(left_out))
    return sentence


class ToolServerDialog(QDialog):
    """Fields for a name, a command or an address, its arguments, its environment or headers, and its folder.

    Args:
        server: what stands in them at first.
        tools: what tries it.
        background: where that is waited for.
    """

    saved = Signal(object)
    """A :class:`~app.tool_servers.server_settings.ServerSettings`."""

    def __init__(
        self,
        server: ServerSettings | None,
        tools: HasToolbox,
        background: BackgroundWork,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Tool server"))
        self.resize(wide(self, _FIGURES_WIDE), 460)
        self._before, self._tools, self._background = server, tools, background
        self.name = QLineEdit(server.name if server is not None else "")
        self.name.setMaxLength(LONGEST_NAME)
        self.command = QLineEdit(server.url or server.command if server is not None else "")
        self.command.setPlaceholderText(tr("npx, uvx, the path of a program, or https://…"))
        self.command.textChanged.connect(self._follow_command)
        self.arguments = QPlainTextEdit("\n".join(server.arguments) if server is not None else "")
        variables = {**server.environment, **server.headers}.items() if server is not None else ()
        self.environment = QPlainTextEdit("\n".join(f"{name}={value}" for name, value in variables))
        self.folder = QLineEdit(server.folder if server is not None else "")
        self.folder.setPlaceholderText("~")
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.hide()
        self.test_button = plain_button(tr("Test"), tr("Starts it, asks for its tools, and ends it"))
        self.test_button.clicked.connect(self._test)
        self.keep_button = primary_button(tr("Save"))
        self.keep_button.clicked.connect(self._keep)
        cancel = plain_button(tr("Cancel"))
        cancel.clicked.connect(self.reject)
        for button in (self.test_button, cancel, self.keep_button):
            button.setAutoDefault(False)
        self._of_command: tuple[QWidget, ...] = ()
        self._lay_out(cancel)
        self.finished.connect(lambda _: background.recall(self, "try a tool server"))
        self.finished.connect(self.deleteLater)
        self._follow_command()

    def _lay_out(self, cancel: QWidget) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(6)
        layout.addWidget(heading(tr("Tool server")))
        for label, field in (
            (tr("Name"), self.name),
            (tr("Command, or address"), self.command),
            (tr("Arguments, one in a line"), self.arguments),
            (tr("Environment, or headers for an address, one NAME=value in a line"), self.environment),
            (tr("Folder in which it starts"), self.folder),
        ):
            words = muted(label)
            words.setBuddy(field)
            words.setContentsMargins(0, 4, 0, 0)
            if field in {self.arguments, self.folder}:
                self._of_command += (words, field)
            field.setAccessibleName(label)
            layout.addWidget(words)
            layout.addWidget(field)
            if isinstance(field, QPlainTextEdit):
                field.setTabChangesFocus(True)
                field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        layout.addWidget(self.status)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.test_button)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.keep_button)
        layout.addSpacing(8)
        layout.addLayout(buttons)

    def _follow_command(self) -> None:
        """Hide the fields that a server with an address does not need."""
        has_address = "://" in self.command.text()
        self.environment.setPlaceholderText("Authorization=Bearer …" if has_address else "TOKEN=…")
        for widget in self._of_command:
            widget.setHidden(has_address)

    def entry(self) -> ServerSettings | None:
        """Return what stands in the fields; ``None``, and a sentence, where that is no server."""
        name, command = one_line(self.name.text()), self.command.text().strip()
        arguments = tuple(line for line in self.arguments.toPlainText().split("\n") if line)
        lines = [line for line in self.environment.toPlainText().split("\n") if line.strip()]
        variables = {line.partition("=")[0].strip(): line.partition("=")[2] for line in lines}
        if not name or not command:
            self._say(tr("A server needs a name, and a command or an address."))
            return None
        if not all("=" in line and line.partition("=")[0].strip() for line in lines):
            self._say(tr("Each line of the environment has the form NAME=value."))
            return None
        if "://" in command:
            return self._entry_with_address(name, command, variables)
        folder = self.folder.text().strip()
        if "\0" in command + folder + "".join([*arguments, *variables, *variables.values()]):
            self._say(tr("A character that no command can have is in it."))
            return None
        before = self._before or ServerSettings(name, command)
        return replace(
            before, name=name, command=command, arguments=arguments, environment=variables, folder=folder,
            url="", headers={},
        )  # fmt: skip

    def _entry_with_address(self, name: str, url: str, headers: dict[str, str]) -> ServerSettings | None:
        if not is_address(url):
            self._say(tr("An address begins with https://, or is one of this computer."))
            return None
        if not are_headers(headers):
            self._say(tr("A character that no header can have is in it."))
            return None
        on, answer_s = (self._before.on, self._before.answer_s) if self._before is not None else (True, None)
        return ServerSettings(name, "", on=on, answer_s=answer_s, url=url, headers=headers)

    def _keep(self) -> None:
        entry = self.entry()
        if entry is not None:
            self.saved.emit(entry)
            self.accept()

    def _test(self) -> None:
        entry = self.entry()
        if entry is None:
            return
        self.test_button.setEnabled(False)
        self._say(tr("Asking it. A sign-in opens in your browser.") if entry.url else tr("Starting it…"))
        box = self._tools.toolbox
        self._background.send(
            self,
            "try a tool server",
            lambda is_wanted: box.try_out(entry, is_wanted=is_wanted),
            self._show_tools,
            self._show_failure,
        )

    def _show_tools(self, result: tuple[tuple[TriedTool, ...], int]) -> None:
        self.test_button.setEnabled(True)
        self._say(found_words(*result))

    def _show_failure(self, error: AppError) -> None:
        self.test_button.setEnabled(True)
        self._say(error.sentence)

    def _say(self, sentence: str) -> None:
        self.status.setText(sentence)
        self.status.show()
