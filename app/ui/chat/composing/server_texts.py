"""Resources and prompts of the tool servers that the open chat uses, for its person to choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.conversation.chat_tools import ChatTools
from app.errors import AppError
from app.tool_servers.server_settings import BUILT_IN
from app.ui.toolkit.scheduling.background_work import BackgroundWork

if TYPE_CHECKING:  # starting processes is not needed to paint the window
    from app.tool_servers.results import ToolResult
    from app.tool_servers.toolbox import OfferedTexts


class ServerTexts(QObject):
    """Asks the servers beside the window, once somebody wants to see what they have.

    Args:
        tools: what the open chat uses.
        background: where servers are waited for.
    """

    changed = Signal()
    """They have answered, or other servers are on."""

    def __init__(self, tools: ChatTools, background: BackgroundWork, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tools, self._background = tools, background
        self._asked: frozenset[str] | None = None
        self.offered: OfferedTexts | None = None
        """``None`` until they have answered."""
        tools.changed.connect(self._forget)

    @property
    def names(self) -> frozenset[str]:
        """The servers that may have some."""
        return self._tools.chosen_in(self._tools.open_id).on - {BUILT_IN}

    def ask(self) -> None:
        """Ask the servers of the open chat, unless they were asked."""
        names = self.names
        if names == self._asked:
            return
        self._asked, self.offered = names, None
        box = self._tools.toolbox
        self._background.send(self, "ask for resources and prompts", lambda _wanted: box.texts(names), self._take)

    def read(
        self, name: str, address: str, done: Callable[[ToolResult], object], failed: Callable[[AppError], object]
    ) -> None:
        """Read a resource of a server, then call ``done`` or ``failed``."""
        box = self._tools.toolbox
        self._background.send(
            self, "read a resource", lambda _wanted: box.read_resource(name, address), done, failed
        )  # fmt: skip

    def write(self, name: str, prompt: str, values: Mapping[str, str], done: Callable[[ToolResult], object]) -> None:
        """Have a server write a prompt, then call ``done``; a fault is told where those of tools are."""
        box = self._tools.toolbox
        self._background.send(
            self,
            "write a prompt",
            lambda _wanted: box.write_prompt(name, prompt, values),
            done,
            self._tools.problem.emit,
        )

    def _take(self, offered: OfferedTexts) -> None:
        self.offered = offered
        self.changed.emit()

    def _forget(self) -> None:
        self._asked = self.offered = None
        self._background.recall(self, "ask for resources and prompts")
        self.changed.emit()
