"""Tools in the terminal: ``/tools``, and asking the person for each call."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.chats.records import ToolUse
from app.cli.chat.screen import Screen
from app.cli.terminal import one_line
from app.conversation.chat_session import ChatSession
from app.errors import WorldError
from app.requests import tool_words
from app.requests.reply_tools import Decision
from app.settings import Settings
from app.text_folding import fold_text
from app.tool_servers.server_settings import BUILT_IN

_QUESTION = "Allow it? once, in this chat, or no (o/c/n): "
_ANSWERS = {
    "o": Decision.ONCE, "once": Decision.ONCE, "c": Decision.THIS_CHAT, "chat": Decision.THIS_CHAT,
    "in this chat": Decision.THIS_CHAT, "n": Decision.NEVER, "no": Decision.NEVER,
}  # fmt: skip
_OFF = (" off", " on")


class ToolCommands:
    """Switches tools on and off in the open chat, asks for calls and shows what came of them.
    ``chosen`` says whether chats may use tools at all, until the person says so here.
    """

    def __init__(self, chat: ChatSession, chosen: Settings, screen: Screen) -> None:
        self._chat, self._chosen, self._screen = chat, chosen, screen
        self._shown: tuple[int, int] = (0, 0)
        """The reply whose calls were shown last, and how many of them."""
        self.ask: Callable[[str], str] = lambda _: "no"
        """Asks the person a question, and returns the line that answers it."""
        chat.uses_changed.connect(self._show_made)

    @property
    def on(self) -> frozenset[str]:
        """Return the servers that are switched on in this chat."""
        return self._chat.tools.chosen_in(self._chat.conversation_id).on

    def perform(self, words: str) -> list[str]:
        """Do what follows ``/tools``; return what is to be said.
        Raises ``WorldError`` if there is no such server, or nobody is there to be asked.
        """
        if not words:
            return self._listed()
        if not self._screen.terminal:
            raise WorldError("Tools need a terminal, since each call is asked for.")
        if words.casefold() == "off":
            for name in self.on:
                self._chat.tools.switch(name, on=False)
            return ["This chat uses no tools."]
        off = words.casefold().endswith(" off")
        name = words.rpartition(" ")[0] if words.casefold().endswith(_OFF) else words
        server = self._named(name.strip('" '))
        if not off:
            self._chosen.set("tools_on", True)
        self._chat.tools.switch(server, on=not off)
        if off:
            return [f"“{one_line(server)}” is off in this chat."]
        return [f"Replies of this chat may ask for “{one_line(server)}”. Each call is shown, and made if you allow it."]

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return the servers whose names begin so."""
        names = self._chat.tools.names()
        return [(one_line(name), "") for name in names if fold_text(name).startswith(fold_text(typed))]

    def decide(self) -> None:
        """Have the person decide on the call that is asked for; end of input and Ctrl-C end all calls of the reply.
        Raises ``StoppedByKeys`` if another signal came.
        """
        loop = self._chat.tool_loop
        assert loop.asked_call is not None
        try:
            decision = self._decided(loop.asked_call)
        except (EOFError, KeyboardInterrupt):
            self._chat.stop()
            self._screen.note("Stopped.")
        else:
            loop.decide(decision)

    def show(self, uses: Iterable[ToolUse]) -> None:
        """Show calls, a line each."""
        for use in uses:
            self._screen.note(f"  {tool_words.label(use)}")

    # Inner workings

    def _show_made(self, message_id: int, uses: tuple[ToolUse, ...]) -> None:
        shown = self._shown[1] if self._shown[0] == message_id else 0
        calls = [use for use in uses if use.outcome not in {"waiting", "stopped"}]
        self._shown = (message_id, len(calls))
        self.show(calls[shown:])

    def _decided(self, use: ToolUse) -> Decision:
        self._screen.gap()
        self._screen.say(f"The model wants to use {tool_words.named(use)}, with:")
        for line in tool_words.arguments(use).splitlines():
            self._screen.say(f"  {line}")
        while (decision := _ANSWERS.get(self.ask(_QUESTION).strip().casefold())) is None:
            self._screen.note("Type “once”, “chat” or “no”; Ctrl-C ends it here.")
        return decision

    def _named(self, word: str) -> str:
        for fits in (str.__eq__, str.startswith):
            matching = [name for name in self._chat.tools.names() if fits(fold_text(name), fold_text(word))]
            if matching:
                return matching[0]
        raise WorldError(f"There are no tools named {one_line(word)}. /tools lists them; the window sets servers up.")

    def _listed(self) -> list[str]:
        on = self.on
        lines = [f"{'*' if name in on else ' '} {one_line(name)}" for name in self._chat.tools.names()]
        return [*lines, f"/tools NAME lets this chat use one, /tools NAME off no more. “{BUILT_IN}” comes along."]
