"""Several answers to one question, written at once: with other seeds, other temperatures or other assistants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.chats.assistants import Assistant
from app.chats.store import ChatStore
from app.conversation.chat_events import ChatEvents
from app.conversation.chat_settings import ChatSettings
from app.conversation.engine_session import EngineSession
from app.conversation.guessing_setups import GuessingSetup, GuessingSetups
from app.conversation.open_messages import OpenMessages
from app.conversation.reply_writing import ReplyWriting
from app.conversation.running_reply import RunningReply
from app.language import mark, number, tr
from app.requests.engine_requests import request_for
from app.settings import Settings

FEWEST, MOST = 2, 4
TEMPERATURES = {2: (0.2, 1.0), 3: (0.0, 0.6, 1.2), 4: (0.0, 0.5, 1.0, 1.5)}
"""By the number of answers."""


class Difference(StrEnum):
    """The setting in which the answers differ, in words that are marked for translation."""

    SEED = mark("Seed")
    TEMPERATURE = mark("Temperature")
    ASSISTANT = mark("Assistant")


@dataclass(frozen=True, slots=True)
class AnswerSetup:
    """The name and the settings of one of the answers."""

    name: str
    settings: Settings


def setups_by_seed(settings: ChatSettings, count: int) -> list[AnswerSetup]:
    """Return setups that differ in nothing but their seeds."""
    chosen = settings.settings_in_use
    return [
        AnswerSetup(
            tr("Answer {number}", number=number(place + 1)),
            chosen if chosen.seed is None else chosen.overlaid({"seed": chosen.seed + place}),
        )
        for place in range(count)
    ]


def setups_by_temperature(settings: ChatSettings, count: int) -> list[AnswerSetup]:
    """Return setups from the likeliest words to bold ones."""
    chosen = settings.settings_in_use
    return [
        AnswerSetup(tr("Temperature {value}", value=number(value, 1)), chosen.overlaid({"temperature": value}))
        for value in TEMPERATURES[count]
    ]


def setups_by_assistant(settings: ChatSettings, assistants: Sequence[Assistant | None]) -> list[AnswerSetup]:
    """Return the setups of these assistants; ``None`` stands for none. The models are those that are chosen."""
    return [
        AnswerSetup(assistant.name if assistant is not None else tr("No assistant"), settings.settings_with(assistant))
        for assistant in assistants
    ]


class AnswerComparison:
    """Answers the question of a reply with several setups, beside each other and without tools.

    The answers are further versions of the reply, which stays the one that is shown until another is kept.

    Args:
        store: where the answers are kept.
        engine: writes them.
        events: tell of them.
        writing: follows and saves them.
        open_messages: the messages of the open conversation.
        setups: remembers how they were asked for.
        open_chat: the id of the open conversation; ``None`` for a new one.
        show: has a conversation shown.
    """

    def __init__(
        self,
        store: ChatStore,
        engine: EngineSession,
        events: ChatEvents,
        *,
        writing: ReplyWriting,
        open_messages: OpenMessages,
        setups: GuessingSetups,
        open_chat: Callable[[], int | None],
        show: Callable[[int], object],
    ) -> None:
        self._store, self._engine, self._events, self._writing = store, engine, events, writing
        self._open_messages, self._setups, self._open_chat, self._show = open_messages, setups, open_chat, show
        self._conversation_id: int | None = None
        """The conversation in which answers are compared."""

    def begin(self, message_id: int, setups: Sequence[AnswerSetup]) -> tuple[int, ...]:
        """Have the answers written that stand beside a reply; return their ids, none where nothing can be asked now.

        Raises:
            WorldError: they cannot be saved.
        """
        conversation_id, old = self._open_chat(), self._open_messages.of(message_id)
        if conversation_id is None or old is None or old.parent_id is None or self._writing.is_blocked(conversation_id):
            return ()
        messages = self._open_messages.shown[: self._open_messages.shown.index(old)]
        self._writing.saving.save()
        replies: list[RunningReply] = []
        for _ in setups:
            message = self._store.add_message(conversation_id, old.parent_id, "assistant", "", "streaming")
            replies.append(RunningReply(conversation_id, message.id, is_compared=True))
        self._store.activate(message_id)
        self._conversation_id = conversation_id
        for reply, setup in zip(replies, setups, strict=True):
            request = request_for(messages, setup.settings)
            self._setups.note(reply.message_id, GuessingSetup(self._engine.wanted_pair, request.mode))
            self._writing.begin(reply)
            self._writing.ask(reply, request)
        self._events.list_changed.emit()
        self._events.running_changed.emit(True)
        return tuple(reply.message_id for reply in replies)

    def end(self, message_id: int | None = None) -> None:
        """Stop what is still written, and show an answer from now on; ``None``: the reply that was there."""
        conversation_id, self._conversation_id = self._conversation_id, None
        if conversation_id is None or conversation_id != self._open_chat():
            return
        if conversation_id in self._writing.conversations:
            self._writing.stop(conversation_id)
        if message_id is not None:
            self._store.activate(message_id)
        self._show(conversation_id)
