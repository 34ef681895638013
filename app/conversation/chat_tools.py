"""The tools that chats may use, and those that their person allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from app.chats.records import ToolUse
from app.chats.store import ChatStore
from app.chats.tables import ChosenTools
from app.conversation.hooks import Hook
from app.errors import AppError, WorldError
from app.settings import Settings
from app.tool_servers.server_settings import BUILT_IN, ServerList

if TYPE_CHECKING:  # starting processes is not needed to paint the window
    from app.tool_servers.tool_server import ServerTool
    from app.tool_servers.toolbox import Toolbox


class ChatTools:
    """The tools that each chat may use: none until the person switches them on there.

    Args:
        store: what was chosen in which chat.
        settings: whether chats may use tools at all.
        servers: those that are set up.
        open_chat: the id of the open chat; ``None`` for a new one.
    """

    def __init__(
        self, store: ChatStore, settings: Settings, servers: ServerList, open_chat: Callable[[], int | None]
    ) -> None:
        self._store, self._settings, self.servers, self._open_chat = store, settings, servers, open_chat
        self.changed: Hook[[]] = Hook()
        """Something else is on, or may be, in the open chat."""
        self.problem: Hook[AppError] = Hook()
        self._toolbox: Toolbox | None = None
        self._for_new = ChosenTools()
        """The choice for a chat in which nothing was said yet."""

    @property
    def open_id(self) -> int | None:
        """The open chat; ``None`` for a new one."""
        return self._open_chat()

    @property
    def toolbox(self) -> Toolbox:
        """Made when it is first needed."""
        if self._toolbox is None:
            from app.tool_servers.toolbox import Toolbox  # noqa: PLC0415 - not before the first paint

            self._toolbox = Toolbox(self.servers.all)
        return self._toolbox

    @property
    def is_on(self) -> bool:
        """True if chats may use tools at all."""
        return self._settings.tools_on

    def names(self) -> tuple[str, ...]:
        """Return what can be switched on, the built-in tools first."""
        return (BUILT_IN, *(one.name for one in self.servers.all() if one.on))

    def chosen_in(self, conversation_id: int | None) -> ChosenTools:
        """Return what a chat may do; what is not set up any more is not on."""
        try:
            chosen = self._for_new if conversation_id is None else self._store.tools.chosen(conversation_id)
        except WorldError as error:
            self.problem.emit(error)
            chosen = ChosenTools()
        on = chosen.on.intersection(self.names()) if self.is_on else frozenset()
        return replace(chosen, on=on)

    def switch(self, name: str, on: bool) -> None:
        """Let the open chat use a server's tools, or not."""
        conversation_id = self._open_chat()
        chosen = self.chosen_in(conversation_id)
        # What was forbidden is offered again when the server is switched on anew.
        never = frozenset(known for known in chosen.never if known[0] != name)
        self._choose(conversation_id, replace(chosen, on=chosen.on | {name} if on else chosen.on - {name}, never=never))

    def allow(self, conversation_id: int, tool: ServerTool) -> None:
        """Ask no more for this tool in this chat, as long as it is what it is now."""
        self._choose(conversation_id, self.chosen_in(conversation_id).allowing(tool.as_allowed))

    def forbid(self, conversation_id: int, use: ToolUse) -> None:
        """Offer this tool no more in this chat."""
        self._choose(conversation_id, self.chosen_in(conversation_id).forbidding((use.server, use.tool)))

    def keep_new(self, conversation_id: int) -> None:
        """Note what was chosen before the first word."""
        chosen, self._for_new = self._for_new, ChosenTools()
        if chosen != ChosenTools():
            self._choose(conversation_id, chosen)

    def forget_new(self) -> None:
        """Forget what was chosen for a new chat."""
        self._for_new = ChosenTools()
        self.changed.emit()

    def prepare(self) -> None:
        """Get ready to start servers, if any is on."""
        if self.is_on and len(self.names()) > 1:
            self.toolbox.prepare()

    def follow_servers(self) -> None:
        """Follow what was changed about the servers."""
        if self._toolbox is not None:
            self._toolbox.renew()
        self.changed.emit()

    def close(self) -> None:
        """End all servers."""
        if self._toolbox is not None:
            self._toolbox.close()

    def _choose(self, conversation_id: int | None, chosen: ChosenTools) -> None:
        if conversation_id is None:
            self._for_new = chosen
        else:
            try:
                self._store.tools.choose(conversation_id, chosen)
            except WorldError as error:
                self.problem.emit(error)
        self.changed.emit()
