"""Titles for chats that the model suggests, while nobody wants anything from it.

The chat goes to the model once more, with one sentence behind it: as the models have just read it, only that sentence
is to be read. Whatever the person or another program asks for ends it at once; it is tried again after the next reply.
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
        self._last: int | None = None
        self._useless: set[int] = set()
        """Chats for which the model knew none."""
        self.active = True
        """True if titles are asked for by themselves."""
        engine.loaded.connect(self._follow_load)
        chat.message_added.connect(self._follow_words)
        chat.running_changed.connect(self._follow_running)

    def stop(self) -> None:
        """Ask for nothing any more: the window closes."""
        self.active = False
        self.wanted_changed.emit(False)

    def ask(self) -> None:
        """Ask for a title now, where the chat that was replied in last awaits one."""
        conversation_id = self._last
        if conversation_id is None or not self._are_wanted:
            return
        if self._engine.occupied:
            self.wanted_changed.emit(True)
            return
        try:
            request, messages = self._request(conversation_id)
        except WorldError as error:
            _log.info("no title is asked for: %s", error)
            return
        if request is not None:
            self._engine.ask_in_passing(request, partial(self._take, conversation_id, messages))

    @property
    def _are_wanted(self) -> bool:
        elsewhere = self._server is not None and self._server.program != _DRAFTLIGHT
        return self._settings.suggest_titles and (not elsewhere or self._settings.titles_by_servers)

    def _follow_load(self, event: Loaded) -> None:
        self._server = event.server

    def _follow_words(self, conversation_id: int, role: Role, text: str) -> None:
        if role == "assistant" and text:
            self._last = conversation_id

    def _follow_running(self, running: bool) -> None:
        if running or not self.active or not self._are_wanted:
            self.wanted_changed.emit(False)
        elif self._last is not None:
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
            return  # after the next reply, perhaps
        from app.chats.suggested_titles import title_in  # noqa: PLC0415 - see above

        title = title_in(trace.summary.text, messages[0].text, messages[1].text) if reason is FinishReason.STOP else ""
        try:
            if not title:
                self._useless.add(conversation_id)
            elif self._store.folders.suggest_title(conversation_id, title):
                self.titled.emit()
        except WorldError as error:
            _log.info("a title was not kept: %s", error)
