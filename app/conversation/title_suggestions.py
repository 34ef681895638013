"""Titles for chats that the model suggests, beside whatever else it writes.

The chat goes to the model once more, with one sentence behind it: as the models have just read it, only that sentence
is to be read. Where an engine can do only one thing at a time, whatever the person or another program asks for ends it
at once; it is tried again later.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

from app.chats.records import StoredMessage
from app.chats.store import ChatStore
from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.hooks import Hook
from app.engine.commands import Generate, Message, Role
from app.engine.events import Loaded, ServerFacts
from app.errors import WorldError
from app.requests.engine_requests import request_for
from app.settings import Settings
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.speculation.trace import FinishReason, Trace

_log = logging.getLogger(__name__)

QUIET_S = 4.0
"""Passes between a reply and the request for a title: who asks one question after the other is not to wait for it."""
_MOST_MESSAGES = 6
"""A chat with more gets no title any more: a title says how the chat began."""
_DRAFTLIGHT = "Draftlight"


class TitleSuggestions:
    """Follows the replies of a session; a face calls :meth:`ask` when it has been quiet.

    Args:
        store: has the chats.
        settings: whether the person wants it.
        chat: whose replies are followed; knows a chat's own settings.
        engine: asked for titles.
    """

    def __init__(self, store: ChatStore, settings: Settings, chat: ChatSession, engine: EngineSession) -> None:
        self._store, self._settings, self._chat, self._engine = store, settings, chat, engine
        self.titled: Hook[[]] = Hook()
        """A chat has another title."""
        self.wanted_changed: Hook[bool] = Hook()
        """Ask after :data:`QUIET_S` from now, or do not."""
        self._server: ServerFacts | None = None
        self._awaited: dict[int, None] = {}
        """Chats in which a reply came, and whose title is not asked for yet; the latest last."""
        self._useless: set[int] = set()
        """Chats for which the model knew none."""
        self.active = True
        """True if titles are asked for by themselves."""
        engine.loaded.connect(self._follow_load)
        chat.message_added.connect(self._follow_words)

    def stop(self) -> None:
        """Ask for nothing any more: the window closes."""
        self.active = False
        self.wanted_changed.emit(False)

    def ask(self) -> None:
        """Ask for the titles that the chats in which replies came await, one after another."""
        while self._awaited and self._are_wanted:
            conversation_id = next(iter(self._awaited))
            del self._awaited[conversation_id]
            if self._ask(conversation_id):
                return  # the next one once this one is there

    def _ask(self, conversation_id: int) -> bool:
        try:
            request, messages = self._request(conversation_id)
        except WorldError as error:
            _log.info("no title is asked for: %s", error)
            return False
        if request is None:
            return False
        return self._engine.ask_in_passing(request, partial(self._take, conversation_id, messages))

    @property
    def _are_wanted(self) -> bool:
        elsewhere = self._server is not None and self._server.program != _DRAFTLIGHT
        return self._settings.suggest_titles and (not elsewhere or self._settings.titles_by_servers)

    def _follow_load(self, event: Loaded) -> None:
        self._server = event.server

    def _follow_words(self, conversation_id: int, role: Role, text: str) -> None:
        if role == "assistant" and text:
            self._await(conversation_id)

    def _await(self, conversation_id: int) -> None:
        """Ask for a chat's title a while later."""
        if self.active and self._are_wanted:
            self._awaited[conversation_id] = None
            self.wanted_changed.emit(True)

    def _request(self, conversation_id: int) -> tuple[Generate | None, tuple[StoredMessage, ...]]:
        if conversation_id in self._useless or not self._store.folders.awaits_title(conversation_id):
            return None, ()
        messages = self._store.messages(conversation_id, with_traces=False)
        if not 2 <= len(messages) <= _MOST_MESSAGES or messages[-1].role != "assistant":
            return None, ()
        if messages[-1].state != "complete":
            return None, ()
        from app.chats.suggested_titles import MOST_TOKENS, REQUEST  # noqa: PLC0415 - after the first paint

        request = request_for(messages, self._chat.settings.settings_of(conversation_id), chat=conversation_id)
        return (
            replace(
                request,
                messages=(*request.messages, Message("user", REQUEST)),
                sampling=SamplingSettings(temperature=0),
                mode=SpeculationMode.OFF,
                max_tokens=MOST_TOKENS,
                forgets=False,
                recalls=False,
                variables={"enable_thinking": False},  # what models that think have to be told
                in_passing=True,
            ),
            messages,
        )

    def _take(self, conversation_id: int, messages: tuple[StoredMessage, ...], trace: Trace | None) -> None:
        reason = trace.summary.finish_reason if trace is not None else FinishReason.CANCELLED
        if trace is None or reason in {FinishReason.CANCELLED, FinishReason.BROKEN}:
            if self._engine.occupied:  # it had to give way
                self._await(conversation_id)
            return  # else after the next reply, perhaps
        self._keep_title(conversation_id, messages, trace)
        self.ask()

    def _keep_title(self, conversation_id: int, messages: tuple[StoredMessage, ...], trace: Trace) -> None:
        from app.chats.suggested_titles import title_in  # noqa: PLC0415 - see above

        is_whole = trace.summary.finish_reason is FinishReason.STOP
        title = title_in(trace.summary.text, messages[0].text, messages[1].text) if is_whole else ""
        try:
            if not title:
                self._useless.add(conversation_id)
            elif self._store.folders.suggest_title(conversation_id, title):
                self.titled.emit()
        except WorldError as error:
            _log.info("a title was not kept: %s", error)
