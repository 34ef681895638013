"""The tools of a terminal's chat: which are on in it, and asking for each call, making it and keeping what came."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from app.chats.records import ToolOutcome, ToolUse
from app.chats.store import ChatStore
from app.chats.tables import ChosenTools
from app.cli.chat.kept_chat import KeptChat
from app.cli.chat.screen import Screen
from app.cli.jobs import Jobs
from app.cli.terminal import one_line
from app.engine.commands import Describe
from app.engine.events import Answered, Description
from app.errors import WorldError
from app.requests import tool_words
from app.requests.reply_tools import MOST_ROUNDS, Decision, ReplyTools
from app.text_folding import fold_text
from app.tool_servers.server_settings import BUILT_IN
from app.tool_servers.toolbox import OfferedTools, Toolbox
from app.tools.definitions import ToolCall, Toolset
from app.tools.forms import CallForm
from app.traces.readout import TOOLS_SPENT

_QUESTION = "Allow it? once, in this chat, or no (o/c/n): "
_ANSWERS = {
    "o": Decision.ONCE, "once": Decision.ONCE, "c": Decision.THIS_CHAT, "chat": Decision.THIS_CHAT,
    "in this chat": Decision.THIS_CHAT, "n": Decision.NEVER, "no": Decision.NEVER,
}  # fmt: skip
_OFF = (" off", " on")


class ToolsInUse:
    """Holds what tools a chat may use; nothing is on until its person switches it on there.

    Args:
        work: the engine, which says how its model writes calls.
        store: what was chosen in which chat.
        kept: this chat.
        screen: shows calls.
        box: the tools.
        wanted: whether chats may use tools at all, before the person says so here.
    """

    def __init__(
        self, work: Jobs, store: ChatStore, kept: KeptChat, screen: Screen, *, box: Toolbox, wanted: bool
    ) -> None:
        self._work, self._store, self._kept, self._box, self._screen = work, store, kept, box, screen
        self._next = ChosenTools()
        """What holds in a chat in which nothing was said yet."""
        self._wanted = wanted
        self.ask: Callable[[str], str] = lambda _: "no"
        """Has the person answer a question in a line."""

    @property
    def on(self) -> frozenset[str]:
        """Return the servers that are switched on in this chat."""
        return self._chosen.on

    def perform(self, words: str) -> list[str]:
        """Do what follows ``/tools``; return what is to be said.

        Raises:
            WorldError: there is no such server, or nobody is there to be asked.
        """
        if not words:
            return self._listed()
        if not self._screen.terminal:
            raise WorldError("Tools need a terminal, since each call is asked for.")
        off = words.casefold() == "off" or words.casefold().endswith(" off")
        name = words.rpartition(" ")[0] if words.casefold().endswith(_OFF) else words
        chosen = self._chosen
        if words.casefold() == "off":
            self._choose(replace(chosen, on=frozenset()))
            return ["This chat uses no tools."]
        server = self._named(name.strip('" '))
        # What was forbidden is offered again when the server is switched on anew.
        never = frozenset(known for known in chosen.never if known[0] != server)
        self._wanted = self._wanted or not off
        self._choose(replace(chosen, on=chosen.on - {server} if off else chosen.on | {server}, never=never))
        if off:
            return [f"“{one_line(server)}” is off in this chat."]
        return [f"Replies of this chat may ask for “{one_line(server)}”. Each call is shown, and made if you allow it."]

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return the servers whose names begin so."""
        return [(one_line(name), "") for name in self._box.names() if fold_text(name).startswith(fold_text(typed))]

    def keep(self) -> None:
        """Note what was chosen before the first word, once the chat is there."""
        chat, chosen = self._kept.conversation_id, self._next
        if chat is not None and chosen != ChosenTools():
            self._store.tools.choose(chat, chosen)
            self._next = ChosenTools()

    def begin_anew(self) -> None:
        """Switch all off: a new chat has none."""
        self._next = ChosenTools()

    def prepared(self, called_before: int) -> ReplyTools | None:
        """Return the tools that a reply may call, starting their servers; ``None``: there are none.

        Args:
            called_before: replies that called tools since the last question.

        Raises:
            StoppedByKeys: the person did not want to wait.
        """
        chosen = self._chosen
        if not chosen.on or not self._screen.terminal:
            return None
        if called_before >= MOST_ROUNDS:
            self._screen.note(TOOLS_SPENT.sentence)
            return None
        offered = self._work.beside(lambda: self._box.offered(chosen.on, chosen.never), self._box.stop)
        for sentence in offered.problems:
            self._screen.problem(sentence)
        if not offered.tools:
            return None
        told = self._work.perform(Describe(), lambda _: None)
        described = told.answer if isinstance(told, Answered) else None
        form = described.call_form if isinstance(described, Description) else CallForm.DESCRIBED
        return ReplyTools(Toolset(offered.tools), form, offered)

    def call(self, uses: Sequence[ToolUse], offered: OfferedTools) -> bool:
        """Ask for each call of the last reply, make it, and keep what came; return whether the model is to go on.

        Raises:
            WorldError: it cannot be kept.
            StoppedByKeys: a signal came.
        """
        made = list(uses)
        try:
            for place, use in enumerate(uses):
                outcome, result = self._made(use, offered)
                made[place] = replace(use, outcome=outcome, result=result)
                self._kept.keep_uses(made)
                self._screen.note(f"  {tool_words.label(made[place])}")
        except BaseException as error:
            self._kept.keep_uses([replace(use, outcome="stopped") if use.outcome == "waiting" else use for use in made])
            if isinstance(error, (EOFError, KeyboardInterrupt)):
                self._screen.note("Stopped.")
                return False
            raise
        return True

    def show(self, uses: Iterable[ToolUse]) -> None:
        """Show what an earlier reply called, a line each."""
        for use in uses:
            self._screen.note(f"  {tool_words.label(use)}")

    # Inner workings

    def _made(self, use: ToolUse, offered: OfferedTools) -> tuple[ToolOutcome, str]:
        chosen, known, tool = self._chosen, (use.server, use.tool), offered.by_name[use.name].as_allowed
        decision = Decision.NEVER if known in chosen.never else None
        if decision is None:
            decision = Decision.THIS_CHAT if tool in chosen.allowed else self._decided(use)
        if decision is Decision.NEVER:
            self._choose(chosen.forbidding(known))
            return "refused", ""
        if decision is Decision.THIS_CHAT and tool not in chosen.allowed:
            self._choose(chosen.allowing(tool))
        call = ToolCall(use.name, use.arguments, use.call_id)
        came = self._work.beside(lambda: self._box.call(offered, call), self._box.stop)
        return ("failed" if came.failed else "done"), came.text

    def _decided(self, use: ToolUse) -> Decision:
        self._screen.gap()
        self._screen.say(f"The model wants to use {tool_words.named(use)}, with:")
        for line in tool_words.arguments(use).splitlines():
            self._screen.say(f"  {line}")
        while (decision := _ANSWERS.get(self.ask(_QUESTION).strip().casefold())) is None:
            self._screen.note("Type “once”, “chat” or “no”; Ctrl-C ends it here.")
        return decision

    @property
    def _chosen(self) -> ChosenTools:
        """Return what this chat may do; what is not set up any more is not on."""
        chat = self._kept.conversation_id
        chosen = self._next if chat is None else self._store.tools.chosen(chat)
        return replace(chosen, on=chosen.on.intersection(self._box.names()) if self._wanted else frozenset())

    def _choose(self, chosen: ChosenTools) -> None:
        chat = self._kept.conversation_id
        if chat is None:
            self._next = chosen
        else:
            self._store.tools.choose(chat, chosen)

    def _named(self, word: str) -> str:
        for fits in (str.__eq__, str.startswith):
            found = [name for name in self._box.names() if fits(fold_text(name), fold_text(word))]
            if found:
                return found[0]
        raise WorldError(f"There are no tools named {one_line(word)}. /tools lists them; the window sets servers up.")

    def _listed(self) -> list[str]:
        on = self.on
        lines = [f"{'*' if name in on else ' '} {one_line(name)}" for name in self._box.names()]
        return [*lines, f"/tools NAME lets this chat use one, /tools NAME off no more. “{BUILT_IN}” comes along."]
